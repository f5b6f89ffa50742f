/// A value of a JSON document: the decoder of one `Decodable` value.
package nonisolated struct JSONValue: Sendable {
  private let document: [UInt8]
  private let node: JSONNode

  /// The value of a whole document.
  package init(_ bytes: [UInt8], limits: JSONLimits = JSONLimits()) throws(JSONError) {
    self.init(try JSONParser.parse(bytes, limits: limits), in: bytes)
  }

  fileprivate init(_ node: JSONNode, in document: [UInt8]) { (self.node, self.document) = (node, document) }

  private func bytes(_ place: Range<UInt32>) -> ArraySlice<UInt8> {
    document[Int(place.lowerBound)..<Int(place.upperBound)]
  }

  /// The members of an object as they are written in the document. Their texts and numbers may be damaged.
  func memberSources() throws -> [String: [UInt8]] { try members { Array(bytes($0.source)) } }

  private func members<Value>(_ value: (JSONNode.Member) -> Value) throws -> [String: Value] {
    guard case .object(let members) = node else { return try fail([String: Any].self) }
    let named = try members.map { (try String(json: bytes($0.name)) ?? fail(String.self), value($0)) }
    // As with Foundation, the first of two members with the same name counts.
    return Dictionary(named) { first, _ in first }
  }

  fileprivate var isNull: Bool { if case .null = node { true } else { false } }

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
    KeyedDecodingContainer(JSONMembers(members: try members { JSONValue($0.value, in: document) }))
  }

  package func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .array(let nodes) = node else { return try fail([Any].self) }
    return JSONElements(nodes: nodes, document: document)
  }

  package func singleValueContainer() -> any SingleValueDecodingContainer { self }
}

// MARK: - Single values

nonisolated extension JSONValue: SingleValueDecodingContainer {
  package func decodeNil() -> Bool { isNull }

  package func decode(_ type: Bool.Type) throws -> Bool {
    if case .bool(let value) = node { value } else { try fail(type) }
  }

  package func decode(_ type: String.Type) throws -> String {
    if case .text(let place) = node, let text = String(json: bytes(place)) { text } else { try fail(type) }
  }

  package func decode<Value>(_ type: Value.Type) throws -> Value
  where Value: Decodable & BinaryFloatingPoint & LosslessStringConvertible {
    guard let number, let value = Value(number), value.isFinite else { return try fail(type) }
    // Otherwise a number became 0 because it was too small.
    let digits = number.unicodeScalars.prefix { $0 != "e" && $0 != "E" }
    guard value != 0 || !digits.contains(where: { ("1"..."9").contains($0) }) else { return try fail(type) }
    return value
  }

  package func decode<Value: Decodable & FixedWidthInteger>(_ type: Value.Type) throws -> Value {
    guard let number else { return try fail(type) }
    if let value = Value(number) { return value }
    // Other programs may write "34.0" or "3e2". Larger numbers are not exact.
    guard let number = Double(number), number.magnitude < 0x1p53, let value = Value(exactly: number) else {
      return try fail(type)
    }
    return value
  }

  package func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try Value(from: self) }

  /// The text of the number; nil if there is another value, or if the number is damaged.
  private var number: String? {
    if case .number(let place) = node { String(jsonNumber: bytes(place)) } else { nil }
  }
}

// MARK: - Members and elements

private nonisolated struct JSONMembers<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let members: [String: JSONValue]

  var codingPath: [any CodingKey] { [] }
  var allKeys: [Key] { members.keys.compactMap(Key.init) }

  func contains(_ key: Key) -> Bool { members[key.stringValue] != nil }

  func decodeNil(forKey key: Key) throws -> Bool { try value(key.stringValue).isNull }

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
  let nodes: [JSONNode]
  let document: [UInt8]
  private(set) var currentIndex = 0

  init(nodes: [JSONNode], document: [UInt8]) { (self.nodes, self.document) = (nodes, document) }

  var codingPath: [any CodingKey] { [] }
  var count: Int? { nodes.count }
  var isAtEnd: Bool { currentIndex == nodes.count }

  mutating func decodeNil() throws -> Bool {
    guard try value().isNull else { return false }
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

  private func value() throws -> JSONValue {
    if !isAtEnd { return JSONValue(nodes[currentIndex], in: document) }
    throw DecodingError.valueNotFound(
      Any.self, .init(codingPath: [], debugDescription: "The array has ended."))
  }

  /// Decodes the next element, which stays the next if that fails.
  private mutating func take<Value>(_ decode: (JSONValue) throws -> Value) throws -> Value {
    let value = try decode(value())
    currentIndex += 1
    return value
  }
}
