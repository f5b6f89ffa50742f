import XCTest

/// Presses of the pointer and of keys while a result is being shown, and around a change of turn.
final class PigHandTests: GameTestCase {
  /// The time between two of ten clicks in a second, in milliseconds.
  private static let quick = 100.0

  private func withHand(
    _ dice: Int..., work: @MainActor (PigTable, ScriptedGenerator, Hand) throws -> Void
  ) throws {
    let generator = ScriptedGenerator.dice(dice)
    let pig = PigTable(generator: generator)
    try work(pig, generator, Hand(at: pig.fixture.window))
  }

  func testP6_aClickDuringTheRollFinishesItAndDoesNothingElse() throws {
    try withHand(4, 2, 2, 2, 2, 2) { pig, generator, hand in
      try hand.click(pig.view.rollButton)
      XCTAssertEqual(generator.remaining, 5)
      try hand.click(pig.view.rollButton)
      XCTAssertEqual(pig.view.turnTotalLabel.text, "4")
      XCTAssertEqual(generator.remaining, 5)
      for control in [
        AnyWidget(pig.view.passButton), AnyWidget(pig.view.newGameButton), AnyWidget(pig.view.computerSwitch),
        AnyWidget(pig.view.oddsButton), AnyWidget(pig.view.player1.nameField),
      ] {
        let total = pig.view.turnTotalLabel.text
        try hand.click(pig.view.rollButton)
        XCTAssertEqual(pig.view.turnTotalLabel.text, total, "the die is in the air")
        try hand.click(control)
        XCTAssertEqual(pig.view.turnTotalLabel.text, String((Int(total) ?? 0) + 2), control.name)
        XCTAssertEqual(pig.buttons, [true, true, true])
      }
      XCTAssertEqual(generator.remaining, 0)
      XCTAssertFalse(pig.view.computerSwitch.isOn)
      XCTAssertFalse(pig.view.oddsButton.isActive)
      XCTAssertFalse(pig.view.player1.nameField.containsFocus)
      XCTAssertEqual(pig.history.count, 6, "nothing but rolls")
      XCTAssertEqual(pig.clock.pendingDelays, [])
    }
  }

  func testP6_aKeyDuringTheRollFinishesItAndDoesNothingElse() throws {
    try withHand(4, 2, 2, 2, 2, 2, 2) { pig, generator, hand in
      let keys: [KeyboardKey] = ["r", "p", "h", "n", .space, .enter]
      for (count, key) in keys.enumerated() {
        pig.view.newGameButton.grabFocus()
        try hand.press("r")
        XCTAssertEqual(generator.remaining, 6 - count)
        try hand.press(key)
        XCTAssertEqual(generator.remaining, 6 - count)
        XCTAssertEqual(pig.view.turnTotalLabel.text, String(4 + 2 * count))
      }
      try hand.press("p")
      XCTAssertEqual(pig.view.turnTotalLabel.text, "0", "now it counts")
      try hand.press("n")
      XCTAssertEqual(pig.scores, ["14", "0"])
    }
  }

  func testP11_newGameOfTheMenuDuringTheRollFinishesItAndDoesNothingElse() throws {
    try withHand(6, 1) { pig, generator, hand in
      let newGame = { pig.fixture.tabBar.newGamePressed() }
      try hand.click(pig.view.rollButton)
      newGame()
      XCTAssertEqual(pig.view.turnTotalLabel.text, "6")
      try hand.click(pig.view.rollButton)
      newGame()
      XCTAssertEqual(pig.view.lastRollLabel.text, "✕ Player 1 pigged out: 6 lost")
      newGame()
      XCTAssertEqual(pig.turns, ["", "▸ Your turn"], "player 2 has not seen it begin")
      pig.clock.step()
      newGame()
      XCTAssertEqual(pig.turns, ["▸ Your turn", ""])
    }
  }

  func testP6_nothingPressedBeforeAChangeOfTurnCountsAfterIt() throws {
    for key in [nil, "r", .enter, .space] as [KeyboardKey?] {
      try withHand(4, 1, 5) { pig, generator, hand in
        let press = { try key.map { try hand.press($0) } ?? hand.click(pig.view.rollButton) }
        XCTAssertTrue(pig.view.rollButton.grabFocus())
        for _ in 1...20 {
          try press()
          pig.clock.advance(by: Self.quick)
        }
        XCTAssertEqual(generator.remaining, 1, "the player has rolled a 4 and a 1")
        XCTAssertEqual(pig.turns, ["", "▸ Your turn"])
        XCTAssertEqual(pig.view.lastRollLabel.text, "✕ Player 1 pigged out: 4 lost")
        XCTAssertEqual(pig.buttons, [false, false, false])
        pig.clock.advance(by: Double(PressPause.length))
        XCTAssertEqual(pig.buttons, [true, false, true])
        try press()
        XCTAssertEqual(generator.remaining, 0)
      }
    }
  }

  func testP6_aDoubleClickIsOneClick() throws {
    try withHand(1, 4, 6) { pig, generator, hand in
      try hand.click(pig.view.rollButton, times: 2)
      XCTAssertEqual(pig.turns, ["", "▸ Your turn"])
      XCTAssertEqual(generator.remaining, 2)
      pig.clock.step()
      try hand.click(pig.view.rollButton, times: 2)
      XCTAssertEqual(pig.view.turnTotalLabel.text, "4")
      XCTAssertEqual(generator.remaining, 1)
      try hand.click(pig.view.passButton, times: 2)
      XCTAssertEqual(pig.scores, ["0", "4"])
      pig.clock.step()
      try hand.click(pig.view.newGameButton, times: 2)
      XCTAssertEqual(pig.scores, ["0", "0"])
      XCTAssertEqual(pig.events.filter(\.isRule).count, 2, "the first, and one more")
      XCTAssertEqual(generator.remaining, 1)
    }
  }

  func testP6_rollCountsAgainUnderAPointerThatRests() throws {
    try withHand(2, 3, 4, 5) { pig, generator, hand in
      try hand.point(at: pig.view.rollButton)
      for rest in [3, 2, 1, 0] {
        try hand.clickAgain()
        XCTAssertEqual(generator.remaining, rest)
        pig.waitForResult()
        pig.fixture.window.waitForFrames(12)
      }
      XCTAssertEqual(pig.view.turnTotalLabel.text, "14")
    }
  }

  func testD12_theFocusNeverJumpsIntoATextWhenTheWindowChangesItsSize() throws {
    try withHand(4) { pig, _, hand in
      pig.roll()
      let window = pig.fixture.window
      @MainActor func resize(to size: Size) {
        window.resize(to: size)
        window.waitForFrames(3)
      }
      let (wide, short, narrow) = (Size(1000, 700), Size(640, 480), Size(360, 640))
      for (size, other) in [(wide, narrow), (narrow, wide), (short, narrow), (narrow, short)] {
        for stop in stride(from: 0, to: 20, by: 3) {
          resize(to: size)
          pig.view.rollButton.grabFocus()
          for _ in 0..<stop { try hand.press(.tab) }
          let before = try XCTUnwrap(window.focus)
          let kept = GObjectRef(sinking: UnsafeMutableRawPointer(before.pointer))
          resize(to: other)
          // What the other layout does not show gives the focus to Roll, or to nothing.
          let places = before.isMapped ? [before.pointer] : [nil, pig.view.rollButton.pointer]
          XCTAssertTrue(places.contains(window.focus?.pointer), "stop \(stop), from \(size) to \(other)")
          withExtendedLifetime(kept) {}
        }
      }
    }
  }

  func testP15_clicksSpeedTheComputerUpAndDoNotRollForThePerson() throws {
    // It holds at 20: it rolls 6 + 6 + 6 + 2, then passes.
    try withHand(1, 6, 6, 6, 2, 5, 3) { pig, generator, hand in
      pig.giveTurnToComputer()
      for _ in 1...30 {
        try hand.click(pig.view.rollButton)
        pig.clock.advance(by: Self.quick)
      }
      XCTAssertEqual(pig.scores, ["0", "20"])
      XCTAssertEqual(pig.turns, ["▸ Your turn", ""])
      XCTAssertEqual(generator.remaining, 2, "the person has not rolled")
      pig.clock.advance(by: Double(PressPause.length))
      try hand.click(pig.view.rollButton)
      XCTAssertEqual(generator.remaining, 1)
    }
  }
}
