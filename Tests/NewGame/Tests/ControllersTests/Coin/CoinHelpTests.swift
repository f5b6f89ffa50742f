import Controllers
import GtkKit
import Views
import XCTest

/// The help of the new game: a rule with a drawn example of its own.
final class CoinHelpTests: GameTestCase {
  func testItsRuleHasADrawnExample() throws {
    try onMain {
      let help = HelpTable()
      help.show(.coin)
      help.window.waitForFrames(2)
      let example = try XCTUnwrap(AnyWidget.all(styled: "help-piece", below: help.window).first?.parent)
      XCTAssertGreaterThan(example.ink, 500)
      XCTAssertTrue(help.texts.contains("Each toss that shows heads counts."), "\(help.texts)")
    }
  }
}
