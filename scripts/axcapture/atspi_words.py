"""The words of AT-SPI by their numbers on the bus, spelt as the nicks of libatspi's enumerations are.

Up to `push-button-menu` they are those of release 2.46; later releases only add at the end, and renamed `push-button`.
"""

#: Roles.
ROLES = (
    "invalid accelerator-label alert animation arrow calendar canvas check-box check-menu-item color-chooser "
    "column-header combo-box date-editor desktop-icon desktop-frame dial dialog directory-pane drawing-area "
    "file-chooser filler focus-traversable font-chooser frame glass-pane html-container icon image internal-frame "
    "label layered-pane list list-item menu menu-bar menu-item option-pane page-tab page-tab-list panel password-text "
    "popup-menu progress-bar push-button radio-button radio-menu-item root-pane row-header scroll-bar scroll-pane "
    "separator slider spin-button split-pane status-bar table table-cell table-column-header table-row-header "
    "tearoff-menu-item terminal text toggle-button tool-bar tool-tip tree tree-table unknown viewport window extended "
    "header footer paragraph ruler application autocomplete editbar embedded entry chart caption document-frame "
    "heading page section redundant-object form link input-method-window table-row tree-item document-spreadsheet "
    "document-presentation document-text document-web document-email comment list-box grouping image-map notification "
    "info-bar level-bar title-bar block-quote audio video definition article landmark log marquee math rating timer "
    "static math-fraction math-root subscript superscript description-list description-term description-value "
    "footnote content-deletion content-insertion mark suggestion push-button-menu switch "
).split()

#: States: the place is the bit.
STATES = (
    "invalid active armed busy checked collapsed defunct editable enabled expandable expanded focusable focused "
    "has-tooltip horizontal iconified modal multi-line multiselectable opaque pressed resizable selectable selected "
    "sensitive showing single-line stale transient vertical visible manages-descendants indeterminate required "
    "truncated animated invalid-entry supports-autocompletion selectable-text is-default visited checkable has-popup "
    "read-only "
).split()

#: Relations.
RELATIONS = (
    "null label-for labelled-by controller-for controlled-by member-of tooltip-for node-child-of node-parent-of "
    "extended flows-to flows-from subwindow-of embeds embedded-by popup-for parent-window-of description-for "
    "described-by details details-for error-message error-for "
).split()
