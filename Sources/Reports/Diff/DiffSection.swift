/// The part of `axverify.json` that says what is no difference, as a file of its own.
public struct DiffSection: Hashable, Sendable {
  /// Attributes that are not compared.
  public var ignored: [String]
  /// Expressions whose matches are taken out of both sides.
  public var masks: [String]
  /// Attributes that say which element is which.
  public var keys: [String]
  /// How far places and sizes may be off; `nil` where they are not compared.
  public var tolerance: Int?

  /// Makes a section.
  public init(ignored: [String], masks: [String], keys: [String], tolerance: Int? = nil) {
    self.ignored = ignored
    self.masks = masks
    self.keys = keys
    self.tolerance = tolerance
  }

  /// The file: valid JSON, in which nothing of a dump acts where it is shown.
  public var bytes: [UInt8] {
    var json = JSONWriter()
    json.beginObject(.block)
    json.key("diff")
    json.beginObject(.block)
    for (key, values) in [("ignore" as StaticString, ignored), ("mask", masks), ("key", keys)] where !values.isEmpty {
      json.key(key)
      json.beginArray(.block)
      for value in values { json.string(value) }
      json.end()
    }
    if let tolerance {
      json.key("geometry")
      if tolerance == 0 { json.string("exact") } else { json.integer(tolerance) }
    }
    json.end()
    json.end()
    json.finish()
    return json.bytes
  }
}
