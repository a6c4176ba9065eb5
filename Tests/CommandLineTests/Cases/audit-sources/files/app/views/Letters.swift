let a = 1
button.accessibilityIdentifier = "deleteButton"
