internal import AccessibilityTree
internal import CLibXML2

/// How reading XML ended.
struct XMLOutcome {
  /// The byte after the root's end tag, where the root was closed.
  var rootEnd: Int?
  /// What libxml2 found wrong first.
  var fault: XMLFault?
  /// Whether a DOCTYPE stopped it.
  var hasDOCTYPE = false
}

/// What is wrong with a document, and where.
struct XMLFault {
  /// The byte at which libxml2 gave up.
  var offset: Int
  /// Its code, as `xmlParserErrors` has it.
  var code: Int
  /// Its own words, without what ends the line.
  var message: String
}

/// Reads XML through libxml2's SAX2 interface; the only file that talks to it.
///
/// The parser reads the dump where it lies and hands out pointers into it, so a value without an entity or a character
/// beyond ASCII becomes a reference and is never copied. Nothing is loaded, expanded or recovered: no network, no
/// external entity, and a DOCTYPE ends the reading before anything in it is looked at.
enum XMLReader {
  /// Done once for the process, before the first parser.
  private static let isReady: Bool = {
    xmlInitParser()
    return true
  }()

  /// HUGE lifts the depth limit of 256, and with it the guard against entity bombs.
  ///
  /// A DOCTYPE stops the parser, so the only entities are the five that XML itself has. NOENT makes them text: without
  /// it libxml2 hands `&amp;` in an attribute over as `&#38;`. The bytes are UTF-8 whatever the declaration says.
  private static let options =
    Int32(XML_PARSE_NONET.rawValue) | Int32(XML_PARSE_HUGE.rawValue) | Int32(XML_PARSE_IGNORE_ENC.rawValue)
    | Int32(XML_PARSE_NOENT.rawValue)

  /// Reads the document that begins at a byte of the sink's source, which a NUL follows.
  static func read(from start: Int, into sink: inout XMLTreeSink) -> XMLOutcome {
    precondition(isReady)
    let source = sink.builder.source
    let length = sink.builder.sourceLength
    precondition(source.count > length && source[length] == 0, "the source of an XML reader ends in a NUL")
    return unsafe source.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress, start < length else { return XMLOutcome() }
      return unsafe withUnsafeMutablePointer(to: &sink) { sink in
        var state = unsafe XMLReaderState(sink: sink, base: base, length: length)
        unsafe withUnsafeMutablePointer(to: &state) { unsafe parse(base + start, count: length - start, $0) }
        return state.outcome
      }
    }
  }

  private static func parse(
    _ text: UnsafePointer<UInt8>, count: Int, _ state: UnsafeMutablePointer<XMLReaderState>
  ) {
    guard let context = unsafe xmlNewParserCtxt() else { return }
    defer { unsafe xmlFreeParserCtxt(context) }
    unsafe state.pointee.context = context
    var handler = unsafe callbacks()
    unsafe context.pointee.sax.update(from: &handler, count: 1)
    unsafe context.pointee.userData = UnsafeMutableRawPointer(state)
    _ = unsafe xmlCtxtUseOptions(context, options)
    guard let input = unsafe xmlNewInputStream(context) else { return }
    // An input without a buffer of libxml2's own: nothing is copied, and nothing moves under the pointers handed out.
    unsafe input.pointee.base = text
    unsafe input.pointee.cur = text
    unsafe input.pointee.end = text + count
    _ = unsafe inputPush(context, input)
    _ = unsafe xmlParseDocument(context)
    unsafe state.pointee.context = nil
  }

  private static func callbacks() -> xmlSAXHandler {
    var handler = unsafe xmlSAXHandler()
    unsafe handler.initialized = XML_SAX2_MAGIC
    unsafe handler.startElementNs = { data, name, prefix, _, namespaceCount, namespaces, count, _, attributes in
      unsafe XMLReaderState.of(data)?.pointee.namespaces(Int(namespaceCount), namespaces)
      unsafe XMLReaderState.of(data)?.pointee.start(name, prefix, Int(count), attributes)
    }
    unsafe handler.endElementNs = { data, _, _, _ in unsafe XMLReaderState.of(data)?.pointee.end() }
    unsafe handler.characters = { data, text, count in unsafe XMLReaderState.of(data)?.pointee.text(text, Int(count)) }
    // The same for both, or libxml2 looks at each text to tell which of the two it is.
    unsafe handler.ignorableWhitespace = handler.characters
    unsafe handler.cdataBlock = { data, text, count in unsafe XMLReaderState.of(data)?.pointee.text(text, Int(count)) }
    unsafe handler.internalSubset = { data, _, _, _ in unsafe XMLReaderState.of(data)?.pointee.stopAtDOCTYPE() }
    unsafe handler.serror = { data, error in
      guard let error = unsafe error else { return }
      let message = unsafe error.pointee.message.map { unsafe String(cString: $0) } ?? ""
      unsafe XMLReaderState.of(data)?.pointee.note(
        level: error.pointee.level, code: Int(error.pointee.code), message: message)
    }
    return unsafe handler
  }
}

/// What the callbacks of one parse share.
///
/// Its pointers hold while `XMLReader.read` runs, and it lives no longer.
@safe private struct XMLReaderState {
  private let sink: UnsafeMutablePointer<XMLTreeSink>
  private let base: UnsafePointer<UInt8>
  private let length: Int
  fileprivate var context: xmlParserCtxtPtr?
  private(set) var outcome = XMLOutcome()
  private var names = XMLNameCache()
  private static let blanks: UInt64 = 0x2020_2020_2020_2020
  private var depth = 0

  init(sink: UnsafeMutablePointer<XMLTreeSink>, base: UnsafePointer<UInt8>, length: Int) {
    unsafe self.sink = sink
    unsafe self.base = base
    self.length = length
  }

  /// The state that a callback's first argument points at.
  static func of(_ data: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<XMLReaderState>? {
    unsafe data?.assumingMemoryBound(to: XMLReaderState.self)
  }

  /// A start tag; each attribute is five pointers: name, prefix, namespace, begin and end of the value.
  mutating func start(
    _ name: UnsafePointer<UInt8>?, _ prefix: UnsafePointer<UInt8>?, _ count: Int,
    _ attributes: UnsafeMutablePointer<UnsafePointer<UInt8>?>?
  ) {
    guard tagHasEnd() else { return }
    var first = length
    var made: [Attribute] = []
    unsafe swap(&made, &sink.pointee.attributes)
    made.removeAll(keepingCapacity: true)
    if let attributes = unsafe attributes {
      for index in 0..<count {
        let at = unsafe attributes + index * 5
        guard let begin = unsafe at[3], let end = unsafe at[4] else { continue }
        let value = unsafe reference(begin, end - begin)
        if index == 0, value.offset < UInt32(length) { first = Int(value.offset) }
        made.append(Attribute(name: unsafe symbol(at[0], at[1]), value: value))
      }
    }
    unsafe swap(&made, &sink.pointee.attributes)
    depth += 1
    unsafe sink.pointee.start(symbol(name, prefix), at: tagStart(before: first < length ? first : position()))
  }

  /// Namespace declarations, which libxml2 keeps apart: pairs of prefix and address.
  mutating func namespaces(_ count: Int, _ pairs: UnsafeMutablePointer<UnsafePointer<UInt8>?>?) {
    guard count > 0, let pairs = unsafe pairs else { return }
    for index in 0..<count {
      let prefix = unsafe pairs[index * 2].map { unsafe String(cString: $0) }
      let address = unsafe pairs[index * 2 + 1].map { unsafe String(cString: $0) } ?? ""
      unsafe sink.pointee.declare(prefix, address)
    }
  }

  /// Whether the tag that was read is closed; libxml2 announces one that is cut off or malformed all the same.
  private func tagHasEnd() -> Bool {
    let offset = position()
    guard offset < length else { return false }
    if unsafe base[offset] == 0x3e { return true }
    return unsafe offset + 1 < length && base[offset] == 0x2f && base[offset + 1] == 0x3e
  }

  /// An end tag, or the end of an empty element.
  mutating func end() {
    guard depth > 0 else { return }
    depth -= 1
    unsafe sink.pointee.end()
    guard depth == 0, let context = unsafe context else { return }
    outcome.rootEnd = position()
    unsafe xmlStopParser(context)
  }

  /// Text between tags; white space is the rule and says nothing.
  mutating func text(_ text: UnsafePointer<UInt8>?, _ count: Int) {
    guard let text = unsafe text, unsafe sink.pointee.strayTagEnd == nil else { return }
    var index = 0
    while index < count, unsafe text[index] <= 0x20 {
      // Indentation is most of it: eight blanks at once.
      let isBlank =
        unsafe index + 8 <= count
        && UnsafeRawPointer(text + index).loadUnaligned(as: UInt64.self) == XMLReaderState.blanks
      index += isBlank ? 8 : 1
    }
    guard index < count else { return }
    if unsafe sink.pointee.strayText == nil { unsafe sink.pointee.strayText = place(of: text + index) }
    // A `>` that is written as a reference comes as a piece of its own, from elsewhere.
    while index < count, unsafe text[index] != 0x3e { index += 1 }
    if index < count, unsafe isInSource(text + index) { unsafe sink.pointee.strayTagEnd = place(of: text + index) }
  }

  private func isInSource(_ text: UnsafePointer<UInt8>) -> Bool {
    let offset = unsafe Int(bitPattern: text) &- Int(bitPattern: base)
    return offset >= 0 && offset < length
  }

  /// The byte of the source that a text stands at, or that the parser has come to.
  private func place(of text: UnsafePointer<UInt8>) -> Int {
    unsafe isInSource(text) ? Int(bitPattern: text) - Int(bitPattern: base) : position()
  }

  /// Stops before anything of a DOCTYPE is read.
  ///
  /// `wellFormed` stays 1 after that, hence a flag of our own.
  mutating func stopAtDOCTYPE() {
    outcome.hasDOCTYPE = true
    outcome.fault = XMLFault(offset: position(), code: 0, message: "")
    if let context = unsafe context { unsafe xmlStopParser(context) }
  }

  /// Keeps the first error that ends a document; what follows from it, and namespaces that are odd, says nothing.
  mutating func note(level: xmlErrorLevel, code: Int, message: String) {
    guard level == XML_ERR_FATAL, outcome.fault == nil, outcome.rootEnd == nil else { return }
    var words = message[...]
    while let last = words.last, last.isWhitespace { words.removeLast() }
    outcome.fault = XMLFault(offset: position(), code: code, message: String(words))
    // Without this libxml2 goes on to look for more that is wrong, in as many errors as there are bytes.
    if let context = unsafe context { unsafe xmlStopParser(context) }
  }

  /// The byte that the parser has come to.
  private func position() -> Int {
    guard let input = unsafe context?.pointee.input, let cursor = unsafe input.pointee.cur else { return length }
    let offset = unsafe Int(bitPattern: cursor) - Int(bitPattern: base)
    return offset >= 0 && offset <= length ? offset : length
  }

  /// The `<` of the tag that a byte belongs to: no value of well-formed XML holds one.
  private func tagStart(before offset: Int) -> Int {
    var index = min(offset, length - 1)
    while index > 0, unsafe base[index] != 0x3c { index -= 1 }
    return index
  }

  /// A value as a reference into the source, or a copy where libxml2 had to write it anew.
  private mutating func reference(_ begin: UnsafePointer<UInt8>, _ count: Int) -> TextRef {
    let offset = unsafe Int(bitPattern: begin) &- Int(bitPattern: base)
    if offset >= 0, offset &+ count <= length { return TextRef(offset: UInt32(offset), length: UInt32(count)) }
    return unsafe sink.pointee.builder.append(UnsafeBufferPointer(start: begin, count: count))
  }

  /// The symbol of a name; libxml2 keeps each name once, so its address stands for it.
  private mutating func symbol(_ name: UnsafePointer<UInt8>?, _ prefix: UnsafePointer<UInt8>?) -> Symbol {
    guard let name = unsafe name else { return .none }
    if let prefix = unsafe prefix {
      return unsafe sink.pointee.builder.symbols.intern(String(cString: prefix) + ":" + String(cString: name))
    }
    let key = UInt(bitPattern: name)
    if let known = names.find(key) { return known }
    let symbol = unsafe sink.pointee.builder.symbols.intern(String(cString: name))
    names.insert(key, symbol)
    return symbol
  }
}
