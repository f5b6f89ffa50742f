/// The universe of words that Hangman may be thinking of: distinct, in upper case, sorted within each length.
///
/// A word has 1 to ``lengthLimit`` characters: letters a–z (in either case), apostrophes and hyphens, with a
/// letter among them. All the words lie in one block of bytes, those of one length side by side, so a
/// length's words are found without a search and read in order. Source: seeds/evil-hangman.txt,
/// "words.plist".
public struct WordList: Sendable {
  /// The longest word that can be listed: a set of positions in a word is a 64-bit number.
  public static let lengthLimit = 64

  /// The words' characters, shortest words first.
  private let characters: [UInt8]
  /// Where the words of each length, from 0 on, begin in `characters`; one entry more says where all end.
  private let starts: [Int]

  /// How many words there are, 1 or more.
  public let count: Int
  /// The length of the longest word, 1 to ``lengthLimit``.
  public let longestLength: Int
  /// A number that lists of the same words share, and others in all likelihood do not.
  ///
  /// FNV-1a of how many words there are of each length, and of all words in their order here: G. Fowler,
  /// L. C. Noll, K.-P. Vo, "The FNV Non-Cryptographic Hash Algorithm".
  public let fingerprint: UInt64

  /// Lists the words of a text with one word a line.
  ///
  /// Lines end with `\n` or `\r\n`. Empty lines, and blanks around a word, are skipped, as is a byte-order
  /// mark at the start. Words that occur twice are listed once. The bytes are read once, in a few
  /// milliseconds for a quarter of a million words, and not kept.
  ///
  /// - Throws: `WordListError` for the first line that is no word, or for a text without any.
  public init(text: UnsafeRawBufferPointer) throws(WordListError) {
    try self.init(WordListBuilder(text: text.assumingMemoryBound(to: UInt8.self).span))
  }

  /// Lists the words of a sequence, by the same rules as for the lines of a text.
  ///
  /// - Throws: `WordListError` for the first element that is no word, with its position (from 1) for a line.
  public init(_ words: some Sequence<String>) throws(WordListError) {
    var text: [UInt8] = []
    for word in words {
      // Within a word a line end is as wrong as any character that words do not have.
      text += word.utf8.lazy.map { $0 == WordListBuilder.lineEnd ? 0 : $0 }
      text.append(WordListBuilder.lineEnd)
    }
    try self.init(WordListBuilder(text: text.span))
  }

  private init(_ builder: WordListBuilder) throws(WordListError) {
    (characters, starts) = builder.sorted()
    let starts = starts
    let counts = (1...Self.lengthLimit).map { (length: $0, count: (starts[$0 + 1] - starts[$0]) / $0) }
    guard let longest = counts.last(where: { $0.count > 0 }) else { throw .empty }
    longestLength = longest.length
    count = counts.reduce(0) { $0 + $1.count }
    fingerprint = Self.fingerprint(of: characters, counts: counts.map(\.count))
  }

  /// The counts tell where words end, so the block of characters need not.
  private static func fingerprint(of characters: [UInt8], counts: [Int]) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    let prime: UInt64 = 0x100_0000_01B3
    for count in counts { hash = (hash ^ UInt64(count)) &* prime }
    for character in characters { hash = (hash ^ UInt64(character)) &* prime }
    return hash
  }

  /// How many words have this length; any number may be asked for.
  public func count(ofLength length: Int) -> Int {
    guard (1...Self.lengthLimit).contains(length) else { return 0 }
    return (starts[length + 1] - starts[length]) / length
  }
}

// MARK: - For a game

extension WordList {
  /// The word at `index` among those of a length.
  func word(at index: Int, ofLength length: Int) -> String {
    let start = starts[length] + index * length
    return String(decoding: characters[start..<start + length], as: UTF8.self)
  }

  /// For each word of a length, given by its index: the set of positions at which it has a character.
  func positions(of character: UInt8, inWords indices: [Int32], ofLength length: Int) -> [PositionSet] {
    let characters = characters.span
    let start = starts[length]
    return indices.map { index in
      let first = start + Int(index) * length
      var positions = PositionSet()
      for position in 0..<length where characters[first + position] == character {
        positions.insert(position)
      }
      return positions
    }
  }
}
