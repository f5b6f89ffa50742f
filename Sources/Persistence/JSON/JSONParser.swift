import GtkKit

/// Finds the values of a JSON document.
///
/// Texts and numbers are validated when they are decoded: a damaged one affects only the value that it belongs to.
nonisolated struct JSONParser {
  private let bytes: [UInt8]
  private let limits: JSONLimits
  private var index: Int
  private var tokens: [JSONToken] = []

  /// The values of a document, beginning with the whole.
  static func tokens(of bytes: [UInt8], limits: JSONLimits) throws(JSONError) -> [JSONToken] {
    guard bytes.count < UInt32.max else { throw .textTooLong }
    var parser = JSONParser(bytes, limits)
    try parser.parseValue(depth: 0)
    guard parser.next() == nil else { throw .invalid }
    return parser.tokens
  }

  private init(_ bytes: [UInt8], _ limits: JSONLimits) {
    self.bytes = bytes
    self.limits = limits
    index = bytes.withoutLeadingSpace.startIndex
  }

  /// The next character that is no space; nil at the end.
  private mutating func next() -> Unicode.Scalar? {
    while index < bytes.count {
      switch Unicode.Scalar(bytes[index]) {
      case " ", "\t", "\n", "\r": index += 1
      case let character: return character
      }
    }
    return nil
  }

  private mutating func parseValue(depth: Int) throws(JSONError) {
    switch next() {
    case "{": try parseValues(upTo: "}", depth: depth)
    case "[": try parseValues(upTo: "]", depth: depth)
    case "\"": try parseText()
    case "t": try parse("true", .bool(true))
    case "f": try parse("false", .bool(false))
    case "n": try parse("null", .null)
    case "-"?, ("0"..."9")?: parseNumber()
    default: throw .invalid
    }
  }

  /// Parses an array or an object. As with Foundation, a comma may follow the last value.
  private mutating func parseValues(upTo end: Unicode.Scalar, depth: Int) throws(JSONError) {
    guard depth < limits.depth else { throw .tooDeep }
    let start = tokens.count
    tokens.append(.null)
    index += 1
    while next() != end {
      if end == "}" {
        guard next() == "\"" else { throw .invalid }
        try parseText()
        guard next() == ":" else { throw .invalid }
        index += 1
      }
      try parseValue(depth: depth + 1)
      guard next() == "," else { break }
      index += 1
    }
    guard next() == end else { throw .invalid }
    index += 1
    let next = UInt32(tokens.count)
    tokens[start] = end == "}" ? .object(end: next) : .array(end: next)
  }

  private mutating func parse(_ word: String, _ token: JSONToken) throws(JSONError) {
    guard bytes[index...].starts(with: word.utf8) else { throw .invalid }
    index += word.utf8.count
    tokens.append(token)
  }

  private mutating func parseNumber() {
    let start = index
    index = bytes[start...].firstIndex { !Self.isInNumber(Unicode.Scalar($0)) } ?? bytes.count
    tokens.append(.number(range(from: start)))
  }

  private static func isInNumber(_ character: Unicode.Scalar) -> Bool {
    switch character {
    case "0"..."9", "-", "+", ".", "e", "E": true
    default: false
    }
  }

  private mutating func parseText() throws(JSONError) {
    index += 1
    let start = index
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      if bytes[index] == UInt8(ascii: "\\") {
        guard limits.allowsNUL || !bytes[index...].starts(with: #"\u0000"#.utf8) else { throw .invalid }
        index += 1
      }
      index += 1
    }
    guard index < bytes.count else { throw .invalid }
    guard index - start <= limits.text else { throw .textTooLong }
    tokens.append(.text(range(from: start)))
    index += 1
  }

  private func range(from start: Int) -> Range<UInt32> { UInt32(start)..<UInt32(index) }
}
