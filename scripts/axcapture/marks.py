"""The header and the end mark of a dump, and how text is written safely in each form.

In text, the first line is `# axverify-dump: source=… platform=…` and the last one `# axverify-end: nodes=N`. In XML
they are attributes of the root (`axverify-source="…"`) and a last comment; in JSON the first and the last key; in
YAML comments like the lines of the text form.
"""

import dataclasses
import datetime
import json

from axcapture import VERSION


@dataclasses.dataclass
class Header:
    """What a dump says of itself."""

    source: str
    platform: str
    screen: str = ""
    tool: str = ""
    depth_limit: str = "none"
    captured: str = ""

    def words(self):
        """Pairs of name and value, in the order in which they are written; without those that say nothing."""
        pairs = [
            ("source", self.source),
            ("platform", self.platform),
            ("screen", self.screen),
            ("captured", self.captured),
            ("tool", self.tool),
            ("depth-limit", self.depth_limit),
        ]
        return [(name, value) for name, value in pairs if value]


def now():
    """This moment in UTC, as a header has it."""
    moment = datetime.datetime.now(datetime.timezone.utc)
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def tool(name, *details):
    """The words of a header for the script that captures, with what it looked through."""
    known = ", ".join(detail for detail in details if detail)
    return f"{name} {VERSION}" + (f" ({known})" if known else "")


def is_hidden(character):
    """Whether a character acts instead of showing: controls, line separators, what turns or hides text."""
    code = ord(character)
    return (
        code < 0x20
        or 0x7F <= code <= 0x9F
        or code in (0x061C, 0x200B, 0x200E, 0x200F, 0xFEFF)
        or 0x2028 <= code <= 0x202E
        or 0x2060 <= code <= 0x206F
        or 0xD800 <= code <= 0xDFFF
    )


ESCAPES = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t"}


def quoted(text):
    """A text in quotes, as the text form has it."""
    return '"' + "".join(ESCAPES.get(c) or (f"\\u{ord(c):04x}" if is_hidden(c) else c) for c in text) + '"'


def text_header(header):
    """The first line of a text dump, and of a YAML one."""
    bare = ("source", "platform", "captured", "depth-limit")
    words = [f"{name}={value if name in bare else quoted(value)}" for name, value in header.words()]
    return "# axverify-dump: " + " ".join(words) + "\n"


def text_end(nodes):
    """The last line of a text dump, and of a YAML one."""
    return f"# axverify-end: nodes={nodes}\n"


XML_ESCAPES = {"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"}


def xml_text(text):
    """A text for an attribute of XML 1.0, which has no place for most controls and for lone surrogates."""
    return "".join(XML_ESCAPES.get(c) or xml_character(c) for c in text)


def xml_character(character):
    """A character that is no markup: as it is, as a reference, or U+FFFD where XML has none for it."""
    code = ord(character)
    if character in "\t\n\r" or (is_hidden(character) and 0x7F <= code and not 0xD800 <= code <= 0xDFFF):
        return f"&#{code};"
    if code < 0x20 or 0xD800 <= code <= 0xDFFF or code in (0xFFFE, 0xFFFF):
        return "\ufffd"
    return character


def xml_attribute(name, value):
    """An attribute with the blank before it."""
    return f' {name}="{xml_text(str(value))}"'


def xml_header(header):
    """The header as attributes of the root."""
    return "".join(xml_attribute("axverify-" + name, value) for name, value in header.words())


def xml_end(nodes):
    """The last comment of an XML dump."""
    return f"<!-- axverify-end: nodes={nodes} -->\n"


def json_header(header):
    """The beginning of a JSON dump: an object whose first key is the header."""
    return '{"axverify-dump": ' + json.dumps(dict(header.words()), ensure_ascii=False) + ",\n"


def json_end(nodes):
    """The end of a JSON dump: its last key, and the object's own end."""
    return ',\n"axverify-end": ' + json.dumps({"nodes": nodes}) + "}\n"
