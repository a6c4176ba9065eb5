#!/usr/bin/env python3
"""Stands in for Chromium on its debugging pipe, so that what goes wrong with a browser can be tried without one.

The environment names a JSON file: STAND_IN. It is {"answers": {method: [answer, ...]}}, of which each but the last is
given once. An answer is {"result", "error": text, "events": [[method, parameters], ...] before it, "dies": text}.
"""

import json
import os
import sys

PLAIN = {
    "Browser.getVersion": {"product": "HeadlessChrome/1.0"},
    "Target.createTarget": {"targetId": "T"},
    "Target.attachToTarget": {"sessionId": "S"},
    "Page.navigate": {"loaderId": "L"},
    "Page.getFrameTree": {"frameTree": {"frame": {"id": "F"}}},
    "Runtime.evaluate": {"result": {"value": "Title"}},
}


def messages():
    """The commands, one after the other."""
    buffer = b""
    while True:
        piece = os.read(3, 1 << 16)
        if not piece:
            return
        buffer += piece
        while b"\0" in buffer:
            message, _, buffer = buffer.partition(b"\0")
            yield json.loads(message)


def write(message):
    """Sends a message."""
    os.write(4, json.dumps(message).encode("utf-8") + b"\0")


def main():
    """Answers until the pipe ends."""
    with open(os.environ["STAND_IN"], encoding="utf-8") as file:
        answers = json.load(file)["answers"]
    for message in messages():
        method = message["method"]
        found = answers.get(method) or [{"result": PLAIN.get(method, {})}]
        answer = found.pop(0) if len(found) > 1 else found[0]
        if "dies" in answer:
            sys.exit(answer["dies"])
        for event, parameters in answer.get("events", []):
            write({"method": event, "params": parameters, "sessionId": "S"})
        body = {"error": {"message": answer["error"]}} if "error" in answer else {"result": answer.get("result", {})}
        write({"id": message["id"], **body})


if __name__ == "__main__":
    main()
