/// Texts that only machines use: identifiers, addresses, hashes, URLs and qualified names.
enum MachineText {
  static func detector(_ bytes: [UInt8], _ marks: LabelMarks) -> LabelDetector? {
    if marks.contains(.hyphen), isUUID(bytes) { return .uuid }
    if marks.contains(.digit) {
      if let detector = token(bytes) { return detector }
    }
    if marks.contains(.colon) || marks.contains(.dot), !marks.contains(.space), isURL(bytes) { return .url }
    return isQualified(bytes, marks) ? .qualifiedName : nil
  }

  // MARK: - UUID

  /// 8-4-4-4-12 hex digits anywhere, or a beginning of them that was cut.
  private static func isUUID(_ bytes: [UInt8]) -> Bool {
    var index = 0
    while index < bytes.count {
      let length = ASCII.run(bytes, from: index, while: ASCII.isHex)
      if length == 8, index == 0 || bytes[index - 1] != 0x2d, isWholeUUID(bytes, index) { return true }
      if length == 8, index == 0, isCutUUID(bytes) { return true }
      index += max(1, length)
    }
    return false
  }

  private static func isWholeUUID(_ bytes: [UInt8], _ start: Int) -> Bool {
    var index = start
    for (place, length) in [8, 4, 4, 4, 12].enumerated() {
      if place > 0 {
        guard index < bytes.count, bytes[index] == 0x2d else { return false }
        index += 1
      }
      guard ASCII.run(bytes, from: index, while: ASCII.isHex) == length else { return false }
      index += length
    }
    return index == bytes.count || bytes[index] != 0x2d
  }

  /// `4f3a2b1c-9d8e`, `4f3a2b1c-...` or `4f3a2b1c-…` at the start.
  private static func isCutUUID(_ bytes: [UInt8]) -> Bool {
    guard bytes.count > 8, bytes[8] == 0x2d else { return false }
    let rest = bytes[9...]
    return ASCII.run(bytes, from: 9, while: ASCII.isHex) >= 4 || rest.starts(with: [0x2e, 0x2e, 0x2e])
      || rest.starts(with: [0xe2, 0x80, 0xa6])
  }

  // MARK: - Pointer and hash

  /// `0x` with five hex digits or more, or a run of 16 hex digits or more with letters and digits in it.
  private static func token(_ bytes: [UInt8]) -> LabelDetector? {
    var index = 0
    while index < bytes.count {
      guard ASCII.isWord(bytes[index]) else {
        index += 1
        continue
      }
      let length = ASCII.run(bytes, from: index, while: ASCII.isWord)
      let word = bytes[index..<(index + length)]
      if length >= 7, word.starts(with: [0x30, 0x78]), word.dropFirst(2).allSatisfy(ASCII.isHex) { return .pointer }
      if hasHash(word) { return .hash }
      index += length
    }
    return nil
  }

  private static func hasHash(_ word: ArraySlice<UInt8>) -> Bool {
    guard word.count >= 16 else { return false }
    return word.split(separator: 0x5f).contains { part in
      part.count >= 16 && part.allSatisfy(ASCII.isHex) && part.contains(where: ASCII.isDigit)
        && part.contains(where: ASCII.isLetter)
    }
  }

  // MARK: - URL

  private static func isURL(_ bytes: [UInt8]) -> Bool {
    if ASCII.begins(bytes, "file:") || ASCII.begins(bytes, "javascript:") { return true }
    if ASCII.begins(bytes, "mailto:") { return bytes.dropFirst(8).contains(UInt8(ascii: "@")) }
    if ASCII.begins(bytes, "tel:") {
      let rest = bytes.dropFirst(4).drop { $0 == UInt8(ascii: "+") }
      return rest.first.map(ASCII.isDigit) ?? false
    }
    if ASCII.begins(bytes, "data:") {
      let kind = ASCII.run(bytes, from: 5, while: ASCII.isLetter)
      return kind > 0 && 5 + kind < bytes.count && bytes[5 + kind] == 0x2f
    }
    if ASCII.begins(bytes, "www.") {
      let host = ASCII.run(bytes, from: 4) { ASCII.isAlphanumeric($0) || $0 == 0x2d }
      return host > 0 && 4 + host < bytes.count && bytes[4 + host] == 0x2e
    }
    guard let first = bytes.first, ASCII.isLetter(first) else { return false }
    let scheme = ASCII.run(bytes, from: 0) { ASCII.isAlphanumeric($0) || "+.-".utf8.contains($0) }
    return scheme >= 2 && scheme <= 31 && bytes.dropFirst(scheme).starts(with: "://".utf8)
  }

  // MARK: - Qualified names

  private static let packages: Set<String> = [
    "android", "androidx", "java", "javax", "kotlin", "kotlinx", "com", "org", "net", "io", "dev",
  ]
  private static let frameworks: Set<String> = ["Microsoft", "Windows", "System", "SwiftUI", "UIKit", "AppKit"]
  private static let resources: Set<String> = ["string", "drawable", "id", "null", "mipmap", "color"]

  private static func isQualified(_ bytes: [UInt8], _ marks: LabelMarks) -> Bool {
    guard let first = bytes.first else { return false }
    switch first {
    case UInt8(ascii: "_"):
      return bytes.count > 4 && bytes.starts(with: "_Tt".utf8) && ASCII.isUpper(bytes[3])
        && bytes.allSatisfy(ASCII.isWord)
    case UInt8(ascii: "<"):
      return isDescribedObject(bytes)
    case UInt8(ascii: "@"):
      return isResource(bytes)
    default:
      guard marks.contains(.dot), !marks.contains(.space), bytes.allSatisfy({ isNamePart($0) || $0 == 0x2e }) else {
        return false
      }
      return isDotted(bytes)
    }
  }

  /// `<UIView: 0x1a>`, whose address is too short for a pointer.
  private static func isDescribedObject(_ bytes: [UInt8]) -> Bool {
    let name = ASCII.run(bytes, from: 1) { ASCII.isLetter($0) || $0 == 0x5f || $0 == 0x2e }
    var index = 1 + name
    if index < bytes.count, bytes[index] == UInt8(ascii: ":") { index += 1 }
    index += ASCII.run(bytes, from: index) { $0 == 0x20 }
    return name > 0 && bytes.last == UInt8(ascii: ">") && bytes.dropFirst(index).starts(with: [0x30, 0x78])
      && bytes.dropFirst(index + 2).first.map(ASCII.isHex) == true
  }

  /// `@string/save`, `@null`.
  private static func isResource(_ bytes: [UInt8]) -> Bool {
    let parts = bytes.dropFirst().split(separator: 0x2f, omittingEmptySubsequences: false)
    guard parts.count <= 2, let kind = parts.first, resources.contains(String(decoding: kind, as: UTF8.self)) else {
      return false
    }
    return parts.count == 1 || (!parts[1].isEmpty && parts[1].allSatisfy(ASCII.isWord))
  }

  private static func isDotted(_ bytes: [UInt8]) -> Bool {
    let parts = bytes.split(separator: 0x2e, omittingEmptySubsequences: false)
    guard parts.count > 1, !parts.contains(where: \.isEmpty) else { return false }
    let head = String(decoding: parts[0], as: UTF8.self)
    if head == "R", parts.count == 3 {
      return ["string", "drawable", "id"].contains { parts[1].elementsEqual($0.utf8) }
    }
    if frameworks.contains(head) { return true }
    return packages.contains(head) && parts.count > 2
      && parts.dropFirst().allSatisfy { part in part.first.map { ASCII.isLetter($0) || $0 == 0x5f } ?? false }
  }

  private static func isNamePart(_ byte: UInt8) -> Bool { ASCII.isWord(byte) || byte == UInt8(ascii: "$") }
}
