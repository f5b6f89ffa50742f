import XCTest

/// The games as they were after each action, and the present that waits.
final class TimeTravelTests: GameTestCase {
  func testD8_eachGameIsShownAsItWas() {
    for (game, buttons) in [
      (Game.craps, ["anteAllButton", "rollButton", "rollButton", "rollButton"]),
      (.pig, ["rollButton", "rollButton", "rollButton", "newGameButton"]),
      (.ticTacToe, ["playButton", "betButton", "playButton", "playButton"]),
      (.hangman, ["keyE", "keyA", "newGameButton", "keyO"]),
    ] {
      let table = TravelTable(game)
      var seen = [table.texts]
      for button in buttons {
        // A new game begins with a pause.
        if game == .hangman { table.clock.advance(by: Double(PressPause.length)) }
        table.click(button)
        seen.append(table.texts)
      }
      XCTAssertTrue(
        zip(seen, seen.dropFirst()).allSatisfy(!=), "each action of \(game.name) changes the screen")
      XCTAssertEqual(table.bar.label.text, "4 of 4")
      for index in [3, 0, 2, 1] {
        table.move(to: index)
        XCTAssertEqual(table.texts, seen[index], "\(game.name), \(index)")
      }
      XCTAssertEqual(table.bar.label.text, "1 of 4")
      XCTAssertEqual(table.pastLabel, "Action 1 of 4, as it was then")
      table.click("backToNowButton")
      XCTAssertEqual(table.texts, seen[4], "\(game.name), back to now")
      XCTAssertNil(table.pastLabel)
      WindowFixture.clear()
    }
  }

  func testD8_backAndForwardStepThroughTheActions() {
    let table = TravelTable(.craps)
    table.click("rollButton", "rollButton")
    XCTAssertFalse(table.bar.laterButton.isSensitive)
    table.bar.earlierButton.click()
    table.bar.earlierButton.click()
    XCTAssertEqual(table.bar.label.text, "0 of 2")
    XCTAssertEqual(table.pastLabel, "Before the first action, as it was then")
    XCTAssertFalse(table.bar.earlierButton.isSensitive)
    table.bar.laterButton.click()
    XCTAssertEqual(table.bar.slider.value, 1)
    table.bar.laterButton.click()
    XCTAssertNil(table.pastLabel, "the newest moment is the present")
  }

  func testD8_fastActionsAreMomentsOfTheirOwn() {
    let table = TravelTable(.ticTacToe)
    let bet = table.fixture.find("betButton")
    for _ in 0..<3 { bet.click() }
    pump()
    XCTAssertEqual(table.bar.label.text, "3 of 3")
    table.move(to: 1)
    XCTAssertEqual(Label(AnyWidget.named("betLabel", below: table.screen.root) ?? bet)?.text, "2")
  }

  func testD8_theInspectorShowsTheMessagesAndPropertiesOfThePast() {
    let table = TravelTable(.craps)
    table.click("rollButton")
    let (rows, properties) = (table.inspector.rows, table.inspector.properties)
    table.click("rollButton", "rollButton")
    let (allRows, allProperties) = (table.inspector.rows, table.inspector.properties)
    XCTAssertNotEqual(properties, allProperties)
    table.move(to: 1)
    XCTAssertEqual(table.inspector.rows, rows)
    XCTAssertEqual(table.inspector.properties, properties)
    table.move(to: 0)
    XCTAssertEqual(table.inspector.rows, [])
    table.move(to: 2)
    table.click("backToNowButton")
    XCTAssertEqual(table.inspector.rows, allRows, "travelling is not recorded")
    XCTAssertEqual(table.inspector.properties, allProperties)
  }

  func testD8_theGameOfTheActionComesToTheFront() {
    let table = TravelTable(.craps)
    table.click("rollButton")
    table.fixture.clickTab(.pig)
    table.click("rollButton")
    table.move(to: 1)
    XCTAssertEqual(table.fixture.tabBar.front, .craps)
    table.fixture.clickTab(.pig)
    XCTAssertEqual(table.fixture.tabBar.front, .pig, "the tabs stay usable")
    table.click("backToNowButton")
    XCTAssertEqual(table.fixture.tabBar.front, .pig)
    XCTAssertTrue(table.fixture.tabBar.canPlay)
  }

  func testD8_thePastTakesNoInput() throws {
    let table = TravelTable(.craps)
    table.click("rollButton", "rollButton")
    table.move(to: 1)
    let tabs = table.fixture.tabBar
    let (seen, screen) = (table.texts, tabs.controller(of: .craps).screen)
    let saves = table.memory.saved.count
    XCTAssertFalse(screen.root.canTarget)
    XCTAssertFalse(screen.root.canFocus)
    XCTAssertFalse(tabs.canPlay)
    try table.fixture.type("r")
    tabs.newGamePressed()
    tabs.focusFront()
    XCTAssertFalse(screen.root.containsFocus)
    pump()
    XCTAssertEqual(table.texts, seen)
    table.click("backToNowButton")
    XCTAssertTrue(tabs.controller(of: .craps).screen.root.canTarget)
    XCTAssertTrue(tabs.canPlay)
    XCTAssertEqual(table.memory.saved.count, saves, "travelling saves nothing")
  }

  func testD8_nothingMovesInThePast() {
    Desktop.setAllowsMotion(true)
    defer { Desktop.setAllowsMotion(false) }
    let table = TravelTable(.craps)
    table.click("rollButton", "rollButton", "rollButton")
    for index in [1, 2] {
      table.move(to: index)
      let animation = Animation(of: table.screen.root)
      animation.run(milliseconds: 3_600_000) { _ in }
      XCTAssertFalse(animation.isRunning)
    }
    table.click("backToNowButton")
    let animation = Animation(of: table.screen.root)
    animation.run(milliseconds: 3_600_000) { _ in }
    XCTAssertTrue(animation.isRunning)
  }

  func testD8_halfTypedTextIsThereAgain() {
    let table = TravelTable(.ticTacToe)
    table.click("playButton")
    table.fixture.tabBar.show(screen: .bank)
    let bank = { table.fixture.tabBar.controller(showing: .bank).screen as? BankView }
    bank()?.creditField.text = "12"
    table.move(to: 0)
    table.click("backToNowButton")
    table.fixture.tabBar.show(screen: .bank)
    XCTAssertEqual(bank()?.creditField.text, "12")
  }

  func testD8_atMost300MomentsAreKept() {
    var timeline = Timeline()
    for group in 0..<310 {
      let moment = Timeline.Moment(group: group, games: GameValues(), chance: [:], screen: "craps")
      timeline.record(moment)
      timeline.record(moment)
    }
    XCTAssertEqual(timeline.moments.map(\.group), Array(10..<310))
    XCTAssertEqual(timeline.number(of: 0), 10)
    XCTAssertEqual(timeline.number(of: timeline.last), 309)
  }

  func testD8_aChosenMomentKeepsItsActionWhenTheOldestOneIsForgotten() {
    let table = TravelTable(.ticTacToe)
    table.fixture.tabBar.show(screen: .bank)
    let add = table.fixture.find("addTenButton")
    // To show the Bank is the first action.
    for _ in 2..<Timeline.limit { add.click() }
    pump()
    XCTAssertEqual(table.traveler?.timeline.moments.count, Timeline.limit)
    // Not recorded before the player goes to the past.
    add.click()
    table.bar.earlierButton.click()
    XCTAssertEqual(table.traveler?.timeline.forgotten, 1)
    XCTAssertEqual(table.bar.label.text, "\(Timeline.limit - 2) of \(Timeline.limit)")
    XCTAssertTrue(table.texts.contains(Numeral.text(100 + 10 * (Timeline.limit - 3))), "\(table.texts)")
  }

  func testD8_clearForgetsThePast() {
    let table = TravelTable(.craps)
    table.click("rollButton", "rollButton")
    table.move(to: 1)
    table.inspector.choose(table.inspector.view.menu.clearButton)
    XCTAssertNil(table.pastLabel)
    XCTAssertEqual(table.traveler?.timeline.moments.count, 1)
    table.click("rollButton")
    XCTAssertEqual(table.bar.label.text, "1 of 1")
  }
}
