/// The Statistics window above the games of a session, with services that it records.
@MainActor
final class StatisticsTable {
  let session: StatisticsSession
  private(set) var copied: [String] = []
  private(set) var copiedPixels: [[UInt8]] = []
  private(set) var saved: [(text: String, name: String)] = []
  /// Whether the user chooses a file that can be written.
  var canSave = true
  private(set) var presenter: StatisticsPresenter?
  /// How often the keyboard focus was returned to the main window.
  private(set) var timesGivenBack = 0

  /// Opens the window with a game of a session.
  init(of session: StatisticsSession) {
    self.session = session
    var services = StatisticsViewController.Services()
    services.copy = { [weak self] in self?.copied.append($0) }
    services.copyPicture = { [weak self] svg, png in
      self?.copied.append(svg)
      self?.copiedPixels.append(png)
    }
    services.save = { [weak self] text, name, saved in
      self?.saved.append((text, name))
      if self?.canSave == true { saved() }
    }
    presenter = StatisticsPresenter(
      gameServices: session.services, services: services, makeWindow: { Window() })
    // As the application does when the main window closes.
    session.fixture.window.onDestroyed { [weak self] in self?.presenter = nil }
    show(session.game)
  }

  /// Shows the statistics of a game.
  func show(_ game: Game) {
    presenter?.show(game, above: session.fixture.window) { [weak self] in self?.timesGivenBack += 1 }
    pump()
  }

  var window: Window { presenter?.window ?? session.fixture.window }

  var view: StatisticsView {
    let view = presenter?.controller?.screen as? StatisticsView
    XCTAssertNotNil(view, "the window is closed")
    return view ?? StatisticsView(tabs: [])
  }

  /// Clicks a button of the window, or of its alert.
  func click(_ name: String, file: StaticString = #filePath, line: UInt = #line) {
    let found = AnyWidget.named(name, below: window)
    XCTAssertNotNil(found, "no widget is named \(name)", file: file, line: line)
    found?.click()
    pump()
  }
}
