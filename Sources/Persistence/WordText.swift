import FoundationEssentials

/// The text of a file with words, in whatever encoding it is.
package nonisolated struct WordText {
  /// The text in UTF-8, without a byte order mark.
  let bytes: [UInt8]
  /// Whether it was read as Latin-1, because it is not Unicode.
  let isLatin1: Bool

  init(_ file: [UInt8]) throws(WordFileError) {
    var text = file[...]
    while text.last == 0 { text.removeLast() }
    if file.starts(with: [0xEF, 0xBB, 0xBF]) { text = text.dropFirst(3) }
    if let unicode = try Self.utf16(file, hasNUL: text.contains(0)) {
      (bytes, isLatin1) = (Array(unicode.utf8), false)
    } else {
      isLatin1 = String(validating: text, as: UTF8.self) == nil
      bytes = isLatin1 ? Self.latin1(text) : Array(text)
    }
    let controls = bytes.count { $0 < 0x20 && !(0x09...0x0D).contains($0) && $0 != 0x1A }
    guard controls * 50 <= bytes.count else { throw .notText }
  }

  /// The text of UTF-16 with a byte order mark, or of bytes with NULs, half of which most text in UTF-16 has; `nil` if it is none.
  private static func utf16(_ file: [UInt8], hasNUL: Bool) throws(WordFileError) -> String? {
    let isMarked = file.starts(with: [0xFF, 0xFE]) || file.starts(with: [0xFE, 0xFF])
    guard isMarked || hasNUL else { return nil }
    let odd = file.indices.count { file[$0] == 0 && !$0.isMultiple(of: 2) }
    let isLittle = isMarked ? file[0] == 0xFF : 2 * odd > file.count { $0 == 0 }
    var text = String(
      bytes: file.dropFirst(isMarked ? 2 : 0), encoding: isLittle ? .utf16LittleEndian : .utf16BigEndian)
    while text?.unicodeScalars.last == "\0" { text?.unicodeScalars.removeLast() }
    guard let text, !text.utf8.contains(0) else { throw .notText }
    return text
  }

  /// Text in Windows-1252, which has letters and marks in the place of Latin-1's second set of control characters.
  private static func latin1(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var scalars = String.UnicodeScalarView()
    for byte in text {
      scalars.append((0x80..<0xA0).contains(byte) ? windows[Int(byte) - 0x80] : Unicode.Scalar(byte))
    }
    return Array(String(scalars).utf8)
  }

  private static let windows = Array(
    "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ".unicodeScalars)
}
