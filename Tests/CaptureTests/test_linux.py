"""capture-linux: its forms, on a made-up bus, the programs it starts, and its usage."""

import os
import subprocess
import sys
import tempfile
import unittest

from script import SCRIPTS, CaptureTest, ScriptTest
from made_up_bus import MadeUpNode
from made_up_screen import TEXT, XML_LINES, screen, walk

from axcapture.atspi_form import XMLForm
from axcapture.program import Program, descendants, is_running
from axcapture.status import Failure, Status


class Forms(CaptureTest):
    """What is written."""

    def test_text(self):
        self.assertEqual(walk(screen())[0], TEXT)

    def test_xml(self):
        written, _ = walk(screen(), XMLForm)
        self.assertEqual(written.split("\n")[:7], XML_LINES)
        for piece in (
            '<slider name="Volume" value="0.5" minimum="0" maximum="1.5" increment="0" states="showing visible"',
            '<progress-bar name="" value="3" minimum="0" maximum="1.5" increment="0" value-text="three of four"',
            '<label name="" text=" a \ufffc label "',
            'text="••••••"',
            'role-name="knob [x]"',
            'image-description="a &lt;b&gt; &amp; c"',
            '<table name="T" rows="1" columns="2"',
            'row="0" column="1"',
            '<document-attribute name="URI" value="x"/>',
            '<attribute name="xml-roles" value="switch"/>',
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


class Programs(CaptureTest):
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
            (
                ("--out", "a.txt", "--pid", "1", "--app", "x"),
                "name one program: --pid N, --window TITLE, --app NAME, or -- COMMAND",
            ),
            (("--pid", "1"), "--out FILE is missing"),
            (("--pid", "1", "--out", "a.json"), "--out 'a.json' is neither .txt nor .xml"),
            (("--pid", "-1", "--out", "a.txt"), "argument --pid: invalid number above 0 value: '-1'"),
        ):
            with self.subTest(message):
                done = subprocess.run(
                    [sys.executable, SCRIPTS / "capture-linux", *words], capture_output=True, text=True, timeout=60
                )
                self.assertEqual(
                    (done.returncode, done.stdout, done.stderr),
                    (64, "", f"capture-linux: {message}\ntry 'capture-linux --help'\n"),
                )


if __name__ == "__main__":
    unittest.main()
