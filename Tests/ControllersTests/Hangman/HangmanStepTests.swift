import XCTest

/// Guesses are shown in steps: the letter or the limb, then the counters, and the answer at last.
final class HangmanStepTests: AnnouncementTestCase {
  /// Plays with a clock that stands still until it is advanced.
  private func play(
    _ words: [String], mistakes: Int = 6, _ work: @MainActor (HangmanTable, ManualClock) throws -> Void
  ) rethrows {
    Desktop.setAllowsMotion(true)
    let clock = ManualClock()
    Animation.clock = { clock.milliseconds }
    let game = HangmanTable(words, length: words[0].count, mistakes: mistakes, time: clock.time)
    _ = takeAnnouncements()
    try work(game, clock)
    game.fixture.close()
  }

  func testD12_aModifierAloneHastensNothing() throws {
    try play(["DEED"]) { game, _ in
      let hand = try game.fixture.hand()
      game.press("E")
      for key in [KeyboardKey.shift, .control, .alt] { try hand.press(key) }
      XCTAssertEqual(game.message, "E?")
      try hand.type("e")
      XCTAssertNotEqual(game.message, "E?", "another key does")
    }
  }

  func testHitIsWrittenBeforeItsKeyIsMarkedAndAnswered() {
    play(["DEED"]) { game, clock in
      game.press("E")
      XCTAssertEqual(game.word, "–EE–")
      XCTAssertEqual(game.states(of: "E"), ["free"])
      XCTAssertEqual(game.message, "E?")
      XCTAssertEqual(takeResults(), [])
      clock.advance(by: 720)
      XCTAssertEqual(game.states(of: "E"), ["hit"], "four strokes have been written")
      XCTAssertEqual(game.message, "E?")
      clock.advance(by: 100)
      XCTAssertEqual(game.message, "E is in the word 2 times.")
      XCTAssertEqual(takeResults(), ["E, in the word. Word: blank, E, E, blank."])
      XCTAssertEqual(clock.pendingDelays, [])
    }
  }

  func testH8_D12_keysPressedBeforeTheResultIsReadStartNoNewGame() throws {
    for key in [.enter, .space] as [KeyboardKey] {
      for isButtonFocused in [false, true] {
        try play(["DUCK"], mistakes: 1) { game, clock in
          let hand = try game.handInField()
          if isButtonFocused { game.view.newGameButton.grabFocus() }
          try hand.press("x")
          XCTAssertEqual(game.message, "X?", "the last limb is being drawn")
          for _ in 1...3 {
            try hand.press(key)
            XCTAssertEqual(game.message, "✕ Hanged! It was DUCK.")
            clock.advance(by: 300)
          }
          clock.advance(by: Double(PressPause.length))
          try hand.press(key)
          XCTAssertEqual(game.word, "––––", "a new game")
        }
      }
    }
  }

  func testMissShakesTheKeyBeforeALimbIsDrawnAndAnswered() {
    play(["DUCK"]) { game, clock in
      game.press("X")
      XCTAssertEqual(game.states(of: "X"), ["free"], "it shakes")
      XCTAssertEqual(game.guessesLeft, "6 wrong guesses left")
      clock.advance(by: 200)
      XCTAssertEqual(game.states(of: "X"), ["miss"])
      XCTAssertEqual(accessibleName(of: AnyWidget(game.view.gallows)), "Gallows: 1 wrong guess out of 6")
      XCTAssertEqual(game.guessesLeft, "6 wrong guesses left")
      clock.advance(by: 220)
      XCTAssertEqual(game.guessesLeft, "5 wrong guesses left")
      XCTAssertEqual(accessibleName(of: AnyWidget(game.view.wrongLetters)), "Not in the word: X")
      XCTAssertEqual(game.message, "X?")
      XCTAssertEqual(takeResults(), [])
      clock.advance(by: 100)
      XCTAssertEqual(game.message, "No X.")
      XCTAssertTrue(game.view.messageLabel.hasStyle("miss"))
      XCTAssertEqual(takeResults(), ["X, not in the word. 5 wrong guesses left."])
    }
  }

  func testH6_keyOfARepeatedLetterShakesAndTheFieldForAnotherCharacter() {
    for (guess, name) in [("X", "keyX"), ("5", "guessField")] {
      play(["DUCK"]) { game, clock in
        game.press("X")
        clock.advance(by: 1000)
        XCTAssertTrue(game.fixture.window.waitForFrames(2))
        _ = takeAnnouncements()
        let control = game.fixture.find(name)
        let widget = control.children.first { $0.hasStyle("face") } ?? control
        let place = widget.bounds(in: game.view.root)
        XCTAssertTrue(game.controller.keyPressed(.character(Character(guess))))
        clock.advance(by: 17)
        pump(until: { widget.bounds(in: game.view.root).x > place.x + 4 }, "\(name) shakes")
        XCTAssertEqual(takeResults(), [], "it is announced after the animation")
        clock.advance(by: 200)
        pump(until: { widget.bounds(in: game.view.root) == place }, "\(name) is back")
        XCTAssertEqual(takeResults(), [game.message])
        XCTAssertEqual(game.states(of: "X"), ["miss"])
      }
    }
  }

  func testH8_lossIsShownAfterTheLastLimbAndTheWord() {
    play(["DUCK"], mistakes: 1) { game, clock in
      game.press("X")
      clock.advance(by: 419)
      XCTAssertEqual(game.word, "––––")
      XCTAssertTrue(game.view.guessField.isSensitive)
      clock.advance(by: 1)
      XCTAssertEqual(game.word, "DUCK")
      XCTAssertFalse(game.view.messageLabel.hasStyle("lost"))
      clock.advance(by: 270)
      XCTAssertFalse(game.view.messageLabel.hasStyle("lost"), "K has three strokes")
      clock.advance(by: 100)
      XCTAssertTrue(game.view.messageLabel.hasStyle("lost"))
      XCTAssertFalse(game.view.guessField.isSensitive)
      XCTAssertEqual(
        takeResults(), ["X, not in the word. Hanged! It was DUCK. Press Enter for a new game."])
    }
  }

  func testH5_H8_typingAheadLosesNoLetterAndWaitsForNothing() throws {
    try play(["DUCK"], mistakes: 26) { game, clock in
      try game.fixture.type("duxx7ckq")
      XCTAssertEqual(clock.milliseconds, 0)
      XCTAssertEqual(game.word, "DUCK")
      XCTAssertEqual(game.guessesLeft, "25 wrong guesses left")
      XCTAssertEqual(
        takeResults(),
        [
          "D, in the word. Word: D, blank, blank, blank.", "U, in the word. Word: D, U, blank, blank.",
          "X, not in the word. 25 wrong guesses left.", "X was guessed already.",
          "“7” is not a letter.", "C, in the word. Word: D, U, C, blank.",
          "K, in the word. You found it: DUCK. Press Enter for a new game.",
        ])
      XCTAssertEqual(game.message, "✓ Congratulations, you found it!")
      XCTAssertTrue(game.view.messageLabel.hasStyle("won"))
      XCTAssertNil(game.fixture.alert)
    }
  }

  func testNewGameEndsTheGuessThatIsBeingShown() {
    play(["DUCK"], mistakes: 2) { game, clock in
      game.press("DX")
      game.view.newGameButton.click()
      XCTAssertEqual(game.word, "––––")
      XCTAssertEqual(game.message, "A word of 4 letters. Guess one.")
      XCTAssertEqual(
        takeResults(),
        [
          "D, in the word. Word: D, blank, blank, blank.", "X, not in the word. 1 wrong guess left.",
          "New game. A word of 4 letters. Guess one.",
        ])
      clock.advance(by: 5000)
      XCTAssertEqual(game.guessesLeft, "2 wrong guesses left")
      XCTAssertEqual(accessibleName(of: AnyWidget(game.view.wrongLetters)), "No wrong letters")
    }
  }
}
