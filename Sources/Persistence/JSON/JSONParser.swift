import GtkKit

/// It is not JSON in UTF-8, or has more than Parlor reads: see ``JSONValue/init(_:depth:longestText:allowsNUL:)``.
package nonisolated struct JSONError: Error {}

nonisolated extension JSONValue {
  /// The value of a whole document. `depth` is the greatest one of values within values, and its texts have at most `longestText`
  /// bytes, with NUL among them only if it is allowed.
  package init(
    _ bytes: [UInt8], depth: Int = 512, longestText: Int = .max, allowsNUL: Bool = true
  ) throws(JSONError) {
    let start = bytes.withoutLeadingSpace.startIndex
    var parser = JSONParser(
      bytes: bytes, deepest: depth, longestText: longestText, allowsNUL: allowsNUL, index: start)
    self = try parser.document()
  }
}

private nonisolated struct JSONParser {
  let bytes: [UInt8]
  let deepest: Int
  let longestText: Int
  let allowsNUL: Bool
  var index: Int

  mutating func document() throws(JSONError) -> JSONValue {
    let value = try value(depth: 0)
    guard next() == nil else { throw JSONError() }
    return value
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

  /// Skips a character. Returns false if another one is next.
  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard next() == character else { return false }
    index += 1
    return true
  }

  private mutating func value(depth: Int) throws(JSONError) -> JSONValue {
    let first = next()
    let start = index
    switch first {
    case "{":
      var members: [String: JSONValue] = [:]
      var isDamaged = false
      try values(upTo: "}", depth: depth) { parser throws(JSONError) in
        let name = try parser.text()
        guard parser.skip(":") else { throw JSONError() }
        let value = try parser.value(depth: depth + 1)
        isDamaged = isDamaged || name == nil
        // As with Foundation, the first of two members with the same name counts.
        if let name, members[name] == nil { members[name] = value }
      }
      return isDamaged ? damaged(from: start) : .object(members)
    case "[":
      var elements: [JSONValue] = []
      try values(upTo: "]", depth: depth) { parser throws(JSONError) in
        elements.append(try parser.value(depth: depth + 1))
      }
      return .array(elements)
    case "\"": return try text().map { .text($0) } ?? damaged(from: start)
    case "t": return try word("true", .bool(true))
    case "f": return try word("false", .bool(false))
    case "n": return try word("null", .null)
    case "-"?, ("0"..."9")?: return number()
    default: throw JSONError()
    }
  }

  /// Parses the values of an array or an object. As with Foundation, a comma may follow the last one.
  private mutating func values(
    upTo end: Unicode.Scalar, depth: Int, parse: (inout JSONParser) throws(JSONError) -> Void
  ) throws(JSONError) {
    guard depth < deepest else { throw JSONError() }
    index += 1
    while next() != end {
      try parse(&self)
      guard skip(",") else { break }
    }
    guard skip(end) else { throw JSONError() }
  }

  private mutating func word(_ word: String, _ value: JSONValue) throws(JSONError) -> JSONValue {
    guard bytes[index...].starts(with: word.utf8) else { throw JSONError() }
    index += word.utf8.count
    return value
  }

  private mutating func number() -> JSONValue {
    let start = index
    index = bytes[start...].firstIndex { !"0123456789-+.eE".utf8.contains($0) } ?? bytes.count
    let number = String(decoding: bytes[start..<index], as: UTF8.self)
    return number.isJSONNumber ? .number(number) : damaged(from: start)
  }

  private func damaged(from start: Int) -> JSONValue { .damaged(Array(bytes[start..<index])) }

  /// A text in quotation marks; nil if it is damaged.
  private mutating func text() throws(JSONError) -> String? {
    guard skip("\"") else { throw JSONError() }
    let start = index
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      if bytes[index] == UInt8(ascii: "\\") { index += 1 }
      index += 1
    }
    guard index < bytes.count, index - start <= longestText else { throw JSONError() }
    defer { index += 1 }
    let text = String(json: bytes[start..<index])
    guard allowsNUL || text?.utf8.contains(0) != true else { throw JSONError() }
    return text
  }
}
