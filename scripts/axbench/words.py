"""The words that made-up screens are of, and the roles they have."""

THINGS = (
    "Invoice Order Customer Message Photo Album Playlist Song Contact Event Reminder Note Folder Document Project Task "
    "Branch Commit Review Account Payment Card Address Ticket Booking Flight Hotel Recipe Workout Report Chart Filter "
    "Setting Device Network Printer Keyboard Display Battery Update Backup Password Profile Team Channel Thread File Tag"
).split()
QUALITIES = (
    "New Recent Shared Archived Pinned Unread Draft Overdue Paid Pending Active Hidden Favourite Default Custom Global "
    "Local Weekly Monthly Yearly Primary Secondary Temporary Verified"
).split()
ACTIONS = (
    "Save Cancel Delete Edit Share Export Import Open Close Next Back Done Add Remove Refresh Search Sort Filter "
    "Duplicate Rename Print Send Reply Forward Archive Undo Redo Help"
).split()
PEOPLE = (
    "Ana Ben Chloé Dmitri Elif Farah Goran Hana Ivy Jörg Kenji Lucía Mei Noor Omar Priya Quinn Rosa Søren Tariq Uma "
    "Vera Wen Ximena Yusuf Zoë 田中 محمد"
).split()
MONTHS = ["March", "June", "October"]
# What every reader has to get right: quotes, escapes, entities, line ends, joined characters, right to left.
ODD = [
    "Café “Zoë” – 20 %", 'Size 5" × 7"', "Don’t save", "R&D <beta>", "Line one\nLine two", "👩‍👩‍👧 Family", "שלום",
    "C:\\temp\\new", "100 % 🎉", "a = b; c", "Tab\there",
]  # fmt: skip
# Labels that many elements share.
SHARED = ["Delete", "Edit", "More", "Details", "Close", "Open", "", "Image", "Select", "Info"]

# A role as the text has it, and the type that an XCUITest page source has for it.
TYPES = {
    "AXApplication": "Application", "AXWindow": "Window", "AXGroup": "Other", "AXToolbar": "Toolbar",
    "AXSplitGroup": "SplitGroup", "AXScrollArea": "ScrollView", "AXTable": "Table", "AXList": "CollectionView",
    "AXOutline": "Outline", "AXRow": "Cell", "AXCell": "Other", "AXWebArea": "WebView", "AXTabGroup": "TabGroup",
    "AXMenu": "Menu", "AXSheet": "Sheet", "AXButton": "Button", "AXStaticText": "StaticText",
    "AXTextField": "TextField", "AXCheckBox": "CheckBox", "AXImage": "Image", "AXLink": "Link", "AXSlider": "Slider",
    "AXPopUpButton": "PopUpButton", "AXRadioButton": "RadioButton", "AXCheckBox[AXSwitch]": "Switch",
    "AXMenuItem": "MenuItem", "AXHeading": "StaticText",
}  # fmt: skip
LEAVES = {
    "AXButton": 22, "AXStaticText": 30, "AXTextField": 7, "AXCheckBox": 5, "AXImage": 8, "AXLink": 12, "AXSlider": 1,
    "AXPopUpButton": 2, "AXRadioButton": 2, "AXCheckBox[AXSwitch]": 3, "AXMenuItem": 4, "AXHeading": 4,
}  # fmt: skip
CONTAINERS = {role for role in TYPES if role not in LEAVES}
TICKED = {"AXCheckBox", "AXRadioButton", "AXCheckBox[AXSwitch]"}
FIELDS = {"AXTextField", "AXSlider", "AXPopUpButton"}

TEXTS = ("id", "label", "value", "help", "placeholder")
STATES = ("enabled", "selected", "focused", "expanded", "hidden")
# What differs between two captures of one screen and says nothing.
VOLATILE = {"frame", "addr", "pid", "captured"}
