"""How a capture ends, and the one exception that ends one early."""

import enum


class Status(enum.IntEnum):
    """Exit statuses, the same for every capture script."""

    CAPTURED = 0
    #: The program is there and shows nothing, or not what was waited for.
    NOTHING = 1
    #: This machine lets nobody look: no bus, no permission, no device, a tool is missing.
    NOT_HERE = 2
    #: The program takes no part in accessibility, or is not running.
    NOT_FOUND = 3
    #: The program or the page ended, or never came up.
    ENDED = 4
    #: The capture was cut: interrupted, no answer, more nodes than asked for.
    CUT = 5
    #: Wrong usage.
    USAGE = 64


#: What is no fault of the screen: a `.skip` file takes the place of the dump, so that `check` says SKIP and why.
SKIPPED = (Status.NOT_HERE, Status.NOT_FOUND)

STATUS_HELP = """\
exit status:
  0  captured, whole
  1  the program is there, and shows nothing (or not what was waited for)
  2  this machine lets nobody look here: no accessibility bus, no permission, no device, a missing tool
  3  the program is not there, or takes no part in accessibility
  4  the program or the page ended, or never came up
  5  the capture was cut: interrupted, no answer, too many nodes
  64 wrong usage

With 2 and 3 a file NAME.skip takes the dump's place, and 'axverify check' says SKIP with its reason. With 1, 4
and 5 the dump is left as far as it came, without its end mark, and 'axverify check' says BLOCKED. An older dump is
never left."""


class Failure(Exception):
    """Why there is no whole dump: a status, and a sentence for people."""

    def __init__(self, status, message):
        super().__init__(message)
        self.status = status
        self.message = message
