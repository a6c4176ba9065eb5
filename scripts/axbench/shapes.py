"""Pairs of lists that trap a diff: all rows alike, all in another order, nothing in common.

    python3 -m axbench.shapes --rows 100000 --seed 1 --out DIR
"""

import argparse
import os
import random

NAMES = ("equal rows, 1 % gone", "unique rows, reversed", "unique rows, shuffled", "two labels at random, 1 % gone",
         "nothing in common", "unrelated rows")  # fmt: skip


def without(rows, rnd):
    """The rows without one in a hundred."""
    gone = set(rnd.sample(range(len(rows)), max(1, len(rows) // 100)))
    return [row for place, row in enumerate(rows) if place not in gone]


def shapes(count, rnd):
    """Each shape: its labels before and after."""
    alike, unique = ["Delete"] * count, [f"Row {place}" for place in range(count)]
    two = [rnd.choice(("Delete", "Edit")) for _ in range(count)]
    shuffled = rnd.sample(unique, count)
    words = ["Open", "Close", "Save", "Send", "Copy", "Print", "Sort", "Find"]
    unrelated = [[f"{rnd.choice(words)} {rnd.randint(0, count // 4)}" for _ in range(count)] for _ in range(2)]
    return [
        (alike, without(alike, rnd)), (unique, unique[::-1]), (unique, shuffled), (two, without(two, rnd)),
        (unique, [f"Line {place}" for place in range(count)]), tuple(unrelated),
    ]  # fmt: skip


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rows", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", required=True)
    options = parser.parse_args()
    for number, pair in enumerate(shapes(options.rows, random.Random(options.seed))):
        folder = f"{options.out}/{number}"
        os.makedirs(folder, exist_ok=True)
        for name, labels in zip("ab", pair):
            with open(f"{folder}/{name}.txt", "w", encoding="utf-8") as out:
                out.write('AXApplication label="Acme Desk"\n  AXWindow label="Rows"\n    AXList label="All"\n')
                out.writelines(f'      AXStaticText label="{label}"\n' for label in labels)


if __name__ == "__main__":
    main()
