#!/usr/bin/python3
"""A settings screen in GTK 3, for the loop: as it should be, or with one fault that a reader would hear.

    settings.py [--fault NAME]
"""

import argparse
import sys

import gi

gi.require_version("Gtk", "3.0")
from gi.repository import Atk, Gtk  # noqa: E402

#: What each fault is.
FAULTS = {
    "lost-label": "the button that is a picture only loses its name",
    "decoration": "the ornament becomes a picture with a name, which a reader stops at",
    "rounded": "the half-way box says that it is off",
}


def heading():
    """The screen's heading."""
    label = Gtk.Label(label="Settings", xalign=0)
    label.get_accessible().set_role(Atk.Role.HEADING)
    return label


def save_button():
    """A button that says what it does beyond its name."""
    button = Gtk.Button(label="Save the draft")
    button.get_accessible().set_description("saves it without leaving the screen")
    return button


def delete_button(fault):
    """A button that is a picture only, so somebody has to give it a name."""
    button = Gtk.Button(image=Gtk.Arrow(arrow_type=Gtk.ArrowType.DOWN))
    if fault != "lost-label":
        button.get_accessible().set_name("Delete the draft")
    return button


def select_all(fault):
    """A box that is half-way on."""
    box = Gtk.CheckButton(label="Select all")
    box.set_inconsistent(fault != "rounded")
    return box


def alerts():
    """A box that is on."""
    return Gtk.CheckButton(label="Alerts", active=True)


def paint(widget, context):
    """Paints the ornament under the rows, where no reader meets it."""
    width, height = widget.get_allocated_width(), widget.get_allocated_height()
    context.set_source_rgba(0.2, 0.4, 0.8, 0.2)
    context.arc(width, height, min(width, height) / 3, 0, 7)
    context.fill()
    return False


def ornament():
    """The ornament as a widget of its own, which is the fault."""
    image = Gtk.Image.new_from_icon_name("starred", Gtk.IconSize.BUTTON)
    image.get_accessible().set_name("An ornament")
    return image


def window(fault):
    """The screen."""
    rows = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=6, margin=12)
    for row in (heading(), save_button(), delete_button(fault), select_all(fault), alerts()):
        rows.add(row)
    if fault == "decoration":
        rows.add(ornament())
    else:
        rows.connect("draw", paint)
    top = Gtk.Window(title="Settings")
    top.add(rows)
    top.connect("destroy", Gtk.main_quit)
    return top


def main(words):
    """Shows the screen until it is closed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--fault", choices=sorted(FAULTS))
    window(parser.parse_args(words).fault).show_all()
    Gtk.main()


if __name__ == "__main__":
    main(sys.argv[1:])
