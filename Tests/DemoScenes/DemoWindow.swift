import Controllers
import GtkKit
import Hands
import Models
import Persistence
import ScriptedChance
import Views

/// A window with all games as in Parlor, with access to its views and with one seed for all random numbers.
package final class DemoWindow {
  package let window = Window()
  package private(set) lazy var controller = TabBarController(
    view: WindowView(window, tabs: TabBarController.tabs),
    statistics: { [unowned self] in $0.statistics?(services) },
    makeController: { [unowned self] in services.makeController(of: $0, for: $1) })
  // The views of the screens.
  package var craps: CrapsView { screen(.craps) }
  package var pig: PigView { screen(.pig) }
  package var ticTacToe: GameView { screen(.ticTacToe) }
  package var bank: BankView { screen(.bank) }
  package var hangman: MainView { hangmanSides.front }
  package var ledger: LedgerView { hangmanSides.ledger }
  package var flipside: FlipsideView { hangmanSides.back }
  private var hangmanSides: HangmanFlipView { screen(.hangman) }
  package let settings = RegisteredDefaults()

  package private(set) lazy var inspector = {
    var shown = InspectorViewController.Services()
    shown.sources = DataFiles.sources
    return InspectorPresenter(
      of: controller, playing: services, services: shown, time: clock.time, makeWindow: { Window() })
  }()

  /// The screen of the Inspector, while it is open.
  package var inspectorView: InspectorView? { inspector.inspector?.screen as? InspectorView }

  /// Shows How to Play.
  package private(set) lazy var help: SideWindowPresenter<HelpViewController> = SideWindowPresenter(
    makeWindow: { Window() },
    makeController: { [unowned self] in
      controller.onUpdate = { [weak self] in MainLoop.idle { self?.help.controller?.followGame() } }
      return HelpViewController { [unowned self] in controller.controllers[$0] }
    })

  /// Shows the keyboard shortcuts. The application is not there: its other actions have the same long keys.
  package private(set) lazy var shortcuts = SideWindowPresenter(
    makeWindow: { Window() },
    makeController: {
      ShortcutsViewController { action in
        let screens = ScreenName.byKey.map { "app.\($0.showAction)" }
        if let number = screens.firstIndex(of: action) { return ["<Control>\(number + 1)"] }
        return InspectorAction(rawValue: String(action.dropFirst(4)))?.keys
          ?? [Self.keys[action] ?? "<Control><Shift>o"]
      }
    })

  private static let keys = [
    "app.help": "F1", "app.full-screen": "F11", "app.shortcuts": "<Control>question",
    "app.new-game": "<Control>n", "app.undo": "<Control>z", "app.statistics": "<Control>i",
    "app.sound": "<Control>m", "app.speak-state": "F2", "app.inspector": "F12",
    "app.flipside": "<Control>comma", "window.close": "<Control>w", "app.quit": "<Control>q",
  ]

  /// Shows the statistics.
  package private(set) lazy var statistics = SideWindowPresenter(
    makeWindow: { Window() },
    makeController: { [services] in StatisticsViewController(gameServices: services) })

  /// The screen of the statistics, while it is open.
  package var statisticsView: StatisticsView? { statistics.controller?.screen as? StatisticsView }

  package private(set) lazy var detachedWindows = DetachedWindows(
    beside: controller, makeWindow: { Window() })

  /// Whether a game has begun that `startOver()` ends.
  var hasBegun = false

  /// The number of times that an animation was measured, for animations that alternate.
  package var repetition = 0

  private let words: WordList
  /// The clock of the controllers and of all animations: pictures must not depend on time.
  private let clock = ManualClock()
  /// The random numbers that come next.
  let script = ScriptedGenerator.Script()

  private let seed: UInt64?

  /// A window whose time stands still until it is advanced.
  ///
  /// With a seed, each game has the random numbers that it has in the program; without it, they can be scripted.
  package init(words: WordList, seed: UInt64? = nil) {
    self.words = words
    self.seed = seed
    Animation.clock = clock.time.milliseconds
  }

  package func open(_ game: Game) {
    controller.show(game)
    window.present()
    window.waitForFrames(1)
  }

  /// Closes the window, and lets animations follow the clock of the system again.
  package func close() {
    window.destroy()
    Animation.clock = TimeSource.system.milliseconds
  }

  /// The window to capture: that of the Inspector, of How to Play, of the keyboard shortcuts, of the statistics, of a detached
  /// screen that is not in front, or the main window.
  package var windowToCapture: Window {
    inspector.window ?? help.window ?? shortcuts.window ?? statistics.window ?? detachedWindow ?? window
  }

  /// The main window, and the window to capture if that is another one.
  package var windows: [Window] {
    windowToCapture.pointer == window.pointer ? [window] : [window, windowToCapture]
  }

  private var detachedWindow: Window? {
    ScreenName.all.filter { $0 != controller.frontScreen }
      .compactMap { detachedWindows.controller(of: $0)?.window }.first
  }

  package func show(_ screen: ScreenName) { controller.show(screen: screen) }

  /// Runs the delayed work that is due next: a step of a result, the computer's next move.
  package func runPendingWork() { clock.step() }

  package func elapse(milliseconds: Double) { clock.advance(by: milliseconds) }

  /// Advances the clock by a time in milliseconds, and draws the frame at that time.
  package func advance(by milliseconds: Double) {
    elapse(milliseconds: milliseconds)
    windowToCapture.waitForFrames(2)
  }

  /// Shows at once what the game in front has not shown yet.
  package func finishShowing() { controller.controller(showing: controller.frontScreen).finishShowing() }

  private func screen<View>(_ name: ScreenName) -> View {
    typed(controller.controller(showing: name).screen)
  }

  private func typed<View>(_ screen: any Screen) -> View {
    guard let view = screen as? View else { preconditionFailure("the screen is not a \(View.self)") }
    return view
  }

  private lazy var services = {
    var services = GameServices(
      makeGenerator: { [script, seed] in
        if let seed {
          SeededGenerator(seed: seed)
        } else {
          ScriptedGenerator(script, then: SeededGenerator(seed: 4))
        }
      },
      time: clock.time, saves: GameMemory())
    services.hangman = HangmanServices(
      settings: { [settings] in settings },
      words: WordSource { [words] list, completion in
        let others = list.isEmpty ? nil : try? WordList(list.split(separator: " ").map(String.init))
        completion(.init(words: others ?? words, list: list))
      })
    services.hangman.choices = { [WordListChoice("", tr("English"))] }
    return services
  }()
}

/// What a player does, and what chance brings.
extension DemoWindow {
  /// Shows everything at once that is not shown yet, and closes the alerts.
  package func settle() {
    finishShowing()
    while let alert = controller.view.alert {
      alert.alertButton.click()
      window.waitForFrames(1)
    }
  }

  /// Begins a new game in front, unless the first one has just begun.
  package func startOver() {
    settle()
    if hasBegun {
      controller.newGamePressed()
      endTurn()
    }
    hasBegun = true
  }

  /// Shows the result of an action at once, and ends the pause after it in which presses do nothing.
  package func endTurn() {
    settle()
    elapse(milliseconds: Double(PressPause.length))
  }

  /// The faces of the next dice.
  package func roll(_ faces: Int...) {
    for face in faces { script.add(face - 1, of: 6) }
  }

  /// The board of the next run, row by row, unless the rigging chooses it.
  package func fillBoard(_ marks: String) {
    // Boards are chosen by their number: each O is a bit, from the top left one on.
    let number = marks.reversed().reduce(0) { $0 * 2 + ($1 == "O" ? 1 : 0) }
    script.add(number, of: 512)
  }

  package func guess(_ letter: Character) {
    _ = controller.controller(of: .hangman).handle(.character(letter))
  }
}

/// Saves games until the program ends.
package final class GameMemory: SaveStore {
  package var games = GameValues() { didSet { saved.append(games) } }
  /// The games after each save.
  package private(set) var saved: [GameValues] = []
  package private(set) var refusals: [String] = []

  /// Copies the games for ``copyGames()``.
  package var copy: () throws(CopyError) -> String? = { () throws(CopyError) in nil }

  package init() {}

  package func copyGames() throws(CopyError) -> String? { try copy() }

  package func refuse(_ key: some SaveKeyProtocol, _ reason: SaveRefusal) {
    if reason == .invalid { refusals.append(key.name) }
  }
}
