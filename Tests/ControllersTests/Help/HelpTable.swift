/// The help window above the main window of a fixture.
@MainActor
final class HelpTable {
  let fixture: WindowFixture
  private(set) var placement: SideWindowPresenter<HelpViewController>?

  init(above fixture: WindowFixture) {
    self.fixture = fixture
    placement = SideWindowPresenter(
      makeWindow: { Window() },
      makeController: { [weak fixture] in
        HelpViewController { fixture?.tabBar.controllers[$0] }
      })
    fixture.tabBar.onUpdate = { [weak self] in
      MainLoop.idle { self?.placement?.controller?.followGame() }
    }
  }

  convenience init() {
    self.init(
      above: WindowFixture(.craps) { _ in crapsController(ScriptedGenerator.dice(1, 1)) })
  }

  func show(_ game: Game) {
    placement?.show(game, above: fixture.window) {}
    pump()
  }

  var window: Window {
    XCTAssertNotNil(placement?.window, "the rules are not shown")
    return placement?.window ?? fixture.window
  }

  var scroller: Scroller? { (placement?.controller?.screen as? HelpView)?.scroller }

  /// All texts of the rules and of the tables, in order.
  var texts: [String] {
    ["rulesText", "rulesTables"].compactMap { AnyWidget.named($0, below: window) }.flatMap(\.texts)
  }

  /// The texts of the rules that are marked as those that apply now.
  var markedRules: [String] {
    pump()
    return AnyWidget.all(styled: "applies", below: window).compactMap(\.texts.last)
  }

  /// The texts of the row with this title: title, number and explanation.
  func row(_ title: String, file: StaticString = #filePath, line: UInt = #line) -> [String] {
    let rows = AnyWidget.all(styled: "odds", below: window).flatMap(\.children).map(\.texts)
    let row = rows.first { $0.first == title }
    XCTAssertNotNil(row, "there is no row \(title), only \(rows)", file: file, line: line)
    return row ?? []
  }
}
