internal import AccessibilityTree
internal import Vocabulary

/// The older accessibility snapshot of Playwright and Puppeteer: nested nodes that leave out what is at its default.
enum PlaywrightJSONFormat: JSONFormat {
  typealias Rules = CDPRules
  static let id = "playwright-json"
  static let title = "an older Playwright or Puppeteer snapshot"
  static let source = Source.playwrightJSON

  /// All that such a snapshot says of a node; a name that is not here makes it something else.
  private static let names: Set<String> = [
    "role", "name", "value", "valuetext", "description", "keyshortcuts", "roledescription", "disabled", "expanded",
    "focused", "modal", "multiline", "multiselectable", "readonly", "required", "selected", "checked", "pressed",
    "level", "valuemin", "valuemax", "autocomplete", "haspopup", "invalid", "orientation", "children",
    // Puppeteer's newer versions.
    "busy", "live", "atomic", "relevant", "errormessage", "details", "url", "backendNodeId", "loaderId",
  ]

  static func recognises(_ head: DumpHead) -> Bool {
    guard let json = head.json, json.has("role"), json.has("name"),
      json.allNames.subtracting(JSONCaptureMarks.names).isSubset(of: names)
    else {
      return false
    }
    return json.texts["role"]?.hasPrefix("AX") != true
  }

  static func shape(of document: JSONDocument) -> NestedShape {
    NestedShape(document) { document, member, sink in
      if document.isNamed(member, "role") { sink.takeRole(member) } else { sink.add(member) }
    }
  }
}
