/// Paths as texts: the engine never asks the system what one means.
enum Paths {
  /// A folder and a name as one path; an absolute name stands alone.
  static func join(_ folder: String, _ name: String) -> String {
    if name.hasPrefix("/") || folder.isEmpty || folder == "." { return name }
    return folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// The folder of a path; empty where it has none.
  static func folder(_ path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last name of a path.
  static func name(_ path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return path }
    return String(path[path.index(after: slash)...])
  }

  /// A path without `.` and `x/..` steps, without doubled and trailing slashes.
  static func normal(_ path: String) -> String {
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

  /// What follows a folder in a path; `nil` where the path is not below it.
  static func relative(_ path: String, to folder: String) -> String? {
    if folder.isEmpty || folder == "." { return path.hasPrefix("/") ? nil : path }
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
  }

  /// A name's ending after the last dot, in lower case; empty where it has none.
  static func ending(_ name: String) -> String {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }

  /// A name without its ending.
  static func stem(_ name: String) -> String {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }
}
