struct HangmanSoakTests {
  private var chance = Soak.generator(7)
  private var lots = SharedGenerator(Soak.generator(8))
  /// The words of the built-in list, by length.
  private let wholeList: [Int: [String]]

  init() throws {
    let lines = String(decoding: try WholeList.bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    wholeList = Dictionary(grouping: lines.map { $0.uppercased() }, by: \.count)
  }

  @Test("The candidates agree with a slow reference, and every state is accepted")
  mutating func games() throws {
    let limit = Soak.count(10_000, long: 1_000_000)
    var guesses = 0
    var game = 0
    while guesses < limit {
      game += 1
      do {
        // The built-in list is slow in the reference, so it is used rarely.
        let words = game.isMultiple(of: 2000) || game == 1 ? wholeList[7] ?? [] : someWords()
        guesses += try play(words)
      } catch {
        throw Soak.Failure("game \(game): \(error)")
      }
    }
  }

  /// A few words of one length: real ones, or ones of few letters, so that many classes have equal size.
  private mutating func someWords() -> [String] {
    let count = Int.random(in: 1...150, using: &chance)
    if Bool.random(using: &chance), let words = wholeList.values.randomElement(using: &chance) {
      let start = Int.random(in: 0..<words.count, using: &chance)
      return Array(Set(words[start...].prefix(count)))
    }
    let length = Int.random(in: 1...12, using: &chance)
    let characters = Array(["AB", "ABC-", "ABCDE'-", "QXYZ"].randomElement(using: &chance) ?? "A")
    let words = (0..<count).map { _ in
      String((0..<length).map { _ in characters.randomElement(using: &chance) ?? "A" })
    }
    return Array(
      Set(words.filter { $0.contains(where: \.isLetter) } + [String(repeating: "A", count: length)]))
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
      try keep(letter, of: &candidates, &pattern, as: model.revealed.map { $0 == letter ? letter : nil })
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
  /// one of the largest.
  private func keep(
    _ character: Character, of candidates: inout [String], _ pattern: inout String, as places: [Character?]
  ) throws {
    let classes = Dictionary(grouping: candidates) { word in word.map { $0 == character ? character : nil } }
    let kept = try #require(classes[places], "no word is left")
    let largest = classes.values.map(\.count).max()
    try Soak.require(kept.count == largest, "a class of \(kept.count) was kept, not of \(largest ?? 0)")
    candidates = kept
    pattern = String(zip(pattern, places).map { $1 ?? $0 })
  }
}
