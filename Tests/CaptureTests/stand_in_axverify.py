#!/usr/bin/env python3
"""Stands in for the binary: reads a dump that has to be `<dump>…</dump>`, and does what FAULT says where it is not."""

import os
import pathlib
import signal
import sys

FAULT = os.environ["FAULT"]
command, path = sys.argv[1], pathlib.Path(sys.argv[-1])
text = path.read_bytes()
is_whole = text == b"<dump>" + b"x" * 200 + b"</dump>"

if not is_whole and command == "show" and FAULT == "crash":
    os.kill(os.getpid(), signal.SIGSEGV)
if not is_whole and command == "show" and FAULT == "hang":
    while True:
        pass
if command == "check":
    sys.exit(0 if is_whole or FAULT in ("pass", "pass-unseen") else 1)
if command == "show":
    # What is heard of a changed dump is something else, save where the fault is to be that nobody can tell.
    sys.stdout.buffer.write(path.suffix.encode() if FAULT == "name" else text)
    sys.exit(0 if is_whole or FAULT == "pass" else 2)
