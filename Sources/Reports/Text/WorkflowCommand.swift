/// Writes the workflow commands of GitHub Actions.
enum WorkflowCommand {
  /// Appends one command, `::error file=…,line=…::message`, on a line of its own.
  static func append(
    _ name: StaticString, _ properties: [(name: StaticString, value: String)], message: String,
    to bytes: inout [UInt8]
  ) {
    bytes.append(contentsOf: "::".utf8)
    let start = bytes.count
    bytes.append(contentsOf: "\(name)".utf8)
    for (place, property) in properties.enumerated() {
      bytes.append(place == 0 ? 0x20 : 0x2c)
      bytes.append(contentsOf: "\(property.name)=".utf8)
      escape(property.value, isProperty: true, to: &bytes)
    }
    bytes.append(contentsOf: "::".utf8)
    escape(message, isProperty: false, to: &bytes)
    // Only the command of this line is meant to act, on whichever service the line is read.
    LogCommands.defuse(&bytes, lineStart: start)
    bytes.append(0x0a)
  }

  /// What hides or acts is shown; what ends a property or a command is encoded as the runner decodes it.
  private static func escape(_ text: String, isProperty: Bool, to bytes: inout [UInt8]) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": bytes.append(contentsOf: "%25".utf8)
      case "\n" where !isProperty: bytes.append(contentsOf: "%0A".utf8)
      case ":" where isProperty: bytes.append(contentsOf: "%3A".utf8)
      case "," where isProperty: bytes.append(contentsOf: "%2C".utf8)
      default: TerminalText.append(scalar, to: &bytes)
      }
    }
  }
}
