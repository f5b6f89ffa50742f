import Models
import Views

/// Opens and closes the Inspector: beside the games in a wide window, or in its own window.
@MainActor package final class InspectorPresenter {
  private let tabs: TabBarController
  private let detachedWindows: () -> [Window]
  private let makeWindow: () -> Window
  private let services: InspectorViewController.Services
  private let time: TimeSource
  /// Keeps what was recorded, also while the Inspector is closed.
  private let traveler: TimeTraveler
  package private(set) var inspector: InspectorViewController?
  private var detachedWindow: SideWindowView?
  /// The game that the user plays, in any window.
  private var game: Game
  private var wantsDetached = false
  private var gamesAreGone = false

  package var onToggled: (_ isOpen: Bool) -> Void = { _ in }

  /// `games` are the services of the games' controllers, and `makeWindow` makes the Inspector's own window.
  package init(
    of tabs: TabBarController, playing games: GameServices,
    beside detachedWindows: @escaping () -> [Window] = { [] },
    services: InspectorViewController.Services = .init(),
    time: TimeSource = .system, makeWindow: @escaping () -> Window
  ) {
    (self.tabs, self.services, self.time) = (tabs, services, time)
    traveler = TimeTraveler(in: tabs, services: games)
    game = tabs.front
    (self.detachedWindows, self.makeWindow) = (detachedWindows, makeWindow)
    tabs.onScreenChange { [weak self] screen in self?.follow(screen.game) }
    tabs.view.window.onStateChanged { [weak self] in self?.showForm() }
    tabs.view.sideRoomChanged.connect(to: self) { presenter, _ in presenter.place() }
    tabs.view.window.onDestroyed { [weak self] in
      self?.gamesAreGone = true
      self?.close()
    }
  }

  isolated deinit { detachedWindow?.dismiss() }

  package var window: Window? { detachedWindow?.window }

  package func follow(_ game: Game) {
    self.game = game
    traveler.recorder.noteProperties(of: game)
    inspector?.follow(game)
  }

  package func watch(_ window: Window) { inspector?.watch(window) }

  package func perform(_ action: InspectorAction) { inspector?.perform(action) }

  package func toggle() { inspector == nil ? open() : close() }

  package func open(_ session: Session) {
    if inspector == nil { open() }
    inspector?.open(session)
  }

  package func recordChange(_ title: String, _ call: String, in game: Game, _ change: () -> Void) {
    traveler.recordChange(title, call, in: game, change)
  }

  private func open() {
    let inspector = InspectorViewController(
      front: game, traveler: traveler, services: services, time: time)
    // The Inspector moves after the event: its buttons handle the click until then.
    inspector.view.windowPressed.connect(to: self) { own in
      MainLoop.afterEvent {
        own.wantsDetached = own.detachedWindow == nil
        own.place()
      }
    }
    inspector.view.closePressed.connect(to: self) { own in MainLoop.afterEvent { own.close() } }
    self.inspector = inspector
    for window in [tabs.view.window] + detachedWindows() { watch(window) }
    // The games keep the keyboard focus.
    place()
    // A window of its own is read when it opens.
    if detachedWindow == nil { tabs.view.window.announce(sentences(tr("MVC Inspector"), tr("Expanded"))) }
    onToggled(true)
  }

  package func close() {
    guard let inspector else { return }
    self.inspector = nil
    onToggled(false)
    if !gamesAreGone { inspector.backToNow() }
    let hadFocus = inspector.screen.root.containsFocus
    inspector.close()
    if detachedWindow == nil { tabs.view.window.announce(sentences(tr("MVC Inspector"), tr("Collapsed"))) }
    detachedWindow?.dismiss()
    detachedWindow = nil
    guard !gamesAreGone else { return }
    tabs.view.showBeside(nil)
    if hadFocus { tabs.focusFront() }
  }

  /// Puts the Inspector in its place for the present width of the window.
  private func place() {
    guard let inspector else { return }
    let belongsBeside = tabs.view.hasSideRoom && !wantsDetached
    if belongsBeside {
      detachedWindow?.dismiss()
      detachedWindow = nil
      tabs.view.showBeside(inspector.screen.root)
    } else if detachedWindow == nil {
      tabs.view.showBeside(nil)
      let detachedWindow = SideWindowView(
        makeWindow(), titled: tr("MVC Inspector"), of: Size(520, 760), showing: inspector.screen.root)
      detachedWindow.closed.connect(to: self) { $0.closed() }
      // Keys that the Inspector does not use play the game in front.
      detachedWindow.keyPressed.connect(to: self) { $0.tabs.keyPressed($1, in: $0.window) }
      self.detachedWindow = detachedWindow
      inspector.watchKeys(in: detachedWindow.window)
      detachedWindow.window.onStateChanged { [weak self] in self?.showForm() }
      detachedWindow.window.present()
    }
    inspector.view.showPlace(
      isDetached: detachedWindow != nil, canMove: detachedWindow == nil || tabs.view.hasSideRoom)
    showForm()
  }

  /// In full screen, the Inspector has its form for a projector.
  private func showForm() {
    inspector?.view.isProjected = (window ?? tabs.view.window).isFullScreen
  }

  private func closed() {
    detachedWindow = nil
    wantsDetached = false
    close()
  }
}
