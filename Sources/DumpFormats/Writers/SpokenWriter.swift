public import AccessibilityTree

/// Writes what a screen reader would say, and where it would stop.
public enum SpokenWriter {
  /// Writes a line for each stop of some parts of a tree: what is said there.
  ///
  /// - Parameters:
  ///   - reading: the dump, with its stops.
  ///   - parts: the nodes that are looked at, as `DumpExtract` finds them.
  /// - Throws: that the dump does not tell its stops.
  public static func speech(_ reading: DumpReading, of parts: [Range<Int>]) throws(Diagnostic) -> [UInt8] {
    let stops = try stops(reading, parts)
    var text = Array("# what a screen reader would say at each stop: an approximation, no reader was asked\n".utf8)
    for stop in stops {
      let words = reading.announcement(of: stop).text
      text.append(contentsOf: (words.isEmpty ? "(nothing)" : TextQuoting.visible(words)).utf8)
      text.append(0x0a)
    }
    return text
  }

  /// Writes a line for each stop of some parts of a tree: its place and the node.
  ///
  /// - Throws: that the dump does not tell its stops.
  public static func list(_ reading: DumpReading, of parts: [Range<Int>]) throws(Diagnostic) -> [UInt8] {
    let stops = try stops(reading, parts)
    let count = parts.reduce(0) { $0 + $1.count }
    var text = Array("# axverify-stops: \(stops.count) of \(count) node\(count == 1 ? "" : "s")\n".utf8)
    let places = DumpPlaces(reading.dump)
    for stop in stops {
      let place = places.position(of: stop)
      text.append(contentsOf: "\(place.line):\(place.column)  ".utf8)
      NodeLine.append(stop, of: reading.dump, telling: nil, to: &text)
      text.append(0x0a)
    }
    return text
  }

  private static func stops(_ reading: DumpReading, _ parts: [Range<Int>]) throws(Diagnostic) -> [NodeID] {
    if !reading.stops.isEmpty, reading.stops.allSatisfy({ $0 == .untold }) {
      throw Diagnostic(id: "untold-stops", DumpReading.untoldReason)
    }
    return parts.flatMap { part in part.filter { reading.stops[$0] == .yes }.map { NodeID($0) } }
  }
}
