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
  static func read(from start: Int, into sink: XMLTreeSink) -> XMLOutcome {
    precondition(isReady)
    let source = sink.builder.source
    let length = sink.builder.sourceLength
    precondition(source.count > length && source[length] == 0, "the source of an XML reader ends in a NUL")
    return unsafe source.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress, start < length else { return XMLOutcome() }
      let state = unsafe XMLReaderState(sink: sink, base: base, length: length)
      unsafe parse(base + start, count: length - start, state)
      return state.outcome
    }
  }

  private static func parse(_ text: UnsafePointer<UInt8>, count: Int, _ state: XMLReaderState) {
    guard let context = unsafe xmlNewParserCtxt() else { return }
    defer { unsafe xmlFreeParserCtxt(context) }
    unsafe state.context = context
    var handler = unsafe callbacks()
    unsafe context.pointee.sax.update(from: &handler, count: 1)
    unsafe context.pointee.userData = Unmanaged.passUnretained(state).toOpaque()
    _ = unsafe xmlCtxtUseOptions(context, options)
    guard let input = unsafe xmlNewInputStream(context) else { return }
    // An input without a buffer of libxml2's own: nothing is copied, and nothing moves under the pointers handed out.
    unsafe input.pointee.base = text
    unsafe input.pointee.cur = text
    unsafe input.pointee.end = text + count
    _ = unsafe inputPush(context, input)
    withExtendedLifetime(state) { _ = unsafe xmlParseDocument(context) }
    unsafe state.context = nil
  }

  private static func callbacks() -> xmlSAXHandler {
    var handler = unsafe xmlSAXHandler()
    unsafe handler.initialized = XML_SAX2_MAGIC
    unsafe handler.startElementNs = { data, name, prefix, _, namespaceCount, namespaces, count, _, attributes in
      unsafe XMLReaderState.of(data)?.namespaces(Int(namespaceCount), namespaces)
      unsafe XMLReaderState.of(data)?.start(name, prefix, Int(count), attributes)
    }
    unsafe handler.endElementNs = { data, _, _, _ in unsafe XMLReaderState.of(data)?.end() }
    unsafe handler.characters = { data, text, count in unsafe XMLReaderState.of(data)?.text(text, Int(count)) }
    unsafe handler.cdataBlock = { data, text, count in unsafe XMLReaderState.of(data)?.text(text, Int(count)) }
    unsafe handler.internalSubset = { data, _, _, _ in unsafe XMLReaderState.of(data)?.stopAtDOCTYPE() }
    unsafe handler.serror = { data, error in
      guard let error = unsafe error else { return }
      let message = unsafe error.pointee.message.map { unsafe String(cString: $0) } ?? ""
      unsafe XMLReaderState.of(data)?.note(
        level: error.pointee.level, code: Int(error.pointee.code), message: message)
    }
    return unsafe handler
  }
}

/// What the callbacks of one parse share.
///
/// Its pointers hold while `XMLReader.read` runs, and it lives no longer.
@safe private final class XMLReaderState {
  private let sink: XMLTreeSink
  private let base: UnsafePointer<UInt8>
  private let length: Int
  fileprivate var context: xmlParserCtxtPtr?
  private(set) var outcome = XMLOutcome()
  private var names = XMLNameCache()
  private var depth = 0

  init(sink: XMLTreeSink, base: UnsafePointer<UInt8>, length: Int) {
    self.sink = sink
    unsafe self.base = base
    self.length = length
  }

  /// The state that a callback's first argument stands for.
  static func of(_ data: UnsafeMutableRawPointer?) -> XMLReaderState? {
    guard let data = unsafe data else { return nil }
    return unsafe Unmanaged<XMLReaderState>.fromOpaque(data).takeUnretainedValue()
  }

  /// A start tag; each attribute is five pointers: name, prefix, namespace, begin and end of the value.
  func start(
    _ name: UnsafePointer<UInt8>?, _ prefix: UnsafePointer<UInt8>?, _ count: Int,
    _ attributes: UnsafeMutablePointer<UnsafePointer<UInt8>?>?
  ) {
    guard tagHasEnd() else { return }
    var first = length
    sink.attributes.removeAll(keepingCapacity: true)
    if let attributes = unsafe attributes {
      for index in 0..<count {
        let at = unsafe attributes + index * 5
        guard let begin = unsafe at[3], let end = unsafe at[4] else { continue }
        let value = unsafe reference(begin, end - begin)
        if index == 0, value.offset < UInt32(length) { first = Int(value.offset) }
        sink.attributes.append(Attribute(name: unsafe symbol(at[0], at[1]), value: value))
      }
    }
    depth += 1
    sink.start(unsafe symbol(name, prefix), at: tagStart(before: first < length ? first : position()))
  }

  /// Namespace declarations, which libxml2 keeps apart: pairs of prefix and address.
  func namespaces(_ count: Int, _ pairs: UnsafeMutablePointer<UnsafePointer<UInt8>?>?) {
    guard count > 0, let pairs = unsafe pairs else { return }
    for index in 0..<count {
      let prefix = unsafe pairs[index * 2].map { unsafe String(cString: $0) }
      let address = unsafe pairs[index * 2 + 1].map { unsafe String(cString: $0) } ?? ""
      sink.declare(prefix, address)
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
  func end() {
    guard depth > 0 else { return }
    depth -= 1
    sink.end()
    guard depth == 0, let context = unsafe context else { return }
    outcome.rootEnd = position()
    unsafe xmlStopParser(context)
  }

  /// Text between tags; white space is the rule and says nothing.
  func text(_ text: UnsafePointer<UInt8>?, _ count: Int) {
    guard let text = unsafe text, sink.strayText == nil else { return }
    for index in 0..<count where unsafe text[index] > 0x20 {
      sink.strayText = position()
      return
    }
  }

  /// Stops before anything of a DOCTYPE is read.
  ///
  /// `wellFormed` stays 1 after that, hence a flag of our own.
  func stopAtDOCTYPE() {
    outcome.hasDOCTYPE = true
    outcome.fault = XMLFault(offset: position(), code: 0, message: "")
    if let context = unsafe context { unsafe xmlStopParser(context) }
  }

  /// Keeps the first error that ends a document; what follows from it, and namespaces that are odd, says nothing.
  func note(level: xmlErrorLevel, code: Int, message: String) {
    guard level == XML_ERR_FATAL, outcome.fault == nil, outcome.rootEnd == nil else { return }
    var words = message[...]
    while let last = words.last, last.isWhitespace { words.removeLast() }
    outcome.fault = XMLFault(offset: position(), code: code, message: String(words))
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
  private func reference(_ begin: UnsafePointer<UInt8>, _ count: Int) -> TextRef {
    let offset = unsafe Int(bitPattern: begin) &- Int(bitPattern: base)
    if offset >= 0, offset &+ count <= length { return TextRef(offset: UInt32(offset), length: UInt32(count)) }
    return unsafe sink.builder.append(UnsafeBufferPointer(start: begin, count: count))
  }

  /// The symbol of a name; libxml2 keeps each name once, so its address stands for it.
  private func symbol(_ name: UnsafePointer<UInt8>?, _ prefix: UnsafePointer<UInt8>?) -> Symbol {
    guard let name = unsafe name else { return .none }
    if let prefix = unsafe prefix {
      return unsafe sink.builder.symbols.intern(String(cString: prefix) + ":" + String(cString: name))
    }
    let key = UInt(bitPattern: name)
    if let known = names[key] { return known }
    let symbol = unsafe sink.builder.symbols.intern(String(cString: name))
    names[key] = symbol
    return symbol
  }
}

/// The symbols of names by their addresses, for the few dozen names of a dump.
private struct XMLNameCache {
  private var keys = [UInt](repeating: 0, count: 512)
  private var symbols = [Symbol](repeating: .none, count: 512)

  /// The symbol at an address; a newer name takes the place of an older one of the same slot.
  subscript(key: UInt) -> Symbol? {
    get {
      let slot = Int((key >> 2 ^ key >> 11) & 511)
      return keys[slot] == key ? symbols[slot] : nil
    }
    set {
      let slot = Int((key >> 2 ^ key >> 11) & 511)
      keys[slot] = newValue == nil ? 0 : key
      symbols[slot] = newValue ?? .none
    }
  }
}
