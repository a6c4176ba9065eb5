import AccessibilityTree
import DumpFormats
import Testing
import Vocabulary

@Suite("XML of our own")
struct OwnXMLFormatTests {
  /// Dumps in our text form, which come back the same from XML.
  static let texts = [
    "# axverify-dump: source=ax platform=ios screen=\"S \\\"1\\\"\" captured=2026-01-31T10:00:00Z depth-limit=none\n"
      + "AXGroup[iOSContentGroup]\n  AXButton label=\"a\\nb\\t<&>'\\\"\" value=\"\" enabled=false\n  AXButton[]\n"
      + "# axverify-end: nodes=3\n",
    "# axverify-dump: source=ax\n?\n\"?\"\n\"\" \"odd name\"=\"1\" escaped=\"true\" name=\"n\" role=\"r\" label=\"x\"\n"
      + "# axverify-end: nodes=3\n",
    "# axverify-dump: source=ax depth-limit=7\nAXButton[\"a\\u0001b\"] label=\"\\u0000 \\u001b[2J \\ufffe \\\\\" title=\"t\"\n"
      + "# axverify-end: nodes=1\n",
    "# axverify-dump: source=uiautomator platform=android\na.B[secure] class=\"a.B\" text=\"••••••\" password=\"true\"\n"
      + "# axverify-end: nodes=1\n",
  ]

  @Test("comes back the same", arguments: texts)
  func comesBack(_ text: String) throws {
    let dump = try read(text)
    let xml = XMLWriter.write(dump)
    let again = try DumpReader.read(xml, path: "dump")
    #expect(again.format == "axverify-xml")
    #expect(outline(again) == outline(dump))
    #expect(again.platforms == dump.platforms)
    #expect(String(decoding: try AXTextWriter.write(again), as: UTF8.self) == text)
    #expect(XMLWriter.write(again) == xml)
  }

  static let refused = [
    RefusalCase(
      "cut between nodes", "<axverify-dump source=\"ax\" nodes=\"2\"><node role=\"AXButton\"></node>",
      "1:67 truncated-dump: the dump is cut off: it ends inside the <axverify-dump> of line 1, column 1"),
    RefusalCase(
      "a node is missing", "<axverify-dump source=\"ax\" nodes=\"2\"><node role=\"AXButton\"></node></axverify-dump>",
      "truncated-dump: the dump is cut: its root says nodes=2, and 1 are there"),
    RefusalCase(
      "made of a dump that is refused",
      "<axverify-dump source=\"ax\" refused=\"it is cut\"><node role=\"AXButton\"/></axverify-dump>",
      "refused-dump: what this was made from must not be judged: it is cut"),
    RefusalCase(
      "no node", "<axverify-dump source=\"ax\"/>",
      "no-nodes: the dump holds no node, so nothing was captured"),
    RefusalCase(
      "no source", "<axverify-dump><node/></axverify-dump>",
      "1:1 bad-header: the root does not say source=, so nobody can tell what wrote the dump"),
    RefusalCase(
      "an unknown source", "<axverify-dump source=\"mac3\"><node/></axverify-dump>",
      "1:1 bad-header: unknown source 'mac3'; did you mean 'mac2'?"),
    RefusalCase(
      "an unknown platform", "<axverify-dump source=\"ax\" platform=\"iso\"><node/></axverify-dump>",
      "1:1 bad-header: unknown platform 'iso'; did you mean 'ios'?"),
  ]

  @Test("is refused", arguments: refused)
  func isRefused(_ example: RefusalCase) {
    #expect(line(refusal(Array(example.dump.utf8))) == example.refusal)
  }

  @Test("takes what the dump said, not what was made of it")
  func takesOwnAttributes() throws {
    let dump = try read(
      """
      <axverify-dump source="ax"><node role="AXButton" name="made up" enabled="false">
      <attribute name="label" value="Save"/></node></axverify-dump>
      """)
    #expect(outline(dump) == ["AXButton name=Save"])
  }
}
