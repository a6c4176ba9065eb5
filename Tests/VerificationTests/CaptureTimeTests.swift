import Testing
import Verification

/// Moments as headers and `--captured-after` write them.
@Suite("Times of capture")
struct CaptureTimeTests {
  static let same: [(String, String)] = [
    ("2026-01-31T10:00:00Z", "2026-01-31T11:00:00+01:00"),
    ("2026-01-31T10:00:00Z", "2026-01-31T04:30:00-0530"),
    ("2026-01-31T10:00:00Z", "2026-01-31T12:00:00+02"),
    ("2026-01-31T10:00:00Z", "2026-01-31T10:00:00.000Z"),
    ("2026-01-31T10:00:00.5Z", "2026-01-31T10:00:00,500Z"),
    ("2026-01-31T10:00:00.123456789Z", "2026-01-31T10:00:00.1234567891Z"),
    ("2026-12-31T23:30:00-01:00", "2027-01-01T00:30:00Z"),
    ("2024-02-29T23:59:60Z", "2024-03-01T00:00:00Z"),
    ("0000-03-01T00:00:00Z", "0000-02-29T23:59:60Z"),
    ("0000-01-01T00:00:00+01:00", "0000-01-01T00:00:00+0100"),
  ]

  @Test("The same moment", arguments: same)
  func isSame(_ a: String, _ b: String) throws {
    #expect(try CaptureTime(a) == CaptureTime(b))
    #expect(try CaptureTime(a).hashValue == CaptureTime(b).hashValue)
  }

  static let inOrder = [
    "0000-01-01T00:00:00Z", "0000-03-01T00:00:00Z", "1969-12-31T23:59:59Z", "1970-01-01T00:00:00Z",
    "1999-12-31T23:59:59Z", "2000-02-28T23:59:59Z", "2000-02-29T00:00:00Z", "2000-03-01T00:00:00Z",
    "2026-01-31T09:59:59Z", "2026-01-31T10:00:00Z", "2026-01-31T10:00:00.000000001Z", "2026-01-31T11:00:00.5+01:00",
    "2026-01-31T10:00:01Z", "2026-02-01T00:00:00+02:00", "9999-12-31T23:59:59Z",
  ]

  @Test("One after the other")
  func isInOrder() throws {
    let times = try Self.inOrder.map { try CaptureTime($0) }
    for (place, time) in times.enumerated() {
      for later in times[(place + 1)...] {
        #expect(time < later, "\(time.text) \(later.text)")
        #expect(!(later < time))
        #expect(time != later)
      }
    }
    #expect(times[3].text == "1970-01-01T00:00:00Z")
  }

  static let wrong: [(String, String, String?)] = [
    ("", "no time of ISO 8601, such as 2026-01-31T10:00:00Z", nil),
    ("yesterday", "no time of ISO 8601, such as 2026-01-31T10:00:00Z", nil),
    ("2026-01-31", "no time of ISO 8601, such as 2026-01-31T10:00:00Z", nil),
    ("2026-01-31 10:00:00Z", "no time of ISO 8601, such as 2026-01-31T10:00:00Z", nil),
    ("2026-01-31T10:00Z", "no time of ISO 8601, such as 2026-01-31T10:00:00Z", nil),
    ("2026-01-31T10:00:00.Z", "no time of ISO 8601, such as 2026-01-31T10:00:00Z", nil),
    ("２026-01-31T10:00:00Z", "no time of ISO 8601, such as 2026-01-31T10:00:00Z", nil),
    (
      "2026-01-31T10:00:00", "a time without its offset: Z, or as in +01:00", "2026-01-31T10:00:00Z"
    ),
    ("2026-01-31T10:00:00z", "a time without a right offset behind it: Z, or as in +01:00", nil),
    ("2026-01-31T10:00:00+1", "a time without a right offset behind it: Z, or as in +01:00", nil),
    ("2026-01-31T10:00:00+24:00", "a time without a right offset behind it: Z, or as in +01:00", nil),
    ("2026-01-31T10:00:00+01:60", "a time without a right offset behind it: Z, or as in +01:00", nil),
    ("2026-01-31T10:00:00Z ", "a time without a right offset behind it: Z, or as in +01:00", nil),
    ("2026-13-01T10:00:00Z", "a day or an hour that there is not", nil),
    ("2026-00-01T10:00:00Z", "a day or an hour that there is not", nil),
    ("2026-02-29T10:00:00Z", "a day or an hour that there is not", nil),
    ("1900-02-29T10:00:00Z", "a day or an hour that there is not", nil),
    ("2026-04-31T10:00:00Z", "a day or an hour that there is not", nil),
    ("2026-01-31T24:00:00Z", "a day or an hour that there is not", nil),
    ("2026-01-31T10:60:00Z", "a day or an hour that there is not", nil),
    ("2026-01-31T10:00:61Z", "a day or an hour that there is not", nil),
  ]

  @Test("No such moment", arguments: wrong)
  func isWrong(_ text: String, _ message: String, _ suggestion: String?) {
    let fault = #expect(throws: CaptureTime.Fault.self) { try CaptureTime(text) }
    #expect(fault?.message == message)
    #expect(fault?.suggestion == suggestion)
  }
}
