"""Runs commands in turn and says how their times and their memory compare."""

import os
import statistics
import time
from dataclasses import dataclass, field

QUIET = [(os.POSIX_SPAWN_OPEN, fd, "/dev/null", os.O_RDWR, 0) for fd in (0, 1, 2)]


@dataclass
class Run:
    """What one process took: seconds of the clock, seconds of processors, bytes at its largest."""

    wall: float
    cpu: float
    peak: int
    status: int


def run(command):
    """Runs a command to its end, its output thrown away.

    The largest size of a child counts from its fork, when it still is this process: what is smaller than a Python of a few
    megabytes cannot be told.
    """
    begin = time.perf_counter()
    child = os.posix_spawnp(command[0], command, os.environ, file_actions=QUIET)
    _, status, usage = os.wait4(child, 0)
    wall = time.perf_counter() - begin
    # macOS counts bytes, Linux kilobytes.
    unit = 1 if os.uname().sysname == "Darwin" else 1024
    return Run(wall, usage.ru_utime + usage.ru_stime, usage.ru_maxrss * unit, os.waitstatus_to_exitcode(status))


@dataclass
class Figures:
    """A ratio over some rounds, and both sides of it."""

    ratios: list = field(default_factory=list)
    ours: list = field(default_factory=list)
    peers: list = field(default_factory=list)

    @property
    def ratio(self):
        """The median over the rounds of ours by the peer's of the same round."""
        return statistics.median(self.ratios)

    @property
    def spread(self):
        """The half of the rounds nearest to the median lies within this share of it, to either side."""
        if len(self.ratios) < 4 or self.ratio == 0:
            return 0.0
        low, _, high = statistics.quantiles(self.ratios, n=4)
        return (high - low) / 2 / self.ratio


class Failed(Exception):
    """A command did not do what is measured."""


def compare(ours, peers, rounds, allowed=(0, 1)):
    """Runs ours and each peer in turn, one round unmeasured: for each peer and each of wall, cpu and peak the figures."""
    figures = {name: {metric: Figures() for metric in ("wall", "cpu", "peak")} for name in peers}
    for number in range(rounds + 1):
        own = run(ours)
        if own.status not in allowed:
            raise Failed(f"{' '.join(ours[:4])} … ended with {own.status}")
        for name, command in peers.items():
            other = run(command)
            if other.status not in (0, 1):
                raise Failed(f"{' '.join(command[:4])} … ended with {other.status}")
            if number == 0:
                continue
            for metric, figure in figures[name].items():
                left, right = getattr(own, metric), getattr(other, metric)
                figure.ours.append(left)
                figure.peers.append(right)
                # A process may take less than the clock of processors ticks.
                figure.ratios.append(left / max(right, 1e-9))
    return figures


def absolute(command, rounds, allowed=(0, 1)):
    """Runs a command alone: the figures of each metric, of which the ratios are the values themselves."""
    figures = {metric: Figures() for metric in ("wall", "cpu", "peak")}
    for _ in range(rounds):
        own = run(command)
        if own.status not in allowed:
            raise Failed(f"{' '.join(command[:4])} … ended with {own.status}")
        for metric, figure in figures.items():
            figure.ours.append(getattr(own, metric))
            figure.ratios.append(getattr(own, metric))
    return figures
