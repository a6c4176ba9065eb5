internal import AccessibilityTree
internal import Vocabulary

/// Chromium's tree as it publishes it on Android, in both of its notations.
///
/// The older is `++android.widget.Button clickable name='OK'`; the newer, as other apps are told it, has classes without
/// their package and texts in double quotes: `++Button text:"OK" clickable actions:[CLICK]`.
enum ChromiumAndroidFormat: ChromiumFormat {
  static let id = "chromium-android"
  static let title = "Chromium's tree for Android as text"
  static let source = Source.chromiumAndroid
  static let allowsColon = true

  static func recognises(_ head: DumpHead) -> Bool {
    let lines = lines(of: head)
    guard let first = lines.first, let role = role(ofLine: first) else { return false }
    let isWhole = first.bytes.starts(with: role.role.utf8)
    guard isWhole ? role.role.hasPrefix("android.") : first.contains(" actions:[") || first.contains(" bundle:[") else {
      return false
    }
    if let second = lines.dropFirst().first { return second.hasPrefix("++") }
    return !isWhole || first.contains("='")
      || first.text.split(separator: " ").dropFirst().allSatisfy { isFlag(String($0)) }
  }

  static func takeRole(_ bytes: Span<UInt8>, _ line: inout Range<Int>) -> ChromiumRole? {
    guard let word = takeWord(bytes, &line, allowing: ".$_") else { return nil }
    let name = AXTextLine.string(bytes, word)
    guard let first = name.unicodeScalars.first, !name.contains(".") else {
      return ChromiumRole(role: name, range: word)
    }
    guard ("A"..."Z").contains(first) else { return nil }
    return ChromiumRole(role: (packages[name] ?? "android.widget.") + name, range: word)
  }

  /// Flags of the notations: small letters, words joined by an underscore or a capital.
  static func isFlag(_ word: String) -> Bool {
    Vocabulary.standard.rawAttributes(of: source).contains(word)
  }

  /// The packages of classes that are no widgets.
  private static let packages = [
    "View": "android.view.", "ViewGroup": "android.view.", "WebView": "android.webkit.", "Dialog": "android.app.",
    "AlertDialog": "android.app.",
  ]

  static func fill(_ parts: inout TreeParts) -> SecureFields {
    NeutralFields.fill(&parts, by: ChromiumAndroidRules.self)
  }
}
