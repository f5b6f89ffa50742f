/// Plays a game on, to find out how many misses a good guesser is forced into.
///
/// The guesser knows the word list, and guesses the letter that occurs in the most candidates; of several such letters,
/// the first of the alphabet. The computer keeps the largest class after each guess.
struct Lookahead {
  /// How many of the largest classes are tried. More classes, or two guesses of foresight, hardly force more misses.
  static let width = 5

  let list: WordList
  let length: Int

  /// The classes from which the guesser is forced into the most misses; several if they also have the same size.
  ///
  /// - Parameter guessed: The guessed letters, including that of the partition.
  func best(
    of classes: some Sequence<Partition.WordClass>, in partition: Partition, guessed: LetterSet
  ) -> [Partition.WordClass] {
    let rated = classes.map { wordClass in
      let later = misses(partition.indices(in: wordClass), guessed: guessed)
      return (wordClass: wordClass, misses: later + (wordClass.positions.isEmpty ? 1 : 0))
    }
    let most = rated.map(\.misses).max()
    let best = rated.filter { $0.misses == most }.map(\.wordClass)
    let largest = best.map(\.count).max()
    return best.filter { $0.count == largest }
  }

  /// The letter that the guesser guesses; `nil` if no candidate has a letter that was not guessed.
  func guess(for indices: [Int32], besides guessed: LetterSet) -> UInt8? {
    let counts = list.withRows(ofLength: length) { rows in
      var counts = Array(repeating: 0, count: LetterSet.letters)
      counts.withUnsafeMutableBufferPointer { counts in
        for index in indices { rows.letters(in: index).subtracting(guessed).add(to: counts) }
      }
      return counts
    }
    guard let most = counts.max(), most > 0 else { return nil }
    return counts.firstIndex(of: most).map(LetterSet.character)
  }

  /// The number of wrong guesses until only one word is left.
  private func misses(_ indices: [Int32], guessed: LetterSet) -> Int {
    var (indices, guessed, misses) = (indices, guessed, 0)
    while indices.count > 1, let letter = guess(for: indices, besides: guessed) {
      guessed.insert(letter)
      let partition = Partition(of: indices, in: list, length: length, by: letter)
      let kept = partition.classes[0]
      if kept.positions.isEmpty { misses += 1 }
      indices = partition.indices(in: kept)
    }
    return misses
  }
}
