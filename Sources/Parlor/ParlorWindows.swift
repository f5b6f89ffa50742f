import Controllers
import GtkKit
import Persistence
import Views

/// The main window with the games, and the windows beside it: detached screens, How to Play, Statistics,
/// the keyboard shortcuts, the Inspector.
final class ParlorWindows {
  /// The Inspector; nil if the administrator does not allow it.
  private(set) lazy var inspector = settings.allowsInspector ? makeInspector() : nil
  private(set) lazy var detachedWindows = DetachedWindows(beside: tabs, makeWindow: makeWindow)
  private lazy var help = SideWindowPresenter(makeWindow: makeWindow) { [weak self] in
    HelpViewController { self?.tabs.controllers[$0] }
  }
  private lazy var shortcuts = SideWindowPresenter(makeWindow: makeWindow) { [application] in
    ShortcutsViewController { application.keys(for: $0) }
  }
  private lazy var statistics = makeStatistics()
  private(set) lazy var undo = UndoPresenter(services.undo, in: tabs, and: detachedWindows)
  /// Called when actions may have become available or unavailable.
  var onChange: () -> Void = {}
  var onInspectorToggled: (_ isOpen: Bool) -> Void = { _ in }
  /// Called when the main window has closed, and all others with it.
  var onClosed: () -> Void = {}

  private let application: Application
  private let tabs: TabBarController
  private let settings: StoredSettings
  private let store: StateStore
  private let services: GameServices
  private var isOpen = true
  private let stateObserver: WindowStateObserver
  /// Waits for the first frame of the main window, which the icon, the Inspector and the saved state would delay.
  private var firstFrame: SignalConnection?
  private var hasDrawn = false
  private lazy var makeWindow: () -> Window = { [application, weak self] in
    let window = Window(of: application)
    if self?.hasDrawn == true { Self.setIcon(of: window) }
    window.onStateChanged { self?.onChange() }
    return window
  }

  /// Opens windows with the games. Without a screen, the one that was shown last is in front.
  init(
    of application: Application, opening screen: ScreenName?, services: GameServices,
    settings: StoredSettings, store: StateStore
  ) {
    self.application = application
    self.settings = settings
    self.store = store
    self.services = services
    let window = Window(of: application)
    window.setDefaultSize(Size(920, 640))
    store.state.window.map { window.restore($0) }
    stateObserver = WindowStateObserver(of: window) { state in store.update { $0.window = state } }
    let view = WindowView(window, tabs: TabBarController.tabs)
    tabs = TabBarController(
      view: view, statistics: { $0.statistics?(services) }, makeController: services.makeController)
    tabs.alerts.onModalChange = { [weak self] _ in self?.changed() }
    connectDetachedWindows()
    undo.onChange = { [weak self] in self?.onChange() }
    undo.performs = { [weak self] title, call, game, change in
      guard let inspector = self?.inspector else { return change() }
      inspector.recordChange(title, call, in: game, change)
    }
    window.onStateChanged { [weak self] in self?.onChange() }
    store.isStarting = true
    tabs.show(screen: screen ?? store.state.screen ?? ScreenName.byKey[0])
    store.isStarting = false
    // What an observer reads is observed from then on, so How to Play reads later.
    tabs.onUpdate = { [weak self] in MainLoop.idle { self?.help.controller?.followGame() } }
    tabs.onScreenChange { [weak self] _ in
      self?.saveScreen()
      self?.help.controller?.followGame()
      self?.onChange()
    }
    window.onDestroyed { [weak self] in
      self?.isOpen = false
      self?.firstFrame = nil
      self?.onClosed()
    }
  }

  private func connectDetachedWindows() {
    detachedWindows.onOpen = { [weak self] window in self?.inspector?.watch(window) }
    detachedWindows.onChange = { [weak self] screen, isOpen in
      self?.application.setAction(screen.detachAction, isOn: isOpen)
      self?.changed()
    }
    detachedWindows.onModalChange = { [weak self] in self?.changed() }
    detachedWindows.savedState = { [store] in store.state[windowOf: $0]?.window }
    detachedWindows.save = { [store] screen, isOpen, state in
      store.update {
        $0[windowOf: screen] = .init(screen, isOpen: isOpen, window: state ?? $0[windowOf: screen]?.window)
      }
    }
  }

  /// An alert or a screen has opened, closed or moved.
  private func changed() {
    undo.showNotices()
    onChange()
  }

  private func makeInspector() -> InspectorPresenter {
    let files = files
    var services = InspectorViewController.Services()
    services.sources = DataFiles.sources
    services.save = { files.save($0, titled: tr("Save the Diagram"), named: $1, saved: $2) }
    services.saveSession = files.save
    services.openSession = files.openSession
    let inspector = InspectorPresenter(
      of: tabs, playing: self.services, beside: { [weak self] in self?.detachedWindows.windows ?? [] },
      services: services, makeWindow: makeWindow)
    inspector.onToggled = { [weak self] in self?.onInspectorToggled($0) }
    inspector.follow(gameWindow.frontScreen.game)
    return inspector
  }

  private func makeStatistics() -> SideWindowPresenter<StatisticsViewController> {
    let files = files
    var services = StatisticsViewController.Services()
    services.copy = files.copy
    services.copyPicture = files.copyPicture
    services.save = { files.save($0, titled: tr("Save the Statistics"), named: $1, saved: $2) }
    services.play = { [weak self] game in
      self?.statistics.window?.close()
      self?.show(game.firstScreen)
    }
    return SideWindowPresenter(makeWindow: makeWindow) { [games = self.services] in
      StatisticsViewController(gameServices: games, services: services)
    }
  }

  private lazy var files = FileServices(
    above: { [application, tabs] in application.activeWindow ?? tabs.window },
    present: { [weak self] in
      if let self { present($0) } else { $0.writeToStandardError() }
    })

  // MARK: - The active window

  private var activeDetached: DetachedWindowController? {
    application.activeWindow.flatMap { detachedWindows.controller(in: $0) }
  }

  /// The active window with games: the main window while the active window has none.
  private var gameWindow: any GameWindowController { activeDetached ?? tabs }

  /// The active window; nil if it has no games: How to Play, Statistics, the Inspector, a dialog.
  var active: (any GameWindowController)? {
    let gameWindow = gameWindow
    guard let window = application.activeWindow else { return gameWindow }
    return window.isSame(as: gameWindow.window) ? gameWindow : nil
  }

  /// Whether the screen of ``active`` can move to its own window, or back.
  var canMoveScreen: Bool { active?.isModal == false }

  var isDetached: Bool { detachedWindows.controller(of: gameWindow.frontScreen) != nil }

  /// The active window, unless it is a dialog, which cannot be in full screen.
  private var windowForFullScreen: Window? {
    application.activeWindow.flatMap { $0.isModal ? nil : $0 }
  }

  var canBeFullScreen: Bool { windowForFullScreen != nil }

  var isFullScreen: Bool { windowForFullScreen?.isFullScreen == true }

  /// Makes the Inspector show the game of the window that has become active.
  func activeWindowChanged() {
    if hasDrawn, let active { inspector?.follow(active.frontScreen.game) }
  }

  // MARK: - Actions of menus and keys

  func present() {
    guard isOpen else { return }
    tabs.window.present()
    guard !hasDrawn else { return }
    firstFrame = tabs.window.onDraw { [weak self] in
      self?.firstFrame = nil
      MainLoop.beforeNextFrame { self?.windowDrawn() }
    }
  }

  private func windowDrawn() {
    guard isOpen else { return }
    hasDrawn = true
    for window in [tabs.window] + detachedWindows.windows { Self.setIcon(of: window) }
    // The Inspector records from the start, whether it is open or not.
    _ = inspector
    activeWindowChanged()
    saveScreen()
  }

  private static func setIcon(of window: Window) {
    Desktop.provideIcon(ParlorApplication.id, inResources: DataFiles.icons)
    window.setIcon(ParlorApplication.id)
  }

  /// Saves which screen is in front.
  private func saveScreen() {
    if !tabs.showsUnsaved { store.update { $0.screen = tabs.frontScreen } }
  }

  /// Opens the detached windows that were open when Parlor last quit, behind the main window.
  func openDetachedWindows() {
    for screen in ScreenName.all where store.state[windowOf: screen]?.isOpen == true {
      detachedWindows.toggle(screen)
    }
  }

  /// Opens the session in a file; the path is nil if the file is not on this computer.
  func openSession(_ path: FilePath?) {
    guard let inspector else {
      return present(
        Alert(
          tr("The session could not be opened"),
          tr("The MVC Inspector would show it, but your administrator does not allow that.")))
    }
    files.openSession(path) { inspector.open($0) }
  }

  /// Shows a screen in the window that it is in.
  func show(_ screen: ScreenName) { detachedWindows.show(screen) }

  /// Shows a game, and performs one of its actions unless an alert blocks the game.
  func perform(_ action: GameAction, in game: Game, isInFront: Bool) {
    show(game.firstScreen)
    let window: any GameWindowController = detachedWindows.controller(of: game.firstScreen) ?? tabs
    guard window.canPlay else { return }
    action.perform(on: tabs.controller(of: game), isInFront: isInFront)
  }

  func toggleDetached() {
    if let active { detachedWindows.toggle(active.frontScreen) }
  }

  func copyResult() {
    guard let active, let result = undo.result(in: active) else { return }
    files.copy(result)
    active.gameArea.notify([tr("Copied"), result].joined(separator: "\n"))
  }

  /// The style classes of a window of the theme that is used, and of the material of the table that is played on.
  var stylesInFront: (window: [String], content: [String]) {
    let theme = ["dark", "contrast"].filter { tabs.window.hasStyle($0) }
    return (theme, SheetPage.styles(of: gameWindow.frontScreen.game.name))
  }

  /// Announces the state of the game in the active window, or the chart of the statistics.
  func speakState() {
    if let active { return active.speakState() }
    if statistics.window?.isActive == true { statistics.controller?.speakState() }
  }

  func showHelp() { show(help) }
  func showShortcuts() { show(shortcuts) }
  func showStatistics() { show(statistics) }

  private func show<Controller>(_ presenter: SideWindowPresenter<Controller>) {
    presenter.show(gameWindow.frontScreen.game, above: gameWindow.window, onClosed: returnToGame())
  }

  func showSoundIsDisabled(isMissing: Bool) {
    tabs.view.primaryMenu.showSoundIsDisabled(isMissing: isMissing)
  }

  /// Begins with the words of Hangman: the user sees what is wrong with a list before the first game.
  func loadWords() { _ = tabs.controller(of: .hangman) }

  /// Returns a function that raises the active window with games: not every window manager returns the keyboard focus.
  private func returnToGame() -> () -> Void {
    let screen = activeDetached?.frontScreen
    return { [weak self] in
      if let own = screen.flatMap({ self?.detachedWindows.controller(of: $0) }) {
        own.present()
      } else {
        self?.present()
      }
    }
  }

  /// Resizes the active window to a size such as "360x640".
  func resize(to size: String) {
    let sides = size.split(separator: "x").compactMap { Int($0) }
    guard sides.count == 2, sides.allSatisfy(WindowState.sides.contains) else { return }
    gameWindow.window.resize(to: Size(Double(sides[0]), Double(sides[1])))
  }

  /// Opens an alert in the window of the statistics, which is above the games, or in the active window with games.
  func present(_ alert: Alert) {
    if let alerts = statistics.controller?.presenter {
      alerts.present(alert) {}
    } else {
      gameWindow.present(alert)
    }
  }

  func toggleFullScreen() {
    guard let window = windowForFullScreen else { return }
    if window.isFullScreen { window.leaveFullScreen() } else { window.enterFullScreen() }
  }

  func saveStates() {
    saveScreen()
    stateObserver.finish()
    detachedWindows.saveStates()
  }
}
