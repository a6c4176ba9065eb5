"""capture-linux on real programs, in a session of its own; left out where Debian's packages for it are missing."""

import pathlib
import shutil
import signal
import subprocess
import time
import unittest

from script import HERE, SCRIPTS, ScriptTest

SETTINGS = SCRIPTS / "example-app" / "settings.py"

#: A window with many rows, for walks that are to be disturbed; without any, an empty window.
ROWS = """\
import gi, sys
gi.require_version("Gtk", "3.0")
from gi.repository import Gtk
box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
for number in range(int(sys.argv[1])):
    box.add(Gtk.Label(label=str(number)))
window = Gtk.Window(title="Rows")
window.add(box)
window.show_all()
Gtk.main()
"""

TEXT = """\
application label="settings.py"
  frame label="Settings"
    filler
      heading label="Settings"
      push-button label="Save the draft" help="saves it without leaving the screen"
      push-button label="Delete the draft"
      check-box label="Select all" value="2"
      check-box label="Alerts" value="1"
# axverify-end: nodes=8
"""


def has(namespace, version):
    """Whether Debian's Python has a library's bindings."""
    code = f"import gi; gi.require_version({namespace!r}, {version!r})"
    python = pathlib.Path("/usr/bin/python3")
    return python.exists() and subprocess.run([python, "-c", code], capture_output=True).returncode == 0


def can_run():
    """Whether a session with a GTK 3 program can be had."""
    return (
        all(map(shutil.which, ("Xvfb", "dbus-run-session")))
        and has("Gtk", "3.0")
        and pathlib.Path("/usr/libexec/at-spi-bus-launcher").exists()
    )


@unittest.skipUnless(can_run(), "xvfb, dbus, at-spi2-core, python3-gi or gir1.2-gtk-3.0 is missing")
class LiveTest(ScriptTest):
    """A test in a session."""

    def session(self, script, timeout=90):
        """Runs a shell script in a session, with $capture, $settings and $rows; returns its status and what it says."""
        (self.folder / "rows.py").write_text(ROWS, encoding="utf-8")
        names = f"capture='{SCRIPTS}/capture-linux' settings='/usr/bin/python3 {SETTINGS}'\n"
        names += "rows='/usr/bin/python3 rows.py'\n"
        done = subprocess.run(
            [SCRIPTS / "headless-session", "bash", "-c", names + script],
            cwd=self.folder,
            capture_output=True,
            text=True,
            timeout=timeout,
        )
        said = [line for line in done.stderr.split("\n") if line.startswith("capture-linux: ")]
        return done.returncode, done.stdout, "\n".join(line.removeprefix("capture-linux: ") for line in said)


class Captured(LiveTest):
    """What comes of programs that are there."""

    def test_a_command(self):
        self.leave("linux/a.skip")
        status, _, said = self.session("$capture --out dumps/linux/a.txt --out dumps/linux/a.xml -- $settings")
        self.assertEqual(status, 0, said)
        self.assertRegex(said, r"^'settings.py' \(pid \d+\), gtk 3[.\d]+: 8 nodes$")
        self.assertEqual(self.files(), ["linux/a.txt", "linux/a.xml"])
        header, _, text = self.read("linux/a.txt").partition("\n")
        self.assertEqual(text, TEXT)
        self.assertRegex(
            header,
            r'^# axverify-dump: source=atspi-text platform=linux screen="Settings" captured=\S+Z '
            r'tool="capture-linux 0\.1\.0 \(gtk 3[.\d]+\)" depth-limit=none$',
        )
        self.assertIn('<heading name="Settings"', self.read("linux/a.xml"))
        self.assertTrue(self.read("linux/a.xml").endswith("</application>\n<!-- axverify-end: nodes=8 -->\n"))

    def test_a_running_program(self):
        status, output, said = self.session(
            """
            $settings & app=$!
            $capture --wait 20 --pid $app --out pid.txt || exit
            $capture --window Settings --out window.txt || exit
            $capture --app settings.py --below check-box --for 'Select all' --out app.txt || exit
            $capture --list
            kill $app"""
        )
        self.assertEqual(status, 0, said)
        for name in ("pid.txt", "window.txt"):
            self.assertTrue((self.folder / name).read_text().endswith(TEXT))
        lines = (self.folder / "app.txt").read_text().split("\n")[1:]
        self.assertEqual(lines, ['check-box label="Select all" value="2"', "# axverify-end: nodes=1", ""])
        self.assertRegex(output, r'^\d+\t"settings.py"\tgtk 3[.\d]+\t"Settings"\n$')

    def test_a_fault(self):
        status, _, said = self.session("$capture --out - -- $settings --fault rounded > out.txt")
        self.assertEqual(status, 0, said)
        self.assertIn('check-box label="Select all" value="0"\n', (self.folder / "out.txt").read_text())

    @unittest.skipUnless(has("Atspi", "2.0"), "gir1.2-atspi-2.0 is missing")
    def test_as_many_nodes_as_libatspi_counts(self):
        status, output, said = self.session(
            f"""
            $rows 300 & app=$!
            $capture --wait 20 --pid $app --out rows.txt || exit
            /usr/bin/python3 {HERE}/count_nodes.py $app
            kill $app"""
        )
        self.assertEqual(status, 0, said)
        self.assertEqual(output, "303\n")
        self.assertTrue((self.folder / "rows.txt").read_text().endswith("# axverify-end: nodes=303\n"))


class Failed(LiveTest):
    """What comes of those that are not, or stop being there; an older capture is never left."""

    def fails(self, script, status, message, left):
        """Runs a script that has to fail, and compares what is left."""
        self.leave("linux/a.txt")
        self.leave("linux/a.skip")
        got, _, said = self.session(script)
        self.assertRegex(said, f"^{message}$")
        self.assertEqual((got, self.files()), (status, left))
        if left == ["linux/a.skip"]:
            self.assertEqual(self.read("linux/a.skip"), said + "\n")

    def test_no_session_bus(self):
        self.fails(
            "env -u DBUS_SESSION_BUS_ADDRESS $capture --out dumps/linux/a.txt -- $settings",
            2,
            r"no accessibility bus: there is no session bus \(DBUS_SESSION_BUS_ADDRESS\)",
            ["linux/a.skip"],
        )

    def test_no_accessibility_bus(self):
        (self.folder / "bus.conf").write_text(
            "<busconfig><type>session</type><listen>unix:tmpdir=/tmp</listen><policy context='default'>"
            "<allow send_destination='*' eavesdrop='true'/><allow eavesdrop='true'/><allow own='*'/></policy>"
            "</busconfig>",
            encoding="utf-8",
        )
        self.fails(
            "dbus-run-session --config-file=bus.conf -- $capture --out dumps/linux/a.txt -- $settings",
            2,
            r"no accessibility bus: org\.freedesktop\.DBus\.Error\.ServiceUnknown: The name org\.a11y\.Bus was not "
            r"provided by any \.service files \(on Debian, at-spi2-core brings one\)",
            ["linux/a.skip"],
        )

    def test_not_on_the_bus(self):
        self.fails(
            "$capture --wait 1 --out dumps/linux/a.txt -- sleep 60",
            3,
            "'sleep' is not on the accessibility bus; programs that are: none",
            ["linux/a.skip"],
        )

    def test_no_such_process(self):
        self.fails("$capture --pid 4999999 --out dumps/linux/a.txt", 3, "there is no process 4999999", ["linux/a.skip"])

    def test_no_such_window(self):
        self.leave("linux/a.txt")
        status, _, said = self.session(
            "$settings & app=$!; $capture --wait 20 --pid $app --out b.txt 2>/dev/null; "
            "$capture --wait 0.5 --window Other --out dumps/linux/a.txt; status=$?; kill $app; exit $status"
        )
        self.assertEqual((status, self.files()), (3, ["linux/a.skip"]))
        self.assertRegex(
            said,
            r"^a program with a window 'Other' is not on the accessibility bus; "
            r"programs that are: 'settings.py' \(pid \d+\)$",
        )

    def test_a_program_that_ends(self):
        self.fails(
            "$capture --out dumps/linux/a.txt -- $settings --fault none",
            4,
            r"'/usr/bin/python3' ended with status 2: settings.py: error: .*",
            ["linux/a.txt"],
        )
        self.assertEqual(self.read("linux/a.txt"), "")

    def test_an_empty_window(self):
        self.fails(
            "$capture --wait 2 --out dumps/linux/a.txt -- $rows 0",
            1,
            "there is nothing in it but windows and unnamed containers, after all the waiting",
            ["linux/a.txt"],
        )

    def test_a_name_that_never_comes(self):
        self.fails(
            "$capture --wait 2 --for Never --out dumps/linux/a.txt -- $settings",
            1,
            "nothing called 'Never' came up, after all the waiting",
            ["linux/a.txt"],
        )

    def test_too_many_nodes(self):
        self.fails(
            "$capture --most-nodes 50 --out dumps/linux/a.txt -- $rows 100",
            5,
            "there are more than 50 nodes .*",
            ["linux/a.txt"],
        )

    #: Starts a long walk, and does something once some of it is written.
    DISTURBED = """
        $rows 1000 & app=$!
        $capture --wait 30 --pid $app --out dumps/linux/a.txt & walker=$!
        until [ -s dumps/linux/a.txt ] && [ $(wc -l < dumps/linux/a.txt) -gt 100 ]; do sleep 0.05; done
        {}
        wait $walker; status=$?
        kill -9 $app 2>/dev/null
        exit $status"""

    def is_cut(self):
        """Whether the dump has a header and no end line."""
        text = self.read("linux/a.txt")
        self.assertTrue(text.startswith("# axverify-dump: source=atspi-text platform=linux"))
        self.assertNotIn("axverify-end", text)
        self.assertGreater(text.count("\n"), 100)

    def test_interrupted(self):
        for name in ("INT", "TERM", "HUP"):
            with self.subTest(name):
                self.fails(
                    self.DISTURBED.format(f"kill -{name} $walker"), 5, f"interrupted by SIG{name}", ["linux/a.txt"]
                )
                self.is_cut()

    def test_killed(self):
        self.fails(self.DISTURBED.format("kill -9 $walker"), 128 + signal.SIGKILL, "", ["linux/a.txt"])
        self.is_cut()

    def test_the_program_ends_during_the_walk(self):
        self.fails(self.DISTURBED.format("kill -9 $app"), 4, r"'rows.py' \(pid \d+\) ended", ["linux/a.txt"])
        self.is_cut()

    def test_the_program_hangs_during_the_walk(self):
        began = time.monotonic()
        self.fails(
            self.DISTURBED.format("kill -STOP $app"),
            5,
            "the program does not answer any more: Timeout was reached",
            ["linux/a.txt"],
        )
        self.is_cut()
        self.assertLess(time.monotonic() - began, 60)


if __name__ == "__main__":
    unittest.main()
