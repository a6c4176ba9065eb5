internal import AccessibilityTree

/// The neutral fields of our AT-SPI capture as XML, by the rules that made its text.
///
/// They look at a node's children (a text that a child says is not said twice), so they run over the whole tree.
enum ATSPIXMLRules {
  static func fill(_ parts: inout TreeParts) -> SecureFields { SecureFields() }
}
