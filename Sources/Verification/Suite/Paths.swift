/// Paths as texts: the engine never asks the system what one means.
enum Paths {
  /// A folder and a name as one path; an absolute name stands alone.
  static func join(_ folder: String, _ name: String) -> String {
    if name.hasPrefix("/") || folder.isEmpty || folder == "." { return name }
    return folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// The folder of a path; empty where it has none.
  static func folder(_ path: String) -> String {
    guard let slash = last(0x2f, in: path[...]) else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last name of a path.
  static func name(_ path: String) -> String {
    guard let slash = last(0x2f, in: path[...]) else { return path }
    return String(path[path.index(after: slash)...])
  }

  /// A path without `.` and `x/..` steps, without doubled and trailing slashes.
  static func normal(_ path: String) -> String {
    if isNormal(path) { return path }
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part == "..", path.hasPrefix("/") {
        continue
      } else {
        parts.append(part)
      }
    }
    let joined = parts.joined(separator: "/")
    if path.hasPrefix("/") { return "/" + joined }
    return joined.isEmpty ? "." : joined
  }

  /// Whether a path has no step that goes away, as nearly every one has none; a letter beyond ASCII leaves it open.
  private static func isNormal(_ path: String) -> Bool {
    // A step of up to two dots, or of nothing, is none of a normal path; the one before a first slash is no step.
    var (length, hasLetter) = (0, false)
    var isFirst = true
    for byte in path.utf8 {
      if byte >= 0x80 { return false }
      guard byte == 0x2f else {
        length += 1
        if byte != 0x2e || length > 2 { hasLetter = true }
        continue
      }
      if !hasLetter, length > 0 || !isFirst { return false }
      (length, hasLetter, isFirst) = (0, false, false)
    }
    return hasLetter
  }

  /// The last place of a stroke or a dot.
  private static func last(_ byte: UInt8, in text: Substring) -> String.Index? {
    let bytes = text.utf8
    guard let place = bytes.lastIndex(of: byte) else { return nil }
    let next = bytes.index(after: place)
    let isLoose =
      (next == bytes.endIndex || bytes[next] < 0x80)
      && (place == bytes.startIndex || bytes[bytes.index(before: place)] < 0x80)
    // Beside a letter beyond ASCII it may be a part of one.
    return isLoose ? place : text.lastIndex(of: Character(Unicode.Scalar(byte)))
  }

  /// A path up to the innermost of its folders that has a name; `nil` where none has.
  static func upTo(_ name: String, in path: String) -> String? {
    var rest = path[...]
    while let slash = last(0x2f, in: rest) {
      rest = rest[..<slash]
      let start = last(0x2f, in: rest).map { rest.index(after: $0) } ?? rest.startIndex
      if rest[start...] == name { return String(rest) }
    }
    return nil
  }

  /// What follows a folder in a path; `nil` where the path is not below it.
  static func relative(_ path: String, to folder: String) -> String? {
    if folder.isEmpty || folder == "." { return path.hasPrefix("/") ? nil : path }
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
  }

  /// A name's ending after the last dot, in lower case; empty where it has none.
  static func ending(_ name: String) -> String {
    guard let dot = last(0x2e, in: name[...]), dot != name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }

  /// A name without its ending.
  static func stem(_ name: String) -> String {
    guard let dot = last(0x2e, in: name[...]), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }
}
