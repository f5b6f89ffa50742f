import XCTest

final class InspectorCutTests: AnnouncementTestCase {
  private func text(_ name: String, _ table: TravelTable) throws -> String {
    try XCTUnwrap(Label(XCTUnwrap(AnyWidget.named(name, below: table.screen.root)))).text
  }

  func testD14_anOutletThatIsNotSetKeepsItsValueAndTheGamesComeBack() throws {
    let table = TravelTable(.craps)
    table.click("rollButton")
    let saved = table.memory.games
    table.cut("CrapsViewController > CrapsView: totalLabel \"Total 4\"")
    XCTAssertEqual(table.pastLabel, "Cut: CrapsViewController to CrapsView: totalLabel")
    XCTAssertTrue(takeAnnouncements().contains("Cut: CrapsViewController to CrapsView: totalLabel"))
    table.click("rollButton", "rollButton")
    let model = try XCTUnwrap(table.inspector.properties.first { $0.contains("rolls.count") })
    XCTAssertTrue(model.contains("3"), "the model goes on: \(model)")
    XCTAssertEqual(try text("totalLabel", table), "Total 4", "the view does not")
    XCTAssertEqual(takeAnnouncements(), [], "nothing is spoken")
    let spoken = table.inspector.rows.filter { $0.contains("announce(") }.map {
      !$0.hasSuffix(", not spoken")
    }
    XCTAssertEqual(spoken, [true, false, false])
    table.inspector.openUpdates()
    let items = table.inspector.view.messageList.items
    XCTAssertTrue(items.contains { $0.text.contains(/totalLabel "Total \d+" ✂/) })
    XCTAssertEqual(table.memory.games, saved, "nothing is saved or counted")
    try table.fixture.hand().click(table.fixture.find("backToNowButton"))
    pump(until: { table.pastLabel == nil }, "the games are restored")
    XCTAssertEqual(try text("totalLabel", table), "Total 4")
    XCTAssertTrue(takeAnnouncements().contains("Mended"))
    table.click("rollButton")
    XCTAssertNotEqual(table.memory.games, saved)
    assertInOrder(
      table.inspector.rows,
      [
        "== rollButton clicked", "== Cut: CrapsViewController to CrapsView: totalLabel",
        "== rollButton clicked", "== rollButton clicked", "== Mended", "== rollButton clicked",
      ])
  }

  func testD14_aResultIsShownBeforeTheCut() {
    Desktop.setAllowsMotion(true)
    let table = TravelTable(.craps)
    table.fixture.find("rollButton").click()
    XCTAssertTrue(table.fixture.tabBar.controller(of: .craps).isShowing)
    table.cut("CrapsViewController > CrapsModel: playTurn()")
    table.click("backToNowButton")
    let rows = table.inspector.rows
    assertInOrder(
      rows,
      [
        "== rollButton clicked", "CrapsViewController > CrapsView: totalLabel \"Total 4\"",
        "== Cut: CrapsViewController to CrapsModel: playTurn", "== Mended",
      ])
    XCTAssertEqual(rows.last { $0.hasPrefix("== ") }, "== Mended")
  }

  func testD14_aListThatIsScrolledBackShowsTheCut() throws {
    let table = TravelTable(.craps)
    table.click("rollButton", "rollButton", "rollButton")
    let list = table.inspector.view.messageList
    let call = list.items.firstIndex { $0.text == "playTurn()" } ?? 0
    let isShown = { (text: String) in list.mappedRows.contains { $0.item.text == text } }
    for title in ["Cut: CrapsViewController to CrapsModel: playTurn", "Mended"] {
      pump(
        until: {
          list.scroll(to: 0)
          table.fixture.window.waitForFrames(1)
          return list.middleIndex != list.items.indices.last
        }, "the beginning")
      list.select(at: call)
      pump()
      table.inspector.placement?.perform(.cut)
      pump(until: { table.inspector.shownRows.contains("== \(title)") && isShown(title) }, title)
      XCTAssertEqual(list.middleIndex, list.items.indices.last, title)
    }
  }

  func testD14_anObserverThatIsNotNotifiedDoesNotFollow() throws {
    let table = TravelTable(.ticTacToe)
    table.click("bankTab", "addFiftyButton")
    table.cut("Bank o-> GameViewController: ◉ onChange()")
    table.click("addFiftyButton")
    XCTAssertEqual(try text("creditLabel", table), "200", "the Bank has seen it")
    table.click("gameTab")
    XCTAssertEqual(try text("creditLabel", table), "150", "nobody has told the Game")
    table.inspector.placement?.perform(.cut)
    pump()
    XCTAssertNil(table.pastLabel)
  }

  func testD14_aReadThatIsCutReturnsWhatItReturnedLast() throws {
    let table = TravelTable(.craps)
    table.click("rollButton")
    table.cut("CrapsModel --> CrapsViewController: dice (3, 1)")
    for _ in 1...3 { table.click("rollButton") }
    XCTAssertEqual(try text("totalLabel", table), "Total 4")
    table.inspector.openUpdates()
    table.cut(try XCTUnwrap(table.inspector.view.messageList.items.last { $0.text == "dice ✂" }).line)
    XCTAssertNil(table.pastLabel, "its row mends it")
  }

  func testD14_aBetThatDoesNotReachTheBankIsRepeatedInVain() {
    let table = TravelTable(.ticTacToe)
    table.click("betButton", "betButton", "playButton")
    table.click("betButton")
    table.cut("GameViewController > Bank: raiseBet()")
    table.click("againButton")
    XCTAssertEqual(try text("betLabel", table), "2")
  }

  func testD14_anActionThatIsCutReachesNoController() throws {
    let table = TravelTable(.pig)
    table.click("rollButton")
    table.cut("PigView > PigViewController: rollPressed()")
    let added = table.inspector.rows { table.click("rollButton") }
    XCTAssertEqual(
      added,
      [
        "== rollButton clicked", "PigView > PigViewController: rollPressed() ✂",
      ])
  }

  func testD14_aDelegateThatIsNotCalledIsCut() throws {
    let table = TravelTable(.hangman)
    table.click("infoButton", "doneButton")
    table.cut("FlipsideViewController <>> HangmanViewController: ◆ flipsideViewControllerDidFinish(self)")
    table.click("infoButton", "doneButton")
    XCTAssertTrue(AnyWidget.named("doneButton", below: table.screen.root)?.isMapped == true)
  }

  func testD14_anArrowThatCannotBeCutSaysWhyAndMendsNothing() {
    let table = TravelTable(.craps)
    table.click("rollButton")
    table.cut("CrapsViewController > CrapsView: totalLabel \"Total 4\"")
    for (row, text) in [
      (
        "CrapsViewController > CrapsView: announce(\"Total 4. The point is 4. Roll 4 again before a 7.\")",
        "Only an action, a value, a notification, or a call of a model can be cut."
      ),
      ("== rollButton clicked", "Only an action, a value, a notification, or a call of a model can be cut."),
    ] {
      table.cut(row)
      XCTAssertEqual(table.inspector.view.detailLabel.text, text)
      XCTAssertEqual(table.pastLabel, "Cut: CrapsViewController to CrapsView: totalLabel")
    }
  }

  func testD14_whereAResultIsNeededNothingCanBeCut() throws {
    let table = TravelTable(.ticTacToe)
    table.click("playButton")
    let hand = try table.fixture.hand()
    let menu = table.inspector.view.messageMenu
    for (row, canCut) in [
      ("GameViewController > TicTacToeModel: play()", false),
      ("GameView > GameViewController: playPressed()", true),
    ] {
      try hand.click(table.inspector.widget(ofRow: row), button: 3)
      pump(until: { menu.cutButton.isMapped }, "the menu of \(row)")
      XCTAssertEqual(menu.cutButton.isEffectivelySensitive, canCut, row)
      try hand.press(.escape)
      pump(until: { !menu.cutButton.isMapped }, "no menu")
    }
    table.cut("GameViewController > TicTacToeModel: play()")
    XCTAssertNil(table.pastLabel)
  }
}
