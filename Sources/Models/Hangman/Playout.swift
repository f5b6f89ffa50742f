/// A game that a computer plays on by itself, to count the misses until the word is found.
struct Playout {
  /// The letters in the order of a player's guesses; `nil` if that is the letter that occurs in most of the words that are left.
  typealias Order = [UInt8]?

  private struct Word {
    let letters: LetterSet
    let index: Int32
  }

  private let rows: WordRows
  private var words: [Word]
  private var guessed: LetterSet
  private var misses = 0

  /// Begins with the words of a class; not empty.
  init(of indices: some Sequence<Int32>, in rows: WordRows, guessed: LetterSet) {
    self.rows = rows
    self.guessed = guessed
    words = indices.map { Word(letters: rows.letters(in: $0), index: $0) }
  }

  /// The misses of a player if the computer keeps the largest class after each guess, as in Evil Hangman; of several, the first.
  consuming func misses(by order: Order) -> Int {
    while let letter = nextGuess(by: order) { keepLargestClass(by: letter) }
    return misses
  }

  /// The misses of a player if the computer looks ahead at each guess: it keeps the class from which ``misses(by:)`` are the most.
  consuming func missesWithForesight(by order: Order) -> Int {
    while let letter = nextGuess(by: order) {
      let games = largestClasses(by: letter)
      guard games.count > 1 else {
        self = games[0]
        continue
      }
      let misses = games.map { $0.misses(by: order) }
      // The first of several is the largest.
      self = games[misses.firstIndex(of: misses.max() ?? 0) ?? 0]
    }
    return misses
  }

  /// `nil` if the player cannot miss any more.
  private func nextGuess(by order: Order) -> UInt8? {
    if let order {
      return words[0].letters.isSubset(of: guessed) ? nil : order.first { !guessed.contains($0) }
    }
    guard words.count > 1 else { return nil }
    return LetterCounts(
      words.lazy.map { [guessed] in $0.letters.subtracting(guessed) }, letters: LetterSet.capacity
    ).likeliest
  }

  // MARK: - Classes

  private mutating func keepLargestClass(by letter: UInt8) {
    guessed.insert(letter)
    let without = words.count { !$0.letters.contains(letter) }
    // The other classes are counted only if one of them can be the largest.
    if 2 * without < words.count, keepLargestClass(with: letter, largerThan: without) { return }
    if without < words.count { words.removeAll { $0.letters.contains(letter) } }
    misses += 1
  }

  /// Keeps the largest class of the words with a letter, if it is large enough. Returns whether it is.
  private mutating func keepLargestClass(with letter: UInt8, largerThan count: Int) -> Bool {
    guard words.count > 1 else { return true }
    let others = words.filter { $0.letters.contains(letter) }
    let positions = rows.positions(of: letter, in: others.map(\.index))
    guard let largest = Partition.classes(of: positions).min(by: Partition.isBefore), largest.count > count
    else { return false }
    words = zip(others, positions).lazy.filter { $0.1 == largest.positions.bits }.map(\.0)
    return true
  }

  /// The game after a guess, with each of the largest classes, the largest first.
  private func largestClasses(by letter: UInt8) -> [Playout] {
    let positions = rows.positions(of: letter, in: words.map(\.index))
    return Partition.classes(of: positions).sorted(by: Partition.isBefore).prefix(Lookahead.width).map {
      wordClass in
      var game = self
      game.guessed.insert(letter)
      game.misses += wordClass.positions.isEmpty ? 1 : 0
      game.words = zip(words, positions).lazy.filter { $0.1 == wordClass.positions.bits }.map(\.0)
      return game
    }
  }
}
