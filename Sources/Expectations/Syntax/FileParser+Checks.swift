internal import AccessibilityTree
internal import Vocabulary

extension FileParser {
  /// Where a line stands among the open ones.
  enum Placement {
    case outermost
    /// Below the last open line.
    case below
    /// Indented like no line above, which has been reported.
    case misfit
    /// Beside a line that is indented like none above: no better, and not worth a second report.
    case besideMisfit
  }

  /// Closes the lines that the next one is not below, and says where it stands.
  ///
  /// A line with a tab before it could be anywhere; it is taken to be below the last line that is open.
  mutating func place(_ indentation: Int, wrongly: Bool, span: SourceSpan) -> Placement {
    if wrongly { return open.isEmpty ? .outermost : .below }
    var hasClosed = false
    while let last = open.last, last.indentation >= indentation {
      if last.indentation == indentation {
        close()
        if last.isMisfit { return .besideMisfit }
        return open.isEmpty ? .outermost : .below
      }
      close()
      hasClosed = true
    }
    if open.isEmpty, indentation == 0 { return .outermost }
    if hasClosed || open.isEmpty {
      report(.fitsNoLine, at: span)
      return .misfit
    }
    return .below
  }

  func isBelowDropped(_ placement: Placement) -> Bool {
    guard case .below = placement, case .dropped? = open.last?.below else { return false }
    return true
  }

  mutating func addCheck(_ line: LexedLine) {
    let indentation = SourceSpan(
      SourcePosition(line: line.number, column: 1), length: max(1, line.indentation))
    let placement = place(line.indentation, wrongly: line.isIndentedWrongly, span: indentation)
    let isMisfit = placement == .misfit || placement == .besideMisfit
    var isMisplaced = placement == .misfit
    var setting = LineParser.Setting(declared: declared)
    let isDropped = isMisfit || isBelowDropped(placement)
    if case .below = placement, let parent = open.last {
      setting.above = parent.asked
      switch parent.below {
      case .lines, .dropped: break
      case .items:
        setting.isItem = true
        open[open.count - 1].hasItem = true
      case .nothing(let owner):
        if !line.isIndentedWrongly {
          report(owner.message, at: indentation)
          isMisplaced = true
          // One message for all that stands there.
          open[open.count - 1] = parent.dropping
        }
      }
    }
    var parser = LineParser(line, setting: setting)
    let check = parser.check()
    faults += parser.faults
    noteStart(parser)
    guard let check, parser.faults.isEmpty, !isMisplaced, !isDropped else {
      return drop(line, gate: parser.gate, isDropped: isDropped && !isMisplaced, isMisfit: isMisfit)
    }
    take(check, indentation: line.indentation, parser)
  }

  /// A first word that was probably meant as a header's is no check yet, and without that header nothing is judged.
  private mutating func noteStart(_ parser: LineParser) {
    if let meant = parser.misspeltStart, LanguageWords.headers.contains(meant), !hasCheck {
      file.hasHeaderError = true
      noteHeader(meant, line: parser.line.number)
    } else {
      hasCheck = true
    }
  }

  private mutating func take(_ check: Check, indentation: Int, _ parser: LineParser) {
    var check = check
    check.parent = open.last?.check
    var asked: Asked?
    if let declared { asked = places(of: check, above: parser.setting.above, declared: declared) }
    if parser.setting.isItem, let asked { open[open.count - 1].itemsAsked.formUnion(asked.selectors) }
    open.append(
      OpenLine(
        indentation: indentation, below: check.kind.below, check: file.checks.count, asked: asked,
        span: SourceSpan(check.position, length: check.text.unicodeScalars.count)))
    file.checks.append(check)
  }

  /// What a line is asked on.
  private mutating func places(of check: Check, above: Asked?, declared: [Platform]) -> Asked {
    guard above == nil, check.gate.isEmpty, check.arms.isEmpty else {
      return Asked(gate: check.gate, arms: check.arms, above: above, declared: declared)
    }
    // Most lines are asked on the platforms of the header.
    if let known = everywhere, known.declared == declared { return known.asked }
    let asked = Asked(gate: [], arms: [], above: nil, declared: declared)
    everywhere = (declared, asked)
    return asked
  }

  private mutating func drop(_ line: LexedLine, gate: [Selector], isDropped: Bool, isMisfit: Bool) {
    recordError(on: gate, isDropped: isDropped)
    guard !line.isIndentedWrongly else { return }
    open.append(
      OpenLine(
        indentation: line.indentation, below: .dropped, span: SourceSpan(line.start, length: 1), isMisfit: isMisfit))
  }

  /// Notes a line in error, and that the list it stands in is not the one that was meant.
  mutating func recordError(on gate: [Selector], isDropped: Bool) {
    for index in open.indices { open[index].isSpoilt = true }
    guard !isDropped else { return }
    let above = open.last { $0.check != nil }?.asked?.selectors ?? []
    let selectors = gate.isEmpty ? above : gate
    file.checksInError.append(selectors.isEmpty ? nil : selectors.filter { $0.variant == nil }.map(\.platform))
  }

  /// Closes the innermost open line; a list is judged as a whole or not at all.
  mutating func close() {
    guard let line = open.popLast(), case .items = line.below, let index = line.check else { return }
    if !line.isSpoilt {
      if !line.hasItem {
        report(.listWithoutItem, at: line.span)
      } else if let asked = line.asked, case let lacking = asked.selectors.filter({ !line.itemsAsked.contains($0) }),
        !lacking.isEmpty
      {
        report(.listEmptyOn(lacking.map(\.text)), at: line.span)
      } else {
        return
      }
    }
    let gate = file.checks[index].gate
    file.checks.removeSubrange(index...)
    recordError(on: gate, isDropped: false)
  }
}

extension Check.Kind {
  /// What may be indented below such a line.
  fileprivate var below: OpenLine.Below {
    switch self {
    case .bare, .absorbs, .inside: .lines
    case .stopsExactly: .items
    case .item: .nothing(.item)
    case .some, .count, .no, .each, .order, .log, .anchor: .nothing(.other(word))
    }
  }
}
