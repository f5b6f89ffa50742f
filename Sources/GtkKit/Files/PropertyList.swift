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
  }

  /// The maximum depth of nested elements. A list of strings needs four levels; GMarkup takes memory for each.
  private static let deepest = 32

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
        let isTooDeep = Collector.from(data).map { $0.start(name, context) > PropertyList.deepest } ?? false
        // An error ends the parsing.
        if isTooDeep { error?.pointee = g_error_new_literal(g_markup_error_quark(), 0, "too many levels") }
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

  /// The text of a file in UTF-8, without the byte order mark, which GMarkup does not know. Lines keep their numbers.
  private static func markup(in file: [UInt8]) throws(Failure) -> [UInt8] {
    // GMarkup reports other bytes in a CDATA section, continues, and logs a warning at the next error.
    let isText = !file.contains(0) && String(validating: file, as: UTF8.self) != nil
    guard let text = isText ? file : decoded(file), !text.contains(0) else { throw .notText }
    let start = text.withoutLeadingSpace.startIndex
    // A line break after the first character of the file counts.
    return [UInt8(ascii: " ")] + text[..<start].filter { $0 == lineEnd } + text[start...]
  }

  private static let lineEnd = UInt8(ascii: "\n")

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
    return .invalid(error.map { String(cString: $0.pointee.message) } ?? "")
  }

  private final class Collector {
    var entries: [Entry] = []
    private var current: [UInt8]?
    private var line: gint = 0

    static func from(_ data: gpointer?) -> Collector? {
      data.map { Unmanaged<Collector>.fromOpaque($0).takeUnretainedValue() }
    }

    private var depth = 0

    /// Begins an element. Returns its depth.
    func start(_ name: UnsafePointer<CChar>?, _ context: OpaquePointer?) -> Int {
      depth += 1
      // At the end tag, GMarkup has already counted a line break after it.
      g_markup_parse_context_get_position(context, &line, nil)
      current = name.map { String(cString: $0) } == "string" ? [] : nil
      return depth
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
