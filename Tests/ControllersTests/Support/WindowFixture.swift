/// A game in a window of its own.
@MainActor
protocol GameTable {
  var fixture: WindowFixture { get }
}

@MainActor
final class WindowFixture {
  let window = Window()
  let view: WindowView
  let tabBar: TabBarController
  private(set) var isOpen = true
  private var retained: [AnyObject] = []

  private static var fixtures: [WindowFixture] = []
  private static var isStyled = false

  /// Opens a window with a game. `make` creates its controller, and those of tabs that are opened later.
  convenience init(_ game: Game, size: Size = Size(1000, 700), make: @escaping (Game) -> ViewController) {
    self.init(game, size: size) { game, _ in make(game) }
  }

  /// Opens a window with a game. `make` creates controllers, for screens that had others, or for new ones.
  init(
    _ game: Game, size: Size = Size(1000, 700),
    statistics: @escaping (Game) -> StatisticsSource? = { _ in nil },
    make: @escaping (Game, (any Screen)?) -> ViewController
  ) {
    window.setDefaultSize(size)
    view = WindowView(window, tabs: TabBarController.tabs)
    tabBar = TabBarController(view: view, statistics: statistics, makeController: make)
    Self.fixtures.append(self)
    window.onDestroyed { [weak self] in self?.isOpen = false }
    tabBar.show(game)
    window.present()
    pump(until: { self.tabBar.controller(of: game).screen.root.isMapped }, "the screen of \(game)")
    pump()
  }

  func hand() throws -> Hand { try Hand(at: window) }

  func type(_ text: String) throws { try hand().type(text) }

  func retain(_ object: AnyObject) { retained.append(object) }

  func makeDetachedWindows() -> DetachedWindows {
    let windows = DetachedWindows(beside: tabBar) { Window() }
    retain(windows)
    return windows
  }

  /// Destroys the window, as its close button eventually does.
  func close() {
    guard isOpen else { return }
    window.destroy()
    pump()
  }

  func find(_ name: String, file: StaticString = #filePath, line: UInt = #line) -> AnyWidget {
    let found = AnyWidget.named(name, below: window)
    XCTAssertNotNil(found, "no widget is named \(name)", file: file, line: line)
    return found ?? AnyWidget(window)
  }

  /// Clicks the tab of a game, in the header bar or at the bottom, whichever is shown.
  func clickTab(_ game: Game) {
    AnyWidget.all(named: "\(game.name)Tab", below: window).first { $0.isMapped }?.click()
    pump()
  }

  var alert: (title: String, message: String)? {
    guard view.alert != nil, let title = Label(find("alertTitleLabel")),
      let message = Label(find("alertMessageLabel"))
    else { return nil }
    return (title.text, message.text)
  }

  /// Waits until presses answer the alert.
  func waitForAlert() {
    pump(until: { self.view.alert?.pause.isRunning == false }, "an alert that can be answered")
  }

  func closeAlert() {
    pump()
    view.alert?.alertButton.click()
    pump()
  }

  static func clear() {
    closeAllWindows()
    fixtures = []
    pump()
  }

  static func loadStyle() {
    guard !isStyled else { return }
    isStyled = true
    XCTAssertTrue(hasResources, "no parlor.gresource beside the tests")
    StyleSheet.prepare(Game.styleSheets, in: "\(prefix)/style")
    Drawing.folder = prefix
  }

  static let prefix = "/io/github/parlor_games/Parlor"
  static let hasResources = Resources.open(
    Program.folder.appending("parlor_ParlorData.resources/parlor.gresource"))
}

@MainActor
func isActive(_ button: AnyWidget) -> Bool {
  let toggle = UnsafeMutableRawPointer(button.pointer).assumingMemoryBound(to: GtkToggleButton.self)
  return gtk_toggle_button_get_active(toggle) != 0
}

/// Collects what is set in outlets, until it is stopped.
@MainActor
final class SettingListener: MessageListener {
  private(set) var settings: [OutletSetting] = []

  init() { Trace.listener = self }

  func stop() { Trace.listener = nil }

  let hasCuts = false
  func isCut(_ message: any TracedMessage) -> Bool { false }
  func begin(_ message: any TracedMessage) {}
  func end() {}
  func note(_ message: any TracedMessage) {
    if let setting = message as? OutletSetting { settings.append(setting) }
  }
}

/// Fails unless some work leaves no object behind. Its first run fills caches, such as those of images.
@MainActor
func assertReleasesEverything(
  file: StaticString = #filePath, line: UInt = #line, _ work: @MainActor () throws -> Void
) rethrows {
  let count = { RetainedObjects.liveCount }
  try work()
  let before = count()
  for _ in 0..<2 {
    try work()
    pump()
    XCTAssertEqual(count(), before, file: file, line: line)
  }
}
