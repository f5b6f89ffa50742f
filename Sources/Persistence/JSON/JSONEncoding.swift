/// An encoder of one value. It collects the values that are encoded in it, some of which may not be complete yet.
package nonisolated final class JSONEncoding {
  private enum Kind { case single, array, object }

  /// The kind of the value. A type that encodes nothing is an empty object.
  private var kind = Kind.object
  /// The values. Those of an object have names, of which no type of Parlor encodes one twice.
  private var values: [(name: String, value: () -> JSONValue)] = []

  private init(_ kind: Kind = .object) { self.kind = kind }

  /// The value, when all that it has is encoded.
  private var value: JSONValue {
    switch kind {
    case .single: values.last?.value() ?? .null
    case .array: .array(values.map { $0.value() })
    case .object: .object(Dictionary(values.map { ($0.name, $0.value()) }) { $1 })
    }
  }

  package static func value(of value: some Encodable) throws -> JSONValue {
    let encoding = JSONEncoding()
    try value.encode(to: encoding)
    return encoding.value
  }

  /// A value as JSON in one line, with sorted names.
  package static func bytes(of value: some Encodable) throws -> [UInt8] { try self.value(of: value).bytes }

  fileprivate func append(_ value: JSONValue, named name: String = "") { values.append((name, { value })) }

  /// Appends a value that is encoded later.
  fileprivate func appendObject(named name: String = "") -> JSONEncoding { append(JSONEncoding(), name) }
  fileprivate func appendArray(named name: String = "") -> JSONEncoding { append(JSONEncoding(.array), name) }

  private func append(_ encoding: JSONEncoding, _ name: String) -> JSONEncoding {
    values.append((name, { encoding.value }))
    return encoding
  }
}

// MARK: - Encoder

nonisolated extension JSONEncoding: Encoder {
  /// Empty, because nobody reads it.
  package var codingPath: [any CodingKey] { [] }
  package var userInfo: [CodingUserInfoKey: Any] { [:] }

  package func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    kind = .object
    return KeyedEncodingContainer(JSONMemberEncoding(object: self))
  }

  package func unkeyedContainer() -> any UnkeyedEncodingContainer {
    kind = .array
    return self
  }

  package func singleValueContainer() -> any SingleValueEncodingContainer {
    kind = .single
    return self
  }
}

// MARK: - Single values and elements

nonisolated extension JSONEncoding: SingleValueEncodingContainer, UnkeyedEncodingContainer {
  package var count: Int { values.count }

  package func encodeNil() { append(.null) }
  package func encode(_ value: Bool) { append(.bool(value)) }
  package func encode(_ value: String) { append(.text(value)) }

  package func encode<Number>(_ value: Number) throws
  where Number: Encodable & BinaryFloatingPoint & LosslessStringConvertible {
    guard value.isFinite else {
      throw EncodingError.invalidValue(
        value, .init(codingPath: [], debugDescription: "JSON has no \(value)."))
    }
    let number = value.description
    append(.number(number.hasSuffix(".0") ? String(number.dropLast(2)) : number))
  }

  package func encode<Number: Encodable & FixedWidthInteger>(_ value: Number) {
    append(.number(value.description))
  }

  package func encode<Value: Encodable>(_ value: Value) throws { append(try Self.value(of: value)) }

  package func nestedContainer<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    appendObject().container(keyedBy: type)
  }

  package func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { appendArray() }
  package func superEncoder() -> any Encoder { appendObject() }
}

// MARK: - Members

private nonisolated struct JSONMemberEncoding<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let object: JSONEncoding

  var codingPath: [any CodingKey] { [] }

  func encodeNil(forKey key: Key) { object.append(.null, named: key.stringValue) }

  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    object.append(try JSONEncoding.value(of: value), named: key.stringValue)
  }

  func nestedContainer<Nested>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    object.appendObject(named: key.stringValue).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    object.appendArray(named: key.stringValue)
  }

  func superEncoder() -> any Encoder { object.appendObject(named: "super") }
  func superEncoder(forKey key: Key) -> any Encoder { object.appendObject(named: key.stringValue) }
}
