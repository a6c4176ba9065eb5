"""Edits a copy of a screen so that it is known what changed, beyond doubt.

No two edits stand side by side or inside one another, and none is of an element that could be taken for its neighbour:
a diff that differs from the truth is wrong, not of another opinion.
"""

import random

from .words import ACTIONS, CONTAINERS, LEAVES

SHARES = {
    "label": 20, "value": 10, "state": 10, "help": 5, "role": 5, "id": 2, "insert": 12, "insert many": 5, "delete": 10,
    "delete many": 5, "reorder": 5, "move": 6, "move and edit": 2, "wrap": 2, "unwrap": 1,
}  # fmt: skip
OTHER_ROLE = {
    "AXButton": "AXLink", "AXLink": "AXButton", "AXStaticText": "AXHeading", "AXHeading": "AXStaticText",
    "AXImage": "AXButton", "AXCheckBox": "AXCheckBox[AXSwitch]", "AXCheckBox[AXSwitch]": "AXCheckBox",
    "AXGroup": "AXList", "AXTextField": "AXPopUpButton", "AXPopUpButton": "AXTextField", "AXMenuItem": "AXButton",
    "AXRadioButton": "AXCheckBox", "AXSlider": "AXTextField", "AXCell": "AXGroup", "AXRow": "AXGroup",
}  # fmt: skip
FULL = 10**9


class Editor:
    """Makes edits until there are as many as asked for; `done` says which."""

    def __init__(self, root, maker, kinds, seed):
        self.random, self.maker, self.kinds = random.Random(seed * 7919 + 13), maker, kinds
        everything = root.within()
        self.pool = [element for element in everything if element.depth >= 2]
        self.boxes = [x for x in self.pool if x.role in CONTAINERS and x.role not in ("AXRow", "AXCell")]
        self.taken, self.load, self.done = set(), {}, []
        self.frequency = {}
        for element in everything:
            for key in ("id", "label"):
                if element.says.get(key):
                    said = key, element.says[key]
                    self.frequency[said] = self.frequency.get(said, 0) + 1

    def run(self, count):
        """Makes that many edits, fewer where no place is found for one."""
        for name in self.random.choices(list(SHARES), list(SHARES.values()), k=count):
            for _ in range(300):
                if self.edit(name):
                    break

    def edit(self, name):
        """Tries one edit at a random place; whether it was made."""
        element = self.random.choice(self.pool)
        if element.parent is None or id(element) in self.taken:
            return False
        if name in ("label", "value", "state", "help", "role", "id"):
            return self.change(element, name)
        if name.startswith("insert"):
            return self.insert(1 if name == "insert" else self.random.randint(3, 12))
        place = element.parent.children.index(element)
        if not self.has_room(element.parent) or self.is_taken(*element.within(), *self.beside(element.parent, place)):
            return False
        if name.startswith("delete"):
            return (name == "delete") == (not element.children) and self.delete(element, place)
        if name == "reorder":
            return self.reorder(element, place)
        if name.startswith("move"):
            return self.move(element, place, is_edited=name != "move")
        return self.wrap(element, place) if name == "wrap" else self.unwrap(element, place)

    # What is free, and what could be mistaken.

    def is_taken(self, *elements):
        return any(id(element) in self.taken for element in elements)

    def take(self, *elements):
        self.taken.update(id(element) for element in elements)

    def has_room(self, parent):
        """Few edits inside one parent, so that what happened there stays plain."""
        return self.load.get(id(parent), 0) < 1 + len(parent.children) // 20 and id(parent) not in self.taken

    def burden(self, parent, weight=1):
        self.load[id(parent)] = self.load.get(id(parent), 0) + weight

    @staticmethod
    def beside(parent, place):
        return parent.children[max(0, place - 1) : place + 2]

    def is_known(self, element, without=None):
        """Whether it can be recognised elsewhere: it holds a label or an identifier that occurs once."""
        return any(
            self.frequency.get((key, inner.says.get(key))) == 1
            for inner in element.within() if inner is not without for key in ("id", "label")
        )  # fmt: skip

    @staticmethod
    def has_twin(element, parent, place):
        near = range(max(0, place - 1), min(len(parent.children), place + 2))
        return any(parent.children[i] is not element and parent.children[i].kind == element.kind for i in near)

    # The edits.

    def change(self, element, name):
        if element.role in CONTAINERS and name in ("value", "help"):
            return False
        changed = self.changed(element, name)
        if not changed:
            return False
        self.take(element)
        self.done.append({"edit": "change", "attribute": changed, "element": element})
        return True

    def changed(self, element, name):
        """Changes one thing that an element says; its name, or nothing where it says no such thing."""
        says, rnd, maker = element.says, self.random, self.maker
        if name == "role":
            if element.role not in OTHER_ROLE:
                return None
            element.role = OTHER_ROLE[element.role]
        elif name == "label":
            old = says.get("label", "")
            forms = (old + " (new)", maker.phrase() + " now", old.upper() + "…")
            says["label"] = rnd.choice(forms) if old else maker.phrase() + " title"
        elif name == "help":
            if "help" in says and rnd.random() < 0.3:
                del says["help"]
            else:
                says["help"] = f"{rnd.choice(ACTIONS)} once more"
        elif name in ("value", "id"):
            if name not in says:
                return None
            old = says[name]
            value = {"0": "1", "1": "0"}.get(old, old + "9" if old.isdigit() else maker.phrase() + " v")
            says[name] = value if name == "value" else old + ".v2"
        else:
            name = rnd.choice(("enabled", "selected", "focused", "hidden", "expanded"))
            if says.pop(name, None) is None:
                says[name] = "false" if name == "enabled" else "true"
        return name

    def subtree(self, parent, count):
        made = self.maker.element("AXGroup" if count > 1 else self.random.choice(list(LEAVES)), None)
        for _ in range(count - 1):
            self.maker.leaf(made)
        made.parent = parent
        self.kinds.number(made.within())
        return made

    def insert(self, count):
        parent = self.random.choice(self.boxes)
        if not self.has_room(parent) or parent.parent is None or parent.depth + 3 > self.maker.depth:
            return False
        place = self.random.randint(0, len(parent.children))
        made, near = self.subtree(parent, count), parent.children[max(0, place - 1) : place + 1]
        if self.has_twin(made, parent, place) or self.is_taken(*near):
            return False
        parent.children.insert(place, made)
        self.burden(parent)
        self.take(*made.within(), *near)
        self.done.append({"edit": "insert", "element": made, "size": count})
        return True

    def delete(self, element, place):
        parent = element.parent
        if element.size > 30 or self.has_twin(element, parent, place):
            return False
        self.take(*element.within(), *self.beside(parent, place))
        self.burden(parent)
        del parent.children[place]
        self.done.append({"edit": "delete", "a": element.origin, "size": element.size})
        element.parent = None
        return True

    def reorder(self, element, place):
        parent = element.parent
        if len(parent.children) < 5 or element.size > 60 or self.load.get(id(parent)):
            return False
        to = self.random.choice([other for other in range(len(parent.children)) if abs(other - place) >= 2])
        low, high = min(place, to), max(place, to)
        if any(other.kind == element.kind for other in parent.children[low : high + 1] if other is not element):
            return False
        del parent.children[place]
        parent.children.insert(to, element)
        self.burden(parent, FULL)
        self.take(*parent.children[max(0, low - 1) : high + 2])
        self.done.append({"edit": "move", "how": "reorder", "element": element})
        return True

    def move(self, element, place, is_edited):
        parent, target, rnd = element.parent, self.random.choice(self.boxes), self.random
        if element.size > 60 or target is parent or not self.has_room(target) or target.parent is None:
            return False
        if element.size < 2 and rnd.random() < 0.5:
            return False
        inner = rnd.choice(element.within()) if is_edited else None
        # A lone "Delete" that is somewhere else is one that went and one that came.
        if not self.is_known(element) or inner is not None and not inner.says.get("id") and not self.is_known(element, inner):
            return False
        if inner is element and not element.children and self.frequency.get(("id", element.says.get("id"))) != 1:
            return False
        above = target
        while above is not None:
            if above is element:
                return False
            above = above.parent
        if element.children and target.depth + 13 > self.maker.depth:
            return False
        to = rnd.randint(0, len(target.children))
        near = target.children[max(0, to - 1) : to + 1]
        if self.has_twin(element, target, to) or self.is_taken(*near):
            return False
        self.take(*element.within(), *self.beside(parent, place), *near)
        self.burden(parent)
        self.burden(target)
        del parent.children[place]
        target.children.insert(to, element)
        element.parent = target
        if inner is not None:
            self.done.append({"edit": "change", "attribute": self.changed(inner, "label"), "element": inner})
        self.done.append({"edit": "move", "how": "elsewhere", "element": element})
        return True

    def wrap(self, element, place):
        parent = element.parent
        if parent.depth + 10 > self.maker.depth or len(parent.children) < 2 or self.load.get(id(parent)):
            return False
        end = min(len(parent.children), place + self.random.randint(1, 5))
        inner = parent.children[place:end]
        if self.is_taken(*inner) or sum(child.size for child in inner) > 200:
            return False
        wrapper = self.maker.element("AXGroup", None, label="")
        wrapper.parent, wrapper.children = parent, inner
        for child in inner:
            child.parent = wrapper
        parent.children[place:end] = [wrapper]
        self.burden(parent, FULL)
        self.take(wrapper, *inner)
        self.done.append({"edit": "wrap", "element": wrapper})
        return True

    def unwrap(self, element, place):
        parent = element.parent
        if element.role not in ("AXGroup", "AXScrollArea", "AXSplitGroup") or not 0 < len(element.children) <= 12:
            return False
        if element.says.get("label") or self.load.get(id(parent)) or self.load.get(id(element)):
            return False
        # In a chain of twins nobody can say which one went.
        if len(parent.children) == 1 and parent.role == element.role:
            return False
        if any(child.role == element.role and child.children for child in element.children):
            return False
        parent.children[place : place + 1] = element.children
        for child in element.children:
            child.parent = parent
        self.burden(parent, FULL)
        self.take(element, *element.children)
        self.done.append({"edit": "unwrap", "a": element.origin})
        element.parent, element.children = None, []
        return True


