/// The saved values of all games: their states and their statistics.
package nonisolated struct GameValues: Sendable {
  /// The values, by the names of their keys.
  private var values: [String: any Savable] = [:]
  /// The keys of the values that cannot be read. Not saved.
  package private(set) var unreadable: [any SaveKeyProtocol] = []

  package init() {}

  package subscript<Value: Savable>(key: SaveKey<Value>) -> Value? {
    get { values[key.name] as? Value }
    set { values[key.name] = newValue }
  }

  package func hasSame(_ key: some SaveKeyProtocol, as other: GameValues) -> Bool {
    Self.areEqual(values[key.name], other.values[key.name])
  }

  mutating func take(_ key: some SaveKeyProtocol, from other: GameValues) {
    values[key.name] = other.values[key.name]
  }

  private static func areEqual(_ left: (any Savable)?, _ right: (any Savable)?) -> Bool {
    func isRight<Value: Savable>(_ left: Value) -> Bool { right as? Value == left }
    return left.map { isRight($0) } ?? (right == nil)
  }
}

nonisolated extension GameValues: Equatable {
  package static func == (left: GameValues, right: GameValues) -> Bool {
    left.unreadable.map(\.name) == right.unreadable.map(\.name) && left.values.count == right.values.count
      && left.values.allSatisfy { areEqual($1, right.values[$0]) }
  }
}

// MARK: - File format

nonisolated extension GameValues: Encodable {
  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  package func encode(to encoder: any Encoder) throws { try encode(to: encoder, changedSince: GameValues()) }

  /// Encodes only the values that differ from earlier ones. A value that is gone is null.
  package func encode(to encoder: any Encoder, changedSince earlier: GameValues) throws {
    var container = encoder.container(keyedBy: Key.self)
    for (name, value) in values where !Self.areEqual(value, earlier.values[name]) {
      try container.encode(value, forKey: Key(stringValue: name))
    }
    for name in earlier.values.keys where values[name] == nil {
      try container.encodeNil(forKey: Key(stringValue: name))
    }
  }

  /// Decodes the values of keys, each separately: if one is damaged, the others are kept. One that is not in the file has its earlier
  /// value.
  package init(
    from decoder: any Decoder, keys: [any SaveKeyProtocol], changing earlier: GameValues = GameValues()
  ) throws {
    values = earlier.values
    let container = try decoder.container(keyedBy: Key.self)
    for key in keys where container.contains(Key(stringValue: key.name)) { decode(key, in: container) }
  }

  private mutating func decode(_ key: some SaveKeyProtocol, in container: KeyedDecodingContainer<Key>) {
    values[key.name] = nil
    do {
      values[key.name] = try container.decodeIfPresent(
        type(of: key).Value.self, forKey: Key(stringValue: key.name))
    } catch {
      unreadable.append(key)
    }
  }
}
