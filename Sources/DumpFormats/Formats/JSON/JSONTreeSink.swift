internal import AccessibilityTree

/// Builds a tree of the values that a format says are nodes, parents before children, whatever the depth.
struct JSONTreeSink {
  /// The dump.
  private(set) var document: JSONDocument
  private(set) var builder: TreeBuilder
  /// For each node the byte after its object.
  private(set) var ends: [UInt32] = []
  /// What stood where a node has to be and is none.
  private(set) var strays: [Int] = []

  /// What the node is that is being described; the first word given counts.
  private(set) var role = Symbol.none
  private(set) var subrole = Symbol.none
  private var attributes: [Attribute] = []
  private var children: [Int] = []

  init(_ document: JSONDocument) {
    self.document = document
    builder = TreeBuilder(source: document.bytes)
  }

  /// Takes in all nodes of a dump.
  mutating func build<Shape: JSONShape>(_ shape: inout Shape) {
    var waiting = shape.roots.reversed().map { (node: $0, depth: 0) }
    while let (node, depth) = waiting.popLast() {
      guard document.values[node].kind == .object else {
        if document.values[node].kind != .null { strays.append(node) }
        continue
      }
      clear()
      shape.describe(node, to: &self)
      builder.end(toDepth: depth)
      let range = document.values[node].text.range
      builder.begin(role: role, subrole: subrole, offset: range.lowerBound)
      builder.add(contentsOf: attributes)
      ends.append(UInt32(range.upperBound))
      for child in children.reversed() { waiting.append((child, depth + 1)) }
    }
  }

  private mutating func clear() {
    role = .none
    subrole = .none
    attributes.removeAll(keepingCapacity: true)
    children.removeAll(keepingCapacity: true)
  }

  /// Hands over what the tree is made of, and lets go of the dump.
  mutating func takeParts() -> TreeParts {
    document = JSONDocument([])
    let taken = builder
    builder = TreeBuilder(source: [])
    return taken.parts()
  }
}

// MARK: - What a format says of a node

extension JSONTreeSink {
  /// Takes a value as the node's role, where it is a text and the node has none.
  mutating func takeRole(_ value: Int) {
    if role.isNone { role = word(value) }
  }

  /// Takes a word as the node's role.
  mutating func takeRole(word: String) {
    if role.isNone, !word.isEmpty { role = builder.symbols.intern(word) }
  }

  /// Takes a value as the node's subrole, where it is a text and the node has none.
  mutating func takeSubrole(_ value: Int) {
    if subrole.isNone { subrole = word(value) }
  }

  /// Takes a word as the node's subrole.
  mutating func takeSubrole(word: String) {
    if subrole.isNone, !word.isEmpty { subrole = builder.symbols.intern(word) }
  }

  private mutating func word(_ value: Int) -> Symbol {
    let ref = document.ref(value, in: &builder)
    return ref.length > 0 ? builder.intern(ref) : .none
  }

  /// Takes the elements of a list as the nodes inside this one; what is no list is one that is no node.
  mutating func takeChildren(_ list: Int) {
    guard document.values[list].kind == .array else {
      if document.values[list].kind != .null { strays.append(list) }
      return
    }
    children.append(contentsOf: document.children(of: list))
  }

  /// Takes nodes as those inside this one.
  mutating func takeChildren(nodes: [Int]) { children.append(contentsOf: nodes) }

  /// Adds a member as an attribute under its own name.
  mutating func add(_ member: Int) {
    if JSONCaptureMarks.isMark(member, in: document) { return }
    add(document.symbol(member, in: &builder), member)
  }

  /// Adds a value as an attribute.
  mutating func add(_ name: String, _ value: Int) {
    add(builder.symbols.intern(name), value)
  }

  /// Adds a text that does not stand in the dump as an attribute.
  mutating func add(_ name: String, text: String) {
    attributes.append(Attribute(name: builder.symbols.intern(name), value: builder.append(text.utf8)))
  }

  /// Adds the members of an object as attributes of the node, less those that it has already, word for word.
  mutating func addMembers(of object: Int) {
    for member in document.children(of: object) { addUnlessSaid(member) }
  }

  /// Adds a member under its own name, unless the node has it already, word for word.
  mutating func addUnlessSaid(_ member: Int) {
    if JSONCaptureMarks.isMark(member, in: document) { return }
    addUnlessSaid(document.symbol(member, in: &builder), member)
  }

  /// How many attributes of a node are compared; no dump has more, and what is made to have more only says things twice.
  private static let comparedAttributes = 64

  /// Adds a value under a name, unless the node has it already, word for word.
  mutating func addUnlessSaid(_ name: String, _ value: Int) {
    addUnlessSaid(builder.symbols.intern(name), value)
  }

  private mutating func addUnlessSaid(_ name: Symbol, _ value: Int) {
    let text = text(of: value)
    if !text.isAbsent, !has(name, text) { attributes.append(Attribute(name: name, value: text)) }
  }

  private func has(_ name: Symbol, _ value: TextRef) -> Bool {
    attributes.prefix(JSONTreeSink.comparedAttributes).contains {
      $0.name == name && builder.bytes(of: $0.value).elementsEqual(builder.bytes(of: value))
    }
  }

  private mutating func add(_ name: Symbol, _ value: Int) {
    let text = text(of: value)
    if !text.isAbsent { attributes.append(Attribute(name: name, value: text)) }
  }

  /// A value as one text: `null` is none, a frame is its four numbers, a list its elements with commas, and all else
  /// that has an inside is as the dump writes it.
  private mutating func text(of value: Int) -> TextRef {
    switch document.values[value].kind {
    case .string, .number, .true, .false: return document.ref(value, in: &builder)
    case .null: return .absent
    case .object:
      if let frame = JSONFrame(value, in: document) { return builder.append(frame.text.utf8) }
    case .array:
      if document.children(of: value).allSatisfy(document.isScalar) { return list(value) }
    }
    let range = document.values[value].text.range
    return TextRef(offset: UInt32(range.lowerBound), length: UInt32(range.count))
  }

  private mutating func list(_ array: Int) -> TextRef {
    var text: [UInt8] = []
    for (index, element) in document.children(of: array).enumerated() {
      if index > 0 { text.append(contentsOf: [0x2c, 0x20]) }
      text.append(contentsOf: document.values[element].text.resolved(in: document.bytes))
    }
    return builder.append(text)
  }
}
