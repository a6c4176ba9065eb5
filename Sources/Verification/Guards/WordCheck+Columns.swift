internal import DumpFormats
internal import Expectations
internal import Vocabulary

extension WordCheck {
  /// The columns of the dumps at hand; where there is none, of those that are usual on the platform.
  func columns(of selector: Selector) -> [RoleColumn] {
    let columns = columnsAtHand(of: selector)
    return columns.isEmpty
      ? self.columns(of: Vocabulary.standard.usualSources(of: selector.platform), selector) : columns
  }

  /// The columns of the dumps at hand; where there is none, of all that can come from the platform.
  func knownColumns(of selector: Selector) -> [RoleColumn] {
    let columns = columnsAtHand(of: selector)
    return columns.isEmpty ? self.columns(of: Vocabulary.standard.sources(of: selector.platform), selector) : columns
  }

  private func columnsAtHand(of selector: Selector) -> [RoleColumn] {
    var columns: [RoleColumn] = []
    // A dump of another platform is refused, and its words are none of this one's.
    for subject in subjects
    where subject.selector == selector && subject.dump.platforms.contains(selector.platform)
      && !columns.contains(subject.column)
    {
      columns.append(subject.column)
    }
    return columns
  }

  private func columns(of sources: [Source], _ selector: Selector) -> [RoleColumn] {
    var columns: [RoleColumn] = []
    for source in sources {
      let column = Vocabulary.standard.column(of: source, on: selector.platform)
      if !columns.contains(column) { columns.append(column) }
    }
    return columns
  }

  /// The columns whose words count as known beside a column: the AX ones are one vocabulary, whichever system
  /// publishes them.
  func family(_ column: RoleColumn) -> [RoleColumn] {
    column.isAX ? [.macAX, .iosAX] : [column]
  }
}
