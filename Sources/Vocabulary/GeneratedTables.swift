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
date editor	ATSPI_ROLE_DATE_EDITOR	12	-	date-picker	-
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

  static var observability: String {
##"""
# Whether a source shows a neutral attribute: the first row that fits the source, the attribute, the platform and the node.
# platforms: any, or apple. nodes: any, a set of role-sets.tsv, or a list of neutral roles. how: always = a missing one is
# nothing or the default; seen = it counts only where some node of the dump has one of the raw attributes in detail;
# never = it cannot be told, for the reason in detail.
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
winappdriver	any	name	any	always	-
winappdriver	any	id	any	always	-
winappdriver	any	hint	any	always	-
winappdriver	any	enabled	any	always	-
winappdriver	any	focused	any	always	-
winappdriver	any	frame	any	always	-
winappdriver	any	role	any	always	-
winappdriver	any	spoken	any	always	-
winappdriver	any	value	any	seen	Value.Value;Value;ValueValue;RangeValue.Value
winappdriver	any	checked	radio	never	UI Automation tells of a radio button that it is selected, not that it is checked
winappdriver	any	checked	checkable	seen	ToggleState;Toggle.ToggleState
winappdriver	any	checked	any	always	-
winappdriver	any	selected	any	seen	IsSelected;SelectionItem.IsSelected
winappdriver	any	expanded	any	seen	ExpandCollapseState;ExpandCollapse.ExpandCollapseState
winappdriver	any	busy	any	never	WinAppDriver does not print whether it is busy
winappdriver	any	subrole	editable	always	-
winappdriver	any	subrole	any	never	UI Automation has no subroles

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
role	ax-macos	ax-ios	xcui	android	uia	atspi	aria
button	AXButton + AXSortButton;AXIncrementorArrow	AXButton	Button + ToolbarButton	android.widget.Button;android.widget.ImageButton + android.widget.QuickContactBadge;android.widget.ZoomButton	Button{!ToggleState}	push-button	button
toggle-button	AXCheckBox[AXToggle];AXButton[AXToggle]	AXCheckBox[AXSwitch]	Toggle;Button	android.widget.ToggleButton	Button{ToggleState}	toggle-button	button{aria-pressed}
menu-button	AXMenuButton	AXPopUpButton	MenuButton;PopUpButton;Button	android.widget.Button	Button{ExpandCollapseState};SplitButton	push-button{trait has-popup};push-button-menu	button{aria-haspopup}
popup-button	AXPopUpButton	AXPopUpButton	PopUpButton;Button	android.widget.Spinner + androidx.appcompat.widget.AppCompatSpinner	ComboBox	combo-box	combobox;button{aria-haspopup}
split-button	AXButton;AXMenuButton	-	-	-	SplitButton	-	-
link	AXLink + AXStaticText[AXTextLink]	AXLink	Link	android.view.View{never role description};android.widget.TextView{text-has-clickable-span=true}	Hyperlink	link	link
checkbox	AXCheckBox	AXCheckBox;AXCheckBox[AXSwitch]	CheckBox;Switch	android.widget.CheckBox;android.widget.CompoundButton	CheckBox	check-box	checkbox
switch	AXCheckBox[AXSwitch]	AXCheckBox[AXSwitch]	Switch	android.widget.Switch;android.view.View{never role description}	Button{ToggleState}	switch;toggle-button	switch
radio	AXRadioButton	none	RadioButton	android.widget.RadioButton	RadioButton	radio-button	radio
radio-group	AXRadioGroup	none	RadioGroup	android.widget.RadioGroup	List;Group	panel;grouping	radiogroup
slider	AXSlider	AXSlider	Slider + Timeline	android.widget.SeekBar + android.widget.AbsSeekBar	Slider	slider + dial	slider
stepper	AXIncrementor	AXSlider;AXGenericElement	Stepper	android.widget.NumberPicker;android.widget.SpinButton	Spinner	spin-button	spinbutton
stepper-button	AXButton[AXIncrementArrow|AXDecrementArrow]	AXButton	IncrementArrow;DecrementArrow;Button	android.widget.Button	Button	push-button	-
progress	AXProgressIndicator	AXGenericElement;AXStaticText	ProgressIndicator	android.widget.ProgressBar	ProgressBar	progress-bar	progressbar
activity	AXBusyIndicator;AXProgressIndicator	AXGenericElement	ActivityIndicator	android.widget.ProgressBar	ProgressBar	progress-bar	progressbar
level	AXLevelIndicator;AXRelevanceIndicator	-	LevelIndicator;RelevanceIndicator	android.widget.ProgressBar	ProgressBar	level-bar	meter
rating	AXLevelIndicator[AXRatingIndicator]	AXSlider	RatingIndicator	android.widget.RatingBar	Slider	rating	slider
value-indicator	AXValueIndicator	-	ValueIndicator	-	Thumb	-	-
text	AXStaticText	AXStaticText	StaticText	android.widget.TextView + android.widget.DigitalClock;android.widget.DateTimeView;android.widget.TextClock;android.widget.TextSwitcher	Text	label;static + accelerator-label	text;paragraph
heading	AXHeading	AXHeading	StaticText{trait Header};Other{trait Header};Any{trait Header}	*{heading=true}	Text{HeadingLevel}	heading	heading
paragraph	AXGroup	AXStaticText	StaticText	android.widget.TextView	Text	paragraph	paragraph
textfield	AXTextField	AXTextField	TextField	android.widget.EditText + android.widget.AutoCompleteTextView;android.widget.MultiAutoCompleteTextView;android.widget.ImeAwareEditText	Edit	entry;text{trait single-line} + editbar	textbox
textarea	AXTextArea	AXTextArea	TextView	android.widget.EditText	Edit;Document	text;entry{trait multi-line} + terminal	textbox{aria-multiline=true}
searchfield	AXTextField[AXSearchField]	AXTextField[AXSearchField]	SearchField	android.widget.SearchView;android.widget.EditText	Edit	entry	searchbox
securefield	AXTextField[AXSecureTextField]	AXTextField[AXSecureTextField]	SecureTextField	android.widget.EditText[secure]	Edit[secure]	password-text	textbox{type=password}
combobox	AXComboBox	AXTextField	ComboBox	android.widget.AutoCompleteTextView;android.widget.EditText	ComboBox	combo-box;autocomplete	combobox
image	AXImage	AXImage	Image	android.widget.ImageView;android.widget.Image + android.widget.AnalogClock;android.widget.ImageSwitcher	Image	image + animation;arrow;chart	img;image
icon	AXImage	AXButton	Icon	android.widget.ImageView	Image	icon + desktop-icon	img
image-map	AXImageMap	-	-	-	Image	image-map	-
decorative	AXImage[AXDecorative]	absent	absent	absent	absent	absent	none;presentation
canvas	AXGroup;AXImage	AXGenericElement	Other	android.view.SurfaceView + android.view.TextureView	Custom;Pane	canvas;drawing-area	img
list	AXList;AXTable	AXGroup	Table;CollectionView	android.widget.ListView;androidx.recyclerview.widget.RecyclerView + android.widget.AbsListView;android.widget.Gallery;android.widget.AdapterView;android.widget.AbsSpinner;android.widget.StackView	List	list;list-box + description-list;panel[feed]	list;listbox + directory;feed
list-item	AXGroup;AXRow;AXStaticText	AXGroup;AXButton;AXStaticText	Cell	android.view.ViewGroup + android.widget.CheckedTextView;android.widget.TwoLineListItem	ListItem	list-item	listitem;option
table	AXTable	AXGroup	Table	android.widget.TableLayout	Table	table	table
row	AXRow	AXGroup	TableRow;Cell	android.widget.TableRow	DataItem	table-row	row
column	AXColumn	-	TableColumn	-	-	-	-
cell	AXCell	AXGroup;AXButton	Cell	android.view.View	DataItem	table-cell	cell;gridcell
column-header	AXButton[AXSortButton];AXCell	AXHeading	Other	android.widget.TextView	Header;HeaderItem	table-column-header;column-header	columnheader
row-header	AXCell	AXHeading	Other	android.widget.TextView	HeaderItem	table-row-header;row-header	rowheader
grid	AXGrid	AXGrid	Grid;CollectionView	android.widget.GridView + androidx.recyclerview.widget.StaggeredGridLayoutManager	DataGrid	table;tree-table	grid;treegrid
tree	AXOutline	-	Outline	android.widget.ExpandableListView	Tree	tree	tree
tree-item	AXRow[AXOutlineRow]	-	OutlineRow	android.view.View	TreeItem	tree-item	treeitem
browser	AXBrowser	-	Browser	-	-	-	-
tab-list	AXTabGroup	AXTabGroup	TabBar;TabGroup	android.widget.TabWidget + android.widget.TabHost	Tab	page-tab-list	tablist
tab	AXRadioButton[AXTabButton]	AXRadioButton[AXTabButton]	Button;Tab;RadioButton	android.view.View{never role description};androidx.appcompat.app.ActionBar$Tab + android.app.ActionBar$Tab	TabItem	page-tab	tab
tab-panel	AXGroup[AXTabPanel]	AXGroup	Other	android.view.ViewGroup	Pane	scroll-pane;panel	tabpanel
segmented-control	AXRadioGroup;AXTabGroup	AXGroup	SegmentedControl	android.widget.RadioGroup	List	panel	radiogroup;tablist
toolbar	AXToolbar	AXGroup	Toolbar	android.widget.Toolbar;androidx.appcompat.widget.Toolbar + android.widget.MediaController	ToolBar;AppBar	tool-bar	toolbar
navigation-bar	AXToolbar;AXGroup	AXGroup	NavigationBar	android.widget.Toolbar	AppBar	tool-bar	navigation
status-bar	AXGroup	AXGroup	StatusBar	-	StatusBar	status-bar	status
menu-bar	AXMenuBar	-	MenuBar	-	MenuBar	menu-bar	menubar
menu-bar-item	AXMenuBarItem	-	MenuBarItem	-	MenuItem	menu	menuitem
menu	AXMenu	AXGroup	Menu	-	Menu	menu;popup-menu	menu
menu-item	AXMenuItem	AXButton	MenuItem;Button	android.view.MenuItem;android.widget.LinearLayout	MenuItem	menu-item;check-menu-item;radio-menu-item + tearoff-menu-item	menuitem;menuitemcheckbox;menuitemradio
picker	AXGroup	AXGroup	Picker	android.widget.NumberPicker	Spinner	spin-button	listbox
picker-wheel	AXSlider	AXSlider	PickerWheel	android.widget.NumberPicker	Spinner	spin-button	spinbutton
date-picker	AXDateTimeArea;AXDateField	AXGroup;AXButton	DatePicker	android.widget.DatePicker	Calendar;Edit	date-editor	group
time-picker	AXTimeField;AXDateTimeArea	AXGroup;AXButton	DatePicker	android.widget.TimePicker	Edit	spin-button	group
calendar	AXGroup	AXGroup	Other	android.widget.CalendarView	Calendar	calendar	grid
color-well	AXColorWell	AXButton	ColorWell	-	Custom	color-chooser	-
disclosure	AXDisclosureTriangle + AXGroup[AXSummary]	AXButton	DisclosureTriangle;Button	android.view.View	Button{ExpandCollapseState}	toggle-button	button{aria-expanded}
page-indicator	AXGroup	AXSlider;AXGenericElement	PageIndicator	-	Custom	-	-
pager	AXScrollArea	AXScrollArea	ScrollView	androidx.viewpager.widget.ViewPager + androidx.core.view.ViewPager;android.support.v4.view.ViewPager;com.android.internal.widget.ViewPager;androidx.viewpager2.widget.ViewPager2	Pane	scroll-pane	-
key	AXButton	AXButton	Key	android.inputmethodservice.Keyboard$Key	Button	push-button	button
keyboard	AXGroup	AXGroup	Keyboard	-	Pane	panel	-
map	AXGroup[AXMapArea] + AXGenericElement[AXMapArea]	AXGroup[AXMapArea] + AXGenericElement[AXMapArea]	Map	android.view.View	Custom;Pane	panel	application
map-item	AXButton[AXMapItem] + AXGroup[AXMapItem];AXGenericElement[AXMapItem]	AXButton[AXMapItem] + AXGroup[AXMapItem];AXGenericElement[AXMapItem]	Other	android.view.View	Custom	push-button	-
web-area	AXWebArea	AXWebArea	WebView	android.webkit.WebView	Document	document-web	document
document	AXGroup[AXDocument]	-	TextView	-	Document	document-frame;document-text + html-container;document-spreadsheet;document-presentation;document-email	document
scroll-area	AXScrollArea	AXScrollArea	ScrollView	android.widget.ScrollView;android.widget.HorizontalScrollView + androidx.core.widget.NestedScrollView;androidx.swiperefreshlayout.widget.SwipeRefreshLayout	Pane	scroll-pane	-
scroll-bar	AXScrollBar	AXScrollBar	ScrollBar;Other	-	ScrollBar	scroll-bar	scrollbar
scroll-part	AXButton[AXIncrementPage|AXDecrementPage]	-	-	-	Button	-	-
split-group	AXSplitGroup	-	SplitGroup	-	Pane	split-pane	-
splitter	AXSplitter	AXSplitter	Splitter	-	Thumb	separator	separator
separator	AXSplitter[AXContentSeparator]	absent	Other	android.view.View	Separator	separator	separator
group	AXGroup	AXGroup	Group;Other	android.view.ViewGroup + android.widget.AdapterViewFlipper;android.widget.AdapterViewAnimator;android.widget.DialerFilter;android.widget.AbsoluteLayout;android.widget.FrameLayout;android.widget.LinearLayout;android.widget.GridLayout;android.widget.RelativeLayout;android.widget.ViewAnimator;android.widget.ViewFlipper;android.widget.ViewSwitcher;android.widget.ZoomControls;androidx.appcompat.widget.LinearLayoutCompat;androidx.cardview.widget.CardView;androidx.constraintlayout.widget.ConstraintLayout;androidx.coordinatorlayout.widget.CoordinatorLayout;androidx.compose.ui.platform.ComposeView;androidx.compose.ui.platform.AndroidComposeView	Group;Pane + SemanticZoom	panel;filler;grouping + directory-pane;glass-pane;layered-pane;root-pane;viewport	group + rowgroup
generic	AXGroup	AXGroup	Other	android.view.View	Custom;Group	section	generic
none	AXUnknown + AXGenericElement	AXGenericElement	Other;Any	android.view.View + android.widget.Space	Custom	unknown;filler;panel;section + invalid;redundant-object	none;presentation
summary	none	AXStaticText	StaticText{trait SummaryElement}	*{never role description}	-	-	status
application	AXApplication	AXApplication	Application	-	Window	application	-
window	AXWindow	-	Window	-	Window	frame;window + internal-frame	-
screen	AXGroup[iOSContentGroup]	AXGroup[iOSContentGroup]	Window	-	-	-	-
window-button	AXButton[AXCloseButton|AXMinimizeButton|AXZoomButton|AXFullScreenButton]	-	Button	-	Button	push-button	-
title-bar	AXToolbar	-	Toolbar	-	TitleBar	title-bar	-
sheet	AXSheet	AXSheet	Sheet	android.view.ViewGroup{pane-title}	Window	dialog	dialog
dialog	AXWindow[AXDialog];AXGroup[AXApplicationDialog] + AXWindow[AXSystemDialog]	AXSheet;AXGroup	Dialog;Sheet	android.app.Dialog + android.app.DatePickerDialog;android.app.TimePickerDialog	Window;Pane	dialog + color-chooser;file-chooser;font-chooser;option-pane	dialog
alert-dialog	AXSheet;AXGroup[AXApplicationAlertDialog]	AXSheet;AXGroup	Alert	android.app.AlertDialog + androidx.appcompat.app.AlertDialog	Pane;Window	alert	alertdialog
alert	AXGroup[AXApplicationAlert]	AXStaticText	StaticText	android.widget.Toast + android.widget.Toast$TN	Group	notification;info-bar	alert
status	AXGroup[AXApplicationStatus]	AXStaticText	StaticText	android.widget.TextView{live-region=1};android.widget.TextView{live-region=2}	Group;StatusBar	status-bar	status
log	AXGroup[AXApplicationLog]	-	-	-	Group	log	log
timer	AXGroup[AXApplicationTimer];AXStaticText[AXApplicationTimer]	AXStaticText	StaticText	android.widget.Chronometer	Group	timer	timer
popover	AXPopover	AXGroup	Popover	android.widget.PopupWindow	Window	popup-menu;window	dialog
drawer	AXDrawer	AXGroup	Drawer	androidx.drawerlayout.widget.DrawerLayout + android.widget.SlidingDrawer;androidx.core.widget.DrawerLayout	Pane	panel	dialog;navigation
tooltip	AXHelpTag;AXGroup[AXUserInterfaceTooltip]	-	HelpTag	-	ToolTip	tool-tip	tooltip
landmark	AXGroup[AXLandmarkMain|AXLandmarkNavigation|AXLandmarkBanner|AXLandmarkContentInfo|AXLandmarkComplementary|AXLandmarkRegion|AXLandmarkSearch|AXLandmarkForm]	AXGroup	Other	com.google.android.material.navigation.NavigationView	Group{LandmarkType}	landmark	main;navigation;banner;contentinfo;complementary;region;search
form	AXGroup[AXLandmarkForm]	AXGroup	Other	android.view.ViewGroup	Group	form;landmark	form
article	AXGroup[AXDocumentArticle]	-	Other	-	Group	article	article
video	AXGroup[AXVideo]	AXGroup	Other	android.widget.VideoView	Custom	video	-
ruler	AXRuler	-	Ruler	-	-	ruler	-
ruler-marker	AXRulerMarker	-	RulerMarker	-	-	-	-
handle	AXHandle	-	Handle	-	Thumb	-	-
dock-item	AXDockItem	-	DockItem	-	-	-	-
layout-area	AXLayoutArea	-	LayoutArea	-	-	-	-
layout-item	AXLayoutItem	-	LayoutItem	-	-	-	-
system	AXSystemWide	-	-	-	Pane	desktop-frame	-
grow-area	AXGrowArea	-	-	-	-	-	-
list-marker	AXListMarker	-	-	-	-	-	-
matte	AXMatte + AXMatteRole	-	Matte	-	-	-	-
page	AXPage	-	-	-	-	page	-
marquee	AXGroup[AXApplicationMarquee]	-	-	-	Group	marquee	marquee
audio	AXGroup[AXAudio]	-	-	-	Custom	audio	-
details	AXGroup[AXDetails]	-	-	-	-	-	-
math	AXGroup[AXDocumentMath] + AXGroup[AXMathFenceOperator|AXMathFenced|AXMathFraction|AXMathIdentifier|AXMathMultiscript|AXMathNumber|AXMathOperator|AXMathRoot|AXMathRow|AXMathSeparatorOperator|AXMathSquareRoot|AXMathSubscriptSuperscript|AXMathTable|AXMathTableCell|AXMathTableRow|AXMathText|AXMathUnderOver]	-	-	-	Group	math	math
note	AXGroup[AXDocumentNote]	-	-	-	Group	comment;footnote	note;comment
attachment	AXImage[AXTextAttachment];AXButton[AXTextAttachment]	-	-	-	-	-	-
web-application	AXGroup[AXWebApplication]	-	-	-	Pane	embedded	application
section-header	AXGroup[AXSectionHeader]	-	-	-	Group	header	sectionheader
section-footer	AXGroup[AXSectionFooter]	-	-	-	Group	footer	sectionfooter
touch-bar	-	-	TouchBar	-	-	-	-
status-item	AXMenuBarItem	-	StatusItem	-	-	-	-
caption	AXGroup	-	-	-	Text	caption	caption
blockquote	AXGroup	-	-	-	Group	block-quote	blockquote
definition	AXGroup[AXDefinition]	-	-	-	Group	definition;description-value	definition
term	AXGroup[AXTerm]	-	-	-	Text	description-term	term
code	AXGroup[AXCodeStyleGroup]	-	-	-	Text	static	code
figure	AXGroup	-	-	-	Group	panel	figure
time	AXGroup[AXTimeGroup]	-	-	-	Text	static	time

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
# The attributes that each source is known to write, in its own spelling.
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
winappdriver	AcceleratorKey	-	always
winappdriver	AccessKey	-	always
winappdriver	AutomationId	id	always
winappdriver	ClassName	-	always
winappdriver	FrameworkId	-	always
winappdriver	HasKeyboardFocus	focused	always
winappdriver	HelpText	hint	always
winappdriver	IsContentElement	-	always
winappdriver	IsControlElement	-	always
winappdriver	IsEnabled	enabled	always
winappdriver	IsKeyboardFocusable	-	always
winappdriver	IsOffscreen	-	always
winappdriver	IsPassword	subrole	always
winappdriver	IsRequiredForForm	-	always
winappdriver	ItemStatus	-	always
winappdriver	ItemType	-	always
winappdriver	LocalizedControlType	-	always
winappdriver	Name	name	always
winappdriver	Orientation	-	always
winappdriver	ProcessId	-	always
winappdriver	RuntimeId	-	always
winappdriver	x	frame	always
winappdriver	y	frame	always
winappdriver	width	frame	always
winappdriver	height	frame	always
winappdriver	IsSelected	selected	seen
winappdriver	SelectionItem.IsSelected	selected	seen
winappdriver	Selection	-	seen
winappdriver	SelectionContainer	-	seen
winappdriver	CanSelectMultiple	-	seen
winappdriver	IsSelectionRequired	-	seen
winappdriver	CanMaximize	-	seen
winappdriver	CanMinimize	-	seen
winappdriver	IsModal	-	seen
winappdriver	IsTopmost	-	seen
winappdriver	WindowVisualState	-	seen
winappdriver	WindowInteractionState	-	seen
winappdriver	CanMove	-	seen
winappdriver	CanResize	-	seen
winappdriver	CanRotate	-	seen
winappdriver	ToggleState	checked	seen
winappdriver	Toggle.ToggleState	checked	seen
winappdriver	ExpandCollapseState	expanded	seen
winappdriver	ExpandCollapse.ExpandCollapseState	expanded	seen
winappdriver	Value	value	seen
winappdriver	Value.Value	value	seen
winappdriver	ValueValue	value	seen
winappdriver	RangeValue.Value	value	seen
winappdriver	IsReadOnly	-	seen
winappdriver	Value.IsReadOnly	-	seen
winappdriver	Minimum	-	seen
winappdriver	Maximum	-	seen
winappdriver	SmallChange	-	seen
winappdriver	LargeChange	-	seen
winappdriver	RangeValue.Minimum	-	seen
winappdriver	RangeValue.Maximum	-	seen
winappdriver	HorizontallyScrollable	-	seen
winappdriver	VerticallyScrollable	-	seen
winappdriver	HorizontalScrollPercent	-	seen
winappdriver	VerticalScrollPercent	-	seen
winappdriver	HorizontalViewSize	-	seen
winappdriver	VerticalViewSize	-	seen
winappdriver	RowCount	-	seen
winappdriver	ColumnCount	-	seen
winappdriver	Row	-	seen
winappdriver	Column	-	seen
winappdriver	RowSpan	-	seen
winappdriver	ColumnSpan	-	seen
winappdriver	HeadingLevel	-	seen
winappdriver	LandmarkType	-	seen

"""##
  }

  static var sources: String {
##"""
# What writes dumps, in the order in which they stand for a platform where no dump is at hand.
# platforms: the platforms that a dump of this source can be of. web is among them wherever a native dump can hold a web
# document. empty_for_nothing: whether it writes "" for nothing, so that an empty text is no text. name: the raw
# attributes that a name may come from, first that is there (expectations.md, section 7).
source	dumper	platforms	empty_for_nothing	name
atspi-text	our AT-SPI capture as text	linux;web	yes	label
atspi-xml	our AT-SPI capture	linux;web	yes	name
ax	the AX walker	ios;ipados;tvos;visionos;macos;web	no	label;title;value
uiautomator	uiautomator	android;wearos;web	yes	content-desc;text;hint
uiautomator2	UiAutomator2	android;wearos;web	yes	content-desc;text;hint
xcuitest	WebDriverAgent	ios;ipados;tvos;visionos;web	no	label;value
mac2	Appium's Mac2 driver	macos;web	yes	label;title;value
winappdriver	WinAppDriver	windows;web	yes	Name

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
      ("ios-bridge-roles.tsv", iosBridgeRoles),
      ("observability.tsv", observability),
      ("role-forms.tsv", roleForms),
      ("role-gaps.tsv", roleGaps),
      ("role-sets.tsv", roleSets),
      ("roles.tsv", roles),
      ("source-attributes.tsv", sourceAttributes),
      ("sources.tsv", sources),
      ("state-rules.tsv", stateRules),
      ("states.tsv", states),
      ("uia-controltypes.tsv", uiaControltypes),
      ("uikit-traits.tsv", uikitTraits),
      ("xcuielementtypes.tsv", xcuielementtypes),
    ]
  }
}
