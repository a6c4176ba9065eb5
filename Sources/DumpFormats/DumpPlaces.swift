public import AccessibilityTree
internal import Vocabulary

/// A run of characters in a dump.
public struct DumpExtent: Hashable, Sendable {
  /// Where it begins.
  public var start: SourcePosition
  /// How many characters it has.
  public var length: Int

  /// Makes an extent.
  public init(_ start: SourcePosition, length: Int) {
    self.start = start
    self.length = length
  }
}

/// A piece of a dump to show to a person, on one line.
public struct DumpExcerpt: Hashable, Sendable {
  /// The text, which may hold anything: whoever prints it escapes it for its medium.
  public var text: String
  /// The place of its first character.
  public var start: SourcePosition
  /// Whether it is the node as our text form writes it, because the dump's own text must not be shown.
  public var isRewritten: Bool

  /// Makes an excerpt.
  public init(text: String, start: SourcePosition, isRewritten: Bool = false) {
    self.text = text
    self.start = start
    self.isRewritten = isRewritten
  }
}

/// The places of a dump's nodes and attributes.
///
/// Making it reads the dump once; keep it for as long as places of that dump are asked for.
public struct DumpPlaces: Sendable {
  private let dump: Dump
  private let lines: LineIndex
  private let syntax: Syntax

  /// What the dump is written in, as its first node that was not masked shows.
  private enum Syntax {
    case line, tag, object
  }

  /// How many characters of a tag are shown.
  private static let excerptLimit = 240

  /// Finds the lines of a dump.
  public init(_ dump: Dump) {
    self.dump = dump
    lines = LineIndex(dump.tree.text, length: dump.tree.sourceLength)
    let shown = dump.tree.nodes.indices.first { !dump.secureNodes.contains(NodeID($0)) }
    let first = shown.map { Int(dump.tree.nodes[$0].offset) }.flatMap { dump.tree.text.indices.contains($0) ? $0 : nil }
    syntax =
      switch first.map({ dump.tree.text[$0] }) {
      case 0x3c: .tag
      case 0x7b: .object
      case nil: dump.format == AXTextFormat.id ? .line : .tag
      default: .line
      }
  }

  /// Where a node begins: its role in a text dump, its tag in XML, its object in JSON.
  public func position(of node: NodeID) -> SourcePosition {
    position(ofByte: Int(dump.tree[node].offset))
  }

  /// Where an attribute of a node stands, name and value.
  ///
  /// - Returns: `nil` where it is not in the node's own tag or line, or must not be shown.
  public func extent(of attribute: Symbol, in node: NodeID) -> DumpExtent? {
    guard !dump.secureNodes.contains(node) else { return nil }
    return bytes(of: attribute, in: node).map(extent)
  }

  private func bytes(of attribute: Symbol, in node: NodeID) -> Range<Int>? {
    let name = dump.tree.symbols.bytes(of: attribute)
    let offset = Int(dump.tree[node].offset)
    guard syntax == .object else { return locator.find(name, ofNodeAt: offset) }
    let members = JSONMemberLocator(text: dump.tree.text, length: dump.tree.sourceLength)
    return members.find(value: dump.tree.attribute(attribute, of: node).range)
      ?? members.find(name: name, ofObjectAt: offset)
  }

  /// The role and subrole of a node in a text dump, the element's name in XML, the brace of its object in JSON.
  public func extentOfRole(in node: NodeID) -> DumpExtent {
    let text = dump.tree.text
    if syntax == .object { return DumpExtent(position(of: node), length: 1) }
    let whole = locator.extent(ofNodeAt: Int(dump.tree[node].offset))
    // A quoted role or subrole may hold blanks; a caret under its first word is enough there.
    let end = text[whole].firstIndex { XMLBytes.isBlank($0) || (isXML && ($0 == 0x3e || $0 == 0x2f)) }
    return extent(whole.lowerBound..<(end ?? whole.upperBound))
  }

  /// A node as the dump shows it, on one line: its line of text, or its tag.
  ///
  /// Where a tag is long, the piece around the attribute is shown. An object of JSON has a line a member: the attribute's
  /// is shown, and the node written anew where none is meant.
  public func excerpt(of node: NodeID, around attribute: Symbol? = nil) -> DumpExcerpt {
    let offset = Int(dump.tree[node].offset)
    if dump.secureNodes.contains(node) {
      return DumpExcerpt(
        text: NodeLine.text(of: node, in: dump), start: position(ofByte: offset), isRewritten: true)
    }
    let text = dump.tree.text
    if syntax == .object { return excerptOfObject(node, attribute) }
    var range = locator.extent(ofNodeAt: offset)
    if isXML {
      let wanted = attribute.flatMap { locator.find(dump.tree.symbols.bytes(of: $0), ofNodeAt: offset) }
      if let wanted, wanted.upperBound - offset > DumpPlaces.excerptLimit {
        range = wanted.lowerBound..<range.upperBound
      }
      if let end = text[range].firstIndex(of: 0x0a) { range = range.lowerBound..<end }
    } else {
      range = lines.bytes(ofLine: lines.line(ofByte: offset), in: text, length: dump.tree.sourceLength)
    }
    let words = String(decoding: text[range], as: UTF8.self).unicodeScalars
    let shown = isXML ? String(String.UnicodeScalarView(words.prefix(DumpPlaces.excerptLimit))) : String(words)
    return DumpExcerpt(text: shown, start: position(ofByte: range.lowerBound))
  }

  private func excerptOfObject(_ node: NodeID, _ attribute: Symbol?) -> DumpExcerpt {
    guard let member = attribute.flatMap({ bytes(of: $0, in: node) }) else {
      return DumpExcerpt(
        text: NodeLine.text(of: node, in: dump), start: position(of: node), isRewritten: true)
    }
    let text = dump.tree.text
    let line = lines.bytes(ofLine: lines.line(ofByte: member.lowerBound), in: text, length: dump.tree.sourceLength)
    let start = line.count <= DumpPlaces.excerptLimit ? line.lowerBound : member.lowerBound
    let words = String(decoding: text[start..<max(start, line.upperBound)], as: UTF8.self).unicodeScalars
    let shown = String(String.UnicodeScalarView(words.prefix(DumpPlaces.excerptLimit)))
    return DumpExcerpt(text: shown, start: position(ofByte: start))
  }

  private var isXML: Bool { syntax == .tag }

  private var locator: AttributeLocator {
    AttributeLocator(
      text: dump.tree.text, length: dump.tree.sourceLength, isXML: isXML,
      escapes: dump.header == nil && dump.source == .ax ? .walker : .full)
  }

  private func position(ofByte offset: Int) -> SourcePosition {
    lines.position(ofByte: offset, in: dump.tree.text)
  }

  private func extent(_ range: Range<Int>) -> DumpExtent {
    let length = dump.tree.text[range].count { $0 & 0xc0 != 0x80 }
    return DumpExtent(position(ofByte: range.lowerBound), length: max(1, length))
  }
}

extension Dump {
  /// Where a node begins.
  ///
  /// - Complexity: reads the dump; for more than one place, keep a `DumpPlaces`.
  public func sourcePosition(of node: NodeID) -> SourcePosition { DumpPlaces(self).position(of: node) }
}
