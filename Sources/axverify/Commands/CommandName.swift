/// The commands, in the order in which help lists them.
///
/// A new one is a file beside this and a row here.
enum CommandName: String, CaseIterable {
  case check, diff, audit, lint, show, query, explain, role, merge, completions, help

  /// Its table; made when it is asked for, since a run needs one.
  var spec: CommandSpec {
    switch self {
    case .check: CheckCommand.spec
    case .diff: DiffCommand.spec
    case .audit: AuditCommand.spec
    case .lint: LintCommand.spec
    case .show: ShowCommand.spec
    case .query: QueryCommand.spec
    case .explain: ExplainCommand.spec
    case .role: RoleCommand.spec
    case .merge: MergeCommand.spec
    case .completions: CompletionsCommand.spec
    case .help: HelpCommand.spec
    }
  }
}
