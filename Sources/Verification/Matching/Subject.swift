internal import AccessibilityTree
internal import DumpFormats
internal import Expectations
internal import Vocabulary

/// One dump as it is judged: whose it is, and the look-ups that many lines share.
///
/// Whatever can be is made when a line first asks for it. One subject is used by one thread at a time.
final class Subject {
  /// Whose dump it is.
  let selector: Selector
  /// Its path, for messages.
  let path: String
  /// The dump.
  let dump: Dump
  /// Does two pieces of work on a large dump at once; `nil` where there is no thread to spare.
  let performer: Performer?
  /// The family of its role words.
  let column: RoleColumn
  /// The pairs of role and subrole, with what they mean.
  let roles: RoleClasses

  /// The tree.
  var tree: Tree { dump.tree }
  /// What wrote the dump.
  var source: Source { dump.source }
  /// The platform it is judged as.
  var platform: Platform { selector.platform }

  /// The pairs of role and subrole, in the order they first come up.
  var classes: [RoleClass] { roles.classes }
  /// The pair of each node, as a place in `classes`.
  var classOfNode: [Int32] { roles.ofNode }

  /// Where the lines of the dump begin, as far as places in it were asked for.
  private var lines = LineIndex()
  /// The nodes by name.
  private(set) lazy var names = TextIndex(tree, of: \.name)
  /// The nodes by value.
  private(set) lazy var values = TextIndex(tree, of: \.value)
  /// The nodes by hint.
  private(set) lazy var hints = TextIndex(tree, of: \.hint)
  /// The nodes by what tests call them.
  private(set) lazy var identifiers = TextIndex(tree, of: \.identifier)
  /// The nodes by all that they could say.
  private(set) lazy var allTexts = TextIndex(tree) { take in
    let texts = nodeTexts
    for index in texts.nodes.indices { texts.forEach(of: index) { ref, _ in take(Int32(index), ref) } }
  }
  /// The nodes by the words of all that they could say.
  private(set) lazy var words = WordIndex(self)
  /// The dump as a screen reader goes through it.
  private lazy var reading = DumpReading(dump, on: platform, roles: roles)
  /// Where a screen reader stops.
  private(set) lazy var stops = reading.stops
  /// The dump's words for roles.
  private(set) lazy var roleWords = Set(classes.map(\.role))
  /// The dump's words for subroles.
  private(set) lazy var subroleWords = Set(classes.compactMap(\.subrole))
  /// The nodes of each pair of role and subrole, in document order.
  private(set) lazy var nodesOfClass = ClassNodes(classOfNode, count: classes.count)
  /// The places of the pairs by their role, in the one spelling that stands for all of a word's.
  private lazy var placesByRole = roles.placesByRole()
  /// How a half-way check stands in this dump.
  private(set) lazy var mixedCheck = Vocabulary.standard.mixedCheck(source: source, platform: platform)
  /// The dump's words by their lower-case spelling, since attributes are asked for without regard to case.
  private lazy var attributesByFoldedName = tree.attributesByFoldedName()
  /// For each word of the tree: whether a name may come from an attribute of that name.
  private(set) lazy var isNameAttribute: [Bool] = {
    var flags = [Bool](repeating: false, count: tree.symbols.count)
    for name in nameAttributes {
      for symbol in attributes(named: name) { flags[Int(symbol.index)] = true }
    }
    return flags
  }()
  private lazy var nameAttributes = Set(Vocabulary.standard.nameAttributes(of: source).map { $0.lowercased() })
  /// The secure fields with a text that a mask stands for, in document order; one without a text hides nothing.
  private(set) lazy var maskedNodes: [Int32] = {
    func isMask(_ ref: TextRef) -> Bool {
      !ref.isAbsent && TextComparison.equal(tree.text, ref.range, Dump.maskBytes)
    }
    let masked = dump.secureNodes.filter { id in
      let node = tree[id]
      return [node.name, node.value, node.hint, node.identifier].contains(where: isMask)
        || tree.attributes(of: id).contains { isMask($0.value) }
    }
    return masked.map { Int32($0.index) }.sorted()
  }()
  /// The dump's own `name`, which in WebDriverAgent's may be an identifier.
  private(set) lazy var rawNames = attributes(named: "name")
  /// Where the nodes stand.
  private(set) lazy var frames = DumpFrames(dump, on: platform)
  private var attributeIndexes: [String: TextIndex] = [:]
  private var mergedClasses: [[Int]: ArraySlice<Int32>] = [:]
  /// The first roles that were asked for, which are gone through, and all further ones.
  private var matchers: [(asked: AskedRole, matcher: RoleMatcher)] = []
  private var furtherMatchers: [AskedRole: RoleMatcher] = [:]
  private var untoldReasons: [NeutralAttribute: [String?]] = [:]
  private lazy var knownRawAttributes: [String: String] = {
    var table: [String: String] = [:]
    for name in Vocabulary.standard.rawAttributes(of: source) { table[name.lowercased()] = name }
    return table
  }()

  /// Prepares a dump for judging.
  init(_ dump: Dump, path: String, selector: Selector, performer: Performer? = nil) {
    self.dump = dump
    self.path = path
    self.selector = selector
    self.performer = performer
    column = Vocabulary.standard.column(of: dump.source, on: selector.platform)
    roles = RoleClasses(dump.tree, in: column)
  }

  /// The place of a byte of the dump.
  func position(ofByte offset: Int) -> SourcePosition {
    lines.extend(through: offset, of: tree.text, length: tree.sourceLength)
    return lines.position(ofByte: offset, in: tree.text)
  }

  /// The neutral role of a node, as the tables have it.
  func meaning(of id: NodeID) -> NeutralRole? { roles.meaning(of: id) }

  /// What a node is called when it is read out, an approximation; `nil` where nothing is said.
  func spoken(of id: NodeID) -> [UInt8]? { reading.spoken(of: id) }

  /// The places in `classes` of the pairs of a role, whichever of its spellings the dump has.
  func places(ofRole role: String) -> [Int] { placesByRole[roles.spelling(of: role)] ?? [] }

  // MARK: - Look-ups that many lines share

  /// How many roles are gone through one by one; most screens are asked for fewer.
  private static let few = 12

  /// All that a decision on a role depends on beside the dump.
  private struct AskedRole: Hashable {
    var word: RolePattern.Word
    var subrole: RolePattern.Subrole
    var forAbsence: Bool
  }

  /// A role of a pattern, decided for this dump.
  func matcher(of pattern: RolePattern, forAbsence: Bool) -> RoleMatcher {
    let key = AskedRole(word: pattern.word, subrole: pattern.subrole, forAbsence: forAbsence)
    if let place = matchers.firstIndex(where: { $0.asked == key }) { return matchers[place].matcher }
    if matchers.count == Subject.few, let known = furtherMatchers[key] { return known }
    let matcher = RoleMatcher(pattern, in: self, forAbsence: forAbsence)
    if matchers.count < Subject.few { matchers.append((key, matcher)) } else { furtherMatchers[key] = matcher }
    return matcher
  }

  /// The nodes of several pairs of role and subrole, in document order.
  func nodes(ofClasses places: [Int]) -> ArraySlice<Int32> {
    if let known = mergedClasses[places] { return known }
    let merged = places.flatMap { nodesOfClass[$0] }.sorted()[...]
    mergedClasses[places] = merged
    return merged
  }

  /// The nodes by an attribute of the dump's own.
  func index(ofAttribute name: String) -> TextIndex {
    let folded = name.lowercased()
    if let known = attributeIndexes[folded] { return known }
    let symbols = attributes(named: folded)
    let index = TextIndex(tree) { take in
      for (place, node) in tree.nodes.enumerated() {
        let first = Int(node.firstAttribute)
        for attribute in first..<(first + Int(node.attributeCount))
        where symbols.contains(tree.attributes[attribute].name) {
          take(Int32(place), tree.attributes[attribute].value)
        }
      }
    }
    attributeIndexes[folded] = index
    return index
  }

  /// The dump's own attributes of a name, whatever their case; empty where no node has one.
  func attributes(named name: String) -> [Symbol] { attributesByFoldedName[name.lowercased()] ?? [] }

  /// Whether a name may come from an attribute of the dump's own.
  func isNameAttribute(_ name: String) -> Bool { nameAttributes.contains(name.lowercased()) }

  /// The neutral attribute that an attribute of the dump's own, in any letter case, is read as; `nil` for none.
  func neutralAttribute(ofRaw name: String) -> NeutralAttribute? {
    knownRawAttributes[name.lowercased()].flatMap { Vocabulary.standard.neutralAttribute(ofRaw: $0, source: source) }
  }

  // MARK: - What cannot be told

  /// For each pair of role and subrole: why a neutral attribute cannot be told where it is missing; `nil` where it can.
  func whyUntold(_ attribute: NeutralAttribute) -> [String?] {
    if let known = untoldReasons[attribute] { return known }
    var byRole: [Int: String?] = [:]
    let reasons = classes.map { roleClass -> String? in
      let key = roleClass.meaning?.index ?? -1
      if let known = byRole[key] { return known }
      let answer = Vocabulary.standard.observability(
        of: attribute, source: source, platform: platform, role: roleClass.meaning)
      let reason = whyUntold(answer, attribute: attribute.rawValue)
      byRole[key] = .some(reason)
      return reason
    }
    untoldReasons[attribute] = reasons
    return reasons
  }

  /// Why the role of a node that shows none cannot be told; `nil` where such a node has none.
  var whyUntoldRole: String? {
    let answer = Vocabulary.standard.observability(of: .role, source: source, platform: platform, role: nil)
    return whyUntold(answer, attribute: NeutralAttribute.role.rawValue)
  }

  /// Why an attribute of the dump's own spelling cannot be told where it is missing; `nil` where it can.
  func whyUntold(rawAttribute name: String) -> String? {
    if !attributes(named: name).isEmpty { return nil }
    guard let known = knownRawAttributes[name.lowercased()] else {
      return "\(dump.format) dumps do not print '\(name)'"
    }
    return whyUntold(Vocabulary.standard.observability(ofRaw: known, source: source), attribute: name)
  }

  private func whyUntold(_ observability: Observability, attribute: String) -> String? {
    switch observability {
    case .printed: nil
    case .ifSeen(let names):
      names.contains { !attributes(named: $0).isEmpty } ? nil : "no node of this dump shows '\(attribute)'"
    case .never(let reason): reason
    }
  }
}
