// Made by scripts/generate-tables from Tables/*.tsv. Do not edit: change the table, then run the script.
// swift-format-ignore-file

/// The tables as they stand in the files of their names, comments included.
enum GeneratedTables {
  static var actions: String {
##"""
# What the words for an action mean: press = a person can activate the element; adjust = it goes up and down.
# The AX actions are Apple's; AT-SPI's words differ from toolkit to toolkit (GTK 3, GTK 4, Qt, Swing, Chromium). Not here:
# doDefault, showContextMenu and clickAncestor, which Chromium gives to every paragraph, and the editing actions (paste,
# copy) that GTK 4 gives to every label.
action	means
AXPress	press
AXPick	press
AXConfirm	press
AXShowMenu	press
AXOpen	press
AXIncrement	adjust
AXDecrement	adjust
click	press
press	press
Press	press
activate	press
toggle	press
Toggle	press
check	press
uncheck	press
jump	press
select	press
open	press
increment	adjust
decrement	adjust
Increase	adjust
Decrease	adjust

"""##
  }

  static var fillerNames: String {
##"""
# What toolkits and browsers say for want of a name: it counts as blank. column: the family of role words of the dumps it
# stands in. match: exact, or class (the text begins with it, a capital follows, and the rest are letters and digits).
column	match	text	whose
atspi	class	Gtk	GTK's name of the class
atspi	class	Adw	libadwaita's name of the class
atspi	class	Hdy	libhandy's name of the class
any	exact	To get missing image descriptions, open the context menu.	Chromium's own words
any	exact	Unlabeled image	Chromium's own words

"""##
  }

  static var fixes: String {
##"""
# How a finding is mended, by the kind of fix and the framework.
fix	framework	text
label	SwiftUI	.accessibilityLabel("Delete"), or Label("Delete", systemImage: "trash").labelStyle(.iconOnly)
label	UIKit	button.accessibilityLabel = "Delete"
label	AppKit	setAccessibilityLabel("Delete"), or NSImage(systemSymbolName:accessibilityDescription:); where anything is overridden, setAccessibilityRole as well
label	Android Views	android:contentDescription="Delete"
label	Compose	contentDescription of the Icon, or Modifier.semantics { contentDescription = "Delete" }
label	GTK	gtk_accessible_update_property with GTK_ACCESSIBLE_PROPERTY_LABEL; GTK 3: atk_object_set_name
label	Qt	setAccessibleName("Delete"), or Accessible.name in QML
label	WinUI, WPF	AutomationProperties.Name="Delete"
label	HTML	a text inside the element, or aria-label="Delete"
image	SwiftUI	.accessibilityLabel("…") where it says something; Image(decorative:) or .accessibilityHidden(true) where it does not
image	UIKit	isAccessibilityElement = true and a label, or isAccessibilityElement = false for decoration
image	AppKit	setAccessibilityLabel, or setAccessibilityElement(false) for decoration
image	Android Views	android:contentDescription, or android:importantForAccessibility="no" for decoration
image	Compose	contentDescription = "…", or null for decoration
image	GTK	GTK_ACCESSIBLE_PROPERTY_LABEL, or GTK_ACCESSIBLE_ROLE_PRESENTATION for decoration
image	Qt	setAccessibleName, or Accessible.ignored in QML for decoration
image	WinUI, WPF	AutomationProperties.Name, or AutomationProperties.AccessibilityView="Raw" for decoration
image	HTML	alt="…", or alt="" for decoration; an svg takes role="img" and aria-label, or aria-hidden="true"
input	SwiftUI	TextField("Email", text: $email)
input	UIKit	field.accessibilityLabel = "Email"
input	AppKit	setAccessibilityLabel, or setAccessibilityTitleUIElement with the text beside it
input	Android Views	android:hint, android:labelFor on the text beside it, or a TextInputLayout
input	Compose	label = { Text("Email") }
input	GTK	GTK_ACCESSIBLE_RELATION_LABELLED_BY, or a GtkLabel with its mnemonic widget
input	Qt	QLabel::setBuddy, or setAccessibleName
input	WinUI, WPF	Header="Email", or AutomationProperties.LabeledBy
input	HTML	<label for="email">Email</label>
text	SwiftUI	change the text of the label; counts and states go to .accessibilityValue
text	UIKit	change accessibilityLabel; counts and states go to accessibilityValue
text	AppKit	change the accessibility label; counts and states go to the accessibility value
text	Android Views	change the string resource of the contentDescription
text	Compose	change the string resource of the contentDescription
text	GTK	change the accessible name
text	Qt	change accessibleName
text	WinUI, WPF	change AutomationProperties.Name
text	HTML	change the text, the alt or the aria-label
redundant	SwiftUI	drop the word; traits and .accessibilityValue say it, and a hint says the result: "Removes the item"
redundant	UIKit	drop the word; accessibilityTraits and accessibilityValue say it, and a hint says the result
redundant	AppKit	drop the word; role and value say it, and a help text says the result
redundant	Android Views	drop the word; the class and stateDescription say it, and the label of the click action says the result
redundant	Compose	drop the word; role and stateDescription say it, and onClickLabel says the result
redundant	GTK	drop the word; role and state say it
redundant	Qt	drop the word; role and state say it
redundant	WinUI, WPF	drop the word; the control type and its patterns say it
redundant	HTML	drop the word; the role and the aria- states say it
tappable	SwiftUI	use Button, or .accessibilityAddTraits(.isButton)
tappable	UIKit	accessibilityTraits.insert(.button)
tappable	AppKit	setAccessibilityRole(.button)
tappable	Android Views	a Button, or the class name android.widget.Button in the accessibility delegate
tappable	Compose	Modifier.clickable(role = Role.Button)
tappable	GTK	a GtkButton, or the accessible role GTK_ACCESSIBLE_ROLE_BUTTON
tappable	Qt	a QPushButton, or Accessible.role: Accessible.Button in QML
tappable	WinUI, WPF	a Button, or an automation peer of the control type Button
tappable	HTML	<button>, or role="button" with tabindex="0" and keys
adjustable	SwiftUI	.accessibilityAdjustableAction, or .accessibilityRepresentation { Slider(…) }
adjustable	UIKit	accessibilityTraits.insert(.adjustable), with accessibilityIncrement and accessibilityDecrement
adjustable	AppKit	adopt NSAccessibilitySlider, role .slider
adjustable	Android Views	a SeekBar's semantics, or setRangeInfo
adjustable	Compose	progressBarRangeInfo and setProgress
adjustable	GTK	the accessible role GTK_ACCESSIBLE_ROLE_SLIDER or SPIN_BUTTON
adjustable	Qt	QAccessible::Slider with a value interface
adjustable	WinUI, WPF	an automation peer with the RangeValue pattern
adjustable	HTML	<input type="range">, or role="slider" with aria-valuenow
link	SwiftUI	Link, or .accessibilityAddTraits(.isLink)
link	UIKit	accessibilityTraits.insert(.link)
link	AppKit	setAccessibilityRole(.link)
link	Android Views	a URLSpan
link	Compose	LinkAnnotation
link	GTK	a GtkLinkButton, or the accessible role GTK_ACCESSIBLE_ROLE_LINK
link	Qt	Accessible.role: Accessible.Link
link	WinUI, WPF	a HyperlinkButton
link	HTML	<a href="…">
value	SwiftUI	use Toggle or Slider, or .accessibilityValue
value	UIKit	accessibilityValue = "1" or "0"
value	AppKit	an accessibility value of 0, 1 or 2
value	Android Views	isChecked, stateDescription or rangeInfo
value	Compose	toggleable, stateDescription or progressBarRangeInfo
value	GTK	GTK_ACCESSIBLE_STATE_CHECKED, or GTK_ACCESSIBLE_PROPERTY_VALUE_NOW
value	Qt	a checkable state, or a value interface
value	WinUI, WPF	the Toggle or RangeValue pattern
value	HTML	aria-checked, or aria-valuenow with aria-valuetext
selection	SwiftUI	.accessibilityAddTraits(.isSelected) on the active one
selection	UIKit	accessibilityTraits.insert(.selected) on the active one
selection	AppKit	setAccessibilitySelected(true), and value 1 for a tab
selection	Android Views	isSelected = true
selection	Compose	selected = true
selection	GTK	GTK_ACCESSIBLE_STATE_SELECTED
selection	Qt	the selected state of the tab
selection	WinUI, WPF	the SelectionItem pattern
selection	HTML	aria-selected="true"
traits	SwiftUI	remove one of the two with .accessibilityRemoveTraits
traits	UIKit	remove one of the two from accessibilityTraits
heading	SwiftUI	.accessibilityAddTraits(.isHeader), with .accessibilityHeading(.h2) for its level
heading	UIKit	accessibilityTraits.insert(.header)
heading	AppKit	the role .heading from macOS 26 on; before that leave the role
heading	Android Views	android:accessibilityHeading="true"
heading	Compose	Modifier.semantics { heading() }
heading	GTK	the accessible role GTK_ACCESSIBLE_ROLE_HEADING, with its level
heading	Qt	Accessible.role: Accessible.Heading
heading	WinUI, WPF	AutomationProperties.HeadingLevel
heading	HTML	<h1> to <h6>, one level after the other
title	SwiftUI	.navigationTitle, or an .accessibilityLabel on the sheet
title	UIKit	title of the view controller, or an accessibilityLabel
title	AppKit	window.title
title	Android Views	android:label, or android:accessibilityPaneTitle
title	Compose	Modifier.semantics { paneTitle = "…" }
title	GTK	gtk_window_set_title
title	Qt	setWindowTitle
title	WinUI, WPF	Title, or AutomationProperties.Name
title	HTML	<title>, or aria-label on the dialog
role	SwiftUI	use the control itself, or .accessibilityRepresentation
role	UIKit	use the control itself, or its traits
role	AppKit	setAccessibilityRole with one of NSAccessibility.Role
role	Android Views	a class of android.widget in the accessibility delegate
role	Compose	Modifier.semantics { role = Role.… }
role	GTK	an accessible role of GtkAccessibleRole
role	Qt	a role of QAccessible
role	WinUI, WPF	a control type of UI Automation in the automation peer
role	HTML	a role of ARIA
expose	SwiftUI	.accessibilityElement(), with label and trait
expose	UIKit	isAccessibilityElement = true, with label and trait
expose	AppKit	setAccessibilityElement(true), with label and role
expose	Android Views	android:importantForAccessibility="yes"
expose	Compose	no clearAndSetSemantics or hideFromAccessibility above it
expose	GTK	no GTK_ACCESSIBLE_STATE_HIDDEN, and no role of presentation
expose	Qt	no Accessible.ignored
expose	WinUI, WPF	AutomationProperties.AccessibilityView="Control"
expose	HTML	no aria-hidden="true" above it
nested	SwiftUI	.accessibilityElement(children: .contain), or .accessibilityAction(named:) on the outer one
nested	UIKit	accessibilityElements, or accessibilityCustomActions on the outer one
nested	AppKit	list it in accessibilityChildren, or an NSAccessibilityCustomAction
nested	Android Views	screenReaderFocusable on both, or custom actions
nested	Compose	mergeDescendants = false, or customActions
nested	HTML	put one beside the other
nested	WinUI, WPF	put one beside the other
nested	GTK	put one beside the other
nested	Qt	put one beside the other
group	SwiftUI	.accessibilityElement(children: .combine)
group	UIKit	one element with a joined label, or shouldGroupAccessibilityChildren
group	AppKit	an element with a joined label
group	Android Views	android:screenReaderFocusable="true" on the row
group	Compose	Modifier.semantics(mergeDescendants = true) {}
group	HTML	one element with one text
group	GTK	a name on the row
group	Qt	a name on the row
group	WinUI, WPF	AutomationProperties.Name on the item
actions	SwiftUI	.accessibilityAction(named:)
actions	UIKit	accessibilityCustomActions
actions	AppKit	setAccessibilityCustomActions
actions	Android Views	ViewCompat.addAccessibilityAction
actions	Compose	customActions
modal	SwiftUI	.accessibilityAddTraits(.isModal), or .accessibilityHidden(true) on what is behind
modal	UIKit	accessibilityViewIsModal = true
modal	AppKit	a sheet or a modal window
modal	Android Views	a dialog window, or importantForAccessibility="noHideDescendants" behind it
modal	Compose	Dialog, or hideFromAccessibility behind it
modal	GTK	a modal window
modal	Qt	a modal window
modal	WinUI, WPF	a ContentDialog, or the window's IsModal
modal	HTML	<dialog> with showModal(), or inert on what is behind
order	SwiftUI	.accessibilitySortPriority
order	UIKit	the order of accessibilityElements
order	AppKit	the order of accessibilityChildren()
order	Android Views	accessibilityTraversalBefore and accessibilityTraversalAfter
order	Compose	isTraversalGroup and traversalIndex
order	HTML	the order of the elements in the page
order	GTK	the order of the children
order	Qt	setTabOrder, and the order of the children
order	WinUI, WPF	the order of the children, AutomationProperties.PositionInSet
target	SwiftUI	.frame(minWidth: 44, minHeight: 44) and .contentShape(Rectangle())
target	UIKit	larger bounds, or point(inside:with:)
target	AppKit	a larger control
target	Android Views	android:minHeight="48dp", or a TouchDelegate
target	Compose	Modifier.minimumInteractiveComponentSize()
target	GTK	a larger minimum size, or padding
target	Qt	a larger minimumSize
target	WinUI, WPF	MinWidth and MinHeight
target	HTML	min-width and min-height of 24 px or more, or room around it
place	SwiftUI	lay it out, or .accessibilityHidden(true) while it is not shown
place	UIKit	lay it out, or accessibilityElementsHidden = true while it is not shown
place	AppKit	lay it out, or setAccessibilityElement(false) while it is not shown
place	Android Views	lay it out, or visibility GONE while it is not shown
place	Compose	lay it out, or leave it out of the composition while it is not shown
place	GTK	lay it out, or hide it while it is not shown
place	Qt	lay it out, or hide it while it is not shown
place	WinUI, WPF	lay it out, or collapse it while it is not shown
place	HTML	lay it out, or hidden while it is not shown
distinct	SwiftUI	say which: "Delete Budget"; .accessibilityInputLabels for Voice Control
distinct	UIKit	say which: "Delete Budget"; accessibilityUserInputLabels for Voice Control
distinct	AppKit	say which in the label
distinct	Android Views	a contentDescription with the item's name
distinct	Compose	a contentDescription with the item's name
distinct	GTK	say which in the accessible name
distinct	Qt	say which in accessibleName
distinct	WinUI, WPF	say which in AutomationProperties.Name
distinct	HTML	say which in the text or the aria-label
identifier	SwiftUI	an .accessibilityIdentifier of its own
identifier	UIKit	an accessibilityIdentifier of its own
identifier	AppKit	an accessibilityIdentifier of its own
identifier	Android Views	an android:id of its own
identifier	Compose	a testTag of its own
identifier	WinUI, WPF	an AutomationProperties.AutomationId of its own
identifier	HTML	an id of its own
identifier	GTK	an id of its own
identifier	Qt	an objectName of its own
hintfield	Android Views	android:hint or android:labelFor instead of android:contentDescription
hintfield	Compose	label = { Text("Email") } instead of a contentDescription

"""##
  }

  static var labelLexicon: String {
##"""
# Word lists of the label detectors, a list a row. All lower case except type-suffix.
# vague-link-word starts from the stop words of the Accessibility Test Framework for Android; sf-symbol words are parts of
# names seen in Swift sources; the rest is hand-made. A project extends brands, abbreviations and role words in its
# configuration.
list	words
asset-extension	aif;aiff;avi;avif;bmp;caf;car;fig;gif;heic;heif;icns;ico;jpeg;jpg;json;lottie;m4a;m4v;mkv;mov;mp3;mp4;nib;otf;plist;png;psd;riv;sketch;storyboard;svg;tif;tiff;ttf;wav;webm;webp;woff;woff2;xib
brand-mixed-case	bitcoin;chromeos;cmh2o;dba;dbm;deviantart;ebay;ebike;ebook;ecard;ecommerce;egift;eid;ereader;esim;etoro;ghz;github;grpc;ibooks;ical;icloud;imac;imessage;imovie;ios;ipad;ipados;iphone;iphoto;ipod;itunes;iwatch;iwork;javascript;jquery;khz;kpa;kwh;latex;linkedin;macos;mah;mcdonald;mhz;mmhg;mmol;mpa;myft;mysql;nvidia;openai;opensuse;paypal;postgresql;restructuredtext;tvos;typescript;typoscript;visionos;vsphere;watchos;wearos;webos;whatsapp;xcode;youtube
document-extension	7z;apk;c;cpp;css;csv;dmg;doc;docx;eml;epub;go;gz;h;htm;html;ics;ipa;java;js;key;kt;log;m;md;mm;numbers;pages;pdf;pkg;ppt;pptx;py;rar;rb;rs;rtf;sh;swift;tar;tgz;toml;ts;tsv;txt;vcf;xls;xlsx;xml;yaml;yml;zim;zip
identifier-noun	avatar;background;badge;banner;bar;box;btn;button;caption;cell;checkbox;clicked;container;controller;delegate;dialog;divider;field;footer;grid;group;header;ico;icon;id;identifier;image;img;indexpath;input;item;key;label;layout;lbl;list;logo;menu;modal;navbar;outlet;overlay;page;panel;picker;placeholder;popup;pressed;radio;row;scene;screen;section;separator;sheet;slider;spinner;stack;stepper;subtitle;swatch;switch;tab;tabbar;table;tapped;text;textfield;thumbnail;title;toggle;toolbar;view;wrapper
identifier-prefix	bg;btn;cb;cell;chk;col;ctl;ctrl;cv;did;fg;get;has;hdr;ic;ico;icon;img;is;iv;ivw;lbl;nav;num;on;pb;rb;row;sb;set;str;sw;swt;tf;tv;txt;vc;view;vw
placeholder-failing	asdf;content desc;content description;contentdescription;desc;dummy;fixme;foo;foobar;icon desc;icon description;image desc;image description;lorem ipsum;no description;tba;tbd;todo;unlabeled;unlabelled;xxx
placeholder-assumed	bar;default;description;item;label;none;placeholder;sample;test;text;title;untitled
sf-symbol-bare	arrowshape;backwardend;circlebadge;cloudmoon;creditcard;desktopcomputer;dotsquare;exclamationmark;externaldrive;faceid;filemenu;forwardend;gearshape;giftcard;handpoint;hifispeaker;internaldrive;magnifyingglass;mappin;numbersign;opticaldisc;opticaldiscdrive;opticid;paperplane;playpause;questionmark;scalemass;squareshape;textformat;theatermasks;touchid;xmark
sf-symbol-component	accessibility;airplane;airpods;alarm;and;ant;antenna;apps;arrow;arrowshape;backward;badge;bag;bandage;bell;bicycle;bin;bird;bold;bolt;book;bookmark;bubble;building;bullet;bus;calendar;camera;capsule;car;cart;character;checkmark;chevron;circle;clock;clockwise;cloud;counterclockwise;cpu;creditcard;cross;dashed;desktopcomputer;diamond;display;doc;dotted;down;drop;ellipsis;envelope;exclamationmark;externaldrive;eye;faxmachine;figure;fill;filled;fish;flag;flame;folder;forward;fuelpump;gear;gearshape;gift;globe;graduationcap;grid;hand;hare;headphones;heart;hexagon;hifispeaker;horizontal;house;info;inset;internaldrive;ipad;iphone;italic;key;keyboard;ladybug;landscape;laptopcomputer;leading;leaf;left;line;lines;link;list;location;lock;macbook;magnifyingglass;map;mappin;memorychip;message;mic;minus;moon;music;network;newspaper;note;number;octagon;off;on;opticaldisc;oval;paintbrush;paperplane;pause;pawprint;pc;pencil;person;phone;photo;pills;play;plus;portrait;printer;questionmark;quote;rectangle;right;run;scanner;scooter;scribble;seal;server;shield;sidebar;slash;sparkles;speaker;square;star;stethoscope;stop;sun;tag;text;textformat;thumbsdown;thumbsup;timer;tortoise;trailing;tram;trash;triangle;turn;tv;underline;up;vertical;video;walk;wand;waveform;wifi;xmark
top-level-domain	ai;app;ar;at;au;be;biz;br;ca;ch;cn;co;com;cz;de;dev;dk;edu;es;eu;fi;fm;fr;gg;gov;gr;in;info;io;it;jp;kr;me;mil;mx;net;nl;no;nz;org;pl;pt;ru;se;tr;tv;uk;us;xyz
type-suffix	Activity;Adapter;BarButtonItem;CardView;CollectionView;CollectionViewCell;Composable;ConstraintLayout;Coordinator;Fragment;FrameLayout;HostingController;HostingView;ImageView;LinearLayout;Presenter;RecyclerView;RelativeLayout;ScrollView;StackView;TableView;TableViewCell;TextField;TextView;ViewController;ViewModel;WebView
vague-link-word	about;click;click here;continue reading;details;go;go here;here;info;learn;learn more;link;more;more info;page;read more;see more;tap;tap here;this;view more
allowed-abbreviation	am;bbc;cd;cpu;css;csv;cvv;diy;dns;dvd;eta;eu;eur;faq;fm;gb;gbp;ghz;gif;gmt;gps;gpu;hd;hdr;hiv;html;http;https;iban;id;ii;iii;imap;ios;ip;isbn;iso;it;iv;jpeg;jpg;js;json;kb;led;lte;mb;mp3;nasa;nfc;ok;pc;pdf;php;pin;pm;png;pop;ps;qr;ram;rgb;rss;sd;sdk;sim;sms;smtp;sos;sql;ssd;ssh;ssl;sso;svg;tb;tls;tv;uk;un;url;us;usa;usb;usd;utc;vat;vi;vip;vpn;wav;wifi;xl;xml;xs;xxl;zip
role-word-command	edit;group;menu;switch;toggle;view
role-word-ambiguous	cell;dialog;grid;header;heading;image;label;link;list;picker;picture;row;tab;table;toolbar
gesture-phrase	click here to;click on;click to;double click;double tap;double-click;double-tap;long press;long-press;press and hold;press here;press to;swipe down;swipe left;swipe right;swipe to;swipe up;tap and hold;tap here;tap on;tap to;tap twice
search-word	buscar;cerca;chercher;etsi;hae;hledat;keresés;pesquisar;procurar;rechercher;ricerca;search;suche;suchen;szukaj;søg;søk;sök;zoek;zoeken;поиск;найти;بحث;חיפוש;検索;搜索;搜尋;검색

"""##
  }

  static var needs: String {
##"""
# Whether a dump shows what a rule needs: the first row that fits the need, the source and the platform holds.
# sources, platforms: lists, or any; platforms may say apple. how: always; seen = only if some node of the dump has one of
# the raw attributes in detail; never = it cannot be told, for the reason in detail; alien = the platform has no such thing,
# so there is nothing to check.
need	sources	platforms	how	detail
role	maestro	any	never	Maestro's dumps have no roles
role	any	any	always	-
label	ax-json	any	seen	label;title;description;name;AXDescription;AXTitle
label	any	any	always	-
stops	xcuitest;wda-json	any	seen	accessible;isAccessible
stops	xcuitest-debug;maestro;detox	any	never	this source does not say where a screen reader stops
stops	any	any	always	-
visible-text	uiautomator;uiautomator2	any	always	-
visible-text	ax;ax-json;walker;mac2	macos	always	-
visible-text	ax;idb;xcuitest;wda-json;xcuitest-debug	any	never	iOS publishes one label, and not the text beside it
visible-text	any	any	never	this source does not show the visible text apart from the name
value	uiautomator;uiautomator2	any	always	-
value	playwright-aria;playwright-json;compose	any	seen	value;valuetext;valuemin
value	any	any	always	-
hint	uiautomator	any	seen	hint;hintText;tooltip
hint	xcuitest;wda-json;mac2	any	never	this source prints placeholders and no hints
hint	any	any	always	-
placeholder	uiautomator;uiautomator2	any	seen	hint;hintText;showing-hint
placeholder	xcuitest;mac2;xcuitest-debug	any	always	-
placeholder	any	any	seen	placeholder;placeholderValue;AXPlaceholderValue;placeholder-text
identifier	ax;atspi-text	any	seen	id;identifier;AXIdentifier;accessible-id
identifier	any	any	always	-
frame	any	any	seen	x;bounds;extents;frame;AXFrame;box;rect;BoundingRectangle
unit	ax;ax-json;walker;idb	ios	never	frames of a Simulator's window are scaled by its zoom
unit	xcuitest;wda-json;xcuitest-debug;mac2;idb;ax;ax-json;walker	any	always	-
unit	any	any	never	its frames are in pixels, and the density is not in the file: say it with --density
selected	any	any	always	-
press	uiautomator;uiautomator2	any	always	-
press	atspi-xml	any	always	-
press	ax;ax-json;walker	any	seen	actions;AXActions
press	xcuitest;wda-json;idb	any	seen	traits
press	chromium-blink	any	seen	defaultActionVerb
press	chromium-android	any	always	-
press	any	any	never	this source prints no actions
adjust	atspi-xml	any	always	-
adjust	uiautomator2;ax;ax-json;walker	any	seen	actions;AXActions
adjust	xcuitest;wda-json;idb	any	seen	traits
adjust	any	any	never	this source does not print what can be incremented
url	ax;ax-json;walker;mac2	any	seen	url;AXURL;actions;AXActions
url	uiautomator;uiautomator2	any	never	Android does not publish where a link leads to
url	any	any	never	this source prints no addresses beside links
traits	xcuitest;wda-json;idb	any	seen	traits
traits	any	ios	never	this source prints no traits
traits	any	any	alien	only UIKit has traits
exposed	xcuitest;wda-json	any	seen	accessible;isAccessible
exposed	uiautomator2	any	seen	a11y-important
exposed	winappdriver;novawindows;axe-windows	any	seen	IsControlElement
exposed	any	any	never	what this source leaves out is in no dump: controls missing from the tree are invisible to this check; compare with a screenshot or an expectation file
heading	uiautomator	any	never	uiautomator does not print which texts are headings
heading	uiautomator2	any	seen	heading
heading	xcuitest;wda-json	any	seen	traits
heading	xcuitest-debug;maestro;detox;mac2	any	never	XCUITest has no type for headings
heading	winappdriver;novawindows;axe-windows;pywinauto	any	seen	HeadingLevel
heading	any	any	always	-
heading-level	any	any	seen	level;AXHeadingLevel;HeadingLevel;hierarchicalLevel;aria-level
order	ax;ax-json;idb;walker	any	always	-
order	cdp;playwright-aria;playwright-json;chromium-blink	any	always	-
order	any	any	never	the order of this source's dumps is that of views, not of reading
android-class	uiautomator;uiautomator2	any	always	-
android-class	any	android	never	this source prints no classes
android-class	any	any	alien	only Android has classes

"""##
  }

  static var notVerified: String {
##"""
# What no dump can prove. platforms: where it is said; any, a list, or apple. shown_by: raw attributes with which a dump does
# carry it, so that the line is left out.
what	why	where	platforms	shown_by
what is actually spoken, in which order, with which pauses	the tree is what a client would see; no screen reader ran	a device with the screen reader on, or a recording of it	any	-
that focus lands, moves, and comes back after a dialog	focus and its events are there only while the app runs	use by hand; two dumps show only the result	any	-
announcements, live regions and notifications (4.1.3)	events leave no node in a tree	a log of the notifications that are posted	any	-
contrast of text and of what is no text (1.4.3, 1.4.11)	a tree has no colours	a screenshot and a contrast checker	any	-
large text, clipping, resize and reflow (1.4.4, 1.4.10)	a tree has no fonts, and one size was captured	dumps at several sizes, compared with 'axverify diff'	any	-
that a text looks like a heading	a tree has no fonts	the screen itself, its source	any	-
that something which is absent should be there	a tree does not list what was never exposed	an expectation file, a screenshot, the source	any	-
gestures: swipes, long presses, drags	a gesture without an action is in no tree	the source	any	-
custom rotors, Magic Tap and Escape, direct touch, custom content, input labels	none of these dumps publishes them	the source, a device	apple	-
real hit regions	a frame is not a hit region	a touch, or the platform's own audit	any	-
keyboard and switch operation, traps of the focus (2.1.1, 2.1.2)	it needs input	use by hand	any	-
whether a label is true, and in the right language	a tree has no picture and no intent	a person	any	-
motion, time limits, sound, captions, orientation	they are not in the tree	use by hand	any	-
a half-way check, busy, and expanded before iOS 18	the platform has no place for them	-	ios	-
what of all this is shown: what is hidden stands in this dump like the rest	this source does not print it	a form of the dump that prints states	linux	states;state;visible;showing
roles by description, state descriptions, pane titles, actions	uiautomator leaves them out	a UiAutomator2 page source, or TalkBack's own dump	android	actions;pane-title
the mapping of tvOS and visionOS	it is inferred from UIKit; nobody has walked it	a device	tvos;visionos	-
what is inside web views, canvases, maps and video	another engine draws it, or nothing describes it	a web scanner, use by hand	any	-
other states of the screen: scrolled, rotated, empty, in error, dark, in another language	one capture is one moment	more dumps	any	-
conformance to WCAG as a whole	some criteria are looked at, none by a person	an audit by people	any	-

"""##
  }

  static var roleConcepts: String {
##"""
# Which neutral roles the concepts of role-words.tsv are about.
concept	roles
button	button;menu-button;popup-button;split-button;toggle-button;window-button;stepper-button
cell	cell;list-item
checkbox	checkbox
dialog	dialog;alert-dialog;sheet
dropdown	popup-button;menu-button;combobox
grid	grid
group	group
heading	heading
image	image;icon;image-map
label	text
link	link
list	list
menu	menu;menu-button
menu-item	menu-item
pager	pager
picker	picker;picker-wheel;date-picker;time-picker
progressbar	progress;activity;level
radio	radio
row	row;tree-item
searchfield	searchfield
securefield	securefield
slider	slider;picker-wheel;rating
stepper	stepper
switch	switch;toggle-button
tab	tab
tabbar	tab-list
table	table
textarea	textarea
textfield	textfield;textarea
toolbar	toolbar
unlabelled	-
view	-
webview	web-area

"""##
  }

  static var roleWords: String {
##"""
# Words that a screen reader already speaks for a role or a state, in lower case, with the languages they are said in.
# From TalkBack's translated strings (google/talkback, Apache-2.0, 2024-10-17), 85 locales; English words beyond those are
# added by hand from the control types of UI Automation, VoiceOver's usage and the word lists of other checkers.
# VoiceOver's own words differ in some languages; a project adds such words in its configuration.
kind	concept	word	locales
role	button	botoia	eu
role	button	botão	pt;pt-BR;pt-PT
role	button	botó	ca
role	button	botón	es;es-419;gl
role	button	bouton	fr;fr-CA
role	button	butang	ms
role	button	buton	ro
role	button	butoni	sq
role	button	button	en;en-AU;en-GB;en-IN;fil
role	button	dugme	bs;sr-Latn
role	button	düymə	az
role	button	düğme	tr
role	button	gomb	hu
role	button	gumb	hr;sl
role	button	hnappur	is
role	button	inkinobho	zu
role	button	kitufe	sw
role	button	knap	da
role	button	knapp	nb;no;sv
role	button	knop	nl
role	button	knoppie	af
role	button	mygtukas	lt
role	button	nupp	et
role	button	nút	vi
role	button	painike	fi
role	button	poga	lv
role	button	przycisk	pl
role	button	pulsante	it
role	button	push button	en
role	button	schaltfläche	de
role	button	tlačidlo	sk
role	button	tlačítko	cs
role	button	tombol	id
role	button	tugma	uz
role	button	κουμπί	el
role	button	баскыч	ky
role	button	бутон	bg
role	button	дугме	sr
role	button	кнопка	be;ru;uk
role	button	копче	mk
role	button	товчлуур	mn
role	button	түйме	kk
role	button	կոճակ	hy
role	button	לחצן	he
role	button	بٹن	ur
role	button	دکمه	fa
role	button	زر	ar
role	button	बटण	mr
role	button	बटन	hi;ne
role	button	বুটাম	as
role	button	বোতাম	bn
role	button	ਬਟਨ	pa
role	button	બટન	gu
role	button	ବଟନ୍‌	or
role	button	பட்டன்	ta
role	button	బటన్	te
role	button	ಬಟನ್‌	kn
role	button	ബട്ടൺ	ml
role	button	බොත්තම	si
role	button	ปุ่ม	th
role	button	ປຸ່ມ	lo
role	button	ခလုတ်	my
role	button	ღილაკი	ka
role	button	አዝራር	am
role	button	ប៊ូតុង	km
role	button	ボタン	ja
role	button	按鈕	zh-HK;zh-TW
role	button	按钮	zh-CN
role	button	버튼	ko
role	cell	cell	en
role	checkbox	afkrydsningsfelt	da
role	checkbox	avmerkingsboks	nb;no
role	checkbox	belgilash katakchasi	uz
role	checkbox	caixa de seleção	pt;pt-BR
role	checkbox	caixa de verificación	gl
role	checkbox	caixa de verificação	pt-PT
role	checkbox	case à cocher	fr;fr-CA
role	checkbox	casella de selecció	ca
role	checkbox	casella di controllo	it
role	checkbox	casetă de selectare	ro
role	checkbox	casilla de verificación	es;es-419
role	checkbox	check box	en;fil
role	checkbox	checkbox	en
role	checkbox	gátreitur	is
role	checkbox	hộp kiểm	vi
role	checkbox	ibhokisi lokuthikha	zu
role	checkbox	izvēles rūtiņa	lv
role	checkbox	jelölőnégyzet	hu
role	checkbox	kisanduku cha kuteua	sw
role	checkbox	koadroa	eu
role	checkbox	kotak centang	id
role	checkbox	kotak pilihan	ms
role	checkbox	kryssruta	sv
role	checkbox	kutia e kontrollit	sq
role	checkbox	kästchen	de
role	checkbox	merkblokkie	af
role	checkbox	märkeruut	et
role	checkbox	okvir za odabir	bs
role	checkbox	onay kutusu	tr
role	checkbox	pole wyboru	pl
role	checkbox	polje za potvrdu	sr-Latn
role	checkbox	potrditveno polje	sl
role	checkbox	potvrdni okvir	hr
role	checkbox	qeyd xanası	az
role	checkbox	selectievakje	nl
role	checkbox	tick box	en;en-AU;en-GB;en-IN
role	checkbox	valintaruutu	fi
role	checkbox	začiarkavacie políčko	sk
role	checkbox	zaškrtávací políčko	cs
role	checkbox	žymimasis laukelis	lt
role	checkbox	πλαίσιο ελέγχου	el
role	checkbox	белгилеме кутуча	ky
role	checkbox	квадратче за отметка	bg
role	checkbox	поле для птушкі	be
role	checkbox	поле за избор	mk
role	checkbox	поље за потврду	sr
role	checkbox	прапорець	uk
role	checkbox	флажок	ru
role	checkbox	шалгах хуудас	mn
role	checkbox	құсбелгі ұяшығы	kk
role	checkbox	նշավանդակ	hy
role	checkbox	תיבת סימון	he
role	checkbox	مربع اختيار	ar
role	checkbox	چارگوش انتخاب	fa
role	checkbox	چیک باکس	ur
role	checkbox	चेक बॉक्स	hi;mr
role	checkbox	जाँच बाकस	ne
role	checkbox	চেকবাক্স	bn
role	checkbox	চ্চেক বাকচ	as
role	checkbox	ਚੈੱਕ-ਬਾਕਸ	pa
role	checkbox	ચેક બૉક્સ	gu
role	checkbox	ଚେକ୍ ବାକ୍ସ	or
role	checkbox	செக்பாக்ஸ்	ta
role	checkbox	చెక్ బాక్స్‌	te
role	checkbox	ಚೆಕ್ ಬಾಕ್ಸ್	kn
role	checkbox	ചെക്ക് ബോക്‌സ്	ml
role	checkbox	සලකුණු කොටුව	si
role	checkbox	ช่องทำเครื่องหมาย	th
role	checkbox	ປ່ອງໝາຍ	lo
role	checkbox	ရွှေးချယ်ရန်အကွက်	my
role	checkbox	მოსანიშნი ველი	ka
role	checkbox	አመልካች ሳጥን	am
role	checkbox	ប្រអប់ធីក	km
role	checkbox	チェックボックス	ja
role	checkbox	复选框	zh-CN
role	checkbox	核取方塊	zh-TW
role	checkbox	選框	zh-HK
role	checkbox	체크박스	ko
role	dialog	dialog	en
role	dropdown	avattava luettelo	fi
role	dropdown	açılır liste	tr
role	dropdown	aşağı açılan siyahı	az
role	dropdown	combo box	en
role	dropdown	daftar drop-down	id
role	dropdown	danh sách thả xuống	vi
role	dropdown	drop down list	en
role	dropdown	drop down na listahan	fil
role	dropdown	drop-down menu	en-AU;en-GB;en-IN
role	dropdown	drop-down-liste	de
role	dropdown	dropdown	en
role	dropdown	dropdownmenu	nl
role	dropdown	elenco a discesa	it
role	dropdown	fellilisti	is
role	dropdown	goitibeherako zerrenda	eu
role	dropdown	išskleidžiamasis sąrašas	lt
role	dropdown	kieslys	af
role	dropdown	legördülő lista	hu
role	dropdown	lista	pl
role	dropdown	lista desplegable	es;es-419
role	dropdown	lista despregable	gl
role	dropdown	lista me lëshim poshtë	sq
role	dropdown	lista pendente	pt-PT
role	dropdown	lista suspensa	pt;pt-BR
role	dropdown	liste déroulante	fr;fr-CA
role	dropdown	listă drop-down	ro
role	dropdown	llista desplegable	ca
role	dropdown	nolaižamais saraksts	lv
role	dropdown	orodha kunjuzi	sw
role	dropdown	padajuća lista	bs;sr-Latn
role	dropdown	padajući popis	hr
role	dropdown	pastga ochiladigan ro‘yxat	uz
role	dropdown	pop up button	en
role	dropdown	ripploend	et
role	dropdown	rozbalovací seznam	cs
role	dropdown	rozbaľovací zoznam	sk
role	dropdown	rullegardinliste	nb;no
role	dropdown	rullemenu	da
role	dropdown	rullgardinsmeny	sv
role	dropdown	senarai lungsur	ms
role	dropdown	spustni seznam	sl
role	dropdown	uhlu olushona ezansi	zu
role	dropdown	αναπτυσσόμενη λίστα	el
role	dropdown	ашылмалы тізім	kk
role	dropdown	выпадны спіс	be
role	dropdown	дэлгэрэнгүй харах жагсаалт	mn
role	dropdown	падащ списък	bg
role	dropdown	падајућа листа	sr
role	dropdown	паѓачки список	mk
role	dropdown	раскрывающееся меню	ru
role	dropdown	спадний список	uk
role	dropdown	ылдый түшүүчү тизме	ky
role	dropdown	իջնող ցանկ	hy
role	dropdown	רשימה נפתחת	he
role	dropdown	فهرست کرکره‌ای	fa
role	dropdown	قائمة منسدلة	ar
role	dropdown	ڈراپ ڈاؤن فہرست	ur
role	dropdown	ड्रप-डाउन सूची	ne
role	dropdown	ड्रॉप डाउन सूची	hi;mr
role	dropdown	ড্রপ-ডাউন তালিকা	bn
role	dropdown	ড্ৰপ ডাউন সূচী	as
role	dropdown	ਡ੍ਰੌਪ-ਡਾਊਨ ਸੂਚੀ	pa
role	dropdown	ડ્રોપ ડાઉન સૂચિ	gu
role	dropdown	ଡ୍ରପ୍‌-ଡାଉନ୍‌ ତାଲିକା	or
role	dropdown	கீழ் தோன்றுதல் பட்டி	ta
role	dropdown	డ్రాప్ డౌన్ లిస్ట్‌	te
role	dropdown	ಡ್ರಾಪ್ ಡೌನ್ ಪಟ್ಟಿ	kn
role	dropdown	ഡ്രോപ്പ്‌ ഡൗൺ ലിസ്റ്റ്	ml
role	dropdown	පතන ලැයිස්තුව	si
role	dropdown	รายการแบบเลื่อนลง	th
role	dropdown	ລາຍຊື່ແບບເລື່ອນລົງ	lo
role	dropdown	ဆွဲချစာရင်း	my
role	dropdown	ჩამოსაშლელი სია	ka
role	dropdown	የተቆልቋይ ዝርዝር	am
role	dropdown	បញ្ជីទម្លាក់ចុះ	km
role	dropdown	プルダウンリスト	ja
role	dropdown	下拉列表	zh-CN
role	dropdown	下拉式清單	zh-HK;zh-TW
role	dropdown	드롭다운 목록	ko
role	grid	cuadrícula	es;es-419
role	grid	gitter	da
role	grid	grade	gl;pt;pt-BR
role	grid	graella	ca
role	grid	grelha	pt-PT
role	grid	grid	en;en-AU;en-GB;en-IN;fil;ms
role	grid	gridi	sw
role	grid	griglia	it
role	grid	grille	fr;fr-CA
role	grid	grilă	ro
role	grid	igridi	zu
role	grid	jadval	uz
role	grid	kisi	id
role	grid	kılavuz	tr
role	grid	lưới	vi
role	grid	mreža	bs;sl;sr-Latn
role	grid	mriežka	sk
role	grid	mřížkové zobrazení	cs
role	grid	raster	de;nl
role	grid	rešetka	hr
role	grid	režģis	lv
role	grid	rooster	af
role	grid	rrjeta	sq
role	grid	rutenett	nb;no
role	grid	rutnät	sv
role	grid	ruudukko	fi
role	grid	ruudustik	et
role	grid	rács	hu
role	grid	sareta	eu
role	grid	siatka	pl
role	grid	tafla	is
role	grid	tinklelis	lt
role	grid	tor	az
role	grid	πλέγμα	el
role	grid	мрежа	mk;sr
role	grid	сетка	be
role	grid	сетка.	ru
role	grid	сітка	uk
role	grid	таблица	bg
role	grid	тор	kk
role	grid	торчо	ky
role	grid	хүснэгт	mn
role	grid	ցանց	hy
role	grid	רשת	he
role	grid	جدولی	fa
role	grid	شبكة	ar
role	grid	گرڈ	ur
role	grid	ग्रिड	hi;mr;ne
role	grid	গ্রিড	bn
role	grid	গ্ৰিড	as
role	grid	ਗ੍ਰਿਡ	pa
role	grid	ગ્રિડ	gu
role	grid	ଗ୍ରୀଡ୍	or
role	grid	கட்டம்	ta
role	grid	గ్రిడ్	te
role	grid	ಗ್ರಿಡ್	kn
role	grid	ഗ്രിഡ്	ml
role	grid	ජාලකය	si
role	grid	ตาราง	th
role	grid	ຕາໜ່າງ	lo
role	grid	ဂရိ	my
role	grid	ცხრილი	ka
role	grid	ፍርግርግ	am
role	grid	ក្រឡា​	km
role	grid	グリッド	ja
role	grid	格狀	zh-TW
role	grid	網格	zh-HK
role	grid	网格	zh-CN
role	grid	바둑판	ko
role	group	group	en
role	heading	antraštė	lt
role	heading	başlık	tr
role	heading	başlıq	az
role	heading	cabeçalho	pt-PT
role	heading	címsor	hu
role	heading	encabezado	es;es-419
role	heading	encapçalament	ca
role	heading	fyrirsögn	is
role	heading	goiburua	eu
role	heading	header	en
role	heading	heading	en;en-AU;en-GB;en-IN;fil
role	heading	intestazione	it
role	heading	isihloko	zu
role	heading	judul	id
role	heading	kichwa	sw
role	heading	kop	nl
role	heading	nadpis	cs;sk
role	heading	nagłówek	pl
role	heading	naslov	bs;hr;sl;sr-Latn
role	heading	opskrif	af
role	heading	otsikko	fi
role	heading	overskrift	da;nb;no
role	heading	pealkiri	et
role	heading	rubrik	sv
role	heading	sarlavha	uz
role	heading	tajuk	ms
role	heading	titlu	ro
role	heading	titre	fr;fr-CA
role	heading	titulli	sq
role	heading	tiêu đề	vi
role	heading	título	gl;pt;pt-BR
role	heading	virsraksts	lv
role	heading	überschrift	de
role	heading	κεφαλίδα	el
role	heading	баш аты	ky
role	heading	загаловак	be
role	heading	заглавие	bg
role	heading	заголовок	uk
role	heading	заголовок.	ru
role	heading	наслов	mk;sr
role	heading	тақырып	kk
role	heading	толгой	mn
role	heading	վերնագիր	hy
role	heading	כותרת	he
role	heading	عنوان	ar;fa
role	heading	ہیڈنگ	ur
role	heading	टाइटल	hi
role	heading	शीर्षक	mr;ne
role	heading	শিরোনাম	bn
role	heading	শিৰোনাম	as
role	heading	ਸਿਰਲੇਖ	pa
role	heading	મથાળું	gu
role	heading	ଶୀର୍ଷକ	or
role	heading	தலைப்பு	ta
role	heading	ముఖ్య శీర్షిక	te
role	heading	ಶೀರ್ಷಿಕೆ	kn
role	heading	തലക്കെട്ട്	ml
role	heading	හෙඩිම	si
role	heading	ส่วนหัว	th
role	heading	ຫົວເລື່ອງ	lo
role	heading	ခေါင်းစီး	my
role	heading	სათაური	ka
role	heading	ርዕስ	am
role	heading	ចំណង​ជើង	km
role	heading	标题	zh-CN
role	heading	標題	zh-HK;zh-TW
role	heading	見出し	ja
role	heading	제목	ko
role	image	afbeelding	nl
role	image	attēls	lv
role	image	bild	de;sv
role	image	bilde	nb;no
role	image	billede	da
role	image	gambar	id
role	image	graphic	en
role	image	hình ảnh	vi
role	image	icon	en
role	image	image	en;en-AU;en-GB;en-IN;fr;fr-CA
role	image	imagem	pt;pt-BR;pt-PT
role	image	imagen	es;es-419
role	image	imagine	ro
role	image	imatge	ca
role	image	imaxe	gl
role	image	imazh	sq
role	image	imej	ms
role	image	immagine	it
role	image	irudia	eu
role	image	isithombe	zu
role	image	kuva	fi
role	image	kép	hu
role	image	larawan	fil
role	image	mynd	is
role	image	obrázek	cs
role	image	obrázok	sk
role	image	picha	sw
role	image	picture	en
role	image	pilt	et
role	image	prent	af
role	image	rasm	uz
role	image	resim	tr
role	image	slika	bs;hr;sl;sr-Latn
role	image	təsvir	az
role	image	vaizdas	lt
role	image	zdjęcie	pl
role	image	εικόνα	el
role	image	відарыс	be
role	image	зображення	uk
role	image	зураг	mn
role	image	изображение	bg;ru
role	image	кескін	kk
role	image	слика	mk;sr
role	image	сүрөт	ky
role	image	պատկեր	hy
role	image	תמונה	he
role	image	تصویر	fa;ur
role	image	صورة	ar
role	image	इमेज	hi;mr
role	image	छवि	ne
role	image	চিত্ৰ	as
role	image	ছবি	bn
role	image	ਚਿਤਰ	pa
role	image	છબી	gu
role	image	ଇମେଜ୍‍	or
role	image	படம்	ta
role	image	చిత్రం	te
role	image	ಚಿತ್ರ	kn
role	image	ചിത്രം	ml
role	image	රූපය	si
role	image	รูปภาพ	th
role	image	ຮູບ	lo
role	image	ပုံ	my
role	image	სურათი	ka
role	image	ምስል	am
role	image	រូបភាព	km
role	image	图片	zh-CN
role	image	圖片	zh-HK;zh-TW
role	image	画像	ja
role	image	이미지	ko
role	label	label	en
role	link	link	en
role	list	daftar	id
role	list	danh sách	vi
role	list	elenco	it
role	list	lijst	nl
role	list	list	en;en-AU;en-GB;en-IN
role	list	lista	bs;es;es-419;fi;gl;hu;pl;pt;pt-BR;pt-PT;sq;sr-Latn;sv
role	list	listahan	fil
role	list	liste	da;de;fr;fr-CA;nb;no;tr
role	list	listi	is
role	list	listă	ro
role	list	llista	ca
role	list	loend	et
role	list	lys	af
role	list	orodha	sw
role	list	popis	hr
role	list	ro‘yxat	uz
role	list	saraksts	lv
role	list	senarai	ms
role	list	seznam	cs;sl
role	list	siyahı	az
role	list	sąrašas	lt
role	list	uhlu	zu
role	list	zerrenda	eu
role	list	zoznam	sk
role	list	λίστα	el
role	list	жагсаалт	mn
role	list	листа	sr
role	list	список	mk;uk
role	list	список.	ru
role	list	списък	bg
role	list	спіс	be
role	list	тизме	ky
role	list	тізім	kk
role	list	ցանկ	hy
role	list	רשימה	he
role	list	فهرست	fa
role	list	فہرست	ur
role	list	قائمة	ar
role	list	सूची	hi;mr;ne
role	list	তালিকা	bn
role	list	সূচী	as
role	list	ਸੂਚੀ	pa
role	list	સૂચિ	gu
role	list	ତାଲିକା	or
role	list	பட்டியல்	ta
role	list	లిస్ట్‌	te
role	list	ಪಟ್ಟಿ	kn
role	list	ലിസ്റ്റ്	ml
role	list	ලැයිස්තුව	si
role	list	รายการ	th
role	list	စာရင်း	my
role	list	სია	ka
role	list	ዝርዝር	am
role	list	បញ្ជី	km
role	list	​ລາຍ​ຊື່	lo
role	list	リスト	ja
role	list	列表	zh-CN
role	list	清單	zh-HK;zh-TW
role	list	목록	ko
role	menu	menu	en
role	menu-item	menu item	en
role	pager	affichage multi-page	fr-CA
role	pager	afișare cu mai multe pagini	ro
role	pager	bir nechta sahifali ko‘rinish	uz
role	pager	chế độ xem nhiều trang	vi
role	pager	flersidet visning	da
role	pager	kelių puslapių rodinys	lt
role	pager	mehrseitenansicht	de
role	pager	mitme lehe vaatamine	et
role	pager	monisivuinen näkymä	fi
role	pager	multi-page na view	fil
role	pager	multi-page view	en;en-AU;en-GB;en-IN
role	pager	multibladsyaansig	af
role	pager	mwonekano wa kurasa nyingi	sw
role	pager	orri bat baino gehiagoko ikuspegia	eu
role	pager	pamja me shumë faqe	sq
role	pager	paparan berbilang halaman	ms
role	pager	pogled več strani	sl
role	pager	prikaz sa više stranica	sr-Latn
role	pager	prikaz više strana	bs
role	pager	prikaz više stranica	hr
role	pager	tampilan multihalaman	id
role	pager	többoldalas nézet	hu
role	pager	ukubuka kwamakhasi amaningi	zu
role	pager	vairāku lapu skatījums	lv
role	pager	visning av flere sider	nb;no
role	pager	vista de páginas múltiples	es;es-419
role	pager	vista de varias páxinas	gl
role	pager	vista de várias páginas	pt-PT
role	pager	visualització de diverses pàgines	ca
role	pager	visualização de várias páginas	pt;pt-BR
role	pager	visualizzazione a più pagine	it
role	pager	vue multipage	fr
role	pager	vy med flera sidor	sv
role	pager	weergave met meerdere pagina's	nl
role	pager	widok z wieloma stronami	pl
role	pager	yfirlit með mörgum síðum	is
role	pager	zobrazenie viacerých stránok	sk
role	pager	zobrazení více stránek	cs
role	pager	çok sayfalı görünüm	tr
role	pager	çox saylı səhifə görünüşü	az
role	pager	προβολή πολλών σελίδων	el
role	pager	изглед с няколко страници	bg
role	pager	көп барактуу көрүнүш	ky
role	pager	көп беттік көрініс	kk
role	pager	многостраничный режим	ru
role	pager	олон хуудас харах	mn
role	pager	перегляд кількох сторінок	uk
role	pager	преглед на повеќе страници	mk
role	pager	приказ са више страница	sr
role	pager	шматстаронкавы выгляд	be
role	pager	բազմաէջ տեսք	hy
role	pager	תצוגה בעלת מספר דפים	he
role	pager	عرض متعدد الصفحات	ar
role	pager	متعدد صفحات منظر	ur
role	pager	نمای چندصفحه‌ای	fa
role	pager	बहु-पृष्ठको दृश्य	ne
role	pager	बहु-पेज दृश्य	hi
role	pager	मल्टी-पेज दृश्य	mr
role	pager	একাধিক-পৃষ্ঠার দৃশ্য	bn
role	pager	বহু পৃষ্ঠাৰ দর্শন	as
role	pager	ਇੱਕ ਤੋਂ ਵਧੇਰੇ-ਪੰਨੇ ਦ੍ਰਿਸ਼	pa
role	pager	બહુવિધ-પૃષ્ઠ દૃશ્ય	gu
role	pager	ଏକାଧିକ-ପୃଷ୍ଠାର ଭ୍ୟୁ	or
role	pager	பல பக்கக் காட்சி	ta
role	pager	బహుళ పేజీల వీక్షణ	te
role	pager	ಬಹು-ಪುಟ ವೀಕ್ಷಣೆ	kn
role	pager	വിവിധ-പേജ് കാഴ്‌ച	ml
role	pager	බහු-පිටු දසුන	si
role	pager	การดูแบบหลายหน้า	th
role	pager	ມຸມມອງແບບຫຼາຍໜ້າ	lo
role	pager	စာမျက်နှာတွေကို တစ်ပြိုင်ထဲကြည့်ပါမယ်။	my
role	pager	მრავალგვერდიანი ხედი	ka
role	pager	ባለብዙ ገፅ ዕይታ	am
role	pager	ការមើលជាទំព័រច្រើន	km
role	pager	マルチページ ビュー	ja
role	pager	多頁檢視	zh-HK
role	pager	多頁面檢視	zh-TW
role	pager	多页面视图	zh-CN
role	pager	멀티 페이지 보기	ko
role	picker	picker	en
role	progressbar	bar kemajuan	ms
role	progressbar	barra de progreso	es;es-419;gl
role	progressbar	barra de progresso	pt;pt-BR;pt-PT
role	progressbar	barra de progrés	ca
role	progressbar	barra di avanzamento	it
role	progressbar	barre de progression	fr;fr-CA
role	progressbar	bară de progres	ro
role	progressbar	bilah kemajuan	id
role	progressbar	edenemisriba	et
role	progressbar	eigos juosta	lt
role	progressbar	etenemispalkki	fi
role	progressbar	folyamatjelző	hu
role	progressbar	framvindustika	is
role	progressbar	fremdriftslinje	nb;no
role	progressbar	förloppsindikator	sv
role	progressbar	garapen-barra	eu
role	progressbar	gediş paneli	az
role	progressbar	ibha lokuqhubeka	zu
role	progressbar	i̇lerleme çubuğu	tr
role	progressbar	jarayon indikatori	uz
role	progressbar	norises josla	lv
role	progressbar	panel priebehu	sk
role	progressbar	pasek postępu	pl
role	progressbar	progress bar	en;en-AU;en-GB;en-IN;fil
role	progressbar	progress indicator	en
role	progressbar	shiriti i progresit	sq
role	progressbar	statusleiste	de
role	progressbar	statuslinje	da
role	progressbar	thanh tiến độ	vi
role	progressbar	traka napretka	bs;hr;sr-Latn
role	progressbar	ukazatel postupu	cs
role	progressbar	upau wa kuonyesha hatua	sw
role	progressbar	voortgangsbalk	nl
role	progressbar	vorderingsbalk	af
role	progressbar	vrstica napredovanja	sl
role	progressbar	γραμμή προόδου	el
role	progressbar	аткаруу көрсөткүчү	ky
role	progressbar	индикатор выполнения	ru
role	progressbar	лента за напредок	mk
role	progressbar	лента за напредъка	bg
role	progressbar	орындалу жолағы	kk
role	progressbar	панель перебігу	uk
role	progressbar	трака напретка	sr
role	progressbar	явцын хэсэг	mn
role	progressbar	індыкатар стану	be
role	progressbar	ընթացագոտի	hy
role	progressbar	סרגל התקדמות	he
role	progressbar	شريط التقدم	ar
role	progressbar	نوار پیشرفت	fa
role	progressbar	پیش رفت کا بار	ur
role	progressbar	प्रगति पट्टी	ne
role	progressbar	प्रगति बार	hi
role	progressbar	प्रगती बार	mr
role	progressbar	প্রগতি বার	bn
role	progressbar	প্ৰগতিৰ হাৰ নির্দেশ কৰা দণ্ড	as
role	progressbar	ਪ੍ਰਗਤੀ ਪੱਟੀ	pa
role	progressbar	પ્રગતિ બાર	gu
role	progressbar	ପ୍ରୋଗ୍ରେସ୍‌ ବାର୍‌	or
role	progressbar	செயல்நிலைப் பட்டி	ta
role	progressbar	ప్రోగ్రెస్ బార్	te
role	progressbar	ಪ್ರಗತಿ ಪಟ್ಟಿ	kn
role	progressbar	പ്രോഗ്രസ്സ് ബാർ	ml
role	progressbar	ප්‍රගති තීරුව	si
role	progressbar	แถบความคืบหน้า	th
role	progressbar	ແຖບຄວາມຄືບໜ້າ	lo
role	progressbar	တိုးတက်မှုပြ ဘားတန်း	my
role	progressbar	პროგრესის ზოლი	ka
role	progressbar	የሂደት አሞሌ	am
role	progressbar	របារ​ដំណើរការ	km
role	progressbar	进度条	zh-CN
role	progressbar	進度列	zh-HK;zh-TW
role	progressbar	進行状況バー	ja
role	progressbar	진행률 표시줄	ko
role	radio	akutė	lt
role	radio	alternativknap	da
role	radio	alternativknapp	nb;no;sv
role	radio	aukera-botoia	eu
role	radio	botão de opção	pt;pt-BR;pt-PT
role	radio	botó d'opció	ca
role	radio	botón de opción	gl
role	radio	botón de selección	es;es-419
role	radio	bouton radio	fr-CA
role	radio	butang radio	ms
role	radio	buton radio	ro
role	radio	butoni i radios	sq
role	radio	case d'option	fr
role	radio	dugme za izbor	bs;sr-Latn
role	radio	hringhnappur	is
role	radio	inkinobho yerediyo	zu
role	radio	izbirni gumb	sl
role	radio	izborni gumb	hr
role	radio	keuzerondje	nl
role	radio	kitufe cha mviringo	sw
role	radio	nút radio	vi
role	radio	optionsfeld	de
role	radio	poga	lv
role	radio	prepínač	sk
role	radio	przycisk opcji	pl
role	radio	pulsante di opzione	it
role	radio	přepínací políčko	cs
role	radio	raadionupp	et
role	radio	radio button	en;en-AU;en-GB;en-IN;fil
role	radio	radio düymə	az
role	radio	radioknoppie	af
role	radio	radyo düğmesi	tr
role	radio	tanlash tugmasi	uz
role	radio	tombol radio	id
role	radio	valintanappi	fi
role	radio	választógomb	hu
role	radio	κουμπί επιλογής	el
role	radio	ауыстырғыш	kk
role	radio	бутон за избор	bg
role	radio	дугме за избор	sr
role	radio	кнопка-пераключальнік	be
role	radio	переключатель	ru
role	radio	перемикач	uk
role	radio	радио баскычы	ky
role	radio	радио товчлуур	mn
role	radio	радиокопче	mk
role	radio	կետակոճակ	hy
role	radio	לחצן בחירה	he
role	radio	دکمه رادیویی	fa
role	radio	ریڈیو بٹن	ur
role	radio	زر اختيار	ar
role	radio	रेडिओ बटण	mr
role	radio	रेडियो बटन	hi;ne
role	radio	রেডিও বোতাম	bn
role	radio	ৰেডিঅ' বুটাম	as
role	radio	ਰੇਡੀਓ ਬਟਨ	pa
role	radio	રેડિઓ બટન	gu
role	radio	ରେଡିଓ ବଟନ୍‌	or
role	radio	ரேடியோ பட்டன்	ta
role	radio	రేడియో బటన్	te
role	radio	ರೇಡಿಯೋ ಬಟನ್	kn
role	radio	റേഡിയോ ബട്ടൺ	ml
role	radio	රේඩියෝ බොත්තම	si
role	radio	ปุ่มตัวเลือก	th
role	radio	ປຸ່ມເຄື່ອງໝາຍເລືອກ	lo
role	radio	ရေဒီယို ခလုတ်	my
role	radio	რადიო ღილაკი	ka
role	radio	የሬዲዮ አዝራር	am
role	radio	ប៊ូតុង​​មូល	km
role	radio	ラジオボタン	ja
role	radio	单选按钮	zh-CN
role	radio	圓形按鈕	zh-HK;zh-TW
role	radio	라디오 버튼	ko
role	row	row	en
role	searchfield	search field	en
role	securefield	password field	en
role	securefield	secure text field	en
role	slider	adjustable	en
role	slider	control deslizante	es;es-419
role	slider	control desprazable	gl
role	slider	controle deslizante	pt;pt-BR
role	slider	controlo de deslize	pt-PT
role	slider	control lliscant	ca
role	slider	csúszka	hu
role	slider	curseur	fr;fr-CA
role	slider	cursore	it
role	slider	drsnik	sl
role	slider	glidebryter	nb;no
role	slider	glisor	ro
role	slider	glyer	af
role	slider	graduatzailea	eu
role	slider	isilayida	zu
role	slider	kaydırma çubuğu	tr
role	slider	kitelezi	sw
role	slider	klizač	bs;hr;sr-Latn
role	slider	liugur	et
role	slider	liukusäädin	fi
role	slider	peluncur	ms
role	slider	penggeser	id
role	slider	posuvník	cs
role	slider	posúvač	sk
role	slider	rrëshqitësi	sq
role	slider	schieberegler	de
role	slider	schuifregelaar	nl
role	slider	skjutreglage	sv
role	slider	skyder	da
role	slider	slayder	az;uz
role	slider	sleði	is
role	slider	slider	en;en-AU;en-GB;en-IN;fil
role	slider	slīdnis	lv
role	slider	suwak	pl
role	slider	thanh trượt	vi
role	slider	šliaužiklis	lt
role	slider	ρυθμιστικό	el
role	slider	гулсуулагч	mn
role	slider	жүгірткі	kk
role	slider	клизач	sr
role	slider	лизгач	mk
role	slider	паўзунок	be
role	slider	плъзгач	bg
role	slider	повзунок	uk
role	slider	ползунок	ru
role	slider	сыдырма	ky
role	slider	սահիչ	hy
role	slider	פס הזזה	he
role	slider	سلائیڈر	ur
role	slider	شريط التمرير	ar
role	slider	لغزنده	fa
role	slider	स्लाइडर	hi;ne
role	slider	स्लायडर	mr
role	slider	শ্লাইডাৰ	as
role	slider	স্লাইডার	bn
role	slider	ਸਲਾਈਡਰ	pa
role	slider	સ્લાઇડર	gu
role	slider	ସ୍ଲାଇଡର୍	or
role	slider	ஸ்லைடர்	ta
role	slider	స్లయిడర్	te
role	slider	ಸ್ಲೈಡರ್	kn
role	slider	സ്ലൈഡർ	ml
role	slider	ස්ලයිඩරය	si
role	slider	แถบเลื่อน	th
role	slider	ແຖບເລື່ອນ	lo
role	slider	ရွှေ့တုံး	my
role	slider	სლაიდერი	ka
role	slider	ተንሸራታች	am
role	slider	របាររំកិល	km
role	slider	スライダー	ja
role	slider	滑块	zh-CN
role	slider	滑桿	zh-HK;zh-TW
role	slider	슬라이더	ko
role	stepper	stepper	en
role	switch	almashtirish	uz
role	switch	anahtar	tr
role	switch	bouton	fr
role	switch	bryter	nb;no
role	switch	commutateur	fr-CA
role	switch	comutator	ro
role	switch	etengailua	eu
role	switch	interruptor	ca;es;es-419;gl;pt;pt-BR;pt-PT
role	switch	jungiklis	lt
role	switch	keçid	az
role	switch	kontakt	da
role	switch	lüliti	et
role	switch	nút chuyển	vi
role	switch	opzione	it
role	switch	prekidač	bs;hr;sr-Latn
role	switch	prepínač	sk
role	switch	przełącz	pl
role	switch	přepínač	cs
role	switch	reglage	sv
role	switch	rofi	is
role	switch	schakelaar	nl
role	switch	schalter	de
role	switch	shintsha	zu
role	switch	skakelaar	af
role	switch	slēdzis	lv
role	switch	stikalo	sl
role	switch	swichi	sw
role	switch	switch	en;en-AU;en-GB;en-IN;fil
role	switch	switch button	en
role	switch	toggle	en
role	switch	tombol	id
role	switch	tukar	ms
role	switch	valitsin	fi
role	switch	váltás	hu
role	switch	çelësi	sq
role	switch	διακόπτης	el
role	switch	ауысу	kk
role	switch	которуштуруу	ky
role	switch	пераключальнік	be
role	switch	переключатель	ru
role	switch	перемикач	uk
role	switch	превключвател	bg
role	switch	прекидач	sr
role	switch	прекинувач	mk
role	switch	шилжигч	mn
role	switch	փոխանջատիչ	hy
role	switch	מתג	he
role	switch	سوئچ	ur
role	switch	سوئیچ	fa
role	switch	مفتاح تحكّم	ar
role	switch	स्विच	hi;mr;ne
role	switch	ছুইচ	as
role	switch	পাল্টান	bn
role	switch	ਸਵਿੱਚ ਕਰੋ	pa
role	switch	સ્વિચ કરો	gu
role	switch	ପରିବର୍ତ୍ତନ କରନ୍ତୁ	or
role	switch	ஸ்விட்ச்	ta
role	switch	మార్చేది	te
role	switch	ಸ್ವಿಚ್	kn
role	switch	സ്വിച്ച്	ml
role	switch	මාරු වෙන්න	si
role	switch	สวิตช์	th
role	switch	ສະລັບ	lo
role	switch	ခလုတ်	my
role	switch	გადამრთველი	ka
role	switch	ቀይር	am
role	switch	បិទ/បើក	km
role	switch	スイッチ	ja
role	switch	切換按鈕	zh-HK
role	switch	开关	zh-CN
role	switch	開關	zh-TW
role	switch	스위치	ko
role	tab	tab	en
role	tabbar	bar tab	ms
role	tabbar	barra de guias	pt;pt-BR
role	tabbar	barra de pestanas	gl
role	tabbar	barra de pestanyes	ca
role	tabbar	barra de pestañas	es;es-419
role	tabbar	barra de separadores	pt-PT
role	tabbar	barra delle schede	it
role	tabbar	barre d'onglets	fr;fr-CA
role	tabbar	bară cu file	ro
role	tabbar	bilah tab	id
role	tabbar	ciļņu josla	lv
role	tabbar	darchalar paneli	uz
role	tabbar	fanelinje	da
role	tabbar	fanerad	nb;no
role	tabbar	fitxa-barra	eu
role	tabbar	flikfält	sv
role	tabbar	flipastika	is
role	tabbar	fülsáv	hu
role	tabbar	ibha yethebhu	zu
role	tabbar	lišta karet	cs
role	tabbar	oortjiebalk	af
role	tabbar	panel kariet	sk
role	tabbar	pasek kart	pl
role	tabbar	sekme çubuğu	tr
role	tabbar	shiriti i skedës	sq
role	tabbar	skirtukų juosta	lt
role	tabbar	tab bar	en;en-AU;en-GB;en-IN;fil
role	tabbar	tab paneli	az
role	tabbar	tabbladbalk	nl
role	tabbar	tableiste	de
role	tabbar	thanh tab	vi
role	tabbar	traka kartica	hr
role	tabbar	traka sa karticama	sr-Latn
role	tabbar	traka tabulatora	bs
role	tabbar	upao wa kichupo	sw
role	tabbar	vahekaardiriba	et
role	tabbar	vrstica z zavihki	sl
role	tabbar	välilehtirivi	fi
role	tabbar	γραμμή καρτελών	el
role	tabbar	лента с раздели	bg
role	tabbar	лента со картички	mk
role	tabbar	панель вкладок	uk
role	tabbar	панель вкладок.	ru
role	tabbar	панэль укладак	be
role	tabbar	таб хавтан	mn
role	tabbar	трака са картицама	sr
role	tabbar	қойындылар жолағы	kk
role	tabbar	өтмөк тилкеси	ky
role	tabbar	ներդիրի գոտի	hy
role	tabbar	שורת כרטיסיות	he
role	tabbar	شريط علامات التبويب	ar
role	tabbar	نوار برگه	fa
role	tabbar	ٹیب بار	ur
role	tabbar	टॅब बार	mr
role	tabbar	टैब बार	hi
role	tabbar	ट्याब पट्टि	ne
role	tabbar	টেবৰ দণ্ড	as
role	tabbar	ট্যাব দণ্ড	bn
role	tabbar	ਟੈਬ ਬਾਰ	pa
role	tabbar	ટેબ બાર	gu
role	tabbar	ଟାବ୍‌ ବାର୍‌	or
role	tabbar	தாவல் பட்டி	ta
role	tabbar	ట్యాబ్ బార్	te
role	tabbar	ಟ್ಯಾಬ್ ಪಟ್ಟಿ	kn
role	tabbar	ടാബ് ബാർ	ml
role	tabbar	ටැබ් තීර	si
role	tabbar	แถบแท็บ	th
role	tabbar	ແຖບ	lo
role	tabbar	တဘ် ဘား	my
role	tabbar	ჩანართების ზოლი	ka
role	tabbar	የትር አሞሌ	am
role	tabbar	របារ​ផ្ទាំង	km
role	tabbar	タブバー	ja
role	tabbar	标签栏	zh-CN
role	tabbar	標籤列	zh-HK;zh-TW
role	tabbar	탭바	ko
role	table	table	en
role	textarea	text area	en
role	textfield	bearbeitungsfeld	de
role	textfield	bewerkingsvak	nl
role	textfield	caixa de edição	pt;pt-BR;pt-PT
role	textfield	casella di modifica	it
role	textfield	casetă de editare	ro
role	textfield	cuadro de edición	es
role	textfield	düzenleme kutusu	tr
role	textfield	edit	en
role	textfield	edit box	en;en-AU;en-GB;en-IN
role	textfield	editar caixa	gl
role	textfield	editar casilla	es-419
role	textfield	editatzeko koadroa	eu
role	textfield	hlela ibhokisi	zu
role	textfield	hộp chỉnh sửa	vi
role	textfield	kahon sa pag-edit	fil
role	textfield	kisanduku cha kubadilisha	sw
role	textfield	kotak edit	id;ms
role	textfield	muokkauskenttä	fi
role	textfield	muutmiskast	et
role	textfield	okvir za izmene	sr-Latn
role	textfield	okvir za uređivanje	bs
role	textfield	pole edycji	pl
role	textfield	pole úprav	sk
role	textfield	polje za urejanje	sl
role	textfield	quadre d'edició	ca
role	textfield	redagavimo laukelis	lt
role	textfield	redakto kutinë	sq
role	textfield	redaktə qutusu	az
role	textfield	redigeerkassie	af
role	textfield	redigeringsfelt	da;nb;no
role	textfield	redigeringsruta	sv
role	textfield	rediģēšanas lodziņš	lv
role	textfield	szerkesztőmező	hu
role	textfield	tahrirlash maydoni	uz
role	textfield	text field	en
role	textfield	textareitur	is
role	textfield	textové pole	cs
role	textfield	uređivački okvir	hr
role	textfield	zone d'édition	fr;fr-CA
role	textfield	πλαίσιο επεξεργασίας	el
role	textfield	вікно редагування	uk
role	textfield	засах хэсэг	mn
role	textfield	оквир за измене	sr
role	textfield	окно редактирования	ru
role	textfield	поле за редактиране	bg
role	textfield	поле за уредување	mk
role	textfield	поле рэдагавання	be
role	textfield	түзөтүү кутучасы	ky
role	textfield	өңдеу өрісі	kk
role	textfield	խմբագրման դաշտ	hy
role	textfield	תיבת עריכה	he
role	textfield	ترمیمی باکس	ur
role	textfield	مربع تعديل	ar
role	textfield	چارگوش ویرایش	fa
role	textfield	संपादन बॉक्स	hi;mr
role	textfield	सम्पादन बाकस	ne
role	textfield	সম্পাদনা বাকচ	as
role	textfield	সম্পাদনা বাক্স	bn
role	textfield	ਸੰਪਾਦਨ ਬਾਕਸ	pa
role	textfield	સંપાદન બૉક્સ	gu
role	textfield	ଏଡିଟ ବକ୍ସ	or
role	textfield	திருத்துதல் பெட்டி	ta
role	textfield	ఎడిట్ బాక్స్	te
role	textfield	ಎಡಿಟ್ ಬಾಕ್ಸ್‌	kn
role	textfield	എഡിറ്റ് ബോക്‌സ്	ml
role	textfield	සංස්කරණ කොටුව	si
role	textfield	ช่องแก้ไข	th
role	textfield	ແກ້ໄຂປ່ອງ	lo
role	textfield	တည်းဖြတ်ရန် အကွက်	my
role	textfield	რედაქტირების ველი	ka
role	textfield	ሳጥኑን ያርትዑ	am
role	textfield	ប្រអប់កែសម្រួល	km
role	textfield	編輯方塊	zh-TW
role	textfield	編輯框	zh-HK
role	textfield	編集ボックス	ja
role	textfield	编辑框	zh-CN
role	textfield	수정 창	ko
role	toolbar	toolbar	en
role	view	control	en
role	view	element	en
role	view	view	en
role	webview	affichage web	fr-CA
role	webview	afișare conținut web	ro
role	webview	chế độ xem web	vi
role	webview	i-webview	zu
role	webview	komponent webview	pl
role	webview	mwonekano wa wavuti	sw
role	webview	nettvisning	nb;no
role	webview	pamja e uebit	sq
role	webview	paparan web	ms
role	webview	spletni pogled	sl
role	webview	tīmekļa skats	lv
role	webview	veb görünüşü	az
role	webview	veb-prikaz	sr-Latn
role	webview	vebdagi ko‘rinishi	uz
role	webview	veebikuva	et
role	webview	vefyfirlit	is
role	webview	verkkonäkymä	fi
role	webview	vista web	es;es-419;gl;pt-PT
role	webview	visualització web	ca
role	webview	visualização da web	pt;pt-BR
role	webview	visualizzazione web	it
role	webview	vue web	fr
role	webview	web görünümü	tr
role	webview	web prikaz	bs
role	webview	web view	en-AU;en-GB;en-IN
role	webview	web-ikuspegia	eu
role	webview	web-prikaz	hr
role	webview	webaansig	af
role	webview	webansicht	de
role	webview	webes nézet	hu
role	webview	webové zobrazenie	sk
role	webview	webové zobrazení	cs
role	webview	webview	en;fil;id;sv
role	webview	webvisning	da
role	webview	webweergave	nl
role	webview	žiniatinklio rodinys	lt
role	webview	προβολή στον ιστό	el
role	webview	веб көрінісі	kk
role	webview	веб көрүнүшү	ky
role	webview	веб-вју	mk
role	webview	веб-показ	uk
role	webview	веб-представление	ru
role	webview	веб-приказ	sr
role	webview	вебийн харагдац	mn
role	webview	вэб-прадстаўленне	be
role	webview	изглед в мрежата	bg
role	webview	վեբ դիտում	hy
role	webview	תצוגת אינטרנט.	he
role	webview	عرض الويب	ar
role	webview	نمای وب	fa
role	webview	ویب منظر	ur
role	webview	वेबदृश्य	mr
role	webview	वेबभ्यू	ne
role	webview	वेबव्यू	hi
role	webview	ওয়েবভিউ	bn
role	webview	ৱেবভিউ	as
role	webview	ਵੈੱਬ-ਦ੍ਰਿਸ਼	pa
role	webview	વેબવ્યૂ	gu
role	webview	ୱେବ୍‌ଭ୍ୟୁ	or
role	webview	வெப்வியூ	ta
role	webview	వెబ్ వీక్షణ	te
role	webview	ವೆಬ್‌ವೀಕ್ಷಣೆ	kn
role	webview	വെബ് കാഴ്‌ച	ml
role	webview	වෙබ් දසුන	si
role	webview	มุมมองเว็บ	th
role	webview	ມຸມມອງເວັບ	lo
role	webview	ဝက်ဘ်မြင်ကွင်း	my
role	webview	ვებხედი	ka
role	webview	የድር ዕይታ	am
role	webview	ទិដ្ឋភាព​គេហទំព័រ	km
role	webview	ウェブ表示	ja
role	webview	網頁檢視	zh-HK;zh-TW
role	webview	网页视图	zh-CN
role	webview	웹뷰	ko
state	checked	aangevinkt	nl
state	checked	aktiviert	de
state	checked	atzīmēts	lv
state	checked	avmerket	nb;no
state	checked	bejelölve	hu
state	checked	belgilandi	uz
state	checked	bifat	ro
state	checked	checked	en
state	checked	coché	fr
state	checked	dicentang	id
state	checked	disemak	ms
state	checked	gemerk	af
state	checked	imeteuliwa	sw
state	checked	işaretli	tr
state	checked	kuthikhiwe	zu
state	checked	marcado	pt-PT
state	checked	marcat	ca
state	checked	markatuta	eu
state	checked	markerad	sv
state	checked	markeret	da
state	checked	märgitud	et
state	checked	nasuri	fil
state	checked	obeleženo je	sr-Latn
state	checked	on	ja
state	checked	označeno	bs;hr
state	checked	pažymėta	lt
state	checked	potrjeno	sl
state	checked	se marcó el elemento.	es-419
state	checked	seleccionado	es;gl
state	checked	selecionado	pt;pt-BR
state	checked	selezionato	it
state	checked	sélectionné	fr-CA
state	checked	ticked	en-AU;en-GB;en-IN
state	checked	u përzgjodh	sq
state	checked	valinn	is
state	checked	valittu	fi
state	checked	yoxlanılıb	az
state	checked	zaznaczono	pl
state	checked	začiarknuté	sk
state	checked	zaškrtnuto	cs
state	checked	đã chọn	vi
state	checked	ελέγχθηκε	el
state	checked	белгиленген	ky
state	checked	избрано	mk
state	checked	обележено је	sr
state	checked	отметнато	bg
state	checked	отмечено.	ru
state	checked	пазначана	be
state	checked	позначено	uk
state	checked	сонгогдсон	mn
state	checked	құсбелгі қойылған	kk
state	checked	նշված է	hy
state	checked	מסומן	he
state	checked	تم التحديد	ar
state	checked	علامت‌دار	fa
state	checked	چیک کیا گیا	ur
state	checked	चेक किया गया	hi
state	checked	जाँचिएको	ne
state	checked	निवडले	mr
state	checked	পরীক্ষা করা হয়েছে	bn
state	checked	পৰীক্ষা কৰা হ’ল	as
state	checked	ਸਹੀ ਦਾ ਨਿਸ਼ਾਨ ਲੱਗਿਆ ਹੋਇਆ	pa
state	checked	તપાસાયેલું	gu
state	checked	ଯାଞ୍ଚ ହୋଇଛି	or
state	checked	தேர்ந்தெடுக்கப்பட்டது	ta
state	checked	ఎంచుకోబడింది	te
state	checked	ಗುರುತಿಸಲಾಗಿದೆ	kn
state	checked	ചെക്കുചെയ്‌തു	ml
state	checked	සලකුණු කර ඇත	si
state	checked	เลือกไว้	th
state	checked	ເລືອກ​ແລ້ວ	lo
state	checked	အမှန်ခြစ်ပြီး	my
state	checked	მონიშნულია	ka
state	checked	ምልክት ተደርጎበታል	am
state	checked	បាន​ធីក	km
state	checked	已勾選	zh-HK;zh-TW
state	checked	已选中	zh-CN
state	checked	선택됨	ko
state	collapsed	ahendatud	et
state	collapsed	collapsed	en;en-AU;en-GB;en-IN
state	collapsed	compresso	it
state	collapsed	contraída	es-419
state	collapsed	contraído	gl
state	collapsed	daraltıldı	tr
state	collapsed	diciutkan	id
state	collapsed	diruntuhkan	ms
state	collapsed	està replegat	ca
state	collapsed	fechada	pt-PT
state	collapsed	imekunjwa	sw
state	collapsed	ingevou	af
state	collapsed	komprimerad	sv
state	collapsed	kugoqiwe	zu
state	collapsed	minimiert	de
state	collapsed	minnkað	is
state	collapsed	na-collapse	fil
state	collapsed	oculta	es
state	collapsed	recolhido	pt;pt-BR
state	collapsed	regroupé	fr
state	collapsed	restrânsă	ro
state	collapsed	réduit	fr-CA
state	collapsed	sakļauts	lv
state	collapsed	samengevouwen	nl
state	collapsed	sažeto	hr
state	collapsed	skjules	nb;no
state	collapsed	skjult	da
state	collapsed	skupljeno	bs;sr-Latn
state	collapsed	strnjeno	sl
state	collapsed	sutrauktas	lt
state	collapsed	tiivistetty	fi
state	collapsed	tolestuta dago	eu
state	collapsed	u palos	sq
state	collapsed	výběr je sbalen	cs
state	collapsed	widok zwinięty	pl
state	collapsed	yig‘ildi	uz
state	collapsed	yığcamlaşdırılıb	az
state	collapsed	zbalené	sk
state	collapsed	összecsukva	hu
state	collapsed	đã thu gọn	vi
state	collapsed	συμπτύχθηκε	el
state	collapsed	жиылды	kk
state	collapsed	жыйыштырылды	ky
state	collapsed	згорнута	be
state	collapsed	згорнуто	uk
state	collapsed	свернуто	ru
state	collapsed	свито	bg
state	collapsed	скупљено	sr
state	collapsed	собран	mk
state	collapsed	хураасан	mn
state	collapsed	կոծկվել է	hy
state	collapsed	מכווץ	he
state	collapsed	تم التصغير	ar
state	collapsed	سکڑا ہوا	ur
state	collapsed	کوچک‌ شد	fa
state	collapsed	छोटा करें	hi
state	collapsed	संकुचित केले	mr
state	collapsed	संक्षिप्त गरिएको	ne
state	collapsed	সংকুচিত কৰা আছে	as
state	collapsed	সংকুচিত রয়েছে	bn
state	collapsed	ਸੁੰਗੇੜਿਆ ਗਿਆ	pa
state	collapsed	સંકુચિત કર્યું	gu
state	collapsed	ଛୋଟ କରିଦିଆଯାଇଛି	or
state	collapsed	சுருக்கப்பட்டது	ta
state	collapsed	కుదించబడింది	te
state	collapsed	ಸಂಕುಚಿಸಲಾಗಿದೆ	kn
state	collapsed	ചുരുക്കി	ml
state	collapsed	හකුළුවන ලදී	si
state	collapsed	ยุบแล้ว	th
state	collapsed	ຫຍໍ້ແລ້ວ	lo
state	collapsed	ခေါက်သိမ်းထားပါတယ်	my
state	collapsed	ჩაკეცილია	ka
state	collapsed	ተሰብስቧል	am
state	collapsed	បានបង្រួម	km
state	collapsed	已收合	zh-TW
state	collapsed	已收起	zh-CN
state	collapsed	已經收合	zh-HK
state	collapsed	折りたたまれています	ja
state	collapsed	접힘	ko
state	disabled	atspējots	lv
state	disabled	deaktiv	az
state	disabled	deaktiveret	da
state	disabled	deaktiviert	de
state	disabled	deaktivované	sk
state	disabled	deaktivováno	cs
state	disabled	desactivado	gl
state	disabled	desactivat	ca
state	disabled	desativado	pt;pt-BR;pt-PT
state	disabled	desgaituta	eu
state	disabled	devre dışı	tr
state	disabled	dezactivat	ro
state	disabled	dilumpuhkan	ms
state	disabled	dinonaktifkan	id
state	disabled	disabled	en;en-AU;en-GB;en-IN
state	disabled	disattivato	it
state	disabled	désactivé	fr;fr-CA
state	disabled	ei käytössä	fi
state	disabled	gedeaktiveer	af
state	disabled	imezimwa	sw
state	disabled	inaktiverad	sv
state	disabled	inhabilitado	es;es-419
state	disabled	išjungta	lt
state	disabled	keelatud	et
state	disabled	khutshaziwe	zu
state	disabled	kikapcsolva	hu
state	disabled	naka-disable	fil
state	disabled	onemogočeno	sl
state	disabled	onemogućeno	bs;hr
state	disabled	onemogućeno je	sr-Latn
state	disabled	o‘chirib qo‘yildi	uz
state	disabled	slått av	nb;no
state	disabled	uitgezet	nl
state	disabled	wyłączono	pl
state	disabled	çaktivizuar	sq
state	disabled	óvirk	is
state	disabled	đã tắt	vi
state	disabled	απενεργοποιημένο	el
state	disabled	адключана	be
state	disabled	вимкнено	uk
state	disabled	деактивирано	bg
state	disabled	идэвхгүй болсон	mn
state	disabled	оневозможено	mk
state	disabled	онемогућено је	sr
state	disabled	отключено.	ru
state	disabled	өчүрүлгөн	ky
state	disabled	өшірілген	kk
state	disabled	կասեցված է	hy
state	disabled	מושבת	he
state	disabled	غير مفعّل	ar
state	disabled	غیر فعال ہے	ur
state	disabled	غیرفعال	fa
state	disabled	अक्षम	hi
state	disabled	अक्षम केलेले	mr
state	disabled	असक्षम गरिएको	ne
state	disabled	অক্ষম কৰা হ’ল	as
state	disabled	অক্ষম রয়েছে	bn
state	disabled	ਅਸਮਰਥਿਤ	pa
state	disabled	અક્ષમ કર્યું	gu
state	disabled	ଅକ୍ଷମ ହୋଇଛି	or
state	disabled	முடக்கப்பட்டது	ta
state	disabled	నిలిపివేయబడింది	te
state	disabled	ನಿಷ್ಕ್ರಿಯಗೊಳಿಸಲಾಗಿದೆ	kn
state	disabled	പ്രവർത്തനരഹിതമാക്കി	ml
state	disabled	අබල කරන ලදී	si
state	disabled	ปิดอยู่	th
state	disabled	ປິດການນຳໃຊ້	lo
state	disabled	ပိတ်ရန်	my
state	disabled	გამორთულია	ka
state	disabled	ተሰናክሏል	am
state	disabled	បាន​បិទ	km
state	disabled	已停用	zh-CN;zh-HK;zh-TW
state	disabled	無効	ja
state	disabled	사용할 수 없음	ko
state	expanded	despregado	gl
state	expanded	dikembangkan	ms
state	expanded	diluaskan	id
state	expanded	développé	fr;fr-CA
state	expanded	espanso	it
state	expanded	està desplegat	ca
state	expanded	expanded	en;en-AU;en-GB;en-IN
state	expanded	expandida	pt-PT
state	expanded	expandido	es-419;pt;pt-BR
state	expanded	extinsă	ro
state	expanded	genişletildi	tr
state	expanded	genişləndirilib	az
state	expanded	imepanuliwa	sw
state	expanded	izvērsts	lv
state	expanded	išskleistas	lt
state	expanded	kibontva	hu
state	expanded	kunwetshiwe	zu
state	expanded	laajennettu	fi
state	expanded	laiendatud	et
state	expanded	maximiert	de
state	expanded	mostrado	es
state	expanded	pinalawak	fil
state	expanded	prošireno	bs;hr;sr-Latn
state	expanded	razširjeno	sl
state	expanded	rozbalené	sk
state	expanded	stækkað	is
state	expanded	u zgjerua	sq
state	expanded	udvidet	da
state	expanded	uitgevou	af
state	expanded	uitgevouwen	nl
state	expanded	utökad	sv
state	expanded	vises	nb;no
state	expanded	výběr je rozbalen	cs
state	expanded	widok rozwinięty	pl
state	expanded	yoyildi	uz
state	expanded	zabalduta dago	eu
state	expanded	đã mở rộng	vi
state	expanded	αναπτύχθηκε	el
state	expanded	дэлгэсэн	mn
state	expanded	жайылды	kk
state	expanded	жайылып көрсөтүлдү	ky
state	expanded	проширен	mk
state	expanded	проширено	sr
state	expanded	развернуто	ru
state	expanded	разгорнута	be
state	expanded	разгънато	bg
state	expanded	розгорнуто	uk
state	expanded	ընդլայնվել է	hy
state	expanded	מורחב	he
state	expanded	بزرگ شد	fa
state	expanded	تم التوسيع	ar
state	expanded	پھیلا ہوا	ur
state	expanded	बड़ा करें	hi
state	expanded	विस्तृत केले	mr
state	expanded	विस्तृत गरिएको	ne
state	expanded	প্রসারিত হয়েছে	bn
state	expanded	বিস্তাৰিত কৰা আছে	as
state	expanded	ਵਿਸਤਾਰ ਕੀਤਾ ਗਿਆ	pa
state	expanded	વિસ્તૃત કર્યું	gu
state	expanded	ବଢ଼ାଇଦିଆଯାଇଛି	or
state	expanded	விரிக்கப்பட்டது	ta
state	expanded	విస్తరింపజేయబడింది	te
state	expanded	ವಿಸ್ತರಿಸಲಾಗಿದೆ	kn
state	expanded	വിപുലീകരിച്ചു	ml
state	expanded	දිග හරින ලදී	si
state	expanded	ขยายแล้ว	th
state	expanded	ຂະຫຍາຍແລ້ວ	lo
state	expanded	တိုးချဲ့ထားပါတယ်	my
state	expanded	გაშლილია	ka
state	expanded	ተዘርግቷል	am
state	expanded	បានពង្រីក	km
state	expanded	展開されています	ja
state	expanded	已展开	zh-CN
state	expanded	已展開	zh-TW
state	expanded	已經展開	zh-HK
state	expanded	펼쳐짐	ko
state	not-checked	akuhloliwe	zu
state	not-checked	belgilanmadi	uz
state	not-checked	chưa chọn	vi
state	not-checked	desmarcado	pt-PT
state	not-checked	ei valittu	fi
state	not-checked	ekki valinn	is
state	not-checked	ez da markatu	eu
state	not-checked	haijachaguliwa	sw
state	not-checked	hindi nilagyan ng check	fil
state	not-checked	ikke markeret	da
state	not-checked	ikke valgt	nb;no
state	not-checked	inte markerad	sv
state	not-checked	işaretli değil	tr
state	not-checked	märkimata	et
state	not-checked	nav atzīmēta	lv
state	not-checked	nebifat	ro
state	not-checked	nepažymėta	lt
state	not-checked	nezačiarknuté	sk
state	not-checked	nezaškrtnuto	cs
state	not-checked	ni označeno	sl
state	not-checked	nicht aktiviert	de
state	not-checked	nie gemerk nie	af
state	not-checked	nie zaznaczono	pl
state	not-checked	niet aangevinkt	nl
state	not-checked	nije označeno	bs;hr;sr-Latn
state	not-checked	nincs bejelölve	hu
state	not-checked	no marcado	es-419
state	not-checked	no marcat	ca
state	not-checked	no seleccionado	es
state	not-checked	non coché	fr
state	not-checked	non seleccionado	gl
state	not-checked	non selezionato	it
state	not-checked	non sélectionné	fr-CA
state	not-checked	not checked	en
state	not-checked	not ticked	en-AU;en-GB;en-IN
state	not-checked	nuk u përzgjodh	sq
state	not-checked	não selecionado	pt;pt-BR
state	not-checked	tidak dicentang	id
state	not-checked	tidak disemak	ms
state	not-checked	yoxlanılmayıb	az
state	not-checked	δεν ελέγχθηκε	el
state	not-checked	белгилене элек	ky
state	not-checked	не вибрано	uk
state	not-checked	не е избрано	mk
state	not-checked	не е отметнато	bg
state	not-checked	не отмечено.	ru
state	not-checked	не пазначана	be
state	not-checked	није означено	sr
state	not-checked	сонгогдоогүй	mn
state	not-checked	құсбелгі қойылмаған	kk
state	not-checked	նշված չէ	hy
state	not-checked	לא מסומן	he
state	not-checked	بدون علامت	fa
state	not-checked	لم يتم التحديد	ar
state	not-checked	چیک نہیں کیا گیا	ur
state	not-checked	चेक नहीं किया गया	hi
state	not-checked	नजाँचिएको	ne
state	not-checked	निवडले नाही	mr
state	not-checked	টিক চিহ্ন দেওয়া নেই	bn
state	not-checked	পৰীক্ষা কৰা হোৱা নাই	as
state	not-checked	ਸਹੀ ਦਾ ਨਿਸ਼ਾਨ ਨਹੀਂ ਲੱਗਿਆ ਹੋਇਆ	pa
state	not-checked	તપાસાયેલ નથી	gu
state	not-checked	ଯାଞ୍ଚ ହୋଇନାହିଁ	or
state	not-checked	தேர்வுசெய்யப்படவில்லை	ta
state	not-checked	ఎంచుకోలేదు	te
state	not-checked	ಗುರುತಿಸಲಾಗಿಲ್ಲ	kn
state	not-checked	ചെക്കുചെയ്‌തിട്ടില്ല	ml
state	not-checked	සළකුණු කර නැත	si
state	not-checked	ไม่ได้เลือกไว้	th
state	not-checked	ບໍ່ໄດ້ເລືອກ	lo
state	not-checked	ခြစ် မထား	my
state	not-checked	არ არის მონიშნული	ka
state	not-checked	ምልክት አልተደረገበትም	am
state	not-checked	មិន​បាន​ធីក	km
state	not-checked	尚未勾選	zh-HK;zh-TW
state	not-checked	未选中	zh-CN
state	not-checked	未選択	ja
state	not-checked	선택 안됨	ko
state	off	af	af
state	off	aus	de
state	off	av	nb;no;sv
state	off	deaktiv	az
state	off	desactivado	es;es-419;gl
state	off	desactivat	ca
state	off	desaktibatuta	eu
state	off	desativado	pt;pt-BR;pt-PT
state	off	dezactivat	ro
state	off	disattivato	it
state	off	désactivé	fr
state	off	désactivée	fr-CA
state	off	ei päällä	fi
state	off	fra	da
state	off	isključeno	bs;hr;sr-Latn
state	off	izklopljeno	sl
state	off	izslēgts	lv
state	off	išjungta	lt
state	off	joaktiv	sq
state	off	kapalı	tr
state	off	ki	hu
state	off	kimezimwa	sw
state	off	mati	ms
state	off	naka-off	fil
state	off	nonaktif	id
state	off	off	en;en-AU;en-GB;en-IN;ja
state	off	slökkt	is
state	off	tắt	vi
state	off	uit	nl
state	off	valiwe	zu
state	off	vypnuto	cs
state	off	vypnuté	sk
state	off	väljas	et
state	off	wył.	pl
state	off	yoqilmagan	uz
state	off	ανενεργό	el
state	off	адключаны	be
state	off	вимкнено	uk
state	off	изключено	bg
state	off	исклучено	mk
state	off	искључено	sr
state	off	отключено	ru
state	off	унтраалттай	mn
state	off	өчүк	ky
state	off	өшірулі	kk
state	off	անջատված է	hy
state	off	כבוי	he
state	off	آف	ur
state	off	خاموش	fa
state	off	غير مفعّل	ar
state	off	निष्क्रिय	ne
state	off	बंद	hi;mr
state	off	অফ হৈ আছে	as
state	off	বন্ধ	bn
state	off	ਬੰਦ	pa
state	off	બંધ	gu
state	off	ବନ୍ଦ	or
state	off	ஆஃப்	ta
state	off	ఆఫ్‌లో ఉంది	te
state	off	ಆಫ್	kn
state	off	ഓഫ്	ml
state	off	ක්‍රියාවිරහිතයි	si
state	off	ปิดอยู่	th
state	off	ປິດ	lo
state	off	ပိတ်	my
state	off	გამორთული	ka
state	off	ጠፍቷል	am
state	off	បិទ	km
state	off	已关闭	zh-CN
state	off	關閉	zh-HK;zh-TW
state	off	꺼짐	ko
state	on	aan	af;nl
state	on	activado	es;es-419;gl
state	on	activat	ca;ro
state	on	activé	fr
state	on	activée	fr-CA
state	on	aktibatuta	eu
state	on	aktif	id
state	on	aktiv	az;sq
state	on	an	de
state	on	ativado	pt;pt-BR;pt-PT
state	on	attivato	it
state	on	açık	tr
state	on	be	hu
state	on	bật	vi
state	on	hidup	ms
state	on	ieslēgts	lv
state	on	kimewashwa	sw
state	on	kveikt	is
state	on	naka-on	fil
state	on	on	en;en-AU;en-GB;en-IN;ja
state	on	päällä	fi
state	on	på	nb;no;sv
state	on	sees	et
state	on	til	da
state	on	uključeno	bs;hr;sr-Latn
state	on	vklopljeno	sl
state	on	vuliwe	zu
state	on	włączono	pl
state	on	yoniq	uz
state	on	zapnuto	cs
state	on	zapnuté	sk
state	on	įjungta	lt
state	on	ενεργός	el
state	on	асаалттай	mn
state	on	вклучено	mk
state	on	включено	bg;ru
state	on	күйүк	ky
state	on	увімкнено	uk
state	on	уключаны	be
state	on	укључено	sr
state	on	қосулы	kk
state	on	միացված է	hy
state	on	פועל	he
state	on	آن	ur
state	on	روشن	fa
state	on	مفعّل	ar
state	on	चालू	hi
state	on	सक्रिय	ne
state	on	सुरू	mr
state	on	অন হৈ আছে	as
state	on	চালু	bn
state	on	ਚਾਲੂ	pa
state	on	ચાલુ	gu
state	on	ଚାଲୁ	or
state	on	ஆன்	ta
state	on	ఆన్‌లో ఉంది	te
state	on	ಆನ್	kn
state	on	ഓൺ	ml
state	on	ක්‍රියාත්මකයි	si
state	on	เปิดอยู่	th
state	on	ເປີດ	lo
state	on	ဖွင့်	my
state	on	ჩართული	ka
state	on	በርቷል	am
state	on	បើក	km
state	on	已开启	zh-CN
state	on	開啟	zh-HK;zh-TW
state	on	켜짐	ko
state	selected	atlasīts	lv
state	selected	ausgewählt	de
state	selected	bejelölve	hu
state	selected	dipilih	id;ms
state	selected	gekies	af
state	selected	geselecteerd	nl
state	selected	hautatuta	eu
state	selected	iliyochaguliwa	sw
state	selected	izabrano je	sr-Latn
state	selected	izbrano	sl
state	selected	markerad	sv
state	selected	napili	fil
state	selected	odabrano	bs;hr
state	selected	okukhethiwe	zu
state	selected	pasirinkta	lt
state	selected	seleccionado	es;es-419;gl
state	selected	seleccionat	ca
state	selected	selecionado	pt;pt-BR;pt-PT
state	selected	selectat	ro
state	selected	selected	en;en-AU;en-GB;en-IN
state	selected	selezionata	it
state	selected	seçili	tr
state	selected	seçilib	az
state	selected	sélectionné	fr
state	selected	sélectionnée	fr-CA
state	selected	tanlandi	uz
state	selected	u zgjodh	sq
state	selected	valgt	da;nb;no
state	selected	valittu	fi
state	selected	valitud	et
state	selected	valið	is
state	selected	vybraté	sk
state	selected	vybráno	cs
state	selected	wybrano	pl
state	selected	đã chọn	vi
state	selected	επιλεγμένο	el
state	selected	вибрано	uk
state	selected	выбрана	be
state	selected	выбрано.	ru
state	selected	изабрано је	sr
state	selected	избрано	bg;mk
state	selected	сонгогдсон	mn
state	selected	тандалган	ky
state	selected	таңдалды	kk
state	selected	ընտրված է	hy
state	selected	נבחר	he
state	selected	انتخاب شده	fa
state	selected	محدد	ar
state	selected	منتخب کردہ	ur
state	selected	चयन गरिएको	ne
state	selected	चयनित	hi
state	selected	निवडलेले	mr
state	selected	নির্বাচিত	bn
state	selected	বাছনি কৰা হ’ল	as
state	selected	ਚੁਣੀ ਗਈ	pa
state	selected	પસંદ કરેલ	gu
state	selected	ଚୟନ ହୋଇଛି	or
state	selected	தேர்ந்தெடுக்கப்பட்டது	ta
state	selected	ఎంచుకోబడింది	te
state	selected	ಆಯ್ಕೆಮಾಡಲಾಗಿದೆ	kn
state	selected	തിരഞ്ഞെടുത്തു	ml
state	selected	තෝරන ලද	si
state	selected	เลือกแล้ว	th
state	selected	ເລືອກແລ້ວ	lo
state	selected	ရွေးထား	my
state	selected	არჩეულია	ka
state	selected	ተመርጧል	am
state	selected	​បាន​ជ្រើសរើស	km
state	selected	已选中	zh-CN
state	selected	已選取	zh-HK;zh-TW
state	selected	選択済み	ja
state	selected	선택됨	ko
state	unlabelled	be etiketės	lt
state	unlabelled	bez etykiety	pl
state	unlabelled	bez popisku	cs
state	unlabelled	brez oznake	sl
state	unlabelled	chưa được gắn nhãn	vi
state	unlabelled	etiketarik gabe	eu
state	unlabelled	etiketsiz	az;tr
state	unlabelled	geen label	nl
state	unlabelled	jelöletlen	hu
state	unlabelled	kisicho na lebo	sw
state	unlabelled	namnlös	sv
state	unlabelled	neetichetat	ro
state	unlabelled	neiezīmēts vienums	lv
state	unlabelled	nema oznaku	sr-Latn
state	unlabelled	neobilježeno	bs
state	unlabelled	neoznačeno	hr
state	unlabelled	neoznačené	sk
state	unlabelled	nimetön	fi
state	unlabelled	okungenalebuli	zu
state	unlabelled	ongeëtiketteer	af
state	unlabelled	pa etiketë	sq
state	unlabelled	sans libellé	fr
state	unlabelled	sans étiquette	fr-CA
state	unlabelled	sem etiqueta	pt-PT
state	unlabelled	sem marcador	pt;pt-BR
state	unlabelled	sen etiquetar	gl
state	unlabelled	sense etiquetar	ca
state	unlabelled	senza etichetta	it
state	unlabelled	sildita	et
state	unlabelled	sin etiquetar	es-419
state	unlabelled	sin texto	es
state	unlabelled	tak berlabel	id
state	unlabelled	tidak berlabel	ms
state	unlabelled	uden etiket	da
state	unlabelled	umerket	nb;no
state	unlabelled	unbenannt	de
state	unlabelled	unlabelled	en;en-AU;en-GB;en-IN
state	unlabelled	walang label	fil
state	unlabelled	yorliqsiz	uz
state	unlabelled	ómerkt	is
state	unlabelled	χωρίς ετικέτα	el
state	unlabelled	без етикет	bg
state	unlabelled	без меткі	be
state	unlabelled	без мітки	uk
state	unlabelled	без ярлыка	ru
state	unlabelled	белгиленбеген	ky
state	unlabelled	белгіленбеген	kk
state	unlabelled	нема ознаку	sr
state	unlabelled	необележано	mk
state	unlabelled	хаяггүй	mn
state	unlabelled	չպիտակավորված	hy
state	unlabelled	ללא תווית	he
state	unlabelled	بدون برچسب	fa
state	unlabelled	بدون تصنيف	ar
state	unlabelled	بغیر لیبل والا	ur
state	unlabelled	नाम नदिइएको	ne
state	unlabelled	लेबल न केलेला	mr
state	unlabelled	लेबल नहीं किया गया	hi
state	unlabelled	লেবেল যোগ নকৰা বস্তু	as
state	unlabelled	লেবেলহীন	bn
state	unlabelled	ਲੇਬਲ ਨਹੀਂ ਕੀਤੀ ਗਈ	pa
state	unlabelled	લેબલ વિનાની	gu
state	unlabelled	ଲେବଲ୍‌ କରାଯାଇ ନାହିଁ	or
state	unlabelled	லேபிளிடப்படாதது	ta
state	unlabelled	లేబుల్ చేయబడలేదు	te
state	unlabelled	ಲೇಬಲ್ ಮಾಡಿರದ	kn
state	unlabelled	ലേബൽ ചെയ്‌തിട്ടില്ല	ml
state	unlabelled	ලේබල් නොකළ	si
state	unlabelled	ไม่มีป้ายกำกับ	th
state	unlabelled	ບໍ່ມີປ້າຍກຳຊື່	lo
state	unlabelled	တံဆိပ်မပါ	my
state	unlabelled	ულეიბლო	ka
state	unlabelled	ስያሜ ያልተሰጠው	am
state	unlabelled	មិន​បាន​ដាក់​ស្លាក់	km
state	unlabelled	ラベルなし	ja
state	unlabelled	未加标签	zh-CN
state	unlabelled	未標明	zh-HK
state	unlabelled	沒有名稱	zh-TW
state	unlabelled	라벨이 지정되지 않음	ko

"""##
  }

  static var wcagSc: String {
##"""
# WCAG 2.2 success criteria: number, name, level, first version, and the page that explains it.
# From w3c/wcag (2026-08-19); the numbers follow the order of the guidelines.
sc	name	level	since	url
1.1.1	Non-text Content	A	2.0	https://www.w3.org/WAI/WCAG22/Understanding/non-text-content.html
1.2.1	Audio-only and Video-only (Prerecorded)	A	2.0	https://www.w3.org/WAI/WCAG22/Understanding/audio-only-and-video-only-prerecorded.html
1.2.2	Captions (Prerecorded)	A	2.0	https://www.w3.org/WAI/WCAG22/Understanding/captions-prerecorded.html
1.2.3	Audio Description or Media Alternative (Prerecorded)	A	2.0	https://www.w3.org/WAI/WCAG22/Understanding/audio-description-or-media-alternative-prerecorded.html
1.2.4	Captions (Live)	AA	2.0	https://www.w3.org/WAI/WCAG22/Understanding/captions-live.html
1.2.5	Audio Description (Prerecorded)	AA	2.0	https://www.w3.org/WAI/WCAG22/Understanding/audio-description-prerecorded.html
1.2.6	Sign Language (Prerecorded)	AAA	2.0	https://www.w3.org/WAI/WCAG22/Understanding/sign-language-prerecorded.html
1.2.7	Extended Audio Description (Prerecorded)	AAA	2.0	https://www.w3.org/WAI/WCAG22/Understanding/extended-audio-description-prerecorded.html
1.2.8	Media Alternative (Prerecorded)	AAA	2.0	https://www.w3.org/WAI/WCAG22/Understanding/media-alternative-prerecorded.html
1.2.9	Audio-only (Live)	AAA	2.0	https://www.w3.org/WAI/WCAG22/Understanding/audio-only-live.html
1.3.1	Info and Relationships	A	2.0	https://www.w3.org/WAI/WCAG22/Understanding/info-and-relationships.html
1.3.2	Meaningful Sequence	A	2.0	https://www.w3.org/WAI/WCAG22/Understanding/meaningful-sequence.html
1.3.3	Sensory Characteristics	A	2.0	https://www.w3.org/WAI/WCAG22/Understanding/sensory-characteristics.html
1.3.4	Orientation	AA	2.1	https://www.w3.org/WAI/WCAG22/Understanding/orientation.html
1.3.5	Identify Input Purpose	AA	2.1	https://www.w3.org/WAI/WCAG22/Understanding/identify-input-purpose.html
1.3.6	Identify Purpose	AAA	2.1	https://www.w3.org/WAI/WCAG22/Understanding/identify-purpose.html
1.4.1	Use of Color	A	2.0	https://www.w3.org/WAI/WCAG22/Understanding/use-of-color.html
1.4.2	Audio Control	A	2.0	https://www.w3.org/WAI/WCAG22/Understanding/audio-control.html
1.4.3	Contrast (Minimum)	AA	2.0	https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum.html
1.4.4	Resize Text	AA	2.0	https://www.w3.org/WAI/WCAG22/Understanding/resize-text.html
1.4.5	Images of Text	AA	2.0	https://www.w3.org/WAI/WCAG22/Understanding/images-of-text.html
1.4.6	Contrast (Enhanced)	AAA	2.0	https://www.w3.org/WAI/WCAG22/Understanding/contrast-enhanced.html
1.4.7	Low or No Background Audio	AAA	2.0	https://www.w3.org/WAI/WCAG22/Understanding/low-or-no-background-audio.html
1.4.8	Visual Presentation	AAA	2.0	https://www.w3.org/WAI/WCAG22/Understanding/visual-presentation.html
1.4.9	Images of Text (No Exception)	AAA	2.0	https://www.w3.org/WAI/WCAG22/Understanding/images-of-text-no-exception.html
1.4.10	Reflow	AA	2.1	https://www.w3.org/WAI/WCAG22/Understanding/reflow.html
1.4.11	Non-text Contrast	AA	2.1	https://www.w3.org/WAI/WCAG22/Understanding/non-text-contrast.html
1.4.12	Text Spacing	AA	2.1	https://www.w3.org/WAI/WCAG22/Understanding/text-spacing.html
1.4.13	Content on Hover or Focus	AA	2.1	https://www.w3.org/WAI/WCAG22/Understanding/content-on-hover-or-focus.html
2.1.1	Keyboard	A	2.0	https://www.w3.org/WAI/WCAG22/Understanding/keyboard.html
2.1.2	No Keyboard Trap	A	2.0	https://www.w3.org/WAI/WCAG22/Understanding/no-keyboard-trap.html
2.1.3	Keyboard (No Exception)	AAA	2.0	https://www.w3.org/WAI/WCAG22/Understanding/keyboard-no-exception.html
2.1.4	Character Key Shortcuts	A	2.1	https://www.w3.org/WAI/WCAG22/Understanding/character-key-shortcuts.html
2.2.1	Timing Adjustable	A	2.0	https://www.w3.org/WAI/WCAG22/Understanding/timing-adjustable.html
2.2.2	Pause, Stop, Hide	A	2.0	https://www.w3.org/WAI/WCAG22/Understanding/pause-stop-hide.html
2.2.3	No Timing	AAA	2.0	https://www.w3.org/WAI/WCAG22/Understanding/no-timing.html
2.2.4	Interruptions	AAA	2.0	https://www.w3.org/WAI/WCAG22/Understanding/interruptions.html
2.2.5	Re-authenticating	AAA	2.0	https://www.w3.org/WAI/WCAG22/Understanding/re-authenticating.html
2.2.6	Timeouts	AAA	2.1	https://www.w3.org/WAI/WCAG22/Understanding/timeouts.html
2.3.1	Three Flashes or Below Threshold	A	2.0	https://www.w3.org/WAI/WCAG22/Understanding/three-flashes-or-below-threshold.html
2.3.2	Three Flashes	AAA	2.0	https://www.w3.org/WAI/WCAG22/Understanding/three-flashes.html
2.3.3	Animation from Interactions	AAA	2.1	https://www.w3.org/WAI/WCAG22/Understanding/animation-from-interactions.html
2.4.1	Bypass Blocks	A	2.0	https://www.w3.org/WAI/WCAG22/Understanding/bypass-blocks.html
2.4.2	Page Titled	A	2.0	https://www.w3.org/WAI/WCAG22/Understanding/page-titled.html
2.4.3	Focus Order	A	2.0	https://www.w3.org/WAI/WCAG22/Understanding/focus-order.html
2.4.4	Link Purpose (In Context)	A	2.0	https://www.w3.org/WAI/WCAG22/Understanding/link-purpose-in-context.html
2.4.5	Multiple Ways	AA	2.0	https://www.w3.org/WAI/WCAG22/Understanding/multiple-ways.html
2.4.6	Headings and Labels	AA	2.0	https://www.w3.org/WAI/WCAG22/Understanding/headings-and-labels.html
2.4.7	Focus Visible	AA	2.0	https://www.w3.org/WAI/WCAG22/Understanding/focus-visible.html
2.4.8	Location	AAA	2.0	https://www.w3.org/WAI/WCAG22/Understanding/location.html
2.4.9	Link Purpose (Link Only)	AAA	2.0	https://www.w3.org/WAI/WCAG22/Understanding/link-purpose-link-only.html
2.4.10	Section Headings	AAA	2.0	https://www.w3.org/WAI/WCAG22/Understanding/section-headings.html
2.4.11	Focus Not Obscured (Minimum)	AA	2.2	https://www.w3.org/WAI/WCAG22/Understanding/focus-not-obscured-minimum.html
2.4.12	Focus Not Obscured (Enhanced)	AAA	2.2	https://www.w3.org/WAI/WCAG22/Understanding/focus-not-obscured-enhanced.html
2.4.13	Focus Appearance	AAA	2.2	https://www.w3.org/WAI/WCAG22/Understanding/focus-appearance.html
2.5.1	Pointer Gestures	A	2.1	https://www.w3.org/WAI/WCAG22/Understanding/pointer-gestures.html
2.5.2	Pointer Cancellation	A	2.1	https://www.w3.org/WAI/WCAG22/Understanding/pointer-cancellation.html
2.5.3	Label in Name	A	2.1	https://www.w3.org/WAI/WCAG22/Understanding/label-in-name.html
2.5.4	Motion Actuation	A	2.1	https://www.w3.org/WAI/WCAG22/Understanding/motion-actuation.html
2.5.5	Target Size (Enhanced)	AAA	2.1	https://www.w3.org/WAI/WCAG22/Understanding/target-size-enhanced.html
2.5.6	Concurrent Input Mechanisms	AAA	2.1	https://www.w3.org/WAI/WCAG22/Understanding/concurrent-input-mechanisms.html
2.5.7	Dragging Movements	AA	2.2	https://www.w3.org/WAI/WCAG22/Understanding/dragging-movements.html
2.5.8	Target Size (Minimum)	AA	2.2	https://www.w3.org/WAI/WCAG22/Understanding/target-size-minimum.html
3.1.1	Language of Page	A	2.0	https://www.w3.org/WAI/WCAG22/Understanding/language-of-page.html
3.1.2	Language of Parts	AA	2.0	https://www.w3.org/WAI/WCAG22/Understanding/language-of-parts.html
3.1.3	Unusual Words	AAA	2.0	https://www.w3.org/WAI/WCAG22/Understanding/unusual-words.html
3.1.4	Abbreviations	AAA	2.0	https://www.w3.org/WAI/WCAG22/Understanding/abbreviations.html
3.1.5	Reading Level	AAA	2.0	https://www.w3.org/WAI/WCAG22/Understanding/reading-level.html
3.1.6	Pronunciation	AAA	2.0	https://www.w3.org/WAI/WCAG22/Understanding/pronunciation.html
3.2.1	On Focus	A	2.0	https://www.w3.org/WAI/WCAG22/Understanding/on-focus.html
3.2.2	On Input	A	2.0	https://www.w3.org/WAI/WCAG22/Understanding/on-input.html
3.2.3	Consistent Navigation	AA	2.0	https://www.w3.org/WAI/WCAG22/Understanding/consistent-navigation.html
3.2.4	Consistent Identification	AA	2.0	https://www.w3.org/WAI/WCAG22/Understanding/consistent-identification.html
3.2.5	Change on Request	AAA	2.0	https://www.w3.org/WAI/WCAG22/Understanding/change-on-request.html
3.2.6	Consistent Help	A	2.2	https://www.w3.org/WAI/WCAG22/Understanding/consistent-help.html
3.3.1	Error Identification	A	2.0	https://www.w3.org/WAI/WCAG22/Understanding/error-identification.html
3.3.2	Labels or Instructions	A	2.0	https://www.w3.org/WAI/WCAG22/Understanding/labels-or-instructions.html
3.3.3	Error Suggestion	AA	2.0	https://www.w3.org/WAI/WCAG22/Understanding/error-suggestion.html
3.3.4	Error Prevention (Legal, Financial, Data)	AA	2.0	https://www.w3.org/WAI/WCAG22/Understanding/error-prevention-legal-financial-data.html
3.3.5	Help	AAA	2.0	https://www.w3.org/WAI/WCAG22/Understanding/help.html
3.3.6	Error Prevention (All)	AAA	2.0	https://www.w3.org/WAI/WCAG22/Understanding/error-prevention-all.html
3.3.7	Redundant Entry	A	2.2	https://www.w3.org/WAI/WCAG22/Understanding/redundant-entry.html
3.3.8	Accessible Authentication (Minimum)	AA	2.2	https://www.w3.org/WAI/WCAG22/Understanding/accessible-authentication-minimum.html
3.3.9	Accessible Authentication (Enhanced)	AAA	2.2	https://www.w3.org/WAI/WCAG22/Understanding/accessible-authentication-enhanced.html
4.1.1	Parsing (Obsolete and removed)	-	2.0	https://www.w3.org/WAI/WCAG22/Understanding/parsing.html
4.1.2	Name, Role, Value	A	2.0	https://www.w3.org/WAI/WCAG22/Understanding/name-role-value.html
4.1.3	Status Messages	AA	2.1	https://www.w3.org/WAI/WCAG22/Understanding/status-messages.html

"""##
  }

  /// Every table by the name of its file, for the test that keeps them current.
  static var all: [(file: String, text: String)] {
    [
      ("actions.tsv", actions),
      ("filler-names.tsv", fillerNames),
      ("fixes.tsv", fixes),
      ("label-lexicon.tsv", labelLexicon),
      ("needs.tsv", needs),
      ("not-verified.tsv", notVerified),
      ("role-concepts.tsv", roleConcepts),
      ("role-words.tsv", roleWords),
      ("wcag-sc.tsv", wcagSc),
    ]
  }
}
