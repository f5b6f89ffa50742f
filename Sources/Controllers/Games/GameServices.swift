import Models
import Views

/// What the program provides for the controllers of its games.
package struct GameServices {
  /// Makes a source of random numbers.
  package var makeGenerator: () -> any RandomNumberGenerator
  /// The clock of ``time``, which can be stopped.
  package let clock: PausableClock
  /// The clock.
  package var time: TimeSource
  /// Where games are saved; nil to start over in each run.
  package private(set) var saves: (any SaveStore)?
  /// The services of single games, by their types.
  private var services: [ObjectIdentifier: Any] = [:]
  /// The statistics that are in use. Copies of the services share them.
  private(set) var statisticsModels = StatisticsModels()
  /// The seeded random numbers of all games. Copies of the services share them.
  private(set) var chance: Chance
  /// What can be undone. Copies of the services share it.
  package private(set) var undo: GameUndo

  package init(
    makeGenerator: @escaping () -> any RandomNumberGenerator, time: TimeSource = .system,
    saves: (any SaveStore)? = nil
  ) {
    self.makeGenerator = makeGenerator
    clock = PausableClock(time)
    self.time = clock.time
    self.saves = saves
    chance = Chance()
    undo = GameUndo(of: saves, chance, time: clock.time)
  }

  /// Makes the controller of a game, for a screen that had another one, or for a new screen. The controller sets every
  /// outlet.
  package func makeController(of game: Game, for screen: (any Screen)? = nil) -> ViewController {
    var services = self
    services.makeGenerator = { [chance, makeGenerator] in chance.register(makeGenerator(), of: game) }
    let controller = game.makeController(services, screen)
    if saves != nil { controller.startsNewGame = { [undo] in undo.starting(isUnderway: $0, $1) } }
    controller.keepsUndo = { [undo] in undo.keeping($0) }
    return controller
  }

  /// The services for controllers that show the games of a store and nothing else: nothing happens later, and nothing is
  /// counted.
  func showing(_ store: ReadOnlyStore) -> GameServices {
    var services = self
    services.makeGenerator = { SeededGenerator(seed: 0) }
    services.time = .still
    services.saves = store
    services.statisticsModels = StatisticsModels()
    services.chance = Chance()
    services.undo = GameUndo(of: nil, services.chance, time: services.time)
    return services
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
    guard let slot = saves?.saveSlot(key, at: part) else { return .discarding }
    if key.isGame { slot.onSaved = { [undo] in undo.changed(key.screen.game) } }
    return slot
  }
}

/// Saves games between runs.
package protocol SaveStore: AnyObject {
  /// The values of all games. Controllers have their own: new values are for those that are made afterwards.
  var games: GameValues { get set }

  /// The place where a part of a value is saved.
  func saveSlot<Value, Part: Equatable>(
    _ key: SaveKey<Value>, at part: WritableKeyPath<Value?, Part?>
  ) -> SaveSlot<Part>

  /// Writes a copy of everything that is saved, and returns the path for the user; nil if nothing is saved.
  func copyGames() throws(CopyError) -> String?
}

extension SaveStore {
  package func copyGames() throws(CopyError) -> String? { nil }
}

/// Games could not be copied, with the reason for the user.
package struct CopyError: Error {
  let reason: String

  package init(reason: String) { self.reason = reason }
}
