import XCTest

final class HangmanGuessTests: GameTestCase {
  func testH5_guessesComeFromTheOnScreenKeyboardKeysAndTheField() throws {
    let game = HangmanTable(["DUCK"], length: 4)
    let hand = try Hand(at: game.fixture.window)
    try hand.click(game.key("D"))
    XCTAssertEqual(game.word, "D–––")
    game.view.newGameButton.grabFocus()
    try hand.type("u")
    XCTAssertEqual(game.word, "DU––")
    try hand.click(game.view.guessField)
    try hand.type("C")
    XCTAssertEqual(game.word, "DUC–")
    game.openFlipside()
    try hand.type("k")
    XCTAssertEqual(game.word, "DUC–", "the flipside takes no guesses")
    try hand.press(.escape)
    pump(until: { game.view.root.isMapped })
    try hand.click(game.view.guessField)
    XCTAssertEqual(try game.paste("k", with: hand), "✓ Congratulations, you found it!")
    XCTAssertEqual(game.view.guessField.text, "")
  }

  func testH5_pastedTextIsTrimmed() throws {
    let game = HangmanTable(["DUCK"], length: 4)
    let hand = try game.handInField()
    for (text, word) in [
      (" d", "D–––"), ("u\n", "DU––"), ("\t C \r\n", "DUC–"), ("\u{A0}k\u{2028}", "DUCK"),
    ] {
      _ = try game.paste(text, with: hand)
      XCTAssertEqual(game.word, word, text.debugDescription)
    }
    XCTAssertEqual(game.guessesLeft, "6 wrong guesses left")
  }

  func testH6_invalidGuessesCostNothingAndAreAnswered() throws {
    let game = HangmanTable(["DUCK"], length: 4)
    let hand = try game.handInField()
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    @MainActor func checkCost(_ text: String) {
      XCTAssertEqual(game.guessesLeft, "6 wrong guesses left", String(text.prefix(20)))
      XCTAssertEqual(game.word, "––––", String(text.prefix(20)))
      XCTAssertEqual(game.view.guessField.text, "", String(text.prefix(20)))
      XCTAssertNil(game.fixture.alert)
      for letter in letters { XCTAssertEqual(game.states(of: letter), ["free"]) }
    }
    for character in "1-' " {
      game.view.messageLabel.text = ""
      try hand.type(String(character))
      XCTAssertEqual(
        game.message,
        character == " " ? "A blank is not a letter." : "“\(character)” is not a letter.")
      checkCost(String(character))
    }
    for text in ["٣", "!", "😀"] {
      XCTAssertEqual(try game.paste(text, with: hand), "“\(text)” is not a letter.")
      checkCost(text)
    }
    for text in ["é", "É", "ß", "ı", "K\u{301}", "Ａ", "ç", "к"] {
      XCTAssertEqual(try game.paste(text, with: hand), "“\(text)” is not a letter from A to Z.")
      checkCost(text)
    }
    for text in ["DU", "duck", "\u{200B}d", String(repeating: "d", count: 1 << 20)] {
      XCTAssertEqual(try game.paste(text, with: hand), "Guess one letter at a time.")
      checkCost(text)
    }
    game.view.newGameButton.grabFocus()
    try hand.type("5")
    XCTAssertEqual(game.message, "“5” is not a letter.", "wherever the focus is")
    for key: KeyboardKey in [.f2, .home, .shift] { try hand.press(key) }
    checkCost("")
  }

  func testH6_repeatedLetterIsAnsweredHoweverItComes() throws {
    let game = HangmanTable(["DUCK"], length: 4)
    let hand = try game.handInField()
    try hand.type("dx")
    for letter in ["D", "X"] {
      let answer = "\(letter) was guessed already."
      @MainActor func check(_ way: String, _ guess: () throws -> Void) rethrows {
        game.view.messageLabel.text = ""
        try guess()
        XCTAssertEqual(game.message, answer, way)
        XCTAssertEqual([game.word, game.guessesLeft], ["D–––", "5 wrong guesses left"], way)
      }
      try check("on-screen key") { try hand.click(game.key(Character(letter))) }
      game.view.newGameButton.grabFocus()
      try check("key") { try hand.type(letter) }
      try check("field") {
        try hand.click(game.view.guessField)
        try hand.type(letter.lowercased())
      }
      XCTAssertEqual(try game.paste(" \(letter)\n", with: hand), answer)
    }
    try hand.type("u")
    XCTAssertEqual(game.message, "U is in the word.", "the next answer takes its place")
  }
}
