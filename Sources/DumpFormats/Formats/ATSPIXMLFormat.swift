internal import AccessibilityTree
internal import Vocabulary

/// Our AT-SPI capture as XML: an element a node, named by the role's nick.
enum ATSPIXMLFormat: DumpFormat {
  static let id = "atspi-xml"
  static let title = "an AT-SPI capture as XML"
  static let markup = DumpMarkup.tag
  static let shape = XMLShape(special: [
    "attribute": .annotation(
      XMLAnnotation(
        key: "name", prefix: "", value: "value", reserved: ATSPIXMLRules.elementAttributes)),
    "document-attribute": .annotation(XMLAnnotation(key: "name", prefix: "document:", value: "value")),
    "relation": .annotation(XMLAnnotation(key: "type", prefix: "relation:", value: "targets")),
    "action": .annotation(XMLAnnotation(key: nil, prefix: "", value: "name")),
  ])

  static func recognises(_ head: DumpHead) -> Bool {
    guard let xml = head.xml else { return false }
    return xml.has("states") && xml.has("interfaces") || xml.has("atspi-version")
  }

  static func read(_ input: consuming DumpInput, head: DumpHead) throws(Diagnostic) -> Dump {
    var document = try XMLDocument(input, from: head.start, shape: shape)
    let secure = ATSPIXMLRules.fill(&document.parts)
    return Dump(document, format: id, source: .atspiXML, secure: secure)
  }
}
