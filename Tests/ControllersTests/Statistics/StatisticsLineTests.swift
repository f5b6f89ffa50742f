import XCTest

/// The statistics at the tables: lines of the balance and of the credit.
final class StatisticsLineTests: GameTestCase {
  func testD9_theRailHasTheBalanceAsALine() {
    let session = StatisticsSession(.craps, generator: ScriptedGenerator.dice([5, 6, 1, 1]))
    let view = session.fixture.tabBar.controller(of: .craps).screen as? CrapsView
    XCTAssertEqual(view?.balanceLine.hasLine, false)
    session.click("rollButton", "rollButton")
    session.fixture.tabBar.controller(of: .craps).finishShowing()
    XCTAssertEqual(view?.balanceLine.values, [205, 200])
    XCTAssertEqual(
      view.flatMap { accessibleName(of: AnyWidget($0.balanceLine)) }, "Balance after each game")
    session.source?.clear()
    pump()
    XCTAssertEqual(view?.balanceLine.values, [])
  }

  func testD9_theBalanceLineGoesOnWithANewPlayer() {
    let session = StatisticsSession(.craps, generator: ScriptedGenerator.dice([5, 6, 1, 1, 5, 6]))
    let controller = session.fixture.tabBar.controller(of: .craps)
    let view = controller.screen as? CrapsView
    session.click("rollButton")
    controller.finishShowing()
    view?.anteSlider.move(to: 205)
    session.click("rollButton")
    controller.finishShowing()
    XCTAssertEqual(view?.balanceLine.values, [205, 0])
    session.fixture.closeAlert()
    XCTAssertEqual(view?.balanceLine.values, [205, 0, 200])
    session.click("rollButton")
    controller.finishShowing()
    XCTAssertEqual(view?.balanceLine.values, [205, 0, 200, 205])
  }

  func testD9_theBalanceLineIsDescribedAsItIsDrawn() throws {
    let store = GameMemory()
    let balances = [1000] + Array(repeating: 200, count: 59)
    try store.save(#"{"games":60,"balances":\#(balances)}"#, as: .crapsStatistics)
    let session = StatisticsSession(.craps, store: store)
    let view = session.fixture.tabBar.controller(of: .craps).screen as? CrapsView
    XCTAssertEqual(view?.balanceLine.values, Array(repeating: 200, count: 50))
    XCTAssertEqual(
      view.flatMap { accessibleDescription(of: AnyWidget($0.balanceLine)) },
      "In the last 50 games, your balance was between $200 and $200. After the last one it was $200.")
  }

  func testD9_theReceiptHasTheCreditAsALineUpToTheLastDeposit() {
    let session = StatisticsSession(.ticTacToe)
    session.click("playButton", "playButton")
    session.fixture.tabBar.controller(of: .ticTacToe).finishShowing()
    session.fixture.tabBar.show(screen: .bank)
    pump()
    let bank = session.fixture.tabBar.controller(showing: .bank).screen as? BankView
    let credits = session.values(0)[0]
    XCTAssertEqual(credits.count, 2)
    XCTAssertEqual(bank?.receipt.creditLine.values, credits)
    session.click("addTenButton")
    pump()
    XCTAssertEqual(bank?.receipt.creditLine.values, credits + [credits[1] + 10])
    session.source?.clear()
    pump()
    XCTAssertEqual(bank?.receipt.creditLine.values, [])
  }

  func testD9_theReceiptOfARestoredBankHasTheLastDeposit() {
    let session = StatisticsSession(.ticTacToe)
    session.click("playButton")
    session.fixture.tabBar.controller(of: .ticTacToe).finishShowing()
    session.fixture.tabBar.show(screen: .bank)
    session.click("addTenButton")
    pump()
    let credits = session.values(0)[0]
    let next = session.restarted()
    let bank = next.fixture.tabBar.controller(showing: .bank).screen as? BankView
    XCTAssertEqual(bank?.receipt.creditLine.values, credits + [credits[0] + 10])
  }
}
