"""Runs commands in turn and says how their times and their memory compare."""

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field

# What is printed goes into a file that nobody reads: of one that writes to /dev/null, grep says after its first match that
# it has seen enough.
OUTPUT = tempfile.NamedTemporaryFile(prefix="axverify-bench-output.")
QUIET = [
    (os.POSIX_SPAWN_OPEN, 0, "/dev/null", os.O_RDONLY, 0),
    (os.POSIX_SPAWN_OPEN, 1, OUTPUT.name, os.O_WRONLY | os.O_TRUNC, 0),
    (os.POSIX_SPAWN_DUP2, 1, 2),
]


@dataclass
class Run:
    """What one process took: seconds of the clock, seconds of processors, bytes at its largest."""

    wall: float
    cpu: float
    peak: int
    status: int


def run(command):
    """Runs a command to its end, its output thrown away.

    The largest size of a child counts from its fork, when it still is this process: what is smaller than a Python of ten
    megabytes cannot be told, and nothing large may be done here.
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


def run_all(job):
    """Runs what a job asks for, round by round: for each command all of its runs, the first round left out."""
    runs = {name: [] for name in job["commands"]}
    for number in range(job["rounds"] + 1):
        for name, command in job["commands"].items():
            done = run(command)
            if done.status not in job["allowed"]:
                raise Failed(f"{' '.join(command[:4])} … ended with {done.status}")
            if number > 0 or job["rounds"] == 0:
                runs[name].append(done)
    return runs


def measured_apart(job):
    """Does a job in a process of its own, which is small: see `run`."""
    command = [sys.executable, "-m", "axbench.measure"]
    folder = os.path.dirname(os.path.dirname(os.path.realpath(__file__)))
    done = subprocess.run(command, cwd=folder, input=json.dumps(job), capture_output=True, text=True)
    if done.returncode:
        raise Failed(done.stderr.strip().splitlines()[-1])
    return {name: [Run(*values) for values in runs] for name, runs in json.loads(done.stdout).items()}


def compare(ours, peers, rounds):
    """Runs ours and each peer in turn, one round unmeasured: for each peer and each of wall, cpu and peak the figures."""
    names = list(peers)
    commands = {"ours": ours} | {str(place): peers[name] for place, name in enumerate(names)}
    runs = measured_apart({"commands": commands, "rounds": rounds, "allowed": [0, 1]})
    figures = {name: {metric: Figures() for metric in ("wall", "cpu", "peak")} for name in names}
    for place, name in enumerate(names):
        for own, other in zip(runs["ours"], runs[str(place)]):
            for metric, figure in figures[name].items():
                left, right = getattr(own, metric), getattr(other, metric)
                figure.ours.append(left)
                figure.peers.append(right)
                # A process may take less than the clock of processors ticks.
                figure.ratios.append(left / max(right, 1e-9))
    return figures


def absolute(command, rounds, allowed=(0, 1)):
    """Runs a command alone, once where there are no rounds: of each metric the figures, their ratios the values themselves."""
    runs = measured_apart({"commands": {"ours": command}, "rounds": rounds, "allowed": list(allowed)})["ours"]
    values = {metric: [getattr(own, metric) for own in runs] for metric in ("wall", "cpu", "peak")}
    return {metric: Figures(list(of), list(of)) for metric, of in values.items()}


if __name__ == "__main__":
    told = run_all(json.load(sys.stdin))
    json.dump({name: [[x.wall, x.cpu, x.peak, x.status] for x in runs] for name, runs in told.items()}, sys.stdout)
