"""Reads what one node says over AT-SPI."""

import dataclasses

from axcapture.atspi_bus import ACCESSIBLE, NO_NODE, PROPERTIES, Refused
from axcapture.atspi_words import RELATIONS, ROLES, STATES

PREFIX = "org.a11y.atspi."
SCREEN = 0


@dataclasses.dataclass
class Node:
    """What a node says. What its interfaces do not offer is None or empty."""

    role: str = "invalid"
    #: The toolkit's own word, where AT-SPI has none.
    role_name: str = ""
    name: str = ""
    description: str = ""
    identifier: str = ""
    path: str = ""
    index: int = 0
    states: tuple = ()
    interfaces: tuple = ()
    attributes: dict = dataclasses.field(default_factory=dict)
    document: dict = dataclasses.field(default_factory=dict)
    actions: list = dataclasses.field(default_factory=list)
    relations: list = dataclasses.field(default_factory=list)
    extents: tuple = None
    #: value, minimum, maximum, increment: those that are told.
    numbers: dict = dataclasses.field(default_factory=dict)
    value_text: str = ""
    text: str = None
    image_description: str = ""
    table: tuple = None
    cell: tuple = None
    child_count: int = 0
    null_children: int = 0


class Reader:
    """Asks a program for its nodes, and counts the answers that are errors."""

    def __init__(self, bus):
        self.bus = bus
        self.errors = {}

    def ask(self, node, interface, method, signature=None, *arguments, default=None):
        """One answer; an error is counted and becomes the default."""
        try:
            return self.bus.call(node, interface, method, signature, *arguments)
        except Refused as error:
            message = str(error).replace(node[1], "the node")
            self.errors[message] = self.errors.get(message, 0) + 1
            return default

    def get(self, node, interface, key, default=None):
        """One property."""
        return self.ask(node, PROPERTIES, "Get", "(ss)", interface, key, default=default)

    def quietly(self, node, interface, key):
        """One property that few toolkits have: an error says no more than that this one has not."""
        try:
            return self.bus.call(node, PROPERTIES, "Get", "(ss)", interface, key)
        except Refused:
            return ""

    def name(self, node):
        """The name."""
        return self.get(node, ACCESSIBLE, "Name", "")

    def role(self, node):
        """The role as one word."""
        return self._role(node)[0]

    def _role(self, node):
        number = self.ask(node, ACCESSIBLE, "GetRole", default=0)
        if 0 <= number < len(ROLES) and ROLES[number] != "extended":
            return ROLES[number], ""
        return f"role-{number}" if number >= len(ROLES) else "extended", self.ask(
            node, ACCESSIBLE, "GetRoleName", default=""
        )

    def states(self, node):
        """The words of the states that are set, in one order."""
        low, high = (list(self.ask(node, ACCESSIBLE, "GetState", default=[])) + [0, 0])[:2]
        bits = low | high << 32
        return tuple(
            sorted(STATES[bit] if bit < len(STATES) else f"state-{bit}" for bit in range(64) if bits >> bit & 1)
        )

    def attributes(self, node):
        """What the toolkit says beyond AT-SPI, in one order."""
        return dict(sorted(self.ask(node, ACCESSIBLE, "GetAttributes", default={}).items()))

    def child_count(self, node):
        """How many children the node says it has."""
        return self.get(node, ACCESSIBLE, "ChildCount", 0)

    def children(self, node, count):
        """The children with their places, and how many places have none.

        Each is asked for by its place, as libatspi and so every reader does: what GTK 4 lists in one answer leaves out
        the pages of its stacks.
        """
        found = [self.ask(node, ACCESSIBLE, "GetChildAtIndex", "(i)", place) for place in range(count)]
        real = [(place, child) for place, child in enumerate(found) if child and child[1] != NO_NODE]
        return real, len(found) - len(real)

    def extents(self, node):
        """Where it is on the screen: left, top, width, height."""
        return self.ask(node, PREFIX + "Component", "GetExtents", "(u)", SCREEN)

    def node(self, node, index, fills):
        """What a node says of itself, and what the given rows ask of its interfaces.

        Properties are asked for one by one: 'GetAll' crashes programs of Qt 6.4 and Chromium.
        """
        read = Node(path=node[1], index=index, name=self.name(node), child_count=self.child_count(node))
        read.description = self.get(node, ACCESSIBLE, "Description", "")
        read.role, read.role_name = self._role(node)
        read.states = self.states(node)
        read.attributes = self.attributes(node)
        found = self.ask(node, ACCESSIBLE, "GetInterfaces", default=[])
        read.interfaces = tuple(sorted(word.removeprefix(PREFIX) for word in found))
        for interface, fill in fills:
            if interface in read.interfaces:
                fill(self, node, read)
        return read


def fill_component(reader, node, read):
    """Where it is."""
    read.extents = reader.extents(node)


def fill_actions(reader, node, read):
    """Name, description and key of each action; the list has the names as translated, which tell nothing."""
    found = reader.ask(node, PREFIX + "Action", "GetActions", default=[])
    for place, (translated, description, key) in enumerate(found):
        name = reader.ask(node, PREFIX + "Action", "GetName", "(i)", place, default=translated)
        read.actions.append((name, description, key))


def fill_value(reader, node, read):
    """The number, its bounds, and what it is in words."""
    interface = PREFIX + "Value"
    keys = {
        "value": "CurrentValue",
        "minimum": "MinimumValue",
        "maximum": "MaximumValue",
        "increment": "MinimumIncrement",
    }
    said = {name: reader.get(node, interface, key) for name, key in keys.items()}
    read.numbers = {name: number for name, number in said.items() if number is not None}
    read.value_text = reader.quietly(node, interface, "Text")


def fill_text(reader, node, read):
    """The whole text."""
    length = reader.get(node, PREFIX + "Text", "CharacterCount", 0)
    read.text = reader.ask(node, PREFIX + "Text", "GetText", "(ii)", 0, length, default="")


def fill_image(reader, node, read):
    """What an image shows."""
    read.image_description = reader.get(node, PREFIX + "Image", "ImageDescription", "")


def fill_table(reader, node, read):
    """How large a table is."""
    read.table = tuple(reader.get(node, PREFIX + "Table", key, -1) for key in ("NRows", "NColumns"))


def fill_cell(reader, node, read):
    """The row and the column of a cell."""
    read.cell = reader.get(node, PREFIX + "TableCell", "Position")


def fill_document(reader, node, read):
    """What a document says of itself."""
    found = reader.ask(node, PREFIX + "Document", "GetAttributes", default={})
    read.document = dict(sorted(found.items()))


def fill_relations(reader, node, read):
    """Each kind of relation with the paths of its targets."""
    found = reader.ask(node, ACCESSIBLE, "GetRelationSet", default=[])
    read.relations = sorted(
        (RELATIONS[kind] if kind < len(RELATIONS) else f"relation-{kind}", [path for _, path in targets])
        for kind, targets in found
    )


def fill_identifier(reader, node, read):
    """The identifier that the program's authors gave it."""
    read.identifier = reader.quietly(node, ACCESSIBLE, "AccessibleId")


#: What is asked by interface for both forms, and what only the XML form writes: every question takes its time.
FILLS = (("Value", fill_value), ("Text", fill_text))
FURTHER_FILLS = (
    ("Accessible", fill_identifier),
    ("Component", fill_component),
    ("Action", fill_actions),
    ("Image", fill_image),
    ("Table", fill_table),
    ("TableCell", fill_cell),
    ("Document", fill_document),
    ("Accessible", fill_relations),
)
