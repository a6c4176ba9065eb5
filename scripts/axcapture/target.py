"""The file that a dump goes to.

From the moment a capture begins, the file at that place is of this capture: an older dump must never be judged in its
place. So it is begun anew with the header, and gets its end mark only when the walk is over.
"""

import os
import pathlib
import sys

from axcapture.status import Failure, Status


class Target:
    """One dump's file, or standard output for `-`."""

    def __init__(self, path, is_main=True):
        self.path = path
        #: Whether a reason takes its place where there is no dump; one beside the main dump is left out without.
        self.is_main = is_main
        self._file = None

    @property
    def is_standard_output(self):
        """Whether there is no file."""
        return self.path == "-"

    @property
    def form(self):
        """The form by the file's ending: `txt` where it has none."""
        return pathlib.Path(self.path).suffix.lstrip(".").lower() or "txt"

    @property
    def skip_path(self):
        """Where the reason stands if there is no dump."""
        return pathlib.Path(self.path).with_suffix(".skip")

    def begin(self):
        """Takes away what an earlier capture left, and makes the file."""
        if self.is_standard_output:
            self._file = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8", newline="\n")
            return
        try:
            pathlib.Path(self.path).parent.mkdir(parents=True, exist_ok=True)
            self.skip_path.unlink(missing_ok=True)
            self._file = open(self.path, "w", encoding="utf-8", newline="\n", errors="replace")
        except OSError as error:
            raise Failure(Status.USAGE, f"cannot write '{self.path}': {error.strerror}") from error

    def restart(self):
        """Drops what was written, for a second walk; standard output cannot take anything back."""
        if not self.is_standard_output:
            self._file.seek(0)
            self._file.truncate()

    def write(self, text):
        """Adds a piece of the dump."""
        self._file.write(text)

    def flush(self):
        """Puts on disk what there is so far, so that a cut capture shows how far it came."""
        self._file.flush()

    def close(self):
        """Ends the writing."""
        if self._file is not None:
            self._file.close()
            self._file = None

    def skip(self, reason):
        """Leaves a reason in place of the dump."""
        self.close()
        if self.is_standard_output:
            return
        pathlib.Path(self.path).unlink(missing_ok=True)
        if self.is_main:
            self.skip_path.write_text(one_line(reason) + "\n", encoding="utf-8")


def one_line(text):
    """A text on one line, without what could act on a terminal."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())
