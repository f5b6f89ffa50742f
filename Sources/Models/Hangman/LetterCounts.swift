/// The number of words that contain each letter.
struct LetterCounts {
  private let counts: [Int]

  /// - Parameter letters: The number of letters in the alphabet.
  init(_ words: some Sequence<LetterSet>, letters: Int) {
    var counts = Array(repeating: 0, count: LetterSet.capacity)
    counts.withUnsafeMutableBufferPointer { counts in
      for word in words { word.add(to: counts) }
    }
    self.counts = Array(counts[..<letters])
  }

  /// The letter that is in the most words; of several such letters, the first of the alphabet. `nil` if there is no letter.
  var likeliest: UInt8? {
    guard let most = counts.max(), most > 0 else { return nil }
    return counts.firstIndex(of: most).map(LetterSet.character)
  }

  /// All letters, the likeliest first.
  var order: [UInt8] {
    counts.indices.sorted { (counts[$1], $0) < (counts[$0], $1) }.map(LetterSet.character)
  }
}
