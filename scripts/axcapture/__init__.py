"""What the capture scripts share: the marks of a dump, its file, statuses, and the walkers themselves."""

VERSION = "0.1.0"
