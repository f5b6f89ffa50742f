import XCTest

final class HangmanPlayTests: GameTestCase {
  func testH2_H13_H14_documentedExampleIsPlayedThroughTheView() {
    // E: the largest class is BOAR and DUCK, which have no E. R is the last letter of BEAR, BOAR and DEER.
    for (letter, word, state) in [("E", "––––", "miss"), ("R", "–––R", "hit")] {
      let game = HangmanTable(HangmanTable.animals, length: 4)
      XCTAssertEqual([game.word, game.message], ["––––", "A word of 4 letters. Guess one."])
      game.press(letter)
      XCTAssertEqual(game.word, word)
      XCTAssertEqual(game.states(of: Character(letter)), [state])
    }
  }

  func testH13_nextGameIsADifferentGame() {
    let game = HangmanTable(["AB", "BA"], length: 2)
    var outcomes: Set<String> = []
    for _ in 0..<40 {
      game.press("A")
      outcomes.insert(game.word)
      game.view.newGameButton.click()
    }
    XCTAssertEqual(outcomes, ["A–", "–A"])
  }

  func testH3_wrongGuessesLeftAreShownAsANumberAndADrawing() {
    let game = HangmanTable(["DUCK"], length: 4, mistakes: 3)
    var ink: [Double] = []
    for (letter, left) in [
      ("D", "3 wrong guesses left"), ("A", "2 wrong guesses left"), ("U", "2 wrong guesses left"),
      ("B", "1 wrong guess left"), ("E", "0 wrong guesses left"),
    ] {
      game.press(letter)
      pump()
      XCTAssertEqual(game.guessesLeft, left)
      XCTAssertEqual(game.view.guessesLeftLabel.text, String(left.prefix(1)))
      ink.append(game.view.gallows.ink)
    }
    XCTAssertGreaterThan(ink[0], 0, "the gallows and the dotted outline are drawn from the start")
    XCTAssertGreaterThan(ink[1], ink[0])
    XCTAssertEqual(ink[2], ink[1], "a hit draws nothing")
    XCTAssertGreaterThan(ink[3], ink[2])
    XCTAssertGreaterThan(ink[4], ink[3])
    game.view.newGameButton.click()
    pump()
    XCTAssertEqual(game.view.gallows.ink, ink[0], "a new game clears the drawing")
  }

  func testH3_drawingIsCompleteAtTheLastWrongGuessForEveryLimit() {
    var ink: Set<Double> = []
    for limit in [1, 6, 22] {
      let game = HangmanTable(["DUCK"], length: 4, mistakes: limit)
      game.press(String("QWERTYIOPASFGHJLZXVBNM".prefix(limit)))
      pump()
      XCTAssertEqual(game.guessesLeft, "0 wrong guesses left")
      ink.insert(game.view.gallows.ink)
      game.fixture.close()
    }
    XCTAssertEqual(ink.count, 1)
  }

  func testH4_guessedAndFreeLettersLookDifferent() {
    let game = HangmanTable(["DUCK"], length: 4)
    for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ" {
      XCTAssertEqual(game.states(of: letter), ["free"])
      XCTAssertTrue(game.key(letter).isSensitive)
    }
    game.press("DZ")
    XCTAssertEqual(game.states(of: "D"), ["hit"])
    XCTAssertEqual(game.states(of: "Z"), ["miss"])
    XCTAssertEqual(game.states(of: "A"), ["free"])
    XCTAssertEqual(
      "DZA".map { accessibleName(of: game.key($0)) }, ["D, in the word", "Z, not in the word", "A"])
    game.view.newGameButton.click()
    XCTAssertEqual(game.states(of: "D"), ["free"])
    XCTAssertTrue(game.key("Z").isSensitive)
  }

  func testH4_hitsAndMissesDifferWithoutColor() {
    let game = HangmanTable(["DUCK"], length: 4)
    let letters: [Character] = ["D", "Z", "A"]
    let faces = letters.map { game.key($0).children[0] }
    // Their background would cover all pixels.
    for face in faces { face.setStyle("face", false) }
    @MainActor func ink() -> [Double] { faces.map(\.ink) }
    game.fixture.window.waitForFrames(1)
    let before = ink()
    game.press("DZ")
    game.fixture.window.waitForFrames(2)
    let marks = zip(ink(), before).map { $0 - $1 }
    XCTAssertGreaterThan(marks[0], 5)
    XCTAssertGreaterThan(marks[1], marks[0] * 1.05, "a cross has more pixels than a tick")
    XCTAssertEqual(marks[2], 0)
  }

  func testH8_lossShowsAWordThatFits() {
    let game = HangmanTable(["DUCK", "LUCK"], length: 4, mistakes: 2)
    game.press("UXY")
    XCTAssertTrue(game.view.messageLabel.hasStyle("lost"))
    let word = game.word
    XCTAssertTrue(["DUCK", "LUCK"].contains(word), word)
    XCTAssertEqual(game.message, "✕ Hanged! It was \(word).")
    XCTAssertEqual(game.view.wordLabel.slots.map(\.isRevealed), [true, false, true, true])
  }

  func testH8_afterTheEndOnlyTheTwoButtonsWork() throws {
    for letters in ["DUCK", "XY"] {
      let game = HangmanTable(["DUCK"], length: 4, mistakes: 2)
      game.press(letters)
      let (message, left, word) = (game.message, game.guessesLeft, game.word)
      let hand = try Hand(at: game.fixture.window)
      for letter in "AX\(letters.first ?? " ")" { try hand.click(game.key(letter)) }
      try hand.type("qx5")
      try hand.click(game.view.guessField)
      try hand.type("w")
      XCTAssertEqual([game.message, game.guessesLeft, game.word], [message, left, word])
      XCTAssertEqual(game.states(of: "Q"), ["free"])
      XCTAssertFalse(game.key("Q").isSensitive)
      XCTAssertFalse(game.view.guessField.isSensitive)
      game.openFlipside()
      game.closeFlipside()
      XCTAssertEqual(game.message, message)
      game.view.newGameButton.click()
      XCTAssertEqual(game.word, "––––")
      XCTAssertEqual(game.guessesLeft, "2 wrong guesses left")
      XCTAssertTrue(game.key("Q").isSensitive)
      game.fixture.close()
    }
  }
}
