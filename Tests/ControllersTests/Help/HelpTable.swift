import CGtk
import Controllers
import GtkKit
import Models
import Views
import XCTest

/// The rules in a window of their own, above a fixture's games.
@MainActor
final class HelpTable {
  let fixture: WindowFixture
  let settings = RegisteredDefaults()
  let words = HeldWords()
  private(set) var placement: HelpPlacement?
  /// How many windows were made for the rules.
  private(set) var windowsMade = 0
  /// How often the keyboard was given back to the games.
  private(set) var timesGivenBack = 0

  init(above fixture: WindowFixture) {
    self.fixture = fixture
    placement = HelpPlacement(
      makeHelp: { [settings, words] in
        HelpViewController(
          services: GameServices(
            makeGenerator: { SystemRandomNumberGenerator() }, hangmanSettings: { settings },
            words: words.source))
      },
      makeWindow: { [weak self] in
        self?.windowsMade += 1
        return Window()
      })
  }

  /// Above a window with Craps in front.
  convenience init() {
    self.init(
      above: WindowFixture(.craps) { _ in CrapsViewController(generator: ScriptedGenerator.dice(1, 1)) })
  }

  /// Shows the rules of a game, with all that is worked out meanwhile.
  func show(_ game: Game) {
    placement?.show(game, above: fixture.window) { [weak self] in self?.timesGivenBack += 1 }
    pump()
  }

  /// Waits until the odds that take their time are there.
  func waitForOdds() {
    pump(until: { self.placement?.help?.isComplete == true }, "the odds")
    pump()
  }

  var window: Window {
    XCTAssertNotNil(placement?.window, "the rules are not shown")
    return placement?.window ?? fixture.window
  }

  var scroller: Scroller? { (placement?.help?.screen as? HelpView)?.scroller }

  /// Every text of the rules and of the tables, in their order.
  var texts: [String] {
    ["rulesText", "rulesTables"].compactMap { AnyWidget.named($0, below: window) }.flatMap(Self.texts)
  }

  /// The texts of the row with this title: the title, the number, what is told of it.
  func row(_ title: String, file: StaticString = #filePath, line: UInt = #line) -> [String] {
    let rows = AnyWidget.all(styled: "odds", below: window).flatMap(\.children).map(Self.texts)
    let row = rows.first { $0.first == title }
    XCTAssertNotNil(row, "there is no row \(title), only \(rows)", file: file, line: line)
    return row ?? []
  }

  private static func texts(_ widget: AnyWidget) -> [String] {
    let instance = UnsafeMutableRawPointer(widget.pointer).assumingMemoryBound(to: GTypeInstance.self)
    guard g_type_check_instance_is_a(instance, gtk_label_get_type()) == 0 else { return [Label(widget).text] }
    return widget.children.flatMap(texts)
  }

  /// Lets go of all, as the application does when the games' window goes.
  func clear() { placement = nil }
}
