"""The tool as another program runs it: what it answers, how long it takes, and how much memory it uses at most.

The binary is named by AXVERIFY, as scripts/test does.
"""
import contextlib, fcntl, os, pathlib, re, resource, signal, subprocess, tempfile, threading, unittest

BINARY = pathlib.Path(os.environ.get("AXVERIFY", "")).resolve()
if not BINARY.is_file():
    raise SystemExit("set AXVERIFY to the released binary, or run scripts/test-hostile")

# No account of a real person; root may read and write whatever it likes, so that it cannot try what is forbidden.
NOBODY = 65534

# What takes gigabytes of memory or minutes is left to scripts/test-hostile.
large = unittest.skipUnless(os.environ.get("AXVERIFY_LARGE"), "takes gigabytes or minutes; scripts/test-hostile runs it")


class HostileTest(unittest.TestCase):
    """A test in a folder of its own, which writes down what was asked and answered where that is wanted."""

    maxDiff = None

    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="axh-")
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name).resolve()
        self.folder.chmod(0o755)

    def ask(self, *arguments, **options):
        """Runs the tool in the folder of the test."""
        answer = run(*map(str, arguments), **{"cwd": self.folder, **options})
        if "AXVERIFY_LIST" in os.environ:
            name = self.id().split(".")[-1].removeprefix("test_").replace("_", " ")
            asked = " ".join(str(a).replace(str(self.folder), ".") for a in arguments)
            with open(os.environ["AXVERIFY_LIST"], "a", encoding="utf-8") as table:
                cells = [name, ascii(asked), str(answer.status), f"{answer.seconds:.1f}", str(answer.peak >> 20)]
                table.write("\t".join([*cells, answer.first_line.replace(str(self.folder), ".")[:160]]) + "\n")
        return answer


class Answer:
    """What came of a run."""

    def __init__(self, status, out, err, seconds, peak):
        self.status, self.out, self.err, self.seconds, self.peak = status, out, err, seconds, peak

    @property
    def first_line(self):
        """The first line of what it says: of standard error, else of standard output."""
        return (self.err or self.out).split(b"\n", 1)[0].decode("utf-8", "replace")

    @property
    def everything(self):
        return self.out + self.err


def run(*arguments, stdin=None, cwd=None, environment=None, before=None, binary=BINARY, timeout=600):
    """Runs the tool.

    stdin: bytes, or pieces of bytes that are made while they are written, so that they are never held whole.
    before: what the new process does before it becomes the tool.
    """
    # What is printed goes to files: a pipe holds so little that a busy machine takes minutes for a hundred megabytes.
    outputs = [tempfile.TemporaryFile() for _ in range(2)]
    process = subprocess.Popen(
        [str(binary), *arguments], stdin=subprocess.DEVNULL if stdin is None else subprocess.PIPE, cwd=cwd,
        stdout=outputs[0], stderr=outputs[1], preexec_fn=before,
        env={**os.environ, "LC_ALL": "C.UTF-8", "GITHUB_ACTIONS": "", **(environment or {})})
    killer = threading.Timer(timeout, process.kill)
    killer.start()
    if stdin is not None:
        if hasattr(fcntl, "F_SETPIPE_SZ"):
            fcntl.fcntl(process.stdin, fcntl.F_SETPIPE_SZ, 1 << 20)
        try:
            for piece in [stdin] if isinstance(stdin, bytes) else stdin:
                process.stdin.write(piece)
            process.stdin.close()
        except BrokenPipeError:
            with contextlib.suppress(BrokenPipeError):
                process.stdin.close()
    _, code, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(code)
    killer.cancel()
    texts = []
    for output in outputs:
        with output:
            output.seek(0)
            texts.append(output.read())
    peak = usage.ru_maxrss * 1024
    return Answer(process.returncode, *texts, usage.ru_utime + usage.ru_stime, peak)


def pieces(text, count):
    """A text many times over, in pieces of about a megabyte."""
    each = max(1, (1 << 20) // len(text))
    block = text * each
    for _ in range(count // each):
        yield block
    yield text * (count % each)


def chain(*parts):
    for part in parts:
        if isinstance(part, bytes):
            yield part
        else:
            yield from part


def as_nobody():
    """Gives up the rights of root, in a process that is about to become the tool."""
    if os.getuid() == 0:
        os.setgroups([])
        os.setgid(NOBODY)
        os.setuid(NOBODY)


def with_small_files(limit):
    """Lets no file grow beyond a limit, as on a disk that is full; the signal that comes with it is left to the tool."""
    def limited():
        resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))
        signal.signal(signal.SIGXFSZ, signal.SIG_DFL)
    return limited


# What acts in a terminal or hides in a text; none of it may stand in what the tool prints.
ACTING = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u061c\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]")
