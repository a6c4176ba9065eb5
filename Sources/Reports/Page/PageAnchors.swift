internal import AccessibilityTree

/// The names by which the results and the nodes of a page are linked to, the same on every run.
struct PageAnchors {
  /// The anchors of the findings of each group.
  let findings: [[String]]
  private var taken: Set<String> = []

  /// Names the findings: by file, line, column and platform.
  init(_ groups: [FindingGroup]) {
    var taken: Set<String> = []
    findings = groups.map { group in
      group.findings.map { finding in
        let path = finding.place.path.isEmpty ? group.title : finding.place.path
        let place = finding.place.position.map { ":\($0.line):\($0.column)" } ?? ""
        let owner = finding.owner.isEmpty ? "" : ":\(finding.owner)"
        return Self.free(Self.word(path + place + owner), &taken)
      }
    }
    self.taken = taken
  }

  /// A name for a tree that nothing else has; its nodes are named after it.
  mutating func tree(_ tree: TreePicture) -> String {
    Self.free(Self.word("\(tree.path)@\(tree.owner)"), &taken)
  }

  /// The name of a node.
  static func node(_ tree: String, _ index: Int) -> String { "\(tree):node-\(index)" }

  private static func free(_ word: String, _ taken: inout Set<String>) -> String {
    var name = word
    var count = 1
    while !taken.insert(name).inserted {
      count += 1
      name = "\(word):\(count)"
    }
    return name
  }

  /// What can stand in an address as it is; the rest is told apart by a hash.
  private static func word(_ text: String) -> String {
    var isPlain = true
    let word = String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          switch scalar {
          case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "/", ":", "@": return scalar
          default:
            isPlain = false
            return "_"
          }
        }))
    if isPlain { return word }
    var hash = StableHash()
    hash.combine(text)
    return "\(word):\(hash.text)"
  }
}
