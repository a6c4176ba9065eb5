"""The facts of a change, as a perfect diff reports them, and how near another diff comes to them.

An element that went is a `del`, one that came an `ins`. A pair that says something else is an `attr`. A pair is a `move`
where the nearest pairs around it are no pair, or where it left the longest run of its siblings that kept their order; what
is inside it did not move again.
"""

import bisect

NONE = -1


def kept(numbers):
    """The places of one longest rising run of numbers."""
    ends, places, before = [], [], [NONE] * len(numbers)
    for place, number in enumerate(numbers):
        at = bisect.bisect_left(ends, number)
        if at == len(ends):
            ends.append(number)
            places.append(place)
        else:
            ends[at], places[at] = number, place
        before[place] = places[at - 1] if at else NONE
    found, place = set(), places[-1] if places else NONE
    while place >= 0:
        found.add(place)
        place = before[place]
    return found


def nearest(parents, is_paired):
    """For each element the nearest one around it that has a partner."""
    near = [NONE] * len(parents)
    for place in range(1, len(parents)):
        above = parents[place]
        near[place] = above if above < 0 or is_paired(above) else near[above]
    return near


def facts(parents_a, parents_b, says_a, says_b, partners):
    """The facts of a mapping: for each element of A its partner in B, or -1."""
    back = [NONE] * len(parents_b)
    for a, b in enumerate(partners):
        if b >= 0:
            back[b] = a
    near_a = nearest(parents_a, lambda place: partners[place] >= 0)
    near_b = nearest(parents_b, lambda place: back[place] >= 0)
    found, siblings = [], {}
    for a, b in enumerate(partners):
        if b < 0:
            found.append(("del", a))
            continue
        if says_a[a] != says_b[b]:
            found.append(("attr", a, b))
        above_a, above_b = near_a[a], near_b[b]
        if above_a < 0 and above_b < 0:
            continue
        if (partners[above_a] if above_a >= 0 else NONE) != above_b:
            found.append(("move", a, b))
        else:
            siblings.setdefault(above_a, []).append((a, b))
    for pairs in siblings.values():
        run = kept([b for _, b in pairs])
        found += [("move", a, b) for place, (a, b) in enumerate(pairs) if place not in run]
    return found + [("ins", b) for b, a in enumerate(back) if a < 0]


def reported(changes):
    """The facts in the JSON report of `axverify diff`."""
    found = set()
    for change in changes:
        old, new = change["old"], change["new"]
        match change["kind"]:
            case "removed":
                found.add(("del", old["index"]))
            case "added":
                found.add(("ins", new["index"]))
            case "changed":
                found.add(("attr", old["index"], new["index"]))
            case "moved":
                found.add(("move", old["index"], new["index"]))
    return found


class Score:
    """Hits, true facts and reported facts, by kind and together."""

    KINDS = ("attr", "ins", "del", "move")

    def __init__(self):
        self.counts = {kind: [0, 0, 0] for kind in (*self.KINDS, "all")}

    def add(self, true, told):
        """Counts one pair of dumps; its precision and recall."""
        true, told = {tuple(fact) for fact in true}, {tuple(fact) for fact in told}
        for kind in self.counts:
            wanted = {fact for fact in true if kind in (fact[0], "all")}
            given = {fact for fact in told if kind in (fact[0], "all")}
            for place, number in enumerate((len(wanted & given), len(wanted), len(given))):
                self.counts[kind][place] += number
        hits = len(true & told)
        return (hits / len(told) if told else 1.0, hits / len(true) if true else 1.0)

    def precision(self, kind="all"):
        hits, _, given = self.counts[kind]
        return hits / given if given else 1.0

    def recall(self, kind="all"):
        hits, wanted, _ = self.counts[kind]
        return hits / wanted if wanted else 1.0
