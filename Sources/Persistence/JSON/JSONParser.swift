import GtkKit

/// What a JSON document may contain.
package nonisolated struct JSONLimits {
  /// The greatest depth of values within values.
  var depth = 512
  /// The size of the longest text, in bytes.
  var text = Int.max
  /// Whether texts may have the character U+0000, which ends a text in C.
  var allowsNUL = true
}

/// The reason why a document is not parsed.
package nonisolated enum JSONError: Error {
  /// It is not JSON in UTF-8, or exceeds the limits.
  case invalid
}

nonisolated extension JSONValue {
  /// The value of a whole document.
  package init(_ bytes: [UInt8], limits: JSONLimits = JSONLimits()) throws(JSONError) {
    var parser = JSONParser(bytes: bytes, limits: limits, index: bytes.withoutLeadingSpace.startIndex)
    self = try parser.document()
  }
}

private nonisolated struct JSONParser {
  let bytes: [UInt8]
  let limits: JSONLimits
  var index: Int

  mutating func document() throws(JSONError) -> JSONValue {
    let value = try value(depth: 0)
    guard next() == nil else { throw .invalid }
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
        guard parser.skip(":") else { throw .invalid }
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
    default: throw .invalid
    }
  }

  /// Parses the values of an array or an object. As with Foundation, a comma may follow the last one.
  private mutating func values(
    upTo end: Unicode.Scalar, depth: Int, parse: (inout JSONParser) throws(JSONError) -> Void
  ) throws(JSONError) {
    guard depth < limits.depth else { throw .invalid }
    index += 1
    while next() != end {
      try parse(&self)
      guard skip(",") else { break }
    }
    guard skip(end) else { throw .invalid }
  }

  private mutating func word(_ word: String, _ value: JSONValue) throws(JSONError) -> JSONValue {
    guard bytes[index...].starts(with: word.utf8) else { throw .invalid }
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
    guard skip("\"") else { throw .invalid }
    let start = index
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      if bytes[index] == UInt8(ascii: "\\") {
        guard limits.allowsNUL || !bytes[index...].starts(with: #"\u0000"#.utf8) else { throw .invalid }
        index += 1
      }
      index += 1
    }
    guard index < bytes.count else { throw .invalid }
    guard index - start <= limits.text else { throw .invalid }
    defer { index += 1 }
    return String(json: bytes[start..<index])
  }
}
