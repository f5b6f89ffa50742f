/// Games with words of all lengths, compared with a naive implementation: words are strings, classes are a dictionary by
/// pattern. `HangmanSoakTests` compares games with the built-in list.
struct PartitionTests {
  @Test("H13 the classes of random words agree with a naive partition at every length", arguments: 1...64)
  func classes(length: Int) throws {
    var generator = SeededGenerator(seed: UInt64(length))
    for letters in ["AB", "ABCDE", "EZ'-", "ABCDEFGHIJKLMNOPQRSTUVWXYZ"] {
      let words = (0..<300).map { _ in randomWord(length, of: Array(letters), &generator) }
      try expectExactGame(Set(words), length: length, Array(letters))
    }
  }

  @Test("H13 thousands of classes are counted exactly", arguments: [12, 16, 40])
  func manyClasses(length: Int) throws {
    var generator = SeededGenerator(seed: UInt64(length))
    let words = Set((0..<3000).map { _ in randomWord(length, of: ["E", "A"], &generator) })
    let game = try HangmanModel(words: WordList(words), length: length, maximumMistakes: 26)
    game.guess("E")
    #expect(words.count > 1400 && game.dodges[0].classCount == words.count && game.candidateCount == 1)
  }

  private func randomWord(
    _ length: Int, of letters: [Character], _ generator: inout SeededGenerator
  ) -> String {
    let word = String((0..<length).map { _ in letters.randomElement(using: &generator) ?? "A" })
    return word.contains(where: \.isLetter) ? word : String(repeating: letters.first ?? "A", count: length)
  }

  /// Plays a game with all letters, and compares each dodge with the classes of words as strings.
  private func expectExactGame(_ words: Set<String>, length: Int, _ letters: [Character]) throws {
    let game = try HangmanModel(
      words: WordList(words), length: length, maximumMistakes: 26, generator: SeededGenerator(seed: 1))
    var left = words.filter { word in
      zip(word, game.revealed).allSatisfy { $0.isLetter ? $1 == nil : $1 == $0 }
    }
    #expect(game.candidateCount == left.count)
    for letter in letters where game.status == .playing && letter.isLetter {
      let pattern = game.pattern
      let classes = Dictionary(grouping: left) { word in
        String(zip(word, pattern).map { $0 == letter ? letter : $1 })
      }
      game.guess(String(letter))
      let dodge = try #require(game.dodges.last)
      #expect(dodge.classCount == classes.count && dodge.candidateCount == left.count)
      #expect(dodge.largestClasses.allSatisfy { classes[$0.pattern]?.count == $0.count })
      #expect(dodge.largestClasses.map(\.count) == Array(classes.values.map(\.count).sorted(by: >).prefix(5)))
      left = Set(classes[game.pattern] ?? [])
      #expect(game.candidateCount == left.count)
    }
    #expect(game.status == .won && left == [game.word ?? ""])
  }
}
