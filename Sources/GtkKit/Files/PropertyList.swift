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

  /// All strings of a property list, in order.
  public static func strings(in bytes: ArraySlice<UInt8>) throws(Failure) -> [Entry] {
    // GMarkup reports such bytes in a CDATA section, continues, and logs a warning at the next error.
    let isText = bytes.withUnsafeBytes { bytes in
      g_utf8_validate_len(bytes.assumingMemoryBound(to: CChar.self).baseAddress, gsize(bytes.count), nil) != 0
    }
    guard isText else { throw .notText }
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
