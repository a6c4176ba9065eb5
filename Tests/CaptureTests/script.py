"""Runs the capture scripts for the tests, in a folder of their own."""

import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

HERE = pathlib.Path(__file__).resolve().parent
SCRIPTS = HERE.parent.parent / "scripts"
sys.path.insert(0, str(SCRIPTS))


class CaptureTest(unittest.TestCase):
    """A test of what the scripts share, which are on the path from here on."""

    maxDiff = None


class ScriptTest(CaptureTest):
    """A test that runs a script."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="axc-")
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        # The scripts name 'env python3': the one that runs the tests.
        self.environment = {"PATH": os.path.dirname(sys.executable) + os.pathsep + os.environ["PATH"]}

    def run_script(self, name, *words, timeout=60):
        """What a script prints and its status, run in the test's folder."""
        done = subprocess.run(
            [str(SCRIPTS / name), *map(str, words)],
            cwd=self.folder,
            env={**os.environ, **self.environment},
            capture_output=True,
            text=True,
            timeout=timeout,
        )
        return done.returncode, done.stdout, done.stderr

    def files(self):
        """The files of the folder below 'dumps', by path."""
        found = sorted(path for path in (self.folder / "dumps").rglob("*") if path.is_file())
        return [str(path.relative_to(self.folder / "dumps")) for path in found]

    def read(self, name):
        """The text of a file below 'dumps'."""
        return (self.folder / "dumps" / name).read_text(encoding="utf-8")

    def leave(self, name, text="an older capture\n"):
        """Leaves a file below 'dumps', as an earlier capture would."""
        path = self.folder / "dumps" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
