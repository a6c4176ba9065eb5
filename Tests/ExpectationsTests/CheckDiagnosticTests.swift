import Expectations
import Testing

/// What is said of lines that are wrong as a whole.
@Suite struct CheckDiagnosticTests {
  static let files: [String] = [
    // Misspelt words
    ##"""
    screen "A" on ios macos android
    noo AXButton
    ^^^ unknown word 'noo' at the start of a line; did you mean 'no'?
    sme AXButton "A"
    ^^^ unknown word 'sme' at the start of a line; did you mean 'some'?
    ech AXButton has name=present
    ^^^ unknown word 'ech' at the start of a line; did you mean 'each'?
    ech * has name=present
    ^^^ unknown word 'ech' at the start of a line; did you mean 'each'?
    ech "x" has name=present
    ^^^ unknown word 'ech' at the start of a line; did you mean 'each'?
    noo "X" witness none "r"
    ^^^ unknown word 'noo' at the start of a line; did you mean 'no'?
    noo AXCheckBox[AXSwitch]
    ^^^ unknown word 'noo' at the start of a line; did you mean 'no'?
    ordr AXButton < AXLink
    ^^^^ unknown word 'ordr' at the start of a line; did you mean 'order'?
    ordr "A" < "B"
    ^^^^ unknown word 'ordr' at the start of a line; did you mean 'order'?
    stops exacly
          ^^^^^^ 'stops' needs 'exactly' after it, and nothing else; did you mean 'exactly'?
    stops
    ^^^^^ 'stops' needs 'exactly' after it, and nothing else
    stops exactly AXButton
                  ^^^^^^^^ 'AXButton' stands beside 'stops exactly'; its list is indented below it
    stps exactly
    ^^^^ unknown word 'stps' at the start of a line; did you mean 'stops'?
    insde * "x"
    ^^^^^ unknown word 'insde' at the start of a line; did you mean 'inside'?
    lg ~"x"
    ^^ unknown word 'lg' at the start of a line; did you mean 'log'?
    No AXButton
    ^^ unknown word 'No' at the start of a line; did you mean 'no'?
    never AXButton
    ^^^^^ unknown word 'never' at the start of a line
    AXButton OK
             ^^ a second role, 'OK'; a pattern has one
    """##,
    // Patterns
    ##"""
    screen "A" on ios macos android
    AXButton stopp
             ^^^^^ 'stopp' has no meaning here; did you mean 'stop'?
    AXButton "OK" stopp
                  ^^^^^ 'stopp' has no meaning here; did you mean 'stop'?
    AXButton AXLink
             ^^^^^^ a second role, 'AXLink'; a pattern has one
    AXButton *
             ^ a second role, '*'; a pattern has one
    AXButton AXLink[AXSwitch]
             ^^^^^^^^^^^^^^^^ a second role, 'AXLink[AXSwitch]'; a pattern has one
    "Settings" header
               ^^^^^^ 'header' stands too late; a role is the first word of a pattern
    value="1" header
              ^^^^^^ 'header' stands too late; a role is the first word of a pattern
    "A" "B"
        ^^^ a second name, 'B'; a pattern has one
    AXButton stop stop
                  ^^^^ 'stop' stands here twice
    AXButton stop not-stop
                  ^^^^^^^^ a node cannot be 'stop' and 'not-stop'
    AXButton containing
             ^^^^^^^^^^ no string stands after 'containing'
    AXButton containing Total
             ^^^^^^^^^^ no string stands after 'containing'
    AXButton containing ~"x"
             ^^^^^^^^^^ no string stands after 'containing'
    AXButton containing stop
             ^^^^^^^^^^ no string stands after 'containing'
    "X" ... value="1"
            ^^^^^^^^^ 'value="1"' stands after '...', which ends a pattern
    "X" ... stop
            ^^^^ 'stop' stands after '...', which ends a pattern
    ...
    ^^^ a line says nothing of a node: a role, a name, an attribute or '*' is missing
    AXButton ~"x"
             ^^^^ no attribute's name stands before '~', as in 'value~"…"'
    AXButton nodes>=3
             ^^^^^^^^ 'nodes>=3' stands only in the header 'complete nodes>=N'
    AXButton ?
             ^ '?' stands alone in an arm, as in '@web ?'
    AXButton < link
             ^ '<' stands only between the patterns of 'order'
    50% "A"
    ^^^ '50%' has a '%', which no role and no attribute has; text stands in "…"
    "A" 50%
        ^^^ '50%' has a '%', which no role and no attribute has; text stands in "…"
    """##,
    // Check words
    ##"""
    screen "A" on ios macos android
    no some AXButton
       ^^^^ 'some' cannot stand after 'no'; it begins a line
    some no AXButton
         ^^ 'no' cannot stand after 'some'; it begins a line
    no 3x AXButton
       ^^ '3x' cannot stand after 'no'; it begins a line
    each each AXButton has a=b
         ^^^^ 'each' cannot stand after 'each'; it begins a line
    inside log AXButton
           ^^^ 'log' cannot stand after 'inside'; it begins a line
    some
    ^^^^ 'some' says nothing of a node: a role, a name, an attribute or '*' is missing
    no
    ^^ 'no' says nothing of a node: a role, a name, an attribute or '*' is missing
    3x
    ^^ a count says nothing of a node: a role, a name, an attribute or '*' is missing
    inside
    ^^^^^^ 'inside' says nothing of a node: a role, a name, an attribute or '*' is missing
    no witness none "x"
    ^^ 'no' says nothing of a node: a role, a name, an attribute or '*' is missing
    each has name=present
    ^^^^ 'each' says nothing of a node: a role, a name, an attribute or '*' is missing
    each AXButton
         ^^^^^^^^ 'each NODE' needs 'has ATTR…' after it: what all of them have
    each AXButton name=present
                  ^^^^^^^^^^^^ 'each NODE' needs 'has ATTR…' after it: what all of them have
    each AXButton has
                  ^^^ 'has' needs attributes, 'stop' or 'not-stop' after it
    each AXButton has "A"
                      ^^^ '"A"' cannot stand after 'has': only attributes, 'stop' and 'not-stop' can
    each AXButton has AXImage
                      ^^^^^^^ 'AXImage' cannot stand after 'has': only attributes, 'stop' and 'not-stop' can
    each AXButton has *
                      ^ '*' cannot stand after 'has': only attributes, 'stop' and 'not-stop' can
    each AXButton has name=present AXButton[]
                                   ^^^^^^^^^^ 'AXButton[]' cannot stand after 'has': only attributes, 'stop' and 'not-stop' can
    """##,
    // Counts
    ##"""
    screen "A" on ios macos android
    0x AXButton
    ^^ '0x' allows none at all; the lower number is at least 1, and none is 'no'; did you mean 'no'?
    0..2x AXButton
    ^^^^^ '0..2x' allows none at all; the lower number is at least 1, and none is 'no'; did you mean 'no'?
    0..x AXButton
    ^^^^ '0..x' allows none at all; the lower number is at least 1, and none is 'no'; did you mean 'no'?
    4..2x AXButton
    ^^^^^ '4..2x' allows no number: its second is lower than its first
    3X AXButton
    ^^ '3X' is no count; counts are written 3x, 2..4x and 2..x
    3 AXButton
    ^ '3' is no count; counts are written 3x, 2..4x and 2..x
    2-4x AXButton
    ^^^^ '2-4x' is no count; counts are written 3x, 2..4x and 2..x
    ..4x AXButton
    ^^^^ '..4x' is no count; counts are written 3x, 2..4x and 2..x
    2..4 AXButton
    ^^^^ '2..4' is no count; counts are written 3x, 2..4x and 2..x
    2...4x AXButton
    ^^^^^^ '2...4x' is no count; counts are written 3x, 2..4x and 2..x
    99999999999x AXButton
    ^^^^^^^^^^^^ '99999999999x' is more than can be counted
    2..99999999999x AXButton
    ^^^^^^^^^^^^^^^ '2..99999999999x' is more than can be counted
    3y AXButton
    ^^ unknown word '3y' at the start of a line
    2..4x
    ^^^^^ a count says nothing of a node: a role, a name, an attribute or '*' is missing
    """##,
  ]

  @Test(arguments: files)
  func reports(file: String) {
    let marked = MarkedText(file)
    #expect(MarkedText.spell(ExpectationFile.parse(marked.source).diagnostics) == marked.expected)
  }
}
