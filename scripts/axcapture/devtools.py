"""Speaks to Chromium over its debugging pipe: JSON that ends in a NUL, on two descriptors. No port is opened."""

import fcntl
import json
import os
import select
import shutil
import subprocess
import tempfile
import time

from axcapture.status import Failure, Status

#: Where a browser is looked for.
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "microsoft-edge")

#: How it is started: alone, without asking anything, and without speaking to anybody but the page.
FLAGS = (
    "--headless=new",
    "--remote-debugging-pipe",
    "--no-first-run",
    "--no-default-browser-check",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-extensions",
    "--password-store=basic",
    "--use-mock-keychain",
    "--force-renderer-accessibility",
    "--hide-scrollbars",
)

#: How long one answer may take, in seconds.
PATIENCE = 30


class CommandError(Exception):
    """The browser's answer that is an error."""


def find_browser(path):
    """The browser's program."""
    for name in [path] if path else BROWSERS:
        found = shutil.which(name)
        if found:
            return found
    raise Failure(
        Status.NOT_HERE, f"'{path}' is not installed" if path else "no Chromium is installed; on Debian: chromium"
    )


class Browser:
    """A browser of our own, with a profile that is thrown away."""

    def __init__(self, path, size, flags=()):
        self._program = find_browser(path)
        self._profile = tempfile.TemporaryDirectory(prefix="axw-", ignore_cleanup_errors=True)
        self._log = tempfile.TemporaryFile()
        self._buffer = b""
        self._events = []
        self._number = 0
        self._start([f"--user-data-dir={self._profile.name}", f"--window-size={size}", *flags])

    def _start(self, flags):
        read_commands, self._commands = os.pipe()
        self._answers, write_answers = os.pipe()
        # As root, which containers run as, Chromium has no sandbox to offer.
        root = ["--no-sandbox"] if os.geteuid() == 0 else []

        def place():
            """Puts our ends where the browser looks for them: it reads descriptor 3, and writes descriptor 4."""
            ends = [fcntl.fcntl(end, fcntl.F_DUPFD, 10) for end in (read_commands, write_answers)]
            for wanted, end in zip((3, 4), ends):
                os.dup2(end, wanted)

        self.process = subprocess.Popen(
            [self._program, *FLAGS, *root, *flags, "about:blank"],
            pass_fds=(3, 4),
            preexec_fn=place,
            stdin=subprocess.DEVNULL,
            stdout=self._log,
            stderr=self._log,
            start_new_session=True,
        )
        os.close(read_commands)
        os.close(write_answers)

    def send(self, method, session=None, **parameters):
        """The result of a command."""
        self._number += 1
        message = {"id": self._number, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        try:
            os.write(self._commands, json.dumps(message).encode("utf-8") + b"\0")
        except OSError as error:
            raise self._ended() from error
        answer = self._wait(lambda found: found.get("id") == self._number, PATIENCE, method)
        if "error" in answer:
            raise CommandError(answer["error"].get("message", "unknown"))
        return answer["result"]

    def event(self, method, deadline):
        """The parameters of an event, a past or a coming one; None where none comes in time."""
        for place, found in enumerate(self._events):
            if found.get("method") == method:
                return self._events.pop(place)["params"]
        left = deadline - time.monotonic()
        try:
            return self._wait(lambda found: found.get("method") == method, max(left, 0.01), None)["params"]
        except TimeoutError:
            return None

    def seen(self, method):
        """The parameters of every such event so far."""
        return [found["params"] for found in self._events if found.get("method") == method]

    def _wait(self, fits, seconds, what):
        end = time.monotonic() + seconds
        while True:
            message = self._next(end)
            if message is None:
                if what is None:
                    raise TimeoutError
                raise Failure(Status.CUT, f"the browser gives no answer to {what} in {PATIENCE} s")
            if fits(message):
                return message
            if "method" in message:
                self._events.append(message)

    def _next(self, end):
        """The next message; None where none comes in time."""
        while b"\0" not in self._buffer:
            left = end - time.monotonic()
            if left <= 0 or not select.select([self._answers], [], [], left)[0]:
                return None
            piece = os.read(self._answers, 1 << 20)
            if not piece:
                raise self._ended()
            self._buffer += piece
        message, _, self._buffer = self._buffer.partition(b"\0")
        return json.loads(message)

    def _ended(self):
        self._log.seek(0)
        lines = [line.strip() for line in self._log.read().decode("utf-8", "replace").split("\n") if line.strip()]
        return Failure(Status.ENDED, "the browser ended" + (f": {lines[-1]}" if lines else ""))

    def close(self):
        """Ends the browser."""
        for descriptor in (self._commands, self._answers):
            os.close(descriptor)
        try:
            # It ends when its pipe does.
            self.process.wait(5)
        except subprocess.TimeoutExpired:
            os.killpg(self.process.pid, 9)
            self.process.wait()
        self._log.close()
        self._profile.cleanup()
