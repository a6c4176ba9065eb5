@testable import Vocabulary

extension ObservabilityTests {
  /// The answers of the sources that share rows, one line each: source, platform, role, attributes, answer.
  static let furtherLines = """
    walker|macos||name role subrole spoken|always
    walker|macos||value|seen value;val
    walker|macos||hint|seen help
    walker|macos||id|seen id;identifier
    walker|macos||enabled|seen enabled;disabled
    walker|macos||selected|seen selected
    walker|macos||checked|seen checked;unchecked;value;val
    walker|macos||expanded|seen expanded;collapsed
    walker|macos||focused|seen focused
    walker|macos||busy|never nothing outside the app tells on Apple's platforms that it is busy
    walker|web||busy|seen busy
    walker|macos||frame|seen frame;position;size
    ax-json|macos||name value checked role spoken|always
    ax-json|macos||subrole|seen subrole
    ax-json|macos||hint|seen help
    ax-json|macos||id|seen identifier
    ax-json|macos||enabled|seen enabled;state
    ax-json|macos||selected|seen selected
    ax-json|macos||expanded|seen expanded
    ax-json|macos||focused|seen focused
    ax-json|macos||busy|never nothing outside the app tells on Apple's platforms that it is busy
    ax-json|web||busy|seen busy
    ax-json|macos||frame|seen frame;bounds;rect;bbox;absolute_position;position
    xcuitest-debug|ios||name value id enabled selected checked frame role subrole spoken|always
    xcuitest-debug|ios|textfield|hint|seen placeholderValue
    xcuitest-debug|ios||hint|never XCUITest's debug description prints no hint
    xcuitest-debug|ios||focused|seen focused
    xcuitest-debug|ios||expanded|never XCUITest's debug description does not print whether it is expanded
    xcuitest-debug|ios||busy|never nothing outside the app tells on Apple's platforms that it is busy
    wda-json|ios||name value id enabled checked frame role spoken|always
    wda-json|ios|textfield|hint|seen placeholderValue
    wda-json|ios||hint|never WebDriverAgent's JSON prints no hint
    wda-json|ios|button|selected|always
    wda-json|ios||selected|seen selected;isSelected;traits
    wda-json|ios||focused|seen isFocused;focused
    wda-json|ios||expanded|never WebDriverAgent's JSON does not print whether it is expanded
    wda-json|ios||busy|never nothing outside the app tells on Apple's platforms that it is busy
    wda-json|ios||subrole|never XCUITest has no subroles
    idb|ios||name value hint id enabled checked frame role subrole spoken|always
    idb|ios||selected|seen traits;selected
    idb|ios||expanded|seen expanded
    idb|ios||focused|seen focused
    idb|ios||busy|never nothing outside the app tells on Apple's platforms that it is busy
    maestro|android||name id enabled selected checked focused frame spoken|always
    maestro|android||value|seen value
    maestro|android||hint|seen hintText
    maestro|android||role|seen class
    maestro|android||expanded|never Maestro does not print whether it is expanded
    maestro|android||busy|never Maestro does not print whether it is busy
    maestro|android|textfield|subrole|seen password
    maestro|android||subrole|never Maestro prints no subroles
    detox|android||name id focused role spoken|always
    detox|android||frame|never Detox gives places relative to the view around
    detox|android||value|seen value
    detox|android|checkbox|checked|seen value
    detox|android||checked|never Detox does not print whether it is checked
    detox|android||enabled|never Detox does not print whether it is enabled
    detox|android||selected|never Detox does not print whether it is selected
    detox|android||expanded|never Detox does not print whether it is expanded
    detox|android||busy|never Detox does not print whether it is busy
    detox|android||hint|seen hint
    detox|android||subrole|never a view hierarchy has no subroles
    compose|android||name value id enabled selected checked focused frame role spoken|always
    compose|android||hint|never Compose prints no hint
    compose|android||expanded|never Compose prints that it can be expanded or collapsed, as an action, and no state
    compose|android||busy|never Compose does not print whether it is busy
    compose|android|textfield|subrole|always
    compose|android||subrole|never Compose has no subroles
    flutter|linux||name value hint enabled selected checked expanded focused role spoken|always
    flutter|linux||frame|never Flutter gives rectangles relative to the node around
    flutter|linux||id|seen identifier
    flutter|linux||busy|never Flutter does not print whether it is busy
    flutter|linux|textfield|subrole|always
    flutter|linux||subrole|never Flutter has no subroles
    chromium-blink|web||name value role spoken|always
    chromium-blink|web||hint|seen description;placeholder
    chromium-blink|web||id|seen htmlId
    chromium-blink|web||enabled|seen restriction
    chromium-blink|web||selected|seen selected
    chromium-blink|web||checked|seen checkedState;checked
    chromium-blink|web||expanded|seen expanded;collapsed
    chromium-blink|web||focused|seen focused
    chromium-blink|web||busy|seen busy
    chromium-blink|web||frame|seen location;size
    chromium-blink|web||subrole|never Chromium has no subroles of its own
    chromium-mac|macos||name value checked role spoken|always
    chromium-mac|macos||hint|seen AXHelp
    chromium-mac|macos||id|seen AXDOMIdentifier;AXIdentifier
    chromium-mac|macos||enabled|seen AXEnabled
    chromium-mac|macos||selected|seen AXSelected
    chromium-mac|macos||expanded|seen AXExpanded
    chromium-mac|macos||focused|seen AXFocused
    chromium-mac|macos||busy|seen AXElementBusy
    chromium-mac|macos||frame|seen AXFrame;AXPosition
    chromium-mac|macos||subrole|seen AXSubrole
    chromium-android|android||name role spoken|always
    chromium-android|android|textfield|value|seen text;name
    chromium-android|android||value|never Chromium's tree for Android prints no value
    chromium-android|android||hint|seen hint
    chromium-android|android||id|seen viewIdResName
    chromium-android|android||enabled|seen disabled
    chromium-android|android||selected|seen selected
    chromium-android|android||checked|seen checked;checkable
    chromium-android|android||expanded|never Chromium's tree for Android does not print whether it is expanded
    chromium-android|android||busy|never Chromium's tree for Android does not print whether it is busy
    chromium-android|android||frame|never Chromium's tree for Android prints no frame
    chromium-android|android||focused|seen focused
    chromium-android|android||subrole|never Android has no subroles
    chromium-auralinux|linux||name role spoken|always
    chromium-auralinux|linux||hint|seen description
    chromium-auralinux|linux||value|seen current;value;valuetext;text
    chromium-auralinux|linux||id|seen id
    chromium-auralinux|linux||enabled|seen enabled;sensitive
    chromium-auralinux|linux||selected|seen selected
    chromium-auralinux|linux||checked|seen checked;pressed
    chromium-auralinux|linux||expanded|seen expanded;expandable
    chromium-auralinux|linux||focused|seen focused
    chromium-auralinux|linux||busy|seen busy
    chromium-auralinux|linux||frame|seen bounds
    chromium-auralinux|linux||subrole|seen xml-roles
    chromium-win|windows||name role spoken|always
    chromium-win|windows||hint|seen description
    chromium-win|windows||value|seen value
    chromium-win|windows||id|seen id
    chromium-win|windows||enabled|seen UNAVAILABLE
    chromium-win|windows||selected|seen SELECTED
    chromium-win|windows||checked|seen CHECKED;MIXED;PRESSED
    chromium-win|windows||expanded|seen EXPANDED;COLLAPSED
    chromium-win|windows||focused|seen FOCUSED
    chromium-win|windows||busy|seen BUSY
    chromium-win|windows||frame|seen location;size
    chromium-win|windows||subrole|seen xml-roles
    cdp|web||name value hint enabled selected checked expanded focused busy role spoken|always
    cdp|web||id|never the DevTools protocol prints no identifier
    cdp|web||frame|never the DevTools protocol prints no frame
    cdp|web||subrole|never ARIA has no subroles
    playwright-aria|web||name value enabled selected checked expanded role spoken|always
    playwright-aria|web||hint|seen /placeholder
    playwright-aria|web||focused|seen active
    playwright-aria|web||frame|seen box
    playwright-aria|web||id|never Playwright's aria snapshot prints no identifier
    playwright-aria|web||busy|never Playwright's aria snapshot does not print whether it is busy
    playwright-aria|web||subrole|never ARIA has no subroles
    playwright-json|web||name value hint enabled selected checked expanded focused role spoken|always
    playwright-json|web||id|never Playwright's older snapshot prints no identifier
    playwright-json|web||busy|never Playwright's older snapshot does not print whether it is busy
    playwright-json|web||frame|never Playwright's older snapshot prints no frame
    playwright-json|web||subrole|never ARIA has no subroles
    pywinauto|windows||name frame role spoken|always
    pywinauto|windows||id|seen auto_id
    pywinauto|windows||value|never pywinauto prints no value
    pywinauto|windows||hint|never pywinauto prints no hint
    pywinauto|windows||enabled|never pywinauto does not print whether it is enabled
    pywinauto|windows||selected|never pywinauto does not print whether it is selected
    pywinauto|windows||checked|never pywinauto does not print whether it is checked
    pywinauto|windows||expanded|never pywinauto does not print whether it is expanded
    pywinauto|windows||focused|never pywinauto does not print what has the focus
    pywinauto|windows||busy|never pywinauto does not print whether it is busy
    pywinauto|windows||subrole|never UI Automation has no subroles
    axe-windows|windows||name frame role spoken checked|always
    axe-windows|windows||id|seen AutomationId
    axe-windows|windows||hint|seen HelpText
    axe-windows|windows||value|seen Value.Value;Value;ValueValue;RangeValue.Value
    axe-windows|windows||enabled|seen IsEnabled
    axe-windows|windows||focused|seen HasKeyboardFocus
    axe-windows|windows|radio|checked|never UI Automation tells of a radio button that it is selected, not that it is checked
    axe-windows|windows|checkbox|checked|seen ToggleState;Toggle.ToggleState
    axe-windows|windows||selected|seen IsSelected;SelectionItem.IsSelected
    axe-windows|windows||expanded|seen ExpandCollapseState;ExpandCollapse.ExpandCollapseState
    axe-windows|windows||busy|never Axe.Windows does not print whether it is busy
    axe-windows|windows|textfield|subrole|seen IsPassword
    axe-windows|windows||subrole|never UI Automation has no subroles
    novawindows|windows||name id hint enabled focused frame role spoken checked|always
    novawindows|windows||value|seen Value.Value;Value;ValueValue;RangeValue.Value
    novawindows|windows|radio|checked|never UI Automation tells of a radio button that it is selected, not that it is checked
    novawindows|windows|checkbox|checked|seen ToggleState;Toggle.ToggleState
    novawindows|windows||selected|seen IsSelected;SelectionItem.IsSelected
    novawindows|windows||expanded|seen ExpandCollapseState;ExpandCollapse.ExpandCollapseState
    novawindows|windows||busy|never NovaWindows does not print whether it is busy
    novawindows|windows|textfield|subrole|always
    novawindows|windows||subrole|never UI Automation has no subroles
    gtk-text|linux||name enabled selected checked expanded focused busy role spoken|always
    gtk-text|linux||value|seen text;value;current value
    gtk-text|linux||hint|seen description
    gtk-text|linux||id|always
    gtk-text|linux||frame|never GTK's test text prints no frame
    gtk-text|linux||subrole|never GTK's test text prints no subroles
    dogtail|linux||name role spoken|always
    dogtail|linux||value|never dogtail prints no value
    dogtail|linux||hint|never dogtail prints no hint
    dogtail|linux||id|never dogtail prints no identifier
    dogtail|linux||enabled|never dogtail does not print whether it is enabled
    dogtail|linux||selected|never dogtail does not print whether it is selected
    dogtail|linux||checked|never dogtail does not print whether it is checked
    dogtail|linux||expanded|never dogtail does not print whether it is expanded
    dogtail|linux||focused|never dogtail does not print what has the focus
    dogtail|linux||busy|never dogtail does not print whether it is busy
    dogtail|linux||frame|seen p;s
    dogtail|linux||subrole|never dogtail prints no subroles
    """

  static let furtherCases: [Case] = furtherLines.split(separator: "\n").compactMap { line in
    let fields = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    guard fields.count == 5, let source = Source(rawValue: fields[0]), let platform = Platform(rawValue: fields[1])
    else { return nil }
    return Case(
      source, platform, fields[3].split(separator: " ").compactMap { NeutralAttribute(rawValue: String($0)) },
      answer(fields[4]), role: fields[2].isEmpty ? nil : fields[2])
  }

  private static func answer(_ text: String) -> Observability {
    let (word, rest) = (text.prefix { $0 != " " }, text.drop { $0 != " " }.dropFirst())
    switch word {
    case "seen": return .ifSeen(rest.split(separator: ";").map(String.init))
    case "never": return .never(because: String(rest))
    default: return .printed
    }
  }
}
