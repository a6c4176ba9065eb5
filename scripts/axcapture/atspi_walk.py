"""Walks a tree over AT-SPI: waits until it has content and holds still, then writes it node by node."""

import time

from axcapture.atspi_form import mask
from axcapture.atspi_node import FILLS, FURTHER_FILLS
from axcapture.status import Failure, Status

#: Roles that an app which has only just started has already.
SHELL = {
    "application",
    "frame",
    "window",
    "dialog",
    "filler",
    "panel",
    "section",
    "document-web",
    "document-frame",
    "scroll-pane",
    "viewport",
    "layered-pane",
    "root-pane",
    "internal-frame",
    "grouping",
    "redundant-object",
    "invalid",
}

#: How many nodes a look at the tree takes in, and for how long: it is only to see whether the tree holds still.
LOOK_NODES = 400
LOOK_SECONDS = 3.0
PAUSE = 0.4


class Walker:
    """Walks what is below a node, the node itself included."""

    def __init__(self, reader, depth_limit=None, most_nodes=100_000):
        self.reader = reader
        self.depth_limit = depth_limit
        self.most_nodes = most_nodes

    def walk(self, root, forms):
        """Writes every node into every form, in document order, and returns how many there are."""
        count, stack = 0, [(root, 0, 0)]
        fills = FILLS + (FURTHER_FILLS if any(form.shows_all for form in forms) else ())
        above = Ancestors()
        while stack:
            node, depth, index = stack.pop()
            above.enter(node, depth)
            read = mask(self.reader.node(node, index, fills))
            children = []
            if self.depth_limit is None or depth + 1 < self.depth_limit:
                children, read.null_children = self._children(node, count + len(stack), read.child_count)
            count += 1
            is_told = not read.name and bool(read.text) and any(self._says_text(child) for _, child in children)
            for form in forms:
                form.add(read, depth, is_told)
            for place, child in reversed(children):
                if child in above:
                    raise Failure(Status.CUT, f"a {read.role} has itself as something inside it ({child[1]})")
                stack.append((child, depth + 1, place))
        return count

    def _children(self, node, known, promised=None):
        """The children with their places, and how many places have none."""
        promised = self.reader.child_count(node) if promised is None else promised
        if known + promised > self.most_nodes:
            raise Failure(
                Status.CUT,
                f"there are more than {self.most_nodes} nodes (one says it has {promised} children); "
                "--below takes a part of the tree, --most-nodes more of it",
            )
        return self.reader.children(node, promised)

    def _says_text(self, child):
        """Whether a child is the text of its parent: a `static` that the page gave no role of its own."""
        return self.reader.role(child) == "static" and "xml-roles" not in self.reader.attributes(child)

    def find(self, root, role=None, name=None, is_shown=False):
        """The first node of a role or a name, breadth first; None where there is none."""
        level, seen = [root], 0
        while level:
            below = []
            for node in level:
                seen += 1
                if self._fits(node, role, name, is_shown):
                    return node
                below += [child for _, child in self._children(node, seen + len(below))[0]]
            level = below
        return None

    def _fits(self, node, role, name, is_shown):
        if role is not None and self.reader.role(node) != role:
            return False
        if name is not None and self.reader.name(node) != name:
            return False
        return not is_shown or "showing" in self.reader.states(node)

    def look(self, root):
        """What the first nodes are, to be compared with an earlier look, and whether anything is in them.

        A window's place counts: its first frame may be there before it has its size.
        """
        seen, has_content = [], False
        stack, end = [(root, 0)], time.monotonic() + LOOK_SECONDS
        while stack and len(seen) < LOOK_NODES and time.monotonic() < end:
            node, depth = stack.pop()
            role, name = self.reader.role(node), self.reader.name(node)
            children, _ = self._children(node, len(seen))
            has_content = has_content or role not in SHELL or (depth > 1 and bool(name))
            seen.append((depth, role, name, len(children), self.reader.extents(node) if depth == 1 else None))
            stack += [(child, depth + 1) for _, child in reversed(children)]
        return tuple(seen), has_content


class Ancestors:
    """The nodes between the root and where a walk is: a tree that holds itself would have no end."""

    def __init__(self):
        self._path = []
        self._set = set()

    def enter(self, node, depth):
        """Goes to a node of a depth."""
        while len(self._path) > depth:
            self._set.discard(self._path.pop())
        self._path.append(node)
        self._set.add(node)

    def __contains__(self, node):
        return node in self._set


def wait_for_content(walker, root, deadline, awaited, check):
    """Waits until there is content, what is awaited is shown, and two looks in a row see the same.

    `check` is called before each look, and raises where waiting makes no sense any more. Returns the last look.
    """
    before, has_content, is_there = None, False, awaited is None
    while True:
        check()
        is_there = is_there or walker.find(root, name=awaited, is_shown=True) is not None
        look, has_content = walker.look(root)
        if look == before and has_content and is_there:
            return look
        before = look
        if time.monotonic() > deadline:
            break
        time.sleep(PAUSE)
    if not has_content:
        raise Failure(
            Status.NOTHING, "there is nothing in it but windows and unnamed containers, after all the waiting"
        )
    if not is_there:
        raise Failure(Status.NOTHING, f"nothing called {awaited!r} came up, after all the waiting")
    return look
