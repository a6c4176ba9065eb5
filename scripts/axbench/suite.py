#!/usr/bin/env python3
"""Makes a project of many small screens, each dumped on three platforms, and the same checks for FileCheck.

    python3 -m axbench.suite --screens 1000 --seed 1 --out DIR
"""

import argparse
import os

from .checks import absent, literal
from .screen import Kinds, Maker, ordered
from .words import CONTAINERS
from .written import escaped, write_text, write_xml

CHECKS = 20
ELEMENTS = 45
CLASSES = {
    "AXButton": "android.widget.Button", "AXStaticText": "android.widget.TextView", "AXLink": "android.widget.TextView",
    "AXHeading": "android.widget.TextView", "AXTextField": "android.widget.EditText",
    "AXCheckBox": "android.widget.CheckBox", "AXCheckBox[AXSwitch]": "android.widget.Switch",
    "AXRadioButton": "android.widget.RadioButton", "AXImage": "android.widget.ImageView",
    "AXSlider": "android.widget.SeekBar", "AXPopUpButton": "android.widget.Spinner",
    "AXList": "androidx.recyclerview.widget.RecyclerView",
}  # fmt: skip
NEUTRAL = {"AXButton": "button", "AXStaticText": "text"}


def write_android(elements, path):
    """Writes what uiautomator would of a screen."""
    with open(path, "w", encoding="utf-8", newline="\n") as out:
        out.write("<?xml version='1.0' encoding='UTF-8' standalone='yes' ?><hierarchy rotation=\"0\">")
        open_depths = []
        for element in elements:
            while open_depths and open_depths[-1] >= element.depth:
                open_depths.pop()
                out.write("</node>")
            says, (x, y, width, height) = element.says, element.frame
            name, is_text = says.get("label", ""), element.role in ("AXStaticText", "AXButton", "AXHeading", "AXLink")
            flags = {
                "checkable": element.role in ("AXCheckBox", "AXRadioButton", "AXCheckBox[AXSwitch]"),
                "checked": says.get("value") == "1", "clickable": element.role not in CONTAINERS,
                "enabled": says.get("enabled") != "false", "focusable": element.role not in CONTAINERS,
                "focused": False, "scrollable": False, "long-clickable": False, "password": False,
                "selected": says.get("selected") == "true",
            }  # fmt: skip
            out.write(
                f'<node index="0" text="{escaped(name) if is_text else ""}" resource-id="{escaped(says.get("id", ""))}" '
                f'class="{CLASSES.get(element.role, "android.view.ViewGroup")}" package="org.example.acme" '
                f'content-desc="{"" if is_text else escaped(name)}" '
                + " ".join(f'{key}="{str(value).lower()}"' for key, value in flags.items())
                + f' bounds="[{x},{y}][{x + width},{y + height}]"'
            )
            out.write(">" if element.children else " />")
            if element.children:
                open_depths.append(element.depth)
        out.write("</node>" * len(open_depths) + "</hierarchy>\n")


def known(elements):
    """The buttons and texts of a screen whose label nothing else there has: role and label, in document order."""
    said = [text for x in elements for key, text in x.says.items() if key in ("label", "value")]
    return [
        (element.role, element.says["label"]) for element in elements
        if element.role in NEUTRAL and said.count(element.says.get("label")) == 1 and element.says["label"].isascii()
        and not set('"\\&<>\n\t') & set(element.says["label"])
    ]  # fmt: skip


def screen(seed):
    """A screen with enough to ask about."""
    for attempt in range(1000):
        maker = Maker(seed * 1000 + attempt, depth=12, shared=0.05)
        elements = ordered(maker.screen(ELEMENTS), Kinds())
        chosen = known(elements)
        if len(chosen) >= CHECKS - 5:
            return elements, chosen[: CHECKS - 5]
    raise SystemExit(f"axbench: no screen of seed {seed} has enough labels")


def write(folder, number, seed):
    """Writes the dumps and the checks of one screen."""
    elements, chosen = screen(seed)
    name = f"screen{number:04}"
    write_text(elements, f"{folder}/dumps/macos/{name}.txt")
    write_xml(elements, f"{folder}/dumps/ios/{name}.xml")
    write_android(elements, f"{folder}/dumps/android/{name}.xml")
    with open(f"{folder}/expectations/{name}.expect", "w", encoding="utf-8") as out:
        out.write(f'screen "Screen {number}" on macos ios android\n')
        out.writelines(f'{NEUTRAL[role]} "{label}" ...\n' for role, label in chosen)
        out.writelines(f'no button "{absent(k)}" witness none "nothing has it"\n' for k in range(CHECKS - len(chosen)))
    for platform in ("macos", "ios", "android"):
        with open(f"{folder}/filecheck/{platform}/{name}.check", "w", encoding="utf-8") as out:
            out.writelines(f'CHECK: "{literal(label)}"\n' for _, label in chosen)
            out.writelines(f'CHECK-NOT: "{absent(k)}"\n' for k in range(CHECKS - len(chosen)))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--screens", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", required=True)
    options = parser.parse_args()
    for platform in ("macos", "ios", "android"):
        os.makedirs(f"{options.out}/dumps/{platform}", exist_ok=True)
        os.makedirs(f"{options.out}/filecheck/{platform}", exist_ok=True)
    os.makedirs(f"{options.out}/expectations", exist_ok=True)
    for number in range(options.screens):
        write(options.out, number, options.seed * 100_000 + number)


if __name__ == "__main__":
    main()
