// Made by scripts/generate-tables from Tables/*.tsv. Do not edit: change the table, then run the script.
// swift-format-ignore-file

/// The tables as they stand in the files of their names, comments included.
enum GeneratedTables {
  static var androidClasses: String {
##"""
# Android accessibility class names (AccessibilityNodeInfo.getClassName) and the role they mean.
# Source per row (evidence column): talkback-Role.java = google/talkback utils Role.java (2024-10-17); aosp-listing = file list of AOSP core/java/android/widget (A to R seen); atf = google/Accessibility-Test-Framework-for-Android (2024-03-29); core-aam = W3C Core-AAM Android column (2026-08-20); react-native = ReactAccessibilityDelegate; public-code = class seen in fetched sources; well-known = not re-checked here.
# Compose SemanticsUtils maps Role.Button/Checkbox/RadioButton/Image/DropdownList/ValuePicker to Button/CheckBox/RadioButton/ImageView/Spinner/NumberPicker and gives Switch and Tab no class (roleDescription only); text nodes are android.widget.TextView and editable ones android.widget.EditText.
# The class attribute is what an accessibility service reads: an app-specific class here means the screen reader knows no role (ATF ClassNameCheck accepts only the prefixes android.app, android.appwidget, android.inputmethodservice, android.support, android.view, android.webkit, android.widget, androidx).
class	kind	talkback_role	normalized	evidence	notes
android.widget.Button	widget	ROLE_BUTTON	button	talkback-Role.java	-
android.widget.ImageButton	widget	ROLE_IMAGE_BUTTON	button	talkback-Role.java	ImageView subclass; needs content-desc
android.widget.CheckBox	widget	ROLE_CHECK_BOX	checkbox	talkback-Role.java	-
android.widget.CompoundButton	widget	ROLE_CHECK_BOX	checkbox	talkback-Role.java	TalkBack announces it as a check box
android.widget.RadioButton	widget	ROLE_RADIO_BUTTON	radio	talkback-Role.java	-
android.widget.Switch	widget	ROLE_SWITCH	switch	talkback-Role.java	text ON/OFF is the state, not the name
android.widget.ToggleButton	widget	ROLE_TOGGLE_BUTTON	toggle-button	talkback-Role.java	text ON/OFF is the state, not the name
android.widget.CheckedTextView	widget	ROLE_CHECKED_TEXT_VIEW	list-item	talkback-Role.java	-
android.widget.EditText	widget	ROLE_EDIT_TEXT	textfield	talkback-Role.java	name from hint or labelFor; content-desc hides the typed text
android.widget.SeekBar	widget	ROLE_SEEK_CONTROL	slider	talkback-Role.java	-
android.widget.ProgressBar	widget	ROLE_PROGRESS_BAR	progress	talkback-Role.java	-
android.widget.Spinner	widget	ROLE_DROP_DOWN_LIST	popup-button	talkback-Role.java	-
android.widget.ImageView	widget	ROLE_IMAGE	image	talkback-Role.java	clickable ImageView is announced as an image button
android.widget.GridView	widget	ROLE_GRID	grid	talkback-Role.java	NAF-excluded
android.widget.AbsListView	widget	ROLE_LIST	list	talkback-Role.java	-
android.widget.ListView	widget	ROLE_LIST	list	talkback-Role.java	NAF-excluded
android.widget.HorizontalScrollView	widget	ROLE_HORIZONTAL_SCROLL_VIEW	scroll-area	talkback-Role.java	-
android.widget.ScrollView	widget	ROLE_SCROLL_VIEW	scroll-area	talkback-Role.java	-
android.widget.NumberPicker	widget	ROLE_NUMBER_PICKER	picker-wheel	talkback-Role.java	-
android.widget.DatePicker	widget	ROLE_DATE_PICKER	date-picker	talkback-Role.java	-
android.widget.TimePicker	widget	ROLE_TIME_PICKER	time-picker	talkback-Role.java	-
android.widget.TabWidget	widget	ROLE_TAB_BAR	tab-list	talkback-Role.java	-
android.widget.SlidingDrawer	widget	ROLE_SLIDING_DRAWER	drawer	talkback-Role.java	deprecated
android.widget.Toast	widget	ROLE_TOAST	alert	talkback-Role.java	event class
android.widget.Toast$TN	widget	ROLE_TOAST	alert	talkback-Role.java	before Android 11
android.widget.TextView	widget	-	text	aosp-listing	-
android.widget.AutoCompleteTextView	widget	-	textfield	aosp-listing	EditText subclass
android.widget.MultiAutoCompleteTextView	widget	-	textfield	aosp-listing	EditText subclass
android.widget.ImeAwareEditText	widget	-	textfield	aosp-listing	-
android.widget.Chronometer	widget	-	timer	aosp-listing	updates frequently
android.widget.CalendarView	widget	-	calendar	aosp-listing	-
android.widget.RadioGroup	widget	-	radio-group	aosp-listing	-
android.widget.Gallery	widget	-	list	aosp-listing	deprecated
android.widget.ExpandableListView	widget	-	tree	aosp-listing	-
android.widget.QuickContactBadge	widget	-	button	aosp-listing	-
android.widget.AnalogClock	widget	-	image	aosp-listing	-
android.widget.DigitalClock	widget	-	text	aosp-listing	deprecated
android.widget.MediaController	widget	-	toolbar	aosp-listing	-
android.widget.DateTimeView	widget	-	text	aosp-listing	-
android.widget.AdapterView	widget	-	list	aosp-listing	-
android.widget.AbsSpinner	widget	-	list	aosp-listing	-
android.widget.AbsSeekBar	widget	-	slider	aosp-listing	-
android.widget.AdapterViewFlipper	widget	-	group	aosp-listing	-
android.widget.AdapterViewAnimator	widget	-	group	aosp-listing	-
android.widget.ActionMenuView	widget	-	menu	aosp-listing	-
android.widget.PopupWindow	widget	-	popover	aosp-listing	-
android.widget.PopupMenu	widget	-	menu	aosp-listing	-
android.widget.DialerFilter	widget	-	group	aosp-listing	-
android.widget.ImageSwitcher	widget	-	image	aosp-listing	-
android.widget.AbsoluteLayout	layout	-	group	aosp-listing	deprecated
android.widget.FrameLayout	layout	-	group	aosp-listing	-
android.widget.LinearLayout	layout	-	group	aosp-listing	-
android.widget.GridLayout	layout	-	group	aosp-listing	NAF-excluded
android.widget.RelativeLayout	layout	-	group	public-code	-
android.widget.TableLayout	layout	-	table	public-code	NAF-excluded
android.widget.TableRow	widget	-	row	public-code	-
android.widget.Toolbar	widget	-	toolbar	public-code	-
android.widget.ViewAnimator	widget	-	group	public-code	-
android.widget.RatingBar	widget	-	rating	well-known	announced as a seek control
android.widget.SearchView	widget	-	searchfield	well-known	-
android.widget.Space	widget	-	none	well-known	-
android.widget.StackView	widget	-	list	well-known	-
android.widget.TabHost	widget	-	tab-list	well-known	-
android.widget.TextClock	widget	-	text	well-known	updates frequently
android.widget.TextSwitcher	widget	-	text	well-known	-
android.widget.TwoLineListItem	widget	-	list-item	well-known	deprecated
android.widget.VideoView	widget	-	video	well-known	-
android.widget.ViewFlipper	widget	-	group	well-known	-
android.widget.ViewSwitcher	widget	-	group	well-known	-
android.widget.ZoomButton	widget	-	button	well-known	-
android.widget.ZoomControls	widget	-	group	well-known	-
android.widget.Image	synthetic	-	image	core-aam	class name Chromium WebView reports for img; not a real class
android.widget.SpinButton	synthetic	-	stepper	react-native	class name React Native sets for spinbutton; not a real class
android.view.View	base	-	generic	talkback-Role.java	Compose and React Native use it for every role without a widget class (Switch and Tab in Compose; link, heading, tab, menu, toolbar, progressbar in React Native); the role is then only in roleDescription
android.view.ViewGroup	base	ROLE_VIEW_GROUP	group	talkback-Role.java	-
android.view.MenuItem	synthetic	-	menu-item	core-aam	-
android.view.SurfaceView	base	-	canvas	atf	content not exposed
android.view.TextureView	base	-	canvas	well-known	-
android.webkit.WebView	widget	ROLE_WEB_VIEW	web-area	talkback-Role.java	without children the page content is not in the dump
android.inputmethodservice.Keyboard$Key	widget	ROLE_KEYBOARD_KEY	key	talkback-Role.java	-
android.app.ActionBar$Tab	widget	ROLE_ACTION_BAR_TAB	tab	talkback-Role.java	-
androidx.appcompat.app.ActionBar$Tab	widget	ROLE_ACTION_BAR_TAB	tab	well-known	what Material TabLayout reports for a tab
android.app.AlertDialog	dialog	ROLE_ALERT_DIALOG	alert-dialog	talkback-Role.java	-
androidx.appcompat.app.AlertDialog	dialog	ROLE_ALERT_DIALOG	alert-dialog	talkback-Role.java	-
android.app.DatePickerDialog	dialog	ROLE_DATE_PICKER_DIALOG	dialog	talkback-Role.java	-
android.app.TimePickerDialog	dialog	ROLE_TIME_PICKER_DIALOG	dialog	talkback-Role.java	-
android.app.Dialog	dialog	-	dialog	core-aam	-
com.android.internal.view.menu.IconMenuView	internal	ROLE_ICON_MENU	menu	talkback-Role.java	-
androidx.drawerlayout.widget.DrawerLayout	layout	ROLE_DRAWER_LAYOUT	drawer	talkback-Role.java	-
androidx.core.widget.DrawerLayout	layout	ROLE_DRAWER_LAYOUT	drawer	talkback-Role.java	-
androidx.viewpager.widget.ViewPager	widget	ROLE_PAGER	pager	talkback-Role.java	-
androidx.core.view.ViewPager	widget	ROLE_PAGER	pager	talkback-Role.java	-
android.support.v4.view.ViewPager	widget	ROLE_PAGER	pager	talkback-Role.java	-
com.android.internal.widget.ViewPager	widget	ROLE_PAGER	pager	talkback-Role.java	-
androidx.recyclerview.widget.StaggeredGridLayoutManager	widget	ROLE_STAGGERED_GRID	grid	talkback-Role.java	-
androidx.recyclerview.widget.RecyclerView	widget	-	list	public-code	focusable container without own text is not a defect
androidx.core.widget.NestedScrollView	widget	-	scroll-area	public-code	-
androidx.viewpager2.widget.ViewPager2	widget	-	pager	well-known	-
androidx.appcompat.widget.Toolbar	widget	-	toolbar	public-code	-
androidx.appcompat.widget.LinearLayoutCompat	widget	-	group	public-code	-
androidx.appcompat.widget.AppCompatSpinner	widget	-	popup-button	public-code	-
androidx.cardview.widget.CardView	widget	-	group	well-known	-
androidx.constraintlayout.widget.ConstraintLayout	layout	-	group	well-known	-
androidx.coordinatorlayout.widget.CoordinatorLayout	layout	-	group	well-known	-
androidx.swiperefreshlayout.widget.SwipeRefreshLayout	layout	-	scroll-area	well-known	-
androidx.compose.ui.platform.ComposeView	widget	-	group	atf	-
androidx.compose.ui.platform.AndroidComposeView	widget	-	group	atf	-
com.google.android.material.navigation.NavigationView	widget	-	landmark	core-aam	-
com.google.android.material.tabs.TabLayout	layout	-	tab-list	public-code	-
com.google.android.material.appbar.AppBarLayout	layout	-	toolbar	public-code	-
com.google.android.material.card.MaterialCardView	widget	-	group	public-code	-
com.google.android.material.chip.Chip	widget	-	button	public-code	-
com.google.android.material.slider.Slider	widget	-	slider	public-code	-
com.google.android.material.snackbar.Snackbar	widget	-	alert	public-code	-
com.google.android.material.button.MaterialButton	widget	-	button	public-code	-
io.flutter.embedding.android.FlutterView	widget	-	group	atf	children are virtual nodes; no view-tree content when dumped from views

"""##
  }

  static var ariaRoles: String {
##"""
# ARIA role names with their platform mappings.
# Source: role list W3C WAI-ARIA editors draft and mappings W3C Core-AAM (w3c/aria repository, 2026-08-20); kind, name_required, children_presentational, naming_prohibited and required_attrs from dequelabs/axe-core lib/standards/aria-roles.js (2026-05-07).
# Mappings are the web mappings; native toolkits may choose differently (see roles.tsv). The draft role password is left out: no mapping row exists yet.
role	kind	name_required	children_presentational	naming_prohibited	required_attrs	ax_role	ax_subrole	uia_controltype	atk_role	android_class	normalized	notes
alert	structure	no	no	no	-	AXGroup	AXApplicationAlert	Group	ROLE_NOTIFICATION	android.view.View	alert	-
alertdialog	window	yes	no	no	-	AXGroup	AXApplicationAlertDialog	Pane	ROLE_ALERT	android.app.Dialog / android.app.AlertDialog	alert-dialog	-
application	landmark	yes	no	no	-	AXGroup	AXWebApplication	Pane	ROLE_EMBEDDED	android.view.View	web-application	-
article	structure	no	no	no	-	AXGroup	AXDocumentArticle	Group	ROLE_ARTICLE	android.view.View	article	-
banner	landmark	no	no	no	-	AXGroup	AXLandmarkBanner	Group	ROLE_LANDMARK	android.view.View	landmark	-
blockquote	structure	no	no	no	-	AXGroup	-	Group	ROLE_BLOCK_QUOTE	android.view.View	blockquote	-
button	widget	yes	yes	no	-	AXButton	-	Button	ROLE_PUSH_BUTTON	android.widget.Button	button	-
caption	structure	no	no	yes	-	AXGroup	-	Text	ROLE_CAPTION	android.view.View	caption	-
cell	structure	no	no	no	-	AXCell	-	DataItem	ROLE_TABLE_CELL	android.view.View	cell	-
checkbox	widget	yes	yes	no	aria-checked	AXCheckBox	-	CheckBox	ROLE_CHECK_BOX	android.widget.CheckBox	checkbox	-
code	structure	no	no	yes	-	AXGroup	AXCodeStyleGroup	Text	ROLE_STATIC	android.view.View	code	-
columnheader	structure	no	no	no	-	AXCell	-	DataItem	ROLE_COLUMN_HEADER	android.view.View	column-header	-
combobox	widget	yes	no	no	aria-expanded;aria-controls	AXComboBox	-	ComboBox	ROLE_COMBO_BOX	android.widget.EditText	combobox	-
command	abstract	no	no	no	-	-	-	-	-	-	-	abstract: never valid in a dump
comment	structure	no	no	no	-	AXGroup	-	Group	ROLE_COMMENT	android.view.View	note	ARIA 1.3 draft
complementary	landmark	no	no	no	-	AXGroup	AXLandmarkComplementary	Group	ROLE_LANDMARK	android.view.View	landmark	-
composite	abstract	no	no	no	-	-	-	-	-	-	-	abstract: never valid in a dump
contentinfo	landmark	no	no	no	-	AXGroup	AXLandmarkContentInfo	Group	ROLE_LANDMARK	android.view.View	landmark	-
definition	structure	no	no	no	-	AXGroup	AXDefinition	Group	ROLE_DESCRIPTION_VALUE	android.view.View	definition	-
deletion	structure	no	no	yes	-	AXGroup	AXDeleteStyleGroup	Text	ROLE_CONTENT_DELETION	android.view.View	-	-
dialog	window	yes	no	no	-	AXGroup	AXApplicationDialog	Pane	ROLE_DIALOG	android.app.Dialog / android.app.AlertDialog	dialog	-
directory	structure	no	no	no	-	AXList	AXContentList	List	ROLE_LIST	android.view.View	list	deprecated
document	structure	no	no	no	-	AXGroup	AXDocument	Document	ROLE_DOCUMENT_FRAME	android.view.View	document	-
emphasis	structure	no	no	yes	-	AXGroup	AXEmphasisStyleGroup	Text	ROLE_STATIC	android.view.View	-	-
feed	structure	no	no	no	-	AXGroup	AXApplicationGroup	Group	ROLE_PANEL	android.view.View	list	-
figure	structure	no	no	no	-	AXGroup	-	Group	ROLE_PANEL	android.view.View	figure	-
form	landmark	no	no	no	-	AXGroup	AXLandmarkForm	Group	ROLE_LANDMARK	android.view.View	form	-
generic	structure	-	-	-	-	AXGroup	-	Group	ROLE_SECTION	android.view.View	generic	-
grid	composite	no	no	no	-	AXTable	-	DataGrid	ROLE_TABLE	android.widget.GridView	grid	-
gridcell	widget	no	no	no	-	AXCell	-	DataItem	ROLE_TABLE_CELL	android.view.View	cell	-
group	structure	no	no	no	-	AXGroup	AXApplicationGroup	Group	ROLE_PANEL	android.view.View	group	-
heading	structure	no	no	no	aria-level	AXHeading	-	Text	ROLE_HEADING	android.view.View	heading	-
image	structure	-	-	-	-	AXImage	-	Image	ROLE_IMAGE	android.widget.Image	image	ARIA 1.3 draft synonym of img
img	structure	yes	yes	no	-	AXImage	-	Image	ROLE_IMAGE	android.widget.Image / android.widget.ImageButton	image	synonym of image
input	abstract	no	no	no	-	-	-	-	-	-	-	abstract: never valid in a dump
insertion	structure	no	no	yes	-	AXGroup	AXInsertStyleGroup	Text	ROLE_CONTENT_INSERTION	android.view.View	-	-
landmark	abstract	no	no	no	-	-	-	-	-	-	-	abstract: never valid in a dump
link	widget	yes	no	no	-	AXLink	-	Hyperlink	ROLE_LINK	android.view.View	link	-
list	structure	no	no	no	-	AXList	AXContentList	List	ROLE_LIST	android.widget.ListView	list	-
listbox	widget	yes	no	no	-	AXList	-	List	ROLE_LIST_BOX	android.widget.ListView	list	-
listitem	structure	no	no	no	-	AXGroup	-	ListItem	ROLE_LIST_ITEM	android.view.View	list-item	-
log	structure	no	no	no	-	AXGroup	AXApplicationLog	Group	ROLE_LOG	android.view.View	log	-
main	landmark	no	no	no	-	AXGroup	AXLandmarkMain	Group	ROLE_LANDMARK	android.view.View	landmark	-
mark	structure	no	no	yes	-	AXGroup	-	Group	ROLE_MARK	android.view.View	-	ARIA 1.3 draft
marquee	structure	no	no	no	-	AXGroup	AXApplicationMarquee	Group	ROLE_MARQUEE	android.view.View	marquee	-
math	structure	no	yes	no	-	AXGroup	AXDocumentMath	Group	ROLE_MATH	android.view.View	math	-
menu	composite	no	no	no	-	AXMenu	-	Menu	ROLE_MENU	android.view.View	menu	-
menubar	composite	no	no	no	-	AXMenuBar	-	MenuBar	ROLE_MENU_BAR	android.view.View	menu-bar	-
menuitem	widget	yes	no	no	-	AXMenuItem	-	MenuItem	ROLE_MENU_ITEM	android.view.MenuItem	menu-item	-
menuitemcheckbox	widget	yes	yes	no	aria-checked	AXMenuItem	-	MenuItem	ROLE_CHECK_MENU_ITEM	android.view.MenuItem	menu-item	-
menuitemradio	widget	yes	yes	no	aria-checked	AXMenuItem	-	MenuItem	ROLE_RADIO_MENU_ITEM	android.view.MenuItem	menu-item	-
meter	structure	yes	yes	no	aria-valuenow	AXLevelIndicator	AXMeter	ProgressBar	ROLE_LEVEL_BAR	android.widget.ProgressBar	level	-
navigation	landmark	no	no	no	-	AXGroup	AXLandmarkNavigation	Group	ROLE_LANDMARK	com.google.android.material.navigation.NavigationView	landmark	-
none	structure	no	no	yes	-	-	-	-	-	android.view.View	none	-
note	structure	no	no	no	-	AXGroup	AXDocumentNote	Group	ROLE_COMMENT	android.view.View	note	-
option	widget	yes	yes	no	-	AXStaticText	-	ListItem	ROLE_LIST_ITEM	android.view.View	list-item	-
paragraph	structure	no	no	yes	-	AXGroup	-	Text	ROLE_PARAGRAPH	android.view.View	paragraph	-
presentation	structure	no	no	yes	-	-	-	-	-	android.view.View	none	synonym of none
progressbar	widget	yes	yes	no	-	AXProgressIndicator	-	ProgressBar	ROLE_PROGRESS_BAR	android.widget.ProgressBar	progress	-
radio	widget	yes	yes	no	aria-checked	AXRadioButton	-	RadioButton	ROLE_RADIO_BUTTON	android.widget.RadioButton	radio	-
radiogroup	composite	no	no	no	-	AXRadioGroup	-	List	ROLE_PANEL	android.widget.RadioGroup	radio-group	-
range	abstract	no	no	no	-	-	-	-	-	-	-	abstract: never valid in a dump
region	landmark	no	no	no	-	AXGroup	AXLandmarkRegion	Group	ROLE_LANDMARK	android.view.View	landmark	-
roletype	abstract	no	no	no	-	-	-	-	-	-	-	abstract: never valid in a dump
row	structure	no	no	no	-	AXRow	-	DataItem	ROLE_TABLE_ROW	android.view.View	row	-
rowgroup	structure	no	no	no	-	-	-	Group	ROLE_PANEL	android.view.View	group	-
rowheader	structure	no	no	no	-	AXCell	-	HeaderItem	ROLE_ROW_HEADER	android.view.View	row-header	-
scrollbar	widget	no	yes	no	aria-valuenow	AXScrollBar	-	ScrollBar	ROLE_SCROLL_BAR	android.view.View	scroll-bar	-
search	landmark	no	no	no	-	AXGroup	AXLandmarkSearch	Group	ROLE_LANDMARK	android.widget.SearchView	landmark	-
searchbox	widget	yes	no	no	-	AXTextField	AXSearchField	Edit	ROLE_ENTRY	android.widget.EditText	searchfield	-
section	abstract	no	no	no	-	-	-	-	-	-	-	abstract: never valid in a dump
sectionfooter	structure	-	-	-	-	AXGroup	AXSectionFooter	Group	ROLE_FOOTER	android.view.View	section-footer	ARIA 1.3 draft
sectionhead	abstract	no	no	no	-	-	-	-	-	-	-	abstract: never valid in a dump
sectionheader	structure	-	-	-	-	AXGroup	AXSectionHeader	Group	ROLE_HEADER	android.view.View	section-header	ARIA 1.3 draft
select	abstract	no	no	no	-	-	-	-	-	-	-	abstract: never valid in a dump
separator	structure	no	yes	no	aria-valuenow	AXSplitter	-	Separator	ROLE_SEPARATOR	android.view.View	separator	-
slider	widget	yes	yes	no	aria-valuenow	AXSlider	-	Slider	ROLE_SLIDER	android.widget.SeekBar	slider	-
spinbutton	widget	yes	no	no	-	AXIncrementor	-	Spinner	ROLE_SPIN_BUTTON	android.widget.EditText	stepper	-
status	structure	no	no	no	-	AXGroup	AXApplicationStatus	Group	ROLE_STATUS_BAR	android.view.View	status	-
strong	structure	no	no	yes	-	AXGroup	AXStrongStyleGroup	Text	ROLE_STATIC	android.view.View	-	-
structure	abstract	no	no	no	-	-	-	-	-	-	-	abstract: never valid in a dump
subscript	structure	no	no	yes	-	AXGroup	AXSubscriptStyleGroup	Text	ROLE_SUBSCRIPT	android.view.View	-	-
suggestion	structure	no	no	yes	-	AXGroup	-	Group	ROLE_SUGGESTION	android.view.View	-	ARIA 1.3 draft
superscript	structure	no	no	yes	-	AXGroup	AXSuperscriptStyleGroup	Text	ROLE_SUPERSCRIPT	android.view.View	-	-
switch	widget	yes	yes	no	aria-checked	AXCheckBox	AXSwitch	Button	ROLE_TOGGLE_BUTTON	android.widget.Switch	switch	-
tab	widget	no	yes	no	-	AXRadioButton	AXTabButton	TabItem	ROLE_PAGE_TAB	android.view.View	tab	-
table	structure	no	no	no	-	AXTable	-	Table	ROLE_TABLE	android.widget.GridView	table	-
tablist	composite	no	no	no	-	AXTabGroup	-	Tab	ROLE_PAGE_TAB_LIST	android.widget.TabWidget	tab-list	-
tabpanel	structure	no	no	no	-	AXGroup	AXTabPanel	Pane	ROLE_SCROLL_PANE	android.view.View	tab-panel	-
term	structure	no	no	no	-	AXGroup	AXTerm	Text	ROLE_DESCRIPTION_TERM	android.view.View	term	-
text	structure	no	no	no	-	-	-	-	-	-	text	not in ARIA 1.2; WebKit-supported text
textbox	widget	yes	no	no	-	AXTextField	-	Edit	ROLE_ENTRY	android.widget.EditText	textfield	-
time	structure	no	no	no	-	AXGroup	AXTimeGroup	Text	ROLE_STATIC	android.widget.TimePicker	time	-
timer	structure	no	no	no	-	AXGroup	AXApplicationTimer	Group	ROLE_TIMER	android.view.View	timer	-
toolbar	structure	yes	no	no	-	AXToolbar	-	ToolBar	ROLE_TOOL_BAR	android.view.View	toolbar	-
tooltip	structure	no	no	no	-	AXGroup	AXUserInterfaceTooltip	ToolTip	ROLE_TOOL_TIP	android.view.View	tooltip	-
tree	composite	no	no	no	-	AXOutline	-	Tree	ROLE_TREE	android.view.View	tree	-
treegrid	composite	no	no	no	-	AXTable	-	DataGrid	ROLE_TREE_TABLE	android.widget.GridView	grid	-
treeitem	widget	yes	no	no	-	AXRow	AXOutlineRow	TreeItem	ROLE_TREE_ITEM	android.view.View	tree-item	-
widget	abstract	no	no	no	-	-	-	-	-	-	-	abstract: never valid in a dump
window	abstract	no	no	no	-	-	-	-	-	-	-	abstract: never valid in a dump

"""##
  }

  static var atspiRoles: String {
##"""
# AT-SPI role names as printed by atspi_role_get_name / pyatspi getRoleName (enum nick with spaces).
# Source: GNOME at-spi2-core 2.61.0 atspi/atspi-constants.h and atspi-misc.c (2026-07-20); values 0-130.
# ATK spells ROLE_PUSH_BUTTON; accept the aliases.
name	constant	value	aliases	normalized	notes
invalid	ATSPI_ROLE_INVALID	0	-	none	-
accelerator label	ATSPI_ROLE_ACCELERATOR_LABEL	1	-	text	-
alert	ATSPI_ROLE_ALERT	2	-	alert-dialog	-
animation	ATSPI_ROLE_ANIMATION	3	-	image	-
arrow	ATSPI_ROLE_ARROW	4	-	image	-
calendar	ATSPI_ROLE_CALENDAR	5	-	calendar	-
canvas	ATSPI_ROLE_CANVAS	6	-	canvas	-
check box	ATSPI_ROLE_CHECK_BOX	7	-	checkbox	-
check menu item	ATSPI_ROLE_CHECK_MENU_ITEM	8	-	menu-item	-
color chooser	ATSPI_ROLE_COLOR_CHOOSER	9	-	dialog	-
column header	ATSPI_ROLE_COLUMN_HEADER	10	-	column-header	-
combo box	ATSPI_ROLE_COMBO_BOX	11	-	combobox	-
date editor	ATSPI_ROLE_DATE_EDITOR	12	dateeditor	date-picker	ATK writes it without the blank, as in Chromium's own text
desktop icon	ATSPI_ROLE_DESKTOP_ICON	13	-	icon	-
desktop frame	ATSPI_ROLE_DESKTOP_FRAME	14	-	system	-
dial	ATSPI_ROLE_DIAL	15	-	slider	-
dialog	ATSPI_ROLE_DIALOG	16	-	dialog	-
directory pane	ATSPI_ROLE_DIRECTORY_PANE	17	-	group	-
drawing area	ATSPI_ROLE_DRAWING_AREA	18	-	canvas	-
file chooser	ATSPI_ROLE_FILE_CHOOSER	19	-	dialog	-
filler	ATSPI_ROLE_FILLER	20	-	group	-
focus traversable	ATSPI_ROLE_FOCUS_TRAVERSABLE	21	-	-	-
font chooser	ATSPI_ROLE_FONT_CHOOSER	22	-	dialog	-
frame	ATSPI_ROLE_FRAME	23	-	window	-
glass pane	ATSPI_ROLE_GLASS_PANE	24	-	group	-
html container	ATSPI_ROLE_HTML_CONTAINER	25	-	document	-
icon	ATSPI_ROLE_ICON	26	-	icon	-
image	ATSPI_ROLE_IMAGE	27	-	image	-
internal frame	ATSPI_ROLE_INTERNAL_FRAME	28	-	window	-
label	ATSPI_ROLE_LABEL	29	-	text	-
layered pane	ATSPI_ROLE_LAYERED_PANE	30	-	group	-
list	ATSPI_ROLE_LIST	31	-	list	-
list item	ATSPI_ROLE_LIST_ITEM	32	-	list-item	-
menu	ATSPI_ROLE_MENU	33	-	menu	-
menu bar	ATSPI_ROLE_MENU_BAR	34	-	menu-bar	-
menu item	ATSPI_ROLE_MENU_ITEM	35	-	menu-item	-
option pane	ATSPI_ROLE_OPTION_PANE	36	-	dialog	-
page tab	ATSPI_ROLE_PAGE_TAB	37	-	tab	-
page tab list	ATSPI_ROLE_PAGE_TAB_LIST	38	-	tab-list	-
panel	ATSPI_ROLE_PANEL	39	-	group	-
password text	ATSPI_ROLE_PASSWORD_TEXT	40	-	securefield	-
popup menu	ATSPI_ROLE_POPUP_MENU	41	-	menu	-
progress bar	ATSPI_ROLE_PROGRESS_BAR	42	-	progress	-
button	ATSPI_ROLE_BUTTON	43	push button	button	renamed from PUSH_BUTTON; older releases print "push button"
radio button	ATSPI_ROLE_RADIO_BUTTON	44	-	radio	-
radio menu item	ATSPI_ROLE_RADIO_MENU_ITEM	45	-	menu-item	-
root pane	ATSPI_ROLE_ROOT_PANE	46	-	group	-
row header	ATSPI_ROLE_ROW_HEADER	47	-	row-header	-
scroll bar	ATSPI_ROLE_SCROLL_BAR	48	-	scroll-bar	-
scroll pane	ATSPI_ROLE_SCROLL_PANE	49	-	scroll-area	-
separator	ATSPI_ROLE_SEPARATOR	50	-	separator	-
slider	ATSPI_ROLE_SLIDER	51	-	slider	-
spin button	ATSPI_ROLE_SPIN_BUTTON	52	-	stepper	-
split pane	ATSPI_ROLE_SPLIT_PANE	53	-	split-group	-
status bar	ATSPI_ROLE_STATUS_BAR	54	-	status-bar	-
table	ATSPI_ROLE_TABLE	55	-	table	-
table cell	ATSPI_ROLE_TABLE_CELL	56	-	cell	-
table column header	ATSPI_ROLE_TABLE_COLUMN_HEADER	57	-	column-header	-
table row header	ATSPI_ROLE_TABLE_ROW_HEADER	58	-	row-header	-
tearoff menu item	ATSPI_ROLE_TEAROFF_MENU_ITEM	59	-	menu-item	-
terminal	ATSPI_ROLE_TERMINAL	60	-	textarea	-
text	ATSPI_ROLE_TEXT	61	-	textarea	-
toggle button	ATSPI_ROLE_TOGGLE_BUTTON	62	-	toggle-button	-
tool bar	ATSPI_ROLE_TOOL_BAR	63	-	toolbar	-
tool tip	ATSPI_ROLE_TOOL_TIP	64	-	tooltip	-
tree	ATSPI_ROLE_TREE	65	-	tree	-
tree table	ATSPI_ROLE_TREE_TABLE	66	-	grid	-
unknown	ATSPI_ROLE_UNKNOWN	67	-	none	-
viewport	ATSPI_ROLE_VIEWPORT	68	-	group	-
window	ATSPI_ROLE_WINDOW	69	-	window	-
extended	ATSPI_ROLE_EXTENDED	70	-	-	-
header	ATSPI_ROLE_HEADER	71	-	section-header	-
footer	ATSPI_ROLE_FOOTER	72	-	section-footer	-
paragraph	ATSPI_ROLE_PARAGRAPH	73	-	paragraph	-
ruler	ATSPI_ROLE_RULER	74	-	ruler	-
application	ATSPI_ROLE_APPLICATION	75	-	application	-
autocomplete	ATSPI_ROLE_AUTOCOMPLETE	76	-	combobox	-
editbar	ATSPI_ROLE_EDITBAR	77	-	textfield	-
embedded	ATSPI_ROLE_EMBEDDED	78	-	web-application	-
entry	ATSPI_ROLE_ENTRY	79	-	textfield	-
chart	ATSPI_ROLE_CHART	80	-	image	-
caption	ATSPI_ROLE_CAPTION	81	-	caption	-
document frame	ATSPI_ROLE_DOCUMENT_FRAME	82	-	document	-
heading	ATSPI_ROLE_HEADING	83	-	heading	-
page	ATSPI_ROLE_PAGE	84	-	page	-
section	ATSPI_ROLE_SECTION	85	-	generic	-
redundant object	ATSPI_ROLE_REDUNDANT_OBJECT	86	-	none	-
form	ATSPI_ROLE_FORM	87	-	form	-
link	ATSPI_ROLE_LINK	88	-	link	-
input method window	ATSPI_ROLE_INPUT_METHOD_WINDOW	89	-	-	-
table row	ATSPI_ROLE_TABLE_ROW	90	-	row	-
tree item	ATSPI_ROLE_TREE_ITEM	91	-	tree-item	-
document spreadsheet	ATSPI_ROLE_DOCUMENT_SPREADSHEET	92	-	document	-
document presentation	ATSPI_ROLE_DOCUMENT_PRESENTATION	93	-	document	-
document text	ATSPI_ROLE_DOCUMENT_TEXT	94	-	document	-
document web	ATSPI_ROLE_DOCUMENT_WEB	95	-	web-area	-
document email	ATSPI_ROLE_DOCUMENT_EMAIL	96	-	document	-
comment	ATSPI_ROLE_COMMENT	97	-	note	-
list box	ATSPI_ROLE_LIST_BOX	98	-	list	-
grouping	ATSPI_ROLE_GROUPING	99	-	group	-
image map	ATSPI_ROLE_IMAGE_MAP	100	-	image-map	-
notification	ATSPI_ROLE_NOTIFICATION	101	-	alert	-
info bar	ATSPI_ROLE_INFO_BAR	102	-	alert	-
level bar	ATSPI_ROLE_LEVEL_BAR	103	-	level	-
title bar	ATSPI_ROLE_TITLE_BAR	104	-	title-bar	-
block quote	ATSPI_ROLE_BLOCK_QUOTE	105	-	blockquote	-
audio	ATSPI_ROLE_AUDIO	106	-	audio	-
video	ATSPI_ROLE_VIDEO	107	-	video	-
definition	ATSPI_ROLE_DEFINITION	108	-	definition	-
article	ATSPI_ROLE_ARTICLE	109	-	article	-
landmark	ATSPI_ROLE_LANDMARK	110	-	landmark	-
log	ATSPI_ROLE_LOG	111	-	log	-
marquee	ATSPI_ROLE_MARQUEE	112	-	marquee	-
math	ATSPI_ROLE_MATH	113	-	math	-
rating	ATSPI_ROLE_RATING	114	-	rating	-
timer	ATSPI_ROLE_TIMER	115	-	timer	-
static	ATSPI_ROLE_STATIC	116	-	text	-
math fraction	ATSPI_ROLE_MATH_FRACTION	117	-	-	-
math root	ATSPI_ROLE_MATH_ROOT	118	-	-	-
subscript	ATSPI_ROLE_SUBSCRIPT	119	-	-	-
superscript	ATSPI_ROLE_SUPERSCRIPT	120	-	-	-
description list	ATSPI_ROLE_DESCRIPTION_LIST	121	-	list	-
description term	ATSPI_ROLE_DESCRIPTION_TERM	122	-	term	-
description value	ATSPI_ROLE_DESCRIPTION_VALUE	123	-	definition	-
footnote	ATSPI_ROLE_FOOTNOTE	124	-	note	-
content deletion	ATSPI_ROLE_CONTENT_DELETION	125	-	-	-
content insertion	ATSPI_ROLE_CONTENT_INSERTION	126	-	-	-
mark	ATSPI_ROLE_MARK	127	-	-	-
suggestion	ATSPI_ROLE_SUGGESTION	128	-	-	-
push button menu	ATSPI_ROLE_PUSH_BUTTON_MENU	129	button menu	menu-button	since 2.46
switch	ATSPI_ROLE_SWITCH	130	-	switch	since 2.56

"""##
  }

  static var axRoles: String {
##"""
# macOS accessibility role strings (AXRole).
# Source: HIServices AXRoleConstants.h (59 kAX*Role strings) and AppKit NSAccessibilityConstants.h (NSAccessibility*Role), both as recorded in the pyobjc 13.0 framework metadata generated from the macOS 26 SDK (PyPI pyobjc-framework-ApplicationServices 13.0, pyobjc-framework-Cocoa 13.0; 2026-10).
# AppKit-only strings confirmed in WebKit (2025 NSAccessibility private constants: AXDateTimeArea, AXListMarker, AXWebArea, AXImageMap, AXIncrementorArrow) and Chromium; ios-bridge row from facebook/idb FBAXRoleVocabulary.swift and the seeds.
# The list is open: web engines and toolkits may publish other strings, so an unknown role is a hint, never a failure.
role	hiservices_constant	appkit_constant	normalized	origin	notes
AXApplication	kAXApplicationRole	NSAccessibilityApplicationRole	application	sdk	-
AXBrowser	kAXBrowserRole	NSAccessibilityBrowserRole	browser	sdk	-
AXBusyIndicator	kAXBusyIndicatorRole	NSAccessibilityBusyIndicatorRole	activity	sdk	-
AXButton	kAXButtonRole	NSAccessibilityButtonRole	button	sdk	-
AXCell	kAXCellRole	NSAccessibilityCellRole	cell	sdk	-
AXCheckBox	kAXCheckBoxRole	NSAccessibilityCheckBoxRole	checkbox	sdk	-
AXColorWell	kAXColorWellRole	NSAccessibilityColorWellRole	color-well	sdk	-
AXColumn	kAXColumnRole	NSAccessibilityColumnRole	column	sdk	-
AXComboBox	kAXComboBoxRole	NSAccessibilityComboBoxRole	combobox	sdk	-
AXDateField	kAXDateFieldRole	-	date-picker	sdk	-
AXDateTimeArea	-	NSAccessibilityDateTimeAreaRole	date-picker	sdk	NSDatePicker; WebKit date/time inputs
AXDisclosureTriangle	kAXDisclosureTriangleRole	NSAccessibilityDisclosureTriangleRole	disclosure	sdk	-
AXDockItem	kAXDockItemRole	-	dock-item	sdk	-
AXDrawer	kAXDrawerRole	NSAccessibilityDrawerRole	drawer	sdk	-
AXGrid	kAXGridRole	NSAccessibilityGridRole	grid	sdk	-
AXGroup	kAXGroupRole	NSAccessibilityGroupRole	group	sdk	-
AXGrowArea	kAXGrowAreaRole	NSAccessibilityGrowAreaRole	grow-area	sdk	-
AXHandle	kAXHandleRole	NSAccessibilityHandleRole	handle	sdk	-
AXHeading	kAXHeadingRole	NSAccessibilityHeadingRole	heading	sdk	AppKit constant NSAccessibilityHeadingRole (NSAccessibility.Role.headingRole) needs macOS 26; web content and the iOS Simulator bridge published it earlier
AXHelpTag	kAXHelpTagRole	NSAccessibilityHelpTagRole	tooltip	sdk	-
AXImage	kAXImageRole	NSAccessibilityImageRole	image	sdk	-
AXImageMap	kAXImageMapRole	-	image-map	sdk	web content
AXIncrementor	kAXIncrementorRole	NSAccessibilityIncrementorRole	stepper	sdk	-
AXLayoutArea	kAXLayoutAreaRole	NSAccessibilityLayoutAreaRole	layout-area	sdk	-
AXLayoutItem	kAXLayoutItemRole	NSAccessibilityLayoutItemRole	layout-item	sdk	-
AXLevelIndicator	kAXLevelIndicatorRole	NSAccessibilityLevelIndicatorRole	level	sdk	-
AXLink	-	NSAccessibilityLinkRole	link	sdk	-
AXList	kAXListRole	NSAccessibilityListRole	list	sdk	-
AXListMarker	-	NSAccessibilityListMarkerRole	list-marker	sdk	AppKit constant since macOS 26; WebKit/Chromium published the string earlier
AXMatte	kAXMatteRole	NSAccessibilityMatteRole	matte	sdk	the 10.4-era header defined kAXMatteRole as "AXMatteRole"; accept as alias
AXMenu	kAXMenuRole	NSAccessibilityMenuRole	menu	sdk	-
AXMenuBar	kAXMenuBarRole	NSAccessibilityMenuBarRole	menu-bar	sdk	-
AXMenuBarItem	kAXMenuBarItemRole	NSAccessibilityMenuBarItemRole	menu-bar-item	sdk	-
AXMenuButton	kAXMenuButtonRole	NSAccessibilityMenuButtonRole	menu-button	sdk	-
AXMenuItem	kAXMenuItemRole	NSAccessibilityMenuItemRole	menu-item	sdk	-
AXOutline	kAXOutlineRole	NSAccessibilityOutlineRole	tree	sdk	-
AXPage	-	NSAccessibilityPageRole	page	sdk	string by AppKit naming rule, not seen in a live dump here
AXPopUpButton	kAXPopUpButtonRole	NSAccessibilityPopUpButtonRole	popup-button	sdk	-
AXPopover	kAXPopoverRole	NSAccessibilityPopoverRole	popover	sdk	-
AXProgressIndicator	kAXProgressIndicatorRole	NSAccessibilityProgressIndicatorRole	progress	sdk	-
AXRadioButton	kAXRadioButtonRole	NSAccessibilityRadioButtonRole	radio	sdk	-
AXRadioGroup	kAXRadioGroupRole	NSAccessibilityRadioGroupRole	radio-group	sdk	-
AXRelevanceIndicator	kAXRelevanceIndicatorRole	NSAccessibilityRelevanceIndicatorRole	level	sdk	-
AXRow	kAXRowRole	NSAccessibilityRowRole	row	sdk	-
AXRuler	kAXRulerRole	NSAccessibilityRulerRole	ruler	sdk	-
AXRulerMarker	kAXRulerMarkerRole	NSAccessibilityRulerMarkerRole	ruler-marker	sdk	-
AXScrollArea	kAXScrollAreaRole	NSAccessibilityScrollAreaRole	scroll-area	sdk	-
AXScrollBar	kAXScrollBarRole	NSAccessibilityScrollBarRole	scroll-bar	sdk	-
AXSheet	kAXSheetRole	NSAccessibilitySheetRole	sheet	sdk	-
AXSlider	kAXSliderRole	NSAccessibilitySliderRole	slider	sdk	-
AXSortButton	-	NSAccessibilitySortButtonRole	button	sdk	also a subrole; string by AppKit naming rule
AXSplitGroup	kAXSplitGroupRole	NSAccessibilitySplitGroupRole	split-group	sdk	-
AXSplitter	kAXSplitterRole	NSAccessibilitySplitterRole	splitter	sdk	-
AXStaticText	kAXStaticTextRole	NSAccessibilityStaticTextRole	text	sdk	-
AXSystemWide	kAXSystemWideRole	NSAccessibilitySystemWideRole	system	sdk	-
AXTabGroup	kAXTabGroupRole	NSAccessibilityTabGroupRole	tab-list	sdk	-
AXTable	kAXTableRole	NSAccessibilityTableRole	table	sdk	-
AXTextArea	kAXTextAreaRole	NSAccessibilityTextAreaRole	textarea	sdk	-
AXTextField	kAXTextFieldRole	NSAccessibilityTextFieldRole	textfield	sdk	-
AXTimeField	kAXTimeFieldRole	-	time-picker	sdk	-
AXToolbar	kAXToolbarRole	NSAccessibilityToolbarRole	toolbar	sdk	-
AXUnknown	kAXUnknownRole	NSAccessibilityUnknownRole	none	sdk	AppKit publishes this when a role was cleared or when a label override dropped the computed role
AXValueIndicator	kAXValueIndicatorRole	NSAccessibilityValueIndicatorRole	value-indicator	sdk	-
AXWebArea	-	NSAccessibilityWebAreaRole	web-area	sdk	AppKit constant since macOS 26; WebKit/Chromium published the string earlier
AXWindow	kAXWindowRole	NSAccessibilityWindowRole	window	sdk	-
AXGenericElement	-	-	none	ios-bridge	Simulator bridge: an accessibility element whose traits name no role; no AppKit constant
AXIncrementorArrow	-	-	button	webkit	private WebKit role
AXMatteRole	kAXMatteRole (old header)	-	matte	alias	old spelling of AXMatte

"""##
  }

  static var axSubroles: String {
##"""
# macOS accessibility subrole strings (AXSubrole).
# Source: HIServices AXRoleConstants.h (93 kAX*Subrole strings) and AppKit NSAccessibilityConstants.h via pyobjc 13.0 metadata (macOS 26 SDK); ios-bridge rows from facebook/idb FBAXRoleVocabulary.swift and the seeds; webkit rows from WebKit 2025 private constants; core-aam rows from W3C Core-AAM (w3c/aria, 2026-08).
# applies_to is guidance for the did-you-mean check, not a constraint.
subrole	hiservices_constant	appkit_constant	applies_to	normalized	origin	notes
AXApplicationAlert	kAXApplicationAlertSubrole	-	AXGroup	alert	sdk	-
AXApplicationAlertDialog	kAXApplicationAlertDialogSubrole	-	AXGroup	alert-dialog	sdk	-
AXApplicationDialog	kAXApplicationDialogSubrole	-	AXGroup	dialog	sdk	-
AXApplicationDockItem	kAXApplicationDockItemSubrole	-	AXDockItem	dock-item	sdk	-
AXApplicationGroup	kAXApplicationGroupSubrole	-	AXGroup	group	sdk	-
AXApplicationLog	kAXApplicationLogSubrole	-	AXGroup	log	sdk	-
AXApplicationMarquee	kAXApplicationMarqueeSubrole	-	AXGroup	marquee	sdk	-
AXApplicationStatus	kAXApplicationStatusSubrole	-	AXGroup	status	sdk	-
AXApplicationTimer	kAXApplicationTimerSubrole	-	AXGroup	timer	sdk	-
AXAudio	kAXAudioSubrole	-	AXGroup	audio	sdk	-
AXCloseButton	kAXCloseButtonSubrole	NSAccessibilityCloseButtonSubrole	AXButton	window-button	sdk	-
AXCodeStyleGroup	kAXCodeStyleGroupSubrole	-	AXGroup	-	sdk	-
AXCollectionList	-	NSAccessibilityCollectionListSubrole	AXList	list	sdk	-
AXContentList	kAXContentListSubrole	NSAccessibilityContentListSubrole	AXList	list	sdk	-
AXDecorative	kAXDecorativeSubrole	-	AXImage	decorative	sdk	decorative image: exempt from naming rules
AXDecrementArrow	kAXDecrementArrowSubrole	NSAccessibilityDecrementArrowSubrole	AXButton	stepper-button	sdk	-
AXDecrementPage	kAXDecrementPageSubrole	NSAccessibilityDecrementPageSubrole	AXButton	scroll-part	sdk	-
AXDefinition	kAXDefinitionSubrole	-	AXGroup	-	sdk	-
AXDefinitionList	kAXDefinitionListSubrole	NSAccessibilityDefinitionListSubrole	AXList	list	sdk	-
AXDeleteStyleGroup	kAXDeleteStyleGroupSubrole	-	AXGroup	-	sdk	-
AXDescriptionList	kAXDescriptionListSubrole	NSAccessibilityDescriptionListSubrole	AXList	list	sdk	-
AXDetails	kAXDetailsSubrole	-	AXGroup	details	sdk	-
AXDialog	kAXDialogSubrole	NSAccessibilityDialogSubrole	AXWindow	dialog	sdk	-
AXDockExtraDockItem	kAXDockExtraDockItemSubrole	-	AXDockItem	dock-item	sdk	-
AXDocumentArticle	kAXDocumentArticleSubrole	-	AXGroup	article	sdk	-
AXDocumentDockItem	kAXDocumentDockItemSubrole	-	AXDockItem	dock-item	sdk	-
AXDocumentMath	kAXDocumentMathSubrole	-	AXGroup	math	sdk	-
AXDocumentNote	kAXDocumentNoteSubrole	-	AXGroup	note	sdk	-
AXEmptyGroup	kAXEmptyGroupSubrole	-	AXGroup	-	sdk	-
AXFieldset	kAXFieldsetSubrole	-	AXGroup	group	sdk	-
AXFileUploadButton	kAXFileUploadButtonSubrole	-	AXButton	button	sdk	-
AXFloatingWindow	kAXFloatingWindowSubrole	NSAccessibilityFloatingWindowSubrole	AXWindow	window	sdk	-
AXFolderDockItem	kAXFolderDockItemSubrole	-	AXDockItem	dock-item	sdk	-
AXFullScreenButton	kAXFullScreenButtonSubrole	NSAccessibilityFullScreenButtonSubrole	AXButton	window-button	sdk	-
AXIncrementArrow	kAXIncrementArrowSubrole	NSAccessibilityIncrementArrowSubrole	AXButton	stepper-button	sdk	-
AXIncrementPage	kAXIncrementPageSubrole	NSAccessibilityIncrementPageSubrole	AXButton	scroll-part	sdk	-
AXInsertStyleGroup	kAXInsertStyleGroupSubrole	-	AXGroup	-	sdk	-
AXLandmarkBanner	kAXLandmarkBannerSubrole	-	AXGroup	landmark	sdk	-
AXLandmarkComplementary	kAXLandmarkComplementarySubrole	-	AXGroup	landmark	sdk	-
AXLandmarkContentInfo	kAXLandmarkContentInfoSubrole	-	AXGroup	landmark	sdk	-
AXLandmarkMain	kAXLandmarkMainSubrole	-	AXGroup	landmark	sdk	-
AXLandmarkNavigation	kAXLandmarkNavigationSubrole	-	AXGroup	landmark	sdk	-
AXLandmarkRegion	kAXLandmarkRegionSubrole	-	AXGroup	landmark	sdk	-
AXLandmarkSearch	kAXLandmarkSearchSubrole	-	AXGroup	landmark	sdk	-
AXMathFenceOperator	kAXMathFenceOperatorSubrole	-	AXGroup	math	sdk	-
AXMathFenced	kAXMathFencedSubrole	-	AXGroup	math	sdk	-
AXMathFraction	kAXMathFractionSubrole	-	AXGroup	math	sdk	-
AXMathIdentifier	kAXMathIdentifierSubrole	-	AXGroup	math	sdk	-
AXMathMultiscript	kAXMathMultiscriptSubrole	-	AXGroup	math	sdk	-
AXMathNumber	kAXMathNumberSubrole	-	AXGroup	math	sdk	-
AXMathOperator	kAXMathOperatorSubrole	-	AXGroup	math	sdk	-
AXMathRoot	kAXMathRootSubrole	-	AXGroup	math	sdk	-
AXMathRow	kAXMathRowSubrole	-	AXGroup	math	sdk	-
AXMathSeparatorOperator	kAXMathSeparatorOperatorSubrole	-	AXGroup	math	sdk	-
AXMathSquareRoot	kAXMathSquareRootSubrole	-	AXGroup	math	sdk	-
AXMathSubscriptSuperscript	kAXMathSubscriptSuperscriptSubrole	-	AXGroup	math	sdk	-
AXMathTable	kAXMathTableSubrole	-	AXGroup	math	sdk	-
AXMathTableCell	kAXMathTableCellSubrole	-	AXGroup	math	sdk	-
AXMathTableRow	kAXMathTableRowSubrole	-	AXGroup	math	sdk	-
AXMathText	kAXMathTextSubrole	-	AXGroup	math	sdk	-
AXMathUnderOver	kAXMathUnderOverSubrole	-	AXGroup	math	sdk	-
AXMeter	kAXMeterSubrole	-	AXLevelIndicator	level	sdk	-
AXMinimizeButton	kAXMinimizeButtonSubrole	NSAccessibilityMinimizeButtonSubrole	AXButton	window-button	sdk	-
AXMinimizedWindowDockItem	kAXMinimizedWindowDockItemSubrole	-	AXDockItem	dock-item	sdk	-
AXOutlineRow	kAXOutlineRowSubrole	NSAccessibilityOutlineRowSubrole	AXRow	tree-item	sdk	-
AXProcessSwitcherList	kAXProcessSwitcherListSubrole	-	*	-	sdk	-
AXRatingIndicator	kAXRatingIndicatorSubrole	NSAccessibilityRatingIndicatorSubrole	AXLevelIndicator	rating	sdk	-
AXRubyInline	kAXRubyInlineSubrole	-	AXGroup	-	sdk	-
AXRubyText	kAXRubyTextSubrole	-	AXGroup	-	sdk	-
AXSearchField	kAXSearchFieldSubrole	NSAccessibilitySearchFieldSubrole	AXTextField	searchfield	sdk	-
AXSectionList	-	NSAccessibilitySectionListSubrole	AXList	list	sdk	-
AXSecureTextField	kAXSecureTextFieldSubrole	NSAccessibilitySecureTextFieldSubrole	AXTextField	securefield	sdk	-
AXSeparatorDockItem	kAXSeparatorDockItemSubrole	-	AXDockItem	dock-item	sdk	-
AXSortButton	kAXSortButtonSubrole	NSAccessibilitySortButtonSubrole	AXButton	button	sdk	-
AXStandardWindow	kAXStandardWindowSubrole	NSAccessibilityStandardWindowSubrole	AXWindow	window	sdk	-
AXSubscriptStyleGroup	kAXSubscriptStyleGroupSubrole	-	AXGroup	-	sdk	-
AXSuggestion	-	NSAccessibilitySuggestionSubrole	AXGroup	-	sdk	-
AXSummary	kAXSummarySubrole	-	AXGroup;AXDisclosureTriangle	disclosure	sdk	-
AXSuperscriptStyleGroup	kAXSuperscriptStyleGroupSubrole	-	AXGroup	-	sdk	-
AXSwitch	kAXSwitchSubrole	NSAccessibilitySwitchSubrole	AXCheckBox	switch	sdk	NSSwitch, SwiftUI Toggle, iOS UISwitch through the bridge
AXSystemDialog	kAXSystemDialogSubrole	NSAccessibilitySystemDialogSubrole	AXWindow	dialog	sdk	-
AXSystemFloatingWindow	kAXSystemFloatingWindowSubrole	NSAccessibilitySystemFloatingWindowSubrole	AXWindow	window	sdk	-
AXTabButton	-	NSAccessibilityTabButtonSubrole	AXRadioButton	tab	sdk	iOS tab-bar items appear as AXRadioButton with this subrole through the Simulator bridge
AXTabPanel	kAXTabPanelSubrole	-	AXGroup	tab-panel	sdk	-
AXTableRow	kAXTableRowSubrole	NSAccessibilityTableRowSubrole	AXRow	row	sdk	-
AXTerm	kAXTermSubrole	-	AXGroup	-	sdk	-
AXTextAttachment	-	NSAccessibilityTextAttachmentSubrole	AXImage;AXButton	attachment	sdk	-
AXTextLink	-	NSAccessibilityTextLinkSubrole	AXLink;AXStaticText	link	sdk	-
AXTimeGroup	kAXTimeGroupSubrole	-	AXGroup	-	sdk	-
AXTimeline	kAXTimelineSubrole	NSAccessibilityTimelineSubrole	AXSlider	slider	sdk	-
AXToggle	kAXToggleSubrole	NSAccessibilityToggleSubrole	AXCheckBox;AXButton	toggle-button	sdk	-
AXToolbarButton	kAXToolbarButtonSubrole	NSAccessibilityToolbarButtonSubrole	AXButton	button	sdk	-
AXTrashDockItem	kAXTrashDockItemSubrole	-	AXDockItem	dock-item	sdk	-
AXURLDockItem	kAXURLDockItemSubrole	-	AXDockItem	dock-item	sdk	-
AXUnknown	kAXUnknownSubrole	NSAccessibilityUnknownSubrole	*	none	sdk	same string as the role
AXUserInterfaceTooltip	kAXUserInterfaceTooltipSubrole	-	AXGroup	tooltip	sdk	-
AXVideo	kAXVideoSubrole	-	AXGroup	video	sdk	-
AXWebApplication	kAXWebApplicationSubrole	-	AXGroup	web-application	sdk	-
AXZoomButton	kAXZoomButtonSubrole	NSAccessibilityZoomButtonSubrole	AXButton	window-button	sdk	-
iOSContentGroup	-	-	AXGroup	screen	ios-bridge	root of the guest screen in a Simulator.app / Device Hub window
AXMapArea	-	-	AXGroup;AXGenericElement	map	ios-bridge	translator subrole 4
AXMapItem	-	-	AXGroup;AXGenericElement	map-item	ios-bridge	translator subrole 6
AXDocument	-	-	AXGroup	document	core-aam	ARIA document
AXLandmarkForm	-	-	AXGroup	landmark	core-aam	ARIA form
AXSectionHeader	-	-	AXGroup	section-header	core-aam	-
AXSectionFooter	-	-	AXGroup	section-footer	core-aam	-
AXEmphasisStyleGroup	-	-	AXGroup	-	core-aam	-
AXStrongStyleGroup	-	-	AXGroup	-	core-aam	-
AXCiteStyleGroup	-	-	AXGroup	-	webkit	private WebKit subrole
AXContentSeparator	-	-	AXGroup	-	webkit	private WebKit subrole
AXFooter	-	-	AXGroup	-	webkit	private WebKit subrole
AXKeyboardInputStyleGroup	-	-	AXGroup	-	webkit	private WebKit subrole
AXModel	-	-	AXGroup	-	webkit	private WebKit subrole
AXPreformattedStyleGroup	-	-	AXGroup	-	webkit	private WebKit subrole
AXSampleStyleGroup	-	-	AXGroup	-	webkit	private WebKit subrole
AXVariableStyleGroup	-	-	AXGroup	-	webkit	private WebKit subrole

"""##
  }

  static var chromiumRoles: String {
##"""
# Chromium's own role names, as its expectation files and chrome://accessibility write them (rootWebArea).
# CDP writes the same words with a capital where ARIA has none for it (RootWebArea, StaticText), and ARIA's words else;
# Playwright's older snapshot does the same, with the words text and WebArea. Words that are not here are looked for in
# aria-roles.tsv. A text run (inlineTextBox), a line break and what only styles a text mean no role.
# Mappings follow aria-roles.tsv; those of details, iframe, svgRoot, menuListPopup and the doc… words are guesses.
role	normalized
abbr	-
alert	alert
alertDialog	alert-dialog
application	web-application
article	article
audio	audio
banner	landmark
blockquote	blockquote
button	button
canvas	canvas
caption	caption
caret	-
cell	cell
checkBox	checkbox
client	-
code	code
colorWell	color-well
column	column
columnHeader	column-header
comboBoxGrouping	combobox
comboBoxMenuButton	popup-button
comboBoxSelect	popup-button
comment	note
complementary	landmark
contentDeletion	-
contentInfo	landmark
contentInsertion	-
date	date-picker
dateTime	date-picker
definition	definition
descriptionList	list
descriptionListDetail	definition
descriptionListTerm	term
desktop	system
details	details
dialog	dialog
directory	list
disclosureTriangle	disclosure
disclosureTriangleGrouped	disclosure
docAbstract	-
docAcknowledgments	landmark
docAfterword	landmark
docAppendix	landmark
docBackLink	link
docBiblioEntry	list-item
docBiblioRef	link
docBibliography	landmark
docChapter	landmark
docColophon	-
docConclusion	landmark
docCover	image
docCredit	-
docCredits	landmark
docDedication	-
docEndnote	list-item
docEndnotes	landmark
docEpigraph	-
docEpilogue	landmark
docErrata	landmark
docExample	-
docFootnote	note
docForeword	landmark
docGlossary	landmark
docGlossref	link
docIndex	landmark
docIntroduction	landmark
docNoteRef	link
docNotice	note
docPageBreak	separator
docPageFooter	-
docPageHeader	-
docPageList	landmark
docPart	landmark
docPreface	landmark
docPrologue	landmark
docPullquote	-
docQna	-
docSubtitle	heading
docTip	note
docToc	landmark
document	document
embeddedObject	-
emphasis	-
feed	list
figcaption	caption
figure	figure
footer	landmark
form	form
genericContainer	generic
graphicsDocument	group
graphicsObject	group
graphicsSymbol	image
grid	grid
gridCell	cell
group	group
header	landmark
heading	heading
iframe	group
iframePresentational	none
ignored	none
image	image
imageMap	image-map
imeCandidate	-
inlineTextBox	-
inputTime	time-picker
keyboard	-
labelText	-
layoutTable	group
layoutTableCell	generic
layoutTableRow	generic
legend	-
lineBreak	-
link	link
list	list
listBox	list
listBoxOption	list-item
listGrid	grid
listItem	list-item
listMarker	list-marker
log	log
main	landmark
mark	-
marquee	marquee
math	math
mathMLFraction	math
mathMLIdentifier	math
mathMLMath	math
mathMLMultiscripts	math
mathMLNoneScript	math
mathMLNumber	math
mathMLOperator	math
mathMLOver	math
mathMLPrescriptDelimiter	math
mathMLRoot	math
mathMLRow	math
mathMLSquareRoot	math
mathMLStringLiteral	math
mathMLSub	math
mathMLSubSup	math
mathMLSup	math
mathMLTable	math
mathMLTableCell	math
mathMLTableRow	math
mathMLText	math
mathMLUnder	math
mathMLUnderOver	math
menu	menu
menuBar	menu-bar
menuButton	menu-button
menuItem	menu-item
menuItemCheckBox	menu-item
menuItemRadio	menu-item
menuListOption	list-item
menuListPopup	list
meter	level
navigation	landmark
none	none
note	note
pane	group
paragraph	paragraph
pdfActionableHighlight	-
pdfRoot	document
pluginObject	-
popUpButton	popup-button
portal	-
pre	-
progressIndicator	progress
radioButton	radio
radioGroup	radio-group
region	landmark
rootWebArea	web-area
row	row
rowGroup	group
rowHeader	row-header
ruby	-
rubyAnnotation	-
scrollBar	scroll-bar
scrollView	scroll-area
search	landmark
searchBox	searchfield
section	generic
sectionFooter	section-footer
sectionHeader	section-header
sectionWithoutName	generic
slider	slider
spinButton	stepper
splitter	splitter
staticText	text
status	status
strong	-
subscript	-
suggestion	-
superscript	-
svgRoot	image
switch	switch
tab	tab
tabList	tab-list
tabPanel	tab-panel
table	table
tableHeaderContainer	group
term	term
text	text
textField	textfield
textFieldWithComboBox	combobox
time	time
timer	timer
titleBar	title-bar
toggleButton	toggle-button
toolbar	toolbar
tooltip	tooltip
tree	tree
treeGrid	grid
treeItem	tree-item
unknown	none
video	video
webArea	web-area
webView	group
window	window
"""##
  }

  static var composeRoles: String {
##"""
# Jetpack Compose: the words of Role, as printToLog writes them (Role = 'Button').
# Compose has no role for a text, a text field, a heading or a list: there other properties tell (role-forms.tsv).
# Carousel came late and is mapped by guess.
role	normalized
Button	button
Checkbox	checkbox
Switch	switch
RadioButton	radio
Tab	tab
Image	image
DropdownList	popup-button
ValuePicker	picker-wheel
Carousel	pager
"""##
  }

  static var flutterRoles: String {
##"""
# Flutter: the words of role: (SemanticsRole, late releases), then the flags that are a role (debugDumpSemanticsTree).
# A node can have several; its reader takes the first that stands here, so the rows go from the telling to the vague.
# A group of which one is on is a radio, what can be toggled a switch, what can be checked a check box.
role	normalized
tab	tab
tabBar	tab-list
tabPanel	tab-panel
dialog	dialog
alertDialog	alert-dialog
table	table
cell	cell
row	row
columnHeader	column-header
dragHandle	handle
spinButton	stepper
comboBox	combobox
menuBar	menu-bar
menu	menu
menuItem	menu-item
menuItemCheckbox	menu-item
menuItemRadio	menu-item
list	list
listItem	list-item
form	form
tooltip	tooltip
loadingSpinner	activity
progressBar	progress
hotKey	-
radioGroup	radio-group
status	status
alert	alert
complementary	landmark
contentInfo	landmark
main	landmark
navigation	landmark
region	landmark
isTextField	textfield
isSlider	slider
isInMutuallyExclusiveGroup	radio
hasToggledState	switch
hasCheckedState	checkbox
isLink	link
isHeader	heading
isButton	button
isKeyboardKey	key
isImage	image
scopesRoute	screen
hasImplicitScrolling	scroll-area
"""##
  }

  static var iosBridgeRoles: String {
##"""
# The closed role/subrole set the iOS Simulator accessibility bridge (AccessibilityPlatformTranslation) can publish on the macOS side.
# Source: facebook/idb FBSimulatorControl/Commands/FBAXRoleVocabulary.swift (commit of 2026-08-22), decoded there from the framework jump tables.
# Any other AX role in a tree below an iOSContentGroup is worth a warning. Code is the translator integer.
kind	code	string	normalized	set_by_trait
role	1	AXApplication	application	-
role	2	AXButton	button	-
role	3	AXCheckBox	checkbox	-
role	4	AXGenericElement	none	-
role	5	AXGroup	group	-
role	6	AXHeading	heading	-
role	7	AXImage	image	-
role	8	AXLink	link	-
role	9	AXRadioButton	radio	-
role	10	AXScrollArea	scroll-area	-
role	11	AXScrollBar	scroll-bar	-
role	12	AXTabGroup	tab-list	-
role	13	AXSlider	slider	-
role	14	AXStaticText	text	-
role	15	AXTextField	textfield	-
role	16	AXWebArea	web-area	-
role	17	AXTextArea	textarea	-
role	18	AXSplitter	splitter	-
role	19	AXPopUpButton	popup-button	-
role	20	AXSheet	sheet	-
role	21	AXGrid	grid	-
subrole	1	AXSearchField	searchfield	kAXSearchFieldTrait
subrole	2	AXTabButton	tab	kAXTabButtonTrait
subrole	3	AXSwitch	switch	kAXToggleTrait
subrole	4	AXMapArea	map	kAXMapTrait
subrole	5	AXSecureTextField	securefield	kAXSecureTextFieldTrait
subrole	6	AXMapItem	map-item	-

"""##
  }

  static var msaaRoles: String {
##"""
# MSAA and IAccessible2 role constants, as Chromium's Windows expectation files write them.
# Names and meanings by the headers oleacc.h and AccessibleRole.idl; the mappings are those of their AT-SPI and UI
# Automation kin in atspi-roles.tsv and uia-controltypes.tsv. ROLE_SYSTEM_TEXT is a text field, STATICTEXT a text.
role	normalized
ROLE_SYSTEM_TITLEBAR	title-bar
ROLE_SYSTEM_MENUBAR	menu-bar
ROLE_SYSTEM_SCROLLBAR	scroll-bar
ROLE_SYSTEM_GRIP	handle
ROLE_SYSTEM_SOUND	-
ROLE_SYSTEM_CURSOR	-
ROLE_SYSTEM_CARET	-
ROLE_SYSTEM_ALERT	alert
ROLE_SYSTEM_WINDOW	window
ROLE_SYSTEM_CLIENT	group
ROLE_SYSTEM_MENUPOPUP	menu
ROLE_SYSTEM_MENUITEM	menu-item
ROLE_SYSTEM_TOOLTIP	tooltip
ROLE_SYSTEM_APPLICATION	web-application
ROLE_SYSTEM_DOCUMENT	document
ROLE_SYSTEM_PANE	group
ROLE_SYSTEM_CHART	image
ROLE_SYSTEM_DIALOG	dialog
ROLE_SYSTEM_BORDER	-
ROLE_SYSTEM_GROUPING	group
ROLE_SYSTEM_SEPARATOR	separator
ROLE_SYSTEM_TOOLBAR	toolbar
ROLE_SYSTEM_STATUSBAR	status-bar
ROLE_SYSTEM_TABLE	table
ROLE_SYSTEM_COLUMNHEADER	column-header
ROLE_SYSTEM_ROWHEADER	row-header
ROLE_SYSTEM_COLUMN	column
ROLE_SYSTEM_ROW	row
ROLE_SYSTEM_CELL	cell
ROLE_SYSTEM_LINK	link
ROLE_SYSTEM_HELPBALLOON	tooltip
ROLE_SYSTEM_CHARACTER	-
ROLE_SYSTEM_LIST	list
ROLE_SYSTEM_LISTITEM	list-item
ROLE_SYSTEM_OUTLINE	tree
ROLE_SYSTEM_OUTLINEITEM	tree-item
ROLE_SYSTEM_PAGETAB	tab
ROLE_SYSTEM_PROPERTYPAGE	tab-panel
ROLE_SYSTEM_INDICATOR	value-indicator
ROLE_SYSTEM_GRAPHIC	image
ROLE_SYSTEM_STATICTEXT	text
ROLE_SYSTEM_TEXT	textfield
ROLE_SYSTEM_PUSHBUTTON	button
ROLE_SYSTEM_CHECKBUTTON	checkbox
ROLE_SYSTEM_RADIOBUTTON	radio
ROLE_SYSTEM_COMBOBOX	combobox
ROLE_SYSTEM_DROPLIST	popup-button
ROLE_SYSTEM_PROGRESSBAR	progress
ROLE_SYSTEM_DIAL	slider
ROLE_SYSTEM_HOTKEYFIELD	textfield
ROLE_SYSTEM_SLIDER	slider
ROLE_SYSTEM_SPINBUTTON	stepper
ROLE_SYSTEM_DIAGRAM	image
ROLE_SYSTEM_ANIMATION	image
ROLE_SYSTEM_EQUATION	math
ROLE_SYSTEM_BUTTONDROPDOWN	menu-button
ROLE_SYSTEM_BUTTONMENU	menu-button
ROLE_SYSTEM_BUTTONDROPDOWNGRID	menu-button
ROLE_SYSTEM_WHITESPACE	-
ROLE_SYSTEM_PAGETABLIST	tab-list
ROLE_SYSTEM_CLOCK	-
ROLE_SYSTEM_SPLITBUTTON	split-button
ROLE_SYSTEM_IPADDRESS	textfield
ROLE_SYSTEM_OUTLINEBUTTON	disclosure
IA2_ROLE_BLOCK_QUOTE	blockquote
IA2_ROLE_CANVAS	canvas
IA2_ROLE_CAPTION	caption
IA2_ROLE_CHECK_MENU_ITEM	menu-item
IA2_ROLE_COLOR_CHOOSER	color-well
IA2_ROLE_COMMENT	note
IA2_ROLE_COMPLEMENTARY_CONTENT	landmark
IA2_ROLE_CONTENT_DELETION	-
IA2_ROLE_CONTENT_INSERTION	-
IA2_ROLE_DATE_EDITOR	date-picker
IA2_ROLE_DESKTOP_ICON	icon
IA2_ROLE_DESKTOP_PANE	system
IA2_ROLE_DIRECTORY_PANE	group
IA2_ROLE_EDITBAR	textfield
IA2_ROLE_EMBEDDED_OBJECT	-
IA2_ROLE_ENDNOTE	note
IA2_ROLE_FILE_CHOOSER	dialog
IA2_ROLE_FONT_CHOOSER	dialog
IA2_ROLE_FOOTER	section-footer
IA2_ROLE_FOOTNOTE	note
IA2_ROLE_FORM	form
IA2_ROLE_FRAME	window
IA2_ROLE_GLASS_PANE	group
IA2_ROLE_HEADER	section-header
IA2_ROLE_HEADING	heading
IA2_ROLE_ICON	icon
IA2_ROLE_IMAGE_MAP	image-map
IA2_ROLE_INPUT_METHOD_WINDOW	-
IA2_ROLE_INTERNAL_FRAME	group
IA2_ROLE_LABEL	text
IA2_ROLE_LANDMARK	landmark
IA2_ROLE_LAYERED_PANE	group
IA2_ROLE_LEVEL_BAR	level
IA2_ROLE_MARK	-
IA2_ROLE_NOTE	note
IA2_ROLE_OPTION_PANE	dialog
IA2_ROLE_PAGE	page
IA2_ROLE_PARAGRAPH	paragraph
IA2_ROLE_RADIO_MENU_ITEM	menu-item
IA2_ROLE_REDUNDANT_OBJECT	none
IA2_ROLE_ROOT_PANE	group
IA2_ROLE_RULER	ruler
IA2_ROLE_SCROLL_PANE	scroll-area
IA2_ROLE_SECTION	generic
IA2_ROLE_SHAPE	image
IA2_ROLE_SPLIT_PANE	split-group
IA2_ROLE_SUGGESTION	-
IA2_ROLE_TEAR_OFF_MENU	menu-item
IA2_ROLE_TERMINAL	textarea
IA2_ROLE_TEXT_FRAME	group
IA2_ROLE_TOGGLE_BUTTON	toggle-button
IA2_ROLE_UNKNOWN	none
IA2_ROLE_VIEW_PORT	group
"""##
  }

  static var observability: String {
##"""
# Whether a source shows a neutral attribute: the first row that fits the source, the attribute, the platform and the node.
# platforms: any, or apple. nodes: any, a set of role-sets.tsv, or a list of neutral roles. how: always = a missing one is
# nothing or the default; seen = it counts only where some node of the dump has one of the raw attributes in detail;
# never = it cannot be told, for the reason in detail.
# Several sources, separated by ;, share a row. DUMPER at the start of a reason stands for what sources.tsv calls it.
source	platforms	attribute	nodes	how	detail
ax	any	name	any	always	-
ax	any	value	any	always	-
ax	any	hint	any	always	-
ax	any	enabled	any	always	-
ax	any	selected	any	always	-
ax	any	checked	any	always	-
ax	any	role	any	always	-
ax	any	subrole	any	always	-
ax	any	spoken	any	always	-
ax	any	id	any	seen	id;identifier;AXIdentifier
ax	any	frame	any	seen	frame;AXFrame
ax	any	focused	any	seen	focused;AXFocused
ax	any	expanded	any	seen	expanded;AXExpanded
ax	apple	busy	any	never	nothing outside the app tells on Apple's platforms that it is busy
ax	any	busy	any	seen	busy;AXElementBusy
atspi-text	any	name	any	always	-
atspi-text	any	value	any	always	-
atspi-text	any	hint	any	always	-
atspi-text	any	enabled	any	always	-
atspi-text	any	selected	any	always	-
atspi-text	any	checked	any	always	-
atspi-text	any	role	any	always	-
atspi-text	any	subrole	any	always	-
atspi-text	any	spoken	any	always	-
atspi-text	any	id	any	seen	id;identifier;accessible-id
atspi-text	any	frame	any	seen	frame;extents
atspi-text	any	focused	any	seen	focused
atspi-text	any	expanded	any	seen	expanded
atspi-text	any	busy	any	seen	busy
atspi-xml	any	name	any	always	-
atspi-xml	any	value	any	always	-
atspi-xml	any	hint	any	always	-
atspi-xml	any	id	any	always	-
atspi-xml	any	enabled	any	always	-
atspi-xml	any	selected	any	always	-
atspi-xml	any	checked	any	always	-
atspi-xml	any	expanded	any	always	-
atspi-xml	any	focused	any	always	-
atspi-xml	any	busy	any	always	-
atspi-xml	any	frame	any	always	-
atspi-xml	any	role	any	always	-
atspi-xml	any	subrole	any	always	-
atspi-xml	any	spoken	any	always	-
uiautomator	any	name	any	always	-
uiautomator	any	id	any	always	-
uiautomator	any	enabled	any	always	-
uiautomator	any	selected	any	always	-
uiautomator	any	checked	any	always	-
uiautomator	any	focused	any	always	-
uiautomator	any	frame	any	always	-
uiautomator	any	role	any	always	-
uiautomator	any	spoken	any	always	-
uiautomator	any	value	editable	always	-
uiautomator	any	value	any	never	uiautomator prints no value for it
uiautomator	any	hint	any	seen	hint;hintText
uiautomator	any	expanded	any	never	uiautomator does not print whether it is expanded
uiautomator	any	busy	any	never	uiautomator does not print whether it is busy
uiautomator	any	subrole	editable	always	-
uiautomator	any	subrole	any	never	Android has no subroles
uiautomator2	any	name	any	always	-
uiautomator2	any	id	any	always	-
uiautomator2	any	enabled	any	always	-
uiautomator2	any	selected	any	always	-
uiautomator2	any	checked	any	always	-
uiautomator2	any	focused	any	always	-
uiautomator2	any	frame	any	always	-
uiautomator2	any	role	any	always	-
uiautomator2	any	spoken	any	always	-
uiautomator2	any	value	editable	always	-
uiautomator2	any	value	any	never	UiAutomator2 prints no value for it
uiautomator2	any	hint	any	seen	hint;hintText;tooltip-text
uiautomator2	any	expanded	any	never	UiAutomator2 does not print whether it is expanded
uiautomator2	any	busy	any	never	UiAutomator2 does not print whether it is busy
uiautomator2	any	subrole	editable	always	-
uiautomator2	any	subrole	any	never	Android has no subroles
xcuitest	any	name	any	always	-
xcuitest	any	value	any	always	-
xcuitest	any	id	any	always	-
xcuitest	any	enabled	any	always	-
xcuitest	any	checked	any	always	-
xcuitest	any	frame	any	always	-
xcuitest	any	role	any	always	-
xcuitest	any	spoken	any	always	-
xcuitest	any	hint	editable	seen	placeholderValue
xcuitest	any	hint	any	never	WebDriverAgent prints no hint
xcuitest	any	selected	button	always	-
xcuitest	any	selected	any	seen	selected;traits
xcuitest	any	focused	any	seen	focused
xcuitest	any	expanded	any	never	WebDriverAgent does not print whether it is expanded
xcuitest	any	busy	any	never	nothing outside the app tells on Apple's platforms that it is busy
xcuitest	any	subrole	any	never	XCUITest has no subroles
mac2	any	name	any	always	-
mac2	any	value	any	always	-
mac2	any	id	any	always	-
mac2	any	enabled	any	always	-
mac2	any	selected	any	always	-
mac2	any	checked	any	always	-
mac2	any	frame	any	always	-
mac2	any	role	any	always	-
mac2	any	spoken	any	always	-
mac2	any	hint	editable	seen	placeholderValue
mac2	any	hint	any	never	Appium's Mac2 driver prints no hint
mac2	any	focused	any	never	Appium's Mac2 driver does not print what has the focus
mac2	any	expanded	any	never	Appium's Mac2 driver does not print whether it is expanded
mac2	any	busy	any	never	nothing outside the app tells on Apple's platforms that it is busy
mac2	any	subrole	any	never	XCUITest has no subroles
winappdriver;novawindows	any	name	any	always	-
winappdriver;novawindows	any	id	any	always	-
winappdriver;novawindows	any	hint	any	always	-
winappdriver;novawindows	any	enabled	any	always	-
winappdriver;novawindows	any	focused	any	always	-
winappdriver;novawindows	any	frame	any	always	-
winappdriver;novawindows	any	role	any	always	-
winappdriver;novawindows	any	spoken	any	always	-
winappdriver;novawindows	any	value	any	seen	Value.Value;Value;ValueValue;RangeValue.Value
winappdriver;novawindows	any	checked	radio	never	UI Automation tells of a radio button that it is selected, not that it is checked
winappdriver;novawindows	any	checked	checkable	seen	ToggleState;Toggle.ToggleState
winappdriver;novawindows	any	checked	any	always	-
winappdriver;novawindows	any	selected	any	seen	IsSelected;SelectionItem.IsSelected
winappdriver;novawindows	any	expanded	any	seen	ExpandCollapseState;ExpandCollapse.ExpandCollapseState
winappdriver;novawindows	any	busy	any	never	DUMPER does not print whether it is busy
winappdriver;novawindows	any	subrole	editable	always	-
winappdriver;novawindows	any	subrole	any	never	UI Automation has no subroles
walker	any	name	any	always	-
walker	any	role	any	always	-
walker	any	subrole	any	always	-
walker	any	spoken	any	always	-
walker	any	value	any	seen	value;val
walker	any	hint	any	seen	help
walker	any	id	any	seen	id;identifier
walker	any	enabled	any	seen	enabled;disabled
walker	any	selected	any	seen	selected
walker	any	checked	any	seen	checked;unchecked;value;val
walker	any	expanded	any	seen	expanded;collapsed
walker	any	focused	any	seen	focused
walker	apple	busy	any	never	nothing outside the app tells on Apple's platforms that it is busy
walker	any	busy	any	seen	busy
walker	any	frame	any	seen	frame;position;size
ax-json	any	name	any	always	-
ax-json	any	value	any	always	-
ax-json	any	checked	any	always	-
ax-json	any	role	any	always	-
ax-json	any	spoken	any	always	-
ax-json	any	subrole	any	seen	subrole
ax-json	any	hint	any	seen	help
ax-json	any	id	any	seen	identifier
ax-json	any	enabled	any	seen	enabled;state
ax-json	any	selected	any	seen	selected
ax-json	any	expanded	any	seen	expanded
ax-json	any	focused	any	seen	focused
ax-json	apple	busy	any	never	nothing outside the app tells on Apple's platforms that it is busy
ax-json	any	busy	any	seen	busy
ax-json	any	frame	any	seen	frame;bounds;rect;bbox;absolute_position;position
xcuitest-debug	any	name	any	always	-
xcuitest-debug	any	value	any	always	-
xcuitest-debug	any	id	any	always	-
xcuitest-debug	any	enabled	any	always	-
xcuitest-debug	any	selected	any	always	-
xcuitest-debug	any	checked	any	always	-
xcuitest-debug	any	frame	any	always	-
xcuitest-debug	any	role	any	always	-
xcuitest-debug	any	subrole	any	always	-
xcuitest-debug	any	spoken	any	always	-
xcuitest-debug	any	hint	editable	seen	placeholderValue
xcuitest-debug	any	hint	any	never	DUMPER prints no hint
xcuitest-debug	any	focused	any	seen	focused
xcuitest-debug	any	expanded	any	never	DUMPER does not print whether it is expanded
xcuitest-debug	any	busy	any	never	nothing outside the app tells on Apple's platforms that it is busy
wda-json	any	name	any	always	-
wda-json	any	value	any	always	-
wda-json	any	id	any	always	-
wda-json	any	enabled	any	always	-
wda-json	any	checked	any	always	-
wda-json	any	frame	any	always	-
wda-json	any	role	any	always	-
wda-json	any	spoken	any	always	-
wda-json	any	hint	editable	seen	placeholderValue
wda-json	any	hint	any	never	DUMPER prints no hint
wda-json	any	selected	button	always	-
wda-json	any	selected	any	seen	selected;isSelected;traits
wda-json	any	focused	any	seen	isFocused;focused
wda-json	any	expanded	any	never	DUMPER does not print whether it is expanded
wda-json	any	busy	any	never	nothing outside the app tells on Apple's platforms that it is busy
wda-json	any	subrole	any	never	XCUITest has no subroles
idb	any	name	any	always	-
idb	any	value	any	always	-
idb	any	hint	any	always	-
idb	any	id	any	always	-
idb	any	enabled	any	always	-
idb	any	checked	any	always	-
idb	any	frame	any	always	-
idb	any	role	any	always	-
idb	any	subrole	any	always	-
idb	any	spoken	any	always	-
idb	any	selected	any	seen	traits;selected
idb	any	expanded	any	seen	expanded
idb	any	focused	any	seen	focused
idb	any	busy	any	never	nothing outside the app tells on Apple's platforms that it is busy
maestro	any	name	any	always	-
maestro	any	id	any	always	-
maestro	any	enabled	any	always	-
maestro	any	selected	any	always	-
maestro	any	checked	any	always	-
maestro	any	focused	any	always	-
maestro	any	frame	any	always	-
maestro	any	spoken	any	always	-
maestro	any	value	any	seen	value
maestro	any	hint	any	seen	hintText
maestro	any	role	any	seen	class
maestro	any	expanded	any	never	DUMPER does not print whether it is expanded
maestro	any	busy	any	never	DUMPER does not print whether it is busy
maestro	any	subrole	editable	seen	password
maestro	any	subrole	any	never	DUMPER prints no subroles
detox	any	name	any	always	-
detox	any	id	any	always	-
detox	any	focused	any	always	-
detox	any	frame	any	never	DUMPER gives places relative to the view around
detox	any	role	any	always	-
detox	any	spoken	any	always	-
detox	any	value	any	seen	value
detox	any	checked	checkable	seen	value
detox	any	checked	any	never	DUMPER does not print whether it is checked
detox	any	enabled	any	never	DUMPER does not print whether it is enabled
detox	any	selected	any	never	DUMPER does not print whether it is selected
detox	any	expanded	any	never	DUMPER does not print whether it is expanded
detox	any	busy	any	never	DUMPER does not print whether it is busy
detox	any	hint	any	seen	hint
detox	any	subrole	any	never	a view hierarchy has no subroles
compose	any	name	any	always	-
compose	any	value	any	always	-
compose	any	id	any	always	-
compose	any	enabled	any	always	-
compose	any	selected	any	always	-
compose	any	checked	any	always	-
compose	any	focused	any	always	-
compose	any	frame	any	always	-
compose	any	role	any	always	-
compose	any	spoken	any	always	-
compose	any	hint	any	never	DUMPER prints no hint
compose	any	expanded	any	never	DUMPER prints that it can be expanded or collapsed, as an action, and no state
compose	any	busy	any	never	DUMPER does not print whether it is busy
compose	any	subrole	editable	always	-
compose	any	subrole	any	never	Compose has no subroles
flutter	any	name	any	always	-
flutter	any	value	any	always	-
flutter	any	hint	any	always	-
flutter	any	enabled	any	always	-
flutter	any	selected	any	always	-
flutter	any	checked	any	always	-
flutter	any	expanded	any	always	-
flutter	any	focused	any	always	-
flutter	any	frame	any	never	DUMPER gives rectangles relative to the node around
flutter	any	role	any	always	-
flutter	any	spoken	any	always	-
flutter	any	id	any	seen	identifier
flutter	any	busy	any	never	DUMPER does not print whether it is busy
flutter	any	subrole	editable	always	-
flutter	any	subrole	any	never	Flutter has no subroles
chromium-blink	any	name	any	always	-
chromium-blink	any	value	any	always	-
chromium-blink	any	role	any	always	-
chromium-blink	any	spoken	any	always	-
chromium-blink	any	hint	any	seen	description;placeholder
chromium-blink	any	id	any	seen	htmlId
chromium-blink	any	enabled	any	seen	restriction
chromium-blink	any	selected	any	seen	selected
chromium-blink	any	checked	any	seen	checkedState;checked
chromium-blink	any	expanded	any	seen	expanded;collapsed
chromium-blink	any	focused	any	seen	focused
chromium-blink	any	busy	any	seen	busy
chromium-blink	any	frame	any	seen	location;size
chromium-blink	any	subrole	any	never	Chromium has no subroles of its own
chromium-mac	any	name	any	always	-
chromium-mac	any	value	any	always	-
chromium-mac	any	checked	any	always	-
chromium-mac	any	role	any	always	-
chromium-mac	any	spoken	any	always	-
chromium-mac	any	hint	any	seen	AXHelp
chromium-mac	any	id	any	seen	AXDOMIdentifier;AXIdentifier
chromium-mac	any	enabled	any	seen	AXEnabled
chromium-mac	any	selected	any	seen	AXSelected
chromium-mac	any	expanded	any	seen	AXExpanded
chromium-mac	any	focused	any	seen	AXFocused
chromium-mac	any	busy	any	seen	AXElementBusy
chromium-mac	any	frame	any	seen	AXFrame;AXPosition
chromium-mac	any	subrole	any	seen	AXSubrole
chromium-android	any	name	any	always	-
chromium-android	any	role	any	always	-
chromium-android	any	spoken	any	always	-
chromium-android	any	value	editable	seen	text;name
chromium-android	any	value	any	never	DUMPER prints no value
chromium-android	any	hint	any	seen	hint
chromium-android	any	id	any	seen	viewIdResName
chromium-android	any	enabled	any	seen	disabled
chromium-android	any	selected	any	seen	selected
chromium-android	any	checked	any	seen	checked;checkable
chromium-android	any	expanded	any	never	DUMPER does not print whether it is expanded
chromium-android	any	busy	any	never	DUMPER does not print whether it is busy
chromium-android	any	frame	any	never	DUMPER prints no frame
chromium-android	any	focused	any	seen	focused
chromium-android	any	subrole	any	never	Android has no subroles
chromium-auralinux	any	name	any	always	-
chromium-auralinux	any	role	any	always	-
chromium-auralinux	any	spoken	any	always	-
chromium-auralinux	any	hint	any	seen	description
chromium-auralinux	any	value	any	seen	current;value;valuetext;text
chromium-auralinux	any	id	any	seen	id
chromium-auralinux	any	enabled	any	seen	enabled;sensitive
chromium-auralinux	any	selected	any	seen	selected
chromium-auralinux	any	checked	any	seen	checked;pressed
chromium-auralinux	any	expanded	any	seen	expanded;expandable
chromium-auralinux	any	focused	any	seen	focused
chromium-auralinux	any	busy	any	seen	busy
chromium-auralinux	any	frame	any	seen	bounds
chromium-auralinux	any	subrole	any	seen	xml-roles
chromium-win	any	name	any	always	-
chromium-win	any	role	any	always	-
chromium-win	any	spoken	any	always	-
chromium-win	any	hint	any	seen	description
chromium-win	any	value	any	seen	value
chromium-win	any	id	any	seen	id
chromium-win	any	enabled	any	seen	UNAVAILABLE
chromium-win	any	selected	any	seen	SELECTED
chromium-win	any	checked	any	seen	CHECKED;MIXED;PRESSED
chromium-win	any	expanded	any	seen	EXPANDED;COLLAPSED
chromium-win	any	focused	any	seen	FOCUSED
chromium-win	any	busy	any	seen	BUSY
chromium-win	any	frame	any	seen	location;size
chromium-win	any	subrole	any	seen	xml-roles
cdp	any	name	any	always	-
cdp	any	value	any	always	-
cdp	any	hint	any	always	-
cdp	any	enabled	any	always	-
cdp	any	selected	any	always	-
cdp	any	checked	any	always	-
cdp	any	expanded	any	always	-
cdp	any	focused	any	always	-
cdp	any	busy	any	always	-
cdp	any	role	any	always	-
cdp	any	spoken	any	always	-
cdp	any	id	any	never	DUMPER prints no identifier
cdp	any	frame	any	never	DUMPER prints no frame
cdp	any	subrole	any	never	ARIA has no subroles
playwright-aria	any	name	any	always	-
playwright-aria	any	value	any	always	-
playwright-aria	any	enabled	any	always	-
playwright-aria	any	selected	any	always	-
playwright-aria	any	checked	any	always	-
playwright-aria	any	expanded	any	always	-
playwright-aria	any	role	any	always	-
playwright-aria	any	spoken	any	always	-
playwright-aria	any	hint	any	seen	/placeholder
playwright-aria	any	focused	any	seen	active
playwright-aria	any	frame	any	seen	box
playwright-aria	any	id	any	never	DUMPER prints no identifier
playwright-aria	any	busy	any	never	DUMPER does not print whether it is busy
playwright-aria	any	subrole	any	never	ARIA has no subroles
playwright-json	any	name	any	always	-
playwright-json	any	value	any	always	-
playwright-json	any	hint	any	always	-
playwright-json	any	enabled	any	always	-
playwright-json	any	selected	any	always	-
playwright-json	any	checked	any	always	-
playwright-json	any	expanded	any	always	-
playwright-json	any	focused	any	always	-
playwright-json	any	role	any	always	-
playwright-json	any	spoken	any	always	-
playwright-json	any	id	any	never	DUMPER prints no identifier
playwright-json	any	busy	any	never	DUMPER does not print whether it is busy
playwright-json	any	frame	any	never	DUMPER prints no frame
playwright-json	any	subrole	any	never	ARIA has no subroles
pywinauto	any	name	any	always	-
pywinauto	any	frame	any	always	-
pywinauto	any	role	any	always	-
pywinauto	any	spoken	any	always	-
pywinauto	any	id	any	seen	auto_id
pywinauto	any	value	any	never	DUMPER prints no value
pywinauto	any	hint	any	never	DUMPER prints no hint
pywinauto	any	enabled	any	never	DUMPER does not print whether it is enabled
pywinauto	any	selected	any	never	DUMPER does not print whether it is selected
pywinauto	any	checked	any	never	DUMPER does not print whether it is checked
pywinauto	any	expanded	any	never	DUMPER does not print whether it is expanded
pywinauto	any	focused	any	never	DUMPER does not print what has the focus
pywinauto	any	busy	any	never	DUMPER does not print whether it is busy
pywinauto	any	subrole	any	never	UI Automation has no subroles
axe-windows	any	name	any	always	-
axe-windows	any	frame	any	always	-
axe-windows	any	role	any	always	-
axe-windows	any	spoken	any	always	-
axe-windows	any	id	any	seen	AutomationId
axe-windows	any	hint	any	seen	HelpText
axe-windows	any	value	any	seen	Value.Value;Value;ValueValue;RangeValue.Value
axe-windows	any	enabled	any	seen	IsEnabled
axe-windows	any	focused	any	seen	HasKeyboardFocus
axe-windows	any	checked	radio	never	UI Automation tells of a radio button that it is selected, not that it is checked
axe-windows	any	checked	checkable	seen	ToggleState;Toggle.ToggleState
axe-windows	any	checked	any	always	-
axe-windows	any	selected	any	seen	IsSelected;SelectionItem.IsSelected
axe-windows	any	expanded	any	seen	ExpandCollapseState;ExpandCollapse.ExpandCollapseState
axe-windows	any	busy	any	never	DUMPER does not print whether it is busy
axe-windows	any	subrole	editable	seen	IsPassword
axe-windows	any	subrole	any	never	UI Automation has no subroles
gtk-text	any	name	any	always	-
gtk-text	any	enabled	any	always	-
gtk-text	any	selected	any	always	-
gtk-text	any	checked	any	always	-
gtk-text	any	expanded	any	always	-
gtk-text	any	focused	any	always	-
gtk-text	any	busy	any	always	-
gtk-text	any	role	any	always	-
gtk-text	any	spoken	any	always	-
gtk-text	any	value	any	seen	text;value;current value
gtk-text	any	hint	any	seen	description
gtk-text	any	id	any	always	-
gtk-text	any	frame	any	never	DUMPER prints no frame
gtk-text	any	subrole	any	never	DUMPER prints no subroles
dogtail	any	name	any	always	-
dogtail	any	role	any	always	-
dogtail	any	spoken	any	always	-
dogtail	any	value	any	never	DUMPER prints no value
dogtail	any	hint	any	never	DUMPER prints no hint
dogtail	any	id	any	never	DUMPER prints no identifier
dogtail	any	enabled	any	never	DUMPER does not print whether it is enabled
dogtail	any	selected	any	never	DUMPER does not print whether it is selected
dogtail	any	checked	any	never	DUMPER does not print whether it is checked
dogtail	any	expanded	any	never	DUMPER does not print whether it is expanded
dogtail	any	focused	any	never	DUMPER does not print what has the focus
dogtail	any	busy	any	never	DUMPER does not print whether it is busy
dogtail	any	frame	any	seen	p;s
dogtail	any	subrole	any	never	DUMPER prints no subroles
"""##
  }

  static var roleForms: String {
##"""
# What each column of words must show for a neutral role: roles.tsv once more, in a form that a program reads.
# A cell is a list of forms, separated by ;. A form is WORD, WORD[SUBROLE|SUBROLE] where one of these subroles must be
# there, or * where any role will do, and may end in one condition: {name=value} the dump's attribute has this value,
# {name} it is there, {!name} it is not there, {trait NAME} the list of traits (in AT-SPI of states) holds it,
# {never WHAT} it takes something that no dump shows. What stands after " + " fits as well, and is left out of
# explanations: words of the column's own table that mean this role and that roles.tsv does not list.
# none: the platform has no such thing (role-gaps.tsv says why). -: no usual counterpart. absent: not in the tree.
# The subrole secure is ours: the readers give it to Android nodes with password="true" and to UIA's IsPassword="True".
# Made from roles.tsv; a test holds the two together, and the tables of single words with both.
role	ax-macos	ax-ios	xcui	android	uia	atspi	aria	compose	flutter	chromium	msaa	uikit
button	AXButton + AXSortButton;AXIncrementorArrow	AXButton	Button + ToolbarButton	android.widget.Button;android.widget.ImageButton + android.widget.QuickContactBadge;android.widget.ZoomButton	Button{!ToggleState}	push-button	button	Button	isButton;*{trait isButton}	button	ROLE_SYSTEM_PUSHBUTTON	UIButton
toggle-button	AXCheckBox[AXToggle];AXButton[AXToggle]	AXCheckBox[AXSwitch]	Toggle;Button	android.widget.ToggleButton	Button{ToggleState}	toggle-button	button{pressed}	?{ToggleableState};Checkbox;Switch	hasToggledState	toggleButton;button{pressed}	IA2_ROLE_TOGGLE_BUTTON;ROLE_SYSTEM_PUSHBUTTON{PRESSED}	UISwitch
menu-button	AXMenuButton	AXPopUpButton	MenuButton;PopUpButton;Button	android.widget.Button	Button{ExpandCollapseState};SplitButton	push-button{trait has-popup};push-button-menu	button{haspopup}	Button;DropdownList	isButton	menuButton;button{hasPopup};popUpButton	ROLE_SYSTEM_BUTTONMENU;ROLE_SYSTEM_BUTTONDROPDOWN;ROLE_SYSTEM_PUSHBUTTON{HASPOPUP} + ROLE_SYSTEM_BUTTONDROPDOWNGRID	UIButton
popup-button	AXPopUpButton	AXPopUpButton	PopUpButton;Button	android.widget.Spinner + androidx.appcompat.widget.AppCompatSpinner	ComboBox	combo-box	combobox;button{haspopup}	DropdownList	isButton;comboBox	comboBoxSelect;comboBoxMenuButton;popUpButton;combobox;button{hasPopup}	ROLE_SYSTEM_COMBOBOX;ROLE_SYSTEM_DROPLIST;ROLE_SYSTEM_PUSHBUTTON{HASPOPUP}	UIButton
split-button	AXButton;AXMenuButton	-	-	-	SplitButton	-	-	-	-	-	ROLE_SYSTEM_SPLITBUTTON	-
link	AXLink + AXStaticText[AXTextLink]	AXLink	Link	android.view.View{never role description};android.widget.TextView{text-has-clickable-span=true}	Hyperlink	link	link	?{trait OnClick}	isLink;*{trait isLink}	link;docBackLink + docBiblioRef;docGlossref;docNoteRef	ROLE_SYSTEM_LINK	-
checkbox	AXCheckBox	AXCheckBox;AXCheckBox[AXSwitch]	CheckBox;Switch	android.widget.CheckBox;android.widget.CompoundButton	CheckBox	check-box	checkbox	Checkbox;?{ToggleableState}	hasCheckedState	checkBox;checkbox	ROLE_SYSTEM_CHECKBUTTON	UISwitch
switch	AXCheckBox[AXSwitch]	AXCheckBox[AXSwitch]	Switch	android.widget.Switch;android.view.View{never role description}	Button{ToggleState}	switch;toggle-button	switch	Switch;?{ToggleableState}	hasToggledState	switch	ROLE_SYSTEM_CHECKBUTTON;IA2_ROLE_TOGGLE_BUTTON	UISwitch + RCTSwitch
radio	AXRadioButton	none	RadioButton	android.widget.RadioButton	RadioButton	radio-button	radio	RadioButton	isInMutuallyExclusiveGroup	radioButton;radio	ROLE_SYSTEM_RADIOBUTTON	none
radio-group	AXRadioGroup	none	RadioGroup	android.widget.RadioGroup	List;Group	panel;grouping	radiogroup	*{SelectableGroup}	radioGroup	radioGroup;radiogroup	ROLE_SYSTEM_GROUPING	none
slider	AXSlider	AXSlider	Slider + Timeline	android.widget.SeekBar + android.widget.AbsSeekBar	Slider	slider + dial	slider	*{trait SetProgress}	isSlider;*{trait isSlider}	slider	ROLE_SYSTEM_DIAL;ROLE_SYSTEM_SLIDER	UISlider
stepper	AXIncrementor	AXSlider;AXGenericElement	Stepper	android.widget.NumberPicker;android.widget.SpinButton	Spinner	spin-button	spinbutton	-	spinButton	spinButton;spinbutton	ROLE_SYSTEM_SPINBUTTON	UIStepper
stepper-button	AXButton[AXIncrementArrow|AXDecrementArrow]	AXButton	IncrementArrow;DecrementArrow;Button	android.widget.Button	Button	push-button	-	Button	isButton	button	ROLE_SYSTEM_PUSHBUTTON	UIButton
progress	AXProgressIndicator	AXGenericElement;AXStaticText	ProgressIndicator	android.widget.ProgressBar	ProgressBar	progress-bar	progressbar	?{ProgressBarRangeInfo}	progressBar	progressIndicator;progressbar	ROLE_SYSTEM_PROGRESSBAR	UIProgressView
activity	AXBusyIndicator;AXProgressIndicator	AXGenericElement	ActivityIndicator	android.widget.ProgressBar	ProgressBar	progress-bar	progressbar	?{ProgressBarRangeInfo}	loadingSpinner	progressbar	ROLE_SYSTEM_PROGRESSBAR	UIActivityIndicatorView
level	AXLevelIndicator;AXRelevanceIndicator	-	LevelIndicator;RelevanceIndicator	android.widget.ProgressBar	ProgressBar	level-bar	meter	?{ProgressBarRangeInfo}	-	meter	ROLE_SYSTEM_PROGRESSBAR;IA2_ROLE_LEVEL_BAR	-
rating	AXLevelIndicator[AXRatingIndicator]	AXSlider	RatingIndicator	android.widget.RatingBar	Slider	rating	slider	-	-	slider	ROLE_SYSTEM_SLIDER	-
value-indicator	AXValueIndicator	-	ValueIndicator	-	Thumb	-	-	-	-	-	ROLE_SYSTEM_INDICATOR	-
text	AXStaticText	AXStaticText	StaticText	android.widget.TextView + android.widget.DigitalClock;android.widget.DateTimeView;android.widget.TextClock;android.widget.TextSwitcher	Text	label;static + accelerator-label	text;paragraph	?{Text}	?	staticText;paragraph + text	ROLE_SYSTEM_STATICTEXT;IA2_ROLE_LABEL	UILabel;RCTParagraphComponentView + RCTTextView
heading	AXHeading	AXHeading	StaticText{trait Header};Other{trait Header};Any{trait Header}	*{heading=true}	Text{HeadingLevel}	heading	heading	*{Heading}	isHeader;*{trait isHeader}	heading;docSubtitle	IA2_ROLE_HEADING	-
paragraph	AXGroup	AXStaticText	StaticText	android.widget.TextView	Text	paragraph	paragraph	?{Text}	?	paragraph	IA2_ROLE_PARAGRAPH	UILabel
textfield	AXTextField	AXTextField	TextField	android.widget.EditText + android.widget.AutoCompleteTextView;android.widget.MultiAutoCompleteTextView;android.widget.ImeAwareEditText	Edit	entry;text{trait single-line} + editbar	textbox	?{EditableText}	isTextField;*{trait isTextField}	textField;textbox	ROLE_SYSTEM_TEXT + IA2_ROLE_EDITBAR;ROLE_SYSTEM_HOTKEYFIELD;ROLE_SYSTEM_IPADDRESS	UITextField;RCTUITextField
textarea	AXTextArea	AXTextArea	TextView	android.widget.EditText	Edit;Document	text;entry{trait multi-line} + terminal	textbox{multiline}	?{EditableText}	isTextField{trait isMultiline}	textField{multiline};textbox{multiline}	ROLE_SYSTEM_TEXT{MULTILINE};IA2_ROLE_TERMINAL	UITextView;RCTUITextView
searchfield	AXTextField[AXSearchField]	AXTextField[AXSearchField]	SearchField	android.widget.SearchView;android.widget.EditText	Edit	entry	searchbox	?{EditableText}	isTextField	searchBox;searchbox	ROLE_SYSTEM_TEXT	UISearchBar;UISearchTextField
securefield	AXTextField[AXSecureTextField]	AXTextField[AXSecureTextField]	SecureTextField	android.widget.EditText[secure]	Edit[secure]	password-text	textbox{never type of its input}	?[secure]	isTextField[secure]	textField{protected};textbox{protected}	ROLE_SYSTEM_TEXT{PROTECTED}	UITextField[secure]
combobox	AXComboBox	AXTextField	ComboBox	android.widget.AutoCompleteTextView;android.widget.EditText	ComboBox	combo-box;autocomplete	combobox	DropdownList;?{EditableText}	comboBox	textFieldWithComboBox;comboBoxGrouping;combobox	ROLE_SYSTEM_COMBOBOX	UITextField
image	AXImage	AXImage	Image	android.widget.ImageView;android.widget.Image + android.widget.AnalogClock;android.widget.ImageSwitcher	Image	image + animation;arrow;chart	img;image	Image	isImage;*{trait isImage}	image;svgRoot;img + docCover;graphicsSymbol	ROLE_SYSTEM_CHART;ROLE_SYSTEM_GRAPHIC + ROLE_SYSTEM_DIAGRAM;ROLE_SYSTEM_ANIMATION;IA2_ROLE_SHAPE	UIImageView;RCTImageComponentView + RCTImageView
icon	AXImage	AXButton	Icon	android.widget.ImageView	Image	icon + desktop-icon	img	Image	isImage	img	IA2_ROLE_DESKTOP_ICON;IA2_ROLE_ICON	UIImageView
image-map	AXImageMap	-	-	-	Image	image-map	-	-	-	imageMap	IA2_ROLE_IMAGE_MAP	-
decorative	AXImage[AXDecorative]	absent	absent	absent	absent	absent	none;presentation	-	-	none;presentation;ignored	absent	-
canvas	AXGroup;AXImage	AXGenericElement	Other	android.view.SurfaceView + android.view.TextureView	Custom;Pane	canvas;drawing-area	img	-	-	canvas;img	IA2_ROLE_CANVAS	-
list	AXList;AXTable	AXGroup	Table;CollectionView	android.widget.ListView;androidx.recyclerview.widget.RecyclerView + android.widget.AbsListView;android.widget.Gallery;android.widget.AdapterView;android.widget.AbsSpinner;android.widget.StackView	List	list;list-box + description-list;panel[feed]	list;listbox + directory;feed	*{CollectionInfo}	list;hasImplicitScrolling	feed;list;listbox + listBox;menuListPopup;descriptionList;directory;directory	ROLE_SYSTEM_LIST	UICollectionView
list-item	AXGroup;AXRow;AXStaticText	AXGroup;AXButton;AXStaticText	Cell	android.view.ViewGroup + android.widget.CheckedTextView;android.widget.TwoLineListItem	ListItem	list-item	listitem;option	*{CollectionItemInfo}	listItem	listBoxOption;listItem;listitem;option + menuListOption;docBiblioEntry;docEndnote	ROLE_SYSTEM_LISTITEM	UITableViewCell;UICollectionViewCell
table	AXTable	AXGroup	Table	android.widget.TableLayout	Table	table	table	*{CollectionInfo}	table	table	ROLE_SYSTEM_TABLE	UITableView
row	AXRow	AXGroup	TableRow;Cell	android.widget.TableRow	DataItem	table-row	row	*{CollectionItemInfo}	row	row	ROLE_SYSTEM_ROW	UITableViewCell
column	AXColumn	-	TableColumn	-	-	-	-	-	-	column	ROLE_SYSTEM_COLUMN	-
cell	AXCell	AXGroup;AXButton	Cell	android.view.View	DataItem	table-cell	cell;gridcell	*{CollectionItemInfo}	cell	cell;gridCell;gridcell	ROLE_SYSTEM_CELL	UICollectionViewCell;UITableViewCell
column-header	AXButton[AXSortButton];AXCell	AXHeading	Other	android.widget.TextView	Header;HeaderItem	table-column-header;column-header	columnheader	-	columnHeader	columnHeader;columnheader	ROLE_SYSTEM_COLUMNHEADER	-
row-header	AXCell	AXHeading	Other	android.widget.TextView	HeaderItem	table-row-header;row-header	rowheader	-	cell	rowHeader;rowheader	ROLE_SYSTEM_ROWHEADER	-
grid	AXGrid	AXGrid	Grid;CollectionView	android.widget.GridView + androidx.recyclerview.widget.StaggeredGridLayoutManager	DataGrid	table;tree-table	grid;treegrid	*{CollectionInfo}	table	grid;listGrid;treegrid + treeGrid	ROLE_SYSTEM_TABLE	UICollectionView
tree	AXOutline	-	Outline	android.widget.ExpandableListView	Tree	tree	tree	-	-	tree	ROLE_SYSTEM_OUTLINE	-
tree-item	AXRow[AXOutlineRow]	-	OutlineRow	android.view.View	TreeItem	tree-item	treeitem	-	-	treeItem;treeitem	ROLE_SYSTEM_OUTLINEITEM	-
browser	AXBrowser	-	Browser	-	-	-	-	-	-	-	-	-
tab-list	AXTabGroup	AXTabGroup	TabBar;TabGroup	android.widget.TabWidget + android.widget.TabHost	Tab	page-tab-list	tablist	*{SelectableGroup}	tabBar	tabList;tablist	ROLE_SYSTEM_PAGETABLIST	UITabBar
tab	AXRadioButton[AXTabButton]	AXRadioButton[AXTabButton]	Button;Tab;RadioButton	android.view.View{never role description};androidx.appcompat.app.ActionBar$Tab + android.app.ActionBar$Tab	TabItem	page-tab	tab	Tab	tab	tab	ROLE_SYSTEM_PAGETAB	UITabBarButton
tab-panel	AXGroup[AXTabPanel]	AXGroup	Other	android.view.ViewGroup	Pane	scroll-pane;panel	tabpanel	-	tabPanel	tabPanel;tabpanel	ROLE_SYSTEM_PROPERTYPAGE	-
segmented-control	AXRadioGroup;AXTabGroup	AXGroup	SegmentedControl	android.widget.RadioGroup	List	panel	radiogroup;tablist	*{SelectableGroup}	-	radiogroup;tablist	ROLE_SYSTEM_GROUPING;ROLE_SYSTEM_PAGETABLIST	UISegmentedControl
toolbar	AXToolbar	AXGroup	Toolbar	android.widget.Toolbar;androidx.appcompat.widget.Toolbar + android.widget.MediaController	ToolBar;AppBar	tool-bar	toolbar	-	-	toolbar	ROLE_SYSTEM_TOOLBAR	UIToolbar
navigation-bar	AXToolbar;AXGroup	AXGroup	NavigationBar	android.widget.Toolbar	AppBar	tool-bar	navigation	-	-	navigation	IA2_ROLE_LANDMARK	UINavigationBar
status-bar	AXGroup	AXGroup	StatusBar	-	StatusBar	status-bar	status	-	-	status	ROLE_SYSTEM_STATUSBAR	-
menu-bar	AXMenuBar	-	MenuBar	-	MenuBar	menu-bar	menubar	-	menuBar	menuBar;menubar	ROLE_SYSTEM_MENUBAR	-
menu-bar-item	AXMenuBarItem	-	MenuBarItem	-	MenuItem	menu	menuitem	-	-	menuitem	ROLE_SYSTEM_MENUITEM	-
menu	AXMenu	AXGroup	Menu	-	Menu	menu;popup-menu	menu	*{IsPopup}	menu	menu	ROLE_SYSTEM_MENUPOPUP	-
menu-item	AXMenuItem	AXButton	MenuItem;Button	android.view.MenuItem;android.widget.LinearLayout	MenuItem	menu-item;check-menu-item;radio-menu-item + tearoff-menu-item	menuitem;menuitemcheckbox;menuitemradio	?{trait OnClick};Button	menuItem;menuItemCheckbox + menuItemRadio	menuItem;menuItemCheckBox;menuitem;menuitemcheckbox;menuitemradio + menuItemRadio	ROLE_SYSTEM_MENUITEM;IA2_ROLE_CHECK_MENU_ITEM + IA2_ROLE_RADIO_MENU_ITEM;IA2_ROLE_TEAR_OFF_MENU	-
picker	AXGroup	AXGroup	Picker	android.widget.NumberPicker	Spinner	spin-button	listbox	ValuePicker	-	listbox	ROLE_SYSTEM_LIST	UIPickerView
picker-wheel	AXSlider	AXSlider	PickerWheel	android.widget.NumberPicker	Spinner	spin-button	spinbutton	ValuePicker	-	spinbutton	ROLE_SYSTEM_SPINBUTTON	-
date-picker	AXDateTimeArea;AXDateField	AXGroup;AXButton	DatePicker	android.widget.DatePicker	Calendar;Edit	date-editor	group	-	-	date;dateTime;group	IA2_ROLE_DATE_EDITOR	UIDatePicker
time-picker	AXTimeField;AXDateTimeArea	AXGroup;AXButton	DatePicker	android.widget.TimePicker	Edit	spin-button	group	-	-	inputTime;group	ROLE_SYSTEM_GROUPING;IA2_ROLE_DATE_EDITOR	UIDatePicker
calendar	AXGroup	AXGroup	Other	android.widget.CalendarView	Calendar	calendar	grid	-	-	grid	ROLE_SYSTEM_TABLE	-
color-well	AXColorWell	AXButton	ColorWell	-	Custom	color-chooser	-	-	-	colorWell	IA2_ROLE_COLOR_CHOOSER	-
disclosure	AXDisclosureTriangle + AXGroup[AXSummary]	AXButton	DisclosureTriangle;Button	android.view.View	Button{ExpandCollapseState}	toggle-button	button{expanded}	Button	isButton{trait hasExpandedState}	disclosureTriangle;button{expanded};button{collapsed} + disclosureTriangleGrouped	ROLE_SYSTEM_PUSHBUTTON;ROLE_SYSTEM_OUTLINEBUTTON	UIButton
page-indicator	AXGroup	AXSlider;AXGenericElement	PageIndicator	-	Custom	-	-	-	-	-	-	UIPageControl
pager	AXScrollArea	AXScrollArea	ScrollView	androidx.viewpager.widget.ViewPager + androidx.core.view.ViewPager;android.support.v4.view.ViewPager;com.android.internal.widget.ViewPager;androidx.viewpager2.widget.ViewPager2	Pane	scroll-pane	-	Carousel	-	-	-	UIScrollView
key	AXButton	AXButton	Key	android.inputmethodservice.Keyboard$Key	Button	push-button	button	Button	isKeyboardKey;*{trait isKeyboardKey}	button	ROLE_SYSTEM_PUSHBUTTON	-
keyboard	AXGroup	AXGroup	Keyboard	-	Pane	panel	-	-	-	-	-	-
map	AXGroup[AXMapArea] + AXGenericElement[AXMapArea]	AXGroup[AXMapArea] + AXGenericElement[AXMapArea]	Map	android.view.View	Custom;Pane	panel	application	-	-	application	-	MKMapView
map-item	AXButton[AXMapItem] + AXGroup[AXMapItem];AXGenericElement[AXMapItem]	AXButton[AXMapItem] + AXGroup[AXMapItem];AXGenericElement[AXMapItem]	Other	android.view.View	Custom	push-button	-	-	-	-	-	-
web-area	AXWebArea	AXWebArea	WebView	android.webkit.WebView	Document	document-web	document	-	-	rootWebArea;webArea;document	ROLE_SYSTEM_DOCUMENT	UIWebView;WKWebView
document	AXGroup[AXDocument]	-	TextView	-	Document	document-frame;document-text + html-container;document-spreadsheet;document-presentation;document-email	document	-	-	document;pdfRoot	ROLE_SYSTEM_DOCUMENT	-
scroll-area	AXScrollArea	AXScrollArea	ScrollView	android.widget.ScrollView;android.widget.HorizontalScrollView + androidx.core.widget.NestedScrollView;androidx.swiperefreshlayout.widget.SwipeRefreshLayout	Pane	scroll-pane	-	*{VerticalScrollAxisRange};*{HorizontalScrollAxisRange}	hasImplicitScrolling	scrollView	IA2_ROLE_SCROLL_PANE	UIScrollView;RCTScrollView + RCTScrollViewComponentView
scroll-bar	AXScrollBar	AXScrollBar	ScrollBar;Other	-	ScrollBar	scroll-bar	scrollbar	-	-	scrollBar;scrollbar	ROLE_SYSTEM_SCROLLBAR	-
scroll-part	AXButton[AXIncrementPage|AXDecrementPage]	-	-	-	Button	-	-	-	-	-	ROLE_SYSTEM_PUSHBUTTON	-
split-group	AXSplitGroup	-	SplitGroup	-	Pane	split-pane	-	-	-	-	IA2_ROLE_SPLIT_PANE	-
splitter	AXSplitter	AXSplitter	Splitter	-	Thumb	separator	separator	-	-	splitter;separator	ROLE_SYSTEM_SEPARATOR	-
separator	AXSplitter[AXContentSeparator]	absent	Other	android.view.View	Separator	separator	separator	-	-	docPageBreak;separator	ROLE_SYSTEM_SEPARATOR	-
group	AXGroup	AXGroup	Group;Other	android.view.ViewGroup + android.widget.AdapterViewFlipper;android.widget.AdapterViewAnimator;android.widget.DialerFilter;android.widget.AbsoluteLayout;android.widget.FrameLayout;android.widget.LinearLayout;android.widget.GridLayout;android.widget.RelativeLayout;android.widget.ViewAnimator;android.widget.ViewFlipper;android.widget.ViewSwitcher;android.widget.ZoomControls;androidx.appcompat.widget.LinearLayoutCompat;androidx.cardview.widget.CardView;androidx.constraintlayout.widget.ConstraintLayout;androidx.coordinatorlayout.widget.CoordinatorLayout;androidx.compose.ui.platform.ComposeView;androidx.compose.ui.platform.AndroidComposeView	Group;Pane + SemanticZoom	panel;filler;grouping + directory-pane;glass-pane;layered-pane;root-pane;viewport	group + rowgroup	?	?	group;iframe + layoutTable;pane;rowGroup;tableHeaderContainer;webView;graphicsDocument;graphicsObject;rowgroup	ROLE_SYSTEM_GROUPING;ROLE_SYSTEM_PANE + ROLE_SYSTEM_CLIENT;IA2_ROLE_DIRECTORY_PANE;IA2_ROLE_GLASS_PANE;IA2_ROLE_INTERNAL_FRAME;IA2_ROLE_LAYERED_PANE;IA2_ROLE_ROOT_PANE;IA2_ROLE_TEXT_FRAME;IA2_ROLE_VIEW_PORT	UIStackView;RCTRootContentView + RCTRootView;RCTView;RCTViewComponentView
generic	AXGroup	AXGroup	Other	android.view.View	Custom;Group	section	generic	?	?	genericContainer;layoutTableCell;generic + layoutTableRow;section;sectionWithoutName	ROLE_SYSTEM_GROUPING;IA2_ROLE_SECTION	UIDropShadowView;UITransitionView + UIView;UIVisualEffectView
none	AXUnknown + AXGenericElement	AXGenericElement	Other;Any	android.view.View + android.widget.Space	Custom	unknown;filler;panel;section + invalid;redundant-object	none;presentation	?	?	ignored;none;presentation + unknown;iframePresentational	IA2_ROLE_UNKNOWN + IA2_ROLE_REDUNDANT_OBJECT	UIView
summary	none	AXStaticText	StaticText{trait SummaryElement}	*{never role description}	-	-	status	-	-	status	-	-
application	AXApplication	AXApplication	Application	-	Window	application	-	-	-	-	ROLE_SYSTEM_WINDOW	-
window	AXWindow	-	Window	-	Window	frame;window + internal-frame	-	-	-	window	ROLE_SYSTEM_WINDOW;IA2_ROLE_FRAME	UIWindow
screen	AXGroup[iOSContentGroup]	AXGroup[iOSContentGroup]	Window	-	-	-	-	-	scopesRoute	-	-	-
window-button	AXButton[AXCloseButton|AXMinimizeButton|AXZoomButton|AXFullScreenButton]	-	Button	-	Button	push-button	-	-	isButton	-	ROLE_SYSTEM_PUSHBUTTON	-
title-bar	AXToolbar	-	Toolbar	-	TitleBar	title-bar	-	-	-	titleBar	ROLE_SYSTEM_TITLEBAR	-
sheet	AXSheet	AXSheet	Sheet	android.view.ViewGroup{pane-title}	Window	dialog	dialog	*{IsDialog}	-	dialog	ROLE_SYSTEM_DIALOG	-
dialog	AXWindow[AXDialog];AXGroup[AXApplicationDialog] + AXWindow[AXSystemDialog]	AXSheet;AXGroup	Dialog;Sheet	android.app.Dialog + android.app.DatePickerDialog;android.app.TimePickerDialog	Window;Pane	dialog + color-chooser;file-chooser;font-chooser;option-pane	dialog	*{IsDialog}	dialog	dialog	ROLE_SYSTEM_DIALOG;IA2_ROLE_FILE_CHOOSER + IA2_ROLE_FONT_CHOOSER;IA2_ROLE_OPTION_PANE	-
alert-dialog	AXSheet;AXGroup[AXApplicationAlertDialog]	AXSheet;AXGroup	Alert	android.app.AlertDialog + androidx.appcompat.app.AlertDialog	Pane;Window	alert	alertdialog	*{IsDialog}	alertDialog	alertDialog;alertdialog	ROLE_SYSTEM_DIALOG;ROLE_SYSTEM_ALERT	-
alert	AXGroup[AXApplicationAlert]	AXStaticText	StaticText	android.widget.Toast + android.widget.Toast$TN	Group	notification;info-bar	alert	*{LiveRegion}	alert;*{trait isLiveRegion}	alert	ROLE_SYSTEM_ALERT	-
status	AXGroup[AXApplicationStatus]	AXStaticText	StaticText	android.widget.TextView{live-region=1};android.widget.TextView{live-region=2}	Group;StatusBar	status-bar	status	*{LiveRegion}	status;*{trait isLiveRegion}	status	ROLE_SYSTEM_STATUSBAR	-
log	AXGroup[AXApplicationLog]	-	-	-	Group	log	log	-	-	log	ROLE_SYSTEM_GROUPING	-
timer	AXGroup[AXApplicationTimer];AXStaticText[AXApplicationTimer]	AXStaticText	StaticText	android.widget.Chronometer	Group	timer	timer	-	-	timer	ROLE_SYSTEM_CLOCK;ROLE_SYSTEM_GROUPING	-
popover	AXPopover	AXGroup	Popover	android.widget.PopupWindow	Window	popup-menu;window	dialog	*{IsPopup}	-	dialog	ROLE_SYSTEM_WINDOW;ROLE_SYSTEM_DIALOG	-
drawer	AXDrawer	AXGroup	Drawer	androidx.drawerlayout.widget.DrawerLayout + android.widget.SlidingDrawer;androidx.core.widget.DrawerLayout	Pane	panel	dialog;navigation	-	-	dialog;navigation	-	-
tooltip	AXHelpTag;AXGroup[AXUserInterfaceTooltip]	-	HelpTag	-	ToolTip	tool-tip	tooltip	-	tooltip	tooltip	ROLE_SYSTEM_TOOLTIP;ROLE_SYSTEM_HELPBALLOON	-
landmark	AXGroup[AXLandmarkMain|AXLandmarkNavigation|AXLandmarkBanner|AXLandmarkContentInfo|AXLandmarkComplementary|AXLandmarkRegion|AXLandmarkSearch|AXLandmarkForm]	AXGroup	Other	com.google.android.material.navigation.NavigationView	Group{LandmarkType}	landmark	main;navigation;banner;contentinfo;complementary;region;search	-	complementary;contentInfo + main;navigation;region	banner;complementary;main;navigation;contentinfo;region;search + contentInfo;footer;header;docAcknowledgments;docAfterword;docAppendix;docBibliography;docChapter;docConclusion;docCredits;docEndnotes;docEpilogue;docErrata;docForeword;docGlossary;docIndex;docIntroduction;docPageList;docPart;docPreface;docPrologue;docToc	IA2_ROLE_COMPLEMENTARY_CONTENT;IA2_ROLE_LANDMARK	-
form	AXGroup[AXLandmarkForm]	AXGroup	Other	android.view.ViewGroup	Group	form;landmark	form	-	form	form	IA2_ROLE_FORM	-
article	AXGroup[AXDocumentArticle]	-	Other	-	Group	article	article	-	-	article	ROLE_SYSTEM_DOCUMENT	-
video	AXGroup[AXVideo]	AXGroup	Other	android.widget.VideoView	Custom	video	-	-	-	video	ROLE_SYSTEM_GROUPING	-
ruler	AXRuler	-	Ruler	-	-	ruler	-	-	-	-	IA2_ROLE_RULER	-
ruler-marker	AXRulerMarker	-	RulerMarker	-	-	-	-	-	-	-	-	-
handle	AXHandle	-	Handle	-	Thumb	-	-	-	dragHandle	-	ROLE_SYSTEM_GRIP	-
dock-item	AXDockItem	-	DockItem	-	-	-	-	-	-	-	-	-
layout-area	AXLayoutArea	-	LayoutArea	-	-	-	-	-	-	-	-	-
layout-item	AXLayoutItem	-	LayoutItem	-	-	-	-	-	-	-	-	-
system	AXSystemWide	-	-	-	Pane	desktop-frame	-	-	-	desktop	IA2_ROLE_DESKTOP_PANE	-
grow-area	AXGrowArea	-	-	-	-	-	-	-	-	-	-	-
list-marker	AXListMarker	-	-	-	-	-	-	-	-	listMarker	-	-
matte	AXMatte + AXMatteRole	-	Matte	-	-	-	-	-	-	-	-	-
page	AXPage	-	-	-	-	page	-	-	-	-	IA2_ROLE_PAGE	-
marquee	AXGroup[AXApplicationMarquee]	-	-	-	Group	marquee	marquee	-	-	marquee	-	-
audio	AXGroup[AXAudio]	-	-	-	Custom	audio	-	-	-	audio	ROLE_SYSTEM_GROUPING	-
details	AXGroup[AXDetails]	-	-	-	-	-	-	-	-	details	-	-
math	AXGroup[AXDocumentMath] + AXGroup[AXMathFenceOperator|AXMathFenced|AXMathFraction|AXMathIdentifier|AXMathMultiscript|AXMathNumber|AXMathOperator|AXMathRoot|AXMathRow|AXMathSeparatorOperator|AXMathSquareRoot|AXMathSubscriptSuperscript|AXMathTable|AXMathTableCell|AXMathTableRow|AXMathText|AXMathUnderOver]	-	-	-	Group	math	math	-	-	math;mathMLFraction + mathMLIdentifier;mathMLMath;mathMLMultiscripts;mathMLNoneScript;mathMLNumber;mathMLOperator;mathMLOver;mathMLPrescriptDelimiter;mathMLRoot;mathMLRow;mathMLSquareRoot;mathMLStringLiteral;mathMLSub;mathMLSubSup;mathMLSup;mathMLTable;mathMLTableCell;mathMLTableRow;mathMLText;mathMLUnder;mathMLUnderOver	ROLE_SYSTEM_EQUATION	-
note	AXGroup[AXDocumentNote]	-	-	-	Group	comment;footnote	note;comment	-	-	comment;note + docFootnote;docNotice;docTip	IA2_ROLE_COMMENT;IA2_ROLE_ENDNOTE + IA2_ROLE_FOOTNOTE;IA2_ROLE_NOTE	-
attachment	AXImage[AXTextAttachment];AXButton[AXTextAttachment]	-	-	-	-	-	-	-	-	-	-	-
web-application	AXGroup[AXWebApplication]	-	-	-	Pane	embedded	application	-	-	application	ROLE_SYSTEM_APPLICATION	-
section-header	AXGroup[AXSectionHeader]	-	-	-	Group	header	sectionheader	-	-	sectionHeader;sectionheader	IA2_ROLE_HEADER	-
section-footer	AXGroup[AXSectionFooter]	-	-	-	Group	footer	sectionfooter	-	-	sectionFooter;sectionfooter	IA2_ROLE_FOOTER	-
touch-bar	-	-	TouchBar	-	-	-	-	-	-	-	-	-
status-item	AXMenuBarItem	-	StatusItem	-	-	-	-	-	-	-	-	-
caption	AXGroup	-	-	-	Text	caption	caption	-	-	caption;figcaption	IA2_ROLE_CAPTION	-
blockquote	AXGroup	-	-	-	Group	block-quote	blockquote	-	-	blockquote	IA2_ROLE_BLOCK_QUOTE	-
definition	AXGroup[AXDefinition]	-	-	-	Group	definition;description-value	definition	-	-	definition;descriptionListDetail	-	-
term	AXGroup[AXTerm]	-	-	-	Text	description-term	term	-	-	descriptionListTerm;term	-	-
code	AXGroup[AXCodeStyleGroup]	-	-	-	Text	static	code	-	-	code	-	-
figure	AXGroup	-	-	-	Group	panel	figure	-	-	figure	ROLE_SYSTEM_GROUPING	-
time	AXGroup[AXTimeGroup]	-	-	-	Text	static	time	-	-	time	-	-
"""##
  }

  static var roleGaps: String {
##"""
# Roles that a platform does not have, whatever the source: a node must then carry one of the source's words for no role.
# The rows are those where roles.tsv says none: in its ios_bridge column for ios, in its ax_role column for macos.
platform	role	because
ios	radio	UIKit has no radio trait
ios	radio-group	UIKit has no trait for a radio group
macos	summary	AppKit has no summary role

"""##
  }

  static var roleSets: String {
##"""
# Sets of neutral roles that rules speak of.
# checkable: what can be checked, so that its value (0, 1, 2) is a check and a missing one says something. A tab is not
# among them (its value 1 means selected), nor a slider. An Android view of any other class can be checkable as well;
# its reader goes by the attribute. editable: the text fields, whose text is a value and which can have a placeholder.
set	roles
checkable	checkbox;switch;radio;toggle-button;menu-item;list-item;tree-item
editable	textfield;textarea;searchfield;securefield;combobox

"""##
  }

  static var roleSpeech: String {
##"""
# What a screen reader calls a role, as far as readers agree on it: for `show --as spoken`, which is an approximation.
# A role that is not here is called by its name, blanks for hyphens. - = the role is not said.
role	spoken
text	-
paragraph	-
generic	-
none	-
screen	-
system	-
icon	image
decorative	-
textfield	text field
textarea	text area
searchfield	search field
securefield	secure text field
combobox	combo box
checkbox	check box
radio	radio button
popup-button	pop-up button
stepper-button	button
window-button	button
scroll-part	button
list-item	-
row	-
cell	-
list-marker	-
layout-item	-
activity	in progress
progress	progress indicator
level	level indicator
status	-
summary	-
color-well	color well
disclosure	disclosure triangle
web-area	web content
map-item	map pin

"""##
  }

  static var roles: String {
##"""
# Normalized role vocabulary and its spelling per platform (alternatives separated by ;).
# Sources: seeds role table (Accessibility on Apple); W3C Core-AAM (2026-08-20) for ARIA, AX, UIA, AT-SPI and Android columns; HIServices/AppKit constants (macOS 26 SDK via pyobjc 13.0); facebook/idb FBAXRoleVocabulary and AXTraits (2026-08-22) for ios_bridge and private traits; WebDriverAgent element types; TalkBack Role.java and Compose/React Native class mappings; axe-windows ElementGroups and axe-core aria-roles for name and children_presentational.
# interactive: yes = always an action target; varies = only when the dump shows an action, clickable or a button trait. name: required = rule missing-name applies; from-content = children or own text name it; none = never ask. none in a platform cell = the platform cannot express it; - = no usual counterpart.
# ios_bridge lists what the Simulator bridge publishes; cells outside its 21 roles cannot occur there. Entries that list several ios_bridge roles for a composite control are observations or best guesses, not a contract.
role	kind	interactive	name	value	children_presentational	ax_role	ax_subrole	ios_bridge	uikit_trait	swiftui	xcuielementtype	android_class	android_role_description	uia_controltype	atspi_role	aria_role	notes
button	widget	yes	required	none	yes	AXButton	-	AXButton	.button	.isButton	Button	android.widget.Button;android.widget.ImageButton	-	Button	button	button	window close/minimize/zoom buttons are window-button
toggle-button	widget	yes	required	required	yes	AXCheckBox;AXButton	AXToggle	AXCheckBox[AXSwitch]	.toggleButton	.isToggle	Toggle;Button	android.widget.ToggleButton	-	Button (Toggle pattern)	toggle button	button + aria-pressed	-
menu-button	widget	yes	required	optional	yes	AXMenuButton	-	AXPopUpButton	.button (private PopupButton)	Menu	MenuButton;PopUpButton;Button	android.widget.Button	-	Button (ExpandCollapse);SplitButton	button + has popup;push button menu	button + aria-haspopup	-
popup-button	widget	yes	required	required	yes	AXPopUpButton	-	AXPopUpButton	.button (private PopupButton)	Picker(.menu)	PopUpButton;Button	android.widget.Spinner	-	ComboBox	combo box	combobox;button + aria-haspopup	Android: drop down list
split-button	widget	yes	required	none	no	AXButton;AXMenuButton	-	-	-	-	-	-	-	SplitButton	-	-	-
link	widget	yes	required	none	no	AXLink	AXTextLink	AXLink	.link	.isLink;Link	Link	android.view.View;android.widget.TextView (URLSpan)	Link	Hyperlink	link	link	React Native gives View plus a Link role description
checkbox	widget	yes	required	required	yes	AXCheckBox	-	AXCheckBox[AXSwitch]	.toggleButton	.isToggle	CheckBox;Switch	android.widget.CheckBox;android.widget.CompoundButton	-	CheckBox	check box	checkbox	UIKit and SwiftUI do not tell a check box from a switch
switch	widget	yes	required	required	yes	AXCheckBox	AXSwitch	AXCheckBox[AXSwitch]	.toggleButton	.isToggle;Toggle	Switch	android.widget.Switch	Switch (Compose, class android.view.View)	Button (Toggle pattern)	switch;toggle button	switch	-
radio	widget	yes	required	required	yes	AXRadioButton	-	none (AXGenericElement)	none (private RadioButton)	none	RadioButton	android.widget.RadioButton	-	RadioButton	radio button	radio	iOS has no radio trait; AXRadioButton there is a tab
radio-group	container	no	recommended	none	no	AXRadioGroup	-	none	none	Picker(.radioGroup)	RadioGroup	android.widget.RadioGroup	-	List;Group	panel;grouping	radiogroup	-
slider	widget	yes	required	required	yes	AXSlider	AXTimeline	AXSlider	.adjustable	none (accessibilityAdjustableAction)	Slider	android.widget.SeekBar	-	Slider	slider	slider	-
stepper	widget	yes	required	required	no	AXIncrementor	-	AXSlider;AXGenericElement	.adjustable	Stepper	Stepper	android.widget.NumberPicker;android.widget.SpinButton	-	Spinner	spin button	spinbutton	iOS Stepper is two buttons inside a Stepper element
stepper-button	widget	yes	recommended	none	yes	AXButton	AXIncrementArrow;AXDecrementArrow	AXButton	.button	-	IncrementArrow;DecrementArrow;Button	android.widget.Button	-	Button	button	-	named by subrole on macOS
progress	range	no	required	required	yes	AXProgressIndicator	-	AXGenericElement;AXStaticText	.updatesFrequently	ProgressView	ProgressIndicator	android.widget.ProgressBar	-	ProgressBar	progress bar	progressbar	indeterminate progress has no value
activity	range	no	recommended	none	yes	AXBusyIndicator;AXProgressIndicator	-	AXGenericElement	.updatesFrequently	ProgressView()	ActivityIndicator	android.widget.ProgressBar	-	ProgressBar	progress bar	progressbar	-
level	range	no	required	required	yes	AXLevelIndicator;AXRelevanceIndicator	AXMeter	-	-	Gauge	LevelIndicator;RelevanceIndicator	android.widget.ProgressBar	-	ProgressBar	level bar	meter	-
rating	range	varies	required	required	yes	AXLevelIndicator	AXRatingIndicator	AXSlider	.adjustable	accessibilityAdjustableAction	RatingIndicator	android.widget.RatingBar	-	Slider	rating	slider	-
value-indicator	range	no	optional	optional	yes	AXValueIndicator	-	-	-	-	ValueIndicator	-	-	Thumb	-	-	thumb of a slider or scroll bar
text	text	no	from-content	optional	no	AXStaticText	-	AXStaticText	.staticText	.isStaticText;Text	StaticText	android.widget.TextView	-	Text	label;static	text;paragraph	its text is content, not an authored label
heading	text	no	required	optional	no	AXHeading	-	AXHeading	.header	.isHeader	StaticText + Header trait;Other	any class + heading=true	Heading	Text (HeadingLevel)	heading	heading	AppKit role from macOS 26; XCUIElementType has no heading
paragraph	text	no	from-content	none	no	AXGroup	-	AXStaticText	.staticText	Text	StaticText	android.widget.TextView	-	Text	paragraph	paragraph	-
textfield	widget	yes	required	required	no	AXTextField	-	AXTextField	private TextEntry	TextField	TextField	android.widget.EditText	-	Edit	entry;text (single line)	textbox	value may be empty
textarea	widget	yes	required	required	no	AXTextArea	-	AXTextArea	private TextEntry, TextArea	TextEditor	TextView	android.widget.EditText	-	Edit;Document	text;entry (multi line)	textbox (multiline)	-
searchfield	widget	yes	required	required	no	AXTextField	AXSearchField	AXTextField[AXSearchField]	.searchField	.isSearchField	SearchField	android.widget.SearchView;android.widget.EditText	-	Edit	entry	searchbox	only the subrole tells it from a text field on macOS
securefield	widget	yes	required	optional	no	AXTextField	AXSecureTextField	AXTextField[AXSecureTextField]	private SecureTextField	SecureField	SecureTextField	android.widget.EditText + password=true	-	Edit (IsPassword)	password text	textbox (input type=password)	never print the value
combobox	widget	yes	required	required	no	AXComboBox	-	AXTextField	-	-	ComboBox	android.widget.AutoCompleteTextView;android.widget.EditText	-	ComboBox	combo box;autocomplete	combobox	-
image	image	no	required	none	yes	AXImage	-	AXImage	.image	.isImage;Image	Image	android.widget.ImageView;android.widget.Image	-	Image	image	img;image	decorative images must be absent
icon	image	varies	required	optional	yes	AXImage	-	AXButton	private LaunchIcon, FolderIcon	-	Icon	android.widget.ImageView	-	Image	icon	img	home screen icons
image-map	image	no	recommended	none	no	AXImageMap	-	-	-	-	-	-	-	Image	image map	-	web
decorative	image	no	none	none	yes	AXImage	AXDecorative	absent	isAccessibilityElement=false	Image(decorative:)	absent	absent	-	absent	absent	none;presentation	must not be a stop
canvas	image	no	recommended	none	no	AXGroup;AXImage	-	AXGenericElement	-	Canvas	Other	android.view.SurfaceView	-	Custom;Pane	canvas;drawing area	img	content inside is invisible to the tree
list	container	no	optional	none	no	AXList;AXTable	AXContentList	AXGroup	none (private ContainedByList)	List	Table;CollectionView	android.widget.ListView;androidx.recyclerview.widget.RecyclerView	-	List	list;list box	list;listbox	SwiftUI List is a collection view or table
list-item	container	varies	from-content	optional	no	AXGroup;AXRow;AXStaticText	-	AXGroup;AXButton;AXStaticText	-	-	Cell	android.view.ViewGroup	-	ListItem	list item	listitem;option	-
table	container	no	recommended	none	no	AXTable	-	AXGroup	private ContainedByTable	Table	Table	android.widget.TableLayout	-	Table	table	table	-
row	container	varies	from-content	optional	no	AXRow	AXTableRow	AXGroup	-	-	TableRow;Cell	android.widget.TableRow	-	DataItem	table row	row	-
column	container	no	recommended	none	no	AXColumn	-	-	-	TableColumn	TableColumn	-	-	-	-	-	-
cell	container	varies	from-content	optional	no	AXCell	-	AXGroup;AXButton	-	-	Cell	android.view.View	-	DataItem	table cell	cell;gridcell	-
column-header	container	varies	required	optional	no	AXButton;AXCell	AXSortButton	AXHeading	.header	-	Other	android.widget.TextView	-	Header;HeaderItem	table column header;column header	columnheader	-
row-header	container	varies	required	none	no	AXCell	-	AXHeading	.header	-	Other	android.widget.TextView	-	HeaderItem	table row header;row header	rowheader	-
grid	container	no	recommended	none	no	AXGrid	-	AXGrid	-	LazyVGrid	Grid;CollectionView	android.widget.GridView	-	DataGrid	table;tree table	grid;treegrid	-
tree	container	no	recommended	none	no	AXOutline	-	-	-	OutlineGroup	Outline	android.widget.ExpandableListView	-	Tree	tree	tree	-
tree-item	container	varies	required	optional	no	AXRow	AXOutlineRow	-	-	DisclosureGroup	OutlineRow	android.view.View	-	TreeItem	tree item	treeitem	-
browser	container	no	optional	none	no	AXBrowser	-	-	-	NavigationSplitView	Browser	-	-	-	-	-	column view
tab-list	container	no	optional	none	no	AXTabGroup	-	AXTabGroup	.tabBar	.isTabBar;TabView	TabBar;TabGroup	android.widget.TabWidget	Tab bar	Tab	page tab list	tablist	-
tab	widget	yes	required	required	yes	AXRadioButton	AXTabButton	AXRadioButton[AXTabButton]	.button (private TabButton)	TabView item	Button;Tab;RadioButton	android.view.View;androidx.appcompat.app.ActionBar$Tab	Tab	TabItem	page tab	tab	value or selected tells the active tab
tab-panel	container	no	recommended	none	no	AXGroup	AXTabPanel	AXGroup	-	-	Other	android.view.ViewGroup	-	Pane	scroll pane;panel	tabpanel	-
segmented-control	container	no	optional	none	no	AXRadioGroup;AXTabGroup	-	AXGroup	-	Picker(.segmented)	SegmentedControl	android.widget.RadioGroup	-	List	panel	radiogroup;tablist	segments are buttons with selected
toolbar	container	no	optional	none	no	AXToolbar	-	AXGroup	-	ToolbarItem	Toolbar	android.widget.Toolbar;androidx.appcompat.widget.Toolbar	-	ToolBar;AppBar	tool bar	toolbar	-
navigation-bar	container	no	optional	none	no	AXToolbar;AXGroup	-	AXGroup	-	NavigationStack	NavigationBar	android.widget.Toolbar	-	AppBar	tool bar	navigation	system chrome
status-bar	container	no	optional	none	no	AXGroup	-	AXGroup	private StatusBarElement	-	StatusBar	-	-	StatusBar	status bar	status	system chrome; exclude from audits
menu-bar	container	no	optional	none	no	AXMenuBar	-	-	-	CommandMenu	MenuBar	-	-	MenuBar	menu bar	menubar	-
menu-bar-item	widget	yes	required	none	no	AXMenuBarItem	-	-	-	-	MenuBarItem	-	-	MenuItem	menu	menuitem	-
menu	container	no	optional	none	no	AXMenu	-	AXGroup	-	Menu	Menu	-	-	Menu	menu;popup menu	menu	-
menu-item	widget	yes	required	optional	yes	AXMenuItem	-	AXButton	private MenuItem	-	MenuItem;Button	android.view.MenuItem;android.widget.LinearLayout	-	MenuItem	menu item;check menu item;radio menu item	menuitem;menuitemcheckbox;menuitemradio	a separator menu item has no name on macOS
picker	container	no	required	none	no	AXGroup	-	AXGroup	-	Picker(.wheel)	Picker	android.widget.NumberPicker	-	Spinner	spin button	listbox	-
picker-wheel	widget	yes	required	required	yes	AXSlider	-	AXSlider	.adjustable (private PickerElement)	Picker(.wheel)	PickerWheel	android.widget.NumberPicker	Value picker	Spinner	spin button	spinbutton	-
date-picker	widget	yes	required	required	no	AXDateTimeArea;AXDateField	-	AXGroup;AXButton	-	DatePicker	DatePicker	android.widget.DatePicker	-	Calendar;Edit	date editor	group	-
time-picker	widget	yes	required	required	no	AXTimeField;AXDateTimeArea	-	AXGroup;AXButton	-	DatePicker	DatePicker	android.widget.TimePicker	-	Edit	spin button	group	-
calendar	container	no	recommended	none	no	AXGroup	-	AXGroup	-	-	Other	android.widget.CalendarView	-	Calendar	calendar	grid	-
color-well	widget	yes	required	optional	yes	AXColorWell	-	AXButton	.button	ColorPicker	ColorWell	-	-	Custom	color chooser	-	-
disclosure	widget	yes	required	required	yes	AXDisclosureTriangle	AXSummary	AXButton	.button	DisclosureGroup	DisclosureTriangle;Button	android.view.View	-	Button (ExpandCollapse)	toggle button	button + aria-expanded	-
page-indicator	widget	yes	recommended	required	yes	AXGroup	-	AXSlider;AXGenericElement	.adjustable, .updatesFrequently	TabView(.page)	PageIndicator	-	-	Custom	-	-	value such as page 1 of 3
pager	container	no	optional	optional	no	AXScrollArea	-	AXScrollArea	-	TabView(.page)	ScrollView	androidx.viewpager.widget.ViewPager	Multi-page view	Pane	scroll pane	-	-
key	widget	yes	required	none	yes	AXButton	-	AXButton	.keyboardKey	.isKeyboardKey	Key	android.inputmethodservice.Keyboard$Key	-	Button	button	button	exempt from size and label-shape rules
keyboard	container	no	none	none	no	AXGroup	-	AXGroup	-	-	Keyboard	-	-	Pane	panel	-	system chrome; exclude from audits
map	container	varies	recommended	none	no	AXGroup	AXMapArea	AXGroup[AXMapArea]	private Map	Map	Map	android.view.View	-	Custom;Pane	panel	application	-
map-item	widget	yes	required	none	yes	AXButton	AXMapItem	AXButton[AXMapItem]	.button	Annotation	Other	android.view.View	-	Custom	button	-	-
web-area	container	no	recommended	none	no	AXWebArea	-	AXWebArea	private WebContent	WebView	WebView	android.webkit.WebView	Webview	Document	document web	document	use a web scanner for its content
document	container	no	recommended	none	no	AXGroup	AXDocument	-	-	-	TextView	-	-	Document	document frame;document text	document	-
scroll-area	container	no	optional	none	no	AXScrollArea	-	AXScrollArea	private Scrollable	ScrollView	ScrollView	android.widget.ScrollView;android.widget.HorizontalScrollView	-	Pane	scroll pane	-	-
scroll-bar	range	no	optional	required	no	AXScrollBar	-	AXScrollBar	-	-	ScrollBar;Other	-	-	ScrollBar	scroll bar	scrollbar	iOS scroll indicators are Other with a system label
scroll-part	widget	no	none	none	yes	AXButton	AXIncrementPage;AXDecrementPage	-	-	-	-	-	-	Button	-	-	parts of a scroll bar: exempt
split-group	container	no	optional	none	no	AXSplitGroup	-	-	-	HSplitView	SplitGroup	-	-	Pane	split pane	-	-
splitter	widget	varies	optional	required	yes	AXSplitter	-	AXSplitter	-	Divider	Splitter	-	-	Thumb	separator	separator	-
separator	structure	no	none	none	yes	AXSplitter	AXContentSeparator	absent	-	Divider	Other	android.view.View	-	Separator	separator	separator	decorative lines should be absent
group	container	no	optional	none	no	AXGroup	AXApplicationGroup	AXGroup	shouldGroupAccessibilityChildren	accessibilityElement(children: .contain)	Group;Other	android.view.ViewGroup	-	Group;Pane	panel;filler;grouping	group	-
generic	container	no	none	none	no	AXGroup	-	AXGroup	none	-	Other	android.view.View	-	Custom;Group	section	generic	-
none	structure	no	none	none	no	AXUnknown	AXUnknown	AXGenericElement	none (mask cleared)	-	Other;Any	android.view.View	-	Custom	unknown;filler;panel;section	none;presentation	a name without a role
summary	text	no	required	none	no	none	-	AXStaticText	.summaryElement	.isSummaryElement	StaticText	any class	translated string	-	-	status	iOS only idea
application	window	no	required	none	no	AXApplication	-	AXApplication	-	App	Application	-	-	Window	application	-	-
window	window	no	required	none	no	AXWindow	AXStandardWindow	-	-	Window	Window	-	-	Window	frame;window	-	title is the name
screen	window	no	none	none	no	AXGroup	iOSContentGroup	AXGroup[iOSContentGroup]	-	-	Window	-	-	-	-	-	Simulator guest root
window-button	widget	yes	none	none	yes	AXButton	AXCloseButton;AXMinimizeButton;AXZoomButton;AXFullScreenButton	-	-	-	Button	-	-	Button	button	-	named by subrole: exempt from naming and size rules
title-bar	container	no	optional	none	no	AXToolbar	-	-	-	-	Toolbar	-	-	TitleBar	title bar	-	-
sheet	window	no	recommended	none	no	AXSheet	-	AXSheet	accessibilityViewIsModal	.isModal;sheet	Sheet	android.view.ViewGroup + pane-title	-	Window	dialog	dialog	-
dialog	window	no	required	none	no	AXWindow;AXGroup	AXDialog;AXApplicationDialog	AXSheet;AXGroup	accessibilityViewIsModal	.isModal	Dialog;Sheet	android.app.Dialog	-	Window;Pane	dialog	dialog	-
alert-dialog	window	no	required	none	no	AXSheet;AXGroup	AXApplicationAlertDialog	AXSheet;AXGroup	accessibilityViewIsModal (private Alert)	alert	Alert	android.app.AlertDialog	-	Pane;Window	alert	alertdialog	-
alert	container	no	from-content	none	no	AXGroup	AXApplicationAlert	AXStaticText	announcement	announcement	StaticText	android.widget.Toast	-	Group	notification;info bar	alert	-
status	container	no	from-content	none	no	AXGroup	AXApplicationStatus	AXStaticText	.updatesFrequently	.updatesFrequently	StaticText	android.widget.TextView + live-region	-	Group;StatusBar	status bar	status	-
log	container	no	optional	none	no	AXGroup	AXApplicationLog	-	-	-	-	-	-	Group	log	log	-
timer	text	no	required	required	no	AXGroup;AXStaticText	AXApplicationTimer	AXStaticText	.updatesFrequently	.updatesFrequently	StaticText	android.widget.Chronometer	-	Group	timer	timer	-
popover	window	no	recommended	none	no	AXPopover	-	AXGroup	accessibilityViewIsModal	popover	Popover	android.widget.PopupWindow	-	Window	popup menu;window	dialog	-
drawer	window	no	recommended	none	no	AXDrawer	-	AXGroup	-	-	Drawer	androidx.drawerlayout.widget.DrawerLayout	-	Pane	panel	dialog;navigation	-
tooltip	text	no	from-content	none	no	AXHelpTag;AXGroup	AXUserInterfaceTooltip	-	-	help	HelpTag	-	-	ToolTip	tool tip	tooltip	-
landmark	container	no	recommended	none	no	AXGroup	AXLandmarkMain;AXLandmarkNavigation;AXLandmarkBanner;AXLandmarkContentInfo;AXLandmarkComplementary;AXLandmarkRegion;AXLandmarkSearch;AXLandmarkForm	AXGroup	private ContainedByLandmark	-	Other	com.google.android.material.navigation.NavigationView	-	Group (LandmarkType)	landmark	main;navigation;banner;contentinfo;complementary;region;search	-
form	container	no	recommended	none	no	AXGroup	AXLandmarkForm	AXGroup	-	Form	Other	android.view.ViewGroup	-	Group	form;landmark	form	-
article	container	no	optional	none	no	AXGroup	AXDocumentArticle	-	-	-	Other	-	-	Group	article	article	-
video	container	yes	required	optional	no	AXGroup	AXVideo	AXGroup	.startsMediaSession	VideoPlayer	Other	android.widget.VideoView	-	Custom	video	-	-
ruler	range	no	optional	none	no	AXRuler	-	-	-	-	Ruler	-	-	-	ruler	-	-
ruler-marker	widget	yes	required	required	yes	AXRulerMarker	-	-	-	-	RulerMarker	-	-	-	-	-	-
handle	widget	yes	optional	none	yes	AXHandle	-	-	-	-	Handle	-	-	Thumb	-	-	-
dock-item	widget	yes	required	optional	yes	AXDockItem	AXApplicationDockItem	-	-	-	DockItem	-	-	-	-	-	-
layout-area	container	no	optional	none	no	AXLayoutArea	-	-	-	-	LayoutArea	-	-	-	-	-	-
layout-item	container	varies	recommended	optional	no	AXLayoutItem	-	-	-	-	LayoutItem	-	-	-	-	-	-
system	window	no	none	none	no	AXSystemWide	-	-	-	-	-	-	-	Pane	desktop frame	-	-
grow-area	widget	no	none	none	no	AXGrowArea	-	-	-	-	-	-	-	-	-	-	window resize corner: exempt
list-marker	text	no	optional	none	no	AXListMarker	-	-	-	-	-	-	-	-	-	-	bullet or number of a web list item
matte	widget	no	required	none	no	AXMatte	-	-	-	-	Matte	-	-	-	-	-	-
page	container	no	optional	none	no	AXPage	-	-	-	-	-	-	-	-	page	-	-
marquee	container	no	optional	none	no	AXGroup	AXApplicationMarquee	-	-	-	-	-	-	Group	marquee	marquee	-
audio	container	yes	optional	none	no	AXGroup	AXAudio	-	-	-	-	-	-	Custom	audio	-	-
details	container	no	optional	none	no	AXGroup	AXDetails	-	-	-	-	-	-	-	-	-	-
math	structure	no	optional	none	no	AXGroup	AXDocumentMath	-	-	-	-	-	-	Group	math	math	all AXMath* subroles
note	structure	no	optional	none	no	AXGroup	AXDocumentNote	-	-	-	-	-	-	Group	comment;footnote	note;comment	-
attachment	image	varies	optional	none	no	AXImage;AXButton	AXTextAttachment	-	-	-	-	-	-	-	-	-	-
web-application	container	no	optional	none	no	AXGroup	AXWebApplication	-	-	-	-	-	-	Pane	embedded	application	-
section-header	container	no	optional	none	no	AXGroup	AXSectionHeader	-	-	-	-	-	-	Group	header	sectionheader	-
section-footer	container	no	optional	none	no	AXGroup	AXSectionFooter	-	-	-	-	-	-	Group	footer	sectionfooter	-
touch-bar	container	no	optional	none	no	-	-	-	-	-	TouchBar	-	-	-	-	-	-
status-item	widget	yes	required	none	no	AXMenuBarItem	-	-	-	-	StatusItem	-	-	-	-	-	-
caption	text	no	optional	none	no	AXGroup	-	-	-	-	-	-	-	Text	caption	caption	-
blockquote	structure	no	optional	none	no	AXGroup	-	-	-	-	-	-	-	Group	block quote	blockquote	-
definition	text	no	optional	none	no	AXGroup	AXDefinition	-	-	-	-	-	-	Group	definition;description value	definition	-
term	text	no	optional	none	no	AXGroup	AXTerm	-	-	-	-	-	-	Text	description term	term	-
code	text	no	optional	none	no	AXGroup	AXCodeStyleGroup	-	-	-	-	-	-	Text	static	code	-
figure	container	no	optional	none	no	AXGroup	-	-	-	-	-	-	-	Group	panel	figure	-
time	text	no	optional	none	no	AXGroup	AXTimeGroup	-	-	-	-	-	-	Text	static	time	-

"""##
  }

  static var sourceAttributes: String {
##"""
# The attributes that each source is known to write, in its own spelling, or in its reader's where a dump has no key for
# it (a frame, a bare word such as focusable, which is an attribute with the value true). Several sources, separated
# by ;, share a row.
# feeds: the neutral attribute that its reader takes from it, or -. how: always = wherever there is something to print, so
# that a missing one is nothing; seen = by version, setting or kind of node, so that it counts only where some node has it.
source	attribute	feeds	how
ax	label	name	always
ax	title	name	always
ax	value	value	always
ax	help	hint	always
ax	enabled	enabled	always
ax	selected	selected	always
ax	id	id	seen
ax	identifier	id	seen
ax	AXIdentifier	id	seen
ax	frame	frame	seen
ax	AXFrame	frame	seen
ax	focused	focused	seen
ax	AXFocused	focused	seen
ax	expanded	expanded	seen
ax	AXExpanded	expanded	seen
ax	busy	busy	seen
ax	AXElementBusy	busy	seen
ax	placeholder	-	seen
ax	AXPlaceholderValue	-	seen
ax	description	-	seen
ax	AXDescription	-	seen
ax	AXTitle	-	seen
ax	AXValue	-	seen
ax	AXHelp	-	seen
ax	AXEnabled	-	seen
ax	AXSelected	-	seen
ax	AXRoleDescription	-	seen
ax	AXDisclosing	-	seen
ax	AXHidden	-	seen
ax	AXRequired	-	seen
ax	AXInvalid	-	seen
ax	AXModal	-	seen
ax	AXHeadingLevel	-	seen
ax	AXARIACurrent	-	seen
ax	AXARIALive	-	seen
ax	AXVisited	-	seen
ax	actions	-	seen
ax	traits	-	seen
atspi-text	label	name	always
atspi-text	value	value	always
atspi-text	help	hint	always
atspi-text	enabled	enabled	always
atspi-text	selected	selected	always
atspi-text	id	id	seen
atspi-text	identifier	id	seen
atspi-text	accessible-id	id	seen
atspi-text	frame	frame	seen
atspi-text	extents	frame	seen
atspi-text	focused	focused	seen
atspi-text	expanded	expanded	seen
atspi-text	busy	busy	seen
atspi-xml	name	name	always
atspi-xml	description	hint	always
atspi-xml	role-name	role	always
atspi-xml	accessible-id	id	always
atspi-xml	value	value	always
atspi-xml	value-text	value	always
atspi-xml	text	value	always
atspi-xml	extents	frame	always
atspi-xml	states	-	always
atspi-xml	minimum	-	always
atspi-xml	maximum	-	always
atspi-xml	increment	-	always
atspi-xml	text-length	-	always
atspi-xml	rows	-	always
atspi-xml	columns	-	always
atspi-xml	row	-	always
atspi-xml	column	-	always
atspi-xml	interfaces	-	always
atspi-xml	index	-	always
atspi-xml	path	-	always
atspi-xml	toolkit	-	always
atspi-xml	toolkit-version	-	always
atspi-xml	atspi-version	-	always
atspi-xml	pid	-	always
atspi-xml	bus-name	-	always
atspi-xml	xml-roles	subrole	seen
atspi-xml	attribute	-	seen
atspi-xml	document-attribute	-	seen
atspi-xml	action	-	seen
atspi-xml	relation	-	seen
atspi-xml	tag	-	seen
atspi-xml	class	-	seen
atspi-xml	level	-	seen
atspi-xml	haspopup	-	seen
atspi-xml	setsize	-	seen
atspi-xml	posinset	-	seen
atspi-xml	name-from	-	seen
atspi-xml	explicit-name	-	seen
atspi-xml	description-from	-	seen
atspi-xml	hidden	-	seen
atspi-xml	text-align	-	seen
atspi-xml	display	-	seen
atspi-xml	table-cell-index	-	seen
atspi-xml	computed-role	-	seen
atspi-xml	placeholder	-	seen
atspi-xml	placeholder-text	-	seen
atspi-xml	window-type	-	seen
atspi-xml	valuetext	-	seen
atspi-xml	roledescription	-	seen
atspi-xml	container-live	-	seen
atspi-xml	container-relevant	-	seen
atspi-xml	container-atomic	-	seen
atspi-xml	container-busy	-	seen
atspi-xml	live	-	seen
atspi-xml	relevant	-	seen
atspi-xml	atomic	-	seen
atspi-xml	checkable	-	seen
atspi-xml	readonly	-	seen
atspi-xml	keyshortcuts	-	seen
atspi-xml	text-model	-	seen
atspi-xml	html-input-name	-	seen
atspi-xml	text-input-type	-	seen
atspi-xml	autocomplete	-	seen
atspi-xml	src	-	seen
atspi-xml	sort	-	seen
atspi-xml	current	-	seen
atspi-xml	DocType	-	seen
atspi-xml	Encoding	-	seen
atspi-xml	MimeType	-	seen
atspi-xml	Title	-	seen
atspi-xml	URI	-	seen
uiautomator	class	role	always
uiautomator	text	name	always
uiautomator	content-desc	name	always
uiautomator	resource-id	id	always
uiautomator	enabled	enabled	always
uiautomator	selected	selected	always
uiautomator	focused	focused	always
uiautomator	checkable	checked	always
uiautomator	checked	checked	always
uiautomator	password	subrole	always
uiautomator	bounds	frame	always
uiautomator	index	-	always
uiautomator	package	-	always
uiautomator	clickable	-	always
uiautomator	focusable	-	always
uiautomator	scrollable	-	always
uiautomator	long-clickable	-	always
uiautomator	NAF	-	always
uiautomator	hint	hint	seen
uiautomator	hintText	hint	seen
uiautomator	visible-to-user	-	seen
uiautomator	drawing-order	-	seen
uiautomator	display-id	-	seen
uiautomator	rotation	-	seen
uiautomator	important-for-accessibility	-	seen
uiautomator	error	-	seen
uiautomator	title	-	seen
uiautomator	active	-	seen
uiautomator	layer	-	seen
uiautomator	type	-	seen
uiautomator	id	-	seen
uiautomator2	class	role	always
uiautomator2	text	name	always
uiautomator2	content-desc	name	always
uiautomator2	resource-id	id	always
uiautomator2	enabled	enabled	always
uiautomator2	selected	selected	always
uiautomator2	focused	focused	always
uiautomator2	checkable	checked	always
uiautomator2	checked	checked	always
uiautomator2	password	subrole	always
uiautomator2	bounds	frame	always
uiautomator2	index	-	always
uiautomator2	package	-	always
uiautomator2	clickable	-	always
uiautomator2	focusable	-	always
uiautomator2	scrollable	-	always
uiautomator2	long-clickable	-	always
uiautomator2	displayed	-	always
uiautomator2	hint	hint	seen
uiautomator2	hintText	hint	seen
uiautomator2	tooltip-text	hint	seen
uiautomator2	a11y-important	-	seen
uiautomator2	screen-reader-focusable	-	seen
uiautomator2	input-type	-	seen
uiautomator2	drawing-order	-	seen
uiautomator2	showing-hint	-	seen
uiautomator2	text-entry-key	-	seen
uiautomator2	multiline	-	seen
uiautomator2	dismissable	-	seen
uiautomator2	a11y-focused	-	seen
uiautomator2	heading	-	seen
uiautomator2	live-region	-	seen
uiautomator2	context-clickable	-	seen
uiautomator2	max-text-length	-	seen
uiautomator2	content-invalid	-	seen
uiautomator2	error	-	seen
uiautomator2	pane-title	-	seen
uiautomator2	text-has-clickable-span	-	seen
uiautomator2	actions	-	seen
uiautomator2	window-id	-	seen
uiautomator2	text-size	-	seen
uiautomator2	text-unit	-	seen
uiautomator2	is-collection	-	seen
uiautomator2	is-collection-item	-	seen
uiautomator2	selection-start	-	seen
uiautomator2	selection-end	-	seen
uiautomator2	extras	-	seen
uiautomator2	visible-to-user	-	seen
uiautomator2	rotation	-	seen
uiautomator2	width	-	seen
uiautomator2	height	-	seen
xcuitest	type	role	always
xcuitest	value	value	always
xcuitest	name	id	always
xcuitest	label	name	always
xcuitest	enabled	enabled	always
xcuitest	visible	-	always
xcuitest	x	frame	always
xcuitest	y	frame	always
xcuitest	width	frame	always
xcuitest	height	frame	always
xcuitest	accessible	-	seen
xcuitest	index	-	seen
xcuitest	nativeAccessibilityElement	-	seen
xcuitest	focused	focused	seen
xcuitest	hittable	-	seen
xcuitest	placeholderValue	hint	seen
xcuitest	selected	selected	seen
xcuitest	traits	selected	seen
xcuitest	nativeFrame	-	seen
xcuitest	minValue	-	seen
xcuitest	maxValue	-	seen
xcuitest	customActions	-	seen
xcuitest	processId	-	seen
xcuitest	bundleId	-	seen
mac2	elementType	-	always
mac2	identifier	id	always
mac2	value	value	always
mac2	label	name	always
mac2	title	name	always
mac2	enabled	enabled	always
mac2	selected	selected	always
mac2	x	frame	always
mac2	y	frame	always
mac2	width	frame	always
mac2	height	frame	always
mac2	placeholderValue	hint	seen
winappdriver;novawindows	AcceleratorKey	-	always
winappdriver;novawindows	AccessKey	-	always
winappdriver;novawindows	AutomationId	id	always
winappdriver;novawindows	ClassName	-	always
winappdriver;novawindows	FrameworkId	-	always
winappdriver;novawindows	HasKeyboardFocus	focused	always
winappdriver;novawindows	HelpText	hint	always
winappdriver;novawindows	IsContentElement	-	always
winappdriver;novawindows	IsControlElement	-	always
winappdriver;novawindows	IsEnabled	enabled	always
winappdriver;novawindows	IsKeyboardFocusable	-	always
winappdriver;novawindows	IsOffscreen	-	always
winappdriver;novawindows	IsPassword	subrole	always
winappdriver;novawindows	IsRequiredForForm	-	always
winappdriver;novawindows	ItemStatus	-	always
winappdriver;novawindows	ItemType	-	always
winappdriver;novawindows	LocalizedControlType	-	always
winappdriver;novawindows	Name	name	always
winappdriver;novawindows	Orientation	-	always
winappdriver;novawindows	ProcessId	-	always
winappdriver;novawindows	RuntimeId	-	always
winappdriver;novawindows	x	frame	always
winappdriver;novawindows	y	frame	always
winappdriver;novawindows	width	frame	always
winappdriver;novawindows	height	frame	always
winappdriver;novawindows	IsSelected	selected	seen
winappdriver;novawindows	SelectionItem.IsSelected	selected	seen
winappdriver;novawindows	Selection	-	seen
winappdriver;novawindows	SelectionContainer	-	seen
winappdriver;novawindows	CanSelectMultiple	-	seen
winappdriver;novawindows	IsSelectionRequired	-	seen
winappdriver;novawindows	CanMaximize	-	seen
winappdriver;novawindows	CanMinimize	-	seen
winappdriver;novawindows	IsModal	-	seen
winappdriver;novawindows	IsTopmost	-	seen
winappdriver;novawindows	WindowVisualState	-	seen
winappdriver;novawindows	WindowInteractionState	-	seen
winappdriver;novawindows	CanMove	-	seen
winappdriver;novawindows	CanResize	-	seen
winappdriver;novawindows	CanRotate	-	seen
winappdriver;novawindows	ToggleState	checked	seen
winappdriver;novawindows	Toggle.ToggleState	checked	seen
winappdriver;novawindows	ExpandCollapseState	expanded	seen
winappdriver;novawindows	ExpandCollapse.ExpandCollapseState	expanded	seen
winappdriver;novawindows	Value	value	seen
winappdriver;novawindows	Value.Value	value	seen
winappdriver;novawindows	ValueValue	value	seen
winappdriver;novawindows	RangeValue.Value	value	seen
winappdriver;novawindows	IsReadOnly	-	seen
winappdriver;novawindows	Value.IsReadOnly	-	seen
winappdriver;novawindows	Minimum	-	seen
winappdriver;novawindows	Maximum	-	seen
winappdriver;novawindows	SmallChange	-	seen
winappdriver;novawindows	LargeChange	-	seen
winappdriver;novawindows	RangeValue.Minimum	-	seen
winappdriver;novawindows	RangeValue.Maximum	-	seen
winappdriver;novawindows	HorizontallyScrollable	-	seen
winappdriver;novawindows	VerticallyScrollable	-	seen
winappdriver;novawindows	HorizontalScrollPercent	-	seen
winappdriver;novawindows	VerticalScrollPercent	-	seen
winappdriver;novawindows	HorizontalViewSize	-	seen
winappdriver;novawindows	VerticalViewSize	-	seen
winappdriver;novawindows	RowCount	-	seen
winappdriver;novawindows	ColumnCount	-	seen
winappdriver;novawindows	Row	-	seen
winappdriver;novawindows	Column	-	seen
winappdriver;novawindows	RowSpan	-	seen
winappdriver;novawindows	ColumnSpan	-	seen
winappdriver;novawindows	HeadingLevel	-	seen
winappdriver;novawindows	LandmarkType	-	seen
walker	label	name	seen
walker	desc	name	seen
walker	description	name	seen
walker	title	name	seen
walker	name	name	seen
walker	value	value	seen
walker	val	value	seen
walker	help	hint	seen
walker	id	id	seen
walker	identifier	id	seen
walker	enabled	enabled	seen
walker	disabled	enabled	seen
walker	selected	selected	seen
walker	checked	checked	seen
walker	expanded	expanded	seen
walker	focused	focused	seen
walker	busy	busy	seen
walker	frame	frame	seen
walker	position	-	seen
walker	size	-	seen
walker	editable	-	seen
walker	index	-	seen
walker	ref	-	seen
walker	ch	-	seen
walker	actions	-	seen
walker	subrole	-	seen
walker	placeholder	-	seen
walker	unchecked	checked	seen
walker	collapsed	expanded	seen
walker	text	-	seen
walker	rest	-	seen
walker	hidden	-	seen
walker	offscreen	-	seen
ax-json	role	role	always
ax-json	label	name	seen
ax-json	description	name	seen
ax-json	title	name	seen
ax-json	name	name	seen
ax-json	value	value	seen
ax-json	help	hint	seen
ax-json	id	-	seen
ax-json	identifier	id	seen
ax-json	enabled	enabled	seen
ax-json	state	enabled	seen
ax-json	selected	selected	seen
ax-json	checked	checked	seen
ax-json	expanded	expanded	seen
ax-json	focused	focused	seen
ax-json	busy	busy	seen
ax-json	frame	frame	seen
ax-json	bounds	frame	seen
ax-json	bbox	frame	seen
ax-json	absolute_position	frame	seen
ax-json	position	frame	seen
ax-json	size	frame	seen
ax-json	visible_bbox	-	seen
ax-json	role_description	-	seen
ax-json	roleDescription	-	seen
ax-json	subrole	subrole	seen
ax-json	placeholder	-	seen
ax-json	type	role	seen
ax-json	rect	frame	seen
ax-json	hidden	-	seen
ax-json	visible	-	seen
ax-json	depth	-	seen
ax-json	index	-	seen
ax-json	parentIndex	-	seen
ax-json	hittable	-	seen
ax-json	pid	-	seen
xcuitest-debug	label	name	always
xcuitest-debug	title	name	always
xcuitest-debug	identifier	id	always
xcuitest-debug	value	value	always
xcuitest-debug	placeholderValue	hint	seen
xcuitest-debug	frame	frame	always
xcuitest-debug	selected	selected	always
xcuitest-debug	enabled	enabled	always
xcuitest-debug	focused	focused	seen
xcuitest-debug	traits	-	seen
xcuitest-debug	pid	-	seen
xcuitest-debug	pointer	-	seen
wda-json	type	role	always
wda-json	label	name	always
wda-json	value	value	always
wda-json	name	id	always
wda-json	rawIdentifier	id	seen
wda-json	isEnabled	enabled	always
wda-json	isVisible	-	seen
wda-json	isAccessible	-	seen
wda-json	isFocused	focused	seen
wda-json	focused	focused	seen
wda-json	hasKeyboardFocus	-	seen
wda-json	hasFocus	-	seen
wda-json	frame	frame	always
wda-json	rect	frame	always
wda-json	placeholderValue	hint	seen
wda-json	selected	selected	seen
wda-json	isSelected	selected	seen
wda-json	traits	selected	seen
wda-json	nativeFrame	-	seen
wda-json	minValue	-	seen
wda-json	maxValue	-	seen
wda-json	customActions	-	seen
wda-json	index	-	seen
wda-json	hint	hint	seen
wda-json	class	-	seen
wda-json	isValid	-	seen
wda-json	bundleID	-	seen
wda-json	bundleVersion	-	seen
wda-json	version	-	seen
wda-json	hittable	-	seen
idb	AXLabel	name	always
idb	AXValue	value	always
idb	AXUniqueId	id	always
idb	AXFrame	frame	always
idb	frame	frame	always
idb	type	-	always
idb	role	role	always
idb	subrole	subrole	always
idb	role_description	-	always
idb	title	name	always
idb	help	hint	always
idb	enabled	enabled	always
idb	custom_actions	-	seen
idb	content_required	-	seen
idb	pid	-	seen
idb	traits	selected	seen
idb	AXHint	hint	seen
idb	AXPid	-	seen
idb	expanded	expanded	seen
idb	placeholder	-	seen
idb	hidden	-	seen
idb	focused	focused	seen
idb	selected	selected	seen
idb	is_remote	-	seen
idb	interactable	-	seen
idb	label	name	seen
idb	identifier	id	seen
idb	value	value	seen
maestro	text	name	always
maestro	accessibilityText	name	always
maestro	hintText	hint	seen
maestro	resource-id	id	always
maestro	bounds	frame	always
maestro	title	name	seen
maestro	value	value	seen
maestro	class	role	seen
maestro	enabled	enabled	always
maestro	focused	focused	always
maestro	selected	selected	always
maestro	checked	checked	always
maestro	clickable	-	seen
maestro	ignoreBoundsFiltering	-	seen
maestro	important-for-accessibility	-	seen
maestro	visible-to-user	-	seen
maestro	error	-	seen
maestro	package	-	seen
maestro	scrollable	-	seen
maestro	checkable	-	seen
maestro	password	-	seen
detox	class	role	always
detox	label	name	always
detox	text	name	always
detox	value	value	seen
detox	id	id	always
detox	tag	-	always
detox	width	frame	always
detox	height	frame	always
detox	x	frame	always
detox	y	frame	always
detox	visibility	-	always
detox	alpha	-	always
detox	focused	focused	always
detox	hint	hint	seen
compose	Role	role	always
compose	ContentDescription	name	always
compose	Text	name	always
compose	EditableText	value	always
compose	StateDescription	value	always
compose	ProgressBarRangeInfo	value	always
compose	Tag	id	always
compose	TestTag	id	seen
compose	Disabled	enabled	always
compose	Selected	selected	always
compose	ToggleableState	checked	always
compose	Focused	focused	always
compose	Password	subrole	always
compose	bounds	frame	always
compose	Actions	-	always
compose	Heading	-	always
compose	SelectableGroup	-	always
compose	MergeDescendants	-	seen
compose	ClearAndSetSemantics	-	seen
compose	CollectionInfo	-	seen
compose	CollectionItemInfo	-	seen
compose	IsDialog	-	always
compose	IsPopup	-	always
compose	LiveRegion	-	seen
compose	VerticalScrollAxisRange	-	seen
compose	HorizontalScrollAxisRange	-	seen
compose	ImeAction	-	seen
compose	TextSelectionRange	-	seen
compose	InvisibleToUser	-	seen
compose	HideFromAccessibility	-	seen
compose	PaneTitle	-	seen
compose	Error	-	seen
compose	IsTraversalGroup	-	seen
compose	TraversalIndex	-	seen
compose	InputText	-	seen
compose	TextSubstitution	-	seen
compose	IsShowingTextSubstitution	-	seen
compose	IsEditable	-	seen
compose	MaxTextLength	-	seen
compose	ContentDataType	-	seen
compose	ContentType	-	seen
compose	LinkTestMarker	-	seen
compose	id	-	seen
flutter	label	name	always
flutter	value	value	always
flutter	hint	hint	always
flutter	tooltip	name	always
flutter	identifier	id	seen
flutter	flags	role	always
flutter	role	role	seen
flutter	actions	-	always
flutter	rect	frame	always
flutter	increasedValue	-	seen
flutter	decreasedValue	-	seen
flutter	textDirection	-	always
flutter	sortKey	-	seen
flutter	tags	-	seen
flutter	text selection	-	seen
flutter	scrollChildren	-	seen
flutter	scrollIndex	-	seen
flutter	scrollExtentMin	-	seen
flutter	scrollPosition	-	seen
flutter	scrollExtentMax	-	seen
flutter	elevation	-	seen
flutter	thickness	-	seen
flutter	indexInParent	-	seen
flutter	maxValueLength	-	seen
flutter	currentValueLength	-	seen
flutter	headingLevel	-	seen
flutter	inputType	-	seen
flutter	validationResult	-	seen
flutter	controlsNodes	-	seen
flutter	linkUrl	-	seen
flutter	platformViewId	-	seen
flutter	customActions	-	seen
flutter	HIDDEN	-	seen
flutter	dirty	-	seen
flutter	owner	-	seen
flutter	merged flags	-	seen
flutter	traversalParentIdentifier	-	seen
flutter	traversalChildIdentifier	-	seen
flutter	minValue	-	seen
flutter	maxValue	-	seen
flutter	transform	-	seen
flutter	STALE	-	seen
flutter	invisible	-	seen
flutter	merge boundary	-	seen
flutter	merged up	-	seen
flutter	blocksUserActions	-	seen
flutter	id	-	seen
flutter	hasExpandedState	-	seen
chromium-blink	name	name	always
chromium-blink	value	value	always
chromium-blink	description	hint	seen
chromium-blink	placeholder	hint	seen
chromium-blink	htmlId	id	seen
chromium-blink	id	-	seen
chromium-blink	checkedState	checked	seen
chromium-blink	checked	checked	seen
chromium-blink	pressed	-	seen
chromium-blink	selected	selected	seen
chromium-blink	expanded	expanded	seen
chromium-blink	collapsed	expanded	seen
chromium-blink	focused	focused	seen
chromium-blink	focusable	-	seen
chromium-blink	restriction	enabled	seen
chromium-blink	busy	busy	seen
chromium-blink	location	frame	seen
chromium-blink	size	frame	seen
chromium-blink	pageLocation	-	seen
chromium-blink	pageSize	-	seen
chromium-blink	hasPopup	-	seen
chromium-blink	haspopup	-	seen
chromium-blink	editable	-	seen
chromium-blink	richlyEditable	-	seen
chromium-blink	multiline	-	seen
chromium-blink	protected	-	seen
chromium-blink	required	-	seen
chromium-blink	linked	-	seen
chromium-blink	visited	-	seen
chromium-blink	ignored	-	seen
chromium-blink	invisible	-	seen
chromium-blink	offscreen	-	seen
chromium-blink	horizontal	-	seen
chromium-blink	vertical	-	seen
chromium-blink	multiselectable	-	seen
chromium-blink	default	-	seen
chromium-blink	hovered	-	seen
chromium-blink	valueForRange	value	seen
chromium-blink	minValueForRange	-	seen
chromium-blink	maxValueForRange	-	seen
chromium-blink	url	-	seen
chromium-blink	className	-	seen
chromium-blink	htmlTag	-	seen
chromium-blink	level	-	seen
chromium-blink	hierarchicalLevel	-	seen
chromium-blink	setSize	-	seen
chromium-blink	posInSet	-	seen
chromium-blink	roleDescription	-	seen
chromium-blink	invalidState	-	seen
chromium-blink	liveStatus	-	seen
chromium-blink	liveRelevant	-	seen
chromium-blink	language	-	seen
chromium-blink	nameFrom	-	seen
chromium-blink	descriptionFrom	-	seen
chromium-blink	inputType	-	seen
chromium-blink	autofillAvailable	-	seen
chromium-blink	nonAtomicTextFieldRoot	-	seen
chromium-blink	ariaValueText	value	seen
chromium-blink	hasActions	-	seen
chromium-blink	isActiveDescendant	-	seen
chromium-mac	AXTitle	name	always
chromium-mac	AXDescription	name	always
chromium-mac	AXValue	value	always
chromium-mac	AXHelp	hint	seen
chromium-mac	AXSubrole	subrole	seen
chromium-mac	AXRoleDescription	-	seen
chromium-mac	AXDOMIdentifier	id	seen
chromium-mac	AXIdentifier	id	seen
chromium-mac	AXEnabled	enabled	seen
chromium-mac	AXSelected	selected	seen
chromium-mac	AXExpanded	expanded	seen
chromium-mac	AXFocused	focused	seen
chromium-mac	AXElementBusy	busy	seen
chromium-mac	AXFrame	frame	seen
chromium-mac	AXPosition	frame	seen
chromium-mac	AXSize	frame	seen
chromium-mac	AXPlaceholderValue	-	seen
chromium-mac	AXIndex	-	seen
chromium-mac	AXColumnIndexRange	-	seen
chromium-mac	AXRowIndexRange	-	seen
chromium-mac	AXRequired	-	seen
chromium-mac	AXInvalid	-	seen
chromium-mac	AXLinkUIElements	-	seen
chromium-mac	AXARIALive	-	seen
chromium-mac	AXARIACurrent	-	seen
chromium-mac	AXURL	-	seen
chromium-mac	AXOrientation	-	seen
chromium-mac	AXDOMClassList	-	seen
chromium-mac	AXHasPopup	-	seen
chromium-mac	AXPopupValue	-	seen
chromium-android	name	name	always
chromium-android	text	name	seen
chromium-android	hint	hint	seen
chromium-android	viewIdResName	id	seen
chromium-android	disabled	enabled	seen
chromium-android	selected	selected	seen
chromium-android	checked	checked	seen
chromium-android	checkable	-	seen
chromium-android	focused	focused	seen
chromium-android	focusable	-	seen
chromium-android	clickable	-	seen
chromium-android	role_description	-	seen
chromium-android	chromeRole	-	seen
chromium-android	actions	-	seen
chromium-android	bundle	-	seen
chromium-android	canOpenPopUp	-	seen
chromium-android	editable_text	-	seen
chromium-android	multiline	-	seen
chromium-android	password	-	seen
chromium-android	has_non_empty_value	-	seen
chromium-android	heading	-	seen
chromium-android	scrollable	-	seen
chromium-android	invisible	-	seen
chromium-android	dismissable	-	seen
chromium-android	collection	-	seen
chromium-android	collection_item	-	seen
chromium-android	range	-	seen
chromium-android	invalid	-	seen
chromium-android	content_invalid	-	seen
chromium-android	link	-	seen
chromium-android	live_region_type	-	seen
chromium-android	input_type	-	seen
chromium-android	text_change_added_count	-	seen
chromium-android	item_count	-	seen
chromium-android	item_index	-	seen
chromium-android	current_index	-	seen
chromium-android	error	-	seen
chromium-android	contentDescription	name	seen
chromium-android	stateDescription	-	seen
chromium-android	paneTitle	-	seen
chromium-auralinux	name	name	always
chromium-auralinux	description	hint	seen
chromium-auralinux	current	value	seen
chromium-auralinux	value	value	seen
chromium-auralinux	valuetext	value	seen
chromium-auralinux	text	-	seen
chromium-auralinux	enabled	enabled	seen
chromium-auralinux	sensitive	enabled	seen
chromium-auralinux	selected	selected	seen
chromium-auralinux	selectable	-	seen
chromium-auralinux	checked	checked	seen
chromium-auralinux	pressed	checked	seen
chromium-auralinux	checkable	-	seen
chromium-auralinux	indeterminate	-	seen
chromium-auralinux	expanded	expanded	seen
chromium-auralinux	expandable	-	seen
chromium-auralinux	collapsed	-	seen
chromium-auralinux	focused	focused	seen
chromium-auralinux	focusable	-	seen
chromium-auralinux	busy	busy	seen
chromium-auralinux	id	id	seen
chromium-auralinux	bounds	frame	seen
chromium-auralinux	xml-roles	subrole	seen
chromium-auralinux	has-popup	-	seen
chromium-auralinux	multi-line	-	seen
chromium-auralinux	single-line	-	seen
chromium-auralinux	editable	-	seen
chromium-auralinux	read-only	-	seen
chromium-auralinux	required	-	seen
chromium-auralinux	invalid-entry	-	seen
chromium-auralinux	showing	-	seen
chromium-auralinux	visible	-	seen
chromium-auralinux	horizontal	-	seen
chromium-auralinux	vertical	-	seen
chromium-auralinux	modal	-	seen
chromium-auralinux	visited	-	seen
chromium-auralinux	supports-autocompletion	-	seen
chromium-auralinux	multiselectable	-	seen
chromium-auralinux	actions	-	seen
chromium-auralinux	tag	-	seen
chromium-auralinux	level	-	seen
chromium-auralinux	haspopup	-	seen
chromium-auralinux	setsize	-	seen
chromium-auralinux	posinset	-	seen
chromium-auralinux	explicit-name	-	seen
chromium-auralinux	name-from	-	seen
chromium-auralinux	description-from	-	seen
chromium-auralinux	placeholder-text	-	seen
chromium-auralinux	class	-	seen
chromium-auralinux	display	-	seen
chromium-auralinux	text-align	-	seen
chromium-auralinux	language	-	seen
chromium-auralinux	hypertext	-	seen
chromium-auralinux	character_count	-	seen
chromium-auralinux	active	-	seen
chromium-auralinux	animated	-	seen
chromium-auralinux	armed	-	seen
chromium-auralinux	default	-	seen
chromium-auralinux	defunct	-	seen
chromium-auralinux	has-tooltip	-	seen
chromium-auralinux	iconified	-	seen
chromium-auralinux	manages-descendants	-	seen
chromium-auralinux	opaque	-	seen
chromium-auralinux	resizable	-	seen
chromium-auralinux	selectable-text	-	seen
chromium-auralinux	stale	-	seen
chromium-auralinux	transient	-	seen
chromium-auralinux	truncated	-	seen
chromium-auralinux	minimum	-	seen
chromium-auralinux	maximum	-	seen
chromium-auralinux	html-input-name	-	seen
chromium-auralinux	text-input-type	-	seen
chromium-auralinux	labelled-by	-	seen
chromium-auralinux	label-for	-	seen
chromium-auralinux	placeholder	-	seen
chromium-win	name	name	always
chromium-win	value	value	seen
chromium-win	description	hint	seen
chromium-win	UNAVAILABLE	enabled	seen
chromium-win	SELECTED	selected	seen
chromium-win	CHECKED	checked	seen
chromium-win	MIXED	checked	seen
chromium-win	PRESSED	checked	seen
chromium-win	EXPANDED	expanded	seen
chromium-win	COLLAPSED	expanded	seen
chromium-win	FOCUSED	focused	seen
chromium-win	FOCUSABLE	-	seen
chromium-win	BUSY	busy	seen
chromium-win	id	id	seen
chromium-win	location	frame	seen
chromium-win	size	frame	seen
chromium-win	xml-roles	subrole	seen
chromium-win	HASPOPUP	-	seen
chromium-win	MULTILINE	-	seen
chromium-win	PROTECTED	-	seen
chromium-win	READONLY	-	seen
chromium-win	LINKED	-	seen
chromium-win	TRAVERSED	-	seen
chromium-win	INVISIBLE	-	seen
chromium-win	OFFSCREEN	-	seen
chromium-win	MULTISELECTABLE	-	seen
chromium-win	EXTSELECTABLE	-	seen
chromium-win	SELECTABLE	-	seen
chromium-win	DEFAULT	-	seen
chromium-win	HOTTRACKED	-	seen
chromium-win	IA2_STATE_EDITABLE	-	seen
chromium-win	tag	-	seen
chromium-win	level	-	seen
chromium-win	class	-	seen
chromium-win	roledescription	-	seen
chromium-win	currentValue	-	seen
cdp	name	name	always
cdp	value	value	always
cdp	description	hint	always
cdp	disabled	enabled	always
cdp	selected	selected	always
cdp	checked	checked	always
cdp	pressed	checked	always
cdp	expanded	expanded	always
cdp	focused	focused	always
cdp	busy	busy	always
cdp	focusable	-	seen
cdp	hasPopup	-	seen
cdp	multiline	-	seen
cdp	multiselectable	-	seen
cdp	readonly	-	seen
cdp	required	-	seen
cdp	invalid	-	seen
cdp	level	-	seen
cdp	editable	-	seen
cdp	settable	-	seen
cdp	url	-	seen
cdp	valuemin	-	seen
cdp	valuemax	-	seen
cdp	valuetext	value	seen
cdp	orientation	-	seen
cdp	autocomplete	-	seen
cdp	live	-	seen
cdp	atomic	-	seen
cdp	relevant	-	seen
cdp	root	-	seen
cdp	modal	-	seen
cdp	roledescription	-	seen
cdp	keyshortcuts	-	seen
cdp	errormessage	-	seen
cdp	labelledby	-	seen
cdp	describedby	-	seen
cdp	controls	-	seen
cdp	owns	-	seen
cdp	flowto	-	seen
cdp	details	-	seen
cdp	activedescendant	-	seen
cdp	actions	-	seen
cdp	hidden	-	seen
cdp	hiddenRoot	-	seen
cdp	nodeId	-	seen
cdp	ignored	-	seen
cdp	chromeRole	-	seen
cdp	backendDOMNodeId	-	seen
cdp	frameId	-	seen
cdp	protected	-	seen
cdp	browsergym_id	-	seen
playwright-aria	name	name	always
playwright-aria	text	value	always
playwright-aria	value	value	always
playwright-aria	/placeholder	hint	seen
playwright-aria	/url	-	seen
playwright-aria	disabled	enabled	always
playwright-aria	selected	selected	always
playwright-aria	checked	checked	always
playwright-aria	pressed	-	seen
playwright-aria	expanded	expanded	always
playwright-aria	active	focused	seen
playwright-aria	level	-	seen
playwright-aria	invalid	-	seen
playwright-aria	aria-hidden	-	seen
playwright-aria	ref	-	seen
playwright-aria	cursor	-	seen
playwright-aria	box	frame	seen
playwright-aria	haspopup	-	seen
playwright-aria	multiline	-	seen
playwright-json	name	name	always
playwright-json	valuetext	value	always
playwright-json	value	value	always
playwright-json	description	hint	always
playwright-json	disabled	enabled	always
playwright-json	selected	selected	always
playwright-json	checked	checked	always
playwright-json	pressed	checked	always
playwright-json	expanded	expanded	always
playwright-json	focused	focused	always
playwright-json	level	-	seen
playwright-json	haspopup	-	seen
playwright-json	multiline	-	seen
playwright-json	multiselectable	-	seen
playwright-json	readonly	-	seen
playwright-json	required	-	seen
playwright-json	invalid	-	seen
playwright-json	modal	-	seen
playwright-json	valuemin	-	seen
playwright-json	valuemax	-	seen
playwright-json	autocomplete	-	seen
playwright-json	orientation	-	seen
playwright-json	roledescription	-	seen
playwright-json	keyshortcuts	-	seen
playwright-json	hasPopup	-	seen
playwright-json	protected	-	seen
playwright-json	url	-	seen
playwright-json	busy	-	seen
playwright-json	live	-	seen
playwright-json	atomic	-	seen
playwright-json	relevant	-	seen
playwright-json	errormessage	-	seen
playwright-json	details	-	seen
playwright-json	backendNodeId	-	seen
playwright-json	loaderId	-	seen
pywinauto	title	name	always
pywinauto	auto_id	id	seen
pywinauto	control_type	role	seen
pywinauto	class_name	-	seen
pywinauto	rectangle	frame	always
pywinauto	best_match	-	always
pywinauto	friendly_class_name	-	always
axe-windows	Name	name	always
axe-windows	AutomationId	id	seen
axe-windows	HelpText	hint	seen
axe-windows	Value	value	seen
axe-windows	Value.Value	value	seen
axe-windows	ValueValue	value	seen
axe-windows	IsEnabled	enabled	seen
axe-windows	HasKeyboardFocus	focused	seen
axe-windows	IsSelected	selected	seen
axe-windows	SelectionItem.IsSelected	selected	seen
axe-windows	ToggleState	checked	seen
axe-windows	Toggle.ToggleState	checked	seen
axe-windows	ExpandCollapseState	expanded	seen
axe-windows	ExpandCollapse.ExpandCollapseState	expanded	seen
axe-windows	IsPassword	subrole	seen
axe-windows	IsOffscreen	-	seen
axe-windows	IsControlElement	-	seen
axe-windows	IsContentElement	-	seen
axe-windows	IsControl	-	seen
axe-windows	IsContent	-	seen
axe-windows	IsKeyboardFocusable	-	seen
axe-windows	BoundingRectangle	frame	always
axe-windows	ControlTypeId	role	always
axe-windows	ControlType	-	seen
axe-windows	LocalizedControlType	-	always
axe-windows	ClassName	-	seen
axe-windows	FrameworkId	-	seen
axe-windows	RuntimeId	-	seen
axe-windows	ProcessId	-	seen
axe-windows	AccessKey	-	seen
axe-windows	AcceleratorKey	-	seen
axe-windows	ItemStatus	-	seen
axe-windows	ItemType	-	seen
axe-windows	IsRequiredForForm	-	seen
axe-windows	LabeledBy	-	seen
axe-windows	Orientation	-	seen
axe-windows	HeadingLevel	-	seen
axe-windows	LandmarkType	-	seen
axe-windows	LocalizedLandmarkType	-	seen
axe-windows	Culture	-	seen
axe-windows	NativeWindowHandle	-	seen
axe-windows	Glimpse	-	seen
axe-windows	TestStatus	-	seen
axe-windows	UniqueId	-	seen
axe-windows	Patterns	-	seen
axe-windows	LegacyIAccessible.Value	-	seen
axe-windows	LegacyIAccessible.DefaultAction	-	seen
axe-windows	LegacyIAccessible.Description	-	seen
axe-windows	LegacyIAccessible.Help	-	seen
axe-windows	LegacyIAccessible.KeyboardShorcut	-	seen
axe-windows	LegacyIAccessible.Name	-	seen
axe-windows	LegacyIAccessible.Role	-	seen
axe-windows	LegacyIAccessible.State	-	seen
axe-windows	LegacyIAccessible.ChildId	-	seen
axe-windows	RangeValue.Value	value	seen
axe-windows	IsDataValidForForm	-	seen
axe-windows	ProviderDescription	-	seen
axe-windows	OptimizeForVisualContent	-	seen
axe-windows	LiveSetting	-	seen
axe-windows	IsPeripheral	-	seen
axe-windows	PositionInSet	-	seen
axe-windows	SizeOfSet	-	seen
axe-windows	Level	-	seen
axe-windows	FillType	-	seen
axe-windows	VisualEffects	-	seen
axe-windows	TreeWalkerMode	-	seen
gtk-text	name	name	always
gtk-text	description	hint	seen
gtk-text	state	-	always
gtk-text	text	value	seen
gtk-text	value	value	seen
gtk-text	current value	value	seen
gtk-text	minimum value	-	seen
gtk-text	maximum value	-	seen
gtk-text	minimum increment	-	seen
gtk-text	index	-	always
gtk-text	toolkit	-	always
gtk-text	parent	-	always
gtk-text	layer	-	seen
gtk-text	alpha	-	seen
gtk-text	mdi zorder	-	seen
gtk-text	label-for	-	seen
gtk-text	labelled-by	-	seen
gtk-text	described-by	-	seen
gtk-text	description-for	-	seen
gtk-text	member-of	-	seen
gtk-text	controlled-by	-	seen
gtk-text	controller-for	-	seen
gtk-text	popup-for	-	seen
gtk-text	embeds	-	seen
gtk-text	embedded-by	-	seen
gtk-text	node-child-of	-	seen
gtk-text	node-parent-of	-	seen
gtk-text	flows-to	-	seen
gtk-text	flows-from	-	seen
gtk-text	character count	-	seen
gtk-text	caret offset	-	seen
gtk-text	default attributes	-	seen
gtk-text	mime types	-	seen
gtk-text	image size	-	seen
gtk-text	image description	-	seen
gtk-text	selected children	-	seen
gtk-text	selection	-	seen
gtk-text	n-columns	-	seen
gtk-text	n-rows	-	seen
gtk-text	action 0 name	-	seen
gtk-text	action 0 description	-	seen
gtk-text	widget	id	always
gtk-text	interfaces	-	always
dogtail	name	name	always
dogtail	p	frame	seen
dogtail	s	frame	seen
dogtail	vis	-	seen
dogtail	show	-	seen
dogtail	actions	-	seen
"""##
  }

  static var sources: String {
##"""
# What writes dumps, in the order in which they stand for a platform where no dump is at hand.
# dumper: what people call the program. platforms: the platforms that a dump of this source can be of; web is among them
# wherever a native dump can hold a web document. roles: the column of role-forms.tsv that its role words belong to, and
# states: the column of states.tsv; where that goes by the platform, PLATFORM:COLUMN;COLUMN, the last for all others.
# traits: the raw attribute that lists traits (AT-SPI: states), * where each word of the list is an attribute of its own.
# empty_for_nothing: whether it writes "" for nothing, so that an empty text is no text. stops: what a stop is: tree =
# what the tree alone tells, document = the same, a text being one stop with all of its runs, controls = the same, of
# what UI Automation calls a control and is on screen, published = the dump says it, android = TalkBack's choice, list =
# every node with a name or a widget's role, since the tree is the reader's own, merged = Compose's rule of what is merged
# into what, unknown = it cannot be told.
# depth_limit, node_limit: where the dumper is known to cut (levels, nodes), if the dump says nothing else; ax: the walker
# of angular-native. usual: whether it stands for its platforms in what is told without a dump. web: the role words that
# say that a dump holds a web document, always = it is of one. evidence: why a dump is of these platforms; - where its
# words must tell. name: the raw attributes that a name may come from, first that is there (expectations.md, section 7).
source	dumper	platforms	roles	states	traits	empty_for_nothing	stops	depth_limit	node_limit	usual	web	evidence	name
playwright-aria	Playwright's aria snapshot	web	aria	aria	-	no	tree	-	-	yes	-	an aria snapshot is of a web page	name;text
atspi-text	our AT-SPI capture as text	linux;web	atspi	atspi	-	yes	tree	-	-	yes	document-web	AT-SPI is the accessibility bus of Linux	label
atspi-xml	our AT-SPI capture	linux;web	atspi	atspi	states	yes	tree	-	-	yes	document-web	AT-SPI is the accessibility bus of Linux	name
ax	the AX walker	ios;ipados;tvos;visionos;macos;web	ios:ax-ios;ax-macos	ios:ios_bridge_ax;appkit_ax	-	no	tree	40	-	yes	AXWebArea	-	label;title;value
uiautomator	uiautomator	android;wearos;web	android	android_uiautomator	-	yes	android	-	-	yes	android.webkit.WebView	uiautomator runs on Android	content-desc;text;hint
uiautomator2	UiAutomator2	android;wearos;web	android	android_uiautomator	-	yes	android	70	-	yes	android.webkit.WebView	uiautomator runs on Android	content-desc;text;hint
xcuitest	WebDriverAgent	ios;ipados;tvos;visionos;web	xcui	xcuitest_xml	traits	no	published	50	-	yes	XCUIElementTypeWebView	a WebDriverAgent page source comes from iOS or its kin	label;value
mac2	Appium's Mac2 driver	macos;web	xcui	xcuitest_xml	-	yes	tree	-	-	yes	XCUIElementTypeWebView	a Mac2 page source comes from macOS	label;title;value
winappdriver	WinAppDriver	windows;web	uia	uia	-	yes	controls	-	-	yes	Document	UI Automation is Windows'	Name
walker	an AX walker of another kind	ios;ipados;tvos;visionos;macos;web	ios:ax-ios;ax-macos	ios:ios_bridge_ax;appkit_ax	-	no	tree	-	-	no	AXWebArea	-	label;desc;description;title;name;value;val
ax-json	an AX walker that writes JSON	ios;ipados;tvos;visionos;macos;web	ios:ax-ios;ax-macos	ios:ios_bridge_ax;appkit_ax	-	no	tree	-	-	no	AXWebArea;WebArea	-	label;description;title;name;value
xcuitest-debug	XCUITest's debug description	ios;ipados;tvos;visionos;macos;web	xcui	-	-	no	unknown	-	-	no	WebView	-	label;title;value
wda-json	WebDriverAgent's JSON	ios;ipados;tvos;visionos;web	xcui	xcuitest_xml	traits	no	published	50	-	no	WebView	a WebDriverAgent page source comes from iOS or its kin	label;value
idb	idb	ios;ipados;tvos;visionos;web	ios:ax-ios;ax-macos	idb_json	traits	no	list	50	3000	no	AXWebArea	idb and AXe read the iOS Simulator and devices	AXLabel;label;title;AXValue
maestro	Maestro	android;wearos;ios;ipados;tvos;visionos;web	android:android;xcui	-	-	yes	unknown	-	-	no	android.webkit.WebView	Maestro reads Android and iOS	accessibilityText;text;title;hintText
detox	Detox	android;wearos;ios;ipados;tvos;visionos;web	android:android;uikit	-	-	no	unknown	-	-	no	android.webkit.WebView;WKWebView	Detox reads Android and iOS	label;text;value
compose	Compose	android;wearos	compose	-	Actions	no	merged	-	-	no	-	the semantics of Jetpack Compose come from Android	ContentDescription;Text;EditableText
flutter	Flutter	ios;ipados;macos;android;wearos;windows;linux;web	flutter	-	flags	no	list	-	-	no	-	Flutter runs on all of these	label;tooltip
chromium-blink	Chromium's own tree	web	chromium	aria	-	no	document	-	-	no	-	Chromium's own tree is of a web page	name
chromium-mac	Chromium's tree for macOS	macos;web	ax-macos	appkit_ax	-	yes	tree	-	-	no	always	Chromium prints it on macOS	AXDescription;AXTitle;AXValue
chromium-android	Chromium's tree for Android	android;web	android	android_uiautomator	-	yes	android	-	-	no	always	Chromium prints it on Android	contentDescription;text;name;hint
chromium-auralinux	Chromium's tree for Linux	linux;web	atspi	atspi	*	yes	tree	-	-	no	always	Chromium prints it on Linux	name
chromium-win	Chromium's tree for Windows	windows;web	msaa	-	-	yes	tree	-	-	no	always	Chromium prints it on Windows	name
cdp	the DevTools protocol	web	chromium	aria	-	yes	document	-	-	no	-	the DevTools protocol shows web pages	name
playwright-json	Playwright's older snapshot	web	chromium	aria	-	yes	document	-	-	no	-	Playwright's older snapshot is of a web page	name
pywinauto	pywinauto	windows;web	uia	-	-	yes	tree	-	-	no	Document	pywinauto runs on Windows	title
axe-windows	Axe.Windows	windows;web	uia	uia	-	yes	controls	-	-	no	Document	Axe.Windows runs on Windows	Name
novawindows	NovaWindows	windows;web	uia	uia	-	yes	controls	-	-	no	Document	UI Automation is Windows'	Name
gtk-text	GTK's test text	linux	atspi	atspi	state	yes	tree	-	-	no	-	GTK prints it on Linux	name
dogtail	dogtail	linux;web	atspi	-	-	yes	tree	-	-	no	document web;document-web	dogtail runs on Linux	name
"""##
  }

  static var stateRules: String {
##"""
# How a half-way check (checked=mixed) stands: the first row that fits the source and the platform holds.
# sources, platforms: lists, or any. kind: expressible, none (the platform has no such state), not-shown (the source
# does not print it). A platform stands for those that share its tables (ios for ipados, tvos and visionos).
sources	platforms	kind	because
uiautomator	any	not-shown	uiautomator prints a half-way box as unchecked
uiautomator2	any	not-shown	UiAutomator2 prints a half-way box as unchecked
maestro	any	not-shown	Maestro prints a half-way box as unchecked
detox	any	not-shown	Detox prints no half-way state
chromium-android	any	not-shown	Android has no word for a half-way box in these dumps
pywinauto	any	not-shown	pywinauto prints no states
dogtail	any	not-shown	dogtail prints no states
idb	any	none	UIKit has no half-way state
flutter	any	expressible	-
any	ios	none	UIKit has no half-way state
xcuitest	any	none	UIKit has no half-way state
any	any	expressible	-

"""##
  }

  static var states: String {
##"""
# How each state appears per platform and per dump format.
# Source: seeds (Accessibility on Apple: state table), W3C Core-AAM state tables (2026-08-20), at-spi2-core 2.61.0 state enum, appium/WebDriverAgent attributes (2026-08-22), facebook/idb keys (2026-08-22), androidx uiautomator AccessibilityNodeInfoDumper, appium-uiautomator2-server Attribute enum, Apple UIAccessibility.ExpandedStatus documentation (iOS 18).
# none = the platform or format has nowhere to put it. What a check makes of that is in spec/expectations.md, section 5: what the dump can show must not gainsay it, the rest cannot be told.
state	uikit	swiftui	appkit_ax	ios_bridge_ax	xcuitest_xml	idb_json	android_uiautomator	android_full	uia	atspi	aria	notes
disabled	.notEnabled trait	- (use .disabled(); exposed by the framework)	AXEnabled=false (setAccessibilityEnabled)	AXEnabled=false	enabled=false; traits NotEnabled	enabled=false; traits NotEnabled	enabled=false	isEnabled=false; TalkBack says disabled	IsEnabled=false	enabled and sensitive not set	aria-disabled=true	disabled controls are exempt from the label and target rules
selected	.selected trait	.isSelected	AXSelected=true (setAccessibilitySelected); tabs: AXValue=1	AXSelected=true; tab: AXValue=1	selected=true; value=1 on buttons; traits Selected	traits Selected; AXValue=1 on tabs	selected=true	isSelected=true	SelectionItem.IsSelected=true	selectable + selected	aria-selected=true	WebDriverAgent derives value=1 of a button from selected
checked	value "1" / "0" (UISwitch)	value "1" / "0"; .isToggle	AXValue=1 / 0	AXValue=1 / 0 (checkbox, switch)	value=1 / 0	AXValue=1 / 0	checkable=true + checked=true/false	isCheckable, isChecked	Toggle.ToggleState On / Off	checkable + checked	aria-checked=true/false	the platform convention is a number, never a localized word
checked=mixed	none (no value at all)	none	AXValue=2	none: value missing	none	none	none (checked=false)	CHECKED_STATE_PARTIAL on new releases; else state description	Toggle.ToggleState Indeterminate	checkable + indeterminate	aria-checked=mixed	a mixed box is indistinguishable from an unchecked or valueless one on iOS and in uiautomator
pressed	none (.toggleButton + value)	.isToggle + value	AXValue=1 on AXCheckBox/AXToggle	AXValue=1	value=1	AXValue=1	checkable + checked	isChecked on ToggleButton	Toggle.ToggleState On	pressed	aria-pressed=true	-
expanded	accessibilityExpandedStatus (iOS 18+); none before	none	AXExpanded=true (setAccessibilityExpanded); AXDisclosing on rows	AXExpanded where published	none	expanded (optional key)	none	actions EXPAND / COLLAPSE; expandedState on new releases	ExpandCollapseState Expanded	expandable + expanded	aria-expanded=true	the seed table says none for UIKit; iOS 18 added UIAccessibility.ExpandedStatus
busy	none	none	none for AppKit views; AXElementBusy for web content	AXElementBusy for web content only	none	none	none	state description or live region text	AriaProperties busy; ItemStatus	busy	aria-busy=true	AXBusyIndicator is a role, not this state
focused	UIFocus / accessibilityElementIsFocused (runtime only)	AccessibilityFocusState	AXFocused=true	AXFocused where published	focused=true (keyboard focus, tvOS focus)	focused (optional key)	focused=true (input focus)	a11y-focused (Appium) = accessibility focus	HasKeyboardFocus=true	focused	- (document.activeElement)	input focus is not screen reader focus
focusable	isAccessibilityElement	accessibilityElement()	in the tree (not ignored)	in the tree	accessible=true; nativeAccessibilityElement	being listed at all	focusable=true	isFocusable / screenReaderFocusable / a11y-important	IsKeyboardFocusable=true	focusable	tabindex	decides whether a node is a screen reader stop
hidden	accessibilityElementsHidden / isAccessibilityElement=false	.accessibilityHidden(true)	absent from tree; AXHidden	absent from tree	visible=false (geometry only)	hidden (optional key)	visible-to-user=false (mostly not dumped)	isVisibleToUser=false; importantForAccessibility=no	IsOffscreen=true	showing/visible not set	aria-hidden=true (absent)	XCUITest visible is about geometry, not about accessibility hiding
value	accessibilityValue	accessibilityValue()	AXValue	AXValue	value	AXValue / value	text (EditText, SeekBar)	text, stateDescription, rangeInfo	Value.Value / RangeValue.Value	Value interface / text	aria-valuenow / aria-valuetext	WebDriverAgent value falls back to label (static text) and placeholder (text fields)
readonly	none	none	AXValue not settable	none	none	traits ReadOnly (private)	none	isEditable=false	Value.IsReadOnly=true	read only	aria-readonly=true	-
required	none	none	AXRequired (web), isAccessibilityRequired	none	none	content_required	none	none (contentInvalid/error after the fact)	IsRequiredForForm=true	required	aria-required=true	-
invalid	none	none	AXInvalid (web)	none	none	none	none	content-invalid, error (Appium)	IsDataValidForForm=false	invalid entry	aria-invalid=true	-
protected	UITextField secure / private SecureTextField trait	SecureField	AXSubrole AXSecureTextField	AXSecureTextField subrole	XCUIElementTypeSecureTextField	type SecureTextField; traits SecureTextField	password=true	isPassword	IsPassword=true	role password text	input type=password	value is masked in dumps
modal	accessibilityViewIsModal	.isModal	AXModal (windows, sheets)	none	none	none	none	pane-title (Appium)	Window.IsModal=true	modal	aria-modal=true (background pruned on macOS)	-
editable	private IsEditing / TextEntry trait	TextField	AXValue settable	AXTextField / AXTextArea role	element type	traits TextEntry, IsEditing	class EditText	isEditable	Value pattern not read-only	editable	contenteditable / textbox	-
placeholder	placeholder / accessibilityLabel	prompt	AXPlaceholderValue	AXPlaceholderValue	placeholderValue	placeholder (optional key)	hint (API 26+)	hint, showing-hint	HelpText or FullDescription	placeholder-text attribute	aria-placeholder	a placeholder is a fallback name only
hint	accessibilityHint	accessibilityHint()	AXHelp	AXHelp	none	help	hint (setHintText; newer dumpers only, tooltip not dumped)	tooltipText, action labels	HelpText	description	aria-describedby	on Android one slot serves hint and placeholder; a tooltip names nothing
scrollable	private Scrollable trait	ScrollView	AXScrollArea role	AXScrollArea	XCUIElementTypeScrollView / Table / CollectionView	traits Scrollable	scrollable=true	isScrollable	Scroll pattern	role scroll pane	-	clips bounds of children
adjustable	.adjustable trait + increment/decrement	accessibilityAdjustableAction	AXIncrement / AXDecrement actions	AXSlider	traits Adjustable	traits Adjustable	class SeekBar	rangeInfo, SET_PROGRESS	RangeValue pattern	Value interface	slider / spinbutton	-
live	updatesFrequently, announcements	.updatesFrequently	AXARIALive (web); notifications	none	traits UpdatesFrequently	traits UpdatesFrequently	none	live-region (Appium)	LiveSetting	container-live attribute	aria-live	announcements themselves are events and never in a dump
heading-level	none for elements (accessibilityTextHeadingLevel string attribute)	.accessibilityHeading(.h1)	AXHeadingLevel / AXValue (web, macOS 26)	none	none	none	none	none (heading flag only)	HeadingLevel / StyleId	level attribute	aria-level	-
current	none	none	AXARIACurrent (web)	none	none	none	none	none	AriaProperties current	active + current attribute	aria-current	-
visited	private Visited trait	none	AXVisited (web)	none	none	traits Visited	none	none	none	visited	-	-
long-clickable	none (gesture)	none	AXShowMenu action	custom actions	customActions	custom_actions	long-clickable=true	isLongClickable, action list	-	action names	-	-

"""##
  }

  static var uiaControltypes: String {
##"""
# UI Automation control types.
# Source: microsoft/axe-windows src/Core/Types/ControlType.cs (names and ids, 41), LocalizedControlTypeNames.resx (English defaults) and PropertyConditions/ElementGroups.cs (name_required, role_word_allowed_in_name), commit of 2025-08-28.
# name_required: yes = axe-windows raises an error when a focusable element of the type has no Name; optional = review only; - = not checked there. Buttons inside ComboBox/ScrollBar/Slider/Spinner/SplitButton/TitleBar and images inside Button/ListItem/MenuItem/TreeItem are exempt there.
name	id	localized_english	normalized	name_required	role_word_allowed_in_name
Button	50000	button	button	yes	no
Calendar	50001	calendar	calendar	yes	no
CheckBox	50002	check box	checkbox	yes	no
ComboBox	50003	combo box	combobox	yes	no
Edit	50004	edit	textfield	yes	no
Hyperlink	50005	hyperlink; link	link	yes	no
Image	50006	image	image	yes	no
ListItem	50007	list item	list-item	yes	no
List	50008	list; list view	list	yes	no
Menu	50009	menu	menu	yes	no
MenuBar	50010	menu bar	menu-bar	yes	yes
MenuItem	50011	menu item	menu-item	yes	no
ProgressBar	50012	progress bar	progress	yes	no
RadioButton	50013	radio button	radio	yes	no
ScrollBar	50014	scroll bar	scroll-bar	-	no
Slider	50015	slider	slider	yes	no
Spinner	50016	spinner	stepper	yes	no
StatusBar	50017	status bar	status-bar	-	yes
Tab	50018	tab	tab-list	-	no
TabItem	50019	tab item	tab	yes	no
Text	50020	text	text	yes	yes
ToolBar	50021	toolbar	toolbar	yes	no
ToolTip	50022	tooltip	tooltip	yes	no
Tree	50023	tree	tree	yes	no
TreeItem	50024	tree item	tree-item	yes	no
Custom	50025	custom	generic	yes	yes
Group	50026	group	group	optional	no
Thumb	50027	thumb	handle	-	no
DataGrid	50028	data grid; datagrid	grid	yes	no
DataItem	50029	data item	row	yes	no
Document	50030	document	document	yes	no
SplitButton	50031	split button	split-button	yes	no
Window	50032	window	window	yes	no
Pane	50033	pane	group	optional	no
Header	50034	header	column-header	-	yes
HeaderItem	50035	header item	column-header	yes	no
Table	50036	table	table	yes	no
TitleBar	50037	title bar	title-bar	-	yes
Separator	50038	separator	separator	-	no
SemanticZoom	50039	semantic zoom	group	yes	yes
AppBar	50040	app bar	toolbar	-	yes

"""##
  }

  static var uikitClasses: String {
##"""
# UIKit and React Native view classes, as a view hierarchy on iOS names its elements (Detox).
# A view class is no accessibility role: these are what such views publish when nothing else is said. Guesses all of
# them; classes of an app's own stay unknown.
class	normalized
UIActivityIndicatorView	activity
UIButton	button
UICollectionView	list
UICollectionViewCell	cell
UIDatePicker	date-picker
UIDropShadowView	generic
UIImageView	image
UILabel	text
UINavigationBar	navigation-bar
UIPageControl	page-indicator
UIPickerView	picker
UIProgressView	progress
UIScrollView	scroll-area
UISearchBar	searchfield
UISearchTextField	searchfield
UISegmentedControl	segmented-control
UISlider	slider
UIStackView	group
UIStepper	stepper
UISwitch	switch
UITabBar	tab-list
UITabBarButton	tab
UITableView	table
UITableViewCell	cell
UITextField	textfield
UITextView	textarea
UIToolbar	toolbar
UITransitionView	generic
UIView	generic
UIVisualEffectView	generic
UIWebView	web-area
UIWindow	window
MKMapView	map
WKWebView	web-area
RCTImageComponentView	image
RCTImageView	image
RCTParagraphComponentView	text
RCTRootContentView	group
RCTRootView	group
RCTScrollView	scroll-area
RCTScrollViewComponentView	scroll-area
RCTSwitch	switch
RCTTextView	text
RCTUITextField	textfield
RCTUITextView	textarea
RCTView	group
RCTViewComponentView	group
"""##
  }

  static var uikitTraits: String {
##"""
# UIAccessibilityTraits bits and the private AX trait bits that appear in Simulator dumps.
# Source: facebook/idb PrivateHeaders/AXRuntime/AXTraits.h (bit numbers; 2026-08-22); public names from UIKit UIAccessibilityTraits and SwiftUI AccessibilityTraits documentation (developer.apple.com, 2026) and appium/WebDriverAgent FBAccessibilityTraits.m (spelling in the XML traits attribute).
# SwiftUI also has .isModal, which has no UIKit trait bit (UIKit: accessibilityViewIsModal).
# WebDriverAgent spells bit 53 ToggleButton, idb spells it Toggle: treat as the same.
bit	mask_hex	name	uikit	swiftui	visibility	role_hint
0	0x1	Button	.button	.isButton	public	button
1	0x2	Link	.link	.isLink	public	link
2	0x4	Image	.image	.isImage	public	image
3	0x8	Selected	.selected	.isSelected	public	-
4	0x10	PlaysSound	.playsSound	.playsSound	public	-
5	0x20	KeyboardKey	.keyboardKey	.isKeyboardKey	public	key
6	0x40	StaticText	.staticText	.isStaticText	public	text
7	0x80	SummaryElement	.summaryElement	.isSummaryElement	public	summary
8	0x100	NotEnabled	.notEnabled	- (use .disabled())	public	-
9	0x200	UpdatesFrequently	.updatesFrequently	.updatesFrequently	public	-
10	0x400	SearchField	.searchField	.isSearchField	public	searchfield
11	0x800	StartsMediaSession	.startsMediaSession	.startsMediaSession	public	-
12	0x1000	Adjustable	.adjustable	- (accessibilityAdjustableAction)	public	slider
13	0x2000	AllowsDirectInteraction	.allowsDirectInteraction	.allowsDirectInteraction	public	-
14	0x4000	CausesPageTurn	.causesPageTurn	.causesPageTurn	public	-
15	0x8000	TabBar	.tabBar	.isTabBar	public	tab-list
16	0x10000	Header	.header	.isHeader	public	heading
17	0x20000	WebContent	-	-	private	-
18	0x40000	TextEntry	-	-	private	textfield
19	0x80000	PickerElement	-	-	private	picker
20	0x100000	RadioButton	-	-	private	radio
21	0x200000	IsEditing	-	-	private	-
22	0x400000	LaunchIcon	-	-	private	icon
23	0x800000	StatusBarElement	-	-	private	-
24	0x1000000	SecureTextField	-	-	private	securefield
25	0x2000000	Inactive	-	-	private	-
26	0x4000000	Footer	-	-	private	footer
27	0x8000000	BackButton	-	-	private	button
28	0x10000000	TabButton	-	-	private	tab
29	0x20000000	AutoCorrectCandidate	-	-	private	-
30	0x40000000	DeleteKey	-	-	private	-
31	0x80000000	SelectionDismissesItem	-	-	private	-
32	0x100000000	Visited	-	-	private	-
33	0x200000000	Scrollable	-	-	private	-
34	0x400000000	Spacer	-	-	private	-
35	0x800000000	TableIndex	-	-	private	-
36	0x1000000000	Map	-	-	private	map
37	0x2000000000	TextOperationsAvailable	-	-	private	-
38	0x4000000000	Draggable	-	-	private	-
39	0x8000000000	GesturePracticeRegion	-	-	private	-
40	0x10000000000	PopupButton	-	-	private	popup-button
41	0x20000000000	AllowsNativeSliding	-	-	private	-
42	0x40000000000	MathEquation	-	-	private	-
43	0x80000000000	ContainedByTable	-	-	private	-
44	0x100000000000	ContainedByList	-	-	private	-
45	0x200000000000	TouchContainer	-	-	private	-
46	0x400000000000	SupportsZoom	.supportsZoom	-	public	-
47	0x800000000000	TextArea	-	-	private	textarea
48	0x1000000000000	BookContent	-	-	private	-
49	0x2000000000000	ContainedByLandmark	-	-	private	-
50	0x4000000000000	FolderIcon	-	-	private	icon
51	0x8000000000000	ReadOnly	-	-	private	-
52	0x10000000000000	MenuItem	-	-	private	menu-item
53	0x20000000000000	Toggle	.toggleButton	.isToggle	public	switch
54	0x40000000000000	IgnoreItemChooser	-	-	private	-
55	0x80000000000000	SupportsTrackingDetail	-	-	private	-
56	0x100000000000000	Alert	-	-	private	alert
57	0x200000000000000	ContainedByFieldset	-	-	private	-
58	0x400000000000000	AllowsLayoutChangeInStatusBar	-	-	private	-

"""##
  }

  static var volatileAttributes: String {
##"""
# The attributes that differ between two captures of one build, so that a comparison leaves them out unless it is asked.
# source: sources separated by ;, or any. attribute: in lower case, since the case of names says nothing here; one that
# ends in * stands for all that begin so. kind: noise = says nothing of an element (an address, a number of a process, a
# time of capture, a place among siblings, a number that a session gives); geometry = its place or size. What
# source-attributes.tsv has as a frame is geometry as well.
source	attribute	kind
any	addr	noise
any	address	noise
any	pointer	noise
any	pid	noise
any	captured	noise
any	index	noise
any	frame	geometry
any	bounds	geometry
any	rect	geometry
any	boundingrectangle	geometry
ax;walker;ax-json	ref	noise
ax;walker;ax-json	axuielement	noise
ax;walker;ax-json	axwindownumber	noise
ax;walker;ax-json	position	geometry
ax;walker;ax-json	axposition	geometry
ax;walker;ax-json	size	geometry
ax;walker;ax-json	axsize	geometry
ax;walker;ax-json	axactivationpoint	geometry
ax-json	visible_bbox	geometry
walker	ch	noise
atspi-text;atspi-xml;gtk-text;dogtail;chromium-auralinux	path	noise
atspi-text;atspi-xml;gtk-text;dogtail;chromium-auralinux	bus-name	noise
atspi-text;atspi-xml;gtk-text;dogtail;chromium-auralinux	relation:*	noise
atspi-text;atspi-xml;gtk-text;dogtail;chromium-auralinux	document:*	noise
atspi-text;atspi-xml;gtk-text;dogtail;chromium-auralinux	extents	geometry
uiautomator;uiautomator2;maestro;detox;compose	drawing-order	noise
uiautomator;uiautomator2;maestro;detox;compose	display-id	noise
uiautomator;uiautomator2;maestro;detox;compose	window-id	noise
uiautomator;uiautomator2;maestro;detox;compose	hashcode	noise
uiautomator;uiautomator2;maestro;detox;compose	layer	noise
uiautomator;uiautomator2	width	geometry
uiautomator;uiautomator2	height	geometry
compose;flutter	id	noise
flutter	transform	geometry
flutter	elevation	geometry
flutter	thickness	geometry
flutter	indexinparent	noise
xcuitest;mac2;wda-json;xcuitest-debug	processid	noise
xcuitest;mac2;wda-json;xcuitest-debug	uid	noise
xcuitest;mac2;wda-json;xcuitest-debug	elementid	noise
xcuitest;mac2;wda-json;xcuitest-debug	nativeframe	geometry
idb	axpid	noise
winappdriver;novawindows;axe-windows;pywinauto	runtimeid	noise
winappdriver;novawindows;axe-windows;pywinauto	processid	noise
winappdriver;novawindows;axe-windows;pywinauto	nativewindowhandle	noise
axe-windows	uniqueid	noise
axe-windows	glimpse	noise
axe-windows	teststatus	noise
cdp	nodeid	noise
cdp	backenddomnodeid	noise
cdp	frameid	noise
cdp	controls	noise
cdp	owns	noise
cdp	labelledby	noise
cdp	describedby	noise
cdp	flowto	noise
cdp	details	noise
cdp	activedescendant	noise
cdp	errormessage	noise
playwright-aria	ref	noise
playwright-aria	cursor	noise
chromium-blink	id	noise
chromium-blink	pagelocation	geometry
chromium-blink	pagesize	geometry

"""##
  }

  static var xcuielementtypes: String {
##"""
# XCUIElementType case names and raw values (0-82).
# Source: appium/WebDriverAgent FBElementTypeTransformer.m (2026-08-22), identical to facebook/idb FBAXRoleVocabulary.swift (2026-08-22). WebDriverAgent writes the name with the prefix XCUIElementType; the XCTest debug tree and idb write it without.
# WebDriverAgent writes any newer, unknown type as XCUIElementTypeOther. There is no heading type: a heading is StaticText/Other plus the Header trait.
name	raw_value	normalized	notes
Any	0	none	XCTest uses it for an element it has no type for, which includes headings on the guest side
Other	1	generic	containers, custom views, scroll indicators
Application	2	application	-
Group	3	group	-
Window	4	window	-
Sheet	5	sheet	-
Drawer	6	drawer	-
Alert	7	alert-dialog	-
Dialog	8	dialog	-
Button	9	button	-
RadioButton	10	radio	-
RadioGroup	11	radio-group	-
CheckBox	12	checkbox	-
DisclosureTriangle	13	disclosure	-
PopUpButton	14	popup-button	-
ComboBox	15	combobox	-
MenuButton	16	menu-button	-
ToolbarButton	17	button	-
Popover	18	popover	-
Keyboard	19	keyboard	-
Key	20	key	-
NavigationBar	21	navigation-bar	-
TabBar	22	tab-list	-
TabGroup	23	tab-list	-
Toolbar	24	toolbar	-
StatusBar	25	status-bar	-
Table	26	table	-
TableRow	27	row	-
TableColumn	28	column	-
Outline	29	tree	-
OutlineRow	30	tree-item	-
Browser	31	browser	-
CollectionView	32	list	-
Slider	33	slider	-
PageIndicator	34	page-indicator	-
ProgressIndicator	35	progress	-
ActivityIndicator	36	activity	-
SegmentedControl	37	segmented-control	-
Picker	38	picker	-
PickerWheel	39	picker-wheel	-
Switch	40	switch	-
Toggle	41	toggle-button	reported for ToggleButton styles
Link	42	link	-
Image	43	image	-
Icon	44	icon	-
SearchField	45	searchfield	-
ScrollView	46	scroll-area	-
ScrollBar	47	scroll-bar	-
StaticText	48	text	-
TextField	49	textfield	-
SecureTextField	50	securefield	-
DatePicker	51	date-picker	-
TextView	52	textarea	-
Menu	53	menu	-
MenuItem	54	menu-item	-
MenuBar	55	menu-bar	-
MenuBarItem	56	menu-bar-item	-
Map	57	map	-
WebView	58	web-area	-
IncrementArrow	59	stepper-button	-
DecrementArrow	60	stepper-button	-
Timeline	61	slider	-
RatingIndicator	62	rating	-
ValueIndicator	63	value-indicator	-
SplitGroup	64	split-group	-
Splitter	65	splitter	-
RelevanceIndicator	66	level	-
ColorWell	67	color-well	-
HelpTag	68	tooltip	-
Matte	69	matte	-
DockItem	70	dock-item	-
Ruler	71	ruler	-
RulerMarker	72	ruler-marker	-
Grid	73	grid	-
LevelIndicator	74	level	-
Cell	75	cell	-
LayoutArea	76	layout-area	-
LayoutItem	77	layout-item	-
Handle	78	handle	-
Stepper	79	stepper	-
Tab	80	tab	-
TouchBar	81	touch-bar	-
StatusItem	82	status-item	-

"""##
  }

  /// Every table by the name of its file, for the test that keeps them current.
  static var all: [(file: String, text: String)] {
    [
      ("android-classes.tsv", androidClasses),
      ("aria-roles.tsv", ariaRoles),
      ("atspi-roles.tsv", atspiRoles),
      ("ax-roles.tsv", axRoles),
      ("ax-subroles.tsv", axSubroles),
      ("chromium-roles.tsv", chromiumRoles),
      ("compose-roles.tsv", composeRoles),
      ("flutter-roles.tsv", flutterRoles),
      ("ios-bridge-roles.tsv", iosBridgeRoles),
      ("msaa-roles.tsv", msaaRoles),
      ("observability.tsv", observability),
      ("role-forms.tsv", roleForms),
      ("role-gaps.tsv", roleGaps),
      ("role-sets.tsv", roleSets),
      ("role-speech.tsv", roleSpeech),
      ("roles.tsv", roles),
      ("source-attributes.tsv", sourceAttributes),
      ("sources.tsv", sources),
      ("state-rules.tsv", stateRules),
      ("states.tsv", states),
      ("uia-controltypes.tsv", uiaControltypes),
      ("uikit-classes.tsv", uikitClasses),
      ("uikit-traits.tsv", uikitTraits),
      ("volatile-attributes.tsv", volatileAttributes),
      ("xcuielementtypes.tsv", xcuielementtypes),
    ]
  }
}
