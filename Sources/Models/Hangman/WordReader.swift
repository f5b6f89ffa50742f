/// Reads the words of a list, line by line, and sorts those of each length.
struct WordReader {
  private let alphabet: Alphabet
  /// Whether names, which begin with a capital letter, and parts of words are left out.
  private let skipsNames: Bool
  /// The letter of each character with one or two bytes in UTF-8, with ``folded`` if it only counts as the letter; 0 for others.
  private let known: [UInt16]
  private static let folded: UInt16 = 0x100

  /// The characters of the words of each length from 0 on, in the order of their lines.
  private var words = Array(repeating: [UInt8](), count: WordList.lengthLimit + 1)
  /// How words are spelled that do not consist of letters of the alphabet, by their places in ``words``.
  private var spellings = Array(repeating: [UInt32: String](), count: WordList.lengthLimit + 1)
  private(set) var lines = WordList.Lines()

  init(_ alphabet: Alphabet, skipsNames: Bool) {
    self.alphabet = alphabet
    self.skipsNames = skipsNames
    known = (0..<0x800).map { value in
      if Alphabet.punctuation.contains(UInt8(truncatingIfNeeded: value)), value < 0x80 {
        return UInt16(value)
      }
      guard value < 0x80 || alphabet.folds, let scalar = Unicode.Scalar(UInt32(value)),
        let letters = alphabet.letters(of: Character(scalar)), letters.count == 1
      else { return 0 }
      return UInt16(letters[0]) | (alphabet.isLetter(Character(scalar)) ? 0 : Self.folded)
    }
  }

  /// Reads a text with one word per line. Lines end with a line feed, a carriage return or both.
  mutating func read(_ text: UnsafeRawBufferPointer) {
    var (next, number, word) = (0, 1, [UInt8]())
    while next < text.count {
      let start = next
      var (isPlain, flags) = (true, UInt16(0))
      word.removeAll(keepingCapacity: true)
      while next < text.count, text[next] != 0x0A, text[next] != 0x0D {
        var value = Int(text[next])
        if value >= 0xC0, value < 0xE0, next + 1 < text.count, text[next + 1] & 0xC0 == 0x80 {
          next += 1
          value = (value & 0x1F) << 6 | Int(text[next] & 0x3F)
        } else if value >= 0x80 {
          value = 0
        }
        isPlain = isPlain && known[value] != 0
        flags |= known[value]
        word.append(UInt8(truncatingIfNeeded: known[value]))
        next += 1
      }
      let line = UnsafeRawBufferPointer(rebasing: text[start..<next])
      if !isPlain || line.isEmpty {
        readCarefully(line, number)
      } else {
        add(word, number, isFolded: flags & Self.folded != 0) { String(decoding: line, as: UTF8.self) }
      }
      next += next + 1 < text.count && text[next] == 0x0D && text[next + 1] == 0x0A ? 2 : 1
      number += 1
    }
  }

  /// Reads a line that has more than letters of one or two bytes, or nothing.
  private mutating func readCarefully(_ line: UnsafeRawBufferPointer, _ number: Int) {
    var text = String.UnicodeScalarView()
    for scalar in String(decoding: line, as: UTF8.self).unicodeScalars where !Self.isInvisible(scalar) {
      if text.isEmpty, Self.isBlank(scalar) { continue }
      // What follows a word in a table, or in a list of Hunspell, does not belong to it.
      if scalar == "\t" || scalar == "/" { break }
      text.append(Self.marks[scalar] ?? scalar)
    }
    while let last = text.last, Self.isBlank(last) { text.removeLast() }
    // A list of Hunspell begins with the number of words.
    let isNumber = number == 1 && text.allSatisfy { ("0"..."9").contains($0) }
    guard let first = text.first, first != "#", !isNumber else { return }
    let spelling = String(text)
    var (word, isFolded) = ([UInt8](), false)
    for character in spelling {
      if let mark = character.asciiValue, Alphabet.punctuation.contains(mark) {
        word.append(mark)
      } else if let letters = alphabet.letters(of: character) {
        isFolded = isFolded || !alphabet.isLetter(character)
        word += letters
      } else {
        return lines.leaveOut(spelling, number)
      }
    }
    add(word, number, isFolded: isFolded) { spelling }
  }

  private mutating func add(_ word: [UInt8], _ number: Int, isFolded: Bool, spelling: () -> String) {
    guard word.count <= WordList.lengthLimit, word.contains(where: { $0 >= LetterSet.first }) else {
      return lines.leaveOut(spelling(), number)
    }
    // Parts of words, as c' and ex-, begin or end with a mark.
    let isPart = min(word[0], word[word.count - 1]) < LetterSet.first
    if skipsNames, isPart || spelling().first?.isUppercase == true {
      return lines.leaveOut(spelling(), number, isName: true)
    }
    lines.read += 1
    if isFolded { spellings[word.count][UInt32(words[word.count].count)] = spelling() }
    words[word.count] += word
  }

  // MARK: - Characters

  /// Soft hyphens, and characters without width.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    [0xAD, 0x180E, 0x2060, 0xFEFF].contains(scalar.value) || (0x200B...0x200F).contains(scalar.value)
  }

  /// White space, and what ends the text files of some systems.
  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || scalar == "\u{0}" || scalar == "\u{1A}"
  }

  /// Typographic apostrophes and hyphens.
  private static let marks: [Unicode.Scalar: Unicode.Scalar] = [
    "’": "'", "‘": "'", "ʼ": "'", "′": "'", "‐": "-", "‑": "-", "–": "-", "−": "-",
  ]

  // MARK: - Sorting

  /// The characters of all words, shortest words first, and where each length from 0 on starts; the last entry is the end. The
  /// words of a length are sorted and distinct. Spellings have the place of their word as the key.
  func sorted() -> (characters: [UInt8], starts: [Int], spellings: [Int: String]) {
    var (characters, starts, found) = ([UInt8](), [0], [Int: String]())
    for length in 1...WordList.lengthLimit {
      starts.append(characters.count)
      words[length].withUnsafeBytes { words in
        /// The first place at which two words differ; nil if they are the same.
        func difference(_ left: UInt32, _ right: UInt32) -> Int? {
          (0..<length).first { words[Int(left) + $0] != words[Int(right) + $0] }
        }
        var order = stride(from: 0, to: words.count, by: length).map { UInt32($0) }
        order.sort { left, right in
          difference(left, right).map { words[Int(left) + $0] < words[Int(right) + $0] } ?? (left < right)
        }
        for (index, word) in order.enumerated() where index == 0 || difference(order[index - 1], word) != nil
        {
          if let spelling = spellings[length][word] { found[characters.count] = spelling }
          characters += words[Int(word)..<Int(word) + length]
        }
      }
    }
    return (characters, starts + [characters.count], found)
  }
}
