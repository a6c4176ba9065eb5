#!/usr/bin/env python3
"""Makes dumps of a made-up screen before and after known edits, and the truth of what was edited.

    python3 -m axbench.generate --nodes 10000 --seed 1 --edits 0.01 --out DIR

writes a.txt and b.txt (the text form), a.xml and b.xml (page sources of XCUITest), and truth.json: the edits, and the facts
that a perfect diff reports. Element n of a tree is line n + 1 of its text and the n-th start tag of its XML.
"""

import argparse
import json
import os

from .edits import Editor
from .screen import Kinds, Maker, copied, ordered
from .truth import facts
from .written import Noise, write_text, write_xml


def pair(options):
    """The elements before and after, and the partner of each of the former."""
    maker, kinds = Maker(options.seed, options.depth, options.ids, options.dup), Kinds()
    before = ordered(maker.screen(options.nodes), kinds)
    copy = copied(before)
    editor = Editor(copy, maker, kinds, options.seed)
    editor.run(max(1, round(options.edits * options.nodes)) if options.edits > 0 else 0)
    after = ordered(copy, kinds)
    partners = [-1] * len(before)
    for number, element in enumerate(after):
        if element.origin >= 0:
            partners[element.origin] = number
    return before, after, partners, editor.done


def parents(elements):
    """The number of each element's parent."""
    numbers = {id(element): number for number, element in enumerate(elements)}
    return [-1 if element.parent is None else numbers[id(element.parent)] for element in elements]


def truth(before, after, partners, done):
    """What was done, and the facts."""
    says = [[(x.role, tuple(sorted(x.says.items()))) for x in elements] for elements in (before, after)]
    numbers = {id(element): number for number, element in enumerate(after)}
    edits = []
    for edit in done:
        element = edit.pop("element", None)
        if element is not None:
            edit["b"] = numbers[id(element)]
        edits.append(edit)
    return {
        "nodes_a": len(before), "nodes_b": len(after), "edits": edits,
        "facts": facts(parents(before), parents(after), *says, partners),
    }  # fmt: skip


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--nodes", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--edits", type=float, default=0.01, help="edits as a share of the elements")
    parser.add_argument("--depth", type=int, default=60, help="no element is deeper")
    parser.add_argument("--ids", type=float, default=0.35, help="the share of elements with an identifier")
    parser.add_argument("--dup", type=float, default=0.35, help="the share of labels that many elements have")
    parser.add_argument("--noise", action="store_true", help="add what differs between any two captures")
    parser.add_argument("--no-xml", action="store_true", help="write the text alone")
    parser.add_argument("--out", required=True)
    return parser.parse_args()


def main():
    options = arguments()
    before, after, partners, done = pair(options)
    os.makedirs(options.out, exist_ok=True)
    for name, elements, seed in (("a", before, options.seed * 2 + 1), ("b", after, options.seed * 2 + 2)):
        path = os.path.join(options.out, name)
        write_text(elements, path + ".txt", Noise(elements, seed) if options.noise else None)
        if not options.no_xml:
            write_xml(elements, path + ".xml", Noise(elements, seed) if options.noise else None)
    with open(os.path.join(options.out, "truth.json"), "w", encoding="utf-8") as out:
        json.dump(truth(before, after, partners, done), out)


if __name__ == "__main__":
    main()
