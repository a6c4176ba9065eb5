import AccessibilityTree
import DumpFormats
import Testing
import Verification
import Vocabulary

@Suite("Lint, explanations and queries")
struct QueryTests {
  private static let phone = "AXGroup[iOSContentGroup]\n  AXHeading label=\"A\"\n  AXButton label=\"Back\"\n"

  @Test func canary() {
    let texts = [
      "expectations/a.expect":
        "screen \"A\" on ios\nAXHeading\nAXButton \"Back\"\nAXHeading \"A\"\nno AXLink witness none \"x\"\n",
      "expectations/b.expect": "screen \"B\" on ios\nanchor AXHeading \"B\"\nAXButton \"Back\"\nAXFooo\n",
      "dumps/ios/a.txt": Self.phone, "dumps/ios/b.txt": Self.phone.replacing("\"A\"", with: "\"B\""),
    ]
    var options = CheckOptions()
    options.paths = ["expectations"]
    let run = Linter.run(options, files: MemoryFiles(texts))
    #expect(
      ResultText.of(run) == """
        == expectations/a.expect
        warning 2:1+9 passes on a dump that is not of this screen: dumps/ios/b.txt
        warning 3:1+15 passes on a dump that is not of this screen: dumps/ios/b.txt
        warning 5:1+26 passes on a dump that is not of this screen: dumps/ios/b.txt
        == expectations/b.expect
        error 4:1+6 unknown role 'AXFooo'
        """)
    #expect(run.exitStatus == 2)
  }

  @Test func canaryOnARootAlone() {
    let texts = [
      "expectations/a.expect": "screen \"A\" on ios\nAXHeading\n",
      "dumps/ios/a.txt": "AXHeading label=\"A\"\nAXButton\n",
    ]
    var options = CheckOptions()
    options.paths = ["expectations"]
    let run = Linter.run(options, files: MemoryFiles(texts))
    #expect(
      ResultText.of(run) == "warning 2:1+9 passes on a dump that is not of this screen: a dump with a root alone")
    #expect(run.exitStatus == 0)
    options.isStrict = true
    #expect(Linter.run(options, files: MemoryFiles(texts)).exitStatus == 1)
  }

  @Test func explanation() {
    let file = """
      screen "A" on ios macos watchos
      closed enabled value
      anchor heading "A"
      radio "B" @ios value=absent @else
      checkbox "C" checked=mixed ...
      2..4x button
      5..x log ~"x"
      no "D"
      * "E, f" absorbs "f"
      stops exactly
        * "E" enabled=false

      """
    let (lines, errors) = Explainer.explain(Array(file.utf8), path: "a.expect")
    #expect(errors.isEmpty)
    var text = ""
    for line in lines {
      text += "\(line.line) \(line.text)\n"
      for (selector, sentences) in line.demands { text += "  \(selector): \(sentences.joined(separator: "; "))\n" }
    }
    #expect(
      text == """
        3 anchor heading "A"
          ios: exactly one node, applications and windows not counted; else the dump is another screen's; heading: AXHeading on iOS (AX role on iOS); heading: StaticText with the trait Header, Other with the trait Header or Any with the trait Header on iOS (XCUIElement type); its name is "A"
          macos: exactly one node, applications and windows not counted; else the dump is another screen's; heading: AXHeading on macOS (AX role on macOS); heading: StaticText with the trait Header, Other with the trait Header or Any with the trait Header on macOS (XCUIElement type); its name is "A"
          watchos: cannot be told: nothing can be read from outside on watchOS
        4 radio "B" @ios value=absent @else
          ios: exactly one node; radio: none on iOS: UIKit has no radio trait; the element must carry AXGenericElement or AXGroup (AX role on iOS); radio: none on iOS: UIKit has no radio trait; the element must carry Other, Any or Group (XCUIElement type); its name is "B"; value absent; not mentioned, so: enabled
          macos: exactly one node; radio: AXRadioButton on macOS (AX role on macOS); radio: RadioButton on macOS (XCUIElement type); its name is "B"; not mentioned, so: enabled, without value
          watchos: cannot be told: nothing can be read from outside on watchOS
        5 checkbox "C" checked=mixed ...
          ios: exactly one node; checkbox: AXCheckBox or AXCheckBox[AXSwitch] on iOS (AX role on iOS); checkbox: CheckBox or Switch on iOS (XCUIElement type); its name is "C"; checked mixed: no value at all (UIKit has no half-way state); states that are not mentioned are open
          macos: exactly one node; checkbox: AXCheckBox on macOS (AX role on macOS); checkbox: CheckBox or Switch on macOS (XCUIElement type); its name is "C"; checked mixed: it is printed as half-way; states that are not mentioned are open
          watchos: cannot be told: nothing can be read from outside on watchOS
        6 2..4x button
          ios: 2 to 4 nodes; button: AXButton on iOS (AX role on iOS); button: Button on iOS (XCUIElement type)
          macos: 2 to 4 nodes; button: AXButton on macOS (AX role on macOS); button: Button on macOS (XCUIElement type)
          watchos: cannot be told: nothing can be read from outside on watchOS
        7 5..x log ~"x"
          ios: 5 or more lines of the capture's log match
          macos: 5 or more lines of the capture's log match
          watchos: cannot be told: nothing can be read from outside on watchOS
        8 no "D"
          ios: no node; another dump must show that it could be there; says "D" in its name, value, hint or whatever its name may come from
          macos: no node; another dump must show that it could be there; says "D" in its name, value, hint or whatever its name may come from
          watchos: cannot be told: nothing can be read from outside on watchOS
        9 * "E, f" absorbs "f"
          ios: exactly one node, one stop; nothing that it absorbs is a stop of its own; its name is "E, f"; not mentioned, so: enabled, without value
          macos: exactly one node, one stop; nothing that it absorbs is a stop of its own; its name is "E, f"; not mentioned, so: enabled, without value
          watchos: cannot be told: nothing can be read from outside on watchOS
        10 stops exactly
          ios: the stops are those of the list, in order, and no others
          macos: the stops are those of the list, in order, and no others
          watchos: cannot be told: nothing can be read from outside on watchOS
        11 * "E" enabled=false
          ios: exactly one node; its name is "E"; enabled false; not mentioned, so: without value
          macos: exactly one node; its name is "E"; enabled false; not mentioned, so: without value
          watchos: cannot be told: nothing can be read from outside on watchOS

        """)
  }

  /// A query's answer as text.
  private func answer(_ pattern: String, platform: Platform = .ios) throws -> String {
    let dump = try DumpReader.read(Array(Self.phone.utf8), path: "a.txt")
    do throws(PatternErrors) {
      let result = try PatternQuery.run(pattern, on: dump, path: "a.txt", platform: platform)
      var lines = result.matches.map { "\($0.position.line): \($0.node)" }
      lines += result.untold.map { "\($0.position.line)? \($0.node)" } + result.untoldReasons
      if let nearest = result.nearest {
        lines.append("nearest \(nearest.node.position.line): \(nearest.parts.map { "\($0.part) \($0.outcome)" })")
      }
      return (lines + result.names).joined(separator: "\n")
    } catch {
      return error.diagnostics.map { diagnostic in
        let place = diagnostic.position.map { "\($0.line):\($0.column)+\(diagnostic.length) " } ?? ""
        return "\(place)\(diagnostic.message)" + (diagnostic.suggestion.map { " (\($0)?)" } ?? "")
      }.joined(separator: "\n")
    }
  }

  @Test(arguments: [
    ("AXButton", "3: AXButton label=\"Back\""),
    ("* stop", "2: AXHeading label=\"A\"\n3: AXButton label=\"Back\""),
    (
      "AXButton busy=true",
      "3? AXButton label=\"Back\"\nnothing outside the app tells on Apple's platforms that it is busy"
    ),
    ("AXButton \"back\"", "nearest 3: [\"role agrees\", \"name differs\"]"),
    ("AXButton \"Qqqqq\"", "\"Back\""),
    (
      "AXBton lable=\"x\"",
      "1:1+6 unknown role 'AXBton' (AXButton?)\n1:8+9 unknown attribute 'lable' (label?)"
    ),
    ("some AXButton", "1:1+13 a query is one node pattern, such as 'button \"OK\"'"),
    ("* label~\"(\"", "1:9+3 the expression does not compile: missing closing parenthesis (at character 2 of it)"),
    ("* value=absent value=\"1\"", "1:16+9 no node can have both: value absent and value \"1\""),
  ])
  func query(pattern: String, want: String) throws { #expect(try answer(pattern) == want) }

  @Test func costlyQuery() throws {
    let text = "AXButton label=\"\(String(repeating: "a", count: 60))!\"\n"
    let dump = try DumpReader.read(Array(text.utf8), path: "a.txt")
    let errors = #expect(throws: PatternErrors.self) {
      try PatternQuery.run("* label~\"(a+)+$\"", on: dump, path: "a.txt", platform: .ios)
    }
    #expect(
      errors?.diagnostics.map(\.message)
        == ["the expression '(a+)+$' is too costly on this dump: match limit exceeded"])
  }
}
