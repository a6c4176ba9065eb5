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
  private let markup: DumpMarkup

  /// How many characters of a tag are shown.
  private static let excerptLimit = 240

  /// Finds the lines of a dump.
  public init(_ dump: Dump) {
    self.dump = dump
    markup = DumpFormatRegistry.format(dump.format)?.markup ?? .value
    lines = LineIndex(dump.tree.text, length: dump.tree.sourceLength)
  }

  /// The number of lines of the dump, an empty last one not counted.
  var lineCount: Int {
    let text = dump.tree.text
    let length = dump.tree.sourceLength
    return lines.count - (length > 0 && text[length - 1] == 0x0a ? 1 : 0)
  }

  /// Where a node begins: its role in a text dump, its tag in XML, its object in JSON.
  public func position(of node: NodeID) -> SourcePosition {
    position(ofByte: Int(dump.tree[node].offset))
  }

  /// The line in which a node begins, from 1.
  public func line(of node: NodeID) -> Int { lines.line(ofByte: Int(dump.tree.nodes[node.index].offset)) }

  /// Where an attribute of a node stands: name and value, or the value alone where a dump writes no names.
  ///
  /// - Returns: `nil` where it does not stand in the dump as it is, or must not be shown.
  public func extent(of attribute: Symbol, in node: NodeID) -> DumpExtent? {
    guard !dump.secureNodes.contains(node) else { return nil }
    return bytes(of: attribute, in: node).map(extent)
  }

  private func bytes(of attribute: Symbol, in node: NodeID) -> Range<Int>? {
    let (name, offset) = (dump.tree.symbols.bytes(of: attribute), Int(dump.tree[node].offset))
    let range = dump.tree.attribute(attribute, of: node).range
    switch markup {
    case .tag, .line: return locator.find(name, ofNodeAt: offset)
    case .object:
      let members = JSONMemberLocator(text: dump.tree.text, length: dump.tree.sourceLength)
      return members.find(value: range) ?? members.find(name: name, ofObjectAt: offset)
    case .value: break
    }
    return !range.isEmpty && range.upperBound <= dump.tree.sourceLength ? range : nil
  }

  /// The role and subrole of a node in a text dump, the element's name in XML, the brace of its object in JSON.
  public func extentOfRole(in node: NodeID) -> DumpExtent {
    if markup == .object { return DumpExtent(position(of: node), length: 1) }
    let text = dump.tree.text
    let whole = locator.extent(ofNodeAt: Int(dump.tree[node].offset))
    if markup == .value {
      let role = dump.tree.symbols.bytes(of: dump.tree[node].role)
      return extent(whole.lowerBound..<(whole.lowerBound + (text[whole].starts(with: role) ? role.count : 0)))
    }
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
    let wanted = attribute.flatMap { bytes(of: $0, in: node) }
    if markup == .object, wanted == nil {
      return DumpExcerpt(text: NodeLine.text(of: node, in: dump), start: position(of: node), isRewritten: true)
    }
    var range: Range<Int>
    switch markup {
    case .tag:
      range = locator.extent(ofNodeAt: offset)
      if let wanted, wanted.upperBound - offset > DumpPlaces.excerptLimit {
        range = wanted.lowerBound..<range.upperBound
      }
      if let end = text[range].firstIndex(of: 0x0a) { range = range.lowerBound..<end }
    case .line:
      range = line(of: offset)
      return DumpExcerpt(
        text: String(decoding: text[range], as: UTF8.self), start: position(ofByte: range.lowerBound))
    case .value, .object:
      let place = wanted?.lowerBound ?? offset
      range = line(of: place)
      // Some dumps are one line of many megabytes.
      if range.count > DumpPlaces.excerptLimit { range = place..<range.upperBound }
    }
    let words = String(decoding: text[range].prefix(4 * DumpPlaces.excerptLimit), as: UTF8.self).unicodeScalars
    return DumpExcerpt(
      text: String(String.UnicodeScalarView(words.prefix(DumpPlaces.excerptLimit))),
      start: position(ofByte: range.lowerBound))
  }

  private func line(of offset: Int) -> Range<Int> {
    lines.bytes(ofLine: lines.line(ofByte: offset), in: dump.tree.text, length: dump.tree.sourceLength)
  }

  private var isXML: Bool { markup == .tag }

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
