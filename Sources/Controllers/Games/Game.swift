import Views

/// A game of Parlor: everything that windows, menus, help, Inspector and saved state need to know of it.
///
/// Each game describes itself in its own file, such as `Craps/Game+Craps.swift`. ``all`` lists them.
package struct Game {
  /// The screens of the game. The first one is shown first.
  let screens: [Screen]
  /// The icon of its tab.
  let icon: TabIcon
  /// The values that are saved between runs.
  package let saveKeys: [any SaveKeyProtocol]
  /// Makes the controller of the game.
  package let makeController: (GameServices) -> ViewController
  /// Makes the rules that How to Play shows.
  let makeRules: (GameServices) -> any GameRules
  private let makeShortcuts: () -> [Shortcut]
  private let makeLesson: () -> Lesson

  /// All games, in the order of their tabs.
  package static let all: [Game] = [.craps, .pig, .tictactoe, .hangman]

  /// Describes a game. Texts are translated each time that they are read.
  init(
    screens: [Screen], icon: TabIcon, shortcuts: @autoclosure @escaping () -> [Shortcut],
    lesson: @autoclosure @escaping () -> Lesson, saves saveKeys: any SaveKeyProtocol...,
    rules makeRules: @escaping (GameServices) -> any GameRules,
    controller makeController: @escaping (GameServices) -> ViewController
  ) {
    self.screens = screens
    self.icon = icon
    self.saveKeys = saveKeys
    self.makeController = makeController
    self.makeRules = makeRules
    makeShortcuts = shortcuts
    makeLesson = lesson
  }

  /// The game with a name; nil if there is none.
  package init?(named name: String) {
    guard let game = Self.all.first(where: { $0.name == name }) else { return nil }
    self = game
  }

  /// The name of the game, of its first screen, and of its style sheet.
  package var name: String { screens[0].name.rawValue }

  /// What the user reads on its tab.
  var title: String { screens[0].title }

  /// The keys that its screens answer.
  package var shortcuts: [Shortcut] { makeShortcuts() }

  /// What its design shows.
  var lesson: Lesson { makeLesson() }

  /// The tab that leads to the game.
  var tab: TabItem {
    let menu = screens.count == 1 ? screens[0].menu : screens.map(\.namedMenuEntry)
    return TabItem(name, title, icon, menu: menu)
  }
}

extension Game: Hashable {
  package static func == (left: Game, right: Game) -> Bool { left.name == right.name }
  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Game {
  /// A screen of a game, which can move to its own window.
  struct Screen {
    let name: ScreenName
    /// The letter that moves the screen to its own window, with Control and Shift.
    let key: Character
    /// The usual size of its own window.
    let windowSize: Size
    private let makeTitle: () -> String
    private let makeMenuLabel: () -> String

    /// Describes a screen. `menuLabel` names it in the menu of a tab that has several screens.
    init(
      _ name: ScreenName, _ title: @autoclosure @escaping () -> String, key: Character,
      menuLabel: @autoclosure @escaping () -> String = tr("Open in Own Window"),
      windowSize: Size = Size(640, 560)
    ) {
      self.name = name
      self.key = key
      self.windowSize = windowSize
      makeTitle = title
      makeMenuLabel = menuLabel
    }

    /// What the user reads on its tab and above its own window.
    var title: String { makeTitle() }

    /// The menu of the screen.
    var menu: [MenuEntry] { [(tr("Open in Own Window"), "app.\(name.detachAction)")] }

    /// The screen's entry in the menu of a tab that has several screens.
    var namedMenuEntry: MenuEntry { (makeMenuLabel(), "app.\(name.detachAction)") }
  }

  /// What the design of a game shows to a class, and where to read it.
  struct Lesson {
    let text: String
    /// The module and the file, as "Controllers/CrapsViewController.swift".
    let file: String
  }
}
