// The part of ax-dump that speaks to macOS: elements, permission, programs, files. The rest stands in the files beside
// it and needs no framework. scripts/capture-macos compiles all of them and runs the result.

import AppKit
import ApplicationServices

/// One element of the accessibility interface, compared as the system compares them.
struct SystemElement: Hashable {
  let element: AXUIElement

  static func == (one: SystemElement, other: SystemElement) -> Bool { CFEqual(one.element, other.element) }

  func hash(into hasher: inout Hasher) { hasher.combine(CFHash(element)) }
}

/// The elements of a running program.
struct SystemElements: AXElementSource {
  let program: NSRunningApplication

  var root: SystemElement { SystemElement(element: AXUIElementCreateApplication(program.processIdentifier)) }

  // What NSRunningApplication says is as old as the last turn of a run loop, and there is none here.
  func isRunning() -> Bool { kill(program.processIdentifier, 0) == 0 }

  func text(_ attribute: String, of element: SystemElement) -> String? {
    guard let value = copy(attribute, of: element) else { return nil }
    if let text = value as? String { return text }
    if let text = value as? NSAttributedString { return text.string }
    // A number prints as it is: 0, 1 or 2 of a checkbox, 0.5 of a slider.
    if let number = value as? NSNumber { return number.stringValue }
    if let address = value as? URL { return address.absoluteString }
    return String(describing: value)
  }

  func flag(_ attribute: String, of element: SystemElement) -> Bool? {
    (copy(attribute, of: element) as? NSNumber)?.boolValue
  }

  func frame(of element: SystemElement) -> [Double]? {
    guard let value = copy("AXFrame", of: element), CFGetTypeID(value) == AXValueGetTypeID() else { return nil }
    var frame = CGRect.zero
    guard AXValueGetValue(unsafeDowncast(value, to: AXValue.self), .cgRect, &frame) else { return nil }
    return [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map(Double.init)
  }

  func actions(of element: SystemElement) -> [String] {
    var names: CFArray?
    guard AXUIElementCopyActionNames(element.element, &names) == .success else { return [] }
    return names as? [String] ?? []
  }

  func children(of element: SystemElement) -> [SystemElement] {
    (copy(kAXChildrenAttribute, of: element) as? [AXUIElement] ?? []).map(SystemElement.init)
  }

  private func copy(_ attribute: String, of element: SystemElement) -> CFTypeRef? {
    var value: CFTypeRef?
    let result = AXUIElementCopyAttributeValue(element.element, attribute as CFString, &value)
    guard result == .success, let value, CFGetTypeID(value) != CFNullGetTypeID() else { return nil }
    return value
  }
}

/// The file that a dump goes to, or standard output.
///
/// From the moment a capture begins, what stands there is of this capture: an older dump is never left in its place.
final class DumpFile {
  private let path: String?
  private var handle: FileHandle?

  init(path: String?) { self.path = path }

  private var skipPath: String? { path.map { ($0 as NSString).deletingPathExtension + ".skip" } }

  func begin() throws(AXFailure) {
    guard let path, let skipPath else {
      handle = .standardOutput
      return
    }
    try? FileManager.default.removeItem(atPath: skipPath)
    let folder = (path as NSString).deletingLastPathComponent
    if !folder.isEmpty { try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }
    guard FileManager.default.createFile(atPath: path, contents: nil) else {
      throw AXFailure(status: .usage, message: "cannot write '\(path)'")
    }
    handle = FileHandle(forWritingAtPath: path)
  }

  func add(_ text: String) throws(AXFailure) {
    do {
      try handle?.write(contentsOf: Data(text.utf8))
    } catch {
      throw AXFailure(status: .cut, message: "cannot write: \(error.localizedDescription)")
    }
  }

  func skip(_ reason: String) {
    guard let path, let skipPath else { return }
    try? FileManager.default.removeItem(atPath: path)
    try? (reason + "\n").write(toFile: skipPath, atomically: true, encoding: .utf8)
  }
}

@main
enum Main {
  static func main() {
    do throws(AXFailure) {
      let arguments = try AXArguments(Array(CommandLine.arguments.dropFirst()))
      if arguments.isHelp {
        print(AXArguments.help, terminator: "")
        exit(AXFailure.Status.captured.rawValue)
      }
      exit(capture(arguments).rawValue)
    } catch {
      complain(error.message)
      exit(error.status.rawValue)
    }
  }

  private static func capture(_ arguments: AXArguments) -> AXFailure.Status {
    let file = DumpFile(path: arguments.out)
    do throws(AXFailure) {
      try file.begin()
      try capture(arguments, into: file)
      return .captured
    } catch {
      complain(error.message)
      if error.status == .noPermission || error.status == .notFound { file.skip(error.message) }
      return error.status
    }
  }

  private static func capture(_ arguments: AXArguments, into file: DumpFile) throws(AXFailure) {
    guard AXIsProcessTrusted() else {
      throw AXFailure(
        status: .noPermission,
        message: "no permission: allow the terminal in System Settings, Privacy & Security, Accessibility")
    }
    let source = SystemElements(program: try program(arguments))
    // Browsers and their kin publish a page only to those who say that they read it.
    AXUIElementSetAttributeValue(source.root.element, "AXManualAccessibility" as CFString, kCFBooleanTrue)
    let walk = AXWalk(source: source, depthLimit: arguments.depth, extras: arguments.extras)
    let wait = AXWait(
      seconds: Double(arguments.seconds), clock: { ProcessInfo.processInfo.systemUptime },
      sleep: { Thread.sleep(forTimeInterval: $0) })
    let root = try wait.content(walk, awaited: arguments.awaited) { arguments.root(in: walk, program: source.root) }
    let version = ProcessInfo.processInfo.operatingSystemVersion
    let marks = AXMarks(
      platform: arguments.platform ?? (arguments.isSimulator ? "ios" : "macos"),
      screen: arguments.screen ?? arguments.window ?? "", captured: Int(Date().timeIntervalSince1970),
      system: "macOS \(version.majorVersion).\(version.minorVersion)", depthLimit: arguments.depth)
    try file.add(marks.header)
    let count = try walk.write(root) { (line) throws(AXFailure) in try file.add(line) }
    try file.add(AXMarks.end(nodes: count))
    complain("\(count) nodes")
  }

  private static func program(_ arguments: AXArguments) throws(AXFailure) -> NSRunningApplication {
    if let pid = arguments.pid {
      guard let found = NSRunningApplication(processIdentifier: pid_t(truncatingIfNeeded: pid)) else {
        throw AXFailure(status: .notFound, message: "there is no program with pid \(pid)")
      }
      return found
    }
    let bundle = arguments.isSimulator ? "com.apple.iphonesimulator" : arguments.bundle ?? ""
    let found = NSRunningApplication.runningApplications(withBundleIdentifier: bundle)
    guard let first = found.first else {
      throw AXFailure(status: .notFound, message: "'\(bundle)' is not running")
    }
    guard found.count == 1 else {
      let pids = found.map { String($0.processIdentifier) }.joined(separator: ", ")
      throw AXFailure(status: .usage, message: "'\(bundle)' runs more than once (\(pids)); name one with --pid")
    }
    return first
  }

  private static func complain(_ message: String) {
    FileHandle.standardError.write(Data("ax-dump: \(message)\n".utf8))
  }
}
