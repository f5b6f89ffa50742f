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
  /// It is not JSON in UTF-8, or has a character U+0000 that is not allowed.
  case invalid
  case tooDeep
  case textTooLong
}

/// A value of a JSON document. Texts and numbers are places in it, of 32 bits: a large file has millions of them.
nonisolated enum JSONNode: Sendable {
  case null
  case bool(Bool)
  case number(Range<UInt32>)
  /// The characters between the quotation marks.
  case text(Range<UInt32>)
  case array([JSONNode])
  case object([Member])

  /// A member of an object, and its value as it is written.
  typealias Member = (name: Range<UInt32>, value: JSONNode, source: Range<UInt32>)
}

/// Finds the values of a JSON document.
///
/// Texts and numbers are validated when they are decoded: a damaged one affects only the value that it belongs to.
nonisolated struct JSONParser {
  private let bytes: [UInt8]
  private let limits: JSONLimits
  private var index: Int

  /// The value of a whole document.
  static func parse(_ bytes: [UInt8], limits: JSONLimits) throws(JSONError) -> JSONNode {
    guard bytes.count < UInt32.max else { throw .textTooLong }
    var parser = JSONParser(bytes, limits)
    let node = try parser.value(depth: 0)
    guard parser.next() == nil else { throw .invalid }
    return node
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

  /// Skips a character. Returns false if another one is next.
  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard next() == character else { return false }
    index += 1
    return true
  }

  private mutating func value(depth: Int) throws(JSONError) -> JSONNode {
    switch next() {
    case "{":
      var members: [JSONNode.Member] = []
      try values(upTo: "}", depth: depth) { parser throws(JSONError) in
        let name = try parser.text()
        guard parser.skip(":") else { throw .invalid }
        _ = parser.next()
        let start = parser.index
        let value = try parser.value(depth: depth + 1)
        members.append((name, value, UInt32(start)..<UInt32(parser.index)))
      }
      return .object(members)
    case "[":
      var elements: [JSONNode] = []
      try values(upTo: "]", depth: depth) { parser throws(JSONError) in
        elements.append(try parser.value(depth: depth + 1))
      }
      return .array(elements)
    case "\"": return .text(try text())
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
    guard depth < limits.depth else { throw .tooDeep }
    index += 1
    while next() != end {
      try parse(&self)
      guard skip(",") else { break }
    }
    guard skip(end) else { throw .invalid }
  }

  private mutating func word(_ word: String, _ node: JSONNode) throws(JSONError) -> JSONNode {
    guard bytes[index...].starts(with: word.utf8) else { throw .invalid }
    index += word.utf8.count
    return node
  }

  private mutating func number() -> JSONNode {
    let start = index
    index = bytes[start...].firstIndex { !"0123456789-+.eE".utf8.contains($0) } ?? bytes.count
    return .number(UInt32(start)..<UInt32(index))
  }

  private mutating func text() throws(JSONError) -> Range<UInt32> {
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
    guard index - start <= limits.text else { throw .textTooLong }
    defer { index += 1 }
    return UInt32(start)..<UInt32(index)
  }
}
