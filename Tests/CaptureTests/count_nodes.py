#!/usr/bin/python3
"""Prints how many nodes libatspi sees in the program of a process: a count that shares no code with the walker."""

import sys

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402


def application(pid):
    """The program's node."""
    desktop = Atspi.get_desktop(0)
    nodes = (desktop.get_child_at_index(place) for place in range(desktop.get_child_count()))
    return next(node for node in nodes if node is not None and node.get_process_id() == pid)


def count(root):
    """The node and all that are below it."""
    seen, stack = 0, [root]
    while stack:
        node = stack.pop()
        seen += 1
        for place in range(node.get_child_count()):
            try:
                child = node.get_child_at_index(place)
            except GLib.Error:
                continue
            if child is not None:
                stack.append(child)
    return seen


if __name__ == "__main__":
    print(count(application(int(sys.argv[1]))))
