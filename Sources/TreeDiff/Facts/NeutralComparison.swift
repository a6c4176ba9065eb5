internal import AccessibilityTree
internal import DumpFormats
internal import Vocabulary

/// What of a pair of nodes of different formats differs, and what cannot be compared.
struct NeutralDifferences {
  var changes: [AttributeChange] = []
  /// How many fields only one of the two formats can show, and does.
  var notComparedCount = 0
}

extension Comparison {
  /// Compares the fields of a pair that both formats can show.
  func neutralDifferences(
    _ old: Int, _ new: Int, _ shared: SharedFields, _ agreement: inout RoleAgreement
  ) -> NeutralDifferences {
    let (node, other) = (self.old.tree.nodes[old], self.new.tree.nodes[new])
    let (role, otherRole) = (self.old.meaning(old), self.new.meaning(new))
    var result = NeutralDifferences()
    if let role, let otherRole, role != otherRole {
      if agreement.holds(self.old, old, self.new, new) {
        result.notComparedCount += 1
      } else {
        result.changes.append(AttributeChange(name: "role", old: role.name, new: otherRole.name))
      }
    }
    let common = shared.fields(of: role).filter { shared.fields(of: otherRole).contains($0) }
    for field in SharedFields.fields {
      let text = SharedFields.text(field, of: node, in: self.old.tree)
      let otherText = SharedFields.text(field, of: other, in: self.new.tree)
      if text.map(rules.masked) == otherText.map(rules.masked) { continue }
      if common.contains(field), !isMixedUntold(field, text, otherText) {
        result.changes.append(AttributeChange(name: field.rawValue, old: text, new: otherText))
      } else {
        result.notComparedCount += 1
      }
    }
    return result
  }

  /// Whether one side says half-way, which the other cannot.
  private func isMixedUntold(_ field: NeutralAttribute, _ text: String?, _ otherText: String?) -> Bool {
    guard field == .checked else { return false }
    return text == "mixed" && !canShowMixed(new) || otherText == "mixed" && !canShowMixed(old)
  }

  private func canShowMixed(_ subject: Subject) -> Bool {
    Vocabulary.standard.mixedCheck(source: subject.dump.source, platform: subject.reading.platform) == .expressible
  }
}
