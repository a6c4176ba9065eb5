"""The script that changes dumps in small ways finds what a binary must not do, and nothing else."""

import unittest

from script import HERE, ScriptTest

DUMP = b"<dump>" + b"x" * 200 + b"</dump>"


class MutateDumps(ScriptTest):
    """A binary with one fault each."""

    def findings(self, fault):
        """What is printed of a binary with such a fault, its last line apart, and the status."""
        self.environment["FAULT"] = fault
        (self.folder / "a.txt").write_bytes(DUMP)
        status, printed, errors = self.run_script(
            "mutate-dumps", "--binary", HERE / "stand_in_axverify.py", "--cuts", 2, "--changes", 1, "a.txt")
        self.assertEqual(errors, "")
        return printed.splitlines(), status

    def test_nothing_to_find(self):
        self.assertEqual(self.findings("none"), (["1 files, 13 changed dumps, 0 found"], 0))

    def test_crash(self):
        lines, status = self.findings("crash")
        self.assertEqual(status, 1)
        self.assertEqual(lines[0], "a.txt: crash: 'show' ended with -11 on a dump cut at byte 71")
        self.assertEqual(len(lines), 4)

    def test_hang(self):
        lines, status = self.findings("hang")
        self.assertEqual(status, 1)
        self.assertEqual(lines[0], "a.txt: hang: 'show' took more than 1 s of the processor on a dump cut at byte 71")

    def test_pass_on_a_part(self):
        lines, status = self.findings("pass")
        self.assertEqual(status, 1)
        self.assertEqual(lines[0], "a.txt: pass on a dump cut at byte 71, whose tree is not the whole's")
        self.assertEqual(lines[2], "a.txt: pass on a dump changed with seed 0, of which something else is heard")

    def test_pass_on_what_is_refused(self):
        lines, status = self.findings("pass-unseen")
        self.assertEqual(status, 1)
        self.assertEqual(lines[2], "a.txt: pass on a dump changed with seed 0 that 'show' refuses")

    def test_names_count(self):
        lines, status = self.findings("name")
        self.assertEqual(status, 1)
        self.assertEqual(lines[0], "a.txt: 'show' prints something else of the dump named .xml")


if __name__ == "__main__":
    unittest.main()
