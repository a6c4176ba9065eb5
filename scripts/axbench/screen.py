"""Made-up screens: trees of elements in document order, of a size to the node."""

import random

from .words import ACTIONS, CONTAINERS, FIELDS, LEAVES, MONTHS, ODD, PEOPLE, QUALITIES, SHARED, THINGS, TICKED


class Element:
    """One element: its role, what it says, and its place. `origin` is its number in the tree it was copied from."""

    __slots__ = ("role", "says", "children", "parent", "origin", "frame", "depth", "size", "kind")

    def __init__(self, role, says, parent, frame):
        self.role, self.says, self.parent, self.frame = role, says, parent, frame
        self.children, self.origin, self.size, self.kind = [], -1, 1, 0
        self.depth = parent.depth + 1 if parent is not None else 0

    def within(self):
        """The element and all inside it, in document order; no recursion, since a tree may be deep."""
        found, waiting = [], [self]
        while waiting:
            element = waiting.pop()
            found.append(element)
            waiting.extend(reversed(element.children))
        return found


class Kinds:
    """Numbers for subtrees: the same number is the same content."""

    def __init__(self):
        self.known = {}

    def number(self, elements):
        """Numbers elements, given in document order."""
        for element in reversed(elements):
            content = (element.role, tuple(element.says.items()), tuple(child.kind for child in element.children))
            element.kind = self.known.setdefault(content, len(self.known) + 1)


class Maker:
    """Makes elements and screens from a seed.

    `named` is the share of elements with an identifier, `shared` the share of labels that many have in common.
    """

    def __init__(self, seed, depth=60, named=0.35, shared=0.35):
        self.random = random.Random(seed)
        self.depth, self.named, self.shared = depth, named, shared
        self.count = self.serial = 0

    def phrase(self):
        """A label as apps have them."""
        pick, chance = self.random.choice, self.random.random()
        if chance < self.shared:
            return pick(ACTIONS if self.random.random() < 0.5 else SHARED)
        if chance > 0.985:
            return pick(ODD)
        self.serial += 1
        form = self.random.random()
        if form < 0.35:
            return f"{pick(THINGS)} {self.serial}"
        if form < 0.6:
            return f"{pick(QUALITIES)} {pick(THINGS).lower()} from {pick(PEOPLE)}"
        if form < 0.8:
            return f"{pick(ACTIONS)} {pick(QUALITIES).lower()} {pick(THINGS).lower()}"
        day = f"{self.random.randint(1, 28)} {pick(MONTHS)}"
        return f"{pick(THINGS)} {self.serial}, {pick(QUALITIES).lower()}, {day}"

    def identifier(self, role):
        """A name that tests use; two of five are of an action, and so not unique."""
        self.serial += 1
        word = role.split("[")[-1].strip("]")[2:].lower()
        if self.random.random() < 0.6:
            return f"{word}.{self.random.choice(THINGS).lower()}.{self.serial}"
        return f"{word}.{self.random.choice(ACTIONS).lower()}"

    def element(self, role, parent, label=None, named=None):
        """Makes an element at the end of a parent's children."""
        rnd, says = self.random, {}
        self.count += 1
        if rnd.random() < (self.named if named is None else min(named, self.named)):
            says["id"] = self.identifier(role)
        is_leaf = role not in CONTAINERS
        if label is None:
            label = self.phrase() if is_leaf or rnd.random() < 0.15 else ""
        if label:
            says["label"] = label
        if role in FIELDS:
            says["value"] = str(rnd.randint(0, 100)) if role == "AXSlider" else self.phrase()
        elif role in TICKED:
            says["value"] = rnd.choice("01")
        if is_leaf and rnd.random() < 0.2:
            says["help"] = f"{rnd.choice(ACTIONS)}s the {rnd.choice(QUALITIES).lower()} {rnd.choice(THINGS).lower()}"
        if role == "AXTextField" and rnd.random() < 0.5:
            says["placeholder"] = f"Enter {rnd.choice(THINGS).lower()}"
        if is_leaf and rnd.random() < 0.07:
            says["enabled"] = "false"
        if role in ("AXRow", "AXRadioButton") and rnd.random() < 0.05:
            says["selected"] = "true"
        if role in ("AXPopUpButton", "AXOutline") and rnd.random() < 0.3:
            says["expanded"] = rnd.choice(("true", "false"))
        frame = (rnd.randint(0, 1400), rnd.randint(0, 3000), rnd.randint(8, 400), rnd.randint(8, 90))
        made = Element(role, says, parent, frame)
        if parent is not None:
            parent.children.append(made)
        return made

    def leaf(self, parent):
        """Makes one of the elements that have nothing inside."""
        return self.element(self.random.choices(list(LEAVES), list(LEAVES.values()))[0], parent)

    def screen(self, count):
        """Makes a screen of that many elements."""
        root = self.element("AXApplication", None, label="Acme Desk")
        while self.count < count:
            left = count - self.count
            window = self.element("AXWindow", root, label=f"{self.random.choice(THINGS)} window {self.count}")
            self.fill(window, min(left - 1, max(40, count // self.random.randint(3, 6))))
        return root

    def fill(self, parent, budget):
        """Adds exactly that many elements inside a parent: lists, forms, chains of groups, sections."""
        end = self.count + budget
        while self.count < end:
            left, room = end - self.count, self.depth - parent.depth - 1
            if room <= 0 or left < 4 or self.random.random() < 0.12:
                self.leaf(parent)
                continue
            chance = self.random.random()
            if chance < 0.3 and room > 3:
                self.rows(parent, left)
            elif chance < 0.45:
                self.form(parent, left)
            elif chance < 0.6 and room > 6 and left > 12:
                self.chain(parent, left, room, end)
            else:
                section = self.random.choice(
                    ("AXGroup", "AXToolbar", "AXSplitGroup", "AXScrollArea", "AXTabGroup", "AXSheet", "AXMenu")
                )
                inner = self.element(section, parent)
                self.fill(inner, max(1, min(left - 1, int(left * self.random.uniform(0.05, 0.6)) + 1)))

    def rows(self, parent, left):
        """A table or list of rows that are alike."""
        table = self.element(self.random.choice(("AXTable", "AXList", "AXOutline")), parent, label=self.phrase())
        limit = self.count + min(left - 1, self.random.choice((12, 30, 60, 150, 400)))
        columns = self.random.choice(
            (
                [("AXStaticText", None), ("AXStaticText", None), ("AXButton", "Delete")],
                [("AXImage", ""), ("AXStaticText", None)],
                [("AXCheckBox", "Done"), ("AXStaticText", None), ("AXButton", "Edit"), ("AXButton", "More")],
            )
        )
        while self.count + 1 + 2 * len(columns) <= limit:
            row = self.element("AXRow", table, named=0.3)
            for role, label in columns:
                self.element(role, self.element("AXCell", row, label="", named=0), label=label, named=0.2)

    def form(self, parent, left):
        """Texts, each with the control it stands beside."""
        form = self.element("AXGroup", parent)
        for _ in range(min((left - 1) // 2, self.random.randint(2, 9))):
            label = self.phrase()
            self.element("AXStaticText", form, label=label, named=0.1)
            role = self.random.choice(("AXTextField", "AXPopUpButton", "AXCheckBox", "AXCheckBox[AXSwitch]"))
            self.element(role, form, label=label)

    def chain(self, parent, left, room, end):
        """Groups without a label, each inside the last, as web pages have them."""
        inner = self.element("AXWebArea" if self.random.random() < 0.2 else "AXGroup", parent, label="")
        for _ in range(min(room - 3, left - 6, self.random.randint(2, 14))):
            inner = self.element("AXGroup", inner, label="", named=0.08)
        self.fill(inner, max(1, min(end - self.count, self.random.randint(3, 60))))


def ordered(root, kinds):
    """The elements of a tree in document order, with their depths, sizes and kinds set anew."""
    elements = root.within()
    for element in elements:
        element.depth = element.parent.depth + 1 if element.parent is not None else 0
    for element in reversed(elements):
        element.size = 1 + sum(child.size for child in element.children)
    kinds.number(elements)
    return elements


def copied(elements):
    """A copy of a tree whose elements know which ones they are copies of."""
    made = {}
    for number, element in enumerate(elements):
        twin = Element(element.role, dict(element.says), None, element.frame)
        twin.origin, twin.size, twin.kind, twin.depth = number, element.size, element.kind, element.depth
        made[id(element)] = twin
        if element.parent is not None:
            twin.parent = made[id(element.parent)]
            twin.parent.children.append(twin)
    return made[id(elements[0])]
