/// The commands, in the order in which help lists them.
///
/// A new one is a file beside this and a row here.
enum CommandName: String, CaseIterable {
  case check, lint, show, query, explain, role, help

  /// Its table; made when it is asked for, since a run needs one.
  var spec: CommandSpec {
    switch self {
    case .check: CheckCommand.spec
    case .lint: LintCommand.spec
    case .show: ShowCommand.spec
    case .query: QueryCommand.spec
    case .explain: ExplainCommand.spec
    case .role: RoleCommand.spec
    case .help: HelpCommand.spec
    }
  }
}
