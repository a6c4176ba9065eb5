import Expectations
import Testing

/// What is said of words that are wrong in themselves.
@Suite struct WordDiagnosticTests {
  static let files: [String] = [
    // Strings
    ##"""
    screen "A" on ios macos android
    "abc
    ^^^^ the closing quote is missing on this line
    "a\qb\zc"
      ^^ unknown escape '\q'; a backslash of the text is doubled; did you mean '\\q'?
         ^^ unknown escape '\z'; a backslash of the text is doubled; did you mean '\\z'?
    "\u12"
     ^^^^ '\u' needs four hexadecimal digits, or '{…}'
    "\u{}"
     ^^^ '\u{…}' holds hexadecimal digits and nothing else
    "\u{110000}"
     ^^^^^^^^^^ no character has a number above 10FFFF
    "\u{123456789abcdef}"
     ^^^^^^^^^^^^^^^^^^^ no character has a number above 10FFFF
    "\u{zz}"
     ^^^ '\u{…}' holds hexadecimal digits and nothing else
    "\u{41"
     ^^^^^ '\u{…}' holds hexadecimal digits and nothing else
    "\ud800"
     ^^^^^^ half of a surrogate pair is no character; write '\u{…}'
    "\ud800\u0041"
     ^^^^^^ half of a surrogate pair is no character; write '\u{…}'
    "\udc00"
     ^^^^^^ half of a surrogate pair is no character; write '\u{…}'
    "\u{d800}"
     ^^^^^^^^ half of a surrogate pair is no character; write '\u{…}'
    "abc\
    ^^^^^ the closing quote is missing on this line
    name~"abc\"
         ^^^^^^ the closing quote is missing on this line
    """##,
    // Attributes
    ##"""
    screen "A" on ios macos android
    value ="1"
          ^ no blank may stand before '='
    value= "1"
         ^ no blank may stand after '='
    value = "1"
          ^ no blank may stand before '='
    value != "1"
          ^^ no blank may stand before '!='
    value ~ "1"
          ^ no blank may stand after '~'
    log ~ "x"
        ^ no blank may stand after '~'
    log ~x
        ^ no blank may stand after '~'
    log ~
        ^ no regular expression in quotes stands after '~'
    value=
         ^ no value stands after '='; an empty text is written 'value=""'
    value="1" hint=
                  ^ no value stands after '='; an empty text is written 'hint=""'
    value= -- why
         ^ no value stands after '='; an empty text is written 'value=""'
    ="x"
    ^ no attribute's name stands before '='
    "A" ="x"
        ^ no attribute's name stands before '='
    = "x"
    ^ no attribute's name stands before '='
    raw:="x"
    ^^^^ no attribute's name stands after 'raw:'
    a%b="x"
    ^^^ 'a%b' has a '%', which no role and no attribute has; text stands in "…"
    value=12:30
          ^^^^^ the value '12:30' needs quotes: without them stand letters, digits, '.', '_', '-' and '%'
    value=a"b"
          ^^^^ the value 'a"b"' needs quotes: without them stand letters, digits, '.', '_', '-' and '%'
    value="a"b
             ^ a blank is missing before 'b'
    value==x
         ^^ unknown operator '=='; there are '=', '!=' and '~'; did you mean '='?
    value=~"x"
         ^^ unknown operator '=~'; there are '=', '!=' and '~'; did you mean '~'?
    value!~"x"
         ^^ unknown operator '!~'; there are '=', '!=' and '~'
    value!"x"
         ^ unknown operator '!'; there are '=', '!=' and '~'; did you mean '!='?
    value<5
         ^ a blank is missing before '<'
    value>5
         ^ unknown operator '>'; there are '=', '!=' and '~'
    value!==3
         ^^^ unknown operator '!=='; there are '=', '!=' and '~'; did you mean '!='?
    ~="x"
    ^^ unknown operator '~='; there are '=', '!=' and '~'; did you mean '~'?
    value~abc
          ^^^ a regular expression stands in quotes: 'value~"abc"'
    value!=absent hint!=present
    ^^^^^^^^^^^^^ no test is written 'value!=absent'; did you mean 'value=present'?
                  ^^^^^^^^^^^^^ no test is written 'hint!=present'; did you mean 'hint=absent'?
    checked=yes
            ^^^ 'checked' takes 'true', 'false' and 'mixed', not 'yes'
    enabled=mixed
            ^^^^^ 'enabled' takes 'true' and 'false', not 'mixed'
    enabled!=Flase
             ^^^^^ 'enabled' takes 'true' and 'false', not 'Flase'; did you mean 'false'?
    selected=""
             ^^ 'selected' takes 'true' and 'false', not ''
    """##,
    // Roles and signs
    ##"""
    screen "A" on ios macos android
    AXCheckBox [AXSwitch]
               ^ no blank may stand before '['
    AXCheckBox[AX Switch]
                 ^ no blank may stand in 'ROLE[SUBROLE]'
    AXCheckBox[ AXSwitch ]
               ^ no blank may stand in 'ROLE[SUBROLE]'
    AXCheckBox[AXSwitch
              ^ ']' is missing after '['
    AXCheckBox[AXSwitch "A"
              ^ ']' is missing after '['
    AXCheckBox[AX"Switch]
              ^ ']' is missing after '['
    AXCheckBox[AX/Switch]
                 ^ '/' cannot stand in a subrole; write subrole="…"
    AXCheckBox[AXSwitch]x
                        ^ a blank is missing before 'x'
    role=AXCheckBox[AXSwitch]
         ^^^^^^^^^^^^^^^^^^^^ a subrole stands behind a role that begins a pattern; as an attribute it is subrole="…"
    *"A"
     ^ a blank is missing before '"'
    *[AXSwitch]
     ^ a blank is missing before '['
    "A""B"
       ^ a blank is missing before '"'
    "A"#b
       ^ a comment needs a blank before its '#'
    AXButton#b
            ^ a comment needs a blank before its '#'
    AXButton<AXLink
            ^ a blank is missing before '<'
    order A<B
           ^ a blank is missing before '<'
    order A< B
           ^ a blank is missing before '<'
    order A <B
             ^ a blank is missing before 'B'
    """##,
    // Characters
    ##"""
    screen "A" on ios macos android
    “OK”
    ^ '“' is no quote here; text stands in "…"; did you mean '"'?
    'OK'
    ^ an apostrophe is no quote here; text stands in "…"; did you mean '"'?
    AXButton — why
             ^ '—' is no word; a reason begins with ' -- '; did you mean '--'?
    AXButton …
             ^ '…' is one character, not three dots; did you mean '...'?
    AXButton --why
             ^^^^^ no word begins with '--', as '--why' does; a reason needs a blank on both sides of it
    AXButton --
             ^^ no reason stands after '--'
    -- why
    ^^ a reason stands behind the line it is about, not alone
    (AXButton)
    ^ unexpected character '('; text stands in "…"
    AXButton "A" & "B"
                 ^ unexpected character '&'; text stands in "…"
    AXButton; link
            ^ unexpected character ';'; text stands in "…"
    😀
    ^ unexpected character '😀'; text stands in "…"
    ,x
    ^ no blank may stand before ','
    a/b
     ^ unexpected character '/'; text stands in "…"
    """##,
  ]

  @Test(arguments: files)
  func reports(file: String) {
    let marked = MarkedText(file)
    #expect(MarkedText.spell(ExpectationFile.parse(marked.source).diagnostics) == marked.expected)
  }
}
