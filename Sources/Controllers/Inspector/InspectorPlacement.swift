import Views

/// Where the Inspector is: beside the games while their window is wide, in a window of its own where it is narrow or
/// the user wants it so, or nowhere.
@MainActor package final class InspectorPlacement {
  private let tabs: TabBarController
  private let detachedWindows: () -> [Window]
  private let makeWindow: () -> Window
  private let exports: InspectorViewController.Exports
  private let clocks: InspectorViewController.Clocks
  /// The Inspector, while it is open.
  package private(set) var inspector: InspectorViewController?
  private var detachedWindow: InspectorWindowView?
  /// The game that the user plays, in whichever window.
  private var game: Game
  private var wantsDetached = false
  private var gamesAreGone = false

  /// Called when the Inspector is opened or closed.
  package var onToggled: (_ isOpen: Bool) -> Void = { _ in }

  /// A place for the Inspector of a window's games, and of the screens in windows beside it; `makeWindow` makes the window
  /// of its own.
  package init(
    of tabs: TabBarController, beside detachedWindows: @escaping () -> [Window] = { [] },
    exports: InspectorViewController.Exports,
    clocks: InspectorViewController.Clocks = .system, makeWindow: @escaping () -> Window
  ) {
    self.clocks = clocks
    self.tabs = tabs
    game = tabs.front
    self.detachedWindows = detachedWindows
    self.exports = exports
    self.makeWindow = makeWindow
    tabs.onScreenChange { [weak self] screen in self?.follow(screen.game) }
    tabs.view.sideRoomChanged.connect(to: self) { placement, _ in placement.place() }
    tabs.view.window.onDestroyed { [weak self] in
      self?.gamesAreGone = true
      self?.close()
    }
  }

  isolated deinit { detachedWindow?.dismiss() }

  /// The window that the Inspector is in, while it is in one of its own.
  package var window: Window? { detachedWindow?.window }

  /// Has the Inspector show the game that the user plays now, once it is open.
  package func follow(_ game: Game) {
    self.game = game
    inspector?.follow(game)
  }

  /// Has the Inspector know what the user points at in a window.
  package func watchPointer(in window: Window) { inspector?.watchPointer(in: window) }

  /// Opens the Inspector, or closes it.
  package func toggle() { inspector == nil ? open() : close() }

  private func open() {
    let inspector = InspectorViewController(
      games: { [weak tabs] in tabs?.controllers ?? [:] }, front: game, exports: exports,
      clocks: clocks)
    inspector.onWindowPressed = { [weak self] in MainLoop.afterEvent { self?.changePlace() } }
    inspector.onClosePressed = { [weak self] in MainLoop.afterEvent { self?.close() } }
    self.inspector = inspector
    for window in [tabs.view.window] + detachedWindows() { watchPointer(in: window) }
    // Beside the games these keep the keyboard focus: whoever opens the Inspector goes on playing.
    place()
    onToggled(true)
  }

  /// Closes the Inspector, wherever it is.
  package func close() {
    guard let inspector else { return }
    self.inspector = nil
    onToggled(false)
    let hadFocus = inspector.screen.root.containsFocus
    inspector.close()
    detachedWindow?.dismiss()
    detachedWindow = nil
    guard !gamesAreGone else { return }
    tabs.view.showBeside(nil)
    if hadFocus { tabs.focusFront() }
  }

  private func changePlace() {
    wantsDetached = detachedWindow == nil
    place()
  }

  /// Puts the Inspector where it belongs now.
  private func place() {
    guard let inspector else { return }
    let belongsBeside = tabs.view.hasSideRoom && !wantsDetached
    if belongsBeside {
      detachedWindow?.dismiss()
      detachedWindow = nil
      tabs.view.showBeside(inspector.screen.root)
    } else if detachedWindow == nil {
      tabs.view.showBeside(nil)
      let detachedWindow = InspectorWindowView(makeWindow(), showing: inspector.screen.root)
      detachedWindow.closed.connect(to: self) { $0.detachedWindowClosed() }
      // Keys that the Inspector has no use for play the game in front, wherever the focus is.
      detachedWindow.keyPressed.connect(to: tabs) { $0.keyPressed($1) }
      self.detachedWindow = detachedWindow
      detachedWindow.window.present()
    }
    inspector.isPlaced(
      isDetached: detachedWindow != nil, canMove: detachedWindow == nil || tabs.view.hasSideRoom)
  }

  private func detachedWindowClosed() {
    detachedWindow = nil
    wantsDetached = false
    close()
  }
}
