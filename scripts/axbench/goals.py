"""The goals: what is run, beside which peer, and how the two have to compare."""

import json
import os
import re
import subprocess
from dataclasses import dataclass, field

from . import checks, shapes
from .inputs import EXPRESSION
from .measure import Figures, absolute, compare
from .truth import Score, reported


@dataclass
class Row:
    """One goal and what came of it."""

    id: str
    what: str
    goal: float
    # What the value is of: "wall", "cpu" or "peak" by a peer's, or a number of its own.
    metric: str = "wall"
    peer: str = ""
    is_least: bool = False
    figures: Figures | None = None
    # Why there is no value.
    skipped: str = ""

    @property
    def value(self):
        return self.figures.ratio

    @property
    def is_met(self):
        """Whether the goal is met."""
        return self.value >= self.goal if self.is_least else self.value <= self.goal

    @property
    def is_missed(self):
        """Whether it is missed by more than the noise that was measured; between the two lies what cannot be told."""
        return not self.is_met and (self.is_least or self.value > self.goal * (1 + self.figures.spread))


@dataclass
class Goal:
    """Rows that one series of runs answers."""

    rows: list
    # Gives the figures of each row, by its id, or raises Missing.
    answer: object = field(repr=False)


class Missing(Exception):
    """A peer that is not installed."""


def measured(peers, compare_with):
    """What came of each peer, by its name: of those that are installed what is measured, of the others that they are not."""
    there, told = {}, {}
    for name, command in peers.items():
        try:
            there[name] = command()
        except Missing as missing:
            told[name] = missing
    return told | (compare_with(there) if there else {})


class Goals:
    """All goals, over the inputs and the programs at hand."""

    def __init__(self, binary, inputs, tools, rounds, clock="wall"):
        self.binary, self.inputs, self.tools, self.rounds, self.clock = binary, inputs, tools, rounds, clock
        self.list = []
        self.engine()
        self.xml()
        self.diff()
        self.quality()
        self.growth()

    # What goals are made of.

    def tool(self, name):
        """A peer, where it is installed."""
        if not self.tools.get(name):
            raise Missing(f"{name} is not installed")
        return self.tools[name]

    def add(self, rows, answer):
        for row in rows:
            if row.metric == "wall":
                row.metric = self.clock
        self.list.append(Goal(rows, answer))

    def against(self, rows, ours, peers, rounds=None):
        """Rows that compare a command of ours with those of peers; both are made when they are run."""

        def answer():
            told = measured(peers, lambda there: compare([self.binary, *ours()], there, rounds or self.rounds))
            missing = {row.id: told[row.peer] for row in rows if isinstance(told[row.peer], Missing)}
            return missing | {row.id: told[row.peer][row.metric] for row in rows if row.id not in missing}

        self.add(rows, answer)

    def of_ours(self, rows, ours, other, rounds=None):
        """Rows that compare a command of ours with another of ours."""
        self.against(rows, ours, {"axverify": lambda: [self.binary, *other()]}, rounds)

    def text(self, nodes=None, name="a"):
        return os.path.join(self.inputs.pair(nodes), f"{name}.txt")

    # The table of the engine.

    def engine(self):
        make, nodes = self.inputs, self.inputs.nodes
        self.against(
            [Row("S1", "one small screen", 1.5, peer="xmllint --noout"), Row("S2", "one small screen", 0.3, peer="python3 -c pass")],
            lambda: ["check", *make.small()],
            {
                "xmllint --noout": lambda: [self.tool("xmllint"), "--noout", make.small()[1]],
                "python3 -c pass": lambda: [self.tool("python3"), "-c", "pass"],
            },
            rounds=self.rounds * 6,
        )  # fmt: skip
        self.add([Row("M1", f"{make.screens} screens × 3 platforms, 20 checks each", 0.05, peer="a FileCheck a dump"),
                  Row("M2", f"{make.screens * 3} dumps in one run, MB", 100, metric="MB")], self.many)  # fmt: skip
        count = 200
        command = lambda: ["check", make.checks(nodes, count), self.text()]  # noqa: E731
        rows = [
            Row("T1", "200 + 200 lines, all hold (text)", 1.5, peer="FileCheck, NOT everywhere"),
            Row("T2", "200 + 200 lines, all hold (text)", 1.5, peer="FileCheck, NOT behind the last match"),
        ]
        self.against(rows, command, {
            "FileCheck, NOT everywhere": lambda: self.filecheck(make.checks(nodes, count) + ".filecheck", checks.implicit(count)),
            "FileCheck, NOT behind the last match": lambda: self.filecheck(make.checks(nodes, count) + ".filecheck-not", []),
        })  # fmt: skip
        self.against(
            [Row("T3", "20 of them failing, with nearest nodes", 0.5, peer="FileCheck, failing once")],
            lambda: ["check", make.checks(nodes, count, 20), self.text()],
            {"FileCheck, failing once": lambda: self.filecheck(make.checks(nodes, count, 20) + ".filecheck-not", [])},
        )
        for id, line in (("E1", f'some * name~"{EXPRESSION}"'), ("E2", f'each * name~"{EXPRESSION}" has name~"{EXPRESSION}"')):
            self.against(
                [Row(id, "an expression: " + line.split()[0], 3, peer="grep -cP")],
                lambda line=line, id=id: ["check", make.lines(id, "macos", line), self.text()],
                {"grep -cP": lambda: [self.tool("grep"), "-cP", EXPRESSION, self.text()]},
            )
        self.of_ours([Row("A1", "audit", 3, peer="axverify")], lambda: ["audit", self.text()],
                     lambda: ["check", make.one(), self.text()])  # fmt: skip

    def filecheck(self, path, options):
        return [self.tool("FileCheck"), path, *options, "--input-file", self.text()]

    def many(self):
        """The suite: ours several times, the peer once, since it takes its time."""
        folder = self.inputs.suite(self.inputs.screens)
        command = [self.binary, "check", f"{folder}/expectations", "--dumps", f"{folder}/dumps"]
        own = absolute(command, self.rounds, allowed=(0,))
        memory = Figures(ratios=[peak / 1e6 for peak in own["peak"].ours], ours=own["peak"].ours)
        try:
            script = self.inputs.filecheck_script(self.inputs.screens)
            peer = absolute(["/bin/sh", script, self.tool("FileCheck")], 0, allowed=(0,))[self.clock].ours[0]
        except Missing as missing:
            return {"M1": missing, "M2": memory}
        times = own[self.clock].ours
        return {"M1": Figures([time / peer for time in times], times, [peer]), "M2": memory}

    def xml(self):
        make = self.inputs
        dump = lambda: os.path.join(make.pair(), "a.xml")  # noqa: E731
        sax, whole = "xmllint --sax --noout", "xmllint --noout"
        peers = {
            sax: lambda: [self.tool("xmllint"), "--sax", "--noout", dump()],
            whole: lambda: [self.tool("xmllint"), "--noout", dump()],
        }
        for id, what, expect in (("X", "one line (XML)", make.one_xml), ("Y", "200 + 200 lines (XML)", lambda: make.xml_checks(200))):
            rows = [Row(f"{id}1", what, 1.5, peer=sax), Row(f"{id}2", what, 0.35, peer=whole),
                    Row(f"{id}3", what, 0.35, "peak", whole)]  # fmt: skip
            self.against(rows, lambda expect=expect: ["check", expect(), dump()], peers)

    # Section 8 of the page about diff.

    def diff(self):
        make = self.inputs
        git = lambda a, b: [self.tool("git"), "diff", "--no-index", "-U0", a, b]  # noqa: E731
        old, new = (lambda nodes=None: self.text(nodes)), (lambda nodes=None: self.text(nodes, "b"))
        self.against(
            [Row("D1a", "diff, 1 % (text)", 0.6, peer="git diff"), Row("D1b", "diff, 1 % (text)", 1.25, peer="diff"),
             Row("D1c", "diff, 1 % (text)", 1, "cpu", "git diff"), Row("D1d", "diff, 1 % (text)", 1, "peak", "git diff")],
            lambda: ["diff", old(), new()],
            {"git diff": lambda: git(old(), new()), "diff": lambda: [self.tool("diff"), old(), new()]},
        )  # fmt: skip
        ten = make.nodes * 10
        self.against(
            [Row("D2a", "diff, 10 × the nodes", 0.6, peer="git diff"), Row("D2c", "diff, 10 × the nodes", 1, "peak", "git diff")],
            lambda: ["diff", old(ten), new(ten)], {"git diff": lambda: git(old(ten), new(ten))}, rounds=3,
        )  # fmt: skip
        a, b = (lambda: os.path.join(make.pair(), "a.xml")), (lambda: os.path.join(make.pair(), "b.xml"))
        self.against(
            [Row("D3a", "diff, XML", 1, peer="git diff"), Row("D3b", "diff, XML", 1.5, peer="xmllint --sax, both")],
            lambda: ["diff", a(), b()],
            {"git diff": lambda: git(a(), b()),
             "xmllint --sax, both": lambda: [self.tool("xmllint"), "--sax", "--noout", a(), b()]},
        )  # fmt: skip
        self.add([Row("D3c", "diff, XML, MB", 157, metric="MB")], lambda: {"D3c": self.megabytes(["diff", a(), b()])})
        noisy = lambda name: os.path.join(make.pair(noise=True), name)  # noqa: E731
        self.against([Row("D6", "diff with noise", 0.45, peer="git diff")], lambda: ["diff", noisy("a.txt"), noisy("b.txt")],
                     {"git diff": lambda: git(noisy("a.txt"), noisy("b.txt"))})  # fmt: skip
        for number, name in enumerate(shapes.NAMES):
            pair = lambda number=number: [os.path.join(make.shape(number), x) for x in ("a.txt", "b.txt")]  # noqa: E731
            self.against([Row(f"D7.{number + 1}", f"diff, {name}", 3, peer="git diff")],
                         lambda pair=pair: ["diff", *pair()], {"git diff": lambda pair=pair: git(*pair())})  # fmt: skip
            self.add([Row(f"D7.{number + 1}n", f"diff, {name}: lines out", 1.1, "lines", "diff")],
                     lambda number=number, pair=pair: {f"D7.{number + 1}n": self.lines_out(pair())})  # fmt: skip
        self.add([Row("D8a", "lines of changes an edit", 2.1, "lines"), Row("D8b", "lines an edit, with context", 6, "lines")],
                 self.lines_an_edit)  # fmt: skip
        self.of_ours([Row("D9", "diff of equal files, by D1", 0.5, peer="axverify")], lambda: ["diff", old(), old()],
                     lambda: ["diff", old(), new()])  # fmt: skip

    def megabytes(self, words):
        figures = absolute([self.binary, *words], self.rounds)["peak"]
        return Figures([peak / 1e6 for peak in figures.ours], figures.ours)

    def output(self, *command):
        done = subprocess.run(command, capture_output=True, text=True, errors="replace")
        if done.returncode not in (0, 1):
            raise RuntimeError(f"{' '.join(command[:3])} ended with {done.returncode}: {done.stderr[:200]}")
        return done.stdout

    def lines_out(self, pair):
        peer = len(re.findall(r"^[<>]", self.output(self.tool("diff"), *pair), re.M))
        return Figures([len(self.changes(self.output(self.binary, "diff", *pair))) / max(peer, 1)])

    @staticmethod
    def changes(report):
        """The lines of a report that say a change: those with a mark, and what stands below them about it."""
        return re.findall(r"^(?:[-+~>] +(?:\d+ × )?AX.*|  order: .*| +\S+ .*(?: → |\[-|{\+).*)$", report, re.M)

    def lines_an_edit(self):
        folder = self.inputs.pair()
        with open(os.path.join(folder, "truth.json"), encoding="utf-8") as text:
            edits = len(json.load(text)["edits"])
        report = self.output(self.binary, "diff", f"{folder}/a.txt", f"{folder}/b.txt")
        bare = self.output(self.binary, "diff", "--context", "0", f"{folder}/a.txt", f"{folder}/b.txt")
        return {"D8a": Figures([len(self.changes(bare)) / edits]), "D8b": Figures([report.count("\n") / edits])}

    def quality(self):
        nodes = self.inputs.nodes
        small = max(300, nodes // 10)
        for id, what, goals, shape in (
            ("D4", "diff, 20 seeds and 3 large", (0.995, 0.995), {}),
            ("D5a", "diff, no identifiers", (0.99, 0.99), {"ids": 0}),
            ("D5b", "diff, no identifiers, labels shared", (0.99, 0.99), {"ids": 0, "dup": 0.8}),
            ("D5c", "diff, 10 % edits", (0.97, 0.98), {"edits": 0.1}),
        ):
            sizes = [small] * 20 + [nodes] * 3
            rows = [Row(id + "p", what + ": precision", goals[0], "share", is_least=True),
                    Row(id + "r", what + ": recall", goals[1], "share", is_least=True)]  # fmt: skip
            if id == "D4":
                rows += [Row("D4k", "the worst kind of fact", 0.98, "share", is_least=True),
                         Row("D4s", "the worst seed", 0.97, "share", is_least=True),
                         Row("D8c", "facts reported by true ones", 1.01, "facts")]  # fmt: skip
            self.add(rows, lambda id=id, sizes=sizes, shape=shape: self.score(id, sizes, shape))
        self.add([Row("D6n", "noise changes no fact", 1, "share", is_least=True)], self.noise)

    def facts(self, folder):
        report = self.output(self.binary, "diff", "--report", "json", f"{folder}/a.txt", f"{folder}/b.txt")
        return {fact for screen in json.loads(report)["screens"] for fact in reported(screen["changes"])}

    def score(self, id, sizes, shape):
        total, worst = Score(), 1.0
        for seed, nodes in enumerate(sizes):
            folder = self.inputs.pair(nodes, seed=self.inputs.seed * 100 + seed, no_xml=True, **shape)
            with open(os.path.join(folder, "truth.json"), encoding="utf-8") as text:
                worst = min(worst, *total.add(json.load(text)["facts"], self.facts(folder)))
        kinds = [measure(kind) for kind in Score.KINDS for measure in (total.precision, total.recall)]
        _, true, given = total.counts["all"]
        values = {id + "p": total.precision(), id + "r": total.recall(), "D4k": min(kinds), "D4s": worst,
                  "D8c": given / true}  # fmt: skip
        return {key: Figures([value]) for key, value in values.items()}

    def noise(self):
        plain, noisy = self.inputs.pair(), self.inputs.pair(noise=True)
        return {"D6n": Figures([1.0 if self.facts(plain) == self.facts(noisy) else 0.0])}

    # Ten times the nodes.

    def growth(self):
        make, nodes = self.inputs, self.inputs.nodes
        commands = {
            "G1": ("parse", lambda n: ["check", make.one(), self.text(n)]),
            "G2": ("200 + 200 lines", lambda n: ["check", make.checks(n, 200), self.text(n)]),
            "G3": ("diff", lambda n: ["diff", self.text(n), self.text(n, "b")]),
            "G4": ("audit", lambda n: ["audit", self.text(n)]),
        }
        for id, (what, words) in commands.items():
            most = 12 if id == "G3" else 11
            self.of_ours(
                [Row(id + "t", f"{what}: 10 × the nodes", most, "cpu", "axverify"),
                 Row(id + "m", f"{what}: 10 × the nodes", 11, "peak", "axverify")],
                lambda words=words: words(nodes * 10), lambda words=words: words(nodes), rounds=3,
            )  # fmt: skip
