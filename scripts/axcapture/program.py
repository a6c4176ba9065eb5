"""A program that a capture starts: its environment, its processes, its last words, its end."""

import os
import signal
import subprocess
import tempfile

from axcapture.status import Failure, Status

#: What makes toolkits publish their trees without a desktop that asks for it.
ENVIRONMENT = {
    "GTK_A11Y": "atspi",
    "GNOME_ACCESSIBILITY": "1",
    "QT_ACCESSIBILITY": "1",
    "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
    "ACCESSIBILITY_ENABLED": "1",
}


class Program:
    """A program in a process group of its own, which alone is ended in the end."""

    def __init__(self, command):
        self.command = command
        self._words = tempfile.TemporaryFile()
        environment = {**ENVIRONMENT, **os.environ}
        try:
            self.process = subprocess.Popen(
                command,
                env=environment,
                stdin=subprocess.DEVNULL,
                stdout=self._words,
                stderr=self._words,
                start_new_session=True,
            )
        except OSError as error:
            self._words.close()
            raise Failure(Status.ENDED, f"cannot start '{command[0]}': {error.strerror}") from error

    def check(self):
        """Raises where it has ended."""
        status = self.process.poll()
        if status is None:
            return
        how = f"by {signal.Signals(-status).name}" if status < 0 else f"with status {status}"
        words = self.last_words()
        raise Failure(Status.ENDED, f"'{self.command[0]}' ended {how}" + (f": {words}" if words else ""))

    def last_words(self):
        """The last line that it wrote."""
        size = self._words.seek(0, os.SEEK_END)
        self._words.seek(max(0, size - 2000))
        lines = self._words.read().decode("utf-8", "replace").split("\n")
        return next((line.strip() for line in reversed(lines) if line.strip()), "")

    def pids(self):
        """Its process and all that came from it."""
        return descendants(self.process.pid)

    def end(self):
        """Ends it: first by asking."""
        for number in (signal.SIGTERM, signal.SIGKILL):
            if self.process.poll() is not None:
                break
            try:
                os.killpg(self.process.pid, number)
                self.process.wait(5)
            except (ProcessLookupError, subprocess.TimeoutExpired):
                pass
        self._words.close()


def parents():
    """The parent of each process, by its number."""
    found = {}
    for entry in os.listdir("/proc"):
        if not entry.isdigit():
            continue
        try:
            with open(f"/proc/{entry}/stat", encoding="utf-8", errors="replace") as file:
                # The name in brackets may hold anything, brackets included; what follows the last one does not.
                found[int(entry)] = int(file.read().rpartition(")")[2].split()[1])
        except (OSError, IndexError, ValueError):
            continue
    return found


def descendants(pid):
    """A process and all that came from it, so far as their parents still run."""
    found, known = {pid}, parents()
    grew = True
    while grew:
        new = {child for child, parent in known.items() if parent in found and child not in found}
        found |= new
        grew = bool(new)
    return found


def is_running(pid):
    """Whether there is such a process that has not ended."""
    try:
        with open(f"/proc/{pid}/stat", encoding="utf-8", errors="replace") as file:
            return file.read().rpartition(")")[2].split()[0] != "Z"
    except (OSError, IndexError):
        return False
