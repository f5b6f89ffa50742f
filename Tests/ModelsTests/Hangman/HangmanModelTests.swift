private let story = ["BEAR", "BOAR", "DEER", "DUCK", "HARE"]

private func game(
  _ words: [String] = story, limit: Int = 6, seed: UInt64 = 1
) throws -> HangmanModel {
  try HangmanModel(
    words: WordList(words), length: words[0].count, maximumMistakes: limit,
    generator: SeededGenerator(seed: seed))
}

struct HangmanModelTests {
  @Test("H13 BEAR BOAR DEER DUCK HARE: E leaves two words and reveals nothing", arguments: ["E", "e"])
  func dodgesE(guess: String) throws {
    let model = try game()
    #expect(model.guess(guess) == .miss)
    #expect(model.pattern == "----" && model.candidateCount == 2)
    #expect(model.mistakesLeft == 5 && model.guessed == ["E"])
    #expect(model.guess("U") == .miss || model.pattern == "-U--")
  }

  @Test("H13 a dodge records the classes of words")
  func dodge() throws {
    let model = try game()
    model.guess("R")
    model.guess("E")
    let first = model.dodges[0]
    #expect(first.letter == "R" && first.candidateCount == 5 && first.classCount == 3)
    #expect(first.kept.pattern == "---R" && first.kept.count == 3)
    #expect(first.largestClasses.map(\.pattern) == ["---R", "----", "--R-"])
    #expect(first.largestClasses.map(\.count) == [3, 1, 1])
    let second = model.dodges[1]
    #expect(second.letter == "E" && second.candidateCount == 3 && second.classCount == 3)
    #expect(Set(second.largestClasses.map(\.pattern)) == ["---R", "-E-R", "-EER"])
    #expect(second.kept.pattern == model.pattern && second.largestClasses[0] == second.kept)
    #expect(model.dodges.count == 2)
  }

  @Test("H13 a dodge records the five largest classes including the kept one, even after a large tie")
  func dodgeIsShort() throws {
    for seed in 0..<40 as Range<UInt64> {
      let model = try game(
        ["EAAAAAA", "AEAAAAA", "AAEAAAA", "AAAEAAA", "AAAAEAA", "AAAAAEA", "AAAAAAE"], seed: seed)
      #expect(model.guess("E") == .hit)
      let dodge = model.dodges[0]
      #expect(
        dodge.classCount == 7 && dodge.largestClasses.count == Dodge.classesShown && Dodge.classesShown == 5)
      #expect(dodge.largestClasses[0] == dodge.kept && dodge.kept.pattern == model.pattern)
      #expect(Set(dodge.largestClasses.map(\.pattern)).count == 5)
    }
  }

  @Test(
    "H13 BOAR DEER HARE: the tie after E is broken at random with equal probability, and repeatably for a seed"
  )
  func ties() throws {
    var counts: [String: Int] = [:]
    for seed in 0..<600 as Range<UInt64> {
      let model = try game(["BOAR", "DEER", "HARE"], seed: seed)
      let result = model.guess("E")
      #expect(model.candidateCount == 1 && result == (model.pattern == "----" ? .miss : .hit))
      counts[model.pattern, default: 0] += 1
      let again = try game(["HARE", "BOAR", "DEER"], seed: seed)
      again.guess("E")
      #expect(again.pattern == model.pattern)
    }
    #expect(Set(counts.keys) == ["----", "-EE-", "---E"])
    // 200 each are expected, with a standard deviation of 12.
    #expect(counts.values.allSatisfy { (150...250).contains($0) })
  }

  @Test("H14 all positions of a letter are revealed together")
  func allPlaces() throws {
    let model = try game(["BANANA"])
    #expect(model.guess("a") == .hit && model.pattern == "-A-A-A")
    #expect(model.guess("N") == .hit && model.pattern == "-ANANA")
    #expect(model.status == .playing)
    #expect(model.guess("b") == .hit && model.pattern == "BANANA" && model.status == .won)
    #expect(model.guess("c") == .ignored && model.word == "BANANA" && model.mistakesLeft == 6)
  }

  @Test(
    "H6 anything but one ASCII letter is ignored at no cost",
    arguments: [
      "", " ", "ab", "EE", "A ", " A", "1", "-", "'", "?", "\n", "@", "[", "`", "{", "ß", "É", "é",
      "ſ", "ñ", "e\u{301}", "ﬁ", "Ａ", "ａ", "а",
      "ı", "İ", "\u{212A}", "A\u{0}", "\u{0}", "👍", "א",
      String(repeating: "A", count: 1_000_000),
    ])
  func ignored(text: String) throws {
    let model = try game()
    let state = model.state
    #expect(model.guess(text) == .ignored)
    #expect(model.state == state && model.dodges.isEmpty && model.candidateCount == 5)
  }

  @Test("H8 a loss shows a random word of the remaining candidates")
  func loss() throws {
    var shown: Set<String> = []
    for seed in 0..<60 as Range<UInt64> {
      let model = try game(limit: 1, seed: seed)
      #expect(model.guess("E") == .miss)
      #expect(model.status == .lost && model.mistakesLeft == 0 && model.candidateCount == 2)
      shown.insert(model.word ?? "")
      let state = model.state
      for letter in ["A", "O", "e", "", "AB"] { #expect(model.guess(letter) == .ignored) }
      #expect(model.state == state)
    }
    #expect(shown == ["BOAR", "DUCK"])
  }

  @Test("H9 the limit of wrong guesses must be 1 to 26", arguments: extremes + [26, 27])
  func limitRange(limit: Int) throws {
    #expect(HangmanModel.allowedLimits == 1...26 && HangmanModel.largestLimit == 26)
    if (1...26).contains(limit) {
      #expect(try game(limit: limit).maximumMistakes == limit)
    } else {
      #expect(throws: HangmanError.limitOutOfRange) { try game(limit: limit) }
    }
  }

  @Test(
    "H15 a length without words cannot start a game", arguments: extremes.filter { $0 != 4 } + [3, 5, 64, 65])
  func noWords(length: Int) throws {
    let words = try WordList(story)
    let error = #expect(throws: HangmanError.self) {
      try HangmanModel(words: words, length: length, maximumMistakes: 6)
    }
    #expect(error == .noWords(length: length))
  }

  @Test("H2 characters other than letters are revealed at the start, and the largest class is kept")
  func announced() throws {
    let model = try game(["X-RAY", "Y-RAY", "O'HAR", "ABCDE"])
    #expect(
      model.pattern == "-----" && model.revealed == [nil, "-", nil, nil, nil] && model.candidateCount == 2)
    #expect(model.mistakes == 0 && model.guessed.isEmpty && model.dodges.isEmpty)
    #expect(model.guess("-") == .ignored)
    for letter in ["R", "A"] { #expect(model.guess(letter) == .hit) }
    #expect(model.revealed == [nil, "-", "R", "A", nil])
    #expect(model.guess("Y") == .hit && model.candidateCount == 1)
    let apostrophes = try game(["O'HAR", "O'BEN", "X-RAY"])
    #expect(apostrophes.pattern == "-'---" && apostrophes.candidateCount == 2)
  }
}
