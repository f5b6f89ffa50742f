import Models
import Views

/// What the program provides for the controllers of its games.
package struct GameServices {
  package var makeGenerator: () -> any RandomNumberGenerator
  /// The clock of ``time``, which can be stopped.
  package private(set) var clock: PausableClock
  package var time: TimeSource
  /// Where games are saved; nil to start over in each run.
  package private(set) var saves: (any SaveStore)?
  package var hangman = HangmanServices.none
  /// The seed of what looks different each time, and decides nothing.
  package var throwSeed: UInt64 = 0
  /// Plays a sound of a game.
  package var playSound: (Sound) -> Void = { _ in }
  /// The statistics that are in use. Copies of the services share them.
  private(set) var statisticsModels = StatisticsModels()
  /// The seeded random numbers of all games. Copies of the services share them.
  package private(set) var chance: Chance
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
    let noteResult = { [chance, weak controller] in
      chance.endDay(of: game) { controller?.resultLine ?? "" }
    }
    for part in [controller] + controller.children {
      if saves != nil {
        part.startsNewGame = { [undo] in undo.starting(isUnderway: $0, noting: noteResult, $1) }
      }
      part.willStartOver = noteResult
      part.keepsUndo = { [undo] in undo.keeping($0) }
      part.playSound = playSound
    }
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

  /// The services for controllers that play the games of a store, with the random numbers that come next: nothing is saved, counted
  /// or undone.
  func trying(_ store: ReadOnlyStore) -> GameServices {
    var services = showing(store)
    services.makeGenerator = makeGenerator
    services.clock = PausableClock(clock.source)
    services.time = services.clock.time
    services.chance.begin(with: chance.states)
    services.undo = GameUndo(of: nil, services.chance, time: services.time)
    return services
  }
}

// MARK: - Saving

extension GameServices {
  /// Makes a model with the value that was saved last; nil if there is none, or if it breaks a rule.
  func restore<Value: Savable, Model>(_ key: SaveKey<Value>, _ make: (Value) throws -> Model) -> Model? {
    guard let value = saves?.games[key] else { return nil }
    if let model = try? make(value) { return model }
    saves?.games[key] = nil
    saves?.refuse(key, .invalid)
    return nil
  }

  package func save<Value: Savable>(_ value: Value, as key: SaveKey<Value>) {
    guard let saves, saves.games[key] != value else { return }
    saves.games[key] = value
    if key.kind == .game { undo.changed(key.screen.game) }
  }

  /// The statistics that are saved under a key: one model for all controllers.
  package func statistics<Value: Statistics & Savable>(_ key: SaveKey<Value>) -> StatisticsModel<Value> {
    statisticsModels.model(named: key.name) {
      let model = restore(key) { try StatisticsModel($0) } ?? StatisticsModel()
      // The services own the model.
      model.onChange = { [saves] in saves?.games[key] = $0 }
      return model
    }
  }
}

final class StatisticsModels {
  private var models: [String: AnyObject] = [:]

  /// The statistics with a name, which are made when they are first used. Those that are not saved are counted from the start of the
  /// program to its end.
  func model<Value>(
    named name: String, make: () -> StatisticsModel<Value> = { StatisticsModel() }
  ) -> StatisticsModel<Value> {
    if let model = models[name] as? StatisticsModel<Value> { return model }
    let model = make()
    models[name] = model
    return model
  }
}

/// Saves games between runs.
package protocol SaveStore: AnyObject {
  /// The values of all games. Controllers have their own: new values are for those that are made afterwards.
  var games: GameValues { get set }

  /// Notes that the value of a key was not used.
  func refuse(_ key: some SaveKeyProtocol, _ reason: SaveRefusal)

  /// Writes a copy of everything that is saved, and returns the path for the user; nil if nothing is saved.
  func copyGames() throws(CopyError) -> String?
}

/// Why a saved value was not used.
package enum SaveRefusal {
  /// It breaks a rule. It has been removed.
  case invalid
  /// It is for something else: Hangman's games with other word lists.
  case unsuitable
}

extension SaveStore {
  package func copyGames() throws(CopyError) -> String? { nil }
}

/// Games could not be copied, with the reason for the user.
package struct CopyError: Error {
  let reason: String

  package init(reason: String) { self.reason = reason }
}
