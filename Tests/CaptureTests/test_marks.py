"""The header, the end mark and the escapes, and the file of a dump."""

import pathlib
import unittest
import xml.etree.ElementTree

from script import CaptureTest, ScriptTest

from axcapture import marks
from axcapture.status import Failure, Status
from axcapture.target import Target, one_line

HOSTILE = "a\"b\\c\nd\re\tf\x00g\x1b[31m\u202eh\u2028i\ufeffj\x7fk\ud800l\uffffm ü 日 🙂 \u200d & < > '"


class Marks(CaptureTest):
    """What is written around a dump."""

    header = marks.Header("ax", "ios", 'A "b"', "walker 1", "9", "2026-01-31T10:00:00Z")

    def test_text(self):
        self.assertEqual(
            marks.text_header(self.header),
            '# axverify-dump: source=ax platform=ios screen="A \\"b\\"" captured=2026-01-31T10:00:00Z tool="walker 1" '
            "depth-limit=9\n",
        )
        self.assertEqual(marks.text_end(3), "# axverify-end: nodes=3\n")
        self.assertEqual(
            marks.text_header(marks.Header("ax", "ios")), "# axverify-dump: source=ax platform=ios depth-limit=none\n"
        )

    def test_xml(self):
        self.assertEqual(
            marks.xml_header(self.header),
            ' axverify-source="ax" axverify-platform="ios" axverify-screen="A &quot;b&quot;" '
            'axverify-captured="2026-01-31T10:00:00Z" axverify-tool="walker 1" axverify-depth-limit="9"',
        )
        self.assertEqual(marks.xml_end(3), "<!-- axverify-end: nodes=3 -->\n")

    def test_json(self):
        self.assertEqual(
            marks.json_header(marks.Header("cdp", "web", "ü")),
            '{"axverify-dump": {"source": "cdp", "platform": "web", "screen": "ü", "depth-limit": "none"},\n',
        )
        self.assertEqual(marks.json_end(3), ',\n"axverify-end": {"nodes": 3}}\n')

    def test_quoted(self):
        self.assertEqual(
            marks.quoted(HOSTILE),
            '"a\\"b\\\\c\\nd\\re\\tf\\u0000g\\u001b[31m\\u202eh\\u2028i\\ufeffj\\u007fk\\ud800l\uffffm '
            "ü 日 🙂 \u200d & < > '\"",
        )

    def test_xml_text_is_read_back(self):
        element = xml.etree.ElementTree.fromstring(f"<a{marks.xml_attribute('b', HOSTILE)}/>")
        wanted = HOSTILE
        for lost in "\x00\x1b\ud800\uffff":
            wanted = wanted.replace(lost, "\ufffd")
        self.assertEqual(element.attrib, {"b": wanted})

    def test_now(self):
        self.assertRegex(marks.now(), r"^2\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$")

    def test_tool(self):
        self.assertEqual(marks.tool("x", "", "GTK 4", None), "x 0.1.0 (GTK 4)")
        self.assertEqual(marks.tool("x"), "x 0.1.0")

    def test_one_line(self):
        self.assertEqual(one_line("a\nb\x1b[2J  c\u202e"), "a b [2J c")


class File(ScriptTest):
    """The file of a dump."""

    def target(self, name="linux/a.txt", **more):
        """A target that has begun."""
        target = Target(str(self.folder / "dumps" / name), **more)
        target.begin()
        self.addCleanup(target.close)
        return target

    def test_takes_away_what_was_there(self):
        self.leave("linux/a.txt")
        self.leave("linux/a.skip")
        target = self.target()
        self.assertEqual(self.files(), ["linux/a.txt"])
        self.assertEqual(self.read("linux/a.txt"), "")
        target.write("one\n")
        target.flush()
        self.assertEqual(self.read("linux/a.txt"), "one\n")
        target.restart()
        target.write("2\n")
        target.close()
        self.assertEqual(self.read("linux/a.txt"), "2\n")

    def test_skip(self):
        target = self.target()
        target.skip("no\nbus")
        self.assertEqual(self.files(), ["linux/a.skip"])
        self.assertEqual(self.read("linux/a.skip"), "no bus\n")

    def test_skip_beside_the_main_dump(self):
        self.target("android/a.full.xml", is_main=False).skip("no device")
        self.assertEqual(self.files(), [])

    def test_form(self):
        self.assertEqual([Target(path).form for path in ("a.TXT", "b.xml", "-", "c")], ["txt", "xml", "txt", "txt"])

    def test_unwritable(self):
        self.leave("linux")
        with self.assertRaises(Failure) as caught:
            Target(str(self.folder / "dumps" / "linux" / "a.txt")).begin()
        path = pathlib.Path(self.folder, "dumps", "linux", "a.txt")
        self.assertEqual(
            (caught.exception.status, caught.exception.message), (Status.USAGE, f"cannot write '{path}': File exists")
        )


if __name__ == "__main__":
    unittest.main()
