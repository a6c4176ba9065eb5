"""One page in a browser: loading it, waiting for what it shows, taking its tree."""

import time

from axcapture.devtools import CommandError
from axcapture.status import Failure, Status

#: Roles that a page has before it has any content.
SHELL = {"RootWebArea", "generic", "none", "GenericContainer", "Iframe", "LineBreak", "InlineTextBox"}

PAUSE = 0.3


class Page:
    """A page in a session of its own."""

    def __init__(self, browser):
        self.browser = browser
        target = browser.send("Target.createTarget", url="about:blank")["targetId"]
        self.session = browser.send("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Network", "Accessibility", "DOM", "Inspector"):
            self._send(domain + ".enable")

    def _send(self, method, **parameters):
        self._check()
        return self.browser.send(method, self.session, **parameters)

    def _check(self):
        """A renderer that crashed answers nothing any more, and says so once."""
        if self.browser.seen("Inspector.targetCrashed"):
            raise Failure(Status.ENDED, "the page crashed")

    def load(self, address, deadline):
        """Goes to an address, and waits until the page is loaded."""
        try:
            result = self._send("Page.navigate", url=address)
        except CommandError as error:
            raise Failure(Status.ENDED, f"'{address}' cannot be loaded: {error}") from error
        if result.get("errorText"):
            raise Failure(Status.ENDED, f"'{address}' cannot be loaded: {result['errorText']}")
        if self.browser.event("Page.loadEventFired", deadline) is None:
            self._check()
            raise Failure(Status.NOTHING, f"'{address}' is still loading, after all the waiting")
        for response in self.browser.seen("Network.responseReceived"):
            status = response["response"].get("status", 0)
            if response.get("requestId") == result.get("loaderId") and status >= 400:
                raise Failure(Status.ENDED, f"'{address}' answers with {status}")

    def title(self):
        """The page's title."""
        result = self._send("Runtime.evaluate", expression="document.title", returnByValue=True)
        return result.get("result", {}).get("value") or ""

    def tree(self):
        """The nodes of the page and of the frames in it, as the browser gives them."""
        nodes = self._send("Accessibility.getFullAXTree")["nodes"]
        missing = 0
        for frame in self._frames(self._send("Page.getFrameTree")["frameTree"]):
            missing += not self._splice(frame, nodes)
        return nodes, missing

    def _frames(self, tree):
        """The frames below one, outermost first."""
        stack = list(tree.get("childFrames", []))
        while stack:
            child = stack.pop(0)
            stack += child.get("childFrames", [])
            yield child["frame"]["id"]

    def _splice(self, frame, nodes):
        """Puts a frame's nodes into the node that holds it; says whether it could."""
        try:
            inner = self._send("Accessibility.getFullAXTree", frameId=frame)["nodes"]
            owner = self._send("DOM.getFrameOwner", frameId=frame)["backendNodeId"]
        except CommandError:
            return False
        known = {node["nodeId"] for node in nodes}
        holder = next((node for node in nodes if node.get("backendDOMNodeId") == owner), None)
        root = next((node for node in inner if "parentId" not in node), None)
        if holder is None or root is None or known & {node["nodeId"] for node in inner}:
            return False
        holder["childIds"] = holder.get("childIds", []) + [root["nodeId"]]
        root["parentId"] = holder["nodeId"]
        nodes += inner
        return True

    def wait(self, deadline, awaited):
        """Takes trees until one has content, shows what is awaited, and is the same as the one before it."""
        before, missing = None, ""
        while True:
            nodes, frames = self.tree()
            look = [said(node) for node in nodes if not node.get("ignored")]
            if not any(role not in SHELL for role, _ in look):
                missing = "the page shows nothing"
            elif awaited is not None and awaited not in (name for _, name in look):
                missing = f"nothing called '{awaited}' is on the page"
            elif look != before:
                missing = ""
            else:
                return nodes, frames
            before = look
            if time.monotonic() > deadline:
                break
            time.sleep(PAUSE)
        if missing:
            raise Failure(Status.NOTHING, missing + ", after all the waiting")
        # A page that never holds still (a clock, a feed) is taken as it is.
        return nodes, frames


def said(node):
    """The role and the name of a node."""
    return node.get("role", {}).get("value", ""), node.get("name", {}).get("value", "")
