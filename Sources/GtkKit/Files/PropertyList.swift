import CGtk

/// Lists of strings in XML property lists (Apple's PropertyList-1.0 document type).
public nonisolated enum PropertyList {
  /// A string of the list and its position in the file.
  public struct Entry {
    /// The string.
    public let text: String
    /// The line in which it begins; the first line is 1.
    public let line: Int
  }

  /// Why a property list could not be read.
  public enum Failure: Error {
    /// It is not text in UTF-8.
    case notText
    /// It is not XML, or not complete. The parser's message names the line.
    case invalid(String)
    /// Elements are nested more than ``deepest`` levels deep in the line.
    case tooDeep(line: Int)
  }

  /// The maximum depth of nested elements. A list of strings needs four levels.
  public static let deepest = 32

  /// Whether a file begins as XML does.
  public static func isLikely(in bytes: [UInt8]) -> Bool {
    let start = bytes.withoutLeadingSpace.prefix(2)
    // In other encodings, the first byte can be a part of a letter.
    return start.first == UInt8(ascii: "<") && start.last.map { $0 >= UInt8(ascii: "!") && $0 < 0x7F } == true
  }

  /// All strings of a property list, in order.
  public static func strings(in file: [UInt8]) throws(Failure) -> [Entry] {
    let bytes = try markup(in: file)
    let collector = Collector()
    var parser = GMarkupParser(
      start_element: { context, name, _, _, data, error in
        Collector.from(data)?.start(name, context, error)
      },
      end_element: { _, _, data, _ in Collector.from(data)?.end() },
      text: { _, text, length, data, _ in Collector.from(data)?.add(text, length) },
      passthrough: nil, error: nil)
    // The context keeps the parser's address, which must stay valid until the context is freed.
    let failure = withUnsafePointer(to: &parser) { parser -> Failure? in
      let context = g_markup_parse_context_new(
        parser, CGTK_MARKUP_TREAT_CDATA_AS_TEXT, Unmanaged.passUnretained(collector).toOpaque(), nil)
      defer { g_markup_parse_context_free(context) }
      return bytes.withUnsafeBytes { read($0, by: context, into: collector) }
    }
    if let failure { throw failure }
    return collector.entries
  }

  /// The text of a file in UTF-8, without what GMarkup does not know: the byte order mark, and the document type, which can have
  /// declarations. Lines keep their numbers.
  private static func markup(in file: [UInt8]) throws(Failure) -> [UInt8] {
    // GMarkup reports other bytes in a CDATA section, continues, and logs a warning at the next error.
    let isText = !file.contains(0) && String(validating: file, as: UTF8.self) != nil
    guard let text = isText ? file : decoded(file), !text.contains(0) else { throw .notText }
    let start = text.withoutLeadingSpace.startIndex
    // A line break after the first character of the file counts.
    let markup = [UInt8(ascii: " ")] + text[..<start].filter { $0 == lineEnd } + text[start...]
    let type = Array("<!DOCTYPE".utf8)
    guard let first = markup.prefix(4096).firstRange(of: type)?.lowerBound else { return markup }
    let last = endOfType(in: markup, from: first)
    return markup[..<first] + markup[first..<last].filter { $0 == lineEnd } + markup[last...]
  }

  private static let lineEnd = UInt8(ascii: "\n")

  /// The end of a document type: after the `>` that is not quoted, in a comment or in a declaration.
  private static func endOfType(in markup: [UInt8], from start: Int) -> Int {
    var (next, quote, isInside) = (start, UInt8?.none, false)
    while next < markup.count {
      let byte = markup[next]
      if quote != nil {
        if byte == quote { quote = nil }
      } else if markup[next...].starts(with: "<!--".utf8) {
        next = markup[next...].firstRange(of: "-->".utf8)?.upperBound ?? markup.count
        continue
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "]") {
        isInside = byte == UInt8(ascii: "[")
      } else if byte == UInt8(ascii: ">"), !isInside {
        return next + 1
      }
      next += 1
    }
    return markup.count
  }

  /// The text in UTF-8 of a file in the encoding that it declares; nil if it declares none.
  private static func decoded(_ file: [UInt8]) -> [UInt8]? {
    let head = String(decoding: file.prefix(200), as: UTF8.self)
    guard let label = head.firstRange(of: "encoding=") else { return nil }
    let encoding = head[label.upperBound...].dropFirst().prefix { $0 != "\"" && $0 != "'" }
    var count: gsize = 0
    let text = file.withUnsafeBytes {
      g_convert(
        $0.assumingMemoryBound(to: CChar.self).baseAddress, gssize($0.count), "UTF-8", String(encoding), nil,
        &count, nil)
    }
    defer { g_free(text) }
    return text.map { Array(UnsafeRawBufferPointer(start: $0, count: Int(count))) }
  }

  private static func read(
    _ bytes: UnsafeRawBufferPointer, by context: OpaquePointer?, into collector: Collector
  ) -> Failure? {
    let text = bytes.assumingMemoryBound(to: CChar.self).baseAddress
    var error: UnsafeMutablePointer<GError>?
    let isRead =
      (bytes.isEmpty || g_markup_parse_context_parse(context, text, bytes.count, &error) != 0)
      && g_markup_parse_context_end_parse(context, &error) != 0
    if isRead { return nil }
    defer { g_error_free(error) }
    if let line = collector.lineTooDeep { return .tooDeep(line: line) }
    return .invalid(error.map { String(cString: $0.pointee.message) } ?? "")
  }

  private final class Collector {
    var entries: [Entry] = []
    /// The line in which an element is nested too deeply.
    private(set) var lineTooDeep: Int?
    private var depth = 0
    private var current: [UInt8]?
    private var line: gint = 0

    static func from(_ data: gpointer?) -> Collector? {
      data.map { Unmanaged<Collector>.fromOpaque($0).takeUnretainedValue() }
    }

    func start(
      _ name: UnsafePointer<CChar>?, _ context: OpaquePointer?,
      _ error: UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?
    ) {
      // At the end tag, GMarkup has already counted a line break after it.
      g_markup_parse_context_get_position(context, &line, nil)
      depth += 1
      if depth > deepest {
        lineTooDeep = Int(line)
        // An error ends the parsing.
        error?.pointee = g_error_new_literal(g_markup_error_quark(), 0, "")
      }
      current = name.map { String(cString: $0) } == "string" ? [] : nil
    }

    func add(_ text: UnsafePointer<CChar>?, _ length: gsize) {
      guard current != nil, let text else { return }
      current?.append(contentsOf: UnsafeRawBufferPointer(start: text, count: Int(length)))
    }

    func end() {
      depth -= 1
      guard let bytes = current else { return }
      entries.append(Entry(text: String(decoding: bytes, as: UTF8.self), line: Int(line)))
      current = nil
    }
  }
}
