import AccessibilityTree
import Testing
import Vocabulary

@testable import DumpFormats

@Suite("Frames in the spellings of dumps")
struct FrameSpellingTests {
  @Test(
    "are four numbers, whoever writes them",
    arguments: [
      // Android, and negative places beyond the edge.
      ("[0,10][20,30]", "0,10,20,20"), ("[5,5][5,5]", "5,5,0,0"), ("[-5,0][5,5]", "-5,0,10,5"),
      // Compose, its early releases, and Flutter.
      ("(l=42.0, t=105.0, r=105.0, b=168.0)px", "42,105,63,63"), ("(0.0, 63.0, 1080.0, 210.0)px", "0,63,1080,147"),
      ("(l=0.5, t=0.0, r=1.0, b=1.0)px", "0.5,0,0.5,1"), ("Rect.fromLTRB(1.0, 2.0, 4.5, 6.0)", "1,2,3.5,4"),
      ("Rect.fromLTWH(1.0, 2.0, 4.5, 6.0)", "1,2,4.5,6"), ("rect.ltrb=(1.0, 2.0, 4.0, 6.0)", "1,2,3,4"),
      // Windows.
      ("(L470, T199, R659, B583)", "470,199,189,384"), ("(L-8, T-8, R2, B2)", "-8,-8,10,10"),
      ("470, 199, 189, 384", "470,199,189,384"), ("[l=470,t=199,r=659,b=583]", "470,199,189,384"),
      // Apple, agents, Chromium and AT-SPI.
      ("{{1, 2}, {3, 4}}", "1,2,3,4"), ("{{0.0, 71.333333333333329}, {3.0, 4.50}}", "0,71.333333333333329,3,4.5"),
      ("x=1,y=2,w=3,h=4", "1,2,3,4"), ("{x: 1, y: 2, width: 3, height: 4}", "1,2,3,4"),
      (#"{"x":1,"y":2,"width":3,"height":4}"#, "1,2,3,4"), ("{h: 4, w: 3, x: 1, y: 2}", "1,2,3,4"),
      ("{x: 1, y: 2};{h: 4, w: 3}", "1,2,3,4"), ("1;2;3;4", "1,2,3,4"), ("(1, 2);(3, 4)", "1,2,3,4"),
      ("left=1 top=2 right=4 bottom=6", "1,2,3,4"), ("1,2,3,4", "1,2,3,4"), ("(1.5 2 3 4)", "1.5,2,3,4"),
      ("[1,2,3,4]", "1,2,3,4"), ("-1.1e-13,0,1,1", "-1.1e-13,0,1,1"),
    ])
  func read(text: String, want: String) { #expect(FrameSpelling(Array(text.utf8)[...])?.words == want) }

  @Test(
    "are refused where a number is missing, too many, of unknown meaning or of no size",
    arguments: [
      "", "[0,0][1]", "1,2,3", "1,2,3,4,5", "{{inf, inf}, {0, 0}}", "Rect.fromLTRB(0.0, 0.0, 1.0, 1.0) scaled by 3.0x",
      "Rect.fromLTRB(0.0, 0.0, 1.0, 1.0) with transform [1.0]", "x=1,y=2,w=3,4", "x=1,y=2,w=3,b=4", "x=1,x=2,w=3,h=4",
      "[-9223372036854775808,0][1,1]", "12345678901,0,1,1", "1 apples, 2, 3, 4", "px 1,2,3,4", "1,2,3,4%", "--1,2,3,4",
    ])
  func refused(text: String) { #expect(FrameSpelling(Array(text.utf8)[...])?.words == nil) }

  @Test(
    "stand under the names that sources have",
    arguments: [
      ("AXButton frame=\"{{1, 2}, {3, 4}}\"", "1,2,3,4"),
      ("AXButton AXPosition=\"{x: 1, y: 2}\" AXSize=\"{h: 4, w: 3}\"", "1,2,3,4"),
      ("AXButton position=\"1;2\" size=\"3;4\"", "1,2,3,4"),
      ("AXButton location=\"(1, 2)\" size=\"(3, 4)\"", "1,2,3,4"),
      ("AXButton rectangle=\"(L1, T2, R4, B6)\"", "1,2,3,4"), ("AXButton box=\"1,2,3,4\"", "1,2,3,4"),
      ("AXButton x=\"1\" y=\"2\" width=\"3\" height=\"4\"", "1,2,3,4"), ("AXButton position=\"1;2\"", nil),
      ("AXButton x=\"1\" y=\"2\" width=\"3\"", nil), ("AXButton frame=\"somewhere\"", nil),
      ("AXButton size=\"3;4\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"", "1,2,3,4"),
    ])
  func names(line: String, want: String?) throws {
    let dump = try DumpReader.read(Array((line + "\n").utf8), path: "a.txt")
    let frames = DumpFrames(dump, on: .macos)
    let frame = frames.frame(of: NodeID(0))
    #expect(frame.map { "\(Int($0.x)),\(Int($0.y)),\(Int($0.width)),\(Int($0.height))" } == want)
    #expect(frames.words(of: NodeID(0)) == want ?? (line.contains("somewhere") ? "somewhere" : nil))
  }

  @Test("are none where they are relative to another node")
  func relative() throws {
    let text =
      "<ViewHierarchy><android.view.View class=\"android.view.View\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/></ViewHierarchy>"
    let dump = try DumpReader.read(Array(text.utf8), path: "a.xml")
    #expect(dump.source == .detox)
    #expect(DumpFrames(dump, on: .android).isEmpty)
  }
}
