"""capture-android against a stand-in for adb, which replays what real ones print."""

import json
import unittest

from script import HERE, ScriptTest

DECLARATION = "<?xml version='1.0' encoding='UTF-8' standalone='yes' ?>"
NODES = (
    '<node index="0" text="" class="android.widget.FrameLayout" package="org.example.app" content-desc="" '
    'bounds="[0,0][1080,2400]"><node index="0" text="Save &amp; close" class="android.widget.Button" '
    'package="org.example.app" content-desc="" bounds="[0,0][200,80]" /></node>'
)
FULL = NODES.replace(
    "</node>",
    '<node index="1" text="row" class="android.view.View" package="org.example.app" '
    'content-desc="" bounds="[0,80][200,160]" /></node>',
)
LOCKED = NODES.replace("org.example.app", "com.android.systemui")
EMPTY = f'{DECLARATION}<hierarchy rotation="0" />'
STATUS_LINE = "UI hierchary dumped to: PATH\n"
IDLE = "ERROR: could not get idle state.\n"
NULL_ROOT = "ERROR: null root node returned by UiTestAutomationBridge.\n"
REGISTERED = (
    "java.lang.IllegalStateException: UiAutomationService android.accessibilityservice.IAccessibilityServiceClient"
    "$Stub$Proxy@5e2a already registered!\n\tat android.os.Parcel.createExceptionOrNull(Parcel.java:3069)\n"
)


def whole(nodes):
    """A dump as the device writes it."""
    return f'{DECLARATION}<hierarchy rotation="0">{nodes}</hierarchy>'


def dumps(nodes, options="", **more):
    """The answer to a dump that works."""
    return {"to": f"shell uiautomator dump{options} \\S+", "out": STATUS_LINE, "writes": whole(nodes), **more}


PROPERTIES = {
    "to": "shell getprop",
    "out": "[ro.build.version.release]: [14]\r\n[ro.build.version.sdk]: [34]\r\n[ro.product.model]: [Pixel 7]\r\n"
    "[ro.build.characteristics]: [nosdcard]\r\n",
}
THERE = [{"to": "get-state", "out": "device\n"}, PROPERTIES]
MARKED = (
    ' axverify-source="uiautomator" axverify-platform="android" axverify-captured="TIME" '
    'axverify-tool="capture-android 0.1.0 (Android 14, API 34, Pixel 7)" axverify-depth-limit="none">'
)


class AndroidTest(ScriptTest):
    """A capture that a stand-in answers."""

    def capture(self, answers, *words, files=None, out="dumps/android/a.xml"):
        """Runs the script on answers."""
        state = self.folder / "stand-in.json"
        state.write_text(json.dumps({"answers": answers, "files": files or {}, "calls": []}), encoding="utf-8")
        self.environment["STAND_IN"] = str(state)
        result = self.run_script("capture-android", "--adb", HERE / "stand_in_adb.py", "--out", out, *words)
        self.state = json.loads(state.read_text(encoding="utf-8"))
        return result

    def text(self, name):
        """A dump with its time replaced."""
        found = self.read(name)
        start = found.index('axverify-captured="') + len('axverify-captured="')
        self.assertRegex(found[start : start + 24], r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$")
        return found[:start] + "TIME" + found[start + 24 :]


class Captured(AndroidTest):
    """What comes of a device that answers."""

    def test_both_trees(self):
        answers = THERE + [dumps(NODES, " --compressed"), dumps(FULL)]
        status, output, said = self.capture(answers)
        self.assertEqual(
            (status, output, said),
            (0, "", "capture-android: capture-android 0.1.0 (Android 14, API 34, Pixel 7): 3 nodes in full, 2 nodes\n"),
        )
        self.assertEqual(self.files(), ["android/a.full.xml", "android/a.xml"])
        for name, nodes, count in (("a.xml", NODES, 2), ("a.full.xml", FULL, 3)):
            self.assertEqual(
                self.text("android/" + name),
                f'{DECLARATION}<hierarchy rotation="0"{MARKED}{nodes}</hierarchy>\n'
                f"<!-- axverify-end: nodes={count} -->\n",
            )
        asked = [call for call in self.state["calls"] if "dump" in call]
        self.assertEqual(["--compressed" in call for call in asked], [False, True], "the full tree has to come first")
        self.assertEqual(self.state["files"], {}, "nothing is to be left on the device")

    def test_standard_output(self):
        status, output, _ = self.capture(THERE + [dumps(NODES, " --compressed")], "--screen", 'A "b"', out="-")
        self.assertEqual(status, 0)
        self.assertIn('axverify-screen="A &quot;b&quot;"', output)
        self.assertTrue(output.endswith("</hierarchy>\n<!-- axverify-end: nodes=2 -->\n"))

    def test_watch(self):
        watch = dict(PROPERTIES, out="[ro.build.characteristics]: [nosdcard,watch]\n")
        status, _, _ = self.capture([THERE[0], watch, dumps(NODES, " --compressed")], "--no-full")
        self.assertEqual(status, 0)
        self.assertEqual(self.files(), ["android/a.xml"])
        self.assertIn('axverify-platform="wearos"', self.read("android/a.xml"))

    def test_serial(self):
        self.capture(THERE + [dumps(NODES, " --compressed")], "--no-full", "--serial", "emulator-5554")
        self.assertEqual({tuple(call[:2]) for call in self.state["calls"]}, {("-s", "emulator-5554")})

    def test_tries_again(self):
        for name, failure in (
            ("idle", {"err": IDLE}),
            ("idle, with a status", {"err": IDLE, "status": 1}),
            ("null root", {"out": NULL_ROOT}),
            ("registered", {"err": REGISTERED, "status": 1}),
            ("killed", {"out": "Killed\n", "status": 137}),
        ):
            with self.subTest(name):
                failing = {"to": "shell uiautomator dump .*", "times": 2, **failure}
                status, _, _ = self.capture(THERE + [failing, dumps(NODES, " --compressed")], "--no-full")
                self.assertEqual(status, 0)
                self.assertEqual(len([call for call in self.state["calls"] if "dump" in call]), 3)

    def test_waits_for_content(self):
        answers = THERE + [
            {"to": "shell uiautomator dump .*", "out": STATUS_LINE, "writes": EMPTY, "times": 1},
            dumps(NODES.replace("Save &amp; close", ""), ".*", times=1),
            dumps(LOCKED, ".*", times=1),
            dumps(NODES, ".*"),
        ]
        status, _, _ = self.capture(answers, "--no-full", "--package", "org.example.app", "--for", "Save & close")
        self.assertEqual(status, 0)
        self.assertEqual(len([call for call in self.state["calls"] if "dump" in call]), 4)

    def test_spelling_put_right(self):
        answer = dict(dumps(NODES, ".*"), out="UI hierarchy dumped to: PATH\r\n")
        self.assertEqual(self.capture(THERE + [answer], "--no-full")[0], 0)

    def test_a_shorter_tree_that_is_longer(self):
        _, _, said = self.capture(THERE + [dumps(FULL, " --compressed"), dumps(NODES)])
        self.assertIn("note: the shorter tree has more nodes than the full one", said)


class Failed(AndroidTest):
    """What comes of one that does not; an older capture must never be left in its place."""

    CASES = [
        (
            "no device",
            [{"to": "get-state", "err": "error: no devices/emulators found\n", "status": 1}],
            (),
            2,
            "no device is connected: 'no devices/emulators found'",
        ),
        (
            "another serial",
            [{"to": "get-state", "err": "error: device 'x' not found\n", "status": 1}],
            ("--serial", "x"),
            2,
            "no device is connected: 'device 'x' not found'",
        ),
        (
            "unauthorized",
            [
                {
                    "to": "get-state",
                    "err": "error: device unauthorized.\nThis adb server's $ADB_VENDOR_KEYS is not set\n"
                    "Try 'adb kill-server' if that seems wrong.\n",
                    "status": 1,
                }
            ],
            (),
            2,
            "the device does not trust this machine yet: 'device unauthorized.' (confirm the dialog on it)",
        ),
        (
            "offline",
            [{"to": "get-state", "err": "error: device offline\n", "status": 1}],
            (),
            2,
            "the device does not answer: 'device offline'",
        ),
        ("recovery", [{"to": "get-state", "out": "recovery\n"}], (), 2, "the device is in the state 'recovery'"),
        (
            "several",
            [{"to": "get-state", "err": "error: more than one device/emulator\n", "status": 1}],
            (),
            64,
            "adb: more than one device/emulator; name one with --serial",
        ),
        (
            "unplugged in between",
            THERE + [{"to": "shell uiautomator .*", "err": "error: closed\n", "status": 1}],
            (),
            2,
            "the device does not answer: 'closed'",
        ),
        (
            "no uiautomator",
            THERE
            + [
                {
                    "to": "shell uiautomator .*",
                    "err": "/system/bin/sh: uiautomator: inaccessible or not found\n",
                    "status": 127,
                }
            ],
            (),
            2,
            "the device has no uiautomator: '/system/bin/sh: uiautomator: inaccessible or not found'",
        ),
        (
            "never idle",
            THERE + [{"to": "shell uiautomator .*", "err": IDLE}],
            ("--wait", "0.1"),
            1,
            "uiautomator gives no tree: ERROR: could not get idle state., after all the waiting",
        ),
        (
            "nothing",
            THERE + [{"to": "shell uiautomator .*", "out": STATUS_LINE, "writes": EMPTY}],
            ("--wait", "0.1"),
            1,
            "uiautomator gives no tree: the tree is empty, after all the waiting",
        ),
        (
            "no text",
            THERE + [dumps(NODES.replace("Save &amp; close", ""), ".*")],
            ("--wait", "0.1"),
            1,
            "the screen has 2 nodes, and no text in any of them, after all the waiting",
        ),
        (
            "not what was waited for",
            THERE + [dumps(NODES, ".*")],
            ("--wait", "0.1", "--for", "Open"),
            1,
            "nothing called 'Open' is on the screen, after all the waiting",
        ),
        (
            "locked",
            THERE + [dumps(LOCKED, ".*")],
            ("--wait", "0.1", "--package", "org.example.app"),
            4,
            "the screen shows com.android.systemui, and not org.example.app, after all the waiting",
        ),
        (
            "a status line without a file",
            THERE + [{"to": "shell uiautomator .*", "out": STATUS_LINE}],
            (),
            5,
            "uiautomator says that it wrote its file, and there is none: " "'cat: PATH: No such file or directory'",
        ),
        (
            "another error",
            THERE + [{"to": "shell uiautomator .*", "out": "Segmentation fault\n", "status": 139}],
            (),
            5,
            "uiautomator failed with status 139: 'Segmentation fault'",
        ),
        ("silence", THERE + [{"to": "shell uiautomator .*"}], (), 5, "uiautomator failed with status 0: 'nothing'"),
        (
            "cut",
            THERE + [{"to": "shell uiautomator .*", "out": STATUS_LINE, "writes": whole(NODES)[:-30]}],
            (),
            5,
            "the file of the dump is cut off",
        ),
        (
            "malformed",
            THERE + [dumps(NODES.replace("</node>", ""), ".*")],
            (),
            5,
            "the dump is not well-formed: mismatched tag: line 1, column 346",
        ),
        (
            "a DOCTYPE",
            THERE
            + [
                {
                    "to": "shell uiautomator .*",
                    "out": STATUS_LINE,
                    "writes": '<?xml version="1.0"?><!DOCTYPE hierarchy><hierarchy></hierarchy>',
                }
            ],
            (),
            5,
            "the dump has a DOCTYPE, which no dump of uiautomator has",
        ),
    ]

    def test_failures(self):
        for name, answers, words, status, message in self.CASES:
            with self.subTest(name):
                self.leave("android/a.xml")
                self.leave("android/a.full.xml")
                self.leave("android/a.skip", "an older reason\n")
                stale = {"/data/local/tmp/window_dump.xml": whole(NODES), "/sdcard/window_dump.xml": whole(NODES)}
                got, output, said = self.capture(json.loads(json.dumps(answers)), *words, files=stale)
                path = next(
                    (call[-1] for call in self.state["calls"] if call[-1].startswith("/data/local/tmp/")), "PATH"
                )
                self.assertEqual(
                    (got, output, said), (status, "", f"capture-android: {message.replace('PATH', path)}\n")
                )
                if status == 2:
                    self.assertEqual(self.files(), ["android/a.skip"])
                    self.assertEqual(self.read("android/a.skip"), message + "\n")
                else:
                    self.assertEqual(self.files(), ["android/a.full.xml", "android/a.xml"])
                    self.assertEqual([self.read("android/a.xml"), self.read("android/a.full.xml")], ["", ""])

    def test_no_adb(self):
        status, _, said = self.run_script("capture-android", "--adb", "no-such-adb", "--out", "dumps/android/a.xml")
        self.assertEqual(status, 2)
        self.assertEqual(
            said, "capture-android: 'no-such-adb' is not installed; it comes with Android's platform tools\n"
        )
        self.assertEqual(self.files(), ["android/a.skip"])

    def test_usage(self):
        for words, message in (
            ((), "--out FILE is missing"),
            (("--out", "a.txt"), "--out 'a.txt' is not .xml"),
            (("--out", "a.xml", "--wait", "0"), "argument --wait: invalid number above 0 value: '0'"),
            (("--out", "a.xml", "--pack", "x"), "unrecognized arguments: --pack x"),
        ):
            with self.subTest(message):
                self.assertEqual(
                    self.run_script("capture-android", *words),
                    (64, "", f"capture-android: {message}\ntry 'capture-android --help'\n"),
                )


if __name__ == "__main__":
    unittest.main()
