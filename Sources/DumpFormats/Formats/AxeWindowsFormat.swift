internal import AccessibilityTree
internal import Vocabulary

/// What Axe.Windows and Accessibility Insights save: nested elements with their UI Automation properties.
enum AxeWindowsFormat: JSONFormat {
  typealias Rules = WinAppDriverRules
  static let id = "axe-windows"
  static let title = "a snapshot of Axe.Windows or Accessibility Insights"
  static let source = Source.axeWindows

  static func recognises(_ head: DumpHead) -> Bool {
    guard let json = head.json else { return false }
    return json.has("ControlTypeId") && ["Children", "Properties", "RuntimeId"].contains(where: json.has)
  }

  static func shape(of document: JSONDocument) -> AxeWindowsShape { AxeWindowsShape(document) }
}

/// Where the elements of Axe.Windows' JSON are.
struct AxeWindowsShape: JSONShape {
  let roots: [Int]
  private(set) var notes: [String] = []
  private let document: JSONDocument
  private var hasResults = false

  init(_ document: JSONDocument) {
    self.document = document
    let isList = document.values.first?.kind == .array
    roots = isList ? Array(document.children(of: 0)) : document.values.isEmpty ? [] : [0]
  }

  mutating func describe(_ node: Int, to sink: inout JSONTreeSink) {
    var control: String?
    for member in document.children(of: node) {
      if document.isNamed(member, "Children") {
        sink.takeChildren(member)
      } else if document.isNamed(member, "Properties") || document.isNamed(member, "PlatformProperties") {
        for property in document.children(of: member) { add(property, to: &sink) }
      } else if document.isNamed(member, "Patterns") {
        addPatterns(member, to: &sink)
      } else if document.isNamed(member, "ScanResults") {
        noteResults(member)
      } else {
        if document.isNamed(member, "ControlTypeId") { control = document.string(at: member) }
        sink.addUnlessSaid(member)
      }
    }
    if let number = control.flatMap({ Int($0) }) {
      sink.takeRole(word: Vocabulary.standard.controlType(number) ?? "ControlType(\(number))")
    }
  }

  /// A property by its name, as text where it has one: a number says less than `Button(50000)`.
  private func add(_ property: Int, to sink: inout JSONTreeSink) {
    guard let name = document.member("Name", of: property).flatMap(document.string) else {
      sink.addUnlessSaid(property)
      return
    }
    let text = document.member("TextValue", of: property).flatMap { document.isScalar($0) ? $0 : nil }
    if let value = text ?? document.member("Value", of: property) { sink.addUnlessSaid(name, value) }
  }

  /// The patterns that an element has, and their properties as `Toggle.ToggleState`.
  private func addPatterns(_ list: Int, to sink: inout JSONTreeSink) {
    var names: [String] = []
    for pattern in document.children(of: list) {
      guard var name = document.member("Name", of: pattern).flatMap(document.string) else { continue }
      if name.hasSuffix("Pattern") { name.removeLast("Pattern".count) }
      names.append(name)
      guard let properties = document.member("Properties", of: pattern) else { continue }
      for property in document.children(of: properties) {
        guard let word = document.member("Name", of: property).flatMap(document.string),
          let value = document.member("Value", of: property)
        else { continue }
        sink.add("\(name).\(word)", value)
      }
    }
    sink.add("Patterns", text: names.joined(separator: ", "))
  }

  /// What the tool itself found is no part of the tree.
  private mutating func noteResults(_ results: Int) {
    guard !hasResults, document.values[results].isContainer else { return }
    hasResults = true
    notes.append("left out ScanResults, what Axe.Windows itself found")
  }
}
