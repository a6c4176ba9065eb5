/// Writes one HTML page that needs nothing else: text is escaped, everything else is ours.
///
/// The page's policy lets no other style, script, picture or address act, so that text of a dump could not even if it
/// were written as it is.
struct HTMLPage {
  private(set) var bytes: [UInt8] = []

  /// Begins a page, up to the beginning of its body.
  init(title: String) {
    markup("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
    markup("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
    markup("<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; ")
    markup(
      "style-src 'unsafe-inline'; script-src 'sha256-\(PageScript.digest)'; base-uri 'none'; form-action 'none'\">\n")
    markup("<title>")
    text(title)
    markup("</title>\n<style>\n")
    bytes.append(contentsOf: "\(PageStyle.text)".utf8)
    markup("</style>\n</head>\n<body>\n")
  }

  /// Ends the page.
  mutating func finish() {
    markup("<script>")
    bytes.append(contentsOf: "\(PageScript.text)".utf8)
    markup("</script>\n</body>\n</html>\n")
  }

  /// Writes markup of our own; nothing of an input is ever part of it.
  mutating func markup(_ markup: String) { bytes.append(contentsOf: markup.utf8) }

  /// Writes text, which may come from anywhere.
  mutating func text(_ text: String, keepingLines: Bool = false) {
    HTMLText.append(text, keepingLines: keepingLines, to: &bytes)
  }

  /// Writes text as code.
  mutating func code(_ text: String) {
    markup("<code>")
    self.text(text)
    markup("</code>")
  }

  /// Writes ` name="value"`.
  mutating func attribute(_ name: StaticString, _ value: String) {
    markup(" \(name)=\"")
    text(value)
    markup("\"")
  }
}
