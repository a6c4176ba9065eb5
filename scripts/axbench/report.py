"""The table that scripts/bench prints, and the same for programs."""

import json


def number(value):
    """Three digits that count."""
    if value >= 100:
        return f"{value:.0f}"
    return f"{value:.1f}" if value >= 10 else f"{value:.3f}"


def unit(row, value):
    """A side of a ratio, as people read it."""
    if row.metric == "peak":
        return f"{value / 1e6:.1f} MB"
    return f"{value * 1000:.1f} ms"


def median(values):
    return sorted(values)[len(values) // 2]


def line(row):
    """A row of the table."""
    start = f"{row.id:6} {row.what:38.38} "
    if row.skipped:
        return start + f"SKIPPED: {row.skipped}"
    sign, figures = (">=" if row.is_least else "<="), row.figures
    sides = ""
    if row.metric in ("wall", "cpu", "peak"):
        sides = f"  {row.metric} {unit(row, median(figures.ours))} by {unit(row, median(figures.peers))} of {row.peer}"
    spread = f"±{figures.spread * 100:.0f} %" if len(figures.ratios) > 3 else ""
    verdict = "met  " if row.is_met else "MISS " if row.is_missed else "noise"
    return start + f"{number(row.value):>7} {spread:>6}  {sign} {number(row.goal):>6} {verdict}{sides}"


def summary(rows):
    """The last line."""
    told = [row for row in rows if not row.skipped]
    missed = [row.id for row in told if row.is_missed]
    unsure = [row.id for row in told if not row.is_met and not row.is_missed]
    text = f"{len(told) - len(missed) - len(unsure)} of {len(told)} goals met"
    if missed:
        text += "; missed: " + ", ".join(missed)
    if unsure:
        text += "; missed by less than the noise: " + ", ".join(unsure)
    if len(told) < len(rows):
        text += f"; {len(rows) - len(told)} SKIPPED"
    return text


def as_json(rows, facts):
    """All of it, for tracking over time."""
    listed = []
    for row in rows:
        entry = {"id": row.id, "what": row.what, "metric": row.metric, "peer": row.peer, "goal": row.goal}
        if row.skipped:
            entry["skipped"] = row.skipped
        else:
            figures = row.figures
            entry |= {
                "value": row.value, "spread": figures.spread, "met": row.is_met, "missed": row.is_missed, "rounds": len(figures.ratios),
                "ours": figures.ours, "peers": figures.peers,
            }  # fmt: skip
        listed.append(entry)
    return json.dumps({"schema": 1, **facts, "rows": listed}, indent=1) + "\n"
