"""Files that are not what they seem, places that cannot be written, and runs that are disturbed.

Nothing is written half, and what exists is never lost.
"""
import json, os, pathlib, shutil, signal, subprocess, sys, tempfile, threading, time, unittest

from tool import BINARY, HostileTest, as_nobody, with_small_files

DUMP = 'AXWindow title="W"\n  AXButton label="Save"\n'
EXPECTATION = 'screen "A" on macos\nbutton "Save"\n'


class Files(HostileTest):
    def setUp(self):
        super().setUp()
        self.write("dumps/macos/a.txt", DUMP)
        self.write("expectations/a.expect", EXPECTATION)

    def write(self, name, text):
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        return path

    def names(self, folder="."):
        return sorted(os.listdir(self.folder / folder))

    def binary_for_everyone(self):
        """A copy of the binary where an account without rights gets at it."""
        folder = tempfile.TemporaryDirectory(prefix="axh-")
        self.addCleanup(folder.cleanup)
        os.chmod(folder.name, 0o755)
        return pathlib.Path(shutil.copy(BINARY, folder.name))

    # Names

    def test_names_that_are_options(self):
        self.write("-x.txt", DUMP)
        self.write("--as", DUMP)
        self.assertEqual(self.ask("show", "-x.txt").status, 2)
        self.assertEqual(self.ask("show", "./-x.txt").status, 0)
        self.assertEqual(self.ask("show", "--", "-x.txt").status, 0)
        self.assertEqual(self.ask("show", "--", "--as").status, 0)
        self.assertEqual(self.ask("diff", "--", "-x.txt", "--as").status, 0)
        self.write("audit/-q.txt", DUMP)
        self.assertIn(self.ask("audit", "audit").status, (0, 1))

    def test_names_that_act(self):
        for name in ["a\nb.txt", "::error::x.txt", "\x1b[2Jx.txt", "##vso[x].txt", "<img src=x>.txt", "\u202ex.txt"]:
            with self.subTest(repr(name)):
                self.write("odd/" + name, DUMP)
                self.write("gone/" + name, "AXWindow\n  AXButton lab")
                for arguments in (["audit", "odd"], ["diff", "odd", "gone"], ["show", "gone/" + name], ["show", "no/" + name]):
                    answer = self.ask(*arguments)
                    for line in answer.everything.decode("utf-8").split("\n"):
                        self.assertNotRegex(line, "^\\s*(::|b\\.txt)|[\x00-\x08\x0b-\x1f\u202e]|##[a-z]*\\[")
                shutil.rmtree(self.folder / "odd")
                shutil.rmtree(self.folder / "gone")

    def test_name_that_is_no_text(self):
        (pathlib.Path(os.fsdecode(os.fsencode(self.folder) + b"/odd"))).mkdir()
        with open(os.fsencode(self.folder) + b"/odd/\xff.txt", "w") as file:
            file.write(DUMP)
        self.write("odd/a.txt", DUMP)
        # No report could name it, so it is refused, and not passed over.
        for arguments in (["audit", "odd"], ["diff", "odd", "odd"]):
            answer = self.ask(*arguments)
            self.assertEqual((answer.status, b"its name is no UTF-8" in answer.everything), (2, True), answer.everything)

    # Links

    def test_links_that_are_named_are_read(self):
        outside = tempfile.NamedTemporaryFile("w", suffix=".txt")
        self.addCleanup(outside.close)
        outside.write(DUMP)
        outside.flush()
        os.symlink(outside.name, self.folder / "link.txt")
        os.symlink(outside.name, self.folder / "dumps" / "link.txt")
        self.assertEqual(self.ask("show", "link.txt").status, 0)
        self.assertEqual(self.ask("check", "expectations/a.expect", "link.txt").status, 0)
        self.assertEqual(self.ask("check", "expectations/a.expect", "--dump", "macos=link.txt").status, 0)
        self.write("expectations/a.expect", 'screen "A" on macos\ndump macos "../link.txt"\nbutton "Save"\n')
        self.assertEqual(self.ask("check").status, 0)

    def test_links_that_are_met_are_left_alone_and_said(self):
        outside = tempfile.TemporaryDirectory(prefix="axh-")
        self.addCleanup(outside.cleanup)
        secret = pathlib.Path(outside.name, "secret.txt")
        secret.write_text('AXWindow title="W"\n  AXButton label="hunter2"\n')
        pathlib.Path(outside.name, "b.expect").write_text('screen "hunter2" on macos\nbutton "hunter2"\n')
        self.write("many/macos/a.txt", DUMP)
        os.symlink(secret, self.folder / "many" / "file.txt")
        os.symlink(outside.name, self.folder / "many" / "folder")
        os.symlink("nowhere", self.folder / "many" / "loose.txt")
        os.symlink("macos/a.txt", self.folder / "many" / "inside.txt")
        os.symlink(pathlib.Path(outside.name, "b.expect"), self.folder / "expectations" / "b.expect")
        os.symlink(outside.name, self.folder / "expectations" / "folder")
        for arguments, links in [
            (["audit", "many"], ["many/file.txt", "many/folder", "many/loose.txt"]),
            (["diff", "many", "many"], ["many/file.txt", "many/folder", "many/loose.txt"]),
            (["check"], ["expectations/b.expect", "expectations/folder"]),
            (["lint"], ["expectations/b.expect", "expectations/folder"]),
        ]:
            with self.subTest(arguments[0]):
                answer = self.ask(*arguments)
                self.assertIn(answer.status, (0, 1))
                self.assertNotIn(b"hunter2", answer.everything)
                for link in links:
                    self.assertIn(f"'{link}' is a link, which is not followed unless it is named", answer.err.decode())
        # A link that stays inside is a file as any other.
        self.assertIn(b"many/inside.txt", self.ask("audit", "many", "--report", "json").out)

    def test_link_in_the_place_of_a_dump(self):
        with tempfile.TemporaryDirectory(prefix="axh-") as outside:
            secret = pathlib.Path(outside, "secret.txt")
            secret.write_text('AXWindow title="W"\n  AXButton label="hunter2"\n')
            dump = self.folder / "dumps" / "macos" / "a.txt"
            dump.unlink()
            dump.symlink_to(secret)
            answer = self.ask("check")
            self.assertEqual(answer.status, 2)
            self.assertNotIn(b"hunter2", answer.everything)
            self.assertIn(b"is a link out of the folder 'dumps', which is not followed", answer.everything)
            # One that stays in the folder of the dumps is read.
            dump.unlink()
            self.write("dumps/shared/a.txt", DUMP)
            dump.symlink_to("../shared/a.txt")
            self.assertEqual(self.ask("check").status, 0)
            log = self.folder / "dumps" / "macos" / "a.log"
            log.symlink_to(secret)
            answer = self.ask("check")
            self.assertEqual(answer.status, 2)
            self.assertNotIn(b"hunter2", answer.everything)

    def test_links_in_a_circle(self):
        os.symlink("..", self.folder / "dumps" / "up")
        os.symlink("loop.txt", self.folder / "dumps" / "loop.txt")
        os.symlink(".", self.folder / "expectations" / "here")
        for arguments in (["check"], ["audit", "dumps"], ["diff", "dumps", "dumps"], ["lint"]):
            self.assertIn(self.ask(*arguments).status, (0, 1))
        self.assertEqual(self.ask("show", "dumps/loop.txt").status, 2)

    # What is no file, or none that may be read

    def test_fifo(self):
        os.mkfifo(self.folder / "pipe")
        os.mkfifo(self.folder / "dumps" / "macos" / "b.txt")
        self.write("expectations/b.expect", 'screen "B" on macos\nbutton "Save"\n')
        for arguments in (["show", "pipe"], ["audit", "pipe"], ["diff", "pipe", "dumps/macos/a.txt"], ["check"], ["lint", "pipe"],
                          ["merge", "pipe"], ["check", "expectations/a.expect", "pipe"], ["query", "pipe", "*"]):
            with self.subTest(" ".join(arguments)):
                answer = self.ask(*arguments, timeout=30)
                self.assertEqual(answer.status, 2, answer.everything[:500])
                self.assertIn(b"it is a FIFO", answer.everything)
        # In a folder that is gone through it is no dump.
        self.assertIn(self.ask("audit", "dumps", timeout=30).status, (0, 1))

    def test_folders_and_devices(self):
        for path, kind in [("dumps", "a folder"), ("/dev/zero", "a device"), ("/dev/tty", "")]:
            answer = self.ask("show", path, timeout=30)
            self.assertEqual(answer.status, 2)
            self.assertIn(kind.encode(), answer.err)

    @unittest.skipUnless(sys.platform == "linux", "gives up the rights of root as Linux does it")
    def test_files_and_folders_without_rights(self):
        tool = self.binary_for_everyone()
        self.write("closed.txt", DUMP).chmod(0)
        self.write("many/a.txt", DUMP)
        self.write("many/closed/b.txt", DUMP)
        (self.folder / "many" / "closed").chmod(0)
        self.addCleanup((self.folder / "many" / "closed").chmod, 0o755)
        options = {"before": as_nobody, "binary": tool}
        answer = self.ask("show", "closed.txt", **options)
        self.assertEqual((answer.status, b"permission denied" in answer.err), (2, True))
        for arguments in (["audit", "many"], ["diff", "many", "many"]):
            with self.subTest(arguments[0]):
                answer = self.ask(*arguments, **options)
                self.assertEqual((answer.status, b"many/closed" in answer.everything), (2, True), answer.everything)
        (self.folder / "expectations" / "closed").mkdir(0)
        answer = self.ask("check", **options)
        self.assertEqual((answer.status, b"expectations/closed" in answer.everything), (2, True))
        (self.folder / "expectations" / "closed").rmdir()
        (self.folder / "dumps" / "macos" / "a.txt").chmod(0)
        self.assertEqual(self.ask("check", **options).status, 2)
        (self.folder / "dumps" / "macos" / "a.txt").chmod(0o644)
        (self.folder / "dumps" / "macos").chmod(0)
        self.addCleanup((self.folder / "dumps" / "macos").chmod, 0o755)
        answer = self.ask("check", **options)
        self.assertEqual((answer.status, b"cannot be listed" in answer.everything), (2, True), answer.everything)

    # Where nothing can be written

    @unittest.skipUnless(sys.platform == "linux", "gives up the rights of root as Linux does it")
    def test_read_only_folder(self):
        (self.folder / "out").mkdir(0o555)
        report = self.write("old/report.json", "before\n")
        report.chmod(0o644)
        options = {"before": as_nobody, "binary": self.binary_for_everyone()}
        for path in ("out/report.json", "old/report.json"):
            answer = self.ask("check", "--report", f"json={path}", **options)
            self.assertEqual((answer.status, f"cannot write '{path}': permission denied" in answer.err.decode()), (2, True))
        self.assertEqual((self.names("out"), self.names("old"), report.read_text()), ([], ["report.json"], "before\n"))

    def test_full_disk(self):
        report = self.write("report.json", "before\n")
        answer = self.ask("check", "--report", "json=report.json", before=with_small_files(100))
        self.assertEqual((answer.status, "cannot write 'report.json'" in answer.err.decode()), (2, True), answer.everything)
        self.assertEqual((report.read_text(), [n for n in self.names() if "axverify" in n]), ("before\n", []))
        with open("/dev/full", "wb") as full:
            for arguments in (["show", "dumps/macos/a.txt"], ["check"], ["audit", "dumps"], ["help"]):
                done = subprocess.run([BINARY, *arguments], cwd=self.folder, stdout=full, stderr=subprocess.PIPE)
                self.assertEqual((done.returncode, b"no space left" in done.stderr), (2, True), arguments)
        self.assertEqual(self.ask("check", "--report", "json=/dev/full").status, 2)

    def test_closed_pipe(self):
        for arguments, status in ((["show", "dumps/macos/a.txt"], 0), (["check"], 0), (["--help"], 0)):
            reader, writer = os.pipe()
            os.close(reader)
            done = subprocess.run([BINARY, *arguments], cwd=self.folder, stdout=writer, stderr=subprocess.PIPE)
            os.close(writer)
            self.assertEqual((done.returncode, done.stderr), (status, b""), arguments)
        # Of several reports the ones in files are written all the same.
        reader, writer = os.pipe()
        os.close(reader)
        subprocess.run([BINARY, "check", "--report", "human", "--report", "json=r.json"], cwd=self.folder, stdout=writer)
        os.close(writer)
        self.assertEqual(json.loads((self.folder / "r.json").read_text())["exit"], 0)

    # Disturbed runs

    def many_screens(self, count):
        for number in range(count):
            self.write(f"expectations/s{number}.expect", f'screen "S{number}" on macos\nbutton "Save"\n')
            self.write(f"dumps/macos/s{number}.txt", DUMP)

    def test_two_runs_at_once(self):
        self.many_screens(300)
        report = self.write("report.json", '{"exit": "before"}')
        seen, is_over = set(), threading.Event()

        def look():
            while not is_over.is_set():
                seen.add(str(json.loads(report.read_bytes())["exit"]))

        reader = threading.Thread(target=look)
        reader.start()
        runs = [subprocess.Popen([BINARY, "check", "--report", "json=report.json"], cwd=self.folder) for _ in range(6)]
        statuses = [process.wait() for process in runs]
        is_over.set()
        reader.join()
        self.assertEqual(statuses, [0] * 6)
        self.assertLessEqual(seen, {"before", "0"})
        self.assertEqual(len(json.loads(report.read_bytes())["screens"]), 301)
        self.assertEqual([name for name in self.names() if name.startswith(".")], [])

    def test_signal_in_the_middle(self):
        self.many_screens(300)
        whole = self.ask("check", "--report", "html=report.html")
        self.assertEqual(whole.status, 0)
        complete = (self.folder / "report.html").read_bytes()
        report = self.write("report.html", "before\n")
        started = time.monotonic()
        self.ask("check", "--report", "html=report.html")
        duration = time.monotonic() - started
        for number, kind in [(n, k) for k in (signal.SIGTERM, signal.SIGINT, signal.SIGKILL, signal.SIGHUP) for n in range(12)]:
            report.write_text("before\n")
            process = subprocess.Popen([BINARY, "check", "--report", "html=report.html"], cwd=self.folder)
            time.sleep(duration * number / 10)
            process.send_signal(kind)
            process.wait()
            self.assertIn(process.returncode, (0, -kind))
            text = report.read_bytes()
            self.assertTrue(text in (b"before\n", complete), f"{len(text)} bytes after {kind.name}")
            if process.returncode == 0:
                self.assertEqual(text, complete)
        # A run that was killed may leave its neighbour behind, which no later run stumbles over.
        self.assertEqual(self.ask("check", "--report", "html=report.html").status, 0)
        self.assertEqual(report.read_bytes(), complete)


if __name__ == "__main__":
    unittest.main()
