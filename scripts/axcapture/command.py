"""What every capture script does around its capture: options, signals, failures, statuses."""

import argparse
import signal
import sys

from axcapture import VERSION
from axcapture.status import SKIPPED, STATUS_HELP, Failure, Status
from axcapture.target import one_line


class Parser(argparse.ArgumentParser):
    """argparse with our status for wrong usage, and no abbreviations."""

    def __init__(self, description, example):
        super().__init__(
            description=description,
            epilog=f"example:\n  {example}\n\n{STATUS_HELP}",
            formatter_class=argparse.RawDescriptionHelpFormatter,
            allow_abbrev=False,
        )
        self.add_argument("--version", action="version", version=f"%(prog)s {VERSION}")

    def error(self, message):
        """Says what is wrong, and how to learn more."""
        sys.stderr.write(f"{self.prog}: {message}\ntry '{self.prog} --help'\n")
        sys.exit(Status.USAGE)

    def add_table(self, table):
        """Adds options from rows of their name and what argparse is told of them."""
        for name, settings in table:
            self.add_argument(name, **settings)


def positive(kind):
    """A number above zero, for an option's `type`."""

    def read(word):
        value = kind(word)
        if not 0 < value < float("inf"):
            raise ValueError(word)
        return value

    read.__name__ = "number above 0"
    return read


#: The options that every capture has.
COMMON = [
    ("--screen", {"metavar": "NAME", "help": "the screen's name in the header (default: the title found)"}),
    (
        "--wait",
        {
            "metavar": "SECONDS",
            "type": positive(float),
            "default": 30.0,
            "help": "how long to wait for content (default: %(default)g)",
        },
    ),
    ("--for", {"metavar": "NAME", "dest": "awaited", "help": "wait until something of this very name is there"}),
]


def say(program, message):
    """A line for people, on standard error."""
    print(f"{program}: {one_line(message)}", file=sys.stderr, flush=True)


def end_on_signals():
    """Turns SIGINT, SIGTERM and SIGHUP into a failure, so that the file is left without an end mark."""

    def stop(number, _frame):
        raise Failure(Status.CUT, f"interrupted by {signal.Signals(number).name}")

    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, stop)


def run(program, targets, capture):
    """Runs a capture into files, and turns what came of it into files and a status.

    `capture` takes the targets, and raises a Failure where there is no whole dump.
    """
    try:
        end_on_signals()
        for target in targets:
            target.begin()
        capture(targets)
        for target in targets:
            target.close()
        return Status.CAPTURED
    except Failure as failure:
        say(program, failure.message)
        for target in targets:
            if failure.status in SKIPPED:
                target.skip(failure.message)
            target.close()
        return failure.status
    except BrokenPipeError:
        return Status.CUT
