/// The letters of a word list. In the words, each letter is one byte, from "A" on.
public struct Alphabet: Equatable, Sendable {
  /// The letters, in upper case: 1 to ``LetterSet/capacity``.
  public let letters: [Character]
  /// The letters in the order of a keyboard, at most 11 in a row.
  public let rows: [String]
  /// Whether other letters count as those that they consist of, as É as E and Œ as O and E.
  let folds: Bool
  private let bytes: [Character: UInt8]

  /// A to Z and nothing else: seeds/evil-hangman.txt.
  public static let english = Alphabet(rows: latinRows, folds: false)
  /// Ä, Ö, Ü and ß are letters.
  public static let german = Alphabet(rows: ["QWERTZUIOPÜ", "ASDFGHJKLÖÄ", "YXCVBNMß"])
  /// Ñ is a letter. Accents do not count.
  public static let spanish = Alphabet(rows: ["QWERTYUIOP", "ASDFGHJKLÑ", "ZXCVBNM"])
  /// Accents do not count.
  public static let french = Alphabet(rows: ["AZERTYUIOP", "QSDFGHJKLM", "WXCVBN"])

  static let latinRows = ["QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"]

  init(rows: [String], folds: Bool = true) {
    let letters = rows.joined().sorted { $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars) }
    self.letters = letters
    self.rows = rows
    self.folds = folds
    bytes = Dictionary(uniqueKeysWithValues: zip(letters, LetterSet.first...))
  }
}

// MARK: - Characters and bytes

extension Alphabet {
  /// The characters other than letters, in the order in which a game reveals them.
  static let punctuation = [UInt8(ascii: "'"), UInt8(ascii: "-")]

  /// The letter or the mark of a byte in words.
  func character(_ byte: UInt8) -> Character {
    let letter = Int(byte) - Int(LetterSet.first)
    return letters.indices.contains(letter) ? letters[letter] : Character(Unicode.Scalar(byte))
  }

  /// The byte of a letter in upper case, or of a mark; `nil` for others.
  func byte(of character: Character) -> UInt8? {
    bytes[character] ?? character.asciiValue.flatMap { Self.punctuation.contains($0) ? $0 : nil }
  }

  /// The letters and marks of a word.
  func text(_ word: some Sequence<UInt8>) -> String { String(word.map(character)) }

  /// The bytes of the result of ``text(_:)``; `nil` if it has other characters.
  func word(_ text: String) -> [UInt8]? {
    let word = text.compactMap(byte)
    return word.count == text.count ? word : nil
  }

  /// The letter that a text counts as in a guess, in either case; `nil` if it is none.
  func letter(_ text: String) -> UInt8? {
    // Some other characters are equal to letters, such as the sign of Kelvin.
    guard text.count == 1, folds || text.utf8.count == 1, let letters = text.first.flatMap(letters(of:))
    else { return nil }
    return letters.count == 1 ? letters[0] : nil
  }

  /// The letter that a text counts as in a guess, in upper case; `nil` if it is none.
  public func letter(of text: String) -> Character? { letter(text).map(character) }

  /// A word as it is spelled, with one character for each of its letters: those of a ligature are written one by one.
  public func characters(_ spelling: String) -> [Character] {
    spelling.flatMap { character in
      guard let letters = letters(of: character), letters.count > 1 else { return [character] }
      return letters.map(self.character)
    }
  }

  /// The letters that a character counts as, in either case; `nil` if it is none.
  func letters(of character: Character) -> [UInt8]? {
    // The long s and the dotless i have letters of English in upper case.
    guard folds || character.isASCII else { return nil }
    let character = Self.upper(character)
    if let letter = bytes[character] { return [letter] }
    guard let parts = Self.plain[character] else { return nil }
    let letters = parts.compactMap { bytes[$0] }
    return letters.count == parts.count ? letters : nil
  }

  func isLetter(_ character: Character) -> Bool { bytes[Self.upper(character)] != nil }

  /// A character in upper case. What would become several characters, as ß, stays, and its own capital is the same letter.
  static func upper(_ character: Character) -> Character {
    if character == "ẞ" { return "ß" }
    let text = character.uppercased()
    return text.count == 1 ? Character(text) : character
  }

  /// What letters with marks and ligatures consist of, in upper case.
  static let plain: [Character: [Character]] = {
    let marks =
      "\u{300}\u{301}\u{302}\u{303}\u{304}\u{306}\u{307}\u{308}\u{30A}\u{30B}\u{30C}\u{323}\u{326}\u{327}\u{328}"
    var plain: [Character: [Character]] = [
      "Œ": ["O", "E"], "Æ": ["A", "E"], "ß": ["S", "S"], "Ø": ["O"], "Ł": ["L"], "Đ": ["D"],
    ]
    // Characters are equal if they look the same, also if a letter and its mark are one scalar.
    for base in "ABCDEFGHIJKLMNOPQRSTUVWXYZАЕИОУІЇГΑΕΗΙΟΥΩ" {
      for mark in marks.unicodeScalars {
        plain[Character("\(base)\(mark)")] = [base]
      }
    }
    return plain
  }()
}

// MARK: - The alphabet of a text

extension Alphabet {
  /// The alphabet of the words in a text: that of a language if nearly all its letters are, or else the letters that it has, at
  /// most ``LetterSet/capacity``.
  ///
  /// Letters that are in less than one of a hundred lines do not count: their words are foreign.
  package init(of text: UnsafeRawBufferPointer) {
    let count = LetterCount(text)
    let foreign = count.foreign
    let total = foreign.values.reduce(0, +)
    let isLatin = foreign.reduce(0) { $0 + ($1.key.isLatin ? 0 : $1.value) } <= count.ascii
    guard total > 0, !isLatin || count.foreignLines * 100 >= count.lines else {
      self = .english
      return
    }
    for (alphabet, letters) in [(Self.german, "ÄÖÜß"), (.french, "ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸ"), (.spanish, "ÁÉÍÓÚÜÑ")] {
      let known = letters.reduce(0) { $0 + (foreign[$1] ?? 0) }
      if isLatin, known * 20 >= total * 19 {
        self = alphabet
        return
      }
    }
    // Greek capitals have no accents.
    let letters = foreign.filter {
      $0.key.isLatin == isLatin && !($0.key.isGreek && Self.plain[$0.key] != nil)
    }
    let room = LetterSet.capacity - (isLatin ? 26 : 0)
    // The rarest letters count as the plain ones that they consist of. Without such letters, their words are left out.
    let ranks = letters.map { letter, count in
      let plain = Self.plain[letter]?.allSatisfy { $0.isASCII && isLatin || letters[$0] != nil } == true
      return (plain ? 1 : 0, -count, letter)
    }
    let sorted = ranks.sorted(by: <).prefix(room).map(\.2)
      .sorted { $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars) }
    // The field for guesses needs as much room beside the last row as three keys.
    let rows = sorted.count + 3 <= 33 ? 3 : 4
    let columns = (sorted.count + 3 + rows - 1) / rows
    self.init(
      rows: isLatin
        ? Self.latinRows + [String(sorted)]
        : stride(from: 0, to: sorted.count, by: columns).map {
          String(sorted[$0..<min($0 + columns, sorted.count)])
        })
  }
}

extension Character {
  fileprivate var isGreek: Bool { unicodeScalars.first.map { (0x370..<0x400).contains($0.value) } ?? false }

  fileprivate var isLatin: Bool {
    unicodeScalars.first.map { $0.value < 0x250 || (0x1E00..<0x1F00).contains($0.value) } ?? false
  }
}

private struct LetterCount {
  private(set) var ascii = 0
  private(set) var foreign: [Character: Int] = [:]
  /// The lines, and those with other letters.
  private(set) var (lines, foreignLines) = (1, 0)

  init(_ text: UnsafeRawBufferPointer) {
    guard text.contains(where: { $0 >= 0x80 }) else { return }
    // Most other letters are among these.
    var counts = Array(repeating: 0, count: 0x800)
    var (isForeign, previous) = (false, Unicode.Scalar(0 as UInt8))
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
      switch scalar.value {
      case 0x0A, 0x0D:
        lines += 1
        foreignLines += isForeign ? 1 : 0
        isForeign = false
      case 0..<0x80: ascii += (0x61...0x7A).contains(scalar.value | 0x20) ? 1 : 0
      case 0x300..<0x370:
        count(Character("\(previous)\(scalar)"), 1)
        isForeign = true
      case 0xC0..<0x800:
        counts[Int(scalar.value)] += 1
        isForeign = true
      default: if scalar.properties.isAlphabetic { count(Character(scalar), 1) }
      }
      previous = scalar
    }
    foreignLines += isForeign ? 1 : 0
    for (value, number) in counts.enumerated() where number > 0 {
      if let scalar = Unicode.Scalar(UInt32(value)) { count(Character(scalar), number) }
    }
  }

  private mutating func count(_ character: Character, _ number: Int) {
    // The dotless i is I in upper case, and the sign of Kelvin is equal to K.
    let letter = Alphabet.upper(character)
    if letter.isLetter, !Alphabet.english.isLetter(letter) { foreign[letter, default: 0] += number }
  }
}
