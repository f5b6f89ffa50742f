import XCTest

/// The ledger of Hangman on pages of all arrangements.
final class LedgerLayoutTests: LayoutTestCase {
  func testH18_resultAndSeveralGuessesAreOnEachPage() throws {
    for size in [Size(360, 640), Size(640, 360), Size(1280, 800)] {
      let demo = try TestWindows.demo("hangman-ledger")
      demo.window.ask(for: size)
      XCTAssertTrue(demo.ledger.answerLabel.isMapped, "\(size)")
      let row = try XCTUnwrap(demo.ledger.list.list.children.first).box(in: demo.window)
      let list = demo.ledger.list.box(in: demo.window)
      XCTAssertGreaterThan(list.height / row.height, 3.5, "\(size)")
      TestWindows.closeAll()
    }
  }
}
