/// Words divided into classes by the positions of one character.
struct Partition {
  /// The words with the character at exactly these positions.
  struct WordClass: Equatable {
    let positions: PositionSet
    let count: Int
  }

  /// The classes, largest first and otherwise in a fixed order, so that games with a seed are reproducible.
  let classes: [WordClass]

  /// The positions of the character in each word, as a ``PositionSet``.
  private let positions: [UInt64]
  private let indices: [Int32]

  /// - Parameter indices: The words, by their index among those of this length; not empty.
  init(of indices: [Int32], in words: WordList, length: Int, by character: UInt8) {
    let positions = words.withRows(ofLength: length) { $0.positions(of: character, in: indices) }
    classes = ClassCounts.classes(of: positions).sorted(by: Self.isBefore)
    self.positions = positions
    self.indices = indices
  }

  /// The order of ``classes``.
  static func isBefore(_ left: WordClass, _ right: WordClass) -> Bool {
    (right.count, left.positions) < (left.count, right.positions)
  }

  /// The largest classes: several if they have the same size.
  var largest: ArraySlice<WordClass> {
    classes.prefix { $0.count == classes.first?.count }
  }

  /// The indices of the words of one class.
  func indices(in wordClass: WordClass) -> [Int32] {
    // Without branches, which would be mispredicted: each word is written, and overwritten unless it is of the class.
    [Int32](unsafeUninitializedCapacity: wordClass.count + 1) { target, count in
      indices.withUnsafeBufferPointer { indices in
        positions.withUnsafeBufferPointer { positions in
          for place in positions.indices {
            target[count] = indices[place]
            let difference = positions[place] ^ wordClass.positions.bits
            count &+= Int(truncatingIfNeeded: ((difference | (0 &- difference)) >> 63) ^ 1)
          }
        }
      }
    }
  }

  /// The index of a word of a class: the first one from a place on, by the order of the words. One that is not wanted is
  /// found only if the class has no other.
  func index(in wordClass: WordClass, from start: Int, where isWanted: (Int32) -> Bool) -> Int32? {
    let places = [start..<indices.count, 0..<start].joined().lazy.filter {
      positions[$0] == wordClass.positions.bits
    }
    return (places.first { isWanted(indices[$0]) } ?? places.first).map { indices[$0] }
  }
}
