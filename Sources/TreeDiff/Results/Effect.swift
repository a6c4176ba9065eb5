/// What a change does to a person with a screen reader: each has its class, so that the classes are one table.
public enum Effect: String, CaseIterable, Hashable, Sendable {
  /// An element that can be acted on has no name any more.
  case nameLost = "name-lost"
  /// It is hidden or ignored now.
  case hidden
  /// It is gone.
  case controlRemoved = "control-removed"
  /// Its new role is none that can be acted on.
  case actionLost = "action-lost"
  /// A screen reader no longer stops at it.
  case skipped
  /// An element that can be acted on is called something else.
  case nameChanged = "name-changed"
  /// It is something else.
  case roleChanged = "role-changed"
  /// Its value is another.
  case valueChanged = "value-changed"
  /// It is disabled, checked, expanded or selected otherwise.
  case stateChanged = "state-changed"
  /// It is read before or after other things than it was.
  case orderChanged = "order-changed"
  /// A heading is none any more, or gone.
  case headingLost = "heading-lost"
  /// A heading is of another level.
  case headingLevelChanged = "heading-level-changed"
  /// It has the name and role of a sibling now.
  case sameAsSibling = "same-as-sibling"
  /// Something that could be done with it cannot be done any more.
  case actionRemoved = "action-removed"
  /// Something that can be acted on is shown to a reader now, or has a name now.
  case restored
  /// A text or another element that cannot be acted on says something else.
  case textChanged = "text-changed"
  /// What explains an element changed: its hint or its placeholder.
  case hintChanged = "hint-changed"
  /// Another role of something that cannot be acted on.
  case kindChanged = "kind-changed"
  /// An element that says something is new.
  case elementAdded = "element-added"
  /// An element that says something and cannot be acted on is gone.
  case elementRemoved = "element-removed"
  /// It hangs elsewhere in the tree, and what is read keeps its order.
  case moved
  /// An attribute changed that a reader may tell of.
  case attributeChanged = "attribute-changed"
  /// A container that says nothing is new.
  case wrapperAdded = "wrapper-added"
  /// A container that says nothing is gone.
  case wrapperRemoved = "wrapper-removed"
  /// A container that says nothing, with nothing to stop at in it, hangs elsewhere.
  case wrapperMoved = "wrapper-moved"
  /// Tests know it by another identifier.
  case identifierChanged = "identifier-changed"
  /// It is written otherwise in a page or a layout, in what no reader tells of.
  case markupChanged = "markup-changed"
  /// Its place or size is another.
  case geometryChanged = "geometry-changed"

  /// The class of it.
  public var impact: Impact { row.impact }
  /// What is said of the element, as in "lost its name".
  public var phrase: String { row.phrase }

  private var row: (impact: Impact, phrase: String) {
    switch self {
    case .nameLost: (.blocker, "lost its name")
    case .hidden: (.blocker, "is hidden now")
    case .controlRemoved: (.blocker, "was removed")
    case .actionLost: (.blocker, "can no longer be acted on")
    case .skipped: (.blocker, "is skipped now")
    case .nameChanged: (.major, "has another name")
    case .roleChanged: (.major, "is something else")
    case .valueChanged: (.major, "has another value")
    case .stateChanged: (.major, "has another state")
    case .orderChanged: (.major, "is read in another order")
    case .headingLost: (.major, "is no heading any more")
    case .headingLevelChanged: (.major, "has another heading level")
    case .sameAsSibling: (.major, "has the name and role of a sibling")
    case .actionRemoved: (.major, "lost an action")
    case .restored: (.minor, "can be used now")
    case .textChanged: (.minor, "says something else")
    case .hintChanged: (.minor, "has another hint")
    case .kindChanged: (.minor, "is something else")
    case .elementAdded: (.minor, "was added")
    case .elementRemoved: (.minor, "was removed")
    case .moved: (.minor, "moved")
    case .attributeChanged: (.minor, "has another attribute")
    case .wrapperAdded: (.structure, "was added around or beside others")
    case .wrapperRemoved: (.structure, "was taken away")
    case .wrapperMoved: (.structure, "moved")
    case .identifierChanged: (.structure, "has another identifier")
    case .markupChanged: (.structure, "has other markup")
    case .geometryChanged: (.structure, "is in another place or of another size")
    }
  }
}
