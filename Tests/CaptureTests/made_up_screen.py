"""A made-up screen with what the forms tell apart, and how a form is made of a walk."""

from made_up_bus import MadeUpBus, MadeUpNode, Written

from axcapture import marks
from axcapture.atspi_form import TextForm
from axcapture.atspi_node import Reader
from axcapture.atspi_walk import Walker

HEADER = marks.Header("atspi-text", "linux", captured="2026-01-31T10:00:00Z")
OFF = ("showing", "visible")


def value(current, **more):
    """The Value interface."""
    return {"CurrentValue": current, "MinimumValue": 0.0, "MaximumValue": 1.5, "MinimumIncrement": 0.0, **more}


def text(content):
    """The Text interface."""
    return {"CharacterCount": len(content), "GetText": lambda start, end: content[start:end]}


def screen():
    """A screen with what the forms tell apart."""
    on = ("enabled", "sensitive", "showing", "visible")
    return MadeUpNode(
        "application",
        "app",
        MadeUpNode(
            "frame",
            "Settings",
            MadeUpNode(
                "push-button",
                "Save",
                description="saves it\nhere",
                identifier="save",
                relations={"labelled-by": [(":1.1", "/0")]},
                interfaces={
                    "Action": {"GetActions": [("Klick", "", "Return")], "GetName": lambda place: "click"},
                    "Component": {"GetExtents": lambda kind: (1, 2, 3, 4)},
                },
            ),
            MadeUpNode("check-box", "Half", states=(*on, "indeterminate")),
            MadeUpNode("toggle-button", "Switch", states=(*on, "pressed"), attributes={"xml-roles": "switch"}),
            MadeUpNode("radio-button", "One", states=(*on, "checked", "selected")),
            MadeUpNode("slider", "Volume", states=OFF, interfaces={"Value": value(0.5)}),
            MadeUpNode("progress-bar", "", interfaces={"Value": value(3.0, Text="three of four")}),
            MadeUpNode("label", "", interfaces={"Text": text(" a \ufffc label ")}),
            MadeUpNode("paragraph", "", MadeUpNode("static", "said below"), interfaces={"Text": text("said below")}),
            MadeUpNode("entry", "Name", states=(*on, "editable"), interfaces={"Text": text('say "hi"\t\\')}),
            MadeUpNode("password-text", "Word", states=(*on, "editable"), interfaces={"Text": text("hunter2")}),
            MadeUpNode("extended", "Own", role_name="knob [x]"),
            MadeUpNode(200, "Newer", role_name="orb"),
            MadeUpNode("image", "", interfaces={"Image": {"ImageDescription": "a <b> & c"}}),
            MadeUpNode(
                "table",
                "T",
                MadeUpNode("table-cell", "C", interfaces={"TableCell": {"Position": (0, 1)}}),
                interfaces={"Table": {"NRows": 1, "NColumns": 2}},
            ),
            MadeUpNode("document-web", "D", interfaces={"Document": {"GetAttributes": {"URI": "x"}}}),
        ),
        states=(),
    )


TEXT = """\
# axverify-dump: source=atspi-text platform=linux captured=2026-01-31T10:00:00Z depth-limit=none
application label="app"
  frame label="Settings"
    push-button label="Save" help="saves it\\nhere"
    check-box label="Half" value="2"
    toggle-button[switch] label="Switch" value="1"
    radio-button label="One" value="1" selected=true
    slider label="Volume" value="0.5" enabled=false
    progress-bar value="three of four"
    label label="a  label"
    paragraph
      static label="said below"
    entry label="Name" value="say \\"hi\\"\\t\\\\"
    password-text label="Word" value="••••••"
    extended[knob--x-] label="Own"
    role-200[orb] label="Newer"
    image
    table label="T"
      table-cell label="C"
    document-web label="D"
# axverify-end: nodes=19
"""

STATES = 'states="enabled sensitive showing visible"'
XML_LINES = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<application axverify-source="atspi-text" axverify-platform="linux" axverify-captured="2026-01-31T10:00:00Z" '
    'axverify-depth-limit="none" name="app" states="" interfaces="Accessible" index="0" path="/0">',
    f'  <frame name="Settings" {STATES} interfaces="Accessible" index="0" path="/1">',
    f'    <push-button name="Save" description="saves it&#10;here" accessible-id="save" extents="1,2,3,4" {STATES} '
    'interfaces="Accessible Action Component" index="0" path="/2">',
    '      <action name="click" key-binding="Return"/>',
    '      <relation type="labelled-by" targets="/0"/>',
    "    </push-button>",
]


def walk(root, kind=TextForm, **more):
    """What a form makes of a walk, and the walker's reader."""
    bus = MadeUpBus(root)
    reader = Reader(bus)
    form = kind(Written(), HEADER)
    form.begin()
    form.end(Walker(reader, **more).walk(bus.root, [form]))
    return form.target.text, reader
