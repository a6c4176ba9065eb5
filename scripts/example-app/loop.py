#!/usr/bin/python3
"""Captures the example screen, judges it, breaks it in each way it can be broken, and sees the right line fail.

    loop.py AXVERIFY FOLDER          paths from the project's folder

Runs inside scripts/headless-session; scripts/loop is the command for people.
"""

import datetime
import json
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
HERE = pathlib.Path("scripts/example-app")

#: What each fault makes fail: how the lines begin.
FAILING = {
    "lost-label": ['button   "Delete the draft"', "each button has name=present"],
    "decoration": ['no       "An ornament"'],
    "rounded": ['checkbox "Select all"'],
}


class Loop:
    """One run of the loop with a binary, in a folder."""

    def __init__(self, binary, folder):
        self.binary = binary
        self.folder = folder
        self.since = datetime.datetime.now(datetime.timezone.utc).isoformat(timespec="seconds")
        self.faults = []

    def run(self, words, quiet=False):
        """Runs a command, shows it and what it says, and returns its status and its output."""
        if not quiet:
            print("$ " + " ".join(map(str, words)), flush=True)
        done = subprocess.run(list(map(str, words)), cwd=ROOT, capture_output=True, text=True, timeout=120)
        if not quiet:
            print(done.stdout + done.stderr, end="", flush=True)
        return done.returncode, done.stdout

    def expect(self, what, found, wanted):
        """Notes what is not as it has to be."""
        if found != wanted:
            self.faults.append(f"{what}: {found!r}, not {wanted!r}")
            print(f"loop: {self.faults[-1]}")

    def dump(self, fault):
        """Where the dump of a state of the screen is."""
        return self.folder / (fault or "sound") / "dumps" / "linux" / "settings.txt"

    def capture(self, fault):
        """Captures the screen."""
        app = ["/usr/bin/python3", HERE / "settings.py"] + (["--fault", fault] if fault else [])
        status, _ = self.run(["scripts/capture-linux", "--out", self.dump(fault), "--", *app])
        self.expect(f"status of the capture of {fault or 'the sound screen'}", status, 0)

    def check(self, fault):
        """Judges the capture, and compares which lines fail."""
        words = [
            self.binary,
            "check",
            HERE / "settings.expect",
            "--dumps",
            self.dump(fault).parent.parent,
            "--require",
            "linux",
            "--captured-after",
            self.since,
        ]
        status, _ = self.run(words + ["--quiet"])
        self.expect("status of the check", status, 1 if fault else 0)
        _, text = self.run(words + ["--report", "json"], quiet=True)
        report = json.loads(text)
        checks = [check for screen in report["screens"] for check in screen["checks"]]
        failing = [
            check["text"].split(" -- ")[0].split(" witness ")[0].split(" checked=")[0].rstrip()
            for check in checks
            if check["result"] == "fail"
        ]
        self.expect("lines that fail", failing, FAILING.get(fault, []))

    def diff(self, fault):
        """Compares the sound capture with the faulty one, where this axverify can."""
        if subprocess.run([self.binary, "diff", "--help"], cwd=ROOT, capture_output=True).returncode != 0:
            print("loop: diff is left out: this axverify has no 'diff' yet")
            return
        status, _ = self.run([self.binary, "diff", self.dump(None), self.dump(fault)])
        self.expect("status of the diff", status, 1)

    def go(self):
        """The whole loop."""
        for fault in (None, *FAILING):
            print(f"\n== {'the screen as it should be' if fault is None else 'fault: ' + fault}")
            self.capture(fault)
            self.check(fault)
            if fault:
                self.diff(fault)
        print()
        if self.faults:
            print(f"loop: {len(self.faults)} not as it has to be")
            return 1
        print(f"loop: the sound screen holds, and each of {len(FAILING)} faults fails the right lines")
        return 0


if __name__ == "__main__":
    sys.exit(Loop(sys.argv[1], pathlib.Path(sys.argv[2])).go())
