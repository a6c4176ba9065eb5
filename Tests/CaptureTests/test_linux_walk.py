"""capture-linux: how it walks and waits, on a made-up bus."""

import time
import unittest

from script import CaptureTest
from made_up_bus import MadeUpBus, MadeUpNode, Written
from made_up_screen import HEADER, TEXT, screen, walk

from axcapture import atspi_walk
from axcapture.atspi_form import TextForm
from axcapture.atspi_node import Reader
from axcapture.atspi_walk import Walker, wait_for_content
from axcapture.status import Failure, Status


class Walks(CaptureTest):
    """How far a walk goes."""

    def test_depth_limit(self):
        self.assertEqual(
            walk(screen(), depth_limit=2)[0].split("\n")[1:4],
            ['application label="app"', '  frame label="Settings"', "# axverify-end: nodes=2"],
        )

    def test_depth_costs_no_recursion(self):
        root = inner = MadeUpNode("panel")
        for _ in range(5000):
            inner.children, inner.count = [MadeUpNode("panel")], 1
            inner = inner.children[0]
        self.assertTrue(walk(root)[0].endswith("nodes=5001\n"))

    def test_most_nodes(self):
        for root in (MadeUpNode("table", "A", count=2**31 - 1), MadeUpNode("panel", "", *[MadeUpNode("label")] * 5)):
            with self.assertRaises(Failure) as caught:
                walk(root, most_nodes=4)
            self.assertEqual(caught.exception.status, Status.CUT)
            self.assertEqual(
                caught.exception.message,
                f"there are more than 4 nodes (one says it has {root.count} children); "
                "--below takes a part of the tree, --most-nodes more of it",
            )

    def test_a_node_inside_itself(self):
        root = MadeUpNode("panel", "", MadeUpNode("panel"))
        root.children[0].children, root.children[0].count = [root], 1
        with self.assertRaises(Failure) as caught:
            walk(root)
        self.assertEqual(caught.exception.message, "a panel has itself as something inside it (/0)")

    def test_the_same_node_twice(self):
        label = MadeUpNode("label", "A")
        self.assertTrue(walk(MadeUpNode("panel", "", label, label))[0].endswith("nodes=3\n"))

    def test_a_walk_that_is_cut_has_no_end_line(self):
        bus = MadeUpBus(screen())

        def stop(asked):
            if asked > 60:
                raise Failure(Status.CUT, "interrupted")

        bus.before = stop
        form = TextForm(Written(), HEADER)
        form.begin()
        with self.assertRaises(Failure):
            Walker(Reader(bus)).walk(bus.root, [form])
        lines = form.target.text.split("\n")
        self.assertEqual(lines[:-1], TEXT.split("\n")[: len(lines) - 1])
        self.assertGreater(len(lines), 4)

    def test_find(self):
        bus = MadeUpBus(screen())
        walker = Walker(Reader(bus))
        self.assertEqual(bus.nodes[int(walker.find(bus.root, role="slider")[1][1:])].name, "Volume")
        self.assertEqual(bus.nodes[int(walker.find(bus.root, name="C", is_shown=True)[1][1:])].role, "table-cell")
        self.assertIsNone(walker.find(bus.root, name="D", role="label"))


class Waits(CaptureTest):
    """How content is waited for."""

    def setUp(self):
        self.pause, atspi_walk.PAUSE = atspi_walk.PAUSE, 0.01

    def tearDown(self):
        atspi_walk.PAUSE = self.pause

    def wait(self, change, awaited=None):
        """Waits on a window that changes with each check; returns how many checks it took."""
        window = MadeUpNode("frame", "A", MadeUpNode("panel"))
        bus = MadeUpBus(MadeUpNode("application", "app", window))
        checks = []

        def check():
            checks.append(None)
            change(window, len(checks))
            if len(checks) > 40:
                raise AssertionError("waits for ever")

        wait_for_content(Walker(Reader(bus)), bus.root, time.monotonic() + 0.15, awaited, check)
        return len(checks)

    def put(self, window, name):
        """Puts a button in the window."""
        window.children, window.count = [MadeUpNode("push-button", name)], 1

    def test_until_it_holds_still(self):
        def change(window, number):
            if number in (3, 4):
                self.put(window, str(number))

        self.assertEqual(self.wait(change), 5)

    def test_until_a_name_is_there(self):
        def change(window, number):
            self.put(window, "Loading" if number < 4 else "Ready")

        self.assertEqual(self.wait(change, "Ready"), 5)

    def test_not_for_ever(self):
        for change, awaited, message in (
            (
                lambda window, number: None,
                None,
                "there is nothing in it but windows and unnamed containers, after all the waiting",
            ),
            (
                lambda window, number: self.put(window, "OK"),
                "Ready",
                "nothing called 'Ready' came up, after all the waiting",
            ),
        ):
            with self.assertRaises(Failure) as caught:
                self.wait(change, awaited)
            self.assertEqual((caught.exception.status, caught.exception.message), (Status.NOTHING, message))

    def test_a_tree_that_never_holds_still_is_taken(self):
        self.wait(lambda window, number: self.put(window, str(number)))


if __name__ == "__main__":
    unittest.main()
