// Made by scripts/generate-rule-help from the doc comments in Rules. Do not edit: change the comment, then run it.
// swift-format-ignore-file

/// What the doc comments of the rules say, by the words of the rules.
enum GeneratedRuleHelp {
  static let texts: [String: String] = [
    "adjustable-without-role": ##"""
Something that goes up and down is a slider.

## What it finds
Actions to increment and decrement, or the trait for it, on an element whose role is none that has a value to
change. The other way round, a slider of AX without those actions, is a recommendation.

## Why it matters
A reader does not say that swiping up and down changes it.

## What it leaves alone
Sliders, steppers, wheels of pickers, ratings, scroll bars, splitters and page indicators.
"""##,
    "conflicting-traits": ##"""
Traits do not contradict each other.

## What it finds
Two traits that say two kinds: button and adjustable, button and search field, button and key, search field and
key, link and adjustable, text and adjustable.

## Why it matters
The reader says one of them, and offers what belongs to the other.

## What it leaves alone
Button with link, header, text, image or selected, which controls of the system have too; keys of a keyboard.
"""##,
    "control-inside-control": ##"""
A control does not swallow another control.

## What it finds
A control inside a button, link, check box, switch, tab or slider, or inside anything that is one stop as a whole.

## Why it matters
On most platforms the inner one cannot be reached.

## What it leaves alone
Rows and cells over controls, menus below their item, the lists of combo boxes, the buttons of steppers, items of
trees, web pages inside an app; the tabs of GTK, which are the parents of their pages, and a control that is the
only one inside another of its name. On Android, where both are reached, only an inner one without a name counts.
"""##,
    "control-missing-label": ##"""
Every enabled interactive element has a name.

## What it finds
A control whose name is blank after all that could name it: label, title, its own text, and where the platform
does that, the texts inside it. What a toolkit fills in for want of a name, such as `GtkImage`, counts as blank.

## Why it matters
A screen reader says "button" and nothing else. Nobody knows what it does without trying it.

## What it leaves alone
Hidden and disabled controls, chrome of the system, containers and scrollers, pieces of a control that has a name,
and text fields, which have a rule of their own.
"""##,
    "control-missing-value": ##"""
A slider, toggle or picker has a value.

## What it finds
A control of a kind that has a value or state, and neither is there.

## Why it matters
A reader says "Volume, slider" and not how loud it is.

## What it leaves alone
Progress, which without a value is one that runs without an end, buttons that open and close something, and pop-up
buttons without a choice yet. A check box without a value on iOS is
said to be missing or half-way, since UIKit has no half-way state.
"""##,
    "control-not-exposed": ##"""
A control on the screen can be reached.

## What it finds
A control that is drawn and enabled, at which no reader stops, and neither at anything around nor inside it. Needs
a source that lists what a reader passes over as well.

## Why it matters
For a person with a screen reader it does not exist.

## What it leaves alone
Rows, cells and text fields, whose stop is computed from what is inside; tables, chrome and containers; what has
no area. Sources that list only what is reached cannot show what is missing.
"""##,
    "duplicate-control-label": ##"""
Two controls can be told apart by name.

## What it finds
Two or more enabled controls of one kind with one name, below the same named container or window. One finding, at
the second of them.

## Why it matters
A list of controls has two of the same, and who speaks to a computer is asked which is meant.

## What it leaves alone
Rows of lists, tables and grids that have a name, in which "More" stands once a row; links with one address;
chrome. Where the rows have no name, a control that is in several of them is one finding for the list.
"""##,
    "duplicate-identifier": ##"""
An identifier is used once.

## What it finds
Two elements with one identifier, outside of rows. Off unless the configuration switches it on.

## Why it matters
For tests that look elements up by it. Nobody hears it.

## What it leaves alone
Rows and cells, which repeat identifiers by design, and containers that hand theirs down to what is inside.
"""##,
    "editable-has-description": ##"""
A text field has no content description.

## What it finds
A field of Android with a content description.

## Why it matters
Some versions of TalkBack say the description in place of what was typed. Others say both, and React Native puts
its labels there, so it does not fail.

## What it leaves alone
Fields with a hint or a label beside them.
"""##,
    "group-related-text": ##"""
A row of texts is one stop.

## What it finds
A row, cell, item or unnamed group that holds two to six texts or pictures, each a stop of its own, and nothing to
act on; of groups, those that hold nothing else and lie in a row, cell, item, list or group beside others like it.

## Why it matters
"Total" and "35 €" are one thing to hear, and half as many swipes.

## What it leaves alone
Tables with column headers, long paragraphs, containers that are a stop themselves, and platforms whose readers go
by lines and not by stops (macOS, Windows, Linux, the web).
"""##,
    "heading-empty": ##"""
A heading has text.

## What it finds
A heading with no name and nothing inside that speaks.

## Why it matters
Readers jump from heading to heading; this one leads to nothing.

## What it leaves alone
Hidden headings.
"""##,
    "heading-level-skipped": ##"""
Heading levels go up by one.

## What it finds
A heading whose level is more than one below that of the heading before it. Needs a source that prints levels.

## Why it matters
Who jumps by level looks for a heading that is not there.

## What it leaves alone
The level of the first heading, and steps back up.
"""##,
    "hint-repeats-label": ##"""
A hint adds something to the label.

## What it finds
A hint, help or tooltip that says the same as the name, letter case apart.

## Why it matters
A person hears the same twice.

## What it leaves alone
Fields, whose placeholder often is their label, texts, whose tooltip shows what was cut, and elements without a
hint.
"""##,
    "image-missing-label": ##"""
An image that is exposed has a name.

## What it finds
A picture that a screen reader stops at and that has no name, or whose name is what a browser says for want of
one. Where the source does not say that a reader stops there, it is listed as an assumption.

## Why it matters
A reader says "image", or the name of a file. Either it says something and needs a label, or it is decoration and
should be passed over.

## What it leaves alone
Pictures inside a control or a row that has a name, pictures of a button without a name (that is the button's
finding), the icons of fields, decoration that is marked as such, and pictures smaller than 8 × 8.
"""##,
    "image-repeats-text": ##"""
An image does not repeat the text beside it.

## What it finds
A picture whose label is that of the text before or behind it.

## Why it matters
A person hears the same twice; the picture is decoration there.

## What it leaves alone
Pictures and texts at which no reader stops by themselves.
"""##,
    "input-label-placeholder-only": ##"""
A field has a name that stays when something is typed.

## What it finds
A text field whose only name is its placeholder.

## Why it matters
A placeholder is gone as soon as something is typed, on the screen and for some readers.

## What it leaves alone
Fields with a label. It never fails: SwiftUI makes the title of a `TextField` its placeholder.
"""##,
    "input-missing-label": ##"""
A text field has a name beyond its value.

## What it finds
An enabled text field without label, title, labelling element or placeholder. On Android, where uiautomator does
not show which text labels a field, one right above or before it makes an assumption of the finding.

## Why it matters
A reader says "text field" and what was typed, and nobody knows what to type.

## What it leaves alone
Disabled and hidden fields, the field inside a combo box, and texts of Linux that can only be read. A placeholder
counts as a name here; `input-label-placeholder-only` speaks of it.
"""##,
    "label-abbreviation": ##"""
A bare abbreviation is meant to be there.

## What it finds
A label of two to five capitals, or `N/A`, on a control or picture, that is no abbreviation people say.

## Why it matters
Readers spell it or make a word of it, and it may be a place-holder. A tree cannot tell, so it is an assumption.

## What it leaves alone
`OK`, `TV`, `USB`, `FAQ` and their kin, those of the configuration, texts, cells, and items among which one is
chosen.
"""##,
    "label-contains-gesture": ##"""
Label and hint do not tell how to gesture.

## What it finds
Instructions such as `tap to open` or `double-tap to delete` in the label or hint of something that can be acted
on.

## Why it matters
The reader says how to activate an element itself, in the person's own settings; with a keyboard or a switch
nobody taps. A hint says what happens: "Removes the item".

## What it leaves alone
Languages other than English, and `tap` as a thing.
"""##,
    "label-contains-state": ##"""
A state is a value or a trait, and not a part of the label.

## What it finds
A label with a word for a state behind a comma, colon or dash (`Alerts, on`), on an element whose role has that
state.

## Why it matters
A reader says the state twice, or says the old one when only the label lags behind.

## What it leaves alone
Commands such as `Turn off`, and elements without a state.
"""##,
    "label-ends-with-role": ##"""
A label does not repeat the role.

## What it finds
A label whose last word is a word for the element's own role, as in `Save button`; the first word in languages in
which the noun comes first.

## Why it matters
A reader says "Save button, button".

## What it leaves alone
Role words elsewhere in the label, texts that stand on the screen, labels over fifty characters, and `photo`,
`picture` and `logo` on images, which say what they show.
"""##,
    "label-is-placeholder-text": ##"""
A label is no left-over filler.

## What it finds
`TODO`, `lorem ipsum`, `asdf`, `content description`, `unlabelled` and their kin on controls and pictures. Words
that a design tool fills in and that may be meant (`Untitled`, `Label`, `Title`) are assumptions, and so is all of
it in text that stands on the screen.

## Why it matters
There is a label, so no other check complains, and nobody knows what it is.

## What it leaves alone
Labels that hold more than the filler, `lorem ipsum` apart.
"""##,
    "label-is-role-word": ##"""
A label says more than what kind of element it is on.

## What it finds
A label that is nothing but a word for a role, a number behind it or not: `Button`, `Image`, `Button 3`,
`Checkbox`. English always; the words of 85 languages where they mean the element's own role.

## Why it matters
A reader says "button, button".

## What it leaves alone
Static text, headings, rows; commands such as `Edit`, `View` and `Menu`. Words that name a view or a thing to
insert (`List`, `Table`, `Link`) are assumptions on anything but that role.
"""##,
    "label-not-human-readable": ##"""
A label is words, not a code name, path, address, identifier or glyph.

## What it finds
Labels that look like something a program made: `btn_submit_v2`, `IMG_2847.heic`, `chevron.right`,
`com.example.App`, a hash, a path, a glyph of an icon font. Twenty detectors in a fixed order; the first that hits
is named.

## Why it matters
A reader spells it out: "b t n underscore submit underscore v two".

## What it leaves alone
The values of fields, secrets, brands (`iPhone`, `macOS`, and those of the configuration), units, versions, dates,
host names. A text that stands on the screen is an assumption, since it may be shown on purpose.
"""##,
    "label-not-in-name": ##"""
The spoken name contains the visible text.

## What it finds
A control whose spoken label does not hold the words that stand on it, in their order. Needs both: text and
description on Android, where a description may also stand over the texts inside; title and label on macOS.

## Why it matters
Who speaks to a computer says what is on the button, and nothing happens.

## What it leaves alone
Case, punctuation, symbols and emoji, and texts of a single character; switches on Android, whose text is their
state. It is an assumption, and never more: what is
hidden from view, or spelt out by the label, looks the same.
"""##,
    "label-punctuated": ##"""
A control's label is not a sentence.

## What it finds
A control whose label ends in a full stop. Off unless the configuration switches it on.

## Why it matters
Readers make a pause of a full stop before they say the role.

## What it leaves alone
Labels with a comma, ellipses, and texts.
"""##,
    "label-symbol-only": ##"""
A control's label has a word or a number.

## What it finds
A label of symbols or emoji alone, such as `×`, `⋮` or `…`. A single Latin letter is an assumption.

## Why it matters
Readers say the name of the sign ("multiplication sign"), or nothing at all.

## What it leaves alone
Keys and keypads, texts, items among which one is chosen, and single characters of scripts in which one is a word.
"""##,
    "label-too-long": ##"""
A control's label is short.

## What it finds
A label of more than 120 characters on a control, of more than 240 on a row that is put together from several
texts, and of more than 512 on anything but text. The first number is the configuration's.

## Why it matters
A person hears all of it before the role, each time.

## What it leaves alone
Texts, documents, and the values of fields.
"""##,
    "label-unresolved-template": ##"""
A label has no unfilled place.

## What it finds
`Optional("Save")`, `nil`, `%@ items`, `{{name}}`, `${title}`, `Hello {0}` and their kin, on controls, pictures,
texts and headings.

## Why it matters
Nobody shows that on purpose, and a reader says it sign by sign.

## What it leaves alone
Web pages inside an app, and the values of fields. Percentages, as in `50% off`, are no template.
"""##,
    "label-untidy": ##"""
A label has no stray white space or control character.

## What it finds
White space before or behind a label, doubled blanks, line ends, tabs, characters of no width, marks of direction
without a partner, and empty parts between commas (`, , 3 items`).

## Why it matters
Readers pause at them or say them, searches miss the label, and an empty part is a value that was not there.

## What it leaves alone
Line ends in the descriptions of Android, where Flutter joins texts with them. In texts and items that stand on
the screen, only characters of no width and empty parts count.
"""##,
    "link-purpose-unclear": ##"""
A link says where it goes.

## What it finds
A link whose every word is one of those that say nothing of a place: `click here`, `read more`, `more info`.

## Why it matters
Readers list the links of a screen without the text around them.

## What it leaves alone
Languages other than English.
"""##,
    "link-without-role": ##"""
Something that opens an address is a link.

## What it finds
An element with an address (`AXURL`), or one that can be pressed and whose value is an address, that is published
as a text or as nothing; as a button it is an assumption.

## Why it matters
Readers list links, and say that one leaves the screen.

## What it leaves alone
Links, pictures, web pages, documents and fields.
"""##,
    "modal-background-exposed": ##"""
Behind a modal nothing else is reachable.

## What it finds
Controls that lie under the frame of a dialog, sheet or popover and at which a reader still stops. One finding for
the screen.

## Why it matters
A person leaves the dialog without noticing, and acts on what cannot be seen.

## What it leaves alone
macOS, which prunes sheets itself; windows of the desktop; what the modal does not cover. It may be meant, so it
is an assumption.
"""##,
    "off-screen-stop": ##"""
A stop is on the screen or in what scrolls.

## What it finds
A stop that lies wholly outside the screen, with nothing around it that scrolls. One finding for the screen,
at the first.

## Why it matters
A person hears what cannot be seen. Drawers and pagers do that on purpose, so it is an assumption.

## What it leaves alone
What is inside a list, pager or scroller, and what has no area.
"""##,
    "overlapping-controls": ##"""
Controls do not cover each other.

## What it finds
Two enabled controls, neither around the other, that share a quarter of the smaller one or more.

## Why it matters
A touch reaches the upper one, whichever was meant.

## What it leaves alone
Items on a map, keys, what floats over something that scrolls or over half a screen and more, such as a backdrop
that closes what lies on it, and two of one name, as in the middle of a transition. Each control is compared with a bounded number of neighbours.
"""##,
    "parent-repeats-child": ##"""
Parent and child do not say the same thing twice.

## What it finds
An element and its first child with one name and one role, at both of which a reader stops.

## Why it matters
A person hears it twice and wonders whether there are two.

## What it leaves alone
Texts inside a control, which are no stops.
"""##,
    "reading-order": ##"""
Stops follow the layout.

## What it finds
Neighbours in one container that are read from the lower to the upper one, by more than a row. Needs frames, and a
source whose order is that of reading.

## Why it matters
A person hears the answer before the question.

## What it leaves alone
Toolbars, tab lists, grids, maps and web pages; neighbours in one row. Trees in the order of views (XCUITest,
WebDriverAgent, uiautomator) cannot tell.
"""##,
    "row-actions": ##"""
A row's own buttons are custom actions of the row.

## What it finds
Three or more rows of one list that each hold the same two or more named buttons as stops of their own. One
finding, at the list.

## Why it matters
With custom actions a row is one stop, and a person goes through a list three times as fast.

## What it leaves alone
Rows that have such actions already, tables with column headers, and platforms without custom actions.
"""##,
    "same-bounds": ##"""
Two controls do not share one rectangle.

## What it finds
Two controls, neither around the other, whose frames are the same within a unit.

## Why it matters
A person cannot touch the lower one, and hears two things in one place.

## What it leaves alone
Chains of wrappers, whose frames are the same by nature; frames without an area; items on a map, and those of
menus and lists, which lie in one place while they are closed.
"""##,
    "screen-without-heading": ##"""
A screen with much text has a heading.

## What it finds
Eight or more texts at which a reader stops, and neither a heading nor a titled navigation bar or window.

## Why it matters
Readers jump by headings; without one a person goes through everything. Whether a given text looks like a heading
is in no tree, so that is not checked.

## What it leaves alone
Screens with little text, and sources that have no headings.
"""##,
    "search-field-role": ##"""
A field for searching is a search field.

## What it finds
A text field whose label, placeholder or identifier holds a word for searching.

## Why it matters
A reader says "search field", and offers to search when return is pressed.

## What it leaves alone
Platforms and sources that do not tell search fields from text fields.
"""##,
    "selection-count": ##"""
A tab list has one selected tab.

## What it finds
A tab list or segmented control with two or more parts of which none, or more than one, is selected.

## Why it matters
A person hears which view is shown from the selected tab alone.

## What it leaves alone
Lists none of whose parts says anything of a selection, which are not told where no other list is there.
Segmented controls may allow several.
"""##,
    "silent-stop": ##"""
A stop of a screen reader says something.

## What it finds
An element without a role of its own at which a reader stops, and which has neither name nor value nor anything
inside that speaks.

## Why it matters
A person swipes, hears nothing, and does not know whether the reader hangs.

## What it leaves alone
What can be pressed, which is `control-missing-label`, and lines and spacers thinner than two units.
"""##,
    "tappable-parent-exposed-children": ##"""
A row that can be pressed hides its pieces.

## What it finds
A group or row that can be pressed and that has texts or pictures inside at each of which a reader stops as well.

## Why it matters
A person stops at pieces that do nothing, and not at the row that does.

## What it leaves alone
Groups that hold controls, and Android, whose reader reads the pieces with the row.
"""##,
    "tappable-without-role": ##"""
Something that can be pressed says what it is.

## What it finds
An element that can be pressed and whose role is none, text, picture or group: the `div` with a click handler, the
view whose label override made AppKit stop computing its role. Needs a source that prints actions or traits.

## Why it matters
A reader says a text, and nothing tells that it does something.

## What it leaves alone
Rows, cells, items, tabs, map items and web pages inside an app; containers that hold controls; on Android, where
the reader says "double-tap to activate" for anything that can be clicked, it is a recommendation; a picture,
which it calls an image button, is none, and neither is a bare `android.view.View`, whose role may stand where no
dump shows it.
"""##,
    "target-below-aa": ##"""
A target is 24 × 24 or has room around it.

## What it finds
A control smaller than 24 × 24 whose circle of 24 around its centre meets another control, or the circle of
another small one: success criterion 2.5.8 of level AA.

## Why it matters
Who cannot hold a finger still touches the neighbour.

## What it leaves alone
Links in a line of text, controls that the system draws, a larger control of the same name and kind elsewhere, and
what scrolls. A frame is not a hit region, which may be larger.
"""##,
    "target-below-platform": ##"""
A target has the platform's own size.

## What it finds
A control whose frame is smaller than the platform's guidelines ask for: 44 × 44 pt on iOS (its smallest is 28),
48 × 48 dp on Android (32 at the edge of the screen). The size can be configured (`target-size`).

## Why it matters
Larger targets are easier to touch. 44 is success criterion 2.5.5, of level AAA, and 24 is 2.5.8, of level AA.

## What it leaves alone
macOS, tvOS, Windows, Linux and the web; controls whose size the system sets, and those
of the roles that the configuration lists (`exempt-targets`); controls inside a larger one that
does the same; frames that a scroller or a dumper may have cut. A frame is not a hit region, which may be larger.
"""##,
    "text-not-exposed": ##"""
Text on the screen can be reached.

## What it finds
A text that is drawn, at which no reader stops, nor at anything around it.

## Why it matters
It can be seen and not heard. It may be said elsewhere, so it is an assumption.

## What it leaves alone
Texts inside a stop, hidden ones, and those of web pages.
"""##,
    "toggle-value-not-platform": ##"""
A toggle's value is the platform's.

## What it finds
A check box or switch whose value is a word such as `On`, and not 0, 1 or 2.

## Why it matters
The reader translates the platform's value; a word is English on a Japanese phone.

## What it leaves alone
State descriptions of Android, which are translated by design.
"""##,
    "unknown-class-name": ##"""
The class of an Android view is one that a service understands.

## What it finds
A control whose class is an app's own, or empty.

## Why it matters
TalkBack reads the role from the class; of one that it does not know it says none.

## What it leaves alone
Classes of the platform, of AndroidX and of Material, `android.view.View` (Compose and React Native say the role
elsewhere), and containers.
"""##,
    "unknown-role": ##"""
A role is one that the platform knows.

## What it finds
A role that the platform's vocabulary does not have, with the nearest that it has; a subrole that stands as a
role. One finding for each such word, at the first element.

## Why it matters
A reader that does not know a role says none.

## What it leaves alone
Classes of Android, which have a rule of their own. The vocabularies are open, so it is an assumption.
"""##,
    "value-repeats-label": ##"""
A value adds something to the label.

## What it finds
A control whose value says the same as its name.

## Why it matters
A person hears the same twice, and not what the value is of.

## What it leaves alone
Texts, whose value is what they say; pop-up buttons and items, which toolkits name by their value; and sources
that print the label where there is no value.
"""##,
    "window-missing-title": ##"""
A window, dialog, sheet or alert has a title.

## What it finds
A window or dialog without a name whose first content is neither a heading nor a text.

## Why it matters
The title is the first thing a reader says when it opens, and what a person chooses windows by.

## What it leaves alone
The windows of iOS, which have no titles, and the bare windows in which menus and tooltips pop up.
"""##,
    "zero-size-stop": ##"""
A stop has an area.

## What it finds
A stop of less than one unit in a direction, or of less than 25 square units.

## Why it matters
A reader stops where nothing is to be seen or touched.

## What it leaves alone
What is inside a list or scroller, whose rows often have no size until they are shown, and menus that are closed.
"""##,
  ]
}
