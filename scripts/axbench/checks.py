"""Expectation files for made-up screens, and the same questions for LLVM's FileCheck."""

import re

PLAIN = re.compile(r'^ *(AX\w+)(?: id="[^"]*")? label="([^"\\]*)"')
ROLES = ("AXButton", "AXStaticText", "AXLink", "AXImage")
HEADER = 'screen "Bench" on macos\n'


def unique(path, roles=ROLES):
    """The nodes of a text dump that their role and label tell apart: role, label, line."""
    count, found = {}, []
    with open(path, encoding="utf-8", newline="\n") as dump:
        for text in dump:
            match = PLAIN.match(text)
            if match:
                count[match[1], match[2]] = count.get((match[1], match[2]), 0) + 1
                if match[1] in roles and len(match[2]) > 4:
                    found.append((match[1], match[2], text.strip()))
    return [node for node in found if count[node[:2]] == 1]


def spread(nodes, count):
    """That many of them, from the first to the last."""
    count = min(count, len(nodes))
    return [nodes[place * len(nodes) // count] for place in range(count)]


def literal(text):
    """A text as FileCheck takes it to mean itself."""
    return text.replace("{{", "{{[{][{]}}").replace("[[", "{{\\[\\[}}")


def absent(number):
    """A label that no screen has."""
    return f"Nowhere {number} at all"


def write(path, dump, count, failing=0):
    """`count` exact lines and as many `no` lines; the first `failing` of the former name what is not there.

    Beside it, `path.filecheck` has the same for FileCheck, and `path.not` the options of `--implicit-check-not`.
    """
    chosen = spread(unique(dump), count)
    with open(path, "w", encoding="utf-8") as out:
        out.write(HEADER)
        for place, (role, label, _) in enumerate(chosen):
            out.write(f'{role} "{label}{" zz" if place < failing else ""}" ...\n')
        for number in range(count):
            out.write(f'no AXButton "{absent(number)}" witness none "nothing has it"\n')
    with open(path + ".filecheck", "w", encoding="utf-8") as out:
        for place, (_, label, line) in enumerate(chosen):
            # FileCheck stops at the first that fails, so one is enough, and where ours fails first.
            wanted = line.replace(f'"{label}"', f'"{label} zz"', 1) if place < failing else line
            out.write(f"CHECK: {literal(wanted)}\n")
    with open(path + ".filecheck-not", "w", encoding="utf-8") as out, open(path + ".filecheck", encoding="utf-8") as positive:
        out.write(positive.read())
        for number in range(count):
            out.write(f'CHECK-NOT: AXButton label="{absent(number)}"\n')
    return len(chosen)


def implicit(count):
    """FileCheck's options that forbid the same texts everywhere, as a `no` line does."""
    return [f'--implicit-check-not=AXButton label="{absent(number)}"' for number in range(count)]


def write_lines(path, platforms, lines):
    """An expectation file of these lines."""
    with open(path, "w", encoding="utf-8") as out:
        out.write(f'screen "Bench" on {platforms}\n' + "".join(line + "\n" for line in lines))
