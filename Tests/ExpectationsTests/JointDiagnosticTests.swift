import Expectations
import Testing

/// What is said of `absorbs`, `has`, `witness`, `order`, lists and logs that are wrong.
@Suite struct JointDiagnosticTests {
  static let files: [String] = [
    // Joints
    ##"""
    screen "A" on ios macos android
    some "A" has a=b
             ^^^ 'has' stands only in 'each NODE has ATTR…'
    has a=b
    ^^^ 'has' stands only in 'each NODE has ATTR…'
    AXButton "A" has a=b
                 ^^^ 'has' stands only in 'each NODE has ATTR…'
    absorbs "A"
    ^^^^^^^ no pattern stands before 'absorbs'
    some "A" absorbs "A"
             ^^^^^^^ 'absorbs' stands only in 'NODE absorbs ITEM…', which begins with the node
    "A" absorbs
        ^^^^^^^ 'absorbs' needs strings or roles after it
    "A" absorbs stop
                ^^^^ 'stop' is nothing that can be absorbed: a string or a role is
    "A" absorbs value="A"
                ^^^^^^^^^ 'value="A"' is nothing that can be absorbed: a string or a role is
    "A" absorbs * ~"x" ...
                ^ '*' is nothing that can be absorbed: a string or a role is
                  ^^^^ '~"x"' is nothing that can be absorbed: a string or a role is
                       ^^^ '...' is nothing that can be absorbed: a string or a role is
    "Marta Ruiz, three" absorbs "Marta Riuz" "thre" "four" ""
                                ^^^^^^^^^^^^ 'Marta Riuz' is no part of the name or value that the line writes; did you mean 'Marta Ruiz'?
                                                    ^^^^^^ 'four' is no part of the name or value that the line writes
                                                           ^^ an empty string is part of every text; name what is absorbed
    name="A" value="B" absorbs "C"
                               ^^^ 'C' is no part of the name or value that the line writes
    "A" absorbs "A" "B" @ios "B" @else
                ^^^ 'A' is no part of the name or value that the line writes
                    ^^^ 'B' is no part of the name or value that the line writes
    no "X" witness
           ^^^^^^^ 'witness' needs 'none' and a reason after it, as in 'witness none "why"'
    no "X" witness "r"
                   ^^^ 'witness' needs 'none' and a reason after it, as in 'witness none "why"'
    no "X" witness none
                   ^^^^ 'witness none' needs a reason in quotes after it
    no "X" witness none ""
                        ^^ 'witness none' needs a reason in quotes after it
    no "X" witness none r
                        ^ 'witness none' needs a reason in quotes after it
    no "X" witness none "r" stop
                            ^^^^ 'stop' has no meaning here
    some "X" witness none "r"
             ^^^^^^^ 'witness' stands only after 'no NODE'
    no log ~"x" witness none "r"
                ^^^^^^^ 'witness' stands only after 'no NODE'
    log ~"x" stop
             ^^^^ 'stop' has no meaning here
    """##,
    // Order, lists and logs
    ##"""
    screen "A" on ios macos android
    order
    ^^^^^ a pattern is missing on one side of '<'
    order AXButton
    ^^^^^ 'order' needs two patterns or more with '<' between them
    order AXButton <
                   ^ a pattern is missing on one side of '<'
    order < AXButton
          ^ a pattern is missing on one side of '<'
    order AXButton < < link
                     ^ a pattern is missing on one side of '<'
    order AXButton @ios stop @else
    ^^^^^ 'order' needs two patterns or more with '<' between them
                   ^^^^ 'order' takes no arms; '@' at the start of the line says where it is asked
    stops exactly @ios
                  ^^^^ 'stops exactly' takes no arms; '@' at the start of the line says where it is asked
    log ~"x" @ios
             ^^^^ 'log' takes no arms; '@' at the start of the line says where it is asked
    """##,
  ]

  @Test(arguments: files)
  func reports(file: String) {
    let marked = MarkedText(file)
    #expect(MarkedText.spell(ExpectationFile.parse(marked.source).diagnostics) == marked.expected)
  }
}
