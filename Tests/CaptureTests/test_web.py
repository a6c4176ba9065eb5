"""capture-web: against a stand-in for the browser, and against Chromium where there is one."""

import json
import shutil
import unittest

from script import HERE, ScriptTest

from axcapture.devtools import BROWSERS


def node(number, role, name="", parent=None, children=(), ignored=False, dom=None):
    """A node as the browser gives it."""
    found = {
        "nodeId": str(number),
        "ignored": ignored,
        "role": {"type": "role", "value": role},
        "name": {"type": "computedString", "value": name},
        "childIds": [str(child) for child in children],
    }
    if parent is not None:
        found["parentId"] = str(parent)
    if dom is not None:
        found["backendDOMNodeId"] = dom
    return found


BARE = [node(1, "RootWebArea", "Title")]
LOADING = [node(1, "RootWebArea", "Title", children=[2]), node(2, "StaticText", "Loading", 1)]
READY = [node(1, "RootWebArea", "Title", children=[2]), node(2, "button", "Säve", 1)]
LOADED = {"result": {"loaderId": "L"}, "events": [["Page.loadEventFired", {}]]}


class StandIn(ScriptTest):
    """A page that a stand-in shows."""

    def capture(self, answers, *words, page="http://site.example/", out="dumps/web/a.json"):
        """Runs the script on answers."""
        state = self.folder / "stand-in.json"
        state.write_text(json.dumps({"answers": {"Page.navigate": [LOADED], **answers}}), encoding="utf-8")
        self.environment["STAND_IN"] = str(state)
        return self.run_script(
            "capture-web", page, "--browser", HERE / "stand_in_browser.py", "--out", out, "--wait", "0.9", *words
        )

    def tree(self, *trees):
        """Answers with one tree after the other."""
        return {"Accessibility.getFullAXTree": [{"result": {"nodes": nodes}} for nodes in trees]}


class Captured(StandIn):
    """What comes of a page that is there."""

    def test_a_page(self):
        status, output, said = self.capture(self.tree(READY))
        self.assertEqual((status, output, said), (0, "", "capture-web: capture-web 0.1.0 (Chromium 1.0): 2 nodes\n"))
        dump = json.loads(self.read("web/a.json"))
        self.assertEqual(list(dump), ["axverify-dump", "nodes", "axverify-end"])
        header = dump["axverify-dump"]
        self.assertRegex(header.pop("captured"), r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$")
        self.assertEqual(
            header,
            {
                "source": "cdp",
                "platform": "web",
                "screen": "Title",
                "tool": "capture-web 0.1.0 (Chromium 1.0)",
                "depth-limit": "none",
            },
        )
        self.assertEqual(dump["nodes"], READY)
        self.assertEqual(dump["axverify-end"], {"nodes": 2})
        self.assertTrue(self.read("web/a.json").endswith('\n],\n"axverify-end": {"nodes": 2}}\n'))

    def test_waits_until_it_holds_still(self):
        self.assertEqual(self.capture(self.tree(BARE, LOADING, READY))[0], 0)
        self.assertEqual(json.loads(self.read("web/a.json"))["nodes"], READY)

    def test_waits_for_a_name(self):
        self.assertEqual(self.capture(self.tree(LOADING, LOADING, READY), "--for", "Säve")[0], 0)
        self.assertEqual(json.loads(self.read("web/a.json"))["nodes"], READY)

    def test_a_page_that_never_holds_still(self):
        trees = [[*READY, node(9, "StaticText", str(second), 1)] for second in range(99)]
        self.assertEqual(self.capture(self.tree(*trees))[0], 0)

    def test_frames(self):
        outer = [node(1, "RootWebArea", "Title", children=[2]), node(2, "Iframe", "", 1, dom=7)]
        inner = [node(11, "RootWebArea", "Inner", children=[12]), node(12, "button", "In", 11)]
        trees = self.tree(outer, inner, outer, inner)
        trees["Page.getFrameTree"] = [
            {"result": {"frameTree": {"frame": {"id": "F"}, "childFrames": [{"frame": {"id": "G"}}]}}}
        ]
        trees["DOM.getFrameOwner"] = [{"result": {"backendNodeId": 7}}]
        self.assertEqual(self.capture(trees)[0], 0)
        nodes = json.loads(self.read("web/a.json"))["nodes"]
        self.assertEqual([found["nodeId"] for found in nodes], ["1", "2", "11", "12"])
        self.assertEqual(nodes[1]["childIds"], ["11"])
        self.assertEqual(nodes[2]["parentId"], "2")
        # Numbers that both have cannot be told apart any more: the frame is left out, and that is said.
        trees.update(self.tree(outer, outer, outer, outer, READY))
        _, _, said = self.capture(trees)
        self.assertIn("note: what is inside 1 frame could not be had", said)

    def test_standard_output(self):
        status, output, _ = self.capture(self.tree(READY), out="-")
        self.assertEqual((status, json.loads(output)["nodes"]), (0, READY))


class Failed(StandIn):
    """What comes of one that is not."""

    CASES = [
        (
            "no connection",
            {"Page.navigate": [{"result": {"errorText": "net::ERR_CONNECTION_REFUSED"}}]},
            4,
            "'http://site.example/' cannot be loaded: net::ERR_CONNECTION_REFUSED",
        ),
        (
            "no such address",
            {"Page.navigate": [{"error": "Cannot navigate to invalid URL"}]},
            4,
            "'http://site.example/' cannot be loaded: Cannot navigate to invalid URL",
        ),
        (
            "not found",
            {
                "Page.navigate": [
                    {
                        "result": {"loaderId": "L"},
                        "events": [
                            ["Network.responseReceived", {"requestId": "L", "response": {"status": 404}}],
                            ["Page.loadEventFired", {}],
                        ],
                    }
                ]
            },
            4,
            "'http://site.example/' answers with 404",
        ),
        (
            "never loaded",
            {"Page.navigate": [{"result": {"loaderId": "L"}}]},
            1,
            "'http://site.example/' is still loading, after all the waiting",
        ),
        (
            "nothing",
            {"Accessibility.getFullAXTree": [{"result": {"nodes": BARE}}]},
            1,
            "the page shows nothing, after all the waiting",
        ),
        (
            "all ignored",
            {"Accessibility.getFullAXTree": [{"result": {"nodes": [node(2, "button", ignored=True)]}}]},
            1,
            "the page shows nothing, after all the waiting",
        ),
        (
            "crashed",
            {"Accessibility.getFullAXTree": [{"result": {"nodes": BARE}, "events": [["Inspector.targetCrashed", {}]]}]},
            4,
            "the page crashed",
        ),
        (
            "browser gone",
            {"Accessibility.getFullAXTree": [{"dies": "[1:1] out of memory"}]},
            4,
            "the browser ended: [1:1] out of memory",
        ),
        (
            "browser that does not start",
            {"Target.createTarget": [{"dies": "no display"}]},
            4,
            "the browser ended: no display",
        ),
    ]

    def test_failures(self):
        for name, answers, status, message in self.CASES:
            with self.subTest(name):
                self.leave("web/a.json")
                self.leave("web/a.skip")
                self.assertEqual(self.capture(answers), (status, "", f"capture-web: {message}\n"))
                self.assertEqual(self.files(), ["web/a.json"])
                self.assertEqual(self.read("web/a.json"), "")

    def test_other_resources_may_be_missing(self):
        events = [
            ["Network.responseReceived", {"requestId": "other", "response": {"status": 404}}],
            ["Page.loadEventFired", {}],
        ]
        answers = {"Page.navigate": [{"result": {"loaderId": "L"}, "events": events}], **self.tree(READY)}
        self.assertEqual(self.capture(answers)[0], 0)

    def test_not_what_was_waited_for(self):
        status, _, said = self.capture(self.tree(READY), "--for", "Open")
        self.assertEqual(
            (status, said), (1, "capture-web: nothing called 'Open' is on the page, after all the waiting\n")
        )

    def test_no_browser(self):
        self.leave("web/a.json")
        status, _, said = self.run_script(
            "capture-web", "about:blank", "--browser", "no-such-browser", "--out", "dumps/web/a.json"
        )
        self.assertEqual((status, said), (2, "capture-web: 'no-such-browser' is not installed\n"))
        self.assertEqual(self.files(), ["web/a.skip"])
        self.assertEqual(self.read("web/a.skip"), "'no-such-browser' is not installed\n")

    def test_usage(self):
        for words, message in (
            (("about:blank",), "--out FILE is missing"),
            (("about:blank", "--out", "a.txt"), "--out 'a.txt' is neither .json nor .yml"),
            (("no-such-file.html", "--out", "a.json"), "'no-such-file.html' is no address, and there is no such file"),
            (("about:blank", "--out", "a.json", "--size", "9x9"), "--size '9x9' is not W,H"),
        ):
            with self.subTest(message):
                self.assertEqual(
                    self.run_script("capture-web", *words),
                    (64, "", f"capture-web: {message}\ntry 'capture-web --help'\n"),
                )


@unittest.skipUnless(any(map(shutil.which, BROWSERS)), "no Chromium is installed")
class Live(ScriptTest):
    """What comes of a real browser."""

    def test_a_file(self):
        page = self.folder / "page one.html"
        page.write_text(
            "<!doctype html><meta charset=utf-8><title>Söme page</title><h1>Settings</h1>"
            "<iframe srcdoc='<button>Inside</button>'></iframe>"
            "<script>setTimeout(() => document.body.append(Object.assign(document.createElement('button'), "
            "{textContent: 'Late'})), 900)</script>",
            encoding="utf-8",
        )
        status, _, said = self.run_script("capture-web", page, "--out", "dumps/web/a.json", "--for", "Late")
        self.assertEqual(status, 0, said)
        dump = json.loads(self.read("web/a.json"))
        self.assertEqual(dump["axverify-dump"]["screen"], "Söme page")
        self.assertEqual(dump["axverify-end"]["nodes"], len(dump["nodes"]))
        shown = {(found["role"]["value"], found["name"]["value"]) for found in dump["nodes"] if not found["ignored"]}
        self.assertTrue({("heading", "Settings"), ("button", "Inside"), ("button", "Late")} <= shown, shown)


if __name__ == "__main__":
    unittest.main()
