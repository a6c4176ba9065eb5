/// Texts that are paths and names of files.
enum FileText {
  static func detect(_ bytes: [UInt8], _ marks: LabelMarks, _ lexicon: LabelLexicon) -> LabelDetection? {
    if marks.contains(.slash), isPath(bytes, marks, lexicon) { return LabelDetection(detector: .filePath) }
    if marks.contains(.digit), !marks.contains(.space), isCameraFile(bytes) {
      return LabelDetection(detector: .cameraFile)
    }
    guard marks.contains(.dot), !marks.contains(.slash), let dot = bytes.lastIndex(of: 0x2e), dot > 0 else {
      return nil
    }
    let ending = ASCII.lowered(bytes[(dot + 1)...])
    if marks.contains(.space) {
      return lexicon.assetExtensions.contains(ending) && bytes.count < 80
        ? LabelDetection(detector: .assetFileWithSpaces, isAssumption: true) : nil
    }
    if lexicon.assetExtensions.contains(ending) { return LabelDetection(detector: .assetFile) }
    guard lexicon.documentExtensions.contains(ending) else { return nil }
    let stem = Array(bytes[..<dot])
    if isProductName(stem, ending) { return nil }
    if sources.contains(ending), IdentifierText.isSnakeCase(stem) { return LabelDetection(detector: .assetFile) }
    return LabelDetection(detector: .documentFile, isAssumption: true)
  }

  private static let sources: Set<String> = ["xml", "html", "css", "js", "ts", "swift", "kt", "java"]

  /// `Node.js` and its like are names of products.
  private static func isProductName(_ stem: [UInt8], _ ending: String) -> Bool {
    ["js", "io", "ai"].contains(ending) && stem.first.map(ASCII.isUpper) == true && stem.allSatisfy(ASCII.isLetter)
  }

  /// `/var/data/icon.png`, `~/Library/x`, `C:\x`, `./a/b`, and `a/b.png` by its ending.
  private static func isPath(_ bytes: [UInt8], _ marks: LabelMarks, _ lexicon: LabelLexicon) -> Bool {
    if bytes.count > 3, ASCII.isLetter(bytes[0]), bytes[1] == 0x3a, bytes[2] == 0x5c { return !marks.contains(.space) }
    if bytes.first == 0x2f || bytes.starts(with: [0x7e, 0x2f]) {
      let path = bytes.drop { $0 == 0x7e }.dropFirst()
      let parts = (path.last == 0x2f ? path.dropLast() : path).split(separator: 0x2f, omittingEmptySubsequences: false)
      guard parts.count >= 2, !parts.contains(where: \.isEmpty) else { return false }
      return parts[0].allSatisfy(isPathByte)
        && parts.dropFirst().allSatisfy { $0.allSatisfy { isPathByte($0) || $0 == 0x20 } }
    }
    guard !marks.contains(.space) else { return false }
    let parts = bytes.split(separator: 0x2f, omittingEmptySubsequences: false)
    guard !parts.contains(where: \.isEmpty), parts.count >= 2 else { return false }
    if parts.count >= 3, [[0x2e], [0x2e, 0x2e]].contains(Array(parts[0])) { return true }
    guard let last = parts.last, let dot = last.lastIndex(of: 0x2e), dot > last.startIndex else { return false }
    let ending = String(decoding: last[(dot + 1)...], as: UTF8.self)
    return (lexicon.assetExtensions.contains(ending) || lexicon.documentExtensions.contains(ending))
      && bytes.allSatisfy { $0 == 0x2f || (isPathByte($0) && $0 != 0x40 && $0 != 0x2b) }
  }

  private static func isPathByte(_ byte: UInt8) -> Bool {
    ASCII.isAlphanumeric(byte) || "_.@+-".utf8.contains(byte)
  }

  private static let cameras = ["IMG", "DSCN", "DSCF", "DSC", "PXL", "MVIMG", "VID", "MOV", "GOPR"]

  /// `IMG_2847.heic`, `PXL_20240102_123456`.
  private static func isCameraFile(_ bytes: [UInt8]) -> Bool {
    guard let camera = cameras.first(where: { bytes.starts(with: $0.utf8) }) else { return false }
    var index = camera.utf8.count
    if index < bytes.count, bytes[index] == 0x5f || bytes[index] == 0x2d { index += 1 }
    let digits = ASCII.run(bytes, from: index, while: ASCII.isDigit)
    guard digits >= 3 else { return false }
    index += digits
    while index < bytes.count, bytes[index] == 0x5f || bytes[index] == 0x2d {
      let more = ASCII.run(bytes, from: index + 1, while: ASCII.isDigit)
      guard more > 0 else { return false }
      index += 1 + more
    }
    if index == bytes.count { return true }
    let ending = ASCII.run(bytes, from: index + 1, while: ASCII.isWord)
    return bytes[index] == 0x2e && (2...5).contains(ending) && index + 1 + ending == bytes.count
  }
}
