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
    game.closeFlipside()
    game.view.newGameButton.click()
    pump()
  }

  func testH11_chosenListCountsFromTheNextGameAndEachListKeepsItsOwn() {
    let game = table()
    game.press("E")
    let english = game.word
    choose(1, in: game)
    XCTAssertEqual(game.settings.words, "file:///de")
    XCTAssertEqual(game.flipside.messageLabel.text, "The next game uses these settings.\n2 of 3 words.")
    XCTAssertEqual(game.flipside.lengthSlider.range, 1...5)
    game.closeFlipside()
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
      words: try WordList(["BEAR"]), errorMessage: "list.gz: It is not text.")
    choose(3, in: game)
    XCTAssertEqual(game.settings.words, "")
    XCTAssertEqual(game.flipside.wordsChoice.selection, 0)
    XCTAssertEqual(game.flipside.messageLabel.text, "list.gz: It is not text.")
  }

  func testH11_flipsideSaysThatAListIsBeingRead() throws {
    let game = table()
    let list = try XCTUnwrap(game.words.lists.removeValue(forKey: "file:///fr"))
    choose(2, in: game)
    XCTAssertEqual(game.flipside.messageLabel.text, "Reading the words…")
    XCTAssertFalse(game.flipside.newGameButton.isSensitive)
    game.flipside.mistakesSlider.move(to: 9)
    XCTAssertEqual(game.flipside.wordsChoice.selection, 2, "the choice waits for its words")
    game.words.deliver(list)
    XCTAssertEqual(game.settings.words, "file:///fr")
    XCTAssertEqual(game.flipside.messageLabel.text, "The next game uses these settings.\n2 of 3 words.")
    XCTAssertTrue(game.flipside.newGameButton.isSensitive)
  }

  func testH11_pathOfAListIsNotInASession() throws {
    let game = table()
    let inspector = InspectorTable(of: game.fixture)
    let path = "file:///home/anna/private/list.txt"
    game.words.file = path
    game.words.lists[path] = .init(words: try WordList(["LION"]), list: path)
    choose(3, in: game)
    newGame(of: game)
    game.press("L")
    var saved = SavedHangmanGames()
    saved[words: 1, list: path] = try HangmanModel(
      words: try WordList(["LION"]), length: 4, maximumMistakes: 6
    ).state
    let log = try XCTUnwrap(inspector.placement?.inspector?.session.log)
    let texts = [
      String(decoding: try JSONEncoder().encode(log), as: UTF8.self),
      String(decoding: try JSONEncoder().encode(saved), as: UTF8.self),
    ]
    XCTAssertTrue(texts[0].contains("list.txt"), texts[0])
    for text in texts { XCTAssertFalse(text.contains("anna"), text) }
    XCTAssertNotNil(saved.game(list: path))
    XCTAssertNil(saved.game(list: path + "2"))
  }

  func testH11_slateSaysThatItsWordsAreBeingRead() throws {
    let game = HangmanTable(length: 4)
    XCTAssertEqual(game.message, "Reading the words…")
    XCTAssertTrue(game.view.wordLabel.slots.isEmpty, "the length of the word is not known")
    XCTAssertFalse(game.key("D").isSensitive)
    try game.handInField().type("d")
    game.deliver(["DUCK"])
    XCTAssertEqual([game.word, game.message], ["––––", "A word of 4 letters. Guess one."])
  }

  func testH11_newGameWaitsForAListThatWasChosenInAnEarlierRun() throws {
    let game = table()
    let list = try XCTUnwrap(game.words.lists.removeValue(forKey: "file:///fr"))
    game.settings.words = "file:///fr"
    game.openFlipside()
    XCTAssertEqual(game.flipside.messageLabel.text, "Reading the words…")
    XCTAssertFalse(game.flipside.newGameButton.isSensitive)
    game.closeFlipside()
    game.view.newGameButton.click()
    XCTAssertEqual(game.message, "Reading the words…")
    game.words.deliver(list)
    pump()
    XCTAssertTrue([4, 5].contains(game.view.wordLabel.slots.count))
  }

  func testH11_listThatWasChosenLastIsPlayedWhicheverArrivesFirst() {
    let game = table()
    let lists = ["file:///de", "file:///fr"].compactMap { game.words.lists.removeValue(forKey: $0) }
    game.settings.wordLength = 3
    for list in lists {
      game.settings.words = list.list
      game.view.newGameButton.click()
    }
    game.words.deliver(lists[0])
    XCTAssertEqual(game.message, "Reading the words…")
    game.words.deliver(lists[1])
    pump()
    XCTAssertNotEqual(game.view.wordLabel.slots.count, 3, "a French word has 4 or 5 letters")
    XCTAssertNotEqual(game.message, "Reading the words…")
  }

  func testH11_newGameWithTheseIsNotAnEarlierOne() {
    let game = table()
    game.press("E")
    choose(1, in: game)
    game.flipside.newGameButton.click()
    pump(until: { game.view.root.isMapped })
    choose(0, in: game)
    game.flipside.newGameButton.click()
    pump(until: { game.view.root.isMapped })
    XCTAssertEqual(game.states(of: "E"), ["free"])
    XCTAssertEqual(game.message, "A word of 4 letters. Guess one.")
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
    // The file is among the choices at once, and stays chosen if another dialog is cancelled.
    game.words.file = "file:///new"
    game.words.lists["file:///new"] = game.words.lists["file:///de"]
    game.words.choices.append(WordListChoice("file:///new", "new"))
    game.flipside.wordsChoice.choose(3)
    pump()
    XCTAssertEqual(game.flipside.wordsChoice.selection, 3)
    game.words.file = nil
    game.flipside.wordsChoice.choose(4)
    pump()
    XCTAssertEqual(game.settings.words, "file:///new")
    XCTAssertEqual(game.flipside.wordsChoice.selection, 3)
  }

  func testH8_finishedWordShowsItsAccents() throws {
    let game = table()
    choose(2, in: game)
    game.settings.wordLength = 5
    newGame(of: game)
    XCTAssertEqual(try game.paste("œ", with: game.handInField()), "“œ” counts as O and E.")
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

final class HangmanWordTests: GameTestCase {
  func testH11_documentedGameIsPlayedWithTheBuiltInList() throws {
    XCTAssertTrue(WindowFixture.hasResources)
    let bytes = try XCTUnwrap(Resources.bytes(of: "\(WindowFixture.prefix)/words.compiled"))
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
    XCTAssertEqual(
      game.fixture.alert?.message, "words.txt: Line 3 has a digit. The built-in list is used.")
    XCTAssertEqual(game.word, "––––")
    game.fixture.closeAlert()
    XCTAssertNil(game.fixture.alert)
    game.press("U")
    XCTAssertEqual(game.word, "–U––")
  }
}
