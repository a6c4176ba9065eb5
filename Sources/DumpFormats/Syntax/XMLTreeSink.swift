internal import AccessibilityTree

/// What the elements of one XML format are: data, so that all share one reader.
struct XMLShape: Sendable {
  /// What an element is to a tree.
  enum Kind: Sendable {
    /// A node.
    case node
    /// Something around nodes that is none itself.
    case wrapper
    /// Something that is said of the node around it, kept as raw attributes of that node.
    case annotation(XMLAnnotation)
  }

  /// Elements that are no nodes, by name.
  var special: [String: Kind] = [:]
  /// The attribute that says what a node is; where it is missing or unset, the element's name does.
  var roleAttribute: String?
  /// An element name that says nothing itself, as `node`.
  var plainName: String?
}

/// How an element that annotates its parent becomes raw attributes.
struct XMLAnnotation: Sendable {
  /// The attribute of the element that names what is said; `nil` where the element's name does.
  var key: String?
  /// What stands before that name.
  var prefix: String
  /// The attribute that holds the value; any other becomes `element:attribute`.
  var value: String
  /// Names that the parent has for something else: what is said here then goes by `element:name`.
  var reserved: Set<String> = []
}

/// Builds a tree from what an XML reader meets.
struct XMLTreeSink: TreeReader {
  var builder: TreeBuilder
  /// The attributes of the tag that is being read.
  var attributes: [Attribute] = []
  /// The first text between tags that is more than white space.
  var strayText: Int?
  /// The first `>` between tags: the end of a tag that lost its beginning.
  var strayTagEnd: Int?
  /// The first annotation that came after its parent's children, and so belongs nowhere.
  private(set) var strayAnnotation: Int?
  /// The name of the first element.
  private(set) var rootName = Symbol.none
  /// What the root says of the capture, which is no part of the tree.
  private(set) var marks = XMLCaptureMarks()
  /// The open elements, outermost first.
  private(set) var open: [OpenElement] = []
  private let shape: XMLShape
  private let roleAttribute: Symbol?
  private let plainName: Symbol?
  /// What an element is, by the symbol of its name; annotations by their place in a list, since this is asked often.
  private var kinds: [ElementKind] = []
  private var annotations: [XMLAnnotation] = []
  private var declarations: [Attribute] = []

  /// An element whose end tag has not come yet.
  struct OpenElement {
    var name: Symbol
    var offset: Int
    var isNode: Bool
  }

  private enum ElementKind {
    case unknown, node, wrapper
    case annotation(Int)
  }

  init(source: consuming [UInt8], length: Int, shape: XMLShape) {
    var builder = TreeBuilder(source: source, length: length)
    self.shape = shape
    roleAttribute = shape.roleAttribute.map { builder.symbols.intern($0) }
    plainName = shape.plainName.map { builder.symbols.intern($0) }
    self.builder = builder
  }

  /// A namespace declaration of the tag that comes next, kept as the attribute it was written as.
  mutating func declare(_ prefix: String?, _ address: String) {
    let name = builder.symbols.intern(prefix.map { "xmlns:" + $0 } ?? "xmlns")
    declarations.append(Attribute(name: name, value: builder.append(address.utf8)))
  }

  /// A start tag, whose attributes stand in `attributes`.
  mutating func start(_ name: Symbol, at offset: Int) {
    if !declarations.isEmpty {
      attributes.append(contentsOf: declarations)
      declarations.removeAll()
    }
    if rootName.isNone {
      rootName = name
      marks = XMLCaptureMarks(takingFrom: &attributes, of: builder, rootOffset: offset)
    }
    var isNode = false
    switch kind(of: name) {
    case .node, .unknown:
      isNode = true
      builder.begin(role: role(of: name), offset: offset)
      builder.add(contentsOf: attributes)
    case .wrapper:
      break
    case .annotation(let place):
      annotate(annotations[place], element: name, at: offset)
    }
    open.append(OpenElement(name: name, offset: offset, isNode: isNode))
  }

  /// An end tag.
  mutating func end() {
    if let element = open.popLast(), element.isNode { builder.end() }
  }

  private mutating func kind(of name: Symbol) -> ElementKind {
    let index = Int(name.index)
    if index >= kinds.count { kinds.append(contentsOf: repeatElement(.unknown, count: index + 1 - kinds.count)) }
    guard case .unknown = kinds[index] else { return kinds[index] }
    switch shape.special[builder.symbols[name]] ?? .node {
    case .node: kinds[index] = .node
    case .wrapper: kinds[index] = .wrapper
    case .annotation(let annotation):
      kinds[index] = .annotation(annotations.count)
      annotations.append(annotation)
    }
    return kinds[index]
  }

  private mutating func role(of name: Symbol) -> Symbol {
    if let roleAttribute, let value = attributes.first(where: { $0.name == roleAttribute })?.value, value.length > 0 {
      return builder.intern(value)
    }
    return name == plainName ? .none : name
  }

  private mutating func annotate(_ annotation: XMLAnnotation, element: Symbol, at offset: Int) {
    guard let last = builder.open.last, Int(last) == builder.nodes.count - 1 else {
      if strayAnnotation == nil { strayAnnotation = offset }
      return
    }
    let word = builder.symbols[element]
    var name = annotation.prefix + (annotation.key == nil ? word : "")
    var value = TextRef.absent
    var further: [Attribute] = []
    for attribute in attributes {
      let key = builder.symbols[attribute.name]
      if key == annotation.key {
        name += String(decoding: builder.bytes(of: attribute.value), as: UTF8.self)
      } else if key == annotation.value {
        value = attribute.value
      } else {
        further.append(Attribute(name: builder.symbols.intern(word + ":" + key), value: attribute.value))
      }
    }
    if annotation.reserved.contains(name) { name = word + ":" + name }
    builder.add(builder.symbols.intern(name), value.isAbsent ? builder.append([]) : value)
    builder.add(contentsOf: further)
  }
}
