import Expectations
import Testing

/// What is said of platforms, gates and arms that are wrong.
@Suite struct ArmDiagnosticTests {
  static let files: [String] = [
    // Gates
    ##"""
    screen "A" on ios macos android
    @ios, tvos no AXA
         ^ no blank may stand in a list of platforms such as '@ios,tvos'
          ^^^^ platform 'tvos' is not in the header, which has 'ios', 'macos' and 'android'
    @ ios no AXA
     ^ no blank may stand in a list of platforms such as '@ios,tvos'
    @ios ,macos no AXA
         ^ no blank may stand before ','
    @ios,,macos no AXA
         ^ a platform is missing in a list such as '@ios,tvos'
    @ no AXA
     ^ no blank may stand in a list of platforms such as '@ios,tvos'
    @ios
    ^^^^ nothing stands after the platforms; they gate a line
    @andriod no AXA
     ^^^^^^^ unknown platform 'andriod'; did you mean 'android'?
    @ANDROID no AXA
     ^^^^^^^ unknown platform 'ANDROID'; did you mean 'android'?
    @tvos no AXA
     ^^^^ platform 'tvos' is not in the header, which has 'ios', 'macos' and 'android'
    @ios,ios no AXA
         ^^^ 'ios' is named twice on this line
    @else no AXA
     ^^^^ '@else' is an arm and cannot gate a line
    @ios. no AXA
     ^^^^ no variant stands after the dot in 'ios.'
    @ios,else no AXA
         ^^^^ '@else' is an arm and cannot gate a line
    @ios no AXA @macos stop
                ^^^^^^ a line with platforms before it takes no arms
    @ios ?
         ^ '?' stands alone in an arm, as in '@web ?'
    """##,
    // Arms
    ##"""
    screen "A" on ios macos android
    AXA @andriod stop @els
         ^^^^^^^ unknown platform 'andriod'; did you mean 'android'?
                       ^^^ unknown platform 'els'; did you mean 'else'?
    AXA @tvos stop @else
         ^^^^ platform 'tvos' is not in the header, which has 'ios', 'macos' and 'android'
    AXA @ios stop
        ^^^^^^^^^ no arm covers 'macos' and 'android'
    AXA @ios stop @macos stop
        ^^^^^^^^^ no arm covers 'android'
    AXA @ios stop @ios stop @else
                   ^^^ 'ios' is named twice on this line
    AXA @ios,ios stop @else
             ^^^ 'ios' is named twice on this line
    AXA @else stop @ios stop
                   ^^^^ an arm after '@else', which is the last
    AXA @else @else
              ^^^^^ an arm after '@else', which is the last
    AXA @ios,else stop
        ^^^^^^^^^ '@else' stands alone: it is every platform that no arm names
    AXA @ios ? stop @else
               ^^^^ '?' stands alone in its arm
    AXA @ios stop ? @else
                  ^ '?' stands alone in an arm, as in '@web ?'
    AXA @ios ? "X" @else
               ^^^ '?' stands alone in its arm
    AXA @ios containing "x" @else
             ^^^^^^^^^^ 'containing' stands before the first '@': arms come last
    AXA @ios ... @else
             ^^^ '...' stands before the first '@': arms come last
    AXA @ios absorbs "x" @else
             ^^^^^^^ 'absorbs' stands before the first '@': arms come last
    AXA @ios "x" absorbs "x" @else
                 ^^^^^^^ 'absorbs' stands before the first '@': arms come last
    AXA @ios has a=b @else
             ^^^ 'has' stands before the first '@': arms come last
    no AXA @ios stop @else witness none "x"
                           ^^^^^^^ 'witness' stands before the first '@': arms come last
    each AXA @ios stop @else has a=b
         ^^^ 'each NODE' needs 'has ATTR…' after it: what all of them have
    each AXA has a=b @ios "X" @else AXB
                          ^^^ '"X"' cannot stand after 'has': only attributes, 'stop' and 'not-stop' can
                                    ^^^ 'AXB' cannot stand after 'has': only attributes, 'stop' and 'not-stop' can
    each AXA has @ios a=b @else
                          ^^^^^ nothing is asked on the platforms of this arm
    some @ios AXA @else
                  ^^^^^ nothing is asked on the platforms of this arm
    AXA @ios "a" "b" @else
                 ^^^ a second name, 'b'; a pattern has one
    AXA @ios AXB AXC @else
                 ^^^ a second role, 'AXC'; a pattern has one
    AXA @android.full stop
        ^^^^^^^^^^^^^^^^^^ no arm covers 'ios', 'macos' and 'android'
    AXA @ stop @else
         ^ no blank may stand in a list of platforms such as '@ios,tvos'
    AXA @ios, macos stop @else
             ^ no blank may stand in a list of platforms such as '@ios,tvos'
    AXA @ios "bad \q" @macos stop
                  ^^ unknown escape '\q'; a backslash of the text is doubled; did you mean '\\q'?
    AXA "bad \q" @ios @macos stop
             ^^ unknown escape '\q'; a backslash of the text is doubled; did you mean '\\q'?
                 ^^^^ no arm covers 'android'
    """##,
  ]

  @Test(arguments: files)
  func reports(file: String) {
    let marked = MarkedText(file)
    #expect(MarkedText.spell(ExpectationFile.parse(marked.source).diagnostics) == marked.expected)
  }
}
