/// The text of a file with words, in whatever encoding it is.
package nonisolated struct WordText {
  /// The text in UTF-8, without a byte order mark.
  let bytes: [UInt8]
  /// Whether it was read as Latin-1, because it is not Unicode.
  let isLatin1: Bool

  init(_ file: [UInt8]) throws(WordFileError) {
    if let kind = Self.kinds.first(where: { file.starts(with: $0.start) }) { throw kind.error }
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
    let start = bytes.withoutLeadingSpace.prefix(16)
    guard start.first != UInt8(ascii: "["), start.first != UInt8(ascii: "{") else { throw .json }
  }

  /// Files that are no text, by the bytes at their beginning.
  private static let kinds: [(start: [UInt8], error: WordFileError)] = [
    (Array("bplist".utf8), .binary), ([0x1F, 0x8B], .compressed("gzip")),
    ([0x50, 0x4B, 3, 4], .compressed("ZIP")),
    ([0xFD] + Array("7zXZ".utf8), .compressed("xz")), (Array("BZh".utf8), .compressed("bzip2")),
    ([0x28, 0xB5, 0x2F, 0xFD], .compressed("Zstandard")), ([0x37, 0x7A, 0xBC, 0xAF], .compressed("7-Zip")),
    ([0x1F, 0x9D], .compressed("compress")), ([0x7F] + Array("ELF".utf8), .program),
    ([0x4D, 0x5A, 0x90, 0], .program), ([0xCF, 0xFA, 0xED, 0xFE], .program),
    ([0xCA, 0xFE, 0xBA, 0xBE], .program),
    ([0, 0x61, 0x73, 0x6D], .program), (Array("#!".utf8), .program),
  ]

  /// The text of UTF-16 with a byte order mark, or of bytes with NULs, half of which most text in UTF-16 has; `nil` if it is none.
  private static func utf16(_ file: [UInt8], hasNUL: Bool) throws(WordFileError) -> String? {
    let isMarked = file.starts(with: [0xFF, 0xFE]) || file.starts(with: [0xFE, 0xFF])
    guard isMarked || hasNUL else { return nil }
    let odd = file.indices.count { file[$0] == 0 && !$0.isMultiple(of: 2) }
    let isLittle = isMarked ? file[0] == 0xFF : 2 * odd > file.count { $0 == 0 }
    let units = stride(from: isMarked ? 2 : 0, to: file.count - 1, by: 2).map { index in
      let (first, second) = (UInt16(file[index]), UInt16(file[index + 1]))
      return isLittle ? second << 8 | first : first << 8 | second
    }
    let text = units.lastIndex { $0 != 0 }.map { units[...$0] } ?? []
    guard !text.contains(0), let string = String(validating: text, as: UTF16.self) else { throw .notText }
    return string
  }

  /// Text in Windows-1252, which has letters and marks in the place of Latin-1's second set of control characters.
  private static func latin1(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count + text.count / 8)
    for byte in text {
      switch byte {
      case 0..<0x80: bytes.append(byte)
      case 0x80..<0xA0: bytes += windows[Int(byte) - 0x80].utf8
      default: bytes += [0xC0 | byte >> 6, 0x80 | byte & 0x3F]
      }
    }
    return bytes
  }

  private static let windows = Array(
    "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ".unicodeScalars.map(String.init))
}
