import XCTest

/// Turns of Tic Tac Toe Reverse and the Bank as the Inspector records them: who sends a message to whom.
final class RecordedTicTacToeTests: GameTestCase {
  func testD6_ticTacToe_aRunReturnsItsResultAndTheBankIsObserved() {
    let table = TicTacToeTable(boards: [TicTacToeTable.topRow])
    let inspector = InspectorTable(of: table.fixture)
    let rows = inspector.rows { table.play() }
    assertInOrder(
      rows,
      [
        "== playButton clicked",
        "GameView > GameViewController: playPressed()",
        "GameViewController > TicTacToeModel: play()",
        "TicTacToeModel --> GameViewController: .lost(bet: 1)",
      ])
    XCTAssertTrue(rows.contains("Bank o-> GameViewController: ◉ onChange()"))
    XCTAssertTrue(rows.contains("Bank o-> BankViewController: ◉ onChange()"))
  }

  func testD6_ticTacToe_theStepsOfARunBelongToIt() throws {
    let table = SpyTable(
      .ticTacToe, generator: { SeededGenerator(seed: 1) }, hasInspector: true, isSpied: false)
    let rows = try XCTUnwrap(table.inspector).rows { table.click("playButton") }
    XCTAssertEqual(rows.filter { $0.hasPrefix("== ") }, ["== playButton clicked"])
    assertInOrder(
      rows,
      [
        "GameViewController > BankViewController: countersWait = true",
        "GameViewController > BankViewController: countersWait = false",
        "Bank --> BankViewController: spins 1", "Bank --> GameViewController: spins 1",
      ])
  }

  func testD6_bank_recordsARunWhileItSettlesIt() throws {
    let table = SpyTable(
      .ticTacToe, generator: { SeededGenerator(seed: 1) }, hasInspector: true, isSpied: false)
    table.click("playButton")
    let messages = table.messages
    let number = try XCTUnwrap(messages.firstIndex { $0.text == "record(_:)" }, "\(messages.map(\.text))")
    let caller = try XCTUnwrap(messages[number].caller)
    XCTAssertEqual(messages[number].sender?.name, "Bank")
    XCTAssertTrue(messages[caller].text.hasPrefix("settle("), messages[caller].text)
    XCTAssertEqual(try messages[XCTUnwrap(messages[caller].caller)].text, "play()")
  }

  func testD6_bank_twoControllersObserveOneChange() throws {
    let table = TicTacToeTable()
    let inspector = InspectorTable(of: table.fixture)
    table.clickTab("bank")
    let rows = try inspector.rows { try table.add("50") }
    assertInOrder(
      rows,
      [
        "== addCreditButton clicked",
        "BankView > BankViewController: addCreditPressed(\"50\")",
        "BankViewController > Bank: add(50)",
        "Bank --> BankViewController: credit 150",
        "Bank o-> GameViewController: ◉ onChange()",
        "Bank --> GameViewController: credit 150",
        "Bank o-> BankViewController: ◉ onChange()",
      ])
  }

  func testD6_ticTacToe_aKeyReachesTheScreenInFront() {
    let table = TicTacToeTable()
    let inspector = InspectorTable(of: table.fixture)
    assertInOrder(
      inspector.rows { Keys.press("+", in: table.fixture.window) },
      [
        "== keyPressed(\"+\")",
        "Player > GameViewController: keyPressed(\"+\")",
        "GameViewController > GameView: betButton.press()",
        "GameView > GameViewController: betPressed()",
        "GameViewController > Bank: raiseBet()",
      ])
  }

  func testD6_ticTacToe_aThrownErrorIsShown() {
    let table = TicTacToeTable(boards: [TicTacToeTable.topRow])
    table.play()
    table.raiseBet(times: 7)
    let inspector = InspectorTable(of: table.fixture)
    assertInOrder(
      inspector.rows { table.play() },
      [
        "GameViewController > TicTacToeModel: play()",
        "TicTacToeModel --> GameViewController: throws .notEnoughCredit(bet: 128, credit: 99)",
        "GameViewController > AlertPresenter: AlertPresenter: present(Alert(\"Not enough credit\", …))",
        "Bank o-> GameViewController: ◉ onChange()",
      ])
  }

  func testD6_bank_aThrownErrorIsShownAsItsCase() throws {
    let table = TicTacToeTable()
    let inspector = InspectorTable(of: table.fixture)
    let rows = try inspector.rows { try table.add(String(Int.max)) }
    XCTAssertTrue(rows.contains("Bank --> BankViewController: throws .tooMuch"), "\(rows)")
  }
}
