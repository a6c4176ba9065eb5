#!/usr/bin/env python3
"""Stands in for adb: replays what adb and uiautomator print, in order, and keeps the device's files.

The environment names a JSON file: STAND_IN. It is {"answers": [...], "files": {path: text}, "calls": [...]} and is
written back, so that the test sees what was asked. An answer is {"to": REGEX of the command, "out", "err", "status",
"writes": text}; the first that fits and was not used up (`times`, default: any number) is given. `writes` goes to the
file that the command names last, as `uiautomator dump` does.
"""

import json
import os
import re
import sys
import time


def answer(state, command):
    """The answer to a command."""
    for found in state["answers"]:
        if found.get("times", 1) > 0 and re.fullmatch(found["to"], command, re.DOTALL):
            if "times" in found:
                found["times"] -= 1
            return found
    return None


def device(state, words):
    """What a device answers of itself: its files."""
    if words[:2] == ["exec-out", "cat"]:
        if words[2] in state["files"]:
            return {"out": state["files"][words[2]]}
        return {"out": f"cat: {words[2]}: No such file or directory\n", "status": 1}
    if words[:3] == ["shell", "rm", "-f"]:
        state["files"].pop(words[3], None)
        return {}
    return {"err": f"stand-in: no answer to {words}\n", "status": 99}


def main(words):
    """Gives one answer."""
    path = os.environ["STAND_IN"]
    with open(path, encoding="utf-8") as file:
        state = json.load(file)
    state["calls"].append(words)
    if words[:1] == ["-s"]:
        words = words[2:]
    found = answer(state, " ".join(words)) or device(state, words)
    if "writes" in found:
        state["files"][words[-1]] = found["writes"]
    with open(path, "w", encoding="utf-8") as file:
        json.dump(state, file)
    sys.stdout.write(found.get("out", "").replace("PATH", words[-1]))
    sys.stderr.write(found.get("err", ""))
    sys.stdout.flush()
    time.sleep(found.get("sleeps", 0))
    return found.get("status", 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
