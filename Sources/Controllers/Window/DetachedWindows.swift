import Views

/// The detached windows: screens in windows of their own, beside the main window.
@MainActor package final class DetachedWindows {
  private let tabs: TabBarController
  private let makeWindow: () -> Window
  private var open: [ScreenName: DetachedWindowController] = [:]
  private var isMainWindowClosed = false

  package var onOpen: (_ window: Window) -> Void = { _ in }
  /// Called when a screen has moved to its own window or back.
  package var onChange: (_ screen: ScreenName, _ isOpen: Bool) -> Void = { _, _ in }
  /// The saved state of a screen's own window; nil if the screen never had one.
  package var savedState: (_ screen: ScreenName) -> WindowState? = { _ in nil }
  /// Called when a window opens, closes, or changes its state. Windows that are open when the main window closes are
  /// reported as open.
  package var save: (_ screen: ScreenName, _ isOpen: Bool, _ state: WindowState?) -> Void = { _, _, _ in }
  /// Called when an alert opens in a window, and when its last one has closed.
  package var onModalChange: () -> Void = {}

  package init(beside tabs: TabBarController, makeWindow: @escaping () -> Window) {
    self.tabs = tabs
    self.makeWindow = makeWindow
    tabs.onExchange = { [weak self] in self?.showControllers(handleAlerts: $0) }
    tabs.showInItsWindow = { [weak self] in self?.show($0) }
    tabs.window.onDestroyed { [weak self] in
      self?.isMainWindowClosed = true
      self?.closeAll()
    }
  }

  isolated deinit { closeAll() }

  package var windows: [Window] { open.values.map(\.window) }

  var controllers: [DetachedWindowController] { Array(open.values) }

  /// The controller of a screen's own window; nil if the screen is in its tab.
  package func controller(of screen: ScreenName) -> DetachedWindowController? { open[screen] }

  /// The controller of a window; nil if it is not a detached window.
  package func controller(in window: Window) -> DetachedWindowController? {
    open.values.first { $0.window.isSame(as: window) }
  }

  /// Shows a screen in the window that it is in, and raises the window.
  package func show(_ screen: ScreenName) {
    if let own = open[screen] { return own.present() }
    tabs.show(screen: screen)
    tabs.window.present()
  }

  /// Moves a screen to its own window, or back to its tab.
  package func toggle(_ screen: ScreenName) {
    if open[screen] == nil { openWindow(of: screen) } else { bringBack(screen) }
  }

  package func saveStates() {
    for window in open.values { window.saveState() }
  }

  private func bringBackPressed(_ screen: ScreenName) { MainLoop.afterEvent { self.bringBack(screen) } }

  /// Moves a screen back to its tab, and shows it there.
  private func bringBack(_ screen: ScreenName) {
    open[screen]?.dismiss()
    show(screen)
  }

  private func openWindow(of screen: ScreenName) {
    // An alert belongs to the window that it is in.
    guard !tabs.isModal else { return }
    let controller = takeController(of: screen)
    let own = DetachedWindowController(
      makeWindow(), showing: screen, of: controller, menu: tabs.view.primaryMenu, past: tabs.gameArea,
      size: screen.windowSize, state: savedState(screen)
    ) { [weak self] state in
      guard let self else { return }
      self.save(screen, self.isMainWindowClosed || self.open[screen] != nil, state)
    }
    own.onClosed = { [weak self] in self?.closed(screen) }
    own.alerts.onModalChange = { [weak self] _ in self?.onModalChange() }
    open[screen] = own
    save(screen, true, own.window.state)
    tabs.focusFront()
    own.present()
    onOpen(own.window)
    onChange(screen, true)
  }

  /// The controller of a screen, with a placeholder in its tab.
  private func takeController(of screen: ScreenName) -> ViewController {
    let placeholder = DetachedPlaceholder(
      of: screen.title, style: screen.game.name, icon: screen.game.icon)
    placeholder.bringBackPressed.connect(to: self) { $0.bringBackPressed(screen) }
    tabs.setPlaceholder(placeholder, for: screen)
    return tabs.controller(showing: screen)
  }

  private func closed(_ screen: ScreenName) {
    guard let own = open.removeValue(forKey: screen) else { return }
    // If the main window closes, too, alerts remain open, and are shown again at the next start.
    if !isMainWindowClosed {
      let controller = tabs.controller(showing: screen)
      controller.presenter = tabs.alerts
      tabs.setPlaceholder(nil, for: screen)
      if tabs.frontScreen == screen { tabs.focusFront() }
      save(screen, false, nil)
      own.alerts.close(passingTo: tabs.alerts)
    }
    onChange(screen, false)
  }

  /// Shows the controllers that the tabs show now.
  private func showControllers(handleAlerts: (AlertPresenter) -> Void) {
    for (screen, own) in open {
      own.show(takeController(of: screen))
      handleAlerts(own.alerts)
    }
  }

  private func closeAll() {
    for window in open.values { window.dismiss() }
  }
}
