import Views

/// The name of a screen, on the command line and in the saved state. Only the descriptions of games make names.
package nonisolated struct ScreenName: Hashable, Sendable, CustomStringConvertible {
  package let rawValue: String

  /// A new name, for the file that describes the game.
  init(_ rawValue: String) { self.rawValue = rawValue }

  package var description: String { rawValue }

  /// The action that moves the screen to its own window, and back.
  package var detachAction: String { "own-window-\(rawValue)" }

  package var showAction: String { "show-\(rawValue)" }
}

extension ScreenName {
  /// The screens of all games, in the order of the games' tabs.
  package static var all: [ScreenName] { Game.all.flatMap { $0.screens.map(\.name) } }

  /// The screens in the order of their keys: first those that the tabs lead to.
  package static var byKey: [ScreenName] {
    (Game.all.map { $0.screens.prefix(1) } + Game.all.map { $0.screens.dropFirst() }).joined().map(\.name)
  }

  package var game: Game { place.game }

  /// What the user reads on its tab and above its own window.
  package var title: String { place.screen.title() }

  /// The letter that moves the screen to its own window, with Control and Shift.
  package var key: Character { place.screen.key }

  var windowSize: Size { place.screen.windowSize }

  private var place: (game: Game, screen: Game.ScreenDescription) {
    for game in Game.all {
      if let screen = game.screens.first(where: { $0.name == self }) { return (game, screen) }
    }
    preconditionFailure("no game has the screen \(rawValue)")
  }
}
