/// The members of a JSON object, by their names.
nonisolated struct JSONMembers<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let document: JSONDocument
  /// The indexes of the values in the document.
  let members: [String: Int]

  var codingPath: [any CodingKey] { [] }
  var allKeys: [Key] { members.keys.compactMap(Key.init) }

  func contains(_ key: Key) -> Bool { members[key.stringValue] != nil }

  func decodeNil(forKey key: Key) throws -> Bool { try value(key).isNull }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try Value(from: value(key))
  }

  func nestedContainer<Nested>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    try value(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try value(key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { try value("super") }
  func superDecoder(forKey key: Key) throws -> any Decoder { try value(key) }

  private func value(_ key: Key) throws -> JSONValue { try value(key.stringValue) }

  private func value(_ name: String) throws -> JSONValue {
    if let index = members[name] { return JSONValue(in: document, at: index) }
    throw DecodingError.valueNotFound(
      Any.self, .init(codingPath: [], debugDescription: "There is no \(name)."))
  }
}
