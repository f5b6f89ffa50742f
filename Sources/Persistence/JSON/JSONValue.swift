/// A value of a JSON document.
package nonisolated enum JSONValue: Sendable {
  case null
  case bool(Bool)
  /// A number as it is written, so that it stays exact.
  case number(String)
  case text(String)
  case array([JSONValue])
  case object([String: JSONValue])
  /// A text or a number that is not valid, or an object with such a name, as it is written. Only the value that it belongs to cannot
  /// be decoded.
  case damaged([UInt8])

  /// The value in one line, with sorted names.
  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return bytes
  }

  private func write(to bytes: inout [UInt8]) {
    switch self {
    case .null: bytes += "null".utf8
    case .damaged(let source): bytes += source
    case .bool(let value): bytes += "\(value)".utf8
    case .number(let number): bytes += number.utf8
    case .text(let text): bytes += text.json
    case .array(let values):
      bytes.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        value.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      // The order of Swift's texts depends on the version of Unicode.
      let sorted = members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      for (index, (name, value)) in sorted.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        bytes += name.json + [UInt8(ascii: ":")]
        value.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }
}

// MARK: - Decoder

nonisolated extension JSONValue: Decoder {
  /// Empty, because a reader of Parlor is told which game is damaged, and not where.
  package var codingPath: [any CodingKey] { [] }
  package var userInfo: [CodingUserInfoKey: Any] { [:] }

  package func container<Key>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard case .object(let members) = self else { return try fail([String: Any].self) }
    return KeyedDecodingContainer(JSONMembers(members: members))
  }

  package func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .array(let values) = self else { return try fail([Any].self) }
    return JSONElements(values: values)
  }

  package func singleValueContainer() -> any SingleValueDecodingContainer { self }

  /// Throws because the value cannot be decoded as a type.
  private func fail<Value>(_ type: Any.Type) throws -> Value {
    throw DecodingError.typeMismatch(type, .init(codingPath: [], debugDescription: "Expected \(type)."))
  }
}

nonisolated extension JSONValue: SingleValueDecodingContainer {
  package func decodeNil() -> Bool { if case .null = self { true } else { false } }

  package func decode(_ type: Bool.Type) throws -> Bool {
    if case .bool(let value) = self { value } else { try fail(type) }
  }

  package func decode(_ type: String.Type) throws -> String {
    if case .text(let text) = self { text } else { try fail(type) }
  }

  package func decode<Value>(_ type: Value.Type) throws -> Value
  where Value: Decodable & BinaryFloatingPoint & LosslessStringConvertible {
    guard case .number(let number) = self, let value = Value(number), value.isFinite else {
      return try fail(type)
    }
    // Otherwise a number became 0 because it was too small.
    let digits = number.unicodeScalars.prefix { $0 != "e" && $0 != "E" }
    guard value != 0 || !digits.contains(where: { ("1"..."9").contains($0) }) else { return try fail(type) }
    return value
  }

  package func decode<Value: Decodable & FixedWidthInteger>(_ type: Value.Type) throws -> Value {
    guard case .number(let number) = self else { return try fail(type) }
    if let value = Value(number) { return value }
    // Other programs may write "34.0" or "3e2". Larger numbers are not exact.
    guard let number = Double(number), number.magnitude < 0x1p53, let value = Value(exactly: number) else {
      return try fail(type)
    }
    return value
  }

  package func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try Value(from: self) }
}

private nonisolated struct JSONMembers<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let members: [String: JSONValue]

  var codingPath: [any CodingKey] { [] }
  var allKeys: [Key] { members.keys.compactMap(Key.init) }

  func contains(_ key: Key) -> Bool { members[key.stringValue] != nil }

  func decodeNil(forKey key: Key) throws -> Bool { try value(key.stringValue).decodeNil() }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try Value(from: value(key.stringValue))
  }

  func nestedContainer<Nested>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    try value(key.stringValue).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try value(key.stringValue).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { try value("super") }
  func superDecoder(forKey key: Key) throws -> any Decoder { try value(key.stringValue) }

  private func value(_ name: String) throws -> JSONValue {
    if let value = members[name] { return value }
    throw DecodingError.valueNotFound(
      Any.self, .init(codingPath: [], debugDescription: "There is no \(name)."))
  }
}

private nonisolated struct JSONElements: UnkeyedDecodingContainer {
  let values: [JSONValue]
  private(set) var currentIndex = 0

  init(values: [JSONValue]) { self.values = values }

  var codingPath: [any CodingKey] { [] }
  var count: Int? { values.count }
  var isAtEnd: Bool { currentIndex == values.count }

  mutating func decodeNil() throws -> Bool {
    guard !isAtEnd, values[currentIndex].decodeNil() else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try take { try Value(from: $0) }
  }

  mutating func nestedContainer<Nested>(
    keyedBy type: Nested.Type
  ) throws -> KeyedDecodingContainer<Nested> {
    try take { try $0.container(keyedBy: type) }
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try take { try $0.unkeyedContainer() }
  }

  mutating func superDecoder() throws -> any Decoder { try take { $0 } }

  /// Decodes the next element, which stays the next if that fails.
  private mutating func take<Value>(_ decode: (JSONValue) throws -> Value) throws -> Value {
    guard !isAtEnd else {
      throw DecodingError.valueNotFound(
        Any.self, .init(codingPath: [], debugDescription: "The array has ended."))
    }
    let value = try decode(values[currentIndex])
    currentIndex += 1
    return value
  }
}
