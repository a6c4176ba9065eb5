"""Dumps that mean harm, or that are larger and deeper than any screen: each ends in an answer, soon."""
import unittest

from tool import ACTING, HostileTest, chain, large, pieces

MEGABYTE = 1 << 20
MILLION = 1_000_000
HEAD = b"<hierarchy>"
TAIL = b"</hierarchy>"


def nested_xml(levels):
    return chain(HEAD, pieces(b'<node class="a">', levels), pieces(b"</node>", levels), TAIL)


def nested_json(levels):
    return chain(pieces(b'{"role":"AXGroup","children":[', levels), b'{"role":"AXButton"}', pieces(b"]}", levels))


def indented(levels):
    for level in range(levels):
        yield b"  " * level + b"AXGroup\n"


class Dumps(HostileTest):
    def show(self, stdin, status, says="", form="json", memory=None, platform=()):
        """Gives a dump to the tool and compares what it answers: its status, and a part of its first line."""
        answer = self.ask("show", "-", "--as", form, *platform, stdin=stdin)
        self.assertEqual((answer.status, says in answer.first_line), (status, True), answer.first_line[:300])
        if memory:
            self.assertLess(answer.peak / MEGABYTE, memory, "megabytes at most")
        return answer

    # What is loaded from elsewhere

    def test_entity_bomb(self):
        entities = b"".join(b'<!ENTITY e%d "%s">' % (n, b"&e%d;" % (n - 1) * 10) for n in range(1, 10))
        dump = b'<!DOCTYPE hierarchy [<!ENTITY e0 "lol">' + entities + b']><hierarchy><node class="&e9;"/></hierarchy>'
        self.show(dump, 2, "the XML has a DOCTYPE, which is never loaded", memory=100)

    def test_what_is_outside_is_not_loaded(self):
        secret = self.folder / "secret"
        secret.write_text("AXSecret label=\"hunter2\"\n")
        (self.folder / "x.dtd").write_text('<!ENTITY x "hunter2">')
        uri = secret.as_uri().encode()
        for name, dump, status in [
            ("external entity", b'<!DOCTYPE h [<!ENTITY x SYSTEM "%s">]><hierarchy><node class="&x;"/></hierarchy>' % uri, 2),
            ("parameter entity", b'<!DOCTYPE h [<!ENTITY %% x SYSTEM "%s"> %%x;]><hierarchy><node/></hierarchy>' % uri, 2),
            ("DTD beside the dump", b'<!DOCTYPE h SYSTEM "x.dtd"><hierarchy><node class="&x;"/></hierarchy>', 2),
            ("DTD of the network", b'<!DOCTYPE h SYSTEM "http://127.0.0.1:1/x.dtd"><hierarchy><node class="a"/></hierarchy>', 2),
            ("style sheet", b'<?xml-stylesheet href="%s"?><hierarchy><node class="a"/></hierarchy>' % uri, 0),
            (
                "XInclude",
                b'<hierarchy xmlns:xi="http://www.w3.org/2001/XInclude"><node class="a">'
                b'<xi:include href="%s" parse="text"/></node></hierarchy>' % uri,
                0,
            ),
            ("schema", b'<hierarchy xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" '
             b'xsi:noNamespaceSchemaLocation="%s"><node class="a"/></hierarchy>' % uri, 0),
        ]:
            with self.subTest(name):
                answer = self.show(dump, status, form="text")
                self.assertNotIn(b"hunter2", answer.everything)

    # What is large

    @large
    def test_attribute_of_a_gigabyte(self):
        gigabyte = 1 << 30
        for name, start, end in [
            ("XML", b'<hierarchy><node class="a" text="', b'"/></hierarchy>'),
            ("text", b'AXWindow\n  AXButton label="', b'"\n'),
            ("JSON", b'{"role":"AXButton","name":"', b'"}'),
        ]:
            with self.subTest(name):
                dump = chain(start, pieces(b"a", gigabyte), end)
                answer = self.ask("audit", "-", "--platform", "android" if name == "XML" else "macos", stdin=dump)
                self.assertIn(answer.status, (0, 1, 2))
                self.assertLess(answer.peak, 6 * gigabyte)

    @large
    def test_more_than_is_read_of_any_file(self):
        dump = chain(b'AXButton label="', pieces(b"a", 1 << 31), b'"\n')
        self.show(dump, 2, "cannot read standard input: it is larger than 2 GiB")

    def test_million_siblings(self):
        for name, dump in [
            ("XML", chain(HEAD, pieces(b'<node class="a" text="b"/>', MILLION), TAIL)),
            ("text", chain(b"AXWindow\n", pieces(b'  AXButton label="b"\n', MILLION))),
            ("JSON", chain(b'{"role":"AXWindow","children":[', pieces(b'{"role":"AXButton"},', MILLION),
                           b'{"role":"AXButton"}]}')),
        ]:
            with self.subTest(name):
                answer = self.show(dump, 0, form="text")
                self.assertGreaterEqual(answer.out.count(b"\n"), MILLION)

    def test_million_levels(self):
        for name, dump, platform in [("XML", nested_xml, "android"), ("JSON", nested_json, "macos")]:
            with self.subTest(name):
                self.show(dump(MILLION), 2, "the tree is deeper than 10000 levels", form="text")
                for form in ("json", "xml", "spoken"):
                    self.show(dump(MILLION), 0, form=form, platform=["--platform", platform])

    @large
    def test_million_levels_in_every_command(self):
        path = self.folder / "deep.xml"
        path.write_bytes(b"".join(nested_xml(MILLION)))
        other = self.folder / "other.xml"
        other.write_bytes(path.read_bytes().replace(b'"a"', b'"b"', 1))
        (self.folder / "a.expect").write_text('screen "S" on android\na\n2x a.b\n')
        for arguments, statuses in [
            (["check", "a.expect", path], (1, 2)), (["audit", path], (0, 1, 2)), (["diff", path, other], (1,)),
            (["query", path, "button \"OK\""], (1,)), (["suggest", path], (0, 2)), (["show", path, "--stops"], (0, 2)),
            (["show", path, "--at", "1"], (0, 2)), (["check", "a.expect", path, "--report", "html=page.html"], (1, 2)),
        ]:
            with self.subTest(arguments[0]):
                answer = self.ask(*arguments)
                self.assertIn(answer.status, statuses, answer.first_line[:300])

    def test_ten_thousand_levels_of_text(self):
        answer = self.show(indented(10_000), 0, form="text")
        self.assertEqual(answer.out.count(b"\n"), 10_002)
        self.show(indented(10_001), 2, "the tree is deeper than 10000 levels", form="text")

    def test_million_attributes(self):
        names = b"".join(b' a%d="v"' % n for n in range(MILLION))
        self.show(HEAD + b'<node class="a"' + names + b"/>" + TAIL, 2, "attributes")
        self.show(b"AXWindow\n  AXButton" + names + b"\n", 0)
        members = b"".join(b',"a%d":"v"' % n for n in range(MILLION))
        self.show(b'{"role":"AXButton"' + members + b"}", 0)

    def test_ten_thousand_roots(self):
        answer = self.show(pieces(b'AXButton label="b"\n', 10_000), 0, form="text")
        self.assertEqual(answer.out.count(b"AXButton"), 10_000)

    @large
    def test_line_of_a_hundred_megabytes(self):
        self.show(chain(b"AXWindow\n  AXButton ", pieces(b"x", 100 * MEGABYTE), b"\n"), 2, memory=1500)
        self.show(pieces(b" ", 100 * MEGABYTE), 2, "the dump is empty", memory=500)
        self.show(pieces(b"\n", 100 * MEGABYTE), 2, "the dump is empty", memory=500)
        self.show(pieces(b"[", 100 * MEGABYTE), 2, memory=6000)
        self.show(pieces(b"<", 100 * MEGABYTE), 2, memory=1500)
        self.show(pieces(b"`", 100 * MEGABYTE), 2, memory=1500)
        self.show(pieces(b"- ", 50 * MEGABYTE), 2, memory=1500)

    # What is no text

    def test_bytes_that_are_no_text(self):
        for name, dump, says in [
            ("NUL in text", b'AXButton label="a\0b"\n', "NUL byte"),
            ("NUL in XML", b'<hierarchy><node class="a\0"/></hierarchy>', ""),
            ("NUL as a reference", b'<hierarchy><node class="a&#0;"/></hierarchy>', ""),
            ("half a surrogate pair as UTF-8", b'AXButton label="\xed\xa0\x80"\n', "invalid UTF-8"),
            ("overlong UTF-8 of two bytes", b'AXButton label="\xc0\x80"\n', "invalid UTF-8"),
            ("overlong UTF-8 of three bytes", b'AXButton label="\xe0\x80\xaf"\n', "invalid UTF-8"),
            ("overlong UTF-8 of four bytes", b'AXButton label="\xf0\x80\x80\xaf"\n', "invalid UTF-8"),
            ("beyond Unicode", b'AXButton label="\xf4\x90\x80\x80"\n', "invalid UTF-8"),
            ("half a surrogate pair as a reference", b'<hierarchy><node class="a" text="&#xD800;"/></hierarchy>', ""),
            ("half a surrogate pair of UTF-16", "AXButton".encode("utf-16") + b"\x00\xd8\x41\x00\n\0", "UTF-16"),
        ]:
            with self.subTest(name):
                answer = self.ask("show", "-", stdin=dump)
                self.assertEqual(answer.status, 2, answer.first_line)
                self.assertIn(says.lower(), answer.first_line.lower())

    def test_half_a_surrogate_pair_in_json(self):
        answer = self.show(b'{"role":"AXButton","name":"\\ud800"}', 0, "put U+FFFD in place of half of a surrogate pair")
        self.assertIn('"name":"\ufffd"', answer.out.decode())

    def test_ends_of_lines(self):
        answer = self.ask("show", "-", stdin=b'AXWindow\r\n  AXButton label="a"\r\n  AXButton label="b"\n')
        self.assertEqual((answer.status, answer.out.count(b"AXButton")), (0, 2))
        # A carriage return alone ends no line: what follows is no attribute, and is not passed over.
        answer = self.ask("show", "-", stdin=b'AXWindow\r\n  AXButton label="a"\r  AXButton label="b"\n  AXButton label="c"\r\n')
        self.assertEqual(answer.status, 2, answer.first_line)

    def test_text_that_acts(self):
        odd = "\x1b]0;x\x07\x1b[2J\u202e\u2066\u200b\u2028\u2029\ufeff\x9b::error::x ##[error]x ##vso[task]x <script>`|"
        for name, dump in [
            ("label", 'AXWindow\n  AXButton label="' + odd + '"\n  AXButton label="b"\n'),
            ("start of a label", 'AXWindow\n  AXButton label="::error::x"\n  AXButton label="\xa0::error::y" value="\u3000::z"\n'),
            ("role", 'AXWindow\n  "##vso[x]"[##[x]] label="b"\n::error::x label="c"\n"\xa0::error::x" label="d"\n'
             '::error::x[AXB] label="e"\nAX##[y] label="f"\n'),
            ("attribute", 'AXWindow\n  AXButton "::error::x"="1" "##vso[x]"="2" ##[x="3" label="b"\n  AXButton label="c"\n'),
            ("identifier", 'AXWindow\n  AXButton id="' + odd + '" label=""\n  AXButton id="##teamcity[x]"\n'),
        ]:
            with self.subTest(name):
                self.hold_harmless(dump.encode())

    def hold_harmless(self, dump):
        (self.folder / "dumps" / "macos").mkdir(parents=True, exist_ok=True)
        (self.folder / "dumps" / "macos" / "a.txt").write_bytes(dump)
        (self.folder / "other.txt").write_bytes(dump.replace(b"<script>", b"<style>").replace(b'"b"', b'"::error::w"'))
        (self.folder / "expectations").mkdir(exist_ok=True)
        (self.folder / "expectations" / "a.expect").write_text('screen "A" on macos\nbutton "x"\n')
        name = "dumps/macos/a.txt"
        services = ["junit", "sarif", "github", "markdown", "html"]
        for arguments in [
            ["show", name], ["show", name, "--stops"], ["show", name, "--at", "2"],
            *(["show", name, "--as", form] for form in ("xml", "json", "spoken")),
            *(["audit", name, "--report", report] for report in ["human", "json", "known", *services]),
            *(["diff", name, "other.txt", "--report", report] for report in ("human", "json")),
            *(["check", "--report", report] for report in ["human", "json", *services]),
            ["query", name, "button"], ["suggest", name], ["lint"],
        ]:
            with self.subTest(" ".join(arguments)):
                answer = self.ask(*arguments)
                text = answer.everything.decode("utf-8")
                self.assertIn(answer.status, (0, 1, 2))
                self.assertIsNone(ACTING.search(text), text[:2000])
                self.assertNotRegex(text, r"##[A-Za-z]*\[")
                if arguments[-1] != "github":
                    self.assertNotRegex(text, r"(?m)^\s*::")
                if arguments[-1] in ("html", "markdown", "junit", "xml"):
                    self.assertNotIn("<script>`", text)


if __name__ == "__main__":
    unittest.main()
