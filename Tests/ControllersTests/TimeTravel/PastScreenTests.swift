import XCTest

@testable import Controllers

/// The screens of the past: they get other controllers, and show nothing of the moments before.
final class PastScreenTests: GameTestCase {
  func testD8_aScreenThatGetsAnotherControllerIsDrawnAsANewOne() {
    let table = TravelTable(.craps)
    table.click("rollButton", "rollButton", "rollButton", "rollButton", "rollButton", "rollButton")
    table.fixture.clickTab(.pig)
    table.click("rollButton", "rollButton", "rollButton", "passButton", "oddsButton", "rollButton")
    table.click("rollButton", "passButton", "newGameButton")
    table.fixture.clickTab(.ticTacToe)
    table.click("playButton", "betButton", "playButton", "playButton", "playButton", "playButton")
    table.fixture.tabBar.show(screen: .bank)
    table.click("addFiftyButton", "addTenButton")
    table.fixture.clickTab(.hangman)
    for letter in "EAOKIND" { table.click("key\(letter)") }
    table.click("newGameButton")
    table.click("keyR")
    guard let last = table.traveler?.timeline.last else { return XCTFail("nothing is recorded") }
    // A first step into the past makes new screens.
    var new: [[Int]] = []
    for index in 0..<last {
      table.leavePast()
      table.move(to: index)
      new.append(table.drawings)
    }
    XCTAssertGreaterThan(Set(new).count, 15)
    // Others get other controllers: forwards, backwards, and far.
    let steps = (0..<last).map { $0 } + (0..<last).reversed() + (0..<last).map { $0 * 7 % last }
    var (screens, fronts): (Set<ObjectIdentifier>, Set<ScreenName>) = ([], [])
    for index in steps where index != table.traveler?.index {
      table.move(to: index)
      screens.insert(ObjectIdentifier(table.screen))
      fronts.insert(table.fixture.tabBar.frontScreen)
      XCTAssertEqual(table.drawings, new[index], "moment \(index)")
    }
    XCTAssertEqual(screens.count, fronts.count)
    XCTAssertGreaterThan(fronts.count, 3)
  }

  func testD8_theSlateShowsItsSideAndTheSettingsOfThen() throws {
    let table = TravelTable(.hangman)
    table.click("infoButton")
    let settings = table.services.hangman.settings()
    let now = try XCTUnwrap(table.screen as? HangmanFlipView)
    now.back.temperamentChoice.choose(0)
    pump()
    table.click("doneButton")
    now.back.temperamentChoice.choose(1)
    pump()
    let sides = try (0...3).map { index -> String in
      table.move(to: index)
      let flip = try XCTUnwrap(table.screen as? HangmanFlipView)
      pump(until: { !flip.showsBack || flip.back.root.isMapped }, "the side")
      return flip.showsBack ? flip.back.temperamentCaption.text : "front"
    }
    XCTAssertEqual(
      sides, ["front", Temperament.evil.explanation, Temperament.honest.explanation, "front"])
    XCTAssertEqual(settings.temperament, Temperament.allCases[1], "the present has its own")
  }

  func testD8_windowsThatOpenAndCloseInThePastShowEachMoment() {
    let table = TravelTable(.ticTacToe)
    let windows = table.fixture.makeDetachedWindows()
    table.click("playButton", "playButton", "playButton")
    table.move(to: 1)
    XCTAssertEqual(table.spins, ["1", "1"])
    windows.toggle(.bank)
    pump()
    table.move(to: 2)
    XCTAssertEqual(table.spins, ["2", "2"])
    XCTAssertTrue(table.shows(.ticTacToe) && table.shows(.bank), "both are seen")
    windows.toggle(.bank)
    pump()
    table.move(to: 1)
    XCTAssertEqual(table.spins, ["1", "1"])
    XCTAssertTrue(table.shows(.ticTacToe) != table.shows(.bank), "one of them is seen")
    windows.toggle(.ticTacToe)
    pump()
    table.move(to: 2)
    XCTAssertTrue(table.shows(.ticTacToe), "in its own window")
    table.leavePast()
    XCTAssertEqual(table.spins, ["3", "3"])
    XCTAssertTrue(table.shows(.ticTacToe), "in its own window")
    table.move(to: 0)
    XCTAssertEqual(table.spins, ["0", "0"])
    XCTAssertTrue(table.shows(.ticTacToe), "in its own window")
  }
}

extension TravelTable {
  @MainActor fileprivate func leavePast() {
    inspector.placement?.inspector?.backToNow()
    pump()
  }

  /// What the game in front draws on its pages: the one in front first, and the one behind.
  @MainActor fileprivate var drawings: [Int] {
    let controller = fixture.tabBar.controller(of: fixture.tabBar.front)
    let root = controller.screen
    fixture.window.waitForFrames(1)
    let front = root.root.picture().hashValue
    let (turn, turnBack): (() -> Void, () -> Void)
    switch root {
    case is HangmanFlipView:
      let turnOver = { (controller as? HangmanViewController)?.toggleFlipside() ?? XCTFail("no flipside") }
      (turn, turnBack) = (turnOver, turnOver)
    case let tabs as TicTacToeTabsView:
      let pages = [TicTacToeTabsView.gamePage, TicTacToeTabsView.bankPage]
      let isBank = fixture.tabBar.frontScreen == .bank
      (turn, turnBack) = (
        { tabs.show(page: pages[isBank ? 0 : 1]) }, { tabs.show(page: pages[isBank ? 1 : 0]) }
      )
    default: return [front]
    }
    turn()
    defer {
      turnBack()
      fixture.window.waitForFrames(1)
    }
    fixture.window.waitForFrames(1)
    return [front, root.root.picture().hashValue]
  }

  @MainActor fileprivate var spins: [String] {
    [ScreenName.ticTacToe, .bank].map { screen in
      let root = fixture.tabBar.controller(showing: screen).screen.root
      return AnyWidget.named("spinsLabel", below: root).flatMap { Label($0)?.text } ?? ""
    }
  }

  @MainActor fileprivate func shows(_ screen: ScreenName) -> Bool {
    fixture.tabBar.controller(showing: screen).screen.root.isMapped
  }
}

/// The diagram of past games that are not in front: they have no controllers.
final class PastRowsTests: GameTestCase {
  func testD8_otherGamesKeepTheirLifelinesInThePast() {
    let table = TravelTable(.craps)
    table.inspector.view.gameChoice.choose(1)
    table.click("rollButton")
    table.fixture.clickTab(.pig)
    table.click("rollButton", "rollButton")
    let rows = table.inspector.rows
    table.bar.earlierButton.click()
    pump()
    // Another filter makes all rows again.
    table.inspector.view.searchChanged.send("roll", by: table.inspector.view.searchField, "typed")
    table.inspector.view.searchChanged.send("", by: table.inspector.view.searchField, "typed")
    let past = table.inspector.rows
    XCTAssertEqual(past, Array(rows.prefix(past.count)), "no arrow ends in the air")
    XCTAssertTrue(past.contains("CrapsViewController > CrapsModel: playTurn()"))
  }

  func testD8_aSessionHasTheLifelinesOfItsGames() throws {
    let session: Session
    let rows: [String]
    do {
      let table = TravelTable(.hangman)
      table.inspector.view.gameChoice.choose(1)
      table.click("keyE")
      table.fixture.clickTab(.pig)
      table.click("rollButton")
      rows = table.inspector.rows
      session = try XCTUnwrap(table.inspector.placement?.inspector?.session)
      WindowFixture.clear()
    }
    let table = TravelTable(.craps)
    table.inspector.placement?.inspector?.open(session)
    table.inspector.view.gameChoice.choose(1)
    XCTAssertEqual(table.inspector.rows, rows)
    let head = table.inspector.view.messageList.items.first?.lifelines.filter(\.isInHeader).map(\.name)
    XCTAssertEqual(head?.contains("HangmanModel"), true)
  }
}

/// The frames in which the games and the messages follow the slider of the timeline.
final class SliderFrameTests: GameTestCase {
  func testD8_outletsOfWaitingMessagesAreVeiledInTheFrameOfTheGame() {
    let table = TravelTable(.craps)
    table.click("rollButton", "rollButton")
    table.inspector.press(table.inspector.view.pauseButton)
    table.move(to: 1)
    let screen = table.screen as? ScreenView
    XCTAssertEqual(screen?.veiledWidgets.isEmpty, false)
    XCTAssertNotEqual(table.inspector.view.waitingLabel.text, "")
  }
}
