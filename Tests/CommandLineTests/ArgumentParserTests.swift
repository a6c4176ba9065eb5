import AccessibilityTree
import Reports
import Testing

@testable import axverify

@Suite("Reading the words of a command line")
struct ArgumentParserTests {
  typealias Use = ParsedArguments.Use

  /// A command with an option of every kind.
  static let command = CommandSpec(
    name: "try", summary: "", examples: [], usage: [], operands: ["FILE"], maximumOperands: 3,
    options: [
      OptionSpec(long: "quiet", short: "q", summary: ""), OptionSpec(long: "verbose", short: "v", summary: ""),
      OptionSpec(long: "only", short: "o", kind: .text("TEXT"), summary: ""),
      OptionSpec(long: "jobs", short: "j", kind: .number("N", atLeast: 1), summary: ""),
      OptionSpec(long: "color", kind: .choice("WHEN", ["auto", "never"]), summary: ""),
      OptionSpec(long: "from", kind: .word("FORMAT", noun: "format", ["text", "xml"]), summary: ""),
      OptionSpec(
        long: "platform", kind: .list("P,...", noun: "platform", ["ios", "macos"]), isRepeatable: true, summary: ""),
      OptionSpec(long: "report", kind: .target("F[=FILE]", noun: "report", ["json"]), isRepeatable: true, summary: ""),
    ], run: { _, _ in .success })

  static let good: [(words: [String], uses: [Use], operands: [String])] = [
    (["a"], [], ["a"]),
    (["--only", "x", "a"], [Use(option: "only", value: "x")], ["a"]),
    (["a", "--only=x"], [Use(option: "only", value: "x")], ["a"]),
    (["--only=x=y", "a"], [Use(option: "only", value: "x=y")], ["a"]),
    (["-o", "x", "a"], [Use(option: "only", value: "x")], ["a"]),
    (["-ox", "a"], [Use(option: "only", value: "x")], ["a"]),
    (["-o=x", "a"], [Use(option: "only", value: "x")], ["a"]),
    (["-o", "-", "a"], [Use(option: "only", value: "-")], ["a"]),
    (["--only", "--quiet", "a"], [Use(option: "only", value: "--quiet")], ["a"]),
    (["-qv", "a"], [Use(option: "quiet", value: ""), Use(option: "verbose", value: "")], ["a"]),
    (["-qox", "a"], [Use(option: "quiet", value: ""), Use(option: "only", value: "x")], ["a"]),
    (["-qj4", "a"], [Use(option: "quiet", value: ""), Use(option: "jobs", value: "4")], ["a"]),
    (["--no-quiet", "a"], [Use(option: "quiet", value: "", isNegated: true)], ["a"]),
    (["--", "--quiet", "-q"], [], ["--quiet", "-q"]),
    (["-", "a"], [], ["-", "a"]),
    (["--platform", "ios,macos", "a"], [Use(option: "platform", value: "ios,macos")], ["a"]),
    (["--report", "json=a=b", "a"], [Use(option: "report", value: "json=a=b")], ["a"]),
  ]

  @Test("takes every form", arguments: good)
  func takes(_ words: [String], uses: [Use], operands: [String]) {
    let parsed = ArgumentParser.parse(words, for: Self.command)
    #expect(parsed.errors.isEmpty)
    #expect(parsed.uses == uses)
    #expect(parsed.operands == operands)
    #expect(parsed.help == nil)
  }

  static let bad: [(words: [String], sentences: [String])] = [
    ([], ["'try' needs FILE"]),
    (["a", "b", "c", "d", "e"], ["unexpected argument 'd'", "unexpected argument 'e'"]),
    (["--quite"], ["unknown option '--quite'; did you mean '--quiet'?"]),
    (["--onl=x"], ["unknown option '--onl'; did you mean '--only'?"]),
    (["--on", "x"], ["unknown option '--on'"]),
    (
      ["--xyzzy", "-x", "-quiet"],
      ["unknown option '--xyzzy'", "unknown option '-x'", "unknown option '-quiet'; did you mean '--quiet'?"]
    ),
    (["-qx", "a"], ["unknown option '-x'"]),
    (["--quiet=yes", "a"], ["option '--quiet' takes no value"]),
    (["--no-quiet=yes", "a"], ["option '--no-quiet' takes no value"]),
    (["--no-only", "a"], ["unknown option '--no-only'"]),
    (["--no-help", "a"], ["unknown option '--no-help'"]),
    (["a", "--only"], ["option '--only' needs a value, TEXT"]),
    (["a", "-o"], ["option '-o' needs a value, TEXT"]),
    (["a", "--only="], ["option '--only' needs a value, TEXT"]),
    (["-j0", "a"], ["option '-j' takes a whole number N from 1, not '0'"]),
    (["--jobs", "two", "a"], ["option '--jobs' takes a whole number N from 1, not 'two'"]),
    (
      ["--jobs", "99999999999999999999", "a"],
      ["option '--jobs' takes a whole number N from 1, not '99999999999999999999'"]
    ),
    (["--color", "alwys", "a"], ["option '--color' takes auto or never, not 'alwys'"]),
    (["--color", "nevr", "a"], ["option '--color' takes auto or never, not 'nevr'; did you mean 'never'?"]),
    (["--from", "txt", "a"], ["unknown format 'txt' in '--from'; did you mean 'text'?"]),
    (
      ["--platform", "iso,mac,ios", "a"],
      ["unknown platform 'iso' in '--platform'; did you mean 'ios'?", "unknown platform 'mac' in '--platform'; did you mean 'macos'?"]
    ),
    (["--platform", "ios,", "a"], ["unknown platform '' in '--platform'"]),
    (["--report", "jsn=x", "a"], ["unknown report 'jsn' in '--report'; did you mean 'json'?"]),
  ]

  @Test("says all that is wrong, with the nearest right word", arguments: bad)
  func refuses(_ words: [String], sentences: [String]) {
    #expect(ArgumentParser.parse(words, for: Self.command).errors.map(\.sentence) == sentences)
  }

  @Test("lists the words there are where none is near")
  func choices() {
    let parsed = ArgumentParser.parse(["--platform=x", "a"], for: Self.command)
    #expect(parsed.errors.map(\.notes) == [["there are ios, macos"]])
  }

  static let helps: [(words: [String], help: HelpText.Form?)] = [
    (["-h"], .short), (["--help"], .long), (["-qh"], .short), (["--nonsense", "--help"], .long),
    (["--", "--help"], nil),
    (["--only", "--help", "a"], nil),
  ]

  @Test("knows when help is asked for", arguments: helps)
  func help(_ words: [String], help: HelpText.Form?) {
    #expect(ArgumentParser.parse(words, for: Self.command).help == help)
  }

  @Test("takes the last of what is said twice, and all of what may be repeated")
  func repeated() {
    let words = ["-j1", "-j2", "-v", "-q", "-q", "--no-verbose", "--platform", "ios", "--platform=macos,ios", "a"]
    let parsed = ArgumentParser.parse(words, for: Self.command)
    #expect(parsed.number("jobs") == 2)
    #expect(parsed.words("platform") == ["ios", "macos", "ios"])
    #expect(parsed.isOn("quiet"))
    #expect(!parsed.isOn("verbose"))
    #expect(parsed.last(of: ["quiet", "verbose"]) == "quiet")
    #expect(parsed.value("only") == nil)
  }

  @Test("every option of every command has one name and one letter", arguments: CommandName.allCases)
  func tables(_ name: CommandName) {
    let spec = name.spec
    #expect(spec.name == name.rawValue)
    let names = spec.allOptions.map(\.long)
    #expect(Set(names).count == names.count)
    let letters = spec.allOptions.compactMap(\.short)
    #expect(Set(letters).count == letters.count)
    #expect(!spec.examples.isEmpty)
    #expect(spec.examples.allSatisfy { $0.line.contains("axverify \(name)") })
  }
}
