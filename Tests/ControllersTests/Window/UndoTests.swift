import Controllers
import DemoScenes
import GtkKit
import Hands
import Models
import Views
import XCTest

/// What a slip can destroy can be undone, until the next action of the game.
final class UndoTests: AnnouncementTestCase {
  /// All games in a window, saved, with what can be undone.
  @MainActor
  private struct Table {
    let travel: TravelTable
    let windows: DetachedWindows
    let undo: UndoPresenter

    init(_ game: Game) {
      travel = TravelTable(game)
      windows = travel.fixture.makeDetachedWindows()
      undo = UndoPresenter(travel.services.undo, in: travel.fixture.tabBar, and: windows)
      undo.performs = { [travel] game, undo in travel.inspector.placement?.recordUndo(in: game, undo) }
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

    func startNewGame() {
      tabs.newGamePressed()
      pump()
    }

    func press() {
      undo.undo(in: tabs)
      pump()
    }
  }

  func testD11_aNewGameIsUndoneInEachGame() {
    onMain {
      for (game, play) in [
        (Game.craps, "rollButton"), (.pig, "rollButton"), (.hangman, "EButton"),
      ] {
        let table = Table(game)
        if game == .hangman {
          Keys.press("e", in: table.travel.fixture.window)
        } else {
          table.travel.click(play)
        }
        pump()
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
        WindowFixture.clear()
      }
    }
  }

  func testD11_theNoticeCoversNothingInASmallWindow() throws {
    try onMain {
      for game in [Game.craps, .pig, .hangman] {
        let table = Table(game)
        let window = table.travel.fixture.window
        if game == .hangman { Keys.press("e", in: window) } else { table.travel.click("rollButton") }
        pump()
        table.startNewGame()
        for size in [Size(360, 640), Size(640, 360), Size(640, 480), Size(920, 640)] {
          window.resize(to: size)
          window.waitForFrames(5)
          let button = table.travel.fixture.find("undoButton")
          let notice = try XCTUnwrap(button.parent?.visibleBounds(in: window))
          let screen = try XCTUnwrap(table.travel.screen.root.visibleBounds(in: window))
          XCTAssertGreaterThanOrEqual(screen.y, notice.y + notice.height, "\(game.name), \(size)")
        }
        WindowFixture.clear()
      }
    }
  }

  func testD11_theSameDiceComeAsIfNothingHadHappened() {
    onMain {
      let (table, other) = (Table(.craps), TravelTable(.craps))
      for _ in 1...3 { other.click("rollButton") }
      table.travel.click("rollButton")
      table.startNewGame()
      table.press()
      table.travel.click("rollButton")
      table.travel.click("rollButton")
      XCTAssertEqual(table.travel.texts, other.texts)
    }
  }

  func testD11_theNextActionOfTheGameEndsIt() {
    onMain {
      let table = Table(.craps)
      table.travel.click("rollButton")
      table.startNewGame()
      // An action of another game does not.
      table.travel.fixture.clickTab(.pig)
      XCTAssertNil(table.notice, "it is about the game in front")
      table.travel.click("rollButton")
      table.travel.fixture.clickTab(.craps)
      XCTAssertTrue(table.canUndo)
      XCTAssertEqual(table.notice, "New game")
      table.travel.click("rollButton")
      XCTAssertFalse(table.canUndo)
      XCTAssertNil(table.notice)
    }
  }

  func testD11_theComputerAndTheOddsGoOnAfterUndo() throws {
    try onMain {
      for playsOn in [false, true] {
        let table = Table(.pig)
        let view = try XCTUnwrap(table.travel.screen as? PigView)
        let hand = try table.travel.fixture.hand()
        view.computerSwitch.turn(true)
        view.oddsButton.click()
        try hand.press("r")
        let odds = view.oddsLabel.text
        XCTAssertFalse(odds.isEmpty)
        if playsOn {
          table.travel.move(to: 1)
          table.travel.click("playOnButton")
        } else {
          try hand.press("n")
        }
        XCTAssertTrue(table.canUndo)
        table.travel.clock.advance(by: Double(PressPause.length))
        table.press()
        XCTAssertEqual(view.oddsLabel.text, odds)
        try hand.press("p")
        let before = table.games
        table.travel.clock.advance(by: Double(PressPause.length + PigViewController.thinkingTime))
        XCTAssertNotEqual(table.games, before, "the computer has moved")
        WindowFixture.clear()
      }
    }
  }

  func testD11_theComputersMovesDoNotEndIt() throws {
    try onMain {
      let table = Table(.pig)
      let view = try XCTUnwrap(table.travel.screen as? PigView)
      view.computerSwitch.turn(true)
      table.travel.click("rollButton", "passButton")
      let passed = try XCTUnwrap(table.travel.traveler?.current)
      let (clock, move) = (table.travel.clock, Double(PigViewController.thinkingTime))
      // The computer's move is an action of its own.
      view.clickPage()
      pump()
      while !view.rollButton.isSensitive { clock.advance(by: move) }
      pump()
      let before = table.games
      table.travel.move(to: passed)
      table.travel.click("playOnButton")
      let past = table.games
      let shown = try XCTUnwrap(table.travel.screen as? PigView)
      XCTAssertFalse(shown.rollButton.isSensitive, "it is the computer's turn")
      clock.advance(by: move)
      clock.advance(by: move)
      XCTAssertNotEqual(table.games, past, "the computer has moved")
      XCTAssertTrue(table.canUndo)
      table.press()
      XCTAssertEqual(table.games, before)
    }
  }

  func testD11_whatIsNoMoveDoesNotEndIt() throws {
    try onMain {
      let pig = Table(.pig)
      let hand = try pig.travel.fixture.hand()
      let view = try XCTUnwrap(pig.travel.screen as? PigView)
      try hand.press("r")
      try hand.press("n")
      pig.travel.clock.advance(by: Double(PressPause.length))
      let before = pig.games
      try hand.enter("Ada", in: view.player1.nameField)
      view.computerSwitch.turn(true)
      view.strategyChoice.choose(1)
      XCTAssertNotEqual(pig.games, before)
      XCTAssertTrue(pig.canUndo)
      WindowFixture.clear()
      let craps = Table(.craps)
      craps.travel.click("rollButton")
      craps.startNewGame()
      let ante = craps.games
      craps.travel.fixture.find("anteSlider").grabFocus()
      try craps.travel.fixture.hand().press(.right)
      XCTAssertNotEqual(craps.games, ante)
      XCTAssertTrue(craps.canUndo)
    }
  }

  func testD11_pressesRightAfterNewGameDoNothing() throws {
    try onMain {
      for (game, key) in [(Game.craps, "r"), (.craps, .space), (.pig, "r"), (.pig, .space), (.hangman, "e")]
        as [(Game, KeyboardKey)]
      {
        for allowsMotion in [true, false] {
          Desktop.setAllowsMotion(allowsMotion)
          let table = Table(game)
          let hand = try table.travel.fixture.hand()
          table.travel.screen.initialFocus?.grabFocus()
          try hand.press(key)
          table.travel.clock.advance(by: 3000)
          let played = table.games
          // The menu.
          table.startNewGame()
          let new = table.games
          XCTAssertNotEqual(new, played)
          try hand.press(key)
          try hand.press(key)
          XCTAssertEqual(table.games, new, "\(game.name), \(key)")
          XCTAssertTrue(table.canUndo)
          table.travel.clock.advance(by: Double(PressPause.length))
          try hand.press(key)
          XCTAssertNotEqual(table.games, new, "\(game.name), \(key)")
          XCTAssertFalse(table.canUndo)
          WindowFixture.clear()
        }
      }
    }
  }

  func testD11_theNoticeDisappearsButTheNewGameCanStillBeUndone() {
    onMain {
      let table = Table(.pig)
      table.travel.click("rollButton")
      let before = table.games
      table.startNewGame()
      table.travel.clock.advance(by: Double(GameUndo.noticeTime))
      XCTAssertNil(table.notice)
      table.press()
      XCTAssertEqual(table.games, before)
    }
  }

  func testD11_twoNewGamesAreUndoneTogether() {
    onMain {
      for game in [Game.craps, .pig, .hangman] {
        let table = Table(game)
        if game == .hangman {
          Keys.press("e", in: table.travel.fixture.window)
        } else {
          table.travel.click("rollButton")
        }
        pump()
        let before = table.games
        table.startNewGame()
        table.startNewGame()
        table.press()
        XCTAssertEqual(table.games, before, game.name)
        WindowFixture.clear()
      }
    }
  }

  func testD11_aGameThatIsOverOrNotBegunNeedsNoUndo() {
    onMain {
      for game in [Game.craps, .pig, .hangman] {
        let table = Table(game)
        table.startNewGame()
        XCTAssertNil(table.notice, game.name)
        XCTAssertFalse(table.canUndo, game.name)
        WindowFixture.clear()
      }
    }
  }

  func testD11_playingOnFromThePastIsUndone() {
    onMain {
      let table = Table(.craps)
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
  }

  func testD11_theCopyIsNotSpokenOfWhenItsGamesAreBack() throws {
    try onMain {
      let table = Table(.craps)
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
  }

  func testD11_theInspectorGoesOnWithTheGameThatIsBack() {
    onMain {
      let table = Table(.craps)
      table.travel.click("rollButton")
      table.startNewGame()
      table.press()
      let rows = table.travel.inspector.rows.count
      table.travel.click("rollButton")
      XCTAssertTrue(
        table.travel.inspector.rows.dropFirst(rows).contains("CrapsViewController > CrapsModel: playTurn()"))
      XCTAssertEqual(table.travel.bar.label.text, "4 of 4")
    }
  }

  func testD11_aGameInItsOwnWindowIsUndoneThere() throws {
    try onMain {
      let table = Table(.pig)
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
      XCTAssertTrue(AnyWidget(view.rollButton).isInside(own.window), "the screen stays in its window")
      view.rollButton.click()
      XCTAssertNotEqual(table.games, before, "and can be played")
    }
  }

  func testD11_undoIsAnnounced() {
    onMain {
      let table = Table(.craps)
      table.travel.click("rollButton")
      _ = takeAnnouncements()
      table.startNewGame()
      XCTAssertTrue(takeAnnouncements().last?.hasSuffix("Ctrl+Z undoes it.") == true)
      table.press()
      XCTAssertTrue(takeAnnouncements().last?.hasPrefix("Undone. ") == true)
    }
  }
}
