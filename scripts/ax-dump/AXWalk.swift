/// Why there is no whole dump, with the exit status for it.
struct AXFailure: Error, Equatable {
  /// Exit statuses, the same for every capture script of the project.
  enum Status: Int32 {
    case captured = 0
    case nothing = 1
    case noPermission = 2
    case notFound = 3
    case ended = 4
    case cut = 5
    case usage = 64
  }

  /// The exit status.
  var status: Status
  /// What happened, for people.
  var message: String
}

/// Walks a tree: finds where the dump begins, waits until there is something in it, and writes it line by line.
struct AXWalk<Source: AXElementSource> {
  /// Where the elements come from.
  let source: Source
  /// The depth limit; `nil` for none.
  var depthLimit: Int?
  /// The most elements that are walked.
  var mostElements = 100_000
  /// What is printed of each.
  var extras = AXLine.Extras()

  /// Roles that an app has before it has any content.
  private static var shell: Set<String> {
    [
      "AXApplication", "AXWindow", "AXMenuBar", "AXMenuBarItem", "AXMenu", "AXMenuItem", "AXGroup", "AXScrollArea",
      "AXSplitGroup",
    ]
  }

  /// Writes every element from the root on, and returns how many there are.
  ///
  /// The stack is an array, so depth costs memory and nothing else; an element inside itself ends the walk.
  func write(_ root: Source.Element, to sink: (String) throws(AXFailure) -> Void) throws(AXFailure) -> Int {
    var (count, path, above) = (0, [Source.Element](), Set<Source.Element>())
    var stack = [(element: root, depth: 0)]
    while let (element, depth) = stack.popLast() {
      while path.count > depth { above.remove(path.removeLast()) }
      guard above.insert(element).inserted else {
        throw AXFailure(status: .cut, message: "an element has itself as something inside it")
      }
      path.append(element)
      count += 1
      try sink(AXLine.text(element, in: source, depth: depth, extras: extras))
      if let depthLimit, depth + 1 >= depthLimit { continue }
      let children = source.children(of: element)
      guard count + stack.count + children.count <= mostElements else {
        throw AXFailure(status: .cut, message: "there are more than \(mostElements) elements")
      }
      for child in children.reversed() { stack.append((child, depth + 1)) }
    }
    guard source.isRunning() else { throw AXFailure(status: .ended, message: "the program ended during the walk") }
    return count
  }

  /// The first element that fits, depth first.
  func first(below root: Source.Element, where fits: (Source.Element) -> Bool) -> Source.Element? {
    var (seen, stack) = (0, [root])
    while let element = stack.popLast(), seen < mostElements {
      seen += 1
      if fits(element) { return element }
      stack.append(contentsOf: source.children(of: element).reversed())
    }
    return nil
  }

  /// The group that the Simulator shows its device's screen in.
  func simulatorContent(below root: Source.Element) -> Source.Element? {
    first(below: root) { source.text("AXSubrole", of: $0) == "iOSContentGroup" }
  }

  /// Whether there is something inside an element that is no shell: the Simulator publishes its group before that.
  func hasContent(_ root: Source.Element) -> Bool {
    first(below: root) { element in
      element != root && !Self.shell.contains(source.text("AXRole", of: element) ?? "AXGroup")
    } != nil
  }

  /// Whether an element says a text, by its label, its title, or as static text its value.
  func says(_ text: String, _ element: Source.Element) -> Bool {
    ["AXDescription", "AXTitle", "AXValue"].contains { source.text($0, of: element) == text }
  }
}

/// Waits for a screen: asks again and again, until it is there or the time is over.
struct AXWait {
  /// How long to wait, in seconds.
  var seconds: Double
  /// The time, in seconds from any beginning.
  var clock: () -> Double
  /// Sleeps for that many seconds.
  var sleep: (Double) -> Void

  /// Returns the root of the dump once it has content and shows the text that is waited for.
  ///
  /// - Parameters:
  ///   - walk: how elements are looked at.
  ///   - awaited: a text that has to be there.
  ///   - root: where the dump begins, where that is there yet.
  func content<Source: AXElementSource>(
    _ walk: AXWalk<Source>, awaited: String?, root: () -> Source.Element?
  ) throws(AXFailure) -> Source.Element {
    let end = clock() + seconds
    var missing = ""
    repeat {
      guard walk.source.isRunning() else { throw AXFailure(status: .ended, message: "the program ended") }
      guard let found = root() else {
        missing = "there is no window, or no screen of a device in it"
        sleep(0.3)
        continue
      }
      if !walk.hasContent(found) {
        missing = "there is nothing in it but windows and groups"
      } else if let awaited, walk.first(below: found, where: { walk.says(awaited, $0) }) == nil {
        missing = "nothing says " + AXText.quoted(awaited)
      } else {
        return found
      }
      sleep(0.3)
    } while clock() < end
    throw AXFailure(status: .nothing, message: missing + ", after all the waiting")
  }
}
