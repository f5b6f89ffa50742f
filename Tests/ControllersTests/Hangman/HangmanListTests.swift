import XCTest

/// The choice of the words on the flipside, and the letters of other languages.
final class HangmanListTests: GameTestCase {
  private func table() -> HangmanTable {
    let game = HangmanTable(length: 4)
    game.words.choices = [
      WordListChoice("", "English"), WordListChoice("file:///de", "German"),
      WordListChoice("file:///fr", "French"),
    ]
    for (list, words, alphabet) in [
      ("file:///de", ["Fuß", "Äpfel", "Bäume"], Alphabet.german), ("file:///fr", ["cœur", "étêté"], .french),
    ] {
      guard let words = try? WordList(words, alphabet: alphabet) else { continue }
      game.words.lists[list] = .init(words: words, list: list, note: "2 of 3 words.")
    }
    game.deliver(HangmanTable.animals)
    return game
  }

  private func choose(_ index: Int, in game: HangmanTable) {
    game.openFlipside()
    game.flipside.wordsChoice.choose(index)
    pump()
  }

  private func newGame(of game: HangmanTable) {
    game.flipside.doneButton.click()
    pump(until: { game.view.root.isMapped })
    game.view.newGameButton.click()
    pump()
  }

  func testH11_chosenListCountsFromTheNextGameAndEachListKeepsItsOwn() {
    let game = table()
    game.press("E")
    let english = game.word
    choose(1, in: game)
    XCTAssertEqual(game.settings.words, "file:///de")
    XCTAssertEqual(game.flipside.messageLabel.text, "The rules change with the next game.\n2 of 3 words.")
    XCTAssertEqual(game.flipside.lengthSlider.range, 1...5)
    game.flipside.doneButton.click()
    pump(until: { game.view.root.isMapped })
    XCTAssertEqual(game.word, english)
    game.view.newGameButton.click()
    pump()
    XCTAssertEqual(game.view.wordLabel.slots.count, 3)
    game.press("ß")
    XCTAssertEqual(game.word, "––ß")
    choose(0, in: game)
    newGame(of: game)
    XCTAssertEqual(game.word, english)
    XCTAssertEqual(game.states(of: "E"), ["miss"])
    XCTAssertEqual(game.message, "Your game with these words goes on.")
    choose(1, in: game)
    newGame(of: game)
    XCTAssertEqual(game.word, "––ß")
    game.view.newGameButton.click()
    pump()
    XCTAssertEqual(game.word, "–––")
  }

  func testH11_listThatCannotBeUsedIsNotChosen() throws {
    let game = table()
    game.words.file = "file:///gz"
    game.words.lists["file:///gz"] = .init(
      words: try WordList(["BEAR"]), errorMessage: "list.gz: It is compressed (gzip). Unpack it first.")
    choose(3, in: game)
    XCTAssertEqual(game.settings.words, "")
    XCTAssertEqual(game.flipside.wordsChoice.selection, 0)
    XCTAssertEqual(game.flipside.messageLabel.text, "list.gz: It is compressed (gzip). Unpack it first.")
  }

  func testH11_otherFileIsChosenAndRemembered() {
    let game = table()
    choose(3, in: game)
    XCTAssertEqual(game.flipside.wordsChoice.selection, 0, "the dialog was cancelled")
    game.words.file = "file:///fr"
    game.flipside.wordsChoice.choose(3)
    pump()
    XCTAssertEqual([game.settings.words, game.settings.otherWords], ["file:///fr", "file:///fr"])
    XCTAssertEqual(game.flipside.wordsChoice.selection, 2)
  }

  func testH8_finishedWordShowsItsAccents() {
    let game = table()
    choose(2, in: game)
    game.settings.wordLength = 5
    newGame(of: game)
    game.press("E")
    XCTAssertEqual(
      game.word.first, game.view.wordLabel.slots.contains { $0.letter == "E" } ? game.word.first : "–")
    for letter in "TCOUR" where game.view.guessField.isSensitive { game.press(String(letter)) }
    XCTAssertTrue(["ÉTÊTÉ", "COEUR"].contains(game.word), game.word)
    XCTAssertTrue(game.controller.spokenState.contains("Congratulations"))
  }

  func testH6_keysCountAsTheCharacterThatArrives() throws {
    let game = table()
    choose(1, in: game)
    game.settings.wordLength = 5
    newGame(of: game)
    let hand = try game.handInField()
    try hand.withLayouts("de") {
      // Ä, ß, and É by its dead key.
      for (keys, letter) in [(["'"], "Ä"), (["-"], "ß"), (["=", "e"], "E")] as [([KeyboardKey], Character)] {
        for key in keys { try hand.press(key) }
        pump(until: { game.states(of: letter) != ["free"] }, "\(letter) was not guessed")
      }
    }
  }
}

/// The source of the words.
final class HangmanWordTests: GameTestCase {
  func testH11_documentedGameIsPlayedWithTheBuiltInList() throws {
    let bytes = try XCTUnwrap(WindowFixture.resources?.bytes(of: "\(WindowFixture.prefix)/words.compiled"))
    let list = try XCTUnwrap(WordList(compiled: bytes))
    XCTAssertEqual(list.count, 234_371)
    let game = HangmanTable(length: 8, mistakes: 26)
    game.words.deliver(.init(words: list))
    let model = try HangmanModel(words: list, length: 8, maximumMistakes: 26)
    for letter in "EAIO" {
      game.press(String(letter))
      model.guess(String(letter))
      XCTAssertEqual(game.word, model.pattern.replacing("-", with: "–"))
      XCTAssertEqual(game.guessesLeft, "\(model.mistakesLeft) wrong guesses left")
    }
  }

  func testH11_invalidListShowsAnAlertAndTheFallbackWordsArePlayed() {
    let game = HangmanTable(length: 4)
    game.press("D")
    game.deliver(["DUCK"], errorMessage: "words.txt: Line 3 has a digit.")
    XCTAssertEqual(game.fixture.alert?.title, "The word list cannot be used")
    XCTAssertEqual(game.fixture.alert?.message, "words.txt: Line 3 has a digit.")
    XCTAssertEqual(game.word, "D–––")
    game.fixture.closeAlert()
    XCTAssertNil(game.fixture.alert)
    game.press("U")
    XCTAssertEqual(game.word, "DU––")
  }

  func testH11_invalidListShowsItsAlertOnAnyTab() {
    let game = HangmanTable(length: 4)
    game.fixture.clickTab(.hangman)
    game.deliver(["DUCK"], errorMessage: "gone")
    XCTAssertEqual(game.fixture.alert?.message, "gone")
  }

  func testH11_wordsLoadedAfterTheWindowIsClosedAreIgnored() {
    let game = HangmanTable(length: 4)
    game.press("D")
    game.fixture.close()
    game.deliver(["DUCK"])
    XCTAssertEqual(game.word, "D–––")
  }
}
