/// A value of a JSON document: the decoder of one `Decodable` value.
package nonisolated struct JSONValue: Sendable {
  let document: JSONDocument
  let index: Int

  /// The value of a whole document.
  package init(_ bytes: [UInt8], limits: JSONLimits = JSONLimits()) throws(JSONError) {
    self.init(in: try JSONDocument(bytes, limits: limits), at: 0)
  }

  /// The value at an index of a document.
  init(in document: JSONDocument, at index: Int) {
    self.document = document
    self.index = index
  }

  /// The members of an object as they are written in the document, without spaces. Their texts and numbers may be damaged.
  func memberSources() throws -> [String: [UInt8]] { try members().mapValues { document.source(at: $0) } }

  /// The indexes of the values of an object.
  private func members() throws -> [String: Int] {
    guard case .object(let end) = document[index] else { return try fail([String: Any].self) }
    var members: [String: Int] = [:]
    var next = index + 1
    while next < Int(end) {
      guard let name = document.text(at: next) else { return try fail(String.self) }
      // As with Foundation, the first of two members with the same name counts.
      if members[name] == nil { members[name] = next + 1 }
      next = document.index(after: next + 1)
    }
    return members
  }

  var isNull: Bool { if case .null = document[index] { true } else { false } }

  /// Throws because the value cannot be decoded as a type.
  private func fail<Value>(_ type: Any.Type) throws -> Value {
    throw DecodingError.typeMismatch(type, .init(codingPath: [], debugDescription: "Expected \(type)."))
  }
}

// MARK: - Decoder

nonisolated extension JSONValue: Decoder {
  /// Empty, because a reader of Parlor is told which game is damaged, and not where.
  package var codingPath: [any CodingKey] { [] }
  package var userInfo: [CodingUserInfoKey: Any] { [:] }

  package func container<Key>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(JSONMembers(document: document, members: try members()))
  }

  package func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .array(let end) = document[index] else { return try fail([Any].self) }
    return JSONElements(in: document, from: index + 1, to: Int(end))
  }

  package func singleValueContainer() -> any SingleValueDecodingContainer { self }
}

// MARK: - Single values

nonisolated extension JSONValue: SingleValueDecodingContainer {
  package func decodeNil() -> Bool { isNull }

  package func decode(_ type: Bool.Type) throws -> Bool {
    if case .bool(let value) = document[index] { value } else { try fail(type) }
  }

  package func decode(_ type: String.Type) throws -> String {
    if let value = document.text(at: index) { value } else { try fail(type) }
  }

  package func decode<Value>(_ type: Value.Type) throws -> Value
  where Value: Decodable & BinaryFloatingPoint & LosslessStringConvertible {
    guard let number = document.number(at: index), let value = Value(number), value.isFinite else {
      return try fail(type)
    }
    // Otherwise a number became 0 because it was too small.
    let digits = number.unicodeScalars.prefix { $0 != "e" && $0 != "E" }
    guard value != 0 || !digits.contains(where: { ("1"..."9").contains($0) }) else { return try fail(type) }
    return value
  }

  package func decode<Value: Decodable & FixedWidthInteger>(_ type: Value.Type) throws -> Value {
    guard let number = document.number(at: index) else { return try fail(type) }
    if let value = Value(number) { return value }
    // Other programs may write "34.0" or "3e2". Larger numbers are not exact.
    guard let number = Double(number), number.magnitude < 0x1p53, let value = Value(exactly: number) else {
      return try fail(type)
    }
    return value
  }

  package func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try Value(from: self) }
}
