/// How a format marks what it says of a node, which tells where an attribute stands in the dump.
enum DumpMarkup {
  /// A tag of XML: `name="value"` between `<` and `>`.
  case tag
  /// A line of our text form: a role, then `name=value`.
  case line
  /// An object of JSON, whose members stand on lines of their own.
  case object
  /// Anything else: an attribute stands where its value does, on the node's line or on one below it.
  case value
}

extension DumpFormat {
  static var markup: DumpMarkup { .value }
}
