internal import AccessibilityTree
internal import Vocabulary

/// XML of our own, as `show --as xml` writes it: `<axverify-dump>` with nested `<node>`.
///
/// Only what the dump itself says is taken (roles and its own attributes); the neutral fields are for other readers.
enum OwnXMLFormat: DumpFormat {
  static let id = "axverify-xml"
  static let title = "XML as 'show --as xml' writes it"
  static let markup = DumpMarkup.tag
  /// What stands before the names of the dump's own attributes while both kinds are told apart.
  static let ownMark = "="
  static let shape = XMLShape(
    special: ["attribute": .annotation(XMLAnnotation(key: "name", prefix: ownMark, value: "value"))],
    plainName: "node")

  static func recognises(_ head: DumpHead) -> Bool { head.xml?.root == XMLWriter.root }

  static func read(_ input: consuming DumpInput, head: DumpHead) throws(Diagnostic) -> Dump {
    let path = input.path
    var document = try XMLDocument(input, from: head.start, shape: shape)
    let header = OwnXMLHeader(document.parts)
    let source = try header.source(path: path)
    let platform = try header.platform(path: path)
    var tree = OwnXMLTree(document.parts)
    document.parts = TreeBuilder(source: []).parts()
    guard !tree.parts.nodes.isEmpty else {
      throw document.refusal
        ?? Diagnostic(id: "no-nodes", "the dump holds no node, so nothing was captured", path: path)
    }
    let secure: SecureFields
    do throws(UnreadSource) {
      secure = try SourceFields.fill(&tree.parts, source: source)
    } catch {
      throw Diagnostic(
        id: "unread-source", error.message, path: path, position: SourcePosition(line: 1, column: 1))
    }
    let refusal = document.refusal ?? header.refusal(count: tree.parts.nodes.count, path: path)
    var dump = Dump(
      tree.parts, secure: secure, format: id, source: source, notes: document.notes, refusal: refusal)
    if let platform {
      let evidence = PlatformEvidence.declared(platform)
      (dump.platforms, dump.platformReason) = (evidence.platforms, evidence.reason)
    }
    dump.header = header.words
    return dump
  }
}

/// What the root of our XML says: the header of our text form.
private struct OwnXMLHeader {
  private(set) var words = DumpHeader()
  private var count: Int?
  private var refused: String?

  init(_ parts: TreeParts) {
    guard let root = parts.nodes.first else { return }
    for attribute in parts.attributes(of: root) {
      let value = String(decoding: parts.text[attribute.value.range], as: UTF8.self)
      switch parts.symbols[attribute.name] {
      case "source": words.source = value
      case "platform": words.platform = value
      case "screen": words.screen = value
      case "captured": words.captured = value
      case "tool": words.tool = value
      case "depth-limit":
        words.depthLimit = Int(value)
        words.hasNoDepthLimit = value == "none"
      case "nodes": count = Int(value)
      case "refused": refused = value
      default: break
      }
    }
  }

  func source(path: String) throws(Diagnostic) -> Source {
    guard let word = words.source else {
      throw OwnXMLHeader.fault("the root does not say source=, so nobody can tell what wrote the dump", path: path)
    }
    guard let source = Source(rawValue: word) else {
      throw OwnXMLHeader.fault(
        "unknown source '\(word)'", Spelling.nearest(word, among: Source.allCases.map(\.rawValue)), path: path)
    }
    return source
  }

  func platform(path: String) throws(Diagnostic) -> Platform? {
    guard let word = words.platform else { return nil }
    guard let platform = Platform(rawValue: word) else {
      throw OwnXMLHeader.fault(
        "unknown platform '\(word)'", Spelling.nearest(word, among: Platform.allCases.map(\.rawValue)), path: path)
    }
    return platform
  }

  /// Why a tree of so many nodes must not be judged, or `nil`.
  func refusal(count found: Int, path: String) -> Diagnostic? {
    if let refused {
      return Diagnostic(id: "refused-dump", "what this was made from must not be judged: \(refused)", path: path)
    }
    guard let count, count != found else { return nil }
    return Diagnostic(
      id: "truncated-dump", "the dump is cut: its root says nodes=\(count), and \(found) are there", path: path)
  }

  private static func fault(_ message: String, _ suggestion: String? = nil, path: String) -> Diagnostic {
    Diagnostic(
      id: "bad-header", message, path: path, position: SourcePosition(line: 1, column: 1), suggestion: suggestion)
  }
}

/// The tree inside the root, with roles and attributes as the dump had them.
private struct OwnXMLTree {
  var parts: TreeParts

  init(_ document: TreeParts) {
    parts = document
    let words = Words(&parts)
    var nodes: [Node] = []
    var attributes: [Attribute] = []
    nodes.reserveCapacity(parts.nodes.count)
    attributes.reserveCapacity(parts.attributes.count)
    for var node in parts.nodes.dropFirst() {
      let first = attributes.count
      var isEscaped = false
      for attribute in parts.attributes(of: node) {
        if let name = words.own[Int(attribute.name.index)] {
          attributes.append(Attribute(name: name, value: attribute.value))
        } else if attribute.name == words.escapedAttribute, let last = attributes.last, attributes.count > first {
          attributes[attributes.count - 1] = parts.resolved(last)
        } else if attribute.name == words.role {
          node.role = parts.symbols.intern(parts.text[attribute.value.range].span)
        } else if attribute.name == words.subrole {
          node.subrole = parts.symbols.intern(parts.text[attribute.value.range].span)
        } else if attribute.name == words.escaped {
          isEscaped = true
        }
      }
      if isEscaped {
        node.role = parts.resolved(node.role)
        node.subrole = parts.resolved(node.subrole)
      }
      node.parent -= 1
      node.subtreeEnd -= 1
      node.firstAttribute = UInt32(first)
      node.attributeCount = UInt32(attributes.count - first)
      nodes.append(node)
    }
    parts.nodes = nodes
    parts.attributes = attributes
  }

  /// What the attributes of a `<node>` and its annotations are called.
  private struct Words {
    let role: Symbol
    let subrole: Symbol
    let escaped: Symbol
    let escapedAttribute: Symbol
    /// For each word of the document the attribute of the dump that it stands for.
    let own: [Symbol?]

    init(_ parts: inout TreeParts) {
      role = parts.symbols.intern("role")
      subrole = parts.symbols.intern("subrole")
      escaped = parts.symbols.intern(XMLWriter.escaped)
      escapedAttribute = parts.symbols.intern("attribute:" + XMLWriter.escaped)
      own = parts.symbols.words.map { word in
        word.hasPrefix(OwnXMLFormat.ownMark) ? parts.symbols.intern(String(word.dropFirst())) : nil
      }
    }
  }
}

extension TreeParts {
  /// An attribute whose name and value were written with the escapes of our text form.
  fileprivate mutating func resolved(_ attribute: Attribute) -> Attribute {
    let value = text[attribute.value.range].span
    let resolved = try? TextEscapes.full.resolve(value, 0..<value.count)
    return Attribute(
      name: self.resolved(attribute.name), value: resolved.map { append($0) } ?? attribute.value)
  }

  /// A word that was written with the escapes of our text form.
  fileprivate mutating func resolved(_ symbol: Symbol) -> Symbol {
    if symbol.isNone { return symbol }
    let bytes = symbols.bytes(of: symbol)
    guard let resolved = try? TextEscapes.full.resolve(bytes.span, 0..<bytes.count) else { return symbol }
    return symbols.intern(resolved.span)
  }
}
