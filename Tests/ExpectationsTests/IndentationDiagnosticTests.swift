import Expectations
import Testing

/// What is said of lines that stand below the wrong ones.
@Suite struct IndentationDiagnosticTests {
  static let files: [String] = [
    ##"""
    screen "A" on ios
    anchor AXA
      AXButton
    ^^ nothing can stand below the header 'anchor'
    """##,
    ##"""
    screen "A" on ios
    AXA
    	AXButton
    ^ a tab in the indentation; lines are indented with spaces
      	AXButton
      ^ a tab in the indentation; lines are indented with spaces
    """##,
    ##"""
    screen "A" on ios
    AXA
        AXB
      AXC
    ^^ this indentation fits no line above
      AXD
          AXE
    AXF
    """##,
    ##"""
    screen "A" on ios
      AXA
    ^^ nothing can stand below the header 'screen'
    AXB
    """##,
    ##"""
    screen "A" on ios macos
    some AXA
      AXB
    ^^ nothing can stand below a line of 'some'
    no AXA
      AXB
    ^^ nothing can stand below a line of 'no'
    3x AXA
      AXB
    ^^ nothing can stand below a line of a count
    each AXA has stop
      AXB
    ^^ nothing can stand below a line of 'each'
    order AXA < AXB
      AXB
    ^^ nothing can stand below a line of 'order'
    log ~"x"
      AXB
    ^^ nothing can stand below a line of 'log'
    """##,
    ##"""
    screen "A" on ios macos
    stops exactly
    ^^^^^^^^^^^^^ 'stops exactly' has no list below it
    AXA
    """##,
    ##"""
    screen "A" on ios macos
    stops exactly
      some AXA
      ^^^^ 'some' cannot stand in the list of 'stops exactly'; its items are patterns
      no AXA
      ^^ 'no' cannot stand in the list of 'stops exactly'; its items are patterns
      3x AXA
      ^^ '3x' cannot stand in the list of 'stops exactly'; its items are patterns
      order AXA < AXB
      ^^^^^ 'order' cannot stand in the list of 'stops exactly'; its items are patterns
      log ~"x"
      ^^^ 'log' cannot stand in the list of 'stops exactly'; its items are patterns
      inside AXA
      ^^^^^^ 'inside' cannot stand in the list of 'stops exactly'; its items are patterns
      stops exactly
      ^^^^^ 'stops' cannot stand in the list of 'stops exactly'; its items are patterns
      AXA "x, y" absorbs "x"
                 ^^^^^^^ 'absorbs' stands only in 'NODE absorbs ITEM…', which begins with the node
      each AXA has stop
      ^^^^ 'each' cannot stand in the list of 'stops exactly'; its items are patterns
    """##,
    ##"""
    screen "A" on ios macos
    stops exactly
      AXA
        AXB
    ^^^^ nothing can stand below an item of 'stops exactly'
    """##,
    ##"""
    screen "A" on ios macos
    stops exactly
    ^^^^^^^^^^^^^ no item of the list is asked on 'macos'
      @ios AXA
    """##,
    ##"""
    screen "A" on ios macos
    @ios inside AXA
      @macos AXB
       ^^^^^ the line this one is below is not asked on 'macos', only on 'ios'
      AXC @macos stop
           ^^^^^ the line this one is below is not asked on 'macos', only on 'ios'
      AXD @ios stop
      @ios,macos AXD
           ^^^^^ the line this one is below is not asked on 'macos', only on 'ios'
      stops exactly
        @ios AXE
      @ios.full AXB
       ^^^^^^^^ the line this one is below is not asked on 'ios.full', only on 'ios'
    """##,
    ##"""
    screen "A" on ios
    inside AXA "bad \q"
                    ^^ unknown escape '\q'; a backslash of the text is doubled; did you mean '\\q'?
      AXB
      noo AXC
      ^^^ unknown word 'noo' at the start of a line; did you mean 'no'?
        AXD @macos stop
             ^^^^^ platform 'macos' is not in the header, which has 'ios'
    AXE
    """##,
  ]

  @Test(arguments: files)
  func reports(file: String) {
    let marked = MarkedText(file)
    #expect(MarkedText.spell(ExpectationFile.parse(marked.source).diagnostics) == marked.expected)
  }
}
