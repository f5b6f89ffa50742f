import XCTest

/// The Bank, its alerts, and how it stays in sync with the Game.
final class TicTacToeBankTests: AnnouncementTestCase {
  func testT7_betOverTheCreditShowsAnAlertAndOnlyResetsTheBet() {
    let table = TicTacToeTable(boards: [TicTacToeTable.topRow])
    table.play()
    table.raiseBet(times: 7)
    XCTAssertEqual(table.game.betLabel.text, "128")
    let counter = AnyWidget(table.game.betCounter)
    XCTAssertTrue(counter.hasStyle("excess"))
    XCTAssertEqual(accessibleDescription(of: counter), "The bet is above your credit of 99")
    XCTAssertEqual(takeAnnouncements().last, "Bet 128. The bet is above your credit of 99.")
    XCTAssertEqual(table.game.messageLabel.text, "The bet is above your credit of 99")
    let board = table.descriptions
    table.play()
    XCTAssertEqual(table.fixture.alert?.title, "Not enough credit")
    XCTAssertEqual(
      table.fixture.alert?.message, "The bet of 128 was above your credit of 99. The bet is now 1.")
    XCTAssertEqual(table.fixture.view.alert?.alertButton.text, "Go to the Bank")
    table.fixture.find("cancelButton").click()
    XCTAssertNil(table.fixture.alert)
    XCTAssertFalse(counter.hasStyle("excess"))
    XCTAssertEqual(table.counters, ["99", "0", "1", "1"])
    XCTAssertEqual(table.descriptions, board)
    XCTAssertEqual(table.losing, [0, 1, 2])
  }

  func testT7_withoutCreditAnAlertSaysSoAndLeadsToTheBank() throws {
    let table = try TicTacToeTable(sharing: Self.bankWithoutCredit())
    let hand = try Hand(at: table.fixture.window)
    for press in [
      { try hand.click(table.game.playButton) }, { try hand.click(table.game.betButton) },
      { try hand.press("=", holding: .shift) },
    ] {
      try press()
      pump()
      XCTAssertEqual(table.fixture.alert?.title, "No credit")
      XCTAssertEqual(table.counters, ["0", "0", "7", "1"], "the bet cannot be raised")
      table.fixture.waitForAlert()
      try hand.press(.enter)
      XCTAssertNil(table.fixture.alert, "nobody has to go to the Bank")
      XCTAssertEqual(table.fixture.tabBar.frontScreen, .ticTacToe)
    }
    try hand.click(table.game.playButton)
    XCTAssertTrue(table.fixture.find("alertButton").hasStyle("main"))
    XCTAssertFalse(table.fixture.find("cancelButton").hasStyle("main"))
    table.fixture.waitForAlert()
    try hand.click(table.fixture.find("alertButton"))
    pump(until: { table.bankView.root.isMapped }, "the Bank")
    XCTAssertNil(table.fixture.alert)
    XCTAssertEqual(table.fixture.tabBar.frontScreen, .bank)
    try hand.type("50")
    try hand.press(.enter)
    pump()
    XCTAssertEqual(table.bankScreenCounters, ["50", "0", "7"], "the keyboard is at the field")
  }

  func testT7_theAlertLeadsToTheBankWhereverTheTwoScreensAre() throws {
    for screen in [ScreenName.bank, .ticTacToe] {
      let table = try TicTacToeTable(sharing: Self.bankWithoutCredit())
      let windows = table.fixture.makeDetachedWindows()
      windows.toggle(screen)
      let (own, main) = (try XCTUnwrap(windows.controller(of: screen)).window, table.fixture.window)
      let (bank, game) = screen == .bank ? (own, main) : (main, own)
      let root = screen == .bank ? table.bankView.root : table.game.root
      pump(until: { own.isActive && root.isMapped }, "the window of \(screen)")
      let hand = try Hand(at: game)
      table.game.playButton.grabFocus()
      try hand.press(" ")
      XCTAssertEqual(game.focus?.name, "cancelButton")
      // In newer versions of GTK, Tab skips a button that has no place yet.
      game.waitForFrames(2)
      try hand.press(.tab)
      let alerts = screen == .bank ? table.fixture.view.alerts : windows.controller(of: screen)?.view.alerts
      pump(until: { alerts?.alert?.pause.isRunning == false }, "an alert that can be answered")
      try hand.press(.enter)
      pump(until: { bank.isActive && table.bankView.root.isMapped }, "the Bank")
      XCTAssertEqual(table.fixture.tabBar.frontScreen, screen == .bank ? .ticTacToe : .bank)
      XCTAssertTrue(table.game.root.isMapped)
      table.fixture.close()
    }
  }

  private static func bankWithoutCredit() throws -> Bank {
    var state = Bank().state
    (state.credit, state.spins) = (0, 7)
    return try Bank(state: state)
  }

  func testT10_wholeNumberIsAddedAlsoAsTheCountersWriteItAndTheFieldIsReset() throws {
    let table = TicTacToeTable()
    XCTAssertEqual(table.bankView.creditField.text, "0")
    for (typed, credit) in [("50", "150"), (" 10,000,092 ", "10,000,242"), ("+8", "10,000,250")] {
      try table.add(typed)
      XCTAssertNil(table.fixture.alert, typed)
      XCTAssertEqual(table.bankScreenCounters, [credit, "0", "0"], typed)
      XCTAssertEqual(table.bankView.creditField.text, "0", typed)
    }
  }

  func testT10_notesAddTheirAmountAndKeepWhatIsTyped() throws {
    let table = TicTacToeTable()
    table.clickTab("bank")
    let bank = table.bankView
    try table.type("7")
    for (button, credit) in [
      (bank.addTenButton, "110"), (bank.addFiftyButton, "160"), (bank.addHundredButton, "260"),
    ] {
      button.click()
      pump()
      XCTAssertEqual(table.bankScreenCounters, [credit, "0", "0"])
    }
    XCTAssertEqual(bank.creditField.text, "7")
    XCTAssertEqual(bank.receipt.lines, ["Added 50. Credit 160.", "Added 100. Credit 260."])
    XCTAssertEqual(accessibleName(of: AnyWidget(bank.addTenButton)), "Add 10")
  }

  func testT10_noteThatIsTooMuchShowsAnAlert() throws {
    let table = TicTacToeTable()
    try table.add(String(Int.max - 100))
    XCTAssertEqual(table.bankScreenCounters, [Numeral.text(Int.max), "0", "0"])
    table.bankView.addTenButton.click()
    pump()
    XCTAssertEqual(table.fixture.alert?.title, "That amount is too large")
    XCTAssertEqual(table.bank.credit, Int.max)
  }

  func testT10_invalidAmountShowsAnAlertAndTheFieldIsReset() throws {
    let table = TicTacToeTable()
    let wrong = ["", "0", "-5", "1,00", "12a", "½"]
    let tooMuch = ["9223372036854775808", "9223372036854775807"]
    for text in wrong + tooMuch {
      try table.add(text)
      XCTAssertEqual(
        table.fixture.alert?.title,
        tooMuch.contains(text) ? "That amount is too large" : "That is not an amount", text)
      table.fixture.closeAlert()
      XCTAssertNil(table.fixture.alert)
      XCTAssertEqual(table.bankView.creditField.text, "0")
      XCTAssertEqual(table.bankScreenCounters, ["100", "0", "0"])
      XCTAssertEqual(table.counters, ["100", "0", "0", "1"])
    }
  }

  func testT9_D3_twoWindowsWithOneBankStayInSync() throws {
    let bank = Bank()
    let left = TicTacToeTable(boards: [TicTacToeTable.winning], sharing: bank)
    let right = TicTacToeTable(boards: [TicTacToeTable.allX], sharing: bank)
    left.raiseBet(times: 4)
    XCTAssertEqual(right.counters, ["100", "0", "0", "16"])
    left.play()
    pump()
    XCTAssertEqual(right.counters, ["116", "160", "1", "1"])
    XCTAssertEqual(right.bankScreenCounters, ["116", "160", "1"])
    XCTAssertEqual(left.bankScreenCounters, right.bankScreenCounters)
    right.play()
    pump()
    XCTAssertEqual(left.counters, ["115", "160", "2", "1"])
    try right.add("85")
    XCTAssertEqual(left.counters, ["200", "160", "2", "1"])
    XCTAssertEqual(left.bankScreenCounters, ["200", "160", "2"])
    left.fixture.close()
    try right.add("1")
    XCTAssertEqual(right.counters, ["201", "160", "2", "1"], "a closed window stops observing")
  }

  func testT8_tabGoesThroughTheBankInTheOrderOfItsPlaces() {
    // Places are rounded differently at each size.
    for size in [360, 640, 700, 800, 900, 1000, 1100, 1200, 1280, 1300].map({ Size($0, 700) }) {
      let table = TicTacToeTable(size: size)
      table.clickTab("bank")
      table.fixture.window.waitForFrames(2)
      let order = table.fixture.window.tabOrder()
      let names = ["addTenButton", "addFiftyButton", "addHundredButton", "creditField", "addCreditButton"]
      XCTAssertEqual(order.filter { names.contains($0) }, names, "\(size) \(order)")
      table.fixture.close()
    }
  }
}

final class BankHandTests: GameTestCase {
  func testT10_escapeEmptiesTheAmountAndAPastedOneIsTrimmed() throws {
    let table = TicTacToeTable()
    table.clickTab("bank")
    let (field, hand) = (table.bankView.creditField, try table.fixture.hand())
    try hand.replaceText(of: field, with: "50")
    try hand.press(.escape)
    XCTAssertEqual(field.text, "0")
    try hand.type("7")
    try hand.press(.enter)
    pump()
    XCTAssertEqual(table.bankView.creditLabel.text, "107")
    field.copyToClipboard(" 50\n")
    try hand.click(field)
    pump(until: { field.selection == "0" }, "the selection")
    try hand.press("v", holding: .control)
    pump(until: { field.text.contains("50") }, "the clipboard")
    try hand.press(.enter)
    pump()
    XCTAssertEqual(table.bankView.creditLabel.text, "157")
  }
}
