/// An encoder of one value. It collects the values that are encoded in it, and is written when all are complete.
package nonisolated final class JSONEncoding {
  fileprivate enum Value {
    /// A value as it is written.
    case source([UInt8])
    /// A value that has other values, some of which may not be encoded yet.
    case nested(JSONEncoding)
  }

  fileprivate enum Kind { case single, array, object }

  /// The kind of the value. A type that encodes nothing is an empty object.
  private var kind = Kind.object
  /// The values. Those of an object have names, of which no type of Parlor encodes one twice.
  private var values: [(name: String, value: Value)] = []

  /// A value as JSON in one line, with sorted names. The members in `sources`, which were read, replace those of the value.
  package static func bytes(
    of value: some Encodable, replacing sources: [String: [UInt8]] = [:]
  ) throws -> [UInt8] {
    let value = try encoded(value)
    if case .nested(let object) = value {
      object.values.removeAll { sources[$0.name] != nil }
      for (name, source) in sources { object.append(.source(source), named: name) }
    }
    var bytes: [UInt8] = []
    write(value, to: &bytes)
    return bytes
  }

  private static func write(_ value: Value, to bytes: inout [UInt8]) {
    switch value {
    case .source(let source): bytes += source
    case .nested(let encoding) where encoding.kind == .single:
      if let last = encoding.values.last { write(last.value, to: &bytes) }
    case .nested(let encoding):
      let isObject = encoding.kind == .object
      var values = encoding.values
      // The order of Swift's texts depends on the version of Unicode.
      if isObject { values.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) } }
      bytes.append(UInt8(ascii: isObject ? "{" : "["))
      for (index, (name, value)) in values.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        if isObject { bytes += name.json + [UInt8(ascii: ":")] }
        write(value, to: &bytes)
      }
      bytes.append(UInt8(ascii: isObject ? "}" : "]"))
    }
  }

  fileprivate static func encoded(_ value: some Encodable) throws -> Value {
    let encoding = JSONEncoding()
    try value.encode(to: encoding)
    guard encoding.kind == .single, let last = encoding.values.last else { return .nested(encoding) }
    return last.value
  }

  /// Appends a value that is encoded later.
  fileprivate func appendEncoding(_ kind: Kind = .object, named name: String = "") -> JSONEncoding {
    let encoding = JSONEncoding()
    encoding.kind = kind
    append(.nested(encoding), named: name)
    return encoding
  }

  fileprivate func append(_ value: Value, named name: String = "") { values.append((name, value)) }

  fileprivate func append(literal: String, named name: String = "") {
    append(.source(Array(literal.utf8)), named: name)
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

  package func encodeNil() { append(literal: "null") }
  package func encode(_ value: Bool) { append(literal: "\(value)") }
  package func encode(_ value: String) { append(.source(value.json)) }

  package func encode<Number>(_ value: Number) throws
  where Number: Encodable & BinaryFloatingPoint & LosslessStringConvertible {
    guard value.isFinite else {
      throw EncodingError.invalidValue(
        value, .init(codingPath: [], debugDescription: "JSON has no \(value)."))
    }
    let number = value.description
    append(literal: number.hasSuffix(".0") ? String(number.dropLast(2)) : number)
  }

  package func encode<Number: Encodable & FixedWidthInteger>(_ value: Number) {
    append(literal: value.description)
  }

  package func encode<Value: Encodable>(_ value: Value) throws { append(try Self.encoded(value)) }

  package func nestedContainer<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    appendEncoding().container(keyedBy: type)
  }

  package func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { appendEncoding(.array) }
  package func superEncoder() -> any Encoder { appendEncoding() }
}

// MARK: - Members

private nonisolated struct JSONMemberEncoding<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let object: JSONEncoding

  var codingPath: [any CodingKey] { [] }

  func encodeNil(forKey key: Key) { object.append(literal: "null", named: key.stringValue) }

  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    object.append(try JSONEncoding.encoded(value), named: key.stringValue)
  }

  func nestedContainer<Nested>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    object.appendEncoding(named: key.stringValue).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    object.appendEncoding(.array, named: key.stringValue)
  }

  func superEncoder() -> any Encoder { object.appendEncoding(named: "super") }
  func superEncoder(forKey key: Key) -> any Encoder { object.appendEncoding(named: key.stringValue) }
}
