import AccessibilityTree
import DumpFormats
import Expectations
import Vocabulary

@testable import Verification

extension Subject {
  /// A subject of a source's dump, a line a node: two blanks a level, the role (`-` for none), then name=value pairs
  /// that are both raw attributes and, for name, accessible and visible, neutral fields.
  static func of(_ source: Source, on platform: Platform, _ lines: String) -> Subject {
    var builder = TreeBuilder(source: [])
    for line in lines.split(separator: "\n") {
      let words = line.split(separator: " ")
      builder.end(toDepth: line.prefix { $0 == " " }.count / 2)
      let role = words.first.map(String.init) ?? "-"
      builder.begin(role: role == "-" ? .none : builder.symbols.intern(role), offset: 0)
      for word in words.dropFirst() {
        let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
        let value = builder.append((parts.last ?? "").utf8)
        let name = builder.symbols.intern(parts[0])
        builder.add(name, value)
        let state: StateValue = parts.last == "true" ? .true : .false
        builder.update { node in
          switch parts[0] {
          case "name": node.name = value
          case "accessible": node.states[.accessible] = state
          case "visible": node.states[.visible] = state
          default: break
          }
        }
      }
    }
    let dump = Dump(
      tree: builder.finish(), format: source.rawValue, source: source, platforms: [platform], platformReason: "")
    return Subject(dump, path: "dump", selector: Selector(platform: platform))
  }
}
