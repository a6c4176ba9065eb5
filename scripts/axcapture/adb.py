"""Speaks to an Android device through adb, whose failures come as texts more often than as statuses."""

import re
import secrets
import shutil
import subprocess

from axcapture.status import Failure, Status

#: How long one command may take, in seconds; a dump waits up to ten for the screen to be idle.
PATIENCE = 60

#: What adb says where there is no device to speak to.
NO_DEVICE = (
    (r"no devices/emulators found|device '.*' not found", "no device is connected: {}"),
    (r"unauthorized", "the device does not trust this machine yet: {} (confirm the dialog on it)"),
    (r"offline|still (connecting|authorizing)|cannot connect to daemon|closed", "the device does not answer: {}"),
)

#: What uiautomator says where it has no tree now, and may have one soon.
NOT_YET = (
    r"could not get idle state",
    r"null root node returned",
    r"UiAutomation.* already registered",
    r"UiAutomation not connected",
    r"^Killed",
)


class NotYet(Exception):
    """There is no tree at this moment."""


class Device:
    """One device, by its serial number or the only one there is."""

    def __init__(self, adb="adb", serial=None):
        if shutil.which(adb) is None:
            raise Failure(Status.NOT_HERE, f"'{adb}' is not installed; it comes with Android's platform tools")
        self._command = [adb] + (["-s", serial] if serial else [])
        self._await_device()

    def _await_device(self):
        state, _ = self.run("get-state")
        if state.strip() != "device":
            raise Failure(Status.NOT_HERE, f"the device is in the state '{state.strip()}'")

    def run(self, *words):
        """What a command prints, and its status; raises where there is no device to run it on."""
        try:
            done = subprocess.run(
                [*self._command, *words], stdin=subprocess.DEVNULL, capture_output=True, timeout=PATIENCE
            )
        except subprocess.TimeoutExpired as error:
            raise Failure(Status.CUT, f"adb gives no answer to '{' '.join(words)}' in {PATIENCE} s") from error
        output = done.stdout.decode("utf-8", "replace").replace("\r\n", "\n")
        complaint = done.stderr.decode("utf-8", "replace").replace("\r\n", "\n").strip()
        check_device(complaint if done.returncode else "")
        return (output + complaint if words[0] == "shell" else output), done.returncode

    def properties(self):
        """What the device says of itself, by key."""
        text, _ = self.run("shell", "getprop")
        return dict(re.findall(r"^\[([^\]]+)\]: \[(.*)\]$", text, re.MULTILINE))

    def tree(self, is_compressed):
        """The tree of the screen as XML.

        Its file has a name that no file had before: what stands there is this dump or nothing.
        """
        path = f"/data/local/tmp/axverify-{secrets.token_hex(8)}.xml"
        words = ["--compressed"] if is_compressed else []
        try:
            said, status = self.run("shell", "uiautomator", "dump", *words, path)
            check_dump(said, status, path)
            text, status = self.run("exec-out", "cat", path)
        finally:
            self.run("shell", "rm", "-f", path)
        return document(text, status)


def check_device(complaint):
    """Raises where adb says that there is no device, or more than one."""
    first = complaint.split("\n")[0].removeprefix("error: ").removeprefix("adb: ")
    if "more than one device" in complaint:
        raise Failure(Status.USAGE, f"adb: {first}; name one with --serial")
    for pattern, meaning in NO_DEVICE:
        if re.search(pattern, complaint):
            raise Failure(Status.NOT_HERE, meaning.format(f"'{first}'"))


def check_dump(said, status, path):
    """Raises unless uiautomator says that it wrote the file; its status is 0 for most failures too."""
    for pattern in NOT_YET:
        if re.search(pattern, said, re.MULTILINE):
            raise NotYet(first_line(said, pattern))
    if re.search(r"uiautomator: .*not found", said):
        raise Failure(Status.NOT_HERE, f"the device has no uiautomator: '{first_line(said, 'uiautomator')}'")
    # The misspelling is Android's own; some vendors have put it right.
    if status != 0 or not re.search(r"UI hier(char|arch)y dumped to: ?" + re.escape(path), said):
        raise Failure(Status.CUT, f"uiautomator failed with status {status}: '{first_line(said, '')}'")


def document(text, status):
    """The XML in what was read from the device; raises where there is none."""
    start = text.find("<?xml")
    end = text.rfind("</hierarchy>")
    if status != 0 or start < 0:
        raise Failure(
            Status.CUT, f"uiautomator says that it wrote its file, and there is none: '{first_line(text, '')}'"
        )
    if end < 0:
        if re.search(r"<hierarchy[^>]*/>", text):
            raise NotYet("the tree is empty")
        raise Failure(Status.CUT, "the file of the dump is cut off")
    return text[start : end + len("</hierarchy>")]


def first_line(text, pattern):
    """The first line that a pattern fits, or the first that is not empty."""
    lines = [line.strip() for line in text.split("\n") if line.strip()]
    return next((line for line in lines if re.search(pattern, line)), "nothing")
