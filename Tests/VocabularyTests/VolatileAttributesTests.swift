import Testing

@testable import Vocabulary

/// What differs between any two captures.
@Suite struct VolatileAttributesTests {
  @Test(arguments: [
    (Source.ax, "addr", VolatileAttributes.Kind.noise), (.ax, "Frame", .geometry), (.xcuitest, "x", .geometry),
    (.xcuitest, "index", .noise), (.uiautomator, "bounds", .geometry), (.atspiXML, "relation:labelled-by", .noise),
    (.cdp, "nodeId", .noise), (.winappdriver, "RuntimeId", .noise), (.playwrightAria, "ref", .noise),
    (.walker, "rect", .geometry), (.axeWindows, "BoundingRectangle", .geometry),
  ])
  func `volatile`(source: Source, attribute: String, kind: VolatileAttributes.Kind) {
    #expect(Vocabulary.standard.volatileAttributes(of: source).kind(of: attribute) == kind)
  }

  @Test(arguments: [
    (Source.ax, "label"), (.ax, "id"), (.atspiXML, "relation"), (.uiautomator, "resource-id"), (.cdp, "name"),
  ])
  func `not volatile`(source: Source, attribute: String) {
    #expect(Vocabulary.standard.volatileAttributes(of: source).kind(of: attribute) == nil)
  }

  @Test func `every source and kind of the table is known`() {
    let table = Table(GeneratedTables.volatileAttributes)
    for row in 0..<table.count {
      for word in table.list(row, table.column("source")) where word != "any" { #expect(Source(rawValue: word) != nil) }
      #expect(["noise", "geometry"].contains(table[row, table.column("kind")]))
      #expect(table[row, table.column("attribute")] == table[row, table.column("attribute")].lowercased())
    }
  }
}
