internal import Vocabulary

/// The lines of several dumps of one screen, brought together by what they are called.
struct SuggestionMerge {
  /// What stands in the place of one line: for each platform that has it, its line.
  struct Entry {
    var lines: [Platform: SuggestedLines.Line]
  }

  /// The entries, in the order of the first dump, with what only others have where it stands there.
  private(set) var entries: [Entry] = []
  /// The platforms in the order of the header.
  let platforms: [Platform]

  init(_ dumps: [(platform: Platform, lines: [SuggestedLines.Line])]) {
    platforms = dumps.map(\.platform)
    /// Which entry follows which, so that nothing is moved to make room.
    var next: [Int] = []
    var first = -1
    var byName: [String: [Int]] = [:]
    for (platform, lines) in dumps {
      var last = -1
      for line in lines {
        let key = SuggestionMerge.key(line)
        let known = byName[key, default: []].first { entries[$0].lines[platform] == nil }
        if let known {
          entries[known].lines[platform] = line
          last = known
          continue
        }
        let place = entries.count
        entries.append(Entry(lines: [platform: line]))
        byName[key, default: []].append(place)
        if last < 0 {
          next.append(first)
          first = place
        } else {
          next.append(next[last])
          next[last] = place
        }
        last = place
      }
    }
    var ordered: [Entry] = []
    var place = first
    while place >= 0 {
      ordered.append(entries[place])
      place = next[place]
    }
    entries = ordered
  }

  /// What lines of different platforms have in common if they are about the same thing.
  private static func key(_ line: SuggestedLines.Line) -> String {
    let pattern = line.pattern
    if let name = pattern.name { return "name " + name }
    if let spoken = pattern.tests.first(where: { $0.name == "spoken" })?.value { return "spoken " + spoken }
    return "role " + pattern.role.text
  }

  // MARK: - Writing

  /// The lines of an entry: one with arms where all platforms have it, else one for each way in which it is said.
  func text(_ entry: Entry) -> [String] {
    if let one = single(entry) { return [one] }
    var written: [(platforms: [Platform], text: String)] = []
    for platform in platforms {
      guard let line = entry.lines[platform] else { continue }
      if let place = written.firstIndex(where: { $0.text == line.text }) {
        written[place].platforms.append(platform)
      } else {
        written.append((platforms: [platform], text: line.text))
      }
    }
    return written.map { "@\(SuggestionMerge.list($0.platforms)) \($0.text)" }
  }

  /// The entry as one line that every platform is asked; `nil` where there is none.
  func single(_ entry: Entry) -> String? {
    let lines = platforms.compactMap { entry.lines[$0] }
    guard lines.count == platforms.count, Set(lines.map(\.count)).count == 1 else { return nil }
    let patterns = lines.map(\.pattern)
    guard Set(patterns.map(\.name)).count == 1 else { return nil }
    let count = lines[0].count == 1 ? "" : "\(lines[0].count)x "
    if Set(patterns).count == 1 { return count + patterns[0].text }
    var base = patterns[0]
    base.role = usualRole(patterns)
    base.tests = base.tests.filter { test in patterns.allSatisfy { $0.tests.contains(test) } }
    base.isStop = patterns.allSatisfy(\.isStop)
    return count + base.text + arms(patterns, base)
  }

  /// The role that most platforms have, the first of them where several are as usual.
  private func usualRole(_ patterns: [SuggestedPattern]) -> SuggestedPattern.Role {
    var counts: [(role: SuggestedPattern.Role, count: Int)] = []
    for pattern in patterns {
      if let place = counts.firstIndex(where: { $0.role == pattern.role }) {
        counts[place].count += 1
      } else {
        counts.append((pattern.role, 1))
      }
    }
    return counts.max { $0.count < $1.count }?.role ?? .any
  }

  private func arms(_ patterns: [SuggestedPattern], _ base: SuggestedPattern) -> String {
    var arms: [(platforms: [Platform], text: String)] = []
    var needsElse = false
    for (platform, pattern) in zip(platforms, patterns) {
      var words = pattern.role == base.role ? [] : [pattern.role.text]
      words += pattern.tests.filter { !base.tests.contains($0) }.map(\.text)
      if pattern.isStop, !base.isStop { words.append("stop") }
      let text = words.joined(separator: " ")
      if text.isEmpty {
        needsElse = true
      } else if let place = arms.firstIndex(where: { $0.text == text }) {
        arms[place].platforms.append(platform)
      } else {
        arms.append(([platform], text))
      }
    }
    return arms.map { " @\(SuggestionMerge.list($0.platforms)) \($0.text)" }.joined() + (needsElse ? " @else" : "")
  }

  private static func list(_ platforms: [Platform]) -> String {
    platforms.map(\.rawValue).joined(separator: ",")
  }
}
