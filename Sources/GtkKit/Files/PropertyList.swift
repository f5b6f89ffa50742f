import CGtk

/// Lists of strings in XML property lists (Apple's PropertyList-1.0 document type).
public nonisolated enum PropertyList {
  /// A string of the list, and the line in which it begins; the first line is 1.
  public typealias Entry = (text: String, line: Int)

  /// A text that is not XML, or not complete.
  public struct Failure: Error {
    /// The parser's message, which names the line.
    public let message: String
  }

  /// The maximum depth of nested elements. A list of strings needs four levels; GMarkup takes memory for each.
  private static let deepest = 32

  /// Whether a text begins as XML does.
  public static func isLikely(in text: [UInt8]) -> Bool {
    text.withoutLeadingSpace.first == UInt8(ascii: "<")
  }

  /// All strings of a property list, in order. The text must be valid UTF-8, without NUL and without a byte order mark.
  public static func strings(in text: [UInt8]) throws(Failure) -> [Entry] {
    // GMarkup does not count a line break at the very beginning.
    let text = [UInt8(ascii: " ")] + text
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
      return text.withUnsafeBytes { read($0, by: context, into: collector) }
    }
    if let failure { throw failure }
    return collector.entries
  }

  private static func read(
    _ bytes: UnsafeRawBufferPointer, by context: OpaquePointer?, into collector: Collector
  ) -> Failure? {
    let text = bytes.assumingMemoryBound(to: CChar.self).baseAddress
    var error: UnsafeMutablePointer<GError>?
    let isRead =
      g_markup_parse_context_parse(context, text, bytes.count, &error) != 0
      && g_markup_parse_context_end_parse(context, &error) != 0
    if isRead { return nil }
    defer { g_error_free(error) }
    return Failure(message: error.map { String(cString: $0.pointee.message) } ?? "")
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
      entries.append((String(decoding: bytes, as: UTF8.self), Int(line)))
      current = nil
    }
  }
}
