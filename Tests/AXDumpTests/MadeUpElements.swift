@testable import AXDump

/// Elements that a test made up.
final class MadeUpElement: Hashable {
  var texts: [String: String]
  var flags: [String: Bool]
  var frame: [Double]?
  var actions: [String] = []
  var children: [MadeUpElement]

  init(
    _ role: String?, _ texts: [String: String] = [:], flags: [String: Bool] = [:], _ children: [MadeUpElement] = []
  ) {
    self.texts = texts
    self.texts["AXRole"] = role
    self.flags = flags
    self.children = children
  }

  static func == (one: MadeUpElement, other: MadeUpElement) -> Bool { one === other }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A program that a test made up; it may end after some questions.
final class MadeUpElements: AXElementSource {
  var isAlive = true

  func text(_ attribute: String, of element: MadeUpElement) -> String? { element.texts[attribute] }
  func flag(_ attribute: String, of element: MadeUpElement) -> Bool? { element.flags[attribute] }
  func frame(of element: MadeUpElement) -> [Double]? { element.frame }
  func actions(of element: MadeUpElement) -> [String] { element.actions }
  func children(of element: MadeUpElement) -> [MadeUpElement] { element.children }
  func isRunning() -> Bool { isAlive }
}
