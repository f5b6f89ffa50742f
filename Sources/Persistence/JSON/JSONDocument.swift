/// A JSON document and its values.
nonisolated final class JSONDocument: Sendable {
  private let bytes: [UInt8]
  private let tokens: [JSONToken]

  init(_ bytes: [UInt8], limits: JSONLimits) throws(JSONError) {
    self.bytes = bytes
    tokens = try JSONParser.tokens(of: bytes, limits: limits)
  }

  /// The value at an index.
  subscript(index: Int) -> JSONToken { tokens[index] }

  /// The index after a value and the values in it.
  func index(after index: Int) -> Int {
    switch tokens[index] {
    case .array(let end), .object(let end): Int(end)
    default: index + 1
    }
  }

  private func bytes(in range: Range<UInt32>) -> ArraySlice<UInt8> {
    bytes[Int(range.lowerBound)..<Int(range.upperBound)]
  }

  /// The value at an index as it is written, without spaces.
  func source(at index: Int) -> [UInt8] {
    switch tokens[index] {
    case .null: Array("null".utf8)
    case .bool(let value): Array(value ? "true".utf8 : "false".utf8)
    case .number(let range): Array(bytes(in: range))
    case .text(let range): [UInt8(ascii: "\"")] + bytes(in: range) + [UInt8(ascii: "\"")]
    case .array(let end): Array("[".utf8) + sources(in: index + 1..<Int(end), [","]) + Array("]".utf8)
    case .object(let end): Array("{".utf8) + sources(in: index + 1..<Int(end), [":", ","]) + Array("}".utf8)
    }
  }

  /// The values of an array or an object, with the separators in turn.
  private func sources(in range: Range<Int>, _ separators: [String]) -> [UInt8] {
    var sources: [UInt8] = []
    var (next, count) = (range.lowerBound, 0)
    while next < range.upperBound {
      if count > 0 { sources += separators[(count - 1) % separators.count].utf8 }
      sources += source(at: next)
      next = index(after: next)
      count += 1
    }
    return sources
  }

  // MARK: - Texts

  /// The text at an index; nil if there is another value, or if the text is damaged.
  func text(at index: Int) -> String? {
    guard case .text(let range) = tokens[index] else { return nil }
    let bytes = bytes(in: range)
    let isPlain = bytes.allSatisfy { $0 >= 0x20 && $0 != UInt8(ascii: "\\") }
    return isPlain ? String(validating: bytes, as: UTF8.self) : unescape(bytes)
  }

  private func unescape(_ bytes: ArraySlice<UInt8>) -> String? {
    var text: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
      guard byte >= 0x20 else { return nil }
      guard byte == UInt8(ascii: "\\") else {
        text.append(byte)
        continue
      }
      switch rest.popFirst().map(Unicode.Scalar.init) {
      case "b": text.append(0x08)
      case "f": text.append(0x0C)
      case "n": text.append(0x0A)
      case "r": text.append(0x0D)
      case "t": text.append(0x09)
      case "u":
        guard let character = Self.character(from: &rest) else { return nil }
        text += Array(String(character).utf8)
      case let character? where "\"\\/".unicodeScalars.contains(character):
        text.append(UInt8(ascii: character))
      default: return nil
      }
    }
    return String(validating: text, as: UTF8.self)
  }

  /// Removes the digits of an escaped character, which can have two parts in UTF-16.
  private static func character(from rest: inout ArraySlice<UInt8>) -> Unicode.Scalar? {
    guard let unit = unit(from: &rest) else { return nil }
    guard UTF16.isLeadSurrogate(unit) else { return Unicode.Scalar(unit) }
    guard rest.starts(with: #"\u"#.utf8) else { return nil }
    rest.removeFirst(2)
    guard let trail = self.unit(from: &rest), UTF16.isTrailSurrogate(trail) else { return nil }
    return UTF16.decode(UTF16.EncodedScalar([unit, trail]))
  }

  private static func unit(from rest: inout ArraySlice<UInt8>) -> UInt16? {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = rest.popFirst().flatMap({ Character(Unicode.Scalar($0)).hexDigitValue }) else {
        return nil
      }
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }

  // MARK: - Numbers

  /// The text of the number at an index; nil if there is another value, or if the number is damaged.
  func number(at index: Int) -> String? {
    guard case .number(let range) = tokens[index], Self.isNumber(bytes(in: range)) else { return nil }
    return String(decoding: bytes(in: range), as: UTF8.self)
  }

  /// Whether bytes are a number of JSON. Swift's initializers accept more, such as "+1" and "1.".
  private static func isNumber(_ bytes: ArraySlice<UInt8>) -> Bool {
    var rest = bytes
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    let hasLeadingZero = rest.first == UInt8(ascii: "0")
    let digits = removeDigits(from: &rest)
    guard digits == 1 || (digits > 1 && !hasLeadingZero) else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      guard removeDigits(from: &rest) > 0 else { return false }
    }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest.removeFirst()
      if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest.removeFirst() }
      guard removeDigits(from: &rest) > 0 else { return false }
    }
    return rest.isEmpty
  }

  private static func removeDigits(from rest: inout ArraySlice<UInt8>) -> Int {
    let count = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
    rest.removeFirst(count)
    return count
  }
}
