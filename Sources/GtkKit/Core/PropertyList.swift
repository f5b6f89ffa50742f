import CGtk

/// Property lists as XML, as far as a list of strings goes (Apple's PropertyList-1.0 document type).
public nonisolated enum PropertyList {
  /// A string of the list, and the line of the file in which it begins, from 1.
  public struct Entry {
    /// The string.
    public let text: String
    /// The line in which it ends, from 1.
    public let line: Int
  }

  /// Why a property list could not be read: the parser's own words, which name the line.
  public struct Failure: Error {
    /// The parser's own words.
    public let message: String
  }

  /// All strings of a property list, in order.
  public static func strings(in bytes: [UInt8]) throws(Failure) -> [Entry] {
    let collector = Collector()
    var parser = GMarkupParser(
      start_element: { context, name, _, _, data, _ in Collector.from(data)?.start(name, context) },
      end_element: { _, _, data, _ in Collector.from(data)?.end() },
      text: { _, text, length, data, _ in Collector.from(data)?.add(text, length) },
      passthrough: nil, error: nil)
    var error: UnsafeMutablePointer<GError>?
    // The context keeps the parser's address: it must stay where it is until the context is freed.
    let parsed = withUnsafePointer(to: &parser) { parser in
      let context = g_markup_parse_context_new(
        parser, G_MARKUP_TREAT_CDATA_AS_TEXT, Unmanaged.passUnretained(collector).toOpaque(), nil)
      defer { g_markup_parse_context_free(context) }
      return bytes.withUnsafeBytes { buffer in
        let text = buffer.assumingMemoryBound(to: CChar.self).baseAddress
        return g_markup_parse_context_parse(context, text, buffer.count, &error) != 0
          && g_markup_parse_context_end_parse(context, &error) != 0
      }
    }
    guard parsed else {
      defer { g_error_free(error) }
      throw Failure(message: error.map { String(cString: $0.pointee.message) } ?? "")
    }
    return collector.entries
  }

  private final class Collector {
    var entries: [Entry] = []
    private var current: [UInt8]?
    private var line: gint = 0

    static func from(_ data: gpointer?) -> Collector? {
      data.map { Unmanaged<Collector>.fromOpaque($0).takeUnretainedValue() }
    }

    func start(_ name: UnsafePointer<CChar>?, _ context: OpaquePointer?) {
      // At the end tag GMarkup has already counted a line end that follows it.
      g_markup_parse_context_get_position(context, &line, nil)
      current = name.map { String(cString: $0) } == "string" ? [] : nil
    }

    func add(_ text: UnsafePointer<CChar>?, _ length: gsize) {
      guard current != nil, let text else { return }
      current?.append(contentsOf: UnsafeRawBufferPointer(start: text, count: Int(length)))
    }

    func end() {
      guard let bytes = current else { return }
      entries.append(Entry(text: String(decoding: bytes, as: UTF8.self), line: Int(line)))
      current = nil
    }
  }
}
