import XCTest

final class PigComputerTests: GameTestCase {
  func testP14_switchMakesPlayer2TheComputerAndBackDuringATurn() {
    let pig = PigTable(die: 6, 1, 5)
    pig.roll()
    pig.view.computerSwitch.turn(true)
    XCTAssertEqual(pig.turns, ["▸ Your turn", ""], "it is the person's turn")
    XCTAssertEqual(pig.clock.pendingDelays, [])
    XCTAssertEqual(pig.buttons, [true, true, true])
    pig.view.computerSwitch.turn(false)
    for _ in 1...2 { pig.roll() }
    XCTAssertEqual(pig.view.turnTotalLabel.text, "5")
    XCTAssertFalse(pig.view.strategyChoice.isSensitive)
    pig.view.computerSwitch.turn(true)
    XCTAssertTrue(pig.turns[0].isEmpty && pig.turns[1].hasPrefix("▸ Thinking"), "\(pig.turns)")
    XCTAssertEqual(Array(pig.buttons.prefix(2)), [false, false])
    XCTAssertTrue(pig.view.strategyChoice.isSensitive)
    XCTAssertEqual(pig.clock.pendingDelays, [PigViewController.thinkingTime])
    pig.view.computerSwitch.turn(false)
    XCTAssertEqual(pig.turns, ["", "▸ Your turn"])
    XCTAssertEqual(pig.clock.pendingDelays, [])
    XCTAssertEqual(pig.buttons, [true, true, true])
    XCTAssertEqual(pig.view.turnTotalLabel.text, "5")
  }

  func testP15_computerPlaysOneVisibleAndLoggedRollAtATime() {
    // It holds at 20: it rolls 6 + 6 + 6 + 2, then passes.
    let generator = ScriptedGenerator.dice(1, 6, 6, 6, 2, 3)
    let pig = PigTable(generator: generator)
    pig.giveTurnToComputer()
    for (face, turnTotal) in [(6, 6), (6, 12), (6, 18), (2, 20)] {
      pump()
      XCTAssertEqual(
        pig.clock.pendingDelays, [PigViewController.thinkingTime], "the computer waits before its move")
      let rolls = generator.remaining
      pig.clock.step()
      XCTAssertEqual(generator.remaining, rolls - 1)
      XCTAssertEqual(pig.buttons, [false, false, false])
      XCTAssertEqual(pig.clock.pendingDelays, [PigView.throwTime])
      pig.clock.step()
      XCTAssertEqual(pig.view.dieImageView.description, "Rolled \(face)")
      XCTAssertEqual(pig.view.turnTotalLabel.text, String(turnTotal))
      XCTAssertEqual(pig.history.first, .init("Cautious chose to roll: \(face)", String(turnTotal)))
    }
    pig.clock.step()
    pig.waitForResult()
    XCTAssertEqual(pig.scores, ["0", "20"])
    XCTAssertEqual(pig.history.first, .init("Cautious chose to pass", "+20"))
    XCTAssertEqual(pig.turns, ["▸ Your turn", ""])
    XCTAssertEqual(pig.clock.pendingDelays, [])
    XCTAssertEqual(pig.buttons, [true, false, true])
  }

  func testP6_P17_controlsLookAndAreDisabledWhileTheComputersMoveIsShown() throws {
    let pig = PigTable(die: 1, 6, 6, 6, 2)
    pig.giveTurnToComputer()
    let hand = try pig.fixture.hand()
    let (view, odds) = (pig.view, pig.view.oddsButton)
    let controls = [
      AnyWidget(view.newGameButton), AnyWidget(view.computerSwitch), AnyWidget(view.strategyChoice),
    ]
    while pig.scores == ["0", "0"] {
      for control in controls {
        XCTAssertNotEqual(control.isSensitive, pig.controller.isShowing, control.name)
      }
      XCTAssertFalse(odds.isSensitive)
      for control in controls + [AnyWidget(odds)] {
        XCTAssertFalse(control.hasStyle("held"), "\(control.name) looks as if it could be pressed")
      }
      pig.clock.step()
    }
    while !view.rollButton.isSensitive, pig.clock.step() {}
    try hand.click(view.computerSwitch)
    pump(until: { !view.computerSwitch.isOn }, "the switch")
    try hand.click(odds)
    XCTAssertTrue(odds.isActive)
  }

  func testP15_computerRollsKeepTheFocusOnNewGame() {
    let pig = PigTable(die: 1, 6, 1)
    pig.giveTurnToComputer()
    pig.view.newGameButton.grabFocus()
    for _ in 1...2 {
      pig.clock.step()
      XCTAssertFalse(pig.view.newGameButton.isSensitive)
      XCTAssertFalse(pig.view.newGameButton.isFocus)
      pig.waitForResult()
      XCTAssertTrue(pig.view.newGameButton.isFocus, "the die has landed")
    }
    XCTAssertTrue(pig.view.rollButton.isSensitive, "it is the person's turn")
  }

  /// The faces of a game in which the person rolls ones, and the computer wins with 102.
  private static let defeat = [6, 6, 6, 6, 1, 6, 6, 6, 6, 1, 6, 6, 6, 6, 1, 6, 6, 6, 6, 1, 6, 6, 6, 6]

  func testP10_theComputersWinSaysSoAndConsoles() {
    let pig = PigTable(generator: ScriptedGenerator.dice([6, 6, 6, 6] + Self.defeat))
    for _ in 1...4 { pig.roll() }
    pig.pass()
    pig.view.computerSwitch.turn(true)
    XCTAssertEqual(pig.view.player2.nameField.text, "Cautious")
    pig.playUntilAlert()
    XCTAssertEqual(pig.fixture.alert?.title, "Cautious wins")
    XCTAssertEqual(
      pig.fixture.alert?.message, "You needed 76 more points, Player 1. Better luck next time!")
    XCTAssertEqual(
      accessibleName(of: pig.fixture.find("alert")), "Player 1 has 24. Cautious has 102. Cautious wins")
    XCTAssertEqual(pig.view.mood, .sad)
    XCTAssertEqual(pig.view.lastRollLabel.text, "✕ Cautious keeps 6")
    XCTAssertFalse(AnyWidget(pig.view.player2).hasStyle("won"))
    XCTAssertEqual(pig.history.first, .init("Cautious wins", "102"))
    XCTAssertFalse(pig.history.contains { $0.text.contains("Player 2") })
    pig.fixture.closeAlert()
    XCTAssertEqual(pig.view.mood, .idle)
    pig.waitForResult()
    pig.view.computerSwitch.turn(false)
    XCTAssertEqual(pig.view.player2.nameField.text, "Player 2")
  }

  func testP14_eachComputerHasANameAndAFaceAndSaysHowItPlays() {
    let pig = PigTable(die: 1)
    XCTAssertEqual(
      PigViewController.strategyTitles,
      ["Cautious\nHolds at 20", "Copycat\nKeeps pace", "Professor\nPlays perfectly"])
    pig.fixture.window.waitForFrames(2)
    var faces: Set<Double> = [AnyWidget(pig.view.player1.face).ink]
    pig.view.computerSwitch.turn(true)
    for (index, name) in ["Cautious", "Copycat", "Professor"].enumerated() {
      pig.view.strategyChoice.choose(index)
      pig.fixture.window.waitForFrames(2)
      XCTAssertEqual(pig.view.player2.nameField.text, name)
      faces.insert(AnyWidget(pig.view.player2.face).ink)
      XCTAssertEqual(faces.count, index + 2, name)
    }
  }

  func testP10_aCloseDefeatSaysSo() {
    let rolls = Array(repeating: 6, count: 16) + [3]
    let pig = PigTable(generator: ScriptedGenerator.dice(rolls + Self.defeat))
    for _ in rolls { pig.roll() }
    pig.view.computerSwitch.turn(true)
    pig.pass()
    pig.playUntilAlert()
    XCTAssertEqual(pig.fixture.alert?.title, "Cautious wins")
    XCTAssertEqual(pig.fixture.alert?.message, "You needed 1 more point, Player 1. Better luck next time!")
  }

  func testP14_chosenComputerIsRememberedWhileItDoesNotPlay() {
    let pig = PigTable(die: 1)
    var saved = PigOptions()
    pig.controller.onOptionsChange = { saved = $0 }
    pig.view.computerSwitch.turn(true)
    pig.view.strategyChoice.choose(2)
    pig.view.computerSwitch.turn(false)
    let later = PigTable(generator: ScriptedGenerator.dice([1]), options: saved)
    XCTAssertEqual(later.view.strategyChoice.selection, 2)
    later.view.computerSwitch.turn(true)
    XCTAssertTrue(later.view.computerSwitch.isOn)
  }

  func testP15_computerPausesWhileAnotherTabIsVisible() {
    let generator = ScriptedGenerator.dice(1, 6, 4)
    let pig = PigTable(generator: generator)
    pig.giveTurnToComputer()
    pig.clock.step()
    pig.clock.step()
    XCTAssertEqual(pig.clock.pendingDelays.count, 1)
    pig.fixture.clickTab(.craps)
    pump(until: { !pig.view.root.isMapped })
    XCTAssertEqual(pig.clock.pendingDelays, [], "the computer must wait")
    pig.fixture.clickTab(.pig)
    pump(until: { pig.view.root.isMapped })
    XCTAssertEqual(pig.clock.pendingDelays, [PigViewController.thinkingTime])
    XCTAssertEqual(pig.view.turnTotalLabel.text, "6")
    pig.clock.step()
    pig.clock.step()
    XCTAssertEqual(pig.view.turnTotalLabel.text, "10")
  }

  func testP15_clickBesideTheControlsMovesTheComputerAtOnce() {
    let generator = ScriptedGenerator.dice(1, 6, 5)
    let pig = PigTable(generator: generator)
    pig.view.pageClicked.send()
    XCTAssertEqual(generator.remaining, 3, "it is a person's turn")
    pig.giveTurnToComputer()
    pig.view.pageClicked.send()
    XCTAssertEqual(generator.remaining, 1)
    XCTAssertEqual(pig.clock.pendingDelays, [PigView.throwTime])
    // The next one ends the throw, and the computer goes on.
    pig.view.pageClicked.send()
    XCTAssertEqual(generator.remaining, 0)
    pig.waitForResult()
    XCTAssertEqual(pig.view.turnTotalLabel.text, "11")
  }

  func testP15_spaceMovesTheComputerAtOnce() {
    let generator = ScriptedGenerator.dice(1, 6)
    let pig = PigTable(generator: generator)
    XCTAssertFalse(pig.controller.handle(.space))
    pig.giveTurnToComputer()
    XCTAssertTrue(pig.controller.handle(.space))
    XCTAssertEqual(generator.remaining, 0)
  }
}

extension PigTable {
  fileprivate func playUntilAlert() {
    var steps = 0
    while fixture.alert == nil, steps < 300 {
      if view.rollButton.isSensitive { view.rollButton.click() }
      clock.step()
      steps += 1
    }
  }
}
