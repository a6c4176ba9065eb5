"""Writes nodes of AT-SPI as text and as XML: two forms of which the first shows what the second does, less the rest."""

import re

from axcapture import marks

#: What is checked, half-way checked or not: its value says which.
CHECKABLE = {"check-box", "check-menu-item", "radio-button", "radio-menu-item", "toggle-button", "switch"}

#: Where the Text interface carries what was typed or is read; elsewhere it is the label again.
TEXT_ROLES = {
    "text",
    "entry",
    "password-text",
    "terminal",
    "spin-button",
    "combo-box",
    "document-text",
    "editbar",
    "autocomplete",
    "search-box",
}

#: Where a number is no value that anybody is told.
WITHOUT_NUMBER = {
    "application",
    "frame",
    "window",
    "push-button",
    "label",
    "table-cell",
    "scroll-pane",
    "panel",
}

#: Role names of a toolkit that are an older spelling of the role.
ALIASES = {"statusbar": "status-bar", "push-button": "button"}

#: What stands for a child inside a text.
CHILD_MARK = "\ufffc"

#: What stands in place of a password, whatever its length.
MASK = "••••••"


def number(value):
    """A number without a fraction that says nothing."""
    return str(int(value)) if value == int(value) and abs(value) < 1e15 else repr(value)


def mask(node):
    """Takes the text of a password field out of a node, so that no dump holds one."""
    if node.role == "password-text" and node.text:
        if node.name == node.text:
            node.name = MASK
        node.text = MASK
        node.value_text = MASK if node.value_text else ""
    return node


def subrole(node):
    """The ARIA role where it is not the role's own name, else the toolkit's role name where it goes beyond AT-SPI's."""
    for word in node.attributes.get("xml-roles", "").split():
        if word != node.role.replace("-", ""):
            return word
    nick = node.role_name.replace(" ", "-")
    if not nick or nick == node.role or ALIASES.get(node.role) == nick:
        return ""
    return re.sub(r"[\[\]\s]", "-", node.role_name)


def is_text_field(node):
    """Whether a node's text is what it holds, and no label of it."""
    return node.role in TEXT_ROLES or "editable" in node.states


def value(node):
    """The value: 0, 1 or 2 of what can be checked; else in words, else the number, else what a field holds."""
    if node.role in CHECKABLE or "checkable" in node.states:
        if "indeterminate" in node.states:
            return "2"
        is_pressed = node.role == "toggle-button" and "pressed" in node.states
        return "1" if "checked" in node.states or is_pressed else "0"
    words = node.attributes.get("valuetext") or node.value_text
    if words:
        return words
    current = node.numbers.get("value")
    if current is not None and node.role not in WITHOUT_NUMBER:
        return number(current)
    return node.text or "" if is_text_field(node) else ""


def own_text(node):
    """The text of a node that has no name, less the marks of its children."""
    if node.text is None or is_text_field(node):
        return ""
    return node.text.replace(CHILD_MARK, "").strip()


class TextForm:
    """A line a node, two blanks a level."""

    source = "atspi-text"
    shows_all = False

    def __init__(self, target, header):
        self.target = target
        self.header = header

    def begin(self):
        """Writes the header before anything is asked of the program."""
        self.target.write(marks.text_header(self.header))
        self.target.flush()

    def add(self, node, depth, is_told):
        """Writes a node's line; `is_told` where a child says the node's text."""
        line = "  " * depth + node.role
        word = subrole(node)
        if word:
            line += f"[{word}]"
        parts = [
            ("label", node.name or ("" if is_told else own_text(node))),
            ("value", value(node)),
            ("help", node.description),
        ]
        line += "".join(f" {name}={marks.quoted(text)}" for name, text in parts if text)
        if node.states and "enabled" not in node.states and "sensitive" not in node.states:
            line += " enabled=false"
        if "selected" in node.states:
            line += " selected=true"
        self.target.write(line + "\n")

    def end(self, nodes):
        """Writes the end line."""
        self.target.write(marks.text_end(nodes))


class XMLForm:
    """An element a node, with all that AT-SPI tells."""

    source = "atspi-xml"
    shows_all = True

    def __init__(self, target, header):
        self.target = target
        self.header = header
        self.open = []

    def begin(self):
        """Writes the declaration; the header is the root's, which comes with the first node."""
        self.open = []
        self.target.write('<?xml version="1.0" encoding="UTF-8"?>\n')
        self.target.flush()

    def add(self, node, depth, is_told):
        """Writes a node's start tag, and what is said of it in elements of their own."""
        del is_told  # an element has the text itself, and its reader decides
        self._close(depth)
        header = marks.xml_header(self.header) if depth == 0 else ""
        pairs = "".join(marks.xml_attribute(name, text) for name, text in xml_pairs(node))
        self.target.write("  " * depth + f"<{node.role}{header}{pairs}>\n")
        self.open.append(node.role)
        for name, inner in xml_annotations(node):
            said = "".join(marks.xml_attribute(key, text) for key, text in inner)
            self.target.write("  " * (depth + 1) + f"<{name}{said}/>\n")

    def end(self, nodes):
        """Closes the root, and writes the last comment."""
        self._close(0)
        self.target.write(marks.xml_end(nodes))

    def _close(self, depth):
        while len(self.open) > depth:
            role = self.open.pop()
            self.target.write("  " * len(self.open) + f"</{role}>\n")


def xml_pairs(node):
    """The attributes of a node's element, in order."""
    pairs = [("name", node.name)]
    if node.description:
        pairs.append(("description", node.description))
    if node.role_name and node.role_name.replace(" ", "-") != node.role:
        pairs.append(("role-name", node.role_name))
    if node.identifier:
        pairs.append(("accessible-id", node.identifier))
    pairs += [(name, number(found)) for name, found in node.numbers.items() if found is not None]
    if node.value_text:
        pairs.append(("value-text", node.value_text))
    if node.text is not None:
        pairs.append(("text", node.text))
    if node.image_description:
        pairs.append(("image-description", node.image_description))
    if node.table:
        pairs += [("rows", node.table[0]), ("columns", node.table[1])]
    if node.cell:
        pairs += [("row", node.cell[0]), ("column", node.cell[1])]
    if node.extents:
        pairs.append(("extents", ",".join(map(str, node.extents))))
    pairs += [("states", " ".join(node.states)), ("interfaces", " ".join(node.interfaces))]
    pairs += [("index", node.index), ("path", node.path)]
    if node.null_children:
        pairs += [("child-count", node.child_count), ("null-children", node.null_children)]
    return pairs


def xml_annotations(node):
    """The elements inside a node's that are no nodes: their name and attributes."""
    for key, text in node.attributes.items():
        yield "attribute", [("name", key), ("value", text)]
    for key, text in node.document.items():
        yield "document-attribute", [("name", key), ("value", text)]
    for name, description, binding in node.actions:
        optional = [("description", description), ("key-binding", binding)]
        yield "action", [("name", name)] + [(key, text) for key, text in optional if text]
    for kind, targets in node.relations:
        yield "relation", [("type", kind), ("targets", " ".join(targets))]


#: The forms by the ending of the file.
FORMS = {"txt": TextForm, "xml": XMLForm}
