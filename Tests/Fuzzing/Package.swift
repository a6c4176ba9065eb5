// swift-tools-version: 6.2
import PackageDescription

/// The fuzz targets: `scripts/fuzz` builds and runs them.
///
/// A package of its own, since they link with libFuzzer alone: it brings the `main` that they have not. Their jobs are
/// compiled into the tests of the main package as well, which run every input that was ever found.
let targets = [
  "TextReaders", "XMLReaders", "JSONReaders", "MarkdownReaders", "Expectations", "Expressions", "Diff", "Reports",
]

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "fuzzing",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "axverify", path: "../..")],
  targets: [
    .target(
      name: "FuzzJobs", dependencies: [.product(name: "AccessibilityVerification", package: "axverify")],
      path: "Jobs", swiftSettings: settings)
  ]
    + targets.map { name in
      .executableTarget(
        name: "Fuzz\(name)", dependencies: ["FuzzJobs"], path: "Targets/\(name)",
        swiftSettings: settings + [.unsafeFlags(["-parse-as-library"])])
    }
)
