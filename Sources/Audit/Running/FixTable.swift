internal import Vocabulary

/// How findings are mended: `fixes.tsv`.
enum FixTable {
  private static let rows: [String: [AuditFinding.Fix]] = {
    let table = Table(GeneratedTables.fixes)
    let (fix, framework, text) = (table.column("fix"), table.column("framework"), table.column("text"))
    var rows: [String: [AuditFinding.Fix]] = [:]
    for row in 0..<table.count {
      rows[table[row, fix], default: []].append(
        AuditFinding.Fix(framework: table[row, framework], text: table[row, text]))
    }
    return rows
  }()

  /// The kinds of fixes there are.
  static var kinds: Set<String> { Set(rows.keys) }

  /// Every fix of a kind, for the help page.
  static func all(_ kind: String) -> [AuditFinding.Fix] { rows[kind] ?? [] }

  /// The fixes of a kind for the frameworks of a platform.
  static func fixes(_ kind: String, on platform: Platform) -> [AuditFinding.Fix] {
    ofPlatforms[platform.tables]?[kind] ?? []
  }

  /// The fixes of each kind for each platform, put together once: every finding asks for them.
  private static let ofPlatforms: [Platform: [String: [AuditFinding.Fix]]] = {
    var table: [Platform: [String: [AuditFinding.Fix]]] = [:]
    for platform in Platform.allCases where table[platform.tables] == nil {
      let frameworks = frameworks(of: platform)
      table[platform.tables] = rows.mapValues { fixes in
        frameworks.flatMap { framework in fixes.filter { $0.framework == framework } }
      }
    }
    return table
  }()

  private static func frameworks(of platform: Platform) -> [String] {
    switch platform.tables {
    case .ios, .ipados, .tvos, .visionos: ["SwiftUI", "UIKit"]
    case .watchos: ["SwiftUI"]
    case .macos: ["AppKit", "SwiftUI"]
    case .android, .wearos: ["Android Views", "Compose"]
    case .linux: ["GTK", "Qt"]
    case .windows: ["WinUI, WPF"]
    case .web: ["HTML"]
    }
  }
}
