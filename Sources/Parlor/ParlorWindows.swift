import Controllers
import GtkKit
import Persistence
import Views

/// The main window with the games, and the windows beside it: detached screens, How to Play, the Inspector.
final class ParlorWindows {
  private(set) lazy var inspector = makeInspector()
  private lazy var help = HelpPlacement(
    makeHelp: { [services] in HelpViewController(services: services) }, makeWindow: makeWindow)
  let detachedWindows: DetachedWindows
  /// Called when actions may have become available or unavailable: an alert or a screen has opened, closed or moved.
  var onChange: () -> Void = {}
  /// Called when the main window has closed, and all others with it.
  var onClosed: () -> Void = {}

  private let application: Application
  private let tabs: TabBarController
  private let store: StateStore
  private let services: GameServices
  private let makeWindow: () -> Window
  private var isOpen = true
  private let stateObserver: WindowStateObserver

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
    // The icon is set after the first frame, which it would delay.
    let window = Window(of: application)
    window.setDefaultSize(Self.firstSize)
    store.state.window.map { window.restore($0) }
    stateObserver = WindowStateObserver(of: window) { state in store.update { $0.window = state } }
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
    // A word list that the user has named is read at once, so that errors are shown before the first game.
    if options.words != nil { _ = tabs.controller(of: .hangman) }
  }

  private func makeInspector() -> InspectorPlacement {
    let exports = InspectorExports.make(for: tabs) { [weak self] in self?.inspector.window }
    return InspectorPlacement(
      of: tabs, beside: { [weak self] in self?.detachedWindows.windows ?? [] }, exports: exports,
      makeWindow: makeWindow)
  }

  // MARK: - Actions of menus and keys

  /// Raises the main window.
  func present() {
    guard isOpen else { return }
    tabs.view.window.present()
    MainLoop.idle { [weak self] in self?.showIcon() }
  }

  private func showIcon() {
    if isOpen { tabs.view.window.setIcon(ParlorApplication.id) }
  }

  /// Opens the detached windows that were open when Parlor last quit, behind the main window.
  func openDetachedWindows() {
    for screen in ScreenName.all where store.state[windowOf: screen]?.isOpen == true {
      detachedWindows.toggle(screen)
    }
  }

  /// Shows a screen in the window that it is in.
  func show(_ screen: ScreenName) {
    if let own = detachedWindows.controller(of: screen) { own.present() } else { tabs.show(screen: screen) }
  }

  /// Starts a new game on the active screen.
  func newGame() {
    guard !isElsewhere else { return }
    if let activeDetached { activeDetached.newGamePressed() } else { tabs.newGamePressed() }
  }

  /// Announces the state of the game in the active window to screen readers.
  func speakState() {
    guard !isElsewhere else { return }
    if let activeDetached { activeDetached.speakState() } else { tabs.speakState() }
  }

  /// Moves the active screen to its own window, or back.
  func toggleDetached() {
    if !isElsewhere { detachedWindows.toggle(activeDetached?.screen ?? tabs.frontScreen) }
  }

  /// Shows the rules of the active game.
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

  /// Flips Hangman to its settings, or back.
  func turnHangmanOver() {
    show(.hangman)
    // Nothing changes behind an alert.
    guard !(detachedWindows.controller(of: .hangman)?.isModal ?? tabs.isModal) else { return }
    (tabs.controller(of: .hangman) as? HangmanViewController)?.turnOver()
  }

  /// Resizes the active window to a size such as "360x640".
  func resize(to size: String) {
    let sides = size.split(separator: "x").compactMap { Int($0) }
    guard sides.count == 2, sides.allSatisfy(WindowState.sides.contains) else { return }
    (activeDetached?.view.window ?? tabs.view.window).resize(to: Size(Double(sides[0]), Double(sides[1])))
  }

  /// Shows an alert in the active window.
  func tell(_ alert: Alert) {
    (activeDetached?.view.alerts ?? tabs.view.alerts).present(alert)
  }

  /// Enters or leaves full screen in the active window.
  func toggleFullScreen() {
    guard let window = screenFillingWindow else { return }
    if window.isFullScreen { window.leaveFullScreen() } else { window.enterFullScreen() }
  }

  // MARK: - The active window

  /// The active window, if it can be in full screen. Dialogs cannot.
  private var screenFillingWindow: Window? {
    guard let window = application.activeWindow, !window.isModal else { return nil }
    return window
  }

  /// Whether the active window can be in full screen.
  var canBeFullScreen: Bool { screenFillingWindow != nil }

  /// Whether the active window is in full screen.
  var isFullScreen: Bool { screenFillingWindow?.isFullScreen == true }

  /// Whether an alert blocks the active screen.
  var isModal: Bool { activeDetached?.isModal ?? tabs.isModal }

  /// Whether the active screen can be played: it is in this window, and no alert blocks it.
  var canPlay: Bool { !isElsewhere && (activeDetached.map { !$0.isModal } ?? tabs.canPlay) }

  /// Whether the active screen is in its own window.
  var isDetached: Bool { activeDetached != nil || detachedWindows.controller(of: tabs.frontScreen) != nil }

  /// Another window has become active.
  func activeWindowChanged() {
    if !isElsewhere { inspector.follow(activeDetached?.screen.game ?? tabs.front) }
  }

  /// Whether the active window has no game: How to Play, or the Inspector.
  var isElsewhere: Bool {
    application.activeWindow.map { !$0.isSame(as: tabs.view.window) } == true && activeDetached == nil
  }

  private var activeDetached: DetachedWindowController? {
    application.activeWindow.flatMap { detachedWindows.controller(in: $0) }
  }

  /// Saves the state of all windows now.
  func saveStates() {
    stateObserver.finish()
    detachedWindows.saveStates()
  }
}
