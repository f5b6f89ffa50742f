/// Honest and diabolical games, and what is saved of them.
struct TemperamentTests {
  private static let story = ["BEAR", "BOAR", "DEER", "DUCK", "HARE"]

  private func game(
    _ words: WordList, length: Int, limit: Int = 26, _ temperament: Temperament, seed: UInt64 = 1
  ) throws -> HangmanModel {
    try HangmanModel(
      words: words, length: length, maximumMistakes: limit, temperament: temperament,
      generator: SeededGenerator(seed: seed))
  }

  @Test("H17 a game is evil unless another temperament is chosen")
  func evil() throws {
    let words = try WordList(Self.story)
    #expect(try HangmanModel(words: words, length: 4, maximumMistakes: 6).temperament == .evil)
    #expect(RegisteredDefaults().temperament == .evil && !RegisteredDefaults().showsCandidateCount)
    for temperament in Temperament.allCases {
      let model = try game(words, length: 4, temperament)
      #expect(model.temperament == temperament && model.state.temperament == temperament)
    }
  }

  // MARK: - Honest

  @Test("H17 an honest game has one word from the start: its answers never depend on the guesses")
  func honest() throws {
    let words = try WholeList.words
    for seed in 0..<20 as Range<UInt64> {
      let first = try game(words, length: 8, .honest, seed: seed)
      let word = try #require(first.state.secret)
      for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ" where first.status == .playing {
        first.guess(String(letter))
      }
      let second = try game(words, length: 8, .honest, seed: seed)
      for letter in "ZYXWVUTSRQPONMLKJIHGFEDCBA" where second.status == .playing {
        let isHit = second.guess(String(letter)) == .hit
        #expect(isHit == word.contains(letter))
        #expect(
          zip(second.pattern, word).allSatisfy { $0 == $1 || ($0 == "-" && !second.guessed.contains($1)) })
      }
      #expect(first.word == word && second.word == word && first.pattern == word && second.pattern == word)
    }
  }

  @Test("Every word is the secret one equally often")
  func everySecret() throws {
    var counts: [String: Int] = [:]
    for seed in 0..<1000 as Range<UInt64> {
      let model = try game(try WordList(Self.story), length: 4, .honest, seed: seed)
      counts[try #require(model.state.secret), default: 0] += 1
    }
    #expect(counts.keys.sorted() == Self.story)
    // 200 each are expected, with a standard deviation of 13.
    #expect(counts.values.allSatisfy { (150...250).contains($0) })
  }

  @Test("An honest game reveals the hyphen of its word, and counts the words that match what is revealed")
  func honestCandidates() throws {
    let words = try WordList(["X-RAY", "Y-RAY", "ABCDE", "ABODE"])
    var seen: Set<String> = []
    for seed in 0..<40 as Range<UInt64> {
      let model = try game(words, length: 5, .honest, seed: seed)
      let secret = try #require(model.state.secret)
      seen.insert(secret)
      #expect(model.candidateCount == 2)
      #expect(model.revealed[1] == (secret.contains("-") ? "-" : nil))
      model.guess(secret.contains("-") ? "X" : "C")
      #expect(model.candidateCount == 1)
      #expect(model.dodges[0].kept.count == 1 && model.dodges[0].givenUp.count == 1)
      #expect(model.dodges[0].givenUp != [secret])
    }
    #expect(seen.count == 4)
  }

  static let hostile: [Change<HangmanModel.State>] =
    setting(
      \.secret, to: [nil, "", "DUCK", "XXXR", "\u{E9}XX", String(repeating: "A", count: 1_000_000)])
    + setting(\.temperament, to: [.evil, .diabolical])
    + [
      { $0.secret = $0.secret?.lowercased() },
      { $0.word = $0.secret },
      { $0.guesses = "RB" },
      { $0.revealed = "__R_" },
      {
        $0.maximumMistakes = 1
        $0.word = $0.secret == "BEAR" ? "BOAR" : "BEAR"
      },
    ]

  @Test("A state of an honest game that breaks a rule is refused", arguments: hostile.indices)
  func refusals(index: Int) throws {
    let words = try WordList(["BEAR", "BOAR", "DUCK"])
    let model = try #require(
      try (0..<100).lazy.map { try game(words, length: 4, limit: 6, .honest, seed: $0) }
        .first { $0.state.secret != "DUCK" })
    for letter in ["R", "Z"] { model.guess(letter) }
    try expectRefused(model.state, after: Self.hostile[index]) { try HangmanModel(state: $0, words: words) }
  }

  // MARK: - Diabolical

  private enum Player: CaseIterable { case byFrequency, inAnOrder, atRandom }

  /// The misses until the word is found.
  private func misses(
    in words: WordList, _ length: Int, _ temperament: Temperament, _ player: Player, seed: UInt64
  ) throws -> Int {
    let model = try game(words, length: length, temperament, seed: seed)
    var letters = Array("EARIOTNSLCUDPMHGBFYWKVXZJQ")
    var generator = SeededGenerator(seed: ~seed)
    if player == .atRandom { letters.shuffle(using: &generator) }
    while model.status == .playing {
      let letter = player == .byFrequency ? try #require(model.likeliestLetter) : letters.removeFirst()
      model.guess(String(letter))
    }
    #expect(model.status == .won)
    return model.mistakes
  }

  @Test(
    "H17 a diabolical game is harder than an evil one, however the player guesses", arguments: [4, 7, 10])
  func forcedMisses(length: Int) throws {
    // A part of the list, for speed. `make bench` counts the misses with all words.
    let all = String(decoding: try WholeList.bytes, as: UTF8.self).split(separator: "\n").filter {
      $0.utf8.count == length
    }
    let words = try WordList(stride(from: 0, to: all.count, by: all.count / 500).map { String(all[$0]) })
    for player in Player.allCases {
      let seeds = 0..<(player == .atRandom ? 8 : 2) as Range<UInt64>
      let evil = try seeds.map { try misses(in: words, length, .evil, player, seed: $0) }
      let diabolical = try seeds.map { try misses(in: words, length, .diabolical, player, seed: $0) }
      #expect(diabolical.reduce(0, +) >= evil.reduce(0, +), "\(player): \(evil), \(diabolical)")
    }
  }

  @Test("H17 a smaller class is kept if it forces more misses")
  func looksAhead() throws {
    // Of the five words without E, each letter is a hit. With E, three of four letters are misses.
    let words = try WordList(["ABCD", "BADC", "CDAB", "DCBA", "BCDA", "LEND", "MEND", "SEND", "BEND"])
    let evil = try game(words, length: 4, .evil)
    #expect(evil.guess("E") == .miss && evil.candidateCount == 5)
    let diabolical = try game(words, length: 4, .diabolical)
    #expect(diabolical.guess("E") == .hit && diabolical.pattern == "-E--" && diabolical.candidateCount == 4)
    #expect(try HangmanModel(state: roundTrip(diabolical.state), words: words).candidateCount == 4)
    var state = diabolical.state
    state.temperament = .evil
    #expect(throws: StateError.self) { try HangmanModel(state: state, words: words) }
  }

  // MARK: - Saved games

  @Test("H1 a game is restored from every guess", arguments: [Temperament.honest, .diabolical], [4, 9, 15])
  func restores(temperament: Temperament, length: Int) throws {
    let words = try WholeList.words
    let model = try game(words, length: length, limit: 9, temperament)
    let secret = model.state.secret
    while model.status == .playing, let letter = model.likeliestLetter {
      let restored = try HangmanModel(state: roundTrip(model.state), words: words)
      #expect(restored.state == model.state && restored.dodges == model.dodges)
      #expect(restored.candidateCount == model.candidateCount)
      model.guess(String(letter))
    }
    #expect(try HangmanModel(state: roundTrip(model.state), words: words).dodges == model.dodges)
    #expect(secret == nil || model.word == secret)
  }

  @Test("An unknown temperament is refused", arguments: [#""kind""#, "7", #""""#, #""Evil""#, "null"])
  func unknown(name: String) throws {
    let json = #"{"maximumMistakes":6,"guesses":"R","revealed":"___R","temperament":\#(name)}"#
    #expect(throws: DecodingError.self) { try decode(json, as: HangmanModel.State.self) }
  }

  // MARK: - Words given up

  @Test("A dodge names words of the largest other classes, at most three and each of another class")
  func givenUp() throws {
    let model = try game(try WholeList.words, length: 7, .evil)
    for letter in "EAIOU" {
      var left = Set(try candidates(of: model))
      model.guess(String(letter))
      let dodge = try #require(model.dodges.last)
      #expect(dodge.givenUp.count == min(3, dodge.classCount - 1) && Dodge.wordsShown == 3)
      let classes = dodge.largestClasses.map(\.pattern)
      for (word, pattern) in zip(dodge.givenUp, classes.dropFirst()) {
        #expect(left.contains(word) && zip(word, pattern).allSatisfy { ($0 == letter) == ($1 == letter) })
      }
      left.subtract(try candidates(of: model))
      #expect(left.isSuperset(of: dodge.givenUp))
    }
  }

  /// The words that match everything revealed, found without the model.
  private func candidates(of model: HangmanModel) throws -> [String] {
    String(decoding: try WholeList.bytes, as: UTF8.self).split(separator: "\n").map(String.init).filter {
      word in
      word.utf8.count == model.length && !word.contains("-")
        && zip(word, model.pattern).allSatisfy { $0 == $1 || ($1 == "-" && !model.guessed.contains($0)) }
    }
  }
}
