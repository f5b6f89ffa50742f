/// The elements of a JSON array.
nonisolated struct JSONElements: UnkeyedDecodingContainer {
  private let document: JSONDocument
  private var next: Int
  private let end: Int
  private(set) var currentIndex = 0

  /// The elements from an index of a document up to another.
  init(in document: JSONDocument, from start: Int, to end: Int) {
    self.document = document
    next = start
    self.end = end
  }

  var codingPath: [any CodingKey] { [] }
  /// Unknown: counting would take as long as decoding.
  var count: Int? { nil }
  var isAtEnd: Bool { next == end }

  mutating func decodeNil() throws -> Bool {
    guard try value().isNull else { return false }
    advance()
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
    guard !isAtEnd else {
      throw DecodingError.valueNotFound(
        Any.self, .init(codingPath: [], debugDescription: "The array has ended."))
    }
    return JSONValue(in: document, at: next)
  }

  private mutating func advance() {
    next = document.index(after: next)
    currentIndex += 1
  }

  /// Decodes the next element, which stays the next if that fails.
  private mutating func take<Value>(_ decode: (JSONValue) throws -> Value) throws -> Value {
    let value = try decode(value())
    advance()
    return value
  }
}
