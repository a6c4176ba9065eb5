import Expectations
import Testing

/// What is said of headers that are wrong.
@Suite struct HeaderDiagnosticTests {
  static let files: [String] = [
    ##"""
    AXButton "OK"
    ^^^^^^^^ the first line is 'screen "NAME" on PLATFORM…'
    """##,
    ##"""
    scren "A" on ios
    ^^^^^ the first line is 'screen "NAME" on PLATFORM…'; did you mean 'screen'?
    AXButton @zzz
              ^^^ unknown platform 'zzz'
    """##,
    ##"""
    dump ios "x"
    ^^^^ the first line is 'screen "NAME" on PLATFORM…'
    screen "A" on ios
    """##,
    ##"""
    screen
    ^^^^^^ 'screen' needs a name in quotes after it
    """##,
    ##"""
    screen "A"
           ^^^ 'screen "NAME"' needs 'on PLATFORM…' after it
    """##,
    ##"""
    screen on ios
           ^^ 'screen' needs a name in quotes after it
    """##,
    ##"""
    screen "" on ios
           ^^ the screen's name is empty
    """##,
    ##"""
    screen "A" no ios
               ^^ 'screen "NAME"' needs 'on PLATFORM…' after it; did you mean 'on'?
    """##,
    ##"""
    screen "A" on
               ^^ no platform stands after 'on'
    """##,
    ##"""
    screen "A" on andriod ios ios "macos"
                  ^^^^^^^ unknown platform 'andriod'; did you mean 'android'?
                              ^^^ platform 'ios' is named twice
                                  ^^^^^^^ '"macos"' is no platform
    dump tvos "x"
    AXA @tvos x=1
    """##,
    ##"""
    screen "A" on ios
    screen "B" on macos
    ^^^^^^ a second header 'screen'; the first is on line 1
    """##,
    ##"""
    @ios screen "A" on ios
    ^^^^ the header 'screen' takes no platforms before it
    """##,
    ##"""
      screen "A" on ios
      ^^^^^^ the header 'screen' is indented; headers stand at the start of a line
    """##,
    ##"""
    screen "A" on ios
    @ios anchor AXA
    ^^^^ the header 'anchor' takes no platforms before it
      scope AXA
      ^^^^^ the header 'scope' is indented; headers stand at the start of a line
    anchor AXA
    ^^^^^^ a second header 'anchor'; the first is on line 2
    anchor AXB
    ^^^^^^ a second header 'anchor'; the first is on line 2
    closed none
    closed enabled
    ^^^^^^ a second header 'closed'; the first is on line 6
    unclaimed ok
    unclaimed warn
    ^^^^^^^^^ a second header 'unclaimed'; the first is on line 8
    AXA
    closed none
    ^^^^^^ the header 'closed' stands after a check; headers come first
    ^^^^^^ a second header 'closed'; the first is on line 6
    dump ios "x"
    ^^^^ the header 'dump' stands after a check; headers come first
    """##,
    ##"""
    screen "A" on ios macos
    dump "x"
         ^^^ 'dump' needs a platform and a path in quotes after it
    dump
    ^^^^ 'dump' needs a platform and a path in quotes after it
    dump ios
         ^^^ no path in quotes stands after 'dump'
    dump io "x"
         ^^ unknown platform 'io'; did you mean 'ios'?
    dump else "x"
         ^^^^ unknown platform 'else'
    dump macos x
               ^ no path in quotes stands after 'dump'
    dump ios ""
             ^^ no file has this path: it is empty or holds a NUL
    dump ios "a\u{0}b"
             ^^^^^^^^^ no file has this path: it is empty or holds a NUL
    dump ios "x" "y"
                 ^^^ '"y"' has no meaning here
    dump macos "x"
    dump macos "y"
    ^^^^ a second dump for 'macos'; the first is on line 11
    dump macos.full "x"
    dump macos. "x"
         ^^^^^^ no variant stands after the dot in 'macos.'
    """##,
    ##"""
    screen "A" on ios macos
    scope
    ^^^^^ 'scope' says nothing of a node: a role, a name, an attribute or '*' is missing
    scope @ios
    ^^^^^ a second header 'scope'; the first is on line 2
          ^^^^ nothing is asked on the platforms of this arm
    scope @ios ?
    ^^^^^ a second header 'scope'; the first is on line 2
               ^ '?' cannot stand in 'scope': no arm is the whole dump
    scope @ios.full AXA
    ^^^^^ a second header 'scope'; the first is on line 2
           ^^^^^^^^ 'ios.full' is a variant, which has the scope of its platform, and no anchor or tail
    scope AXA containing "x" @ios AXB @else *
    ^^^^^ a second header 'scope'; the first is on line 2
    """##,
    ##"""
    screen "A" on ios macos
    anchor
    ^^^^^^ 'anchor' says nothing of a node: a role, a name, an attribute or '*' is missing
    """##,
    ##"""
    screen "A" on ios macos
    anchor AXA @ios stop
               ^^^^^^^^^ no arm covers 'macos'
    """##,
    ##"""
    screen "A" on ios macos
    anchor AXA @ios.full stop @else
                ^^^^^^^^ 'ios.full' is a variant, which has the scope of its platform, and no anchor or tail
    """##,
    ##"""
    screen "A" on ios macos
    anchor AXA absorbs "x"
               ^^^^^^^ 'absorbs' stands only in 'NODE absorbs ITEM…', which begins with the node
    """##,
    ##"""
    screen "A" on ios macos
    complete
    ^^^^^^^^ 'complete' needs 'nodes>=N' or 'tail NODE' after it
    complete nodes
             ^^^^^ 'complete' takes 'nodes>=N' or 'tail NODE', not 'nodes'
    complete nodes>=
             ^^^^^^^ 'nodes>=' needs a number from 1 on after it, without a blank
    complete nodes>= 5
             ^^^^^^^ 'nodes>=' needs a number from 1 on after it, without a blank
    complete nodes>=0
             ^^^^^^^^ 'nodes>=' needs a number from 1 on after it, without a blank
    complete nodes>=x
             ^^^^^^^^ 'nodes>=' needs a number from 1 on after it, without a blank
    complete nodes>=99999999999
             ^^^^^^^^^^^^^^^^^^ 'nodes>=' needs a number from 1 on after it, without a blank
    complete tial AXA
             ^^^^ 'complete' takes 'nodes>=N' or 'tail NODE', not 'tial'; did you mean 'tail'?
    complete tail
             ^^^^ 'complete tail' says nothing of a node: a role, a name, an attribute or '*' is missing
    complete tail AXA @ios stop
                      ^^^^^^^^^ no arm covers 'macos'
    complete nodes>=5 @ios
                      ^^^^ no arms can stand here
    complete nodes>=5 tail AXA
                      ^^^^ 'tail' has no meaning here
    complete tail AXA @ios ? @else
    """##,
    ##"""
    screen "A" on ios
    closed
    ^^^^^^ 'closed' needs names of states after it, or 'none'
    """##,
    ##"""
    screen "A" on ios
    closed enabeld checked checked name "value" enabled=true
           ^^^^^^^ 'enabeld' cannot be closed; did you mean 'enabled'?
                           ^^^^^^^ 'checked' stands here twice
                                   ^^^^ 'name' cannot be closed
                                        ^^^^^^^ '"value"' cannot be closed; did you mean 'value'?
                                                ^^^^^^^^^^^^ 'enabled=true' cannot be closed
    """##,
    ##"""
    screen "A" on ios
    closed none enabled
                ^^^^^^^ 'closed none' stands alone
    """##,
    ##"""
    screen "A" on ios
    unclaimed
    ^^^^^^^^^ 'unclaimed' needs 'ok', 'warn' or 'fail' after it
    """##,
    ##"""
    screen "A" on ios
    unclaimed wran
              ^^^^ 'unclaimed' takes 'ok', 'warn' or 'fail', not 'wran'; did you mean 'warn'?
    """##,
    ##"""
    screen "A" on ios
    unclaimed ok warn
                 ^^^^ 'warn' has no meaning here
    """##,
    ##"""
    screen "A" on ios
    decoy
    ^^^^^ no path in quotes stands after 'decoy'
    decoy x
          ^ no path in quotes stands after 'decoy'
    decoy "x" y
              ^ 'y' has no meaning here
    decoy "x" ""
              ^^ no file has this path: it is empty or holds a NUL
    """##,
    ##"""
    screen "A" on ios
    anchr * "x"
    ^^^^^ unknown word 'anchr' at the start of a line; did you mean 'anchor'?
    closed none
    AXButton
    """##,
  ]

  @Test(arguments: files)
  func reports(file: String) {
    let marked = MarkedText(file)
    #expect(MarkedText.spell(ExpectationFile.parse(marked.source).diagnostics) == marked.expected)
  }
}
