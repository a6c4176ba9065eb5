"""The inputs of the goals, made when a goal first needs them, by processes of their own so that measuring stays small."""

import functools
import os
import subprocess
import sys

from . import checks

SCRIPTS = os.path.dirname(os.path.dirname(os.path.realpath(__file__)))
EXPRESSION = r"[A-Z][a-z]+ \d+, [a-z]+"


class Inputs:
    """Files of made-up screens below one folder; `nodes` and `screens` say how large the large ones are."""

    def __init__(self, folder, nodes, screens, seed):
        self.folder, self.nodes, self.screens, self.seed = folder, nodes, screens, seed

    def make(self, module, folder, *options):
        """Runs a generator, once a folder."""
        done = os.path.join(folder, "made")
        if not os.path.exists(done):
            os.makedirs(folder, exist_ok=True)
            command = [sys.executable, "-m", f"axbench.{module}", *map(str, options), "--out", folder]
            subprocess.run(command, cwd=SCRIPTS, check=True)
            open(done, "w").close()
        return folder

    def pair(self, nodes=None, edits=0.01, seed=None, **shape):
        """A folder with a screen before and after."""
        nodes, seed = nodes or self.nodes, self.seed if seed is None else seed
        options, name = ["--nodes", nodes, "--seed", seed, "--edits", edits], f"pair-{nodes}-{seed}-{edits}"
        for key, value in sorted(shape.items()):
            options += [f"--{key.replace('_', '-')}"] + ([] if value is True else [value])
            name += f"-{key}-{value}"
        return self.make("generate", os.path.join(self.folder, name), *options)

    def suite(self, screens):
        """A project of many small screens."""
        folder = os.path.join(self.folder, f"suite-{screens}")
        return self.make("suite", folder, "--screens", screens, "--seed", self.seed)

    def shape(self, number):
        """The folder of a pair of lists."""
        folder = os.path.join(self.folder, f"shapes-{self.nodes}")
        return os.path.join(self.make("shapes", folder, "--rows", self.nodes, "--seed", self.seed), str(number))

    @functools.cache
    def checks(self, nodes, count, failing=0):
        """An expectation file of exact and `no` lines for the text dump of a size."""
        dump = os.path.join(self.pair(nodes), "a.txt")
        path = os.path.join(self.pair(nodes), f"{count}-{failing}.expect")
        checks.write(path, dump, count, failing)
        return path

    @functools.cache
    def lines(self, name, platforms, *lines):
        """An expectation file of these lines."""
        path = os.path.join(self.folder, f"{name}.expect")
        checks.write_lines(path, platforms, lines)
        return path

    def one(self):
        """An expectation file with one line that every text dump meets."""
        return self.lines("one", "macos", 'AXApplication "Acme Desk" ...')

    def one_xml(self):
        """The same for page sources."""
        return self.lines("one-xml", "ios", 'XCUIElementTypeApplication "Acme Desk" ...')

    def xml_checks(self, count):
        """The exact and `no` lines for the page source, in neutral words so that they hold there."""
        with open(self.checks(self.nodes, count), encoding="utf-8") as text:
            lines = text.read().replace("AX", "XCUIElementType").splitlines()[1:]
        # A heading is a static text there, and then some labels are not alone.
        return self.lines("xml", "ios", *[f"some {x.removesuffix(' ...')}" if x.endswith("...") else x for x in lines])

    def small(self):
        """One small screen: its page source, and twenty lines about it."""
        folder = self.suite(1)
        return os.path.join(folder, "expectations", "screen0000.expect"), os.path.join(folder, "dumps", "ios", "screen0000.xml")

    def filecheck_script(self, screens):
        """A script that runs FileCheck once a dump."""
        folder = self.suite(screens)
        path = os.path.join(folder, "filecheck.sh")
        with open(path, "w", encoding="utf-8") as out:
            for platform, ending in (("macos", "txt"), ("ios", "xml"), ("android", "xml")):
                out.write(
                    f"for check in {folder}/filecheck/{platform}/*.check; do name=${{check##*/}}; name=${{name%.check}}; "
                    f'"$1" "$check" --input-file {folder}/dumps/{platform}/$name.{ending} || exit 1; done\n'
                )
        return path
