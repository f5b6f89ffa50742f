import Views

/// The screens that are in windows of their own, beside the window with the games.
@MainActor package final class DetachedWindows {
  private let tabs: TabBarController
  private let makeWindow: () -> Window
  private var open: [ScreenName: DetachedWindowController] = [:]
  private var gamesAreGone = false

  /// Called when a screen has gone to a window of its own or has come back.
  package var onChange: (_ screen: ScreenName, _ isOpen: Bool) -> Void = { _, _ in }
  /// The saved state of a screen's window; nil if the screen never had one.
  package var savedState: (_ screen: ScreenName) -> WindowState? = { _ in nil }
  /// Called when a window opens or closes, and with its state when that has changed. Windows that are open when the games
  /// close are reported as open.
  package var save: (_ screen: ScreenName, _ isOpen: Bool, _ state: WindowState?) -> Void = { _, _, _ in }
  /// Called when a window's screen can or cannot be played.
  package var onModalChange: () -> Void = {}

  /// No window yet; `makeWindow` makes one that is empty.
  package init(beside tabs: TabBarController, makeWindow: @escaping () -> Window) {
    self.tabs = tabs
    self.makeWindow = makeWindow
    tabs.view.window.onDestroyed { [weak self] in
      self?.gamesAreGone = true
      self?.closeAll()
    }
  }

  isolated deinit { closeAll() }

  /// All windows.
  package var windows: [Window] { open.values.map(\.view.window) }
  /// Called with each window as it opens.
  package var onOpen: (_ window: Window) -> Void = { _ in }

  /// The window of a screen, while it has one of its own.
  package func controller(of screen: ScreenName) -> DetachedWindowController? { open[screen] }

  /// The controller of a window; nil where it is none of these.
  package func controller(in window: Window) -> DetachedWindowController? {
    open.values.first { $0.view.window.pointer == window.pointer }
  }

  /// Opens a screen in a window of its own, or brings it back to its tab.
  package func toggle(_ screen: ScreenName) {
    if open[screen] == nil { openWindow(of: screen) } else { bringBack(screen) }
  }

  /// Reports the state of all windows now.
  package func saveStates() {
    for window in open.values { window.saveState() }
  }

  /// Brings a screen back to its tab, and shows it there.
  private func bringBack(_ screen: ScreenName) {
    open[screen]?.dismiss()
    tabs.show(screen: screen)
    tabs.view.window.present()
  }

  private func openWindow(of screen: ScreenName) {
    // An alert belongs to the window that it is in.
    guard !tabs.isModal else { return }
    let controller = tabs.controller(showing: screen)
    let placeholder = DetachedPlaceholder(of: screen.title, icon: screen.game.icon)
    placeholder.bringBackPressed.connect(to: self) { windows in
      MainLoop.afterEvent { windows.bringBack(screen) }
    }
    tabs.setPlaceholder(placeholder, for: screen)
    let own = DetachedWindowController(
      makeWindow(), showing: screen, of: controller, menu: tabs.view.primaryMenu,
      size: DetachedWindowSize.first(of: screen, beside: tabs.view.window), state: savedState(screen))
    own.onClosed = { [weak self] in self?.closed(screen) }
    own.onModalChange = { [weak self] _ in self?.onModalChange() }
    own.onStateChange = { [weak self] state in
      guard let self else { return }
      self.save(screen, self.gamesAreGone || self.open[screen] != nil, state)
    }
    open[screen] = own
    save(screen, true, own.view.window.state)
    tabs.focusFront()
    own.present()
    onOpen(own.view.window)
    onChange(screen, true)
  }

  private func closed(_ screen: ScreenName) {
    guard let own = open.removeValue(forKey: screen) else { return }
    // With the games goes everything as it stands: at the next start it is told again.
    if !gamesAreGone {
      let controller = tabs.controller(showing: screen)
      controller.presenter = tabs
      tabs.setPlaceholder(nil, for: screen)
      if tabs.frontScreen == screen { tabs.focusFront() }
      tabs.view.pointOut(tab: screen.game.name)
      save(screen, false, nil)
      own.finishAlerts()
    }
    onChange(screen, false)
  }

  private func closeAll() {
    for window in open.values { window.dismiss() }
  }
}
