"""What the tool asks the system for: no network, no other program, and no file but those it was given.

Watched with strace, which Debian has as a package; without it these tests are skipped, and say so.
"""
import os, re, shutil, subprocess, unittest

from tool import BINARY, HostileTest

STRACE = shutil.which("strace")
# What the loader, the libraries and the runtime of the language open to start at all.
SYSTEM = re.compile(r"^/(lib|lib64|usr/lib|usr/lib64|etc/ld\.so\.|usr/share/zoneinfo|etc/localtime|proc/self/|sys/devices/system/cpu|sys/fs/cgroup|proc/sys/vm/)")
DUMP = 'AXWindow title="W"\n  AXButton label="Save"\n'
CALLS = "network,openat,open,openat2,creat,execve,execveat,unlink,unlinkat,rename,renameat,renameat2,mkdir,mkdirat,connect"


@unittest.skipUnless(STRACE, "SKIPPED: strace is missing (Debian package strace), so nobody watches what the tool opens")
class SystemCalls(HostileTest):
    def setUp(self):
        super().setUp()
        for name, text in [
            ("dumps/macos/a.txt", DUMP), ("expectations/a.expect", 'screen "A" on macos\nbutton "Save"\n'), ("old.txt", DUMP),
            ("new.txt", DUMP.replace("Save", "Send")), ("x.xml", "<hierarchy><node class='a' text='&amp;'/></hierarchy>"),
            ("bomb.xml", '<!DOCTYPE h SYSTEM "http://127.0.0.1:1/x.dtd" [<!ENTITY x SYSTEM "file:///etc/passwd">]>'
             "<hierarchy><node class='&x;'/></hierarchy>"),
            ("include.xml", '<hierarchy xmlns:xi="http://www.w3.org/2001/XInclude"><xi:include href="/etc/passwd"/>'
             '<node class="a"/></hierarchy>'),
            ("web.json", '{"role":"AXButton","name":"http://127.0.0.1:1/"}'), ("neighbour.txt", "nobody named this\n"),
        ]:
            path = self.folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
        done = subprocess.run([STRACE, "-f", "true"], capture_output=True)
        if done.returncode != 0:
            self.skipTest("SKIPPED: strace may not watch other programs here: " + done.stderr.decode().strip()[:200])

    def watch(self, *arguments, status=None):
        """Runs the tool, and gives back what it opened, made, moved or took away, what it connected to, and started."""
        log = self.folder.parent / (self.folder.name + ".trace")
        self.addCleanup(lambda: log.exists() and log.unlink())
        done = subprocess.run(
            [STRACE, "-f", "-qq", "-y", "-s", "4096", "-e", f"trace={CALLS}", "-o", str(log), str(BINARY), *arguments],
            cwd=self.folder, capture_output=True, env={"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8", "HOME": "/nonexistent"})
        if status is not None:
            self.assertEqual(done.returncode, status, done.stderr.decode()[:500])
        files, sockets, programs = set(), [], []
        for line in log.read_text(errors="replace").splitlines():
            call = re.match(r"\d+ +(\w+)\((.*)", line)
            if not call:
                continue
            name, rest = call[1], call[2]
            if name in ("execve", "execveat"):
                programs.append(re.search(r'"([^"]*)"', rest)[1])
            elif name in ("socket", "socketpair", "connect", "bind", "sendto", "recvfrom", "getaddrinfo", "listen", "sendmsg"):
                sockets.append(line)
            elif " = -1 " not in rest:
                for path in re.findall(r'"([^"]*)"', rest):
                    path = os.path.normpath(os.path.join(self.folder, path))
                    if not SYSTEM.match(path):
                        files.add(os.path.relpath(path, self.folder) if path.startswith(str(self.folder)) else path)
        return files, sockets, programs[1:]

    def hold(self, arguments, allowed, status=None):
        """Nothing is opened but what is allowed: files, folders, and neighbours of reports."""
        files, sockets, programs = self.watch(*arguments, status=status)
        self.assertEqual((sockets, programs), ([], []))
        other = {f for f in files if f not in allowed and not re.search(r"(^|/)\.axverify-\d+-\d+$", f)}
        self.assertEqual(other, set())
        return files

    def test_each_command(self):
        # A diff says which lines of the expectations claim what changed.
        tree = {"expectations", "expectations/a.expect", "dumps", "dumps/macos", "dumps/macos/a.txt"}
        for arguments, allowed, status in [
            (["--version"], set(), 0), (["help"], set(), 0), (["completions", "bash"], set(), 0), (["role", "button"], set(), 0),
            (["sources"], set(), 0), (["show", "x.xml"], {"x.xml"}, 0), (["show", "bomb.xml"], {"bomb.xml"}, 2),
            (["show", "include.xml"], {"include.xml"}, None), (["show", "web.json", "--as", "json"], {"web.json"}, 0),
            (["audit", "web.json"], {"web.json"}, None), (["audit", "bomb.xml"], {"bomb.xml"}, 2),
            (["check"], tree, 0), (["check", "expectations/a.expect", "old.txt"], tree - {"dumps", "dumps/macos"} | {"old.txt"}, 0),
            (["check", "--report", "html=r.html"], tree | {"r.html"}, 0), (["check", "--report", "json=r.json"], tree | {"r.json"}, 0),
            (["merge", "r.json"], {"r.json"}, 0), (["lint"], tree, 0), (["explain", "expectations/a.expect"], tree, 0),
            (["diff", "old.txt", "new.txt"], {"old.txt", "new.txt"} | tree, 1), (["diff", "dumps", "dumps"], tree, 0),
            (["audit", "dumps"], tree, None), (["suggest", "old.txt"], {"old.txt"}, 0), (["query", "old.txt", "button"], {"old.txt"}, 0),
        ]:
            with self.subTest(" ".join(arguments)):
                self.hold(arguments, allowed, status)

    def test_the_files_that_are_named_are_opened(self):
        # Were the watch broken, all of the above would hold.
        self.assertIn("old.txt", self.hold(["show", "old.txt"], {"old.txt"}, 0))

    @unittest.skipUnless(shutil.which("git"), "SKIPPED: git is missing")
    def test_git_is_started_where_it_is_asked_for(self):
        git = ["git", "-c", "user.name=a", "-c", "user.email=a@example.org"]
        for command in (["init", "-q"], ["add", "."], ["commit", "-qm", "first"]):
            subprocess.run(git + command, cwd=self.folder, check=True, capture_output=True)
        files, sockets, programs = self.watch("check", status=0)
        self.assertEqual((sockets, programs), ([], []))
        files, sockets, programs = self.watch("check", "--changed-since", "HEAD", status=0)
        self.assertEqual(sockets, [])
        self.assertTrue(programs and all(re.search(r"(^|/)git(-[a-z]+)?$", p) for p in programs), programs)


if __name__ == "__main__":
    unittest.main()
