"""Writes trees as dumps: indented text, and an XCUITest page source."""

import random

from .words import CONTAINERS, STATES, TEXTS, TYPES


class Noise:
    """What two captures of one screen differ in though nothing changed: addresses, places, times."""

    def __init__(self, elements, seed):
        self.random = random.Random(seed)
        self.offset = self.random.randint(-40, 40)
        self.places = {}
        for element in elements:
            for place, child in enumerate(element.children):
                self.places[id(child)] = place

    def address(self):
        """A pointer as tools print it."""
        return f"0x6000{self.random.getrandbits(32):08x}"

    def shift(self, element):
        """By how much an element stands lower."""
        return self.offset + self.places.get(id(element), 0)


def quoted(text):
    """A text as a line of the text form has it."""
    return text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\t", "\\t")


def escaped(text):
    """A text as an attribute of XML has it."""
    for character, entity in (("&", "amp"), ("<", "lt"), (">", "gt"), ('"', "quot"), ("\n", "#10"), ("\t", "#9")):
        text = text.replace(character, f"&{entity};")
    return text


def line(element, noise=None):
    """The line of an element in the text form."""
    parts = ["  " * element.depth, element.role]
    parts += [f' {name}="{quoted(element.says[name])}"' for name in TEXTS if name in element.says]
    parts += [f" {name}={element.says[name]}" for name in STATES if name in element.says]
    if noise:
        x, y, width, height = element.frame
        parts.append(f" frame={{{{{x}, {y + noise.shift(element)}}}, {{{width}, {height}}}}} addr={noise.address()}")
        if element.parent is None:
            rnd = noise.random
            clock = f"{rnd.randint(10, 23)}:{rnd.randint(10, 59)}"
            parts.append(f" pid={rnd.randint(300, 99999)} captured=2026-01-0{rnd.randint(1, 9)}T{clock}:07Z")
    return "".join(parts) + "\n"


def write_text(elements, path, noise=None):
    """Writes the text form, a line an element."""
    with open(path, "w", encoding="utf-8", newline="\n") as out:
        out.writelines(line(element, noise) for element in elements)


def tag(element, name, noise=None):
    """The attributes of an element in a page source, in the order in which WebDriverAgent prints them."""
    says, (x, y, width, height) = element.says, element.frame
    parts = [f'<{name} type="{name}"']
    texts = (
        ("value", says.get("value")), ("name", says.get("id") or says.get("label")), ("label", says.get("label")),
        ("hint", says.get("help")), ("placeholderValue", says.get("placeholder")),
    )  # fmt: skip
    parts += [f' {key}="{escaped(text)}"' for key, text in texts if text is not None]
    parts.append(f' enabled="{says.get("enabled", "true")}" visible="{"false" if says.get("hidden") else "true"}"')
    parts.append(f' accessible="{"false" if element.role in CONTAINERS else "true"}"')
    parts += [f' {key}="{says[key]}"' for key in ("selected", "focused", "expanded") if key in says]
    place = f' x="{x}" y="{y + (noise.shift(element) if noise else 0)}" width="{width}" height="{height}"'
    parts.append(place)
    if noise:
        parts.append(f' index="{noise.places.get(id(element), 0)}" addr="{noise.address()}"')
    return "".join(parts)


def write_xml(elements, path, noise=None):
    """Writes the page source."""
    with open(path, "w", encoding="utf-8", newline="\n") as out:
        out.write('<?xml version="1.0" encoding="UTF-8"?>\n')
        open_names = []

        def close(depth):
            while len(open_names) > depth:
                name = open_names.pop()
                out.write("  " * len(open_names) + f"</{name}>\n")

        for element in elements:
            close(element.depth)
            name = "XCUIElementType" + TYPES[element.role]
            has_children = bool(element.children)
            out.write("  " * element.depth + tag(element, name, noise) + (">\n" if has_children else "/>\n"))
            if has_children:
                open_names.append(name)
        close(0)
