import AccessibilityTree
import Reports
import Testing
import Verification

/// An answer and what is shown of it.
struct QueryCase: Sendable, CustomTestStringConvertible {
  let says: String
  let result: QueryResult
  let shown: String
  var testDescription: String { says }
}

@Suite("The answer to a query")
struct QueryReportTests {
  static func answer(_ change: (inout QueryResult) -> Void) -> QueryResult {
    var result = QueryResult()
    change(&result)
    return result
  }

  static func node(_ line: Int) -> NodeMention {
    NodeMention(
      path: "a.txt", position: SourcePosition(line: line, column: 3), node: "AXButton label=\"\(line)\"", index: line)
  }

  static let cases: [QueryCase] = [
    QueryCase(
      says: "matches, one a line", result: answer { $0.matches = [node(2), node(4)] },
      shown: """
        a.txt:2:3  AXButton label="2"
        a.txt:4:3  AXButton label="4"

        """),
    QueryCase(
      says: "nodes that cannot be told",
      result: answer {
        $0.untold = [node(2)]
        $0.untoldReasons = ["AX text does not print 'busy'"]
      },
      shown: """
        a.txt:2:3  AXButton label="2"
        cannot be told of 1 node: AX text does not print 'busy'

        """),
    QueryCase(
      says: "some of many nodes that cannot be told", result: answer { $0.untold = (1...22).map(node) },
      shown: (1...20).map { "a.txt:\($0):3  AXButton label=\"\($0)\"\n" }.joined()
        + "… and 2 more\ncannot be told of 22 nodes\n"),
    QueryCase(
      says: "the nearest node", result: answer { $0.nearest = Samples.mixedFailure.nearest },
      shown: """
        no match; the nearest node:
        dumps/ios/a11y.txt:5:43
           5 │   AXCheckBox[AXSwitch] label="Select all" value="1"
             │                                           ^^^^^^^^^ is there
          role checkbox ok · name "Select all" ok · checked differs

        """),
    QueryCase(
      says: "the names for the role", result: answer { $0.names = (1...13).map { "\"\($0)\"" } },
      shown: """
        no match, and nothing similar; the names there are for that role:
        \((1...12).map { "  \"\($0)\"" }.joined(separator: "\n"))
          … and 1 more

        """),
    QueryCase(says: "nothing at all", result: QueryResult(), shown: "no match, and nothing similar\n"),
  ]

  @Test("is", arguments: cases)
  func rendered(_ sample: QueryCase) {
    #expect(String(decoding: HumanReport.render(sample.result, ReportOptions()), as: UTF8.self) == sample.shown)
  }
}
