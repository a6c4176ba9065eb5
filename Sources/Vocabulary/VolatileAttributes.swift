/// The attributes of one source that differ between two captures of one build: its rows of `volatile-attributes.tsv`.
public struct VolatileAttributes: Sendable {
  /// What an attribute is that differs between any two captures.
  public enum Kind: Hashable, Sendable {
    /// It says nothing of an element.
    case noise
    /// It is the place or the size of an element.
    case geometry
  }

  private var kinds: [String: Kind] = [:]
  private var prefixes: [(text: String, kind: Kind)] = []

  /// Those of a source; read when first asked for.
  static func of(_ source: Source) -> VolatileAttributes { all[source] }

  /// What an attribute is, whatever its letter case; `nil` where it says something of an element.
  public func kind(of attribute: String) -> Kind? {
    let name = attribute.lowercased()
    return kinds[name] ?? prefixes.first { name.hasPrefix($0.text) }?.kind
  }

  private static let all = PerCase<Source, VolatileAttributes> { VolatileAttributes($0) }
  private static let table = Table(GeneratedTables.volatileAttributes)

  private init(_ source: Source) {
    for (attribute, neutral) in SourceAttributes.of(source).feeds where neutral == .frame {
      kinds[attribute.lowercased()] = .geometry
    }
    let table = VolatileAttributes.table
    let (sources, attribute, kind) = (table.column("source"), table.column("attribute"), table.column("kind"))
    for row in 0..<table.count {
      guard table.holds(row, sources, "any") || table.list(row, sources).contains(source.rawValue) else { continue }
      let name = table[row, attribute]
      let value = table.holds(row, kind, "geometry") ? Kind.geometry : .noise
      if name.hasSuffix("*") { prefixes.append((String(name.dropLast()), value)) } else { kinds[name] = value }
    }
  }
}

extension Vocabulary {
  /// The attributes of a source that differ between two captures of one build.
  public func volatileAttributes(of source: Source) -> VolatileAttributes { VolatileAttributes.of(source) }
}
