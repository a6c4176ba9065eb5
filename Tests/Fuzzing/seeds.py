#!/usr/bin/env python3
"""Writes the seeds of the fuzz targets, made from the fixtures of the project and from folders of dumps.

An input is one byte that picks the reader or the writer, then the texts, with a NUL between two of them.

usage: seeds.py OUT [FOLDER]...        writes OUT/TARGET/NAME
"""
import hashlib, pathlib, re, sys, textwrap

ROOT = pathlib.Path(__file__).resolve().parents[2]
# A seed that is longer makes the fuzzer slow, and shows it little that a shorter one does not.
LONGEST = 60_000
# Expressions that the engine or what surrounds it may stumble over, each with texts of its own.
EXPRESSIONS = [
    (r"(a+)+$", "aaaaaaaaaaaaaaaaaaaaaaaa!"), (r"(a|aa)*b", "a" * 60), (r"(?<=a)b|(?=b)a", "abab"), (r"\K", "xyz"),
    (r"^(?:(?=(\w+))\1\s?)*$", "ab cd ef gh ij!"), (r"(?R)?x", "xxxx"), (r"(?(1)a|b)(c)?", "abc"), (r"\d+:\d\d", "12:34, 1:23"),
    (r"(*LIMIT_MATCH=5)a", "aaa"), (r"(*UTF)(*UCP)\w", "é"), (r"\X+", "e\u0301\U0001f469\u200d\U0001f467"), (r"[^\x{10ffff}]*", "x" * 99),
    (r"(?i)straße", "STRASSE"), (r"(.*)(.*)(.*)(.*)(.*)[z]", "y" * 40), (r"\Qa.b\E", "a.b"), (r"(?=a\K)", "aaa"), (r"", "é\u2028"),
    (r"((((((((((a))))))))))\10", "aa"), (r"(?<n>a)(?P=n)", "aa"), (r"\p{Lu}{2,5}", "ABCDEF"), (r"(?:a{0,1000}){0,60}b", "a" * 50),
]


def swift_texts():
    """The texts in the tests: multi-line literals, without their margin."""
    for path in sorted((ROOT / "Tests").glob("*Tests/*.swift")):
        for text in re.findall(r'#?"""\n(.*?)\n[ \t]*"""', path.read_text(encoding="utf-8"), re.S):
            text = textwrap.dedent(text)
            text = re.sub(r"\\u\{([0-9a-f]{1,5})\}", lambda m: chr(int(m[1], 16)), text)
            yield path.parent.name, text.replace('\\"', '"').replace("\\n", "\n").replace("\\\\", "\\").encode("utf-8", "ignore")


def case_files():
    """The files of each case of the language: one dictionary a case."""
    for path in sorted((ROOT / "Tests/Conformance").glob("cases*/*.case")):
        parts = re.split(r"^=== (.*)\n", path.read_text(encoding="utf-8"), flags=re.M)[1:]
        yield {n.strip(): t.encode("utf-8") for n, t in zip(parts[::2], parts[1::2])}


def files_below(folders):
    for folder in folders:
        for path in sorted(pathlib.Path(folder).rglob("*")):
            if path.is_file() and path.suffix != ".tsv" and 0 < path.stat().st_size:
                yield path, path.read_bytes()


def reader_of(path, text):
    start = text.lstrip(b"\xef\xbb\xbf \t\r\n")[:2]
    if path.suffix in (".md", ".yaml", ".yml") or start in (b"- ", b"``"):
        return "MarkdownReaders"
    if start[:1] == b"<":
        return "XMLReaders"
    return "JSONReaders" if start[:1] in (b"{", b"[") else "TextReaders"


def main(out, folders):
    count = {}

    def write(target, pick, *texts):
        seed = bytes([pick]) + b"\0".join(texts)
        if len(seed) > LONGEST:
            return
        folder = out / target
        folder.mkdir(parents=True, exist_ok=True)
        (folder / hashlib.sha1(seed).hexdigest()[:16]).write_bytes(seed)
        count[target] = count.get(target, 0) + 1

    dumps = [(p, t) for p, t in files_below([ROOT / "dumps", *folders])]
    dumps += [(pathlib.Path("x.txt"), t) for n, t in swift_texts() if n in ("DumpFormatsTests", "AuditTests", "TreeDiffTests")]
    expects = [t for p, t in files_below([ROOT / "expectations", ROOT / "Tests/Examples"])]
    expects += [t for n, t in swift_texts() if n in ("ExpectationsTests", "VerificationTests") and t.startswith(b"screen")]
    for files in case_files():
        case_dumps = [t for n, t in files.items() if n.startswith(("dumps/", "decoys/"))]
        dumps += [(pathlib.Path(n), t) for n, t in files.items() if n.startswith(("dumps/", "decoys/"))]
        for name, text in files.items():
            if not name.endswith(".expect"):
                continue
            expects.append(text)
            for place, dump in enumerate(case_dumps):
                write("Reports", (place % 7) * 4, text, dump, case_dumps[-1])
    for place, (path, text) in enumerate(dumps):
        target = reader_of(path, text)
        write(target, 0, text)
        write(target, 1 + place % 16, text)
        write("Reports", 2 + 4 * (place % 8), b"", text)
        write("Reports", 3, b"", text)
        if len(text) < LONGEST // 4:
            # A pair with one line less, and a pair of neighbours, which are often of one format.
            lines = text.splitlines(keepends=True)
            write("Diff", place % 8, text, b"".join(lines[: len(lines) // 2] + lines[len(lines) // 2 + 1:]))
            write("Diff", place % 8, text, dumps[place - 1][1])
    for place, text in enumerate(expects):
        write("Expectations", place % 256, text)
        for expression in re.findall(rb'~"((?:[^"\\]|\\.)*)"', text):
            write("Expressions", place % 3, expression.replace(b"\\\\", b"\\"), text[:300])
    for place, (expression, text) in enumerate(EXPRESSIONS):
        for pick in range(3):
            write("Expressions", pick, expression.encode(), text.encode())
    for target in sorted(count):
        print(f"{target}: {count[target]} seeds", file=sys.stderr)


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    main(pathlib.Path(sys.argv[1]), sys.argv[2:])
