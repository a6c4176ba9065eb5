"""scripts/bench on tiny inputs: that it measures what it says. How fast anything is, no test can tell.

    cd Tests/BenchTests; AXVERIFY=../../.build/debug/axverify python3 -m unittest
"""

import json
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "scripts"))

from axbench import report  # noqa: E402
from axbench.generate import pair, parents, truth  # noqa: E402
from axbench.goals import Missing, Row, measured  # noqa: E402
from axbench.measure import Figures  # noqa: E402
from axbench.truth import Score, facts, kept  # noqa: E402


class Options:
    """What the generator is asked for."""

    nodes, seed, edits, depth, ids, dup = 400, 3, 0.05, 60, 0.35, 0.35


class GeneratorTest(unittest.TestCase):
    def test_makes_exactly_as_many_elements_and_the_same_every_time(self):
        made, again = truth(*pair(Options)), truth(*pair(Options))
        self.assertEqual(made, again)
        self.assertEqual(made["nodes_a"], Options.nodes)
        self.assertGreater(len(made["edits"]), 10)
        self.assertGreater(len(made["facts"]), len(made["edits"]))

    def test_parents_stand_before_their_children(self):
        before, _, _, _ = pair(Options)
        for number, parent in enumerate(parents(before)):
            self.assertLess(parent, number)
            self.assertLessEqual(before[number].depth, Options.depth)

    def test_the_root_is_an_application_of_windows(self):
        before, _, _, _ = pair(Options)
        self.assertEqual(before[0].says["label"], "Acme Desk")
        self.assertEqual(sum(element.role == "AXWindow" for element in before), len(before[0].children))


class TruthTest(unittest.TestCase):
    def test_the_longest_run_that_kept_its_order(self):
        self.assertEqual(kept([3, 0, 1, 4, 2]), {1, 2, 4})
        self.assertEqual(kept([]), set())

    def test_facts(self):
        # A root with three children: the first goes, the last comes before the second and says something else.
        told = facts([-1, 0, 0, 0], [-1, 0, 0, 0], ["r", "a", "b", "c"], ["r", "C", "b", "n"], [0, -1, 2, 1])
        self.assertEqual(sorted(told), [("attr", 3, 1), ("del", 1), ("ins", 3), ("move", 2, 2)])

    def test_a_score_counts_what_is_missed_and_what_is_made_up(self):
        score = Score()
        self.assertEqual(score.add([("del", 1), ("ins", 2)], {("del", 1), ("del", 5)}), (0.5, 0.5))
        self.assertEqual((score.precision("del"), score.recall("del"), score.recall("ins")), (0.5, 1.0, 0.0))


class ReportTest(unittest.TestCase):
    def row(self, ratios, goal=1.0, is_least=False):
        return Row("X", "what", goal, is_least=is_least, peer="peer", figures=Figures(ratios, [0.01], [0.01]))

    def test_a_miss_within_the_noise_is_neither_met_nor_missed(self):
        for row, is_met, is_missed in (
            (self.row([0.8, 0.9, 0.95, 1.2, 1.3]), True, False),
            (self.row([0.9, 1.0, 1.05, 1.2, 1.3]), False, False),
            (self.row([1.5, 1.5, 1.5, 1.51, 1.5]), False, True),
            (self.row([0.99], goal=0.9, is_least=True), True, False),
            (self.row([0.8], goal=0.9, is_least=True), False, True),
        ):
            self.assertEqual((row.is_met, row.is_missed), (is_met, is_missed), row.figures.ratios)

    def test_a_skipped_row_is_said(self):
        row = Row("X", "what", 1.0, skipped="FileCheck is not installed")
        self.assertIn("SKIPPED: FileCheck is not installed", report.line(row))
        self.assertIn("1 SKIPPED", report.summary([row]))

    def test_the_summary_names_what_is_missed(self):
        self.assertEqual(report.summary([self.row([2.0] * 5)]), "0 of 1 goals met; missed: X")


class BenchTest(unittest.TestCase):
    """The script itself, with the binary that is being tested."""

    def bench(self, *words):
        binary = os.environ.get("AXVERIFY")
        self.assertTrue(binary, "AXVERIFY names the binary to measure")
        with tempfile.TemporaryDirectory(prefix="axb-") as folder:
            path = os.path.join(folder, "bench.json")
            done = subprocess.run(
                [ROOT / "scripts" / "bench", "--binary", binary, "--nodes", "400", "--screens", "2", "--rounds", "1",
                 "--keep", folder, "--json", path, *words],
                capture_output=True, text=True,
            )  # fmt: skip
            with open(path, encoding="utf-8") as text:
                return done, json.load(text)

    def test_every_goal_is_measured_or_said_to_be_skipped(self):
        done, told = self.bench()
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertGreater(len(told["rows"]), 50)
        for row in told["rows"]:
            self.assertTrue("value" in row or row["skipped"].endswith("is not installed"), row["id"])
            self.assertIn(row["id"], done.stdout)
        # What is no time has to be right at any size.
        scores = {row["id"]: row["value"] for row in told["rows"] if row["metric"] == "share"}
        self.assertGreaterEqual(scores["D4p"], 0.9)
        self.assertGreaterEqual(scores["D4r"], 0.9)
        self.assertEqual(scores["D6n"], 1.0)

    def test_a_filter_measures_less_and_check_fails_on_a_miss(self):
        done, told = self.bench("--filter", "S2", "--check")
        self.assertEqual([row["id"] for row in told["rows"]], ["S2"])
        self.assertEqual(done.returncode, 1 if told["rows"][0].get("missed", False) else 0)

    def test_a_missing_peer_costs_its_own_rows_alone(self):
        figures = Figures([1.0], [0.01], [0.01])
        told = measured({"there": lambda: "command", "gone": self.missing}, lambda peers: {name: figures for name in peers})
        self.assertIs(told["there"], figures)
        self.assertEqual(str(told["gone"]), "FileCheck is not installed")

    @staticmethod
    def missing():
        raise Missing("FileCheck is not installed")

    def test_an_unknown_filter_is_an_error(self):
        done = subprocess.run([ROOT / "scripts" / "bench", "--binary", "axverify", "--filter", "no such row"],
                              capture_output=True, text=True)  # fmt: skip
        self.assertEqual(done.returncode, 1)
        self.assertIn("no row is called 'no such row'", done.stderr)


if __name__ == "__main__":
    unittest.main()
