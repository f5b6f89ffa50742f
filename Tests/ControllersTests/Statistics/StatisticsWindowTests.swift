import XCTest

final class StatisticsWindowTests: AnnouncementTestCase {
  func testD9_itShowsTheGameInFrontAndFollowsIt() {
    let table = Self.table(dice: 5, 6, 1, 1)
    XCTAssertEqual(table.window.title, "Statistics")
    table.window.waitForFrames(2)
    XCTAssertEqual(table.shownControls, ["playGameButton"], "none that cannot be used")
    table.session.click("rollButton")
    table.window.waitForFrames(2)
    XCTAssertEqual(table.shownControls, ["chartChoice", "chartTab", "moreButton", "clearButton"])
    table.click("tableTab")
    XCTAssertEqual(table.view.table.rows, [["1", "$205"]])
    table.session.click("rollButton")
    pump()
    XCTAssertEqual(table.view.table.rows, [["1", "$205"], ["2", "$200"]])
  }

  func testD9_emptyStatisticsSayWhatWillAppearAndLeadToTheGame() {
    let table = Self.table(dice: 5, 6)
    table.show(.pig)
    table.window.waitForFrames(2)
    let text = table.signText
    for part in ["No finished games yet.", "Games between two people"] {
      XCTAssertEqual(text?.contains(part), true, text ?? "")
    }
    XCTAssertEqual(AnyWidget(table.view.playButton).parent?.parent?.hasStyle("pig"), true, "its material")
    XCTAssertEqual(table.window.focus?.name, "playGameButton")
    table.click("playGameButton")
    XCTAssertEqual(table.played, [.pig])
    table.session.click("rollButton")
    table.show(.craps)
    pump(until: { table.window.focus?.name == "chartTab" }, "the button is gone")
  }

  func testD9_anotherChartOfTheGameIsChosenAndAnnounced() {
    let table = Self.table(dice: 5, 6)
    table.session.click("rollButton")
    table.click("tableTab")
    _ = takeAnnouncements()
    table.view.chartChoice.choose(1)
    pump()
    XCTAssertEqual(table.view.table.rows.count, 11)
    XCTAssertEqual(table.view.table.rows[9], ["11", "1", "0.1"])
    XCTAssertEqual(
      takeAnnouncements(),
      ["Totals of the dice in this session. The dice were rolled once: 11."])
  }

  func testD9_theTableTakesThePlaceOfTheChartAndItsRowsNameTheirColumns() {
    let table = Self.table(dice: 5, 6)
    table.session.click("rollButton")
    table.view.chartChoice.choose(1)
    pump()
    table.window.waitForFrames(2)
    XCTAssertTrue(table.view.chart.isShown)
    XCTAssertFalse(table.view.table.isShown)
    table.click("tableTab")
    pump(until: { table.view.table.isShown }, "the table")
    XCTAssertFalse(table.view.chart.isShown)
    let names = table.view.table.list.children.compactMap { accessibleName(of: $0) }
    XCTAssertEqual(names.first, "Total 2, Rolled 0, Expected 0.0")
    for row in table.view.table.list.children {
      row.grabFocus()
      XCTAssertTrue(row.containsFocus, "the keyboard can walk the rows")
    }
  }

  func testD9_theChartIsCopiedAndSaved() {
    let table = Self.table(dice: 5, 6)
    let buttons = table.view.exportButtons
    table.session.click("rollButton")
    table.window.waitForFrames(2)
    for button in buttons {
      table.view.menu.popUp()
      button.click()
    }
    let chart = table.session.charts[0]
    for texts in [table.copied, table.saved.map(\.text)] {
      XCTAssertEqual(texts.count, 2)
      let picture = ChartPicture.svg(of: chart).withoutSurfaceNumber
      XCTAssertTrue(texts.first?.withoutSurfaceNumber == picture, "the picture is not that of the chart")
      XCTAssertEqual(texts.last, chart.csv)
    }
    XCTAssertEqual(table.copiedPixels, [ChartPicture.png(of: chart)])
    XCTAssertEqual(table.copiedPixels.first?.prefix(4), [0x89, 0x50, 0x4E, 0x47], "a PNG file")
    XCTAssertEqual(table.saved.map(\.name), ["parlor-craps-1.svg", "parlor-craps-1.csv"])
    XCTAssertEqual(table.view.noteLabel.text, "Saved as a table")
    XCTAssertEqual(takeAnnouncements().last, "Saved as a table")
    table.canSave = false
    table.view.menu.popUp()
    buttons[2].click()
    XCTAssertEqual(table.view.noteLabel.text, "", "nothing was saved")
  }

  func testD9_clearAsksFirst() {
    let table = Self.table(dice: 5, 6, 5, 6)
    table.session.click("rollButton")
    table.click("tableTab")
    pump(until: { table.view.table.isShown }, "the table")
    table.click("clearButton")
    XCTAssertEqual(table.presenter?.controller?.presenter?.isModal, true)
    table.show(.pig)
    XCTAssertEqual(table.presenter?.controller?.game, .craps, "the alert is about Craps")
    table.click("cancelButton")
    XCTAssertEqual(table.session.values(0), [[205]])
    table.click("clearButton")
    table.click("alertButton")
    XCTAssertEqual(table.session.charts.map(\.isEmpty), [true, true])
    XCTAssertTrue(table.view.table.rows.isEmpty)
    pump(until: { table.view.playButton.isMapped }, "the sign instead of the table")
    XCTAssertEqual(takeAnnouncements().last, "Statistics cleared")
    table.session.click("rollButton")
    pump()
    XCTAssertEqual(table.view.noteLabel.text, "", "it is no news beside the next chart")
  }

  func testD7_theFocusLeavesTheClearButtonThatIsDisabled() {
    let table = Self.table(dice: 5, 6)
    table.session.click("rollButton")
    table.window.waitForFrames(2)
    table.view.clearButton.grabFocus()
    table.click("clearButton")
    table.click("alertButton")
    pump(until: { table.window.focus?.name == "playGameButton" }, "the statistics are cleared")
  }

  func testD9_theShownChartStaysWhenAnotherOneIsAdded() {
    let settings = RegisteredDefaults()
    settings.wordLength = 4
    let session = StatisticsSession(.hangman, words: ["BEAR"], settings: settings)
    pump()
    let table = StatisticsTable(of: session)
    for (temperament, titles, chosen) in [
      (Temperament.evil, ["Games: Evil", "Wrong guesses by word length"], 0),
      (
        .honest,
        ["Games: Honest", "Games: Evil", "Wrong guesses by word length"], 1
      ),
    ] {
      settings.temperament = temperament
      session.click("newGameButton", "keyB", "keyE", "keyA", "keyR")
      pump()
      XCTAssertEqual(session.charts.map(\.title), titles)
      XCTAssertEqual(table.view.chartChoice.selection, chosen)
      XCTAssertEqual(accessibleName(of: AnyWidget(table.view.chart)), "Games: Evil")
    }
  }

  func testD9_chartsWithoutValuesAreNotOffered() {
    let table = Self.table(dice: 2, 3)
    table.session.click("rollButton")
    table.window.waitForFrames(2)
    XCTAssertEqual(accessibleName(of: AnyWidget(table.view.chart)), "Totals of the dice in this session")
    table.view.menu.popUp()
    table.view.exportButtons[3].click()
    XCTAssertEqual(table.saved.map(\.name), ["parlor-craps-2.csv"], "the number of the chart among all")
    table.click("clearButton")
    table.click("alertButton")
    table.window.waitForFrames(2)
    XCTAssertEqual(table.shownControls, ["playGameButton"])
  }

  func testD9_theTabsShowTheOtherGames() throws {
    let table = Self.table(dice: 5, 6)
    for game in Game.all.reversed() where game.statistics != nil {
      table.click("\(game.name)Tab")
      XCTAssertEqual(table.presenter?.controller?.game, game)
      let summary = try XCTUnwrap(game.statistics?(table.session.services).charts().first?.summary)
      XCTAssertEqual(takeAnnouncements().last?.hasSuffix(summary), true)
      XCTAssertEqual(table.signText?.hasPrefix(summary), true)
    }
  }

  // MARK: - Helpers

  private static func session(dice: Int...) -> StatisticsSession {
    StatisticsSession(.craps, generator: ScriptedGenerator.dice(dice))
  }

  private static func table(dice: Int...) -> StatisticsTable {
    StatisticsTable(of: StatisticsSession(.craps, generator: ScriptedGenerator.dice(dice)))
  }
}
