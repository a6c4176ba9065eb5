"""A program on a bus that a test made up, for the walker to walk."""

import io

from axcapture.atspi_bus import ACCESSIBLE, NO_NODE, Refused
from axcapture.atspi_words import RELATIONS, ROLES, STATES
from axcapture.target import Target

PREFIX = "org.a11y.atspi."


class MadeUpNode:
    """A node: what it answers by interface and method or property, and its children."""

    def __init__(
        self, role, name="", *children, states=("enabled", "sensitive", "showing", "visible"), count=None, **said
    ):
        self.role, self.name, self.children, self.states, self.said = role, name, list(children), states, said
        self.count = len(self.children) if count is None else count

    def answers(self):
        """The interfaces it has, with their answers."""
        found = {"Accessible": {}, **self.said.get("interfaces", {})}
        bits = sum(1 << STATES.index(state) for state in self.states)
        found["Accessible"] = {
            "Name": self.name,
            "Description": self.said.get("description", ""),
            "ChildCount": self.count,
            "GetRole": ROLES.index(self.role) if isinstance(self.role, str) else self.role,
            "GetRoleName": self.said.get("role_name", ""),
            "GetState": [bits & 0xFFFFFFFF, bits >> 32],
            "GetAttributes": self.said.get("attributes", {}),
            "GetInterfaces": [PREFIX + word for word in found],
            "GetRelationSet": [
                (RELATIONS.index(kind), targets) for kind, targets in self.said.get("relations", {}).items()
            ],
        }
        if "identifier" in self.said:
            found["Accessible"]["AccessibleId"] = self.said["identifier"]
        return found


class MadeUpBus:
    """Answers for nodes, each of which goes by its number."""

    def __init__(self, root):
        self.nodes = []
        self.numbers = {}
        self.asked = 0
        self.before = lambda asked: None
        self.root = self.number(root)

    def number(self, node):
        """What a node goes by on the bus."""
        if id(node) not in self.numbers:
            self.numbers[id(node)] = (":1.1", f"/{len(self.nodes)}")
            self.nodes.append(node)
        return self.numbers[id(node)]

    def call(self, node, interface, method, signature=None, *arguments):
        """One answer."""
        del signature
        self.asked += 1
        self.before(self.asked)
        found = self.nodes[int(node[1][1:])]
        if interface == ACCESSIBLE and method == "GetChildAtIndex":
            place = arguments[0]
            child = found.children[place] if place < len(found.children) else None
            return self.number(child) if child is not None else ("", NO_NODE)
        if method == "Get":
            interface, method = arguments
        answers = found.answers().get(interface.removeprefix(PREFIX), {})
        if method not in answers:
            raise Refused(f"UnknownMethod: {method} of {node[1]}")
        answer = answers[method]
        return answer(*arguments) if callable(answer) else answer


class Written(Target):
    """A target in memory."""

    def __init__(self):
        super().__init__("memory.txt")
        self._file = io.StringIO()

    @property
    def text(self):
        """What was written."""
        return self._file.getvalue()
