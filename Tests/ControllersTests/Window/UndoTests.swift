import XCTest

@testable import Controllers

/// All games in a window, saved, with what can be undone.
@MainActor
struct UndoTable {
  let travel: TravelTable
  let windows: DetachedWindows
  let undo: UndoPresenter

  init(
    _ game: Game, generator: @escaping () -> any RandomNumberGenerator = { SeededGenerator(seed: 7) }
  ) {
    travel = TravelTable(game, generator: generator)
    windows = travel.fixture.makeDetachedWindows()
    undo = UndoPresenter(travel.services.undo, in: travel.fixture.tabBar, and: windows)
    undo.performs = { [weak placement = travel.inspector.placement] in
      placement?.recordChange($0, $1, in: $2, $3)
    }
    travel.fixture.retain(undo)
  }

  var tabs: TabBarController { travel.fixture.tabBar }
  var games: GameValues { travel.memory.games }
  var canUndo: Bool { undo.canUndo(in: tabs) }

  /// What the notice says, while it is shown.
  var notice: String? {
    AnyWidget.all(named: "undoLabel", below: travel.fixture.window).first { $0.isMapped }.flatMap {
      Label($0)?.text
    }
  }

  /// Makes a move, so that a new game takes something away.
  func play(_ game: Game) {
    if game == .hangman { return travel.click("keyE") }
    travel.screen.initialFocus?.click()
    pump()
  }

  func startNewGame() {
    tabs.newGamePressed()
    pump()
  }

  func press() {
    undo.undo(in: tabs)
    pump()
  }
}

/// What a slip can destroy can be undone, until the next action of the game.
final class UndoTests: AnnouncementTestCase {
  func testD11_aNoticeEndsAfterItsWindowWasDestroyed() {
    for (isDetached, destroysMain) in [(false, true), (true, false), (true, true)] {
      let table = UndoTable(.craps)
      table.play(.craps)
      if isDetached { table.windows.toggle(.craps) }
      pump()
      let own: any GameWindowController = table.windows.controller(of: .craps) ?? table.tabs
      own.newGamePressed()
      pump()
      XCTAssertNotNil(AnyWidget.named("undoLabel", below: own.window))
      (destroysMain ? table.travel.fixture.window : own.window).destroy()
      table.undo.showNotices()
      pump()
      table.travel.clock.advance(by: Double(GameUndo.noticeTime))
      pump()
      table.undo.showNotices()
      WindowFixture.clear()
    }
  }

  func testD11_D18_aNewGameIsUndoneInEachGame() {
    for game in Game.all {
      let table = UndoTable(game)
      table.startNewGame()
      XCTAssertNil(table.notice, "\(game.name) has not begun")
      table.play(game)
      let (before, texts) = (table.games, table.travel.texts)
      XCTAssertFalse(table.canUndo, game.name)
      table.startNewGame()
      XCTAssertNotEqual(table.games, before, game.name)
      XCTAssertEqual(table.notice, "New game", game.name)
      let screen = table.travel.screen.root.pointer
      table.press()
      XCTAssertEqual(table.games, before, game.name)
      XCTAssertEqual(table.travel.texts, texts, game.name)
      XCTAssertEqual(table.travel.screen.root.pointer, screen, "the screen stays in its place")
      XCTAssertNil(table.notice, game.name)
      XCTAssertFalse(table.canUndo, game.name)
      for _ in 1...2 { table.startNewGame() }
      table.press()
      XCTAssertEqual(table.games, before, "\(game.name): two are undone together")
      WindowFixture.clear()
    }
  }

  func testD18_aNewGameOfTicTacToeStartsOverOnBothScreens() throws {
    for isAtBank in [false, true] {
      let table = UndoTable(.ticTacToe)
      table.travel.click("playButton", "betButton", "bankTab", "addFiftyButton")
      if !isAtBank { table.travel.click("gameTab") }
      let before = table.games
      let statistics = before[.bankStatistics]
      _ = takeAnnouncements()
      table.startNewGame()
      XCTAssertEqual(takeAnnouncements().last, "New game. Credit 100. Ctrl+Z undoes it.")
      XCTAssertEqual(table.games[.bank]?.credit, Bank.startingCredit)
      XCTAssertEqual(table.games[.bank]?.spins, 0)
      XCTAssertEqual(table.games[.bank]?.bet, Bank.startingBet)
      XCTAssertEqual(table.games[.ticTacToe]?.board, [])
      XCTAssertEqual(table.games[.bankStatistics], statistics, "they go on")
      let tabs = try XCTUnwrap(table.tabs.controller(of: .ticTacToe).screen as? TicTacToeTabsView)
      XCTAssertEqual(
        [tabs.game.creditLabel, tabs.game.spinsLabel, tabs.game.betLabel].map(\.text), ["100", "0", "1"])
      XCTAssertEqual([tabs.bank.creditLabel, tabs.bank.spinsLabel].map(\.text), ["100", "0"])
      XCTAssertEqual(tabs.game.messageLabel.text, "No line of three wins. A line loses.")
      XCTAssertFalse(table.travel.texts.contains { $0.contains("Added") }, "the receipt")
      table.press()
      XCTAssertEqual(table.games, before)
      WindowFixture.clear()
    }
  }

  func testD18_aNewGameAtTheBankEndsTheRunOfTheGame() throws {
    let table = UndoTable(.ticTacToe)
    table.windows.toggle(.bank)
    pump()
    let own = try XCTUnwrap(table.windows.controller(of: .bank))
    table.travel.fixture.find("playButton").click()
    own.newGamePressed()
    pump()
    let tabs = try XCTUnwrap(table.tabs.controller(of: .ticTacToe).screen as? TicTacToeTabsView)
    XCTAssertEqual([tabs.game.creditLabel, tabs.bank.creditLabel].map(\.text), ["100", "100"])
    XCTAssertEqual(tabs.game.messageLabel.text, "No line of three wins. A line loses.")
  }

  func testD11_theNoticeCoversNoButtonAndMovesNothing() throws {
    for game in Game.all {
      let table = UndoTable(game)
      let window = table.travel.fixture.window
      window.resize(to: Size(360, 640))
      window.waitForFrames(5)
      table.play(game)
      pump()
      let before = table.travel.screen.root.visibleBounds(in: window)
      table.startNewGame()
      for size in [Size(360, 640), Size(640, 360), Size(640, 480), Size(920, 640)] {
        window.resize(to: size)
        window.waitForFrames(5)
        let undo = table.travel.fixture.find("undoButton")
        let notice = try XCTUnwrap(undo.parent?.visibleBounds(in: window))
        for name in ["rollButton", "newGameButton", "infoButton"] {
          guard let other = AnyWidget.named(name, below: window)?.visibleBounds(in: window) else { continue }
          XCTAssertFalse(notice.overlaps(other, byMoreThan: 1), "\(game.name), \(size), \(name)")
        }
        if size.width == 360 {
          XCTAssertEqual(table.travel.screen.root.visibleBounds(in: window), before, game.name)
        }
      }
      WindowFixture.clear()
    }
  }

  func testD11_theSameDiceComeAsIfNothingHadHappened() {
    let (table, other) = (UndoTable(.craps), TravelTable(.craps))
    for _ in 1...3 { other.click("rollButton") }
    table.travel.click("rollButton")
    table.startNewGame()
    table.press()
    table.travel.click("rollButton")
    table.travel.click("rollButton")
    XCTAssertEqual(table.travel.texts, other.texts)
  }

  func testD11_theNoticeDisappearsButTheNewGameCanStillBeUndone() {
    let table = UndoTable(.pig)
    table.travel.click("rollButton")
    let before = table.games
    table.startNewGame()
    table.travel.clock.advance(by: Double(GameUndo.noticeTime))
    XCTAssertNil(table.notice)
    table.press()
    XCTAssertEqual(table.games, before)
  }

  func testD11_playingOnFromThePastIsUndone() {
    let table = UndoTable(.craps)
    table.travel.click("rollButton", "rollButton")
    let (before, texts) = (table.games, table.travel.texts)
    table.travel.move(to: 1)
    table.travel.click("playOnButton")
    XCTAssertNotEqual(table.games, before)
    XCTAssertEqual(table.notice, "Play on from action 1")
    table.press()
    XCTAssertEqual(table.games, before)
    XCTAssertEqual(table.travel.texts, texts)
    XCTAssertTrue(table.travel.inspector.rows.contains("== Undo"))
  }

  func testD11_playingOnFromAnEndIsUndoneAfterItsAlert() {
    let table = UndoTable(.craps, generator: { ScriptedGenerator.dice(1, 1, 3, 4, 2, 2) })
    table.travel.click("anteAllButton", "rollButton")
    table.travel.fixture.closeAlert()
    table.travel.click("rollButton")
    let before = table.games
    table.travel.move(to: 2)
    table.travel.click("playOnButton")
    table.travel.fixture.closeAlert()
    XCTAssertNotEqual(table.games, before)
    table.press()
    XCTAssertEqual(table.games, before)
  }

  func testD11_theCopyIsNotSpokenOfWhenItsGamesAreBack() throws {
    let table = UndoTable(.craps)
    table.travel.click("rollButton", "rollButton")
    let inspector = try XCTUnwrap(table.travel.inspector.placement?.inspector)
    let session = inspector.session
    table.travel.click("rollButton")
    let before = table.games
    table.travel.memory.copy = { "state-copy.json" }
    inspector.open(session)
    table.travel.move(to: 1)
    table.travel.click("playOnButton")
    let detail = Label(table.travel.fixture.find("detailLabel"))
    XCTAssertEqual(detail?.text, "A copy of your games was saved as state-copy.json.")
    table.press()
    XCTAssertEqual(table.games, before)
    XCTAssertEqual(detail?.text.contains("copy"), false, detail?.text ?? "")
  }

  func testD11_undoingChangesNoEarlierMoment() throws {
    let table = UndoTable(.craps)
    table.travel.click("rollButton")
    table.startNewGame()
    let inspector = try XCTUnwrap(table.travel.inspector.placement?.inspector)
    let (before, texts) = (inspector.session.moments, table.travel.texts)
    table.press()
    XCTAssertEqual(inspector.session.moments.dropLast(), before[...])
    table.travel.move(to: 2)
    XCTAssertEqual(table.travel.texts, texts, "the game that was undone")
  }

  func testD11_aGameInItsOwnWindowIsUndoneThere() throws {
    let table = UndoTable(.pig)
    table.travel.click("rollButton")
    let before = table.games
    table.windows.toggle(.pig)
    pump()
    let own = try XCTUnwrap(table.windows.controller(of: .pig))
    own.newGamePressed()
    pump()
    XCTAssertNotNil(AnyWidget.named("undoLabel", below: own.window))
    XCTAssertNil(table.notice, "the main window has another game")
    table.undo.undo(in: own)
    pump()
    XCTAssertEqual(table.games, before)
    XCTAssertTrue(own.window.isVisible)
    let view = try XCTUnwrap(table.tabs.controller(of: .pig).screen as? PigView)
    XCTAssertEqual(Window(of: view.rollButton)?.pointer, own.window.pointer, "the screen stays in its window")
    view.rollButton.click()
    XCTAssertNotEqual(table.games, before, "and can be played")
  }

  func testD11_undoIsAnnounced() {
    let table = UndoTable(.craps)
    table.travel.click("rollButton")
    _ = takeAnnouncements()
    table.startNewGame()
    XCTAssertTrue(takeAnnouncements().last?.hasSuffix("Ctrl+Z undoes it.") == true)
    table.press()
    XCTAssertTrue(takeAnnouncements().last?.hasPrefix("Undone. ") == true)
  }
}
