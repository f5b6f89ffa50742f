import Views

/// A game of Parlor: what windows, menus, help, the Inspector and the saved state need to know about it.
///
/// Each game describes itself in its own file, such as `Craps/Game+Craps.swift`, and is listed in ``all``. Texts are
/// functions, because the language can change.
package struct Game {
  /// The screens of the game. The first one is shown first.
  let screens: [ScreenDescription]
  let icon: TabIcon
  /// The keys that its screens handle.
  package let shortcuts: () -> [Shortcut]
  package var actions: [GameAction] = []
  /// The pattern by which its controllers learn what is new in its models, in a sentence.
  package let pattern: () -> String
  package let saveKeys: [any SaveKeyProtocol]
  package var statistics: ((GameServices) -> StatisticsSource)?
  /// Shows the rules for How to Play, at once, and again when all odds are computed if that takes a while.
  let showHelp: (GameServices, _ show: @escaping (HelpPage, _ isComplete: Bool) -> Void) -> Void
  /// Makes the controller of the game, for a screen that had another one, or for a new screen.
  var makeController: (_ services: GameServices, _ screen: (any Screen)?) -> ViewController

  /// Notes what a moment of the Inspector has of the screen, beside the saved games.
  var note: (_ controller: ViewController, _ moment: inout GameValues) -> Void = { _, _ in }

  /// All games, in the order of their tabs.
  package static let all: [Game] = [.craps, .pig, .ticTacToe, .hangman]

  package var firstScreen: ScreenName { screens[0].name }

  /// The name of the game: the name of its first screen and of its style sheet.
  package var name: String { firstScreen.rawValue }

  var title: String { screens[0].title() }

  var tab: TabItem { TabItem(name, title, icon) }
}

extension Game: Hashable {
  package static func == (left: Game, right: Game) -> Bool { left.name == right.name }
  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Game {
  package init?(named name: String) {
    guard let game = Self.all.first(where: { $0.name == name }) else { return nil }
    self = game
  }

  /// A screen of a game, which can move to its own window.
  struct ScreenDescription {
    let name: ScreenName
    /// The title of its tab and of its own window.
    let title: () -> String
    /// The letter that moves the screen to its own window, with Control and Shift.
    let key: Character
    /// The usual size of its own window.
    var windowSize = Size(640, 560)
  }
}

extension Game {
  /// The style sheets of all games and of what they share, in the order in which they apply.
  package static var styleSheets: [String] {
    // The shared sheets come last: they override the games'.
    all.map(\.name) + ["motion", "inspector", "sheets", "help", "statistics", "alerts", "contrast", "common"]
  }
}

/// An action of the application that belongs to a game. It shows the game, and then acts on its controller.
package struct GameAction {
  package let name: String
  /// The keyboard shortcuts, such as "<Control>comma".
  package let keys: [String]
  let title: () -> String
  /// The call of the controller as it is written in code.
  let call: String
  /// Calls the controller of the game, with whether the game was shown before.
  let method: (ViewController, _ wasShown: Bool) -> Void

  package func perform(on controller: ViewController, wasShown: Bool = true) {
    controller.perform(call) { method(controller, wasShown) }
  }
}
