internal import AccessibilityTree
internal import AccessibilityVerification
internal import Audit
internal import DumpFormats
internal import Verification
internal import Vocabulary

/// What `audit` was asked, resolved from what was said.
struct AuditRequest {
  /// The dumps, folders resolved to the files below them.
  private(set) var paths: [String] = []
  /// What is wrong with it.
  private(set) var errors: [Diagnostic] = []
  /// The links that were met in folders and not followed.
  private(set) var leftAlone: [String] = []
  /// The folders that could not be listed.
  private var closed: [Diagnostic] = []
  private var configuration: AuditConfiguration
  private let arguments: ParsedArguments
  /// The rules of a large dump are gone through by two threads.
  private static let workers = Workers(2)

  /// Resolves what was said; the command line wins over the settings of the project.
  init(_ arguments: ParsedArguments, _ settings: AuditConfiguration, files: LocalFiles) {
    self.arguments = arguments
    configuration = settings
    let today = SystemCalls.today()
    configuration.today = CalendarDate(year: today.year, month: today.month, day: today.day)
    if let profile = arguments.value("profile") {
      configuration.profile = profile == AuditProfile.all[0].id ? nil : profile
    }
    configuration.listsPassing = arguments.isOn("passing")
    configuration.requiredElements = arguments.number("require-elements") ?? 0
    if let text = arguments.value("density") { setDensity(text) }
    if let path = arguments.value("known") { readKnown(path, files) }
    if let folder = arguments.value("sources"), files.kind(of: folder) != .directory {
      fail("no-such-folder", "no such folder '\(folder)', which '--sources' names")
    }
    for operand in arguments.operands { add(operand, files) }
    readWaivers(files)
    if arguments.operands.isEmpty { fail("missing-operand", "DUMP is missing") }
    if arguments.operands.filter({ $0 == "-" }).count > 1 {
      fail("unexpected-operand", "standard input can be read once; '-' is there twice")
    }
  }

  private mutating func setDensity(_ text: String) {
    guard let density = Double(text), density.isFinite, density > 0, density < 1000 else {
      return fail("wrong-value", "option '--density' takes a number above 0, such as 2.625, not '\(text)'")
    }
    configuration.density = density
  }

  private mutating func readKnown(_ path: String, _ files: LocalFiles) {
    do throws(Diagnostic) {
      let list = KnownFindings.read(try files.read(path), path: path)
      configuration.known = list.known
      errors += list.faults
    } catch {
      errors.append(error)
    }
  }

  /// Takes in the waivers that lie beside the dumps, each folder's once.
  private mutating func readWaivers(_ files: LocalFiles) {
    var seen: Set<String> = []
    for path in paths where path != "-" {
      let folder = Waiver.folder(of: path)
      guard seen.insert(folder).inserted else { continue }
      let file = folder + DumpNames.waivers
      guard files.kind(of: file) == .file else { continue }
      do throws(Diagnostic) {
        var settings = WaiverFile(folder: folder)
        settings.read(try JSONValue(reading: try files.read(file), path: file))
        configuration.waivers += settings.waivers
        errors += settings.errors
      } catch {
        errors.append(error)
      }
    }
  }

  /// A folder stands for the dumps below it, in the order of their names.
  private mutating func add(_ operand: String, _ files: LocalFiles) {
    guard operand != "-", files.kind(of: operand) == .directory else {
      paths.append(operand)
      return
    }
    let found = FolderWalk.files(below: operand, files, where: DumpNames.isDump)
    leftAlone += found.leftAlone
    closed += found.closed
    if found.files.isEmpty, found.closed.isEmpty { fail("no-dumps", "there is no dump in the folder '\(operand)'") }
    paths += found.files
  }

  private mutating func fail(_ id: String, _ message: String) {
    errors.append(Diagnostic(id: id, message))
  }

  // MARK: - Running

  /// Audits the dumps, and looks into the sources.
  ///
  /// - Parameter drawsTrees: whether a report shows the trees of the dumps.
  func run(_ files: LocalFiles, drawsTrees: Bool = false) -> AuditRun {
    var configuration = configuration
    if drawsTrees { configuration.picturedNodes = TreeExcerpt.nodes(ofEachOf: paths.count) }
    var audits: [DumpAudit] = []
    var errors = closed
    for path in paths {
      do throws(Diagnostic) {
        let input = try DumpInput(path, arguments, files: files)
        let platform = try input.platform(arguments)
        let subject = AuditSubject(input.dump, path: path, platform: platform)
        audits.append(Auditor.audit(subject, configuration, perform: Self.workers.perform))
      } catch {
        errors.append(error)
      }
    }
    if let folder = arguments.value("sources") { lookIntoSources(folder, files, &audits) }
    return AuditRun(
      audits, errors: errors, configuration: configuration,
      isStrictAboutWaivers: arguments.isOn("strict-waivers"))
  }

  /// Endings of files in which a label or identifier may stand.
  private static let sourceEndings: Set<String> = [
    "swift", "m", "mm", "h", "kt", "kts", "java", "xml", "storyboard", "xib", "strings", "xcstrings", "dart", "js",
    "jsx",
    "ts", "tsx", "vue", "svelte", "html", "cs", "xaml", "ui", "blp", "qml", "py", "c", "cpp", "cc", "rs", "vala",
    "json",
  ]
  /// Larger files are made by machines.
  private static let largestSource = 2_000_000

  private func lookIntoSources(_ folder: String, _ files: LocalFiles, _ audits: inout [DumpAudit]) {
    var places = SourcePlaces(audits)
    if places.isIdle { return }
    let sources = FolderWalk.files(below: folder, files) { path in
      path.lastIndex(of: ".").map { Self.sourceEndings.contains(String(path[path.index(after: $0)...])) } ?? false
    }
    for path in sources.files {
      guard let bytes = try? files.read(path), bytes.count <= Self.largestSource else { continue }
      places.scan(bytes, path: path)
    }
    for audit in audits.indices {
      for finding in audits[audit].findings.indices where audits[audit].findings[finding].findingClass == .failure {
        audits[audit].findings[finding].likelyPlaces = places.places(of: audits[audit].findings[finding])
      }
    }
  }
}
