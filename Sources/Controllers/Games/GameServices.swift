import Views

/// What the program provides for the controllers of its games.
package struct GameServices {
  /// Makes a source of random numbers.
  package var makeGenerator: () -> any RandomNumberGenerator
  /// The clock.
  package var time: TimeSource
  /// Where games are saved; nil to start over in each run.
  package var saves: (any SaveStore)?
  /// The services of single games, by their types.
  private var services: [ObjectIdentifier: Any] = [:]
  /// The statistics that are in use. Copies of the services share them.
  let statisticsModels = StatisticsModels()

  package init(
    makeGenerator: @escaping () -> any RandomNumberGenerator, time: TimeSource = .system,
    saves: (any SaveStore)? = nil
  ) {
    self.makeGenerator = makeGenerator
    self.time = time
    self.saves = saves
  }

  /// The services that only one game needs, by their type; nil if the program does not provide them.
  subscript<Services>(_ type: Services.Type) -> Services? {
    get { services[ObjectIdentifier(type)] as? Services }
    set { services[ObjectIdentifier(type)] = newValue }
  }

  /// The place where a value is saved.
  func saveSlot<Value>(_ key: SaveKey<Value>) -> SaveSlot<Value> { saveSlot(key, at: \.self) }

  /// The place where a part of a value is saved.
  func saveSlot<Value, Part: Equatable>(
    _ key: SaveKey<Value>, at part: WritableKeyPath<Value?, Part?>
  ) -> SaveSlot<Part> {
    saves?.saveSlot(key, at: part) ?? .discarding
  }
}

/// Saves games between runs.
package protocol SaveStore {
  /// The place where a part of a value is saved.
  func saveSlot<Value, Part: Equatable>(
    _ key: SaveKey<Value>, at part: WritableKeyPath<Value?, Part?>
  ) -> SaveSlot<Part>
}
