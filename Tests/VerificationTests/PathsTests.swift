import Testing

@testable import Verification

/// Paths as texts, by their bytes where they are ASCII.
struct PathsTests {
  @Test(
    "a path without steps that go away",
    arguments: [
      ("a", "a"), ("a/b.expect", "a/b.expect"), ("/a/b", "/a/b"), ("a/", "a"), ("a//b", "a/b"), ("./a", "a"),
      ("a/./b", "a/b"), ("a/../b", "b"), ("../a", "../a"), ("a/..", "."), ("", "."), (".", "."), ("/", "/"),
      ("//a", "/a"), ("/../a", "/a"), ("a/.", "a"), ("a/...", "a/..."), ("...", "..."), (".a/..b", ".a/..b"),
      ("é/./b", "é/b"), ("a/é", "a/é"), ("..", ".."), ("a/.b/c.", "a/.b/c."),
    ])
  func normal(path: String, normal: String) {
    #expect(Paths.normal(path) == normal)
  }

  @Test(
    "the innermost folder of a name",
    arguments: [
      ("expectations/a", "expectations"), ("/expectations/a/b", "/expectations"),
      ("a/expectations/b", "a/expectations"),
      ("expectations/a/expectations/b", "expectations/a/expectations"), ("a/expectations", nil), ("expectations", nil),
      ("", nil), ("a/xexpectations/b", nil), ("expectations//a", "expectations"),
    ] as [(String, String?)])
  func innermost(path: String, folder: String?) {
    #expect(Paths.upTo("expectations", in: path) == folder)
  }

  @Test("a stroke or a dot that a mark is set on is none")
  func marked() {
    #expect(Paths.name("a/b/c") == "c")
    #expect(Paths.folder("a/b/c") == "a/b")
    #expect(Paths.folder("/a") == "/")
    #expect(Paths.name("a/b/\u{301}c") == "b/\u{301}c")
    #expect(Paths.folder("a/b/\u{301}c") == "a")
    #expect(Paths.name("a/é") == "é")
    #expect(Paths.ending("a.b.XML") == "xml")
    #expect(Paths.ending("a.é") == "é")
    #expect(Paths.ending(".a") == "")
    #expect(Paths.stem("a.b.\u{301}c") == "a")
    #expect(Paths.stem("a.b.xml") == "a.b")
  }
}
