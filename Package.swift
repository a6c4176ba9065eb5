// swift-tools-version: 6.2
import PackageDescription

/// The settings of every target: one place, so that no target is laxer than the rest.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/\(name)",
    exclude: ["Audit", "Vocabulary"].contains(name) ? ["Tables"] : [], swiftSettings: settings)
}

/// A test target; `data` are its files and folders that are no Swift.
func tests(_ name: String, _ dependencies: [Target.Dependency], data: [String] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: dependencies, path: "Tests/\(name)Tests",
    exclude: data, swiftSettings: settings)
}

let package = Package(
  name: "axverify",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "AccessibilityVerification", targets: ["AccessibilityVerification"]),
    .executable(name: "axverify", targets: ["axverify"]),
  ],
  targets: [
    .systemLibrary(
      name: "CLibXML2", path: "Sources/CLibXML2", pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
    .systemLibrary(
      name: "CPCRE2", path: "Sources/CPCRE2", pkgConfig: "libpcre2-8",
      providers: [.apt(["libpcre2-dev"]), .brew(["pcre2"])]),
    module("AccessibilityTree"),
    module("Vocabulary", ["AccessibilityTree"]),
    module("DumpFormats", ["AccessibilityTree", "Vocabulary", "CLibXML2"]),
    module("TreeDiff", ["AccessibilityTree", "Vocabulary", "DumpFormats"]),
    module("Expectations", ["AccessibilityTree", "Vocabulary"]),
    module("Verification", ["AccessibilityTree", "Vocabulary", "DumpFormats", "Expectations", "CPCRE2"]),
    module("Audit", ["AccessibilityTree", "Vocabulary", "DumpFormats"]),
    module("Reports", ["AccessibilityTree", "Vocabulary", "DumpFormats", "TreeDiff", "Verification", "Audit"]),
    module(
      "AccessibilityVerification",
      ["AccessibilityTree", "Vocabulary", "DumpFormats", "Expectations", "Verification", "Reports"]),
    .executableTarget(
      name: "axverify",
      dependencies: [
        "AccessibilityTree", "Vocabulary", "DumpFormats", "TreeDiff", "Expectations", "Verification", "Audit",
        "Reports", "AccessibilityVerification",
      ],
      path: "Sources/axverify", swiftSettings: settings),
    // The parts of scripts/ax-dump that need no framework of Apple's, so that they are compiled and tested everywhere.
    .target(
      name: "AXDump", path: "scripts/ax-dump", exclude: ["ax-dump.swift"], swiftSettings: settings),
    tests("AXDump", ["AXDump", "AccessibilityTree", "Vocabulary", "DumpFormats"]),
    tests("AccessibilityTree", ["AccessibilityTree"]),
    tests(
      "Audit", ["AccessibilityTree", "Vocabulary", "DumpFormats", "Audit"],
      data: ["Fixtures"]),
    tests("Expectations", ["AccessibilityTree", "Vocabulary", "Expectations"]),
    tests("Verification", ["AccessibilityTree", "Vocabulary", "DumpFormats", "Expectations", "Verification"]),
    tests("Reports", ["AccessibilityTree", "Vocabulary", "Verification", "Reports"], data: ["Goldens"]),
    tests("AccessibilityVerification", ["AccessibilityTree", "Verification", "AccessibilityVerification"]),
    tests(
      "CommandLine", ["axverify", "AccessibilityTree", "AccessibilityVerification", "Reports"],
      data: ["Cases", "Shells"]),
    tests("LibraryInUse", ["AccessibilityVerification"]),
    tests("Vocabulary", ["Vocabulary"]),
    tests("Conformance", ["axverify"]),
    tests("TreeDiff", ["AccessibilityTree", "Vocabulary", "DumpFormats", "TreeDiff"]),
    tests("DumpFormats", ["AccessibilityTree", "Vocabulary", "DumpFormats"]),
    // The jobs of the fuzz targets, which are a package of their own there, on what they found.
    .testTarget(
      name: "FuzzingTests",
      dependencies: [
        "AccessibilityTree", "Vocabulary", "DumpFormats", "TreeDiff", "Expectations", "Verification", "Audit",
        "Reports",
      ],
      path: "Tests/Fuzzing", exclude: ["Finds", "Package.swift", "Targets", "seeds.py"], sources: ["Jobs", "Replay"],
      swiftSettings: settings),
  ]
)
