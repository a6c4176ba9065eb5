"""capture-linux: its walk and its forms on a made-up bus, and its usage."""

import os
import subprocess
import sys
import tempfile
import unittest

from made_up_bus import MadeUpBus, MadeUpNode, Written
from script import SCRIPTS, ScriptTest

from axcapture import atspi_walk, marks
from axcapture.atspi_form import TextForm, XMLForm
from axcapture.atspi_node import Reader
from axcapture.atspi_walk import Walker, wait_for_content
from axcapture.program import Program, descendants, is_running
from axcapture.status import Failure, Status

HEADER = marks.Header("atspi-text", "linux", captured="2026-01-31T10:00:00Z")
OFF = ("showing", "visible")


def value(current, **more):
    """The Value interface."""
    return {"CurrentValue": current, "MinimumValue": 0.0, "MaximumValue": 1.5, "MinimumIncrement": 0.0, **more}


def text(content):
    """The Text interface."""
    return {"CharacterCount": len(content), "GetText": lambda start, end: content[start:end]}


def screen():
    """A screen with what the forms tell apart."""
    on = ("enabled", "sensitive", "showing", "visible")
    return MadeUpNode(
        "application", "app",
        MadeUpNode(
            "frame", "Settings",
            MadeUpNode("push-button", "Save", description="saves it\nhere", identifier="save", relations={
                "labelled-by": [(":1.1", "/0")]}, interfaces={
                    "Action": {"GetActions": [("Klick", "", "Return")], "GetName": lambda place: "click"},
                    "Component": {"GetExtents": lambda kind: (1, 2, 3, 4)}}),
            MadeUpNode("check-box", "Half", states=(*on, "indeterminate")),
            MadeUpNode("toggle-button", "Switch", states=(*on, "pressed"), attributes={"xml-roles": "switch"}),
            MadeUpNode("radio-button", "One", states=(*on, "checked", "selected")),
            MadeUpNode("slider", "Volume", states=OFF, interfaces={"Value": value(0.5)}),
            MadeUpNode("progress-bar", "", interfaces={"Value": value(3.0, Text="three of four")}),
            MadeUpNode("label", "", interfaces={"Text": text(" a \ufffc label ")}),
            MadeUpNode("paragraph", "", MadeUpNode("static", "said below"), interfaces={"Text": text("said below")}),
            MadeUpNode("entry", "Name", states=(*on, "editable"), interfaces={"Text": text('say "hi"\t\\')}),
            MadeUpNode("password-text", "Word", states=(*on, "editable"), interfaces={"Text": text("hunter2")}),
            MadeUpNode("extended", "Own", role_name="knob [x]"),
            MadeUpNode(200, "Newer", role_name="orb"),
            MadeUpNode("image", "", interfaces={"Image": {"ImageDescription": "a <b> & c"}}),
            MadeUpNode("table", "T", MadeUpNode("table-cell", "C", interfaces={"TableCell": {"Position": (0, 1)}}),
                       interfaces={"Table": {"NRows": 1, "NColumns": 2}}),
            MadeUpNode("document-web", "D", interfaces={"Document": {"GetAttributes": {"URI": "x"}}}),
        ), states=())


TEXT = """\
# axverify-dump: source=atspi-text platform=linux captured=2026-01-31T10:00:00Z depth-limit=none
application label="app"
  frame label="Settings"
    push-button label="Save" help="saves it\\nhere"
    check-box label="Half" value="2"
    toggle-button[switch] label="Switch" value="1"
    radio-button label="One" value="1" selected=true
    slider label="Volume" value="0.5" enabled=false
    progress-bar value="three of four"
    label label="a  label"
    paragraph
      static label="said below"
    entry label="Name" value="say \\"hi\\"\\t\\\\"
    password-text label="Word" value="••••••"
    extended[knob--x-] label="Own"
    role-200[orb] label="Newer"
    image
    table label="T"
      table-cell label="C"
    document-web label="D"
# axverify-end: nodes=19
"""

STATES = 'states="enabled sensitive showing visible"'
XML_LINES = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<application axverify-source="atspi-text" axverify-platform="linux" axverify-captured="2026-01-31T10:00:00Z" '
    'axverify-depth-limit="none" name="app" states="" interfaces="Accessible" index="0" path="/0">',
    f'  <frame name="Settings" {STATES} interfaces="Accessible" index="0" path="/1">',
    f'    <push-button name="Save" description="saves it&#10;here" accessible-id="save" extents="1,2,3,4" {STATES} '
    'interfaces="Accessible Action Component" index="0" path="/2">',
    '      <action name="click" key-binding="Return"/>',
    '      <relation type="labelled-by" targets="/0"/>',
    "    </push-button>",
]


def walk(root, kind=TextForm, **more):
    """What a form makes of a walk, and the walker's reader."""
    bus = MadeUpBus(root)
    reader = Reader(bus)
    form = kind(Written(), HEADER)
    form.begin()
    form.end(Walker(reader, **more).walk(bus.root, [form]))
    return form.target.text, reader


class Forms(unittest.TestCase):
    """What is written."""

    maxDiff = None

    def test_text(self):
        self.assertEqual(walk(screen())[0], TEXT)

    def test_xml(self):
        written, _ = walk(screen(), XMLForm)
        self.assertEqual(written.split("\n")[:7], XML_LINES)
        for piece in (
            '<slider name="Volume" value="0.5" minimum="0" maximum="1.5" increment="0" states="showing visible"',
            '<progress-bar name="" value="3" minimum="0" maximum="1.5" increment="0" value-text="three of four"',
            '<label name="" text=" a \ufffc label "', 'text="••••••"', 'role-name="knob [x]"',
            'image-description="a &lt;b&gt; &amp; c"', '<table name="T" rows="1" columns="2"', 'row="0" column="1"',
            '<document-attribute name="URI" value="x"/>', '<attribute name="xml-roles" value="switch"/>',
        ):
            self.assertIn(piece, written)
        self.assertNotIn("hunter2", written)
        self.assertTrue(written.endswith("  </frame>\n</application>\n<!-- axverify-end: nodes=19 -->\n"))

    def test_errors_are_counted(self):
        broken = MadeUpNode("push-button", "A", interfaces={"Action": {}})
        self.assertEqual(walk(broken, XMLForm)[1].errors, {"UnknownMethod: GetActions of the node": 1})
        self.assertEqual(walk(broken)[1].errors, {}, "text has no actions, so nobody is to be asked for them")

    def test_children_that_are_none(self):
        root = MadeUpNode("frame", "A", MadeUpNode("label", "B"), count=3)
        written, _ = walk(root, XMLForm)
        self.assertIn('child-count="3" null-children="2"', written)
        self.assertTrue(written.endswith("nodes=2 -->\n"))


class Walks(unittest.TestCase):
    """How far a walk goes."""

    def test_depth_limit(self):
        self.assertEqual(walk(screen(), depth_limit=2)[0].split("\n")[1:4], [
            'application label="app"', '  frame label="Settings"', "# axverify-end: nodes=2"])

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
                caught.exception.message, f"there are more than 4 nodes (one says it has {root.count} children); "
                "--below takes a part of the tree, --most-nodes more of it")

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
        self.assertEqual(lines[:-1], TEXT.split("\n")[:len(lines) - 1])
        self.assertGreater(len(lines), 4)

    def test_find(self):
        bus = MadeUpBus(screen())
        walker = Walker(Reader(bus))
        self.assertEqual(bus.nodes[int(walker.find(bus.root, role="slider")[1][1:])].name, "Volume")
        self.assertEqual(bus.nodes[int(walker.find(bus.root, name="C", is_shown=True)[1][1:])].role, "table-cell")
        self.assertIsNone(walker.find(bus.root, name="D", role="label"))


class Waits(unittest.TestCase):
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

        import time
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
            (lambda window, number: None, None,
             "there is nothing in it but windows and unnamed containers, after all the waiting"),
            (lambda window, number: self.put(window, "OK"), "Ready",
             "nothing called 'Ready' came up, after all the waiting"),
        ):
            with self.assertRaises(Failure) as caught:
                self.wait(change, awaited)
            self.assertEqual((caught.exception.status, caught.exception.message), (Status.NOTHING, message))

    def test_a_tree_that_never_holds_still_is_taken(self):
        self.wait(lambda window, number: self.put(window, str(number)))


class Programs(unittest.TestCase):
    """The program that a capture starts."""

    def test_how_it_ended(self):
        for command, message in (
            (["sh", "-c", "echo one; echo 'no display' >&2; exit 3"], "'sh' ended with status 3: no display"),
            (["sh", "-c", "kill -9 $$"], "'sh' ended by SIGKILL"),
            (["true"], "'true' ended with status 0"),
        ):
            program = Program(command)
            program.process.wait(10)
            with self.assertRaises(Failure) as caught:
                program.check()
            program.end()
            self.assertEqual((caught.exception.status, caught.exception.message), (Status.ENDED, message))

    def test_one_that_is_not_there(self):
        with self.assertRaises(Failure) as caught:
            Program(["no-such-program"])
        self.assertEqual(caught.exception.message, "cannot start 'no-such-program': No such file or directory")

    def test_all_that_came_from_it_is_ended(self):
        with tempfile.NamedTemporaryFile("r") as file:
            program = Program(["sh", "-c", f"sleep 60 & echo $! > {file.name}; wait"])
            while not file.read():
                file.seek(0)
            file.seek(0)
            child = int(file.read())
            self.assertIn(child, descendants(program.process.pid))
            program.check()
            program.end()
            for _ in range(200):
                if not is_running(child):
                    break
                subprocess.run(["sleep", "0.01"], check=True)
            self.assertFalse(is_running(child))
            self.assertTrue(is_running(os.getpid()))


class Usage(ScriptTest):
    """The command line; run with this Python, since nothing of the bus is touched."""

    def test_usage(self):
        for words, message in (
            (("--out", "a.txt"), "name one program: --pid N, --window TITLE, --app NAME, or -- COMMAND"),
            (("--out", "a.txt", "--pid", "1", "--app", "x"),
             "name one program: --pid N, --window TITLE, --app NAME, or -- COMMAND"),
            (("--pid", "1"), "--out FILE is missing"),
            (("--pid", "1", "--out", "a.json"), "--out 'a.json' is neither .txt nor .xml"),
            (("--pid", "-1", "--out", "a.txt"), "argument --pid: invalid number above 0 value: '-1'"),
        ):
            with self.subTest(message):
                done = subprocess.run(
                    [sys.executable, SCRIPTS / "capture-linux", *words], capture_output=True, text=True, timeout=60)
                self.assertEqual(
                    (done.returncode, done.stdout, done.stderr),
                    (64, "", f"capture-linux: {message}\ntry 'capture-linux --help'\n"))


if __name__ == "__main__":
    unittest.main()
