/// Limits of a JSON text that are validated before it is decoded.
nonisolated enum JSONLimits {
  /// Throws if values are nested more deeply than `depth`, if a string is longer than `text` bytes, or if a string has the
  /// character U+0000, which ends a text in C.
  static func validate(_ bytes: [UInt8], depth limit: Int, text: Int) throws(SessionFileError) {
    guard bytes.first == UInt8(ascii: "{") else { throw .noSession }
    var (depth, index) = (0, 0)
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
        guard depth <= limit else { throw .tooDeep }
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: "\""):
        let end = try endOfString(in: bytes, from: index + 1)
        guard end - index - 1 <= text else { throw .textTooLong }
        index = end
      // Text in UTF-16.
      case 0: throw .noSession
      default: break
      }
      index += 1
    }
  }

  /// The index of the quotation mark that ends a string, or the end of the bytes.
  private static func endOfString(
    in bytes: [UInt8], from start: Int
  ) throws(SessionFileError) -> Int {
    var index = start
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      if bytes[index] == UInt8(ascii: "\\") {
        guard !bytes[index...].starts(with: #"\u0000"#.utf8) else { throw .damaged }
        index += 1
      }
      index += 1
    }
    return index
  }
}
