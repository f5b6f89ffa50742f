/// Games of words of all lengths, compared with a slow reference: words are strings, and classes a dictionary.
struct HangmanSoakTests {
  private var chance = Soak.generator(7)
  private var lots = SharedGenerator(Soak.generator(8))
  /// The words of the built-in list, by length.
  private static let wholeList: [Int: [String]] = {
    let text = (try? WholeList.bytes).map { String(decoding: $0, as: UTF8.self) } ?? ""
    return Dictionary(grouping: text.split(whereSeparator: \.isNewline).map { $0.uppercased() }, by: \.count)
  }()

  @Test("H13 the classes of words of every length are exact", arguments: 1...64)
  mutating func everyLength(length: Int) throws {
    _ = try play(Array(Set((0..<100).map { _ in randomWord(length, of: Array("ABCDE")) })))
  }

  @Test("H13 thousands of classes are counted exactly", arguments: [12, 16, 40])
  mutating func manyClasses(length: Int) throws {
    let words = Set((0..<3000).map { _ in randomWord(length, of: ["E", "A"]) })
    #expect(words.count > 1400)
    _ = try play(Array(words))
  }

  @Test("H13 the classes and candidates agree with a slow reference, and every state is accepted")
  mutating func games() throws {
    let limit = Soak.count(10_000, long: 1_000_000)
    var guesses = 0
    var game = 0
    while guesses < limit {
      game += 1
      do {
        // The built-in list is slow in the reference, so it is used rarely.
        let words = game.isMultiple(of: 2000) || game == 1 ? Self.wholeList[7] ?? [] : someWords()
        guesses += try play(words)
      } catch {
        throw Soak.Failure("game \(game): \(error)")
      }
    }
  }

  /// A few words of one length: real ones, or ones of few letters, so that many classes have equal size.
  private mutating func someWords() -> [String] {
    let count = Int.random(in: 1...150, using: &chance)
    if Bool.random(using: &chance), let words = Self.wholeList.values.randomElement(using: &chance) {
      let start = Int.random(in: 0..<words.count, using: &chance)
      return Array(Set(words[start...].prefix(count)))
    }
    let length = Int.random(in: 1...12, using: &chance)
    let characters = Array(["AB", "ABC-", "ABCDE'-", "QXYZ"].randomElement(using: &chance) ?? "A")
    let words = (0..<count).map { _ in randomWord(length, of: characters) }
    return Array(
      Set(words.filter { $0.contains(where: \.isLetter) } + [String(repeating: "A", count: length)]))
  }

  private mutating func randomWord(_ length: Int, of characters: [Character]) -> String {
    String((0..<length).map { _ in characters.randomElement(using: &chance) ?? "A" })
  }

  private mutating func play(_ words: [String]) throws -> Int {
    let list = try WordList(words)
    let length = try #require(words.first).count
    let limit = Int.random(in: 1...26, using: &chance)
    let model = try HangmanModel(words: list, length: length, maximumMistakes: limit, generator: lots)
    var candidates = words
    var pattern = String(repeating: "?", count: length)
    for mark in "'-" {
      try keep(mark, of: &candidates, &pattern, as: model.revealed.map { $0 == mark ? mark : nil })
    }
    try Soak.require(model.candidateCount == candidates.count, "\(model.candidateCount) candidates at first")
    var mistakes = 0
    var guesses = 0
    for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ".shuffled(using: &chance) where model.status == .playing {
      guesses += 1
      let twin = try HangmanModel(state: roundTrip(model.state), words: list, generator: lots.copy())
      let result = model.guess(String(letter))
      twin.guess(String(letter).lowercased())
      let places = model.revealed.map { $0 == letter ? letter : nil }
      try keep(letter, of: &candidates, &pattern, as: places, model.dodges.last)
      let isHit = pattern.contains(letter)
      if !isHit { mistakes += 1 }
      try Soak.require(result == (isHit ? .hit : .miss), "\(result) for \(letter)")
      try Soak.require(model.candidateCount == candidates.count, "\(model.candidateCount) candidates")
      try Soak.require(String(model.revealed.map { $0 ?? "?" }) == pattern, "revealed \(model.pattern)")
      try Soak.require(model.mistakesLeft == limit - mistakes, "\(model.mistakesLeft) mistakes left")
      try Soak.require(
        twin.state == model.state && twin.dodges == model.dodges, "a restored game continued differently")
      try Soak.require(model.guess(String(letter)) == .ignored, "a letter was accepted twice")
    }
    let isFound = !pattern.contains("?")
    try Soak.require(
      model.status == (isFound ? .won : .lost) && (isFound || mistakes == limit), "\(model.status)")
    try Soak.require(model.word.map(candidates.contains) == true, "the word is \(model.word ?? "none")")
    let restored = try HangmanModel(state: roundTrip(model.state), words: list)
    try Soak.require(restored.state == model.state && restored.candidateCount == candidates.count, "the end")
    return guesses
  }

  /// Divides the candidates by the positions of a character, and keeps the class that was revealed, which must be
  /// one of the largest. The dodge of a guess has all these classes.
  private func keep(
    _ character: Character, of candidates: inout [String], _ pattern: inout String, as places: [Character?],
    _ dodge: Dodge? = nil
  ) throws {
    let classOf = { (word: String) in word.map { $0 == character ? character : nil } }
    let classes = Dictionary(grouping: candidates, by: classOf)
    if let dodge {
      let sizes = classes.values.map(\.count).sorted(by: >)
      try Soak.require(
        dodge.classCount == sizes.count && dodge.candidateCount == candidates.count
          && dodge.largestClasses.map(\.count) == Array(sizes.prefix(Dodge.classesShown))
          && dodge.largestClasses.allSatisfy { classes[classOf($0.pattern)]?.count == $0.count }, "\(dodge)")
    }
    let kept = try #require(classes[places], "no word is left")
    let largest = classes.values.map(\.count).max()
    try Soak.require(kept.count == largest, "a class of \(kept.count) was kept, not of \(largest ?? 0)")
    candidates = kept
    pattern = String(zip(pattern, places).map { $1 ?? $0 })
  }
}
