internal import AccessibilityTree
internal import DumpFormats
internal import Vocabulary

extension AuditRule {
  /// A label is words, not a code name, path, address, identifier or glyph.
  ///
  /// ## What it finds
  /// Labels that look like something a program made: `btn_submit_v2`, `IMG_2847.heic`, `chevron.right`,
  /// `com.example.App`, a hash, a path, a glyph of an icon font. Twenty detectors in a fixed order; the first that hits
  /// is named.
  ///
  /// ## Why it matters
  /// A reader spells it out: "b t n underscore submit underscore v two".
  ///
  /// ## What it leaves alone
  /// The values of fields, secrets, brands (`iPhone`, `macOS`, and those of the configuration), units, versions, dates,
  /// host names. A text that stands on the screen is an assumption, since it may be shown on purpose.
  static let labelNotHumanReadable = AuditRule(
    "label-not-human-readable", "a label is words, not a code name, path, address, identifier or glyph",
    group: .labels, classes: [.failure, .assumption], criterion: .unspeakableLabel, impact: .serious,
    wcag: ["2.4.6", "4.1.2", "1.1.1"], needs: [.label], rank: .labelQuality, fix: "text",
    failing: [
      .init(
        "an identifier as a label", .ios, .ax,
        """
        AXGroup[iOSContentGroup]
          AXButton label="btn_submit_v2"  ←
          AXImage label="chevron.right"  ←
        """),
      .init(
        "a file name shown on a button", .android, .uiautomator,
        """
        android.widget.FrameLayout
          android.widget.Button text="hero_banner.png" clickable="true"  ←
        """),
    ],
    passing: [
      .init(
        "words, brands and units", .ios, .ax,
        """
        AXGroup[iOSContentGroup]
          AXButton label="Sign-in"
          AXButton label="iPhone"
          AXButton label="100 km/h"
        """),
      .init(
        "a file name that is content", .macos, .ax,
        """
        AXWindow title="Files"
          AXStaticText value="hero_banner.png"
        """),
    ]
  ) { screen, report in
    let detectors = LabelDetectors(brands: screen.configuration.brands)
    let judged = screen.judged
    for place in judged.indices where !screen.facts[judged[place].node].contains(.insideNamed) {
      report.examine(judged[place].node)
      // Asked before the label is taken out of the list, since most are words.
      if judged[place].text.marks.areWords { continue }
      let label = judged[place]
      let identifier = screen.bytes(screen.nodes[label.node].identifier)
      guard let found = detectors.detect(label.text, identifier: identifier),
        found.detector != .unresolvedTemplate
      else { continue }
      let kind = found.findingClass(isAuthored: label.isAuthored)
      let text = screen.words.bounded(label.text.string)
      report.find(
        label.node, kind,
        kind == .failure
          ? "the label '\(text)' is \(found.detector.noun): \(found.detector.origin)"
          : "'\(text)' looks like \(found.detector.noun); if it is shown on purpose, waive it",
        detector: found.detector.rawValue, evidence: [AuditFinding.Evidence("name", text)])
    }
  }
}
