import XCTest

final class HangmanLedgerTests: AnnouncementTestCase {
  func testH18_buttonIsShownWithTheResultUntilTheNextGame() {
    let (game, clock) = playedInSteps(HangmanTable.animals, mistakes: 1)
    game.press("E")
    clock.advance(by: 500)
    XCTAssertFalse(game.view.ledgerButton.isSensitive)
    clock.advance(by: 1000)
    XCTAssertTrue(game.view.ledgerButton.isSensitive)
    game.view.newGameButton.click()
    XCTAssertFalse(game.view.ledgerButton.isSensitive)
    game.fixture.close()
  }

  func testH18_ledgerReplaysALossOnceByItselfUnlessThePlayerGoesOn() {
    for isPressed in [false, true] {
      let (game, clock) = playedInSteps(HangmanTable.animals, mistakes: 1)
      game.press("E")
      clock.advance(by: 2000)
      XCTAssertTrue(game.view.messageLabel.hasStyle("lost"))
      if isPressed { game.controller.finishShowing() }
      clock.advance(by: 2000)
      XCTAssertEqual(game.flip.showsLedger, !isPressed)
      if isPressed { _ = open(game) }
      pump(until: { game.ledger.root.isMapped })
      XCTAssertTrue(game.ledger.ledgerList.isPlaying)
      XCTAssertEqual(game.ledger.newGameButton.isFocus, !isPressed, "Enter starts a new game")
      game.controller.finishShowing()
      XCTAssertFalse(game.ledger.ledgerList.isPlaying)
      game.ledger.backButton.click()
      game.view.ledgerButton.click()
      XCTAssertFalse(game.ledger.ledgerList.isPlaying, "it plays once")
      game.fixture.close()
    }
  }

  func testD6_theReplayOfALossMovesTheFocusInTheLog() {
    let (game, clock) = playedInSteps(HangmanTable.animals, mistakes: 1)
    let inspector = InspectorTable(of: game.fixture)
    game.press("E")
    clock.advance(by: 2000)
    assertInOrder(
      inspector.rows { clock.advance(by: 2000) },
      [
        "HangmanViewController > HangmanFlipView: showsLedger true",
        "HangmanViewController > HangmanFlipView: ledgerScreen.focusNewGameButton()",
      ])
    game.fixture.close()
  }

  func testH18_eachGuessHasARowWithItsClasses() {
    // E: BOAR and DUCK have none; BEAR, DEER and HARE have it at other places.
    let ledger = openedLedger(HangmanTable.animals, "E")
    XCTAssertEqual(ledger.ledgerList.rows.count, 1)
    let row = ledger.ledgerList.rows[0]
    XCTAssertEqual(row.letter, "E")
    XCTAssertFalse(row.isHit)
    XCTAssertEqual(row.parts.map(\.text).first, "no E")
    XCTAssertEqual(Set(row.parts.map(\.text)), ["no E", spaced("_E__"), spaced("_EE_"), spaced("___E")])
    XCTAssertEqual(row.parts.map(\.share), [0.4, 0.2, 0.2, 0.2])
    XCTAssertEqual(row.parts.map(\.isKept), [true, false, false, false])
    XCTAssertEqual(row.wordsLeft, "2")
    XCTAssertTrue(
      row.description.hasPrefix("E: there were 4 possible answers. This one left 2 words without E; given"),
      row.description)
  }

  func testH18_rowOfAHitHasThePlacesOfTheLetter() {
    let ledger = openedLedger(["DEED"], "EXDB", mistakes: 2)
    XCTAssertEqual(ledger.ledgerList.rows.map(\.isHit), [true, false, true])
    XCTAssertEqual(ledger.ledgerList.rows[0].parts.map(\.text), [spaced("_EE_")])
    XCTAssertEqual(ledger.ledgerList.rows[0].parts.map(\.share), [1])
    XCTAssertEqual(ledger.ledgerList.rows[0].description, "E: the answer was the same for the only word.")
    let other = openedLedger(["DEED", "KEEP", "FEED", "DUCK"], "EX", mistakes: 1)
    XCTAssertTrue(
      other.ledgerList.rows[0].description.hasPrefix(
        "E: there were 2 possible answers. This one left 3 words, with E in places 2, 3; given up: DUCK."),
      other.ledgerList.rows[0].description)
  }

  func testH18_otherClassesAreOnePart() {
    let words = ["ABBB", "BABB", "BBAB", "BBBA", "AABB", "BAAB", "BBAA", "CCCC", "DCCC"]
    let row = openedLedger(words, "A").ledgerList.rows[0]
    XCTAssertEqual(row.parts.count, 6)
    XCTAssertEqual(row.parts.last?.text, "3 more")
    XCTAssertEqual(row.parts.map(\.share).reduce(0, +), 1, accuracy: 1e-9)
    XCTAssertEqual(row.parts.filter(\.isKept).map(\.text), ["no A"])
  }

  func testH18_ledgerSaysWhetherTheComputerWasHonest() {
    for (temperament, title) in [
      (Temperament.honest, "Guess by Guess"), (.evil, "How It Dodged"), (.diabolical, "How It Dodged"),
    ] {
      let game = HangmanTable(["DUCK"], length: 4, mistakes: 1)
      game.settings.temperament = temperament
      game.view.newGameButton.click()
      game.press("X")
      let ledger = open(game)
      XCTAssertEqual(ledger.titleLabel.text, title)
      XCTAssertEqual(ledger.introductionLabel.text.contains("It had one word"), temperament == .honest)
      XCTAssertFalse(ledger.ledgerList.rows[0].description.contains("possible answers"), "there was one")
      game.fixture.close()
    }
  }

  func testD4_backAndEscapeReturnToTheFrontAndItsButton() {
    let game = HangmanTable(["DUCK"], length: 4, mistakes: 1)
    game.press("X")
    let ledger = open(game)
    XCTAssertTrue(ledger.backButton.isFocus)
    ledger.backButton.click()
    pump(until: { game.view.root.isMapped })
    XCTAssertTrue(game.view.ledgerButton.isFocus)
    _ = open(game)
    XCTAssertTrue(game.controller.keyPressed(.escape))
    pump(until: { game.view.root.isMapped })
    XCTAssertFalse(game.controller.keyPressed(.escape), "the game does not use it")
  }

  func testH18_newGameInTheLedgerShowsTheFront() {
    let game = HangmanTable(["DUCK"], length: 4, mistakes: 1)
    game.press("X")
    open(game).newGameButton.click()
    pump(until: { game.view.root.isMapped })
    XCTAssertEqual(game.word, "––––")
    XCTAssertTrue(game.view.guessField.containsFocus)
  }

  func testD4_settingsCanBeOpenedFromTheLedger() {
    let game = HangmanTable(["DUCK"], length: 4, mistakes: 1)
    game.press("X")
    _ = open(game)
    game.controller.toggleFlipside()
    pump(until: { game.flipside.root.isMapped })
    game.closeFlipside()
  }

  func testD7_ledgerIsAnnouncedAndItsRowsAreSentences() {
    let game = HangmanTable(HangmanTable.animals, length: 4, mistakes: 1)
    game.press("E")
    _ = takeAnnouncements()
    let ledger = open(game)
    let spoken = takeAnnouncements()
    XCTAssertEqual(spoken.count, 1)
    XCTAssertTrue(spoken[0].hasPrefix("How It Dodged. It never had a word."), "\(spoken)")
    XCTAssertEqual(game.controller.spokenState, spoken[0])
    pump(until: { ledger.ledgerList.list.children.count == 1 })
    XCTAssertEqual(
      accessibleName(of: ledger.ledgerList.list.children[0]), ledger.ledgerList.rows[0].description)
  }

  func testD7_rowOfAnHonestGameIsMadeOfSentences() {
    let game = HangmanTable(["BEAR", "DEER"], length: 4, mistakes: 1)
    game.settings.temperament = .honest
    game.view.newGameButton.click()
    game.press("EAD")
    let rows = open(game).ledgerList.rows.map(\.description)
    let isBear = game.view.messageLabel.text.contains("BEAR")
    let (kept, other) = isBear ? ("place 2", "DEER") : ("places 2, 3", "BEAR")
    XCTAssertEqual(
      rows[0],
      "E: there were 2 possible answers. This one left 1 word, with E in \(kept); ruled out: \(other)."
    )
  }
}

/// A pattern as the ledger shows it.
private func spaced(_ pattern: String) -> String { pattern.map(String.init).joined(separator: "\u{2009}") }

@MainActor
private func open(_ game: HangmanTable) -> LedgerView {
  pump(until: { game.view.ledgerButton.isMapped })
  game.view.ledgerButton.click()
  let ledger = game.ledger
  pump(until: { ledger.root.isMapped })
  return ledger
}

@MainActor
private func openedLedger(_ words: [String], _ letters: String, mistakes: Int = 1) -> LedgerView {
  let game = HangmanTable(words, length: words[0].count, mistakes: mistakes)
  game.press(letters)
  return open(game)
}

/// A game with a clock that stands still until it is advanced.
@MainActor
private func playedInSteps(_ words: [String], mistakes: Int) -> (HangmanTable, ManualClock) {
  Desktop.setAllowsMotion(true)
  let clock = ManualClock()
  return (HangmanTable(words, length: words[0].count, mistakes: mistakes, time: clock.time), clock)
}
