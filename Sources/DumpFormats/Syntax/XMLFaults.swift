/// What is wrong with XML, in words for people, by libxml2's code.
enum XMLFaults {
  private static let table: [Int: String] = [
    4: "no element begins here",
    9: "a character that XML does not allow",
    26: "an entity that nothing declares",
    38: "an unescaped '<' in the value of an attribute",
    39: "the value of an attribute is not in quotes",
    41: "an attribute without a value",
    42: "the same attribute twice in one tag",
    65: "no blank between two attributes",
    68: "a name is missing after '<' or '&'",
    73: "a tag is not closed by '>'",
    76: "an end tag that does not belong to the element that is open",
  ]

  /// What a fault is: our words, else libxml2's.
  static func words(for fault: XMLFault) -> String {
    table[fault.code] ?? fault.message
  }
}
