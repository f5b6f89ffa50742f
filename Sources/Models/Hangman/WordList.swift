/// The words for Hangman: distinct, in upper case, and sorted within each length.
///
/// A word has 1 to ``lengthLimit`` characters: letters of the ``alphabet``, apostrophes and hyphens, with at least one
/// letter. All words are stored in one block of bytes, grouped by length, so that the words of a length
/// are found directly and read in order. Source: seeds/evil-hangman.txt, "words.plist".
public struct WordList: Sendable {
  /// The maximum length of a word: a set of positions is a 64-bit number.
  public static let lengthLimit = 64

  /// The characters of all words, shortest words first.
  private let storage: WordStorage
  /// The offsets of each length's words in `storage`, for lengths from 0 on; the last entry is the end.
  private let starts: [Int]

  /// The letters of the words.
  public let alphabet: Alphabet
  /// What became of the lines from which the words were read.
  public package(set) var lines: Lines
  /// Words that are not shown if another one can be: the hashes of their letters in lower case (FNV-1a).
  package var withheld: Set<UInt64> = []
  /// How words are spelled that are not spelled with letters of the alphabet, by their offsets in `storage`.
  private let spellings: [Int: String]

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
  /// Lines end with `\n`, `\r` or both. White space around a word, what follows a tab or a slash, lines that begin with `#`,
  /// and invisible characters are skipped, and typographic apostrophes and hyphens are read as those of ASCII. Words with other
  /// characters are left out, as ``lines`` tells. Duplicates are removed. The text is not retained.
  /// Without an alphabet, the letters are found in the text. With `skipsNames`, words with a capital are left out.
  public init(
    text: UnsafeRawBufferPointer, alphabet: Alphabet? = nil, skipsNames: Bool = false
  ) throws(WordListError) {
    let alphabet = alphabet ?? Alphabet(of: text)
    var reader = WordReader(alphabet, skipsNames: skipsNames)
    reader.read(text)
    let (characters, starts, spellings) = reader.sorted()
    guard !characters.isEmpty else { throw .empty }
    self.init(
      .read(characters), starts, alphabet, reader.lines, spellings,
      fingerprint: Self.fingerprint(of: characters, starts: starts, alphabet))
  }

  /// Reads the words of a sequence, by the same rules as for the lines of a text. Line breaks around a word are skipped, too.
  public init(
    _ words: some Sequence<String>, alphabet: Alphabet? = nil, skipsNames: Bool = false
  ) throws(WordListError) {
    var text: [UInt8] = []
    for word in words {
      // A line break within a word is a character that no word can have, as NUL. Around a word, both are skipped.
      text += word.utf8.lazy.map { $0 == 0x0A || $0 == 0x0D ? 0 : $0 }
      text.append(0x0A)
    }
    let list = text.withUnsafeBytes { text in
      Result { () throws(WordListError) in
        try WordList(text: text, alphabet: alphabet, skipsNames: skipsNames)
      }
    }
    self = try list.get()
  }

  /// - Parameter starts: The offsets of each length's words, of which there must be some.
  init(
    _ storage: WordStorage, _ starts: [Int], _ alphabet: Alphabet = .english, _ lines: Lines? = nil,
    _ spellings: [Int: String] = [:], fingerprint: UInt64
  ) {
    self.storage = storage
    self.starts = starts
    self.alphabet = alphabet
    self.spellings = spellings
    self.fingerprint = fingerprint
    let counts = Self.counts(starts)
    count = counts.reduce(0, +)
    longestLength = (counts.lastIndex { $0 > 0 } ?? 0) + 1
    self.lines = lines ?? Lines(read: count)
  }

  /// The number of words of each length from 1 on.
  private static func counts(_ starts: [Int]) -> [Int] {
    (1...lengthLimit).map { (starts[$0 + 1] - starts[$0]) / $0 }
  }

  /// The counts determine where words end, so the characters need no separators.
  private static func fingerprint(of characters: [UInt8], starts: [Int], _ alphabet: Alphabet) -> UInt64 {
    var hash = FNV()
    for count in counts(starts) { hash.add(UInt64(count)) }
    for character in characters { hash.add(UInt64(character)) }
    // The letters of English were the only ones at first.
    for letter in alphabet.letters.dropFirst(26) {
      for byte in String(letter).utf8 { hash.add(UInt64(byte)) }
    }
    return hash.value
  }

  /// The number of words of this length; 0 for any other number.
  public func count(ofLength length: Int) -> Int {
    guard (1...Self.lengthLimit).contains(length) else { return 0 }
    return (starts[length + 1] - starts[length]) / length
  }

  /// The available word length nearest to `requested`; the shorter one of two equally near.
  public func length(nearest requested: Int) -> Int {
    let lengths = (1...longestLength).filter { count(ofLength: $0) > 0 }
    // Clamping prevents overflow in the differences.
    let requested = requested.clamped(to: 1...longestLength)
    return lengths.min { abs($0 - requested) < abs($1 - requested) } ?? longestLength
  }

  /// What became of the lines of a text, or of the elements of a sequence. They count from 1.
  public struct Lines: Equatable, Sendable {
    /// The number of lines that are words. Several can be the same word.
    public internal(set) var read = 0
    /// The number of other lines, without those that are empty or comments.
    public private(set) var leftOut = 0
    /// The number of one that is left out, preferably one with a character that no word can have.
    public package(set) var example = 0
    /// The beginning of its text.
    public private(set) var exampleText = ""
    private var isExampleName = false

    init(read: Int = 0) { self.read = read }

    mutating func leaveOut(_ text: String, _ number: Int, isName: Bool = false) {
      leftOut += 1
      guard example == 0 || isExampleName && !isName else { return }
      (example, exampleText, isExampleName) = (number, String(text.prefix(40)), isName)
    }
  }
}

// MARK: - Access for a game

extension WordList {
  /// The characters of all words, shortest words first.
  var characters: [UInt8] { storage.withBytes { Array($0) } }

  /// The characters of the word at `index` among those of a length.
  func word(at index: Int32, ofLength length: Int) -> [UInt8] {
    let start = starts[length] + Int(index) * length
    return storage.withBytes { Array($0[start..<start + length]) }
  }

  /// The word at `index` among those of a length as it is spelled, in upper case.
  func spelling(at index: Int32, ofLength length: Int) -> String {
    spellings[starts[length] + Int(index) * length].map { String($0.map(Alphabet.upper)) }
      ?? alphabet.text(word(at: index, ofLength: length))
  }

  /// Whether the word at `index` among those of a length is one of ``withheld``.
  func isWithheld(at index: Int32, ofLength length: Int) -> Bool {
    guard !withheld.isEmpty else { return false }
    return withheld.contains(FNV.hash(alphabet.text(word(at: index, ofLength: length)).lowercased()))
  }

  /// Calls `body` with the words of a length, which are valid until it returns.
  func withRows<Result>(ofLength length: Int, _ body: (WordRows) -> Result) -> Result {
    storage.withBytes { bytes in
      guard let start = bytes.baseAddress else { preconditionFailure("A word list is never empty.") }
      return body(WordRows(start: start + starts[length], length: length))
    }
  }
}

/// The reason why a word list is refused.
public enum WordListError: Error, Equatable, Sendable {
  /// There are no words.
  case empty
}

/// The characters of a word list in memory, which never change.
enum WordStorage: Sendable {
  /// Characters that were read from a text.
  case read([UInt8])
  /// Memory that stays valid, as long as the program runs. Its address can be sent to other actors, and a pointer cannot.
  case compiled(address: UInt, count: Int)

  /// Calls `body` with the characters, which are valid until it returns.
  func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    switch self {
    case .read(let characters): characters.withUnsafeBytes(body)
    case .compiled(let address, let count):
      body(UnsafeRawBufferPointer(start: UnsafeRawPointer(bitPattern: address), count: count))
    }
  }
}

/// A hash of 64 bits, the same in each run (FNV-1a): G. Fowler, L. C. Noll, K.-P. Vo, "The FNV Non-Cryptographic Hash Algorithm".
package struct FNV {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ number: UInt64) { value = (value ^ number) &* 0x100_0000_01B3 }

  package static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(into: FNV()) { $0.add(UInt64($1)) }.value
  }
}
