/// The words for Hangman: distinct, in upper case, and sorted within each length.
///
/// A word has 1 to ``lengthLimit`` characters: letters a–z (in either case), apostrophes and hyphens, with at
/// least one letter. All words are stored in one block of bytes, grouped by length, so that the words of a length
/// are found directly and read in order. Source: seeds/evil-hangman.txt, "words.plist".
public struct WordList: Sendable {
  /// The maximum length of a word: a set of positions is a 64-bit number.
  public static let lengthLimit = 64

  /// The characters of all words, shortest words first.
  private let storage: WordStorage
  /// The offsets of each length's words in `storage`, for lengths from 0 on; the last entry is the end.
  private let starts: [Int]

  /// The number of words, 1 or more.
  public let count: Int
  /// The length of the longest word, 1 to ``lengthLimit``.
  public let longestLength: Int
  /// A hash of all words. Different lists almost certainly have different fingerprints.
  ///
  /// FNV-1a of the number of words of each length, and of all words in order: G. Fowler, L. C. Noll, K.-P. Vo,
  /// "The FNV Non-Cryptographic Hash Algorithm".
  public let fingerprint: UInt64

  /// Reads the words of a text with one word per line.
  ///
  /// Lines end with `\n` or `\r\n`. Empty lines, blanks around a word, and a byte-order mark at the start are
  /// skipped. Duplicates are removed. The text is not retained.
  ///
  /// - Throws: `WordListError` for the first line that is not a word, or for a text without words.
  public init(text: UnsafeRawBufferPointer) throws(WordListError) {
    var reader = WordReader()
    try reader.read(text)
    try self.init(reader)
  }

  /// Reads the words of a sequence, by the same rules as for the lines of a text.
  ///
  /// - Throws: `WordListError` for the first element that is not a word, with its position (from 1) as the line.
  public init(_ words: some Sequence<String>) throws(WordListError) {
    var text: [UInt8] = []
    for word in words {
      // A line break within a word is invalid like any other character.
      text += word.utf8.lazy.map { $0 == WordReader.lineEnd ? 0 : $0 }
      text.append(WordReader.lineEnd)
    }
    var reader = WordReader()
    try text.span.withUnsafeBytes { text throws(WordListError) in try reader.read(text) }
    try self.init(reader)
  }

  private init(_ reader: WordReader) throws(WordListError) {
    let (characters, starts) = reader.sorted()
    guard !characters.isEmpty else { throw .empty }
    self.init(
      .read(characters + Array(repeating: 0, count: WordRows.padding)), starts,
      fingerprint: Self.fingerprint(of: characters, starts: starts))
  }

  /// - Parameter starts: The offsets of each length's words, of which there must be some.
  init(_ storage: WordStorage, _ starts: [Int], fingerprint: UInt64) {
    self.storage = storage
    self.starts = starts
    self.fingerprint = fingerprint
    let counts = Self.counts(starts)
    count = counts.reduce(0, +)
    longestLength = (counts.lastIndex { $0 > 0 } ?? 0) + 1
  }

  /// The number of words of each length from 1 on.
  private static func counts(_ starts: [Int]) -> [Int] {
    (1...lengthLimit).map { (starts[$0 + 1] - starts[$0]) / $0 }
  }

  /// The counts determine where words end, so the characters need no separators.
  private static func fingerprint(of characters: [UInt8], starts: [Int]) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    let prime: UInt64 = 0x100_0000_01B3
    for count in counts(starts) { hash = (hash ^ UInt64(count)) &* prime }
    for character in characters { hash = (hash ^ UInt64(character)) &* prime }
    return hash
  }

  /// The number of words of this length; 0 for any other number.
  public func count(ofLength length: Int) -> Int {
    guard (1...Self.lengthLimit).contains(length) else { return 0 }
    return (starts[length + 1] - starts[length]) / length
  }
}

// MARK: - Access for a game

extension WordList {
  /// The characters of all words, shortest words first.
  var characters: [UInt8] { storage.withBytes { Array($0[..<starts[starts.count - 1]]) } }

  /// The word at `index` among those of a length.
  func word(at index: Int, ofLength length: Int) -> String {
    let start = starts[length] + index * length
    return storage.withBytes { String(decoding: $0[start..<start + length], as: UTF8.self) }
  }

  /// Calls `body` with the characters of all words of a length, which are valid until it returns.
  package func withCharacters<Result>(
    ofLength length: Int, _ body: (UnsafeRawBufferPointer) -> Result
  ) -> Result {
    storage.withBytes { body(UnsafeRawBufferPointer(rebasing: $0[starts[length]..<starts[length + 1]])) }
  }

  /// Calls `body` with the words of a length, which are valid until it returns.
  func withRows<Result>(ofLength length: Int, _ body: (WordRows) -> Result) -> Result {
    storage.withBytes { bytes in
      guard let start = bytes.baseAddress else { preconditionFailure("A word list is never empty.") }
      return body(WordRows(start: start + starts[length], length: length))
    }
  }
}
