/// The characters that a letter after a backslash stands for.
private nonisolated let escapes = Dictionary(
  uniqueKeysWithValues: zip("\"\\bfnrt".utf8, "\"\\\u{8}\u{C}\n\r\t".utf8))
private nonisolated let letters = Dictionary(uniqueKeysWithValues: escapes.map { ($1, $0) })

nonisolated extension String {
  /// The text in quotation marks.
  var json: [UInt8] {
    var bytes = [UInt8(ascii: "\"")]
    for byte in utf8 {
      if let letter = letters[byte] {
        bytes += [UInt8(ascii: "\\"), letter]
      } else if byte < 0x20 {
        bytes.append(contentsOf: "\\u00\(byte < 0x10 ? "0" : "")\(String(byte, radix: 16))".utf8)
      } else {
        bytes.append(byte)
      }
    }
    return bytes + [UInt8(ascii: "\"")]
  }

  /// The text between quotation marks of JSON. Fails if it is damaged.
  init?(json bytes: ArraySlice<UInt8>) {
    let isPlain = bytes.allSatisfy { $0 >= 0x20 && $0 != UInt8(ascii: "\\") }
    guard let text = isPlain ? bytes : Self.unescaped(bytes) else { return nil }
    self.init(validating: text, as: UTF8.self)
  }

  private static func unescaped(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var text: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
      guard byte >= 0x20 else { return nil }
      guard byte == UInt8(ascii: "\\") else {
        text.append(byte)
        continue
      }
      switch rest.popFirst() {
      case UInt8(ascii: "/"): text.append(UInt8(ascii: "/"))
      case UInt8(ascii: "u"):
        guard let character = character(from: &rest) else { return nil }
        text += String(character).utf8
      case let letter:
        guard let character = letter.flatMap({ escapes[$0] }) else { return nil }
        text.append(character)
      }
    }
    return text[...]
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
    let digits = rest.prefix(4).compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
    guard digits.count == 4 else { return nil }
    rest.removeFirst(4)
    return digits.reduce(0) { $0 << 4 | UInt16($1) }
  }

  /// Whether the text is a number of JSON. Swift's initializers of numbers accept more, such as "+1", "1." and "01".
  var isJSONNumber: Bool {
    let parts = utf8.drop { $0 == UInt8(ascii: "-") }.split(omittingEmptySubsequences: false) {
      $0 == UInt8(ascii: "e") || $0 == UInt8(ascii: "E")
    }
    let digits = parts[0].split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let exponents = parts.dropFirst().map { $0.first.map("+-".utf8.contains) == true ? $0.dropFirst() : $0 }
    return (digits + exponents).allSatisfy { !$0.isEmpty && $0.allSatisfy("0123456789".utf8.contains) }
      && digits.count <= 2 && exponents.count <= 1 && !hasPrefix("--")
      && (digits[0].count == 1 || digits[0].first != UInt8(ascii: "0"))
  }
}
