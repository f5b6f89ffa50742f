import Controllers
import GtkKit
import Persistence
import Views

/// The window with the games, and those that stand beside it: screens of their own, the Inspector.
final class ParlorWindows {
  private(set) lazy var inspector = makeInspector()
  private lazy var help = HelpPlacement(
    makeHelp: { [services] in HelpViewController(services: services) }, makeWindow: makeWindow)
  let detachedWindows: DetachedWindows
  /// Called when what can be done may have changed: an alert came or went, a screen is in another place.
  var onChange: () -> Void = {}
  /// Called when the games' window has gone, and all others with it.
  var onClosed: () -> Void = {}

  private let application: Application
  private let tabs: TabBarController
  private let store: StateStore
  private let services: GameServices
  private let makeWindow: () -> Window
  private var isOpen = true
  private let watch: WindowStateObserver

  private static let firstSize = Size(920, 640)

  init(of application: Application, options: Options, services: GameServices, store: StateStore) {
    self.application = application
    self.store = store
    self.services = services
    var stateChanged = {}
    let makeWindow = {
      let window = Window(of: application)
      window.setIcon(ParlorApplication.id)
      window.onStateChanged { stateChanged() }
      return window
    }
    self.makeWindow = makeWindow
    // Its icon comes when it has been drawn: the picture would hold it up.
    let window = Window(of: application)
    window.setDefaultSize(Self.firstSize)
    store.state.window.map { window.restore($0) }
    watch = WindowStateObserver(of: window) { state in store.update { $0.window = state } }
    let view = WindowView(window, tabs: TabBarController.tabs)
    let tabs = TabBarController(view: view) { $0.makeController(services) }
    self.tabs = tabs
    detachedWindows = DetachedWindows(beside: tabs, makeWindow: makeWindow)
    tabs.onModalChange = { [weak self] _ in self?.onChange() }
    detachedWindows.onOpen = { [weak self] window in self?.inspector.watchPointer(in: window) }
    detachedWindows.onModalChange = { [weak self] in self?.onChange() }
    detachedWindows.savedState = { store.state[windowOf: $0]?.window }
    detachedWindows.save = { screen, isOpen, state in
      store.update {
        $0[windowOf: screen] = .init(screen, isOpen: isOpen, window: state ?? $0[windowOf: screen]?.window)
      }
    }
    stateChanged = { [weak self] in self?.onChange() }
    window.onStateChanged { stateChanged() }
    tabs.onScreenChange { [weak self] screen in
      store.update { $0.screen = screen }
      self?.onChange()
    }
    tabs.show(screen: options.screen ?? store.state.screen ?? ScreenName.byKey[0])
    window.onDestroyed { [weak self] in
      self?.isOpen = false
      self?.onClosed()
    }
    // A list that was asked for is read at once: what is wrong with it is told before the first game.
    if options.words != nil { _ = tabs.controller(of: .hangman) }
  }

  private func makeInspector() -> InspectorPlacement {
    let exports = InspectorExports.make(for: tabs) { [weak self] in self?.inspector.window }
    return InspectorPlacement(
      of: tabs, beside: { [weak self] in self?.detachedWindows.windows ?? [] }, exports: exports,
      makeWindow: makeWindow)
  }

  // MARK: - What menus and keys ask for

  /// Shows the games' window in front of the others.
  func present() {
    guard isOpen else { return }
    tabs.view.window.present()
    MainLoop.idle { [weak self] in self?.showIcon() }
  }

  private func showIcon() {
    if isOpen { tabs.view.window.setIcon(ParlorApplication.id) }
  }

  /// Opens the windows that were open when Parlor ended, behind the games.
  func openDetachedWindows() {
    for screen in ScreenName.all where store.state[windowOf: screen]?.isOpen == true {
      detachedWindows.toggle(screen)
    }
  }

  /// Shows a screen, in whichever window it is.
  func show(_ screen: ScreenName) {
    if let own = detachedWindows.controller(of: screen) { own.present() } else { tabs.show(screen: screen) }
  }

  /// Starts a new game on the screen that the user is at.
  func newGame() {
    guard !isElsewhere else { return }
    if let activeDetached { activeDetached.newGamePressed() } else { tabs.newGamePressed() }
  }

  /// Announces the state of the game in the active window to screen readers.
  func speakState() {
    guard !isElsewhere else { return }
    if let activeDetached { activeDetached.speakState() } else { tabs.speakState() }
  }

  /// Opens the screen that the user is at in a window of its own, or brings it back.
  func toggleDetached() {
    if !isElsewhere { detachedWindows.toggle(activeDetached?.screen ?? tabs.frontScreen) }
  }

  /// Shows how the game that the user is at is played.
  func showHelp() {
    let screen = activeDetached?.screen
    help.show(
      screen?.game ?? tabs.front, above: activeDetached?.view.window ?? tabs.view.window,
      back: { [weak self] in
        if let own = screen.flatMap({ self?.detachedWindows.controller(of: $0) }) {
          own.present()
        } else {
          self?.present()
        }
      })
  }

  /// Turns Hangman to its flipside, or back.
  func turnHangmanOver() {
    show(.hangman)
    // Nothing moves behind an alert.
    guard !(detachedWindows.controller(of: .hangman)?.isModal ?? tabs.isModal) else { return }
    (tabs.controller(of: .hangman) as? HangmanViewController)?.turnOver()
  }

  /// Gives the window that the user is in a size, written as "360x640".
  func resize(to size: String) {
    let sides = size.split(separator: "x").compactMap { Int($0) }
    guard sides.count == 2, sides.allSatisfy(WindowState.sides.contains) else { return }
    (activeDetached?.view.window ?? tabs.view.window).resize(to: Size(Double(sides[0]), Double(sides[1])))
  }

  /// Tells the user something, in the window that the user is in.
  func tell(_ alert: Alert) {
    if let activeDetached { activeDetached.tell(alert) } else { tabs.present(alert) {} }
  }

  /// Puts the active window in full screen, or ends full screen.
  func toggleFullScreen() {
    guard let window = screenFillingWindow else { return }
    if window.isFullScreen { window.leaveFullScreen() } else { window.enterFullScreen() }
  }

  // MARK: - Where the user is

  /// The active window, if it can be in full screen: dialogs cannot.
  private var screenFillingWindow: Window? {
    guard let window = application.activeWindow, !window.isModal else { return nil }
    return window
  }

  /// Whether the active window can be in full screen.
  var canBeFullScreen: Bool { screenFillingWindow != nil }

  /// Whether the active window is in full screen.
  var isFullScreen: Bool { screenFillingWindow?.isFullScreen == true }

  /// Whether an alert stops the screen that the user is at.
  var isModal: Bool { activeDetached?.isModal ?? tabs.isModal }

  /// Whether the screen that the user is at can be played: it is here, and no alert stops it.
  var canPlay: Bool { !isElsewhere && (activeDetached.map { !$0.isModal } ?? tabs.canPlay) }

  /// Whether the screen that the user is at is in a window of its own.
  var isDetached: Bool { activeDetached != nil || detachedWindows.controller(of: tabs.frontScreen) != nil }

  /// The user has gone to another window.
  func activeWindowChanged() {
    if !isElsewhere { inspector.follow(activeDetached?.screen.game ?? tabs.front) }
  }

  /// Whether the user is in a window without a game: that of the rules, or the Inspector's.
  var isElsewhere: Bool {
    application.activeWindow.map { $0.pointer != tabs.view.window.pointer } == true && activeDetached == nil
  }

  private var activeDetached: DetachedWindowController? {
    application.activeWindow.flatMap { detachedWindows.controller(in: $0) }
  }

  /// Saves the state of all windows now.
  func saveStates() {
    watch.finish()
    detachedWindows.saveStates()
  }
}
