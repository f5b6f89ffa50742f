struct AlphabetTests {
  @Test(
    "H6 the letters of the list are guesses, in either case, and others that count as them",
    arguments: [
      (Alphabet.english, "eE", "E"), (.german, "äÄa\u{308}", "Ä"), (.german, "ßẞ", "ß"),
      (.german, "éÉñ", "?"),
      (.spanish, "ñÑn\u{303}", "Ñ"), (.spanish, "áÁäa", "A"), (.spanish, "üúU", "U"),
      (.french, "éèêëÉe", "E"),
      (.french, "çÇ", "C"), (.french, "ñ", "N"),
    ])
  func guesses(alphabet: Alphabet, typed: String, letter: String) {
    for character in typed {
      let expected = letter == "?" ? (character == "ñ" ? "N" : "E") : letter
      #expect(alphabet.letter(of: String(character)).map(String.init) == expected, "\(character)")
    }
  }

  @Test("H6 a ligature is no guess", arguments: ["œ", "Æ", "ﬁ", "-", "è1"])
  func ligatures(text: String) { #expect(Alphabet.french.letter(of: text) == nil) }

  @Test("H5 the rows of the keyboard have at most 11 keys, and room for the field")
  func rows() {
    for (alphabet, counts) in [
      (Alphabet.english, [10, 9, 7]), (.german, [11, 11, 8]), (.spanish, [10, 10, 7]),
      (.french, [10, 10, 6]),
    ] {
      #expect(alphabet.rows.map(\.count) == counts)
      #expect(Set(alphabet.rows.joined()) == Set(alphabet.letters))
    }
  }

  @Test(
    "H11 the letters follow from the words",
    arguments: [
      (["bear", "boar"], Alphabet.english), (["Äpfel", "Straße", "Öl", "Übung"], .german),
      (["année", "cœur", "garçon"], .french), (["cañón", "mamá", "pingüino"], .spanish),
      (["cafe\u{301}ne", "plover"], .french), (["GROẞ", "groß"], .german),
      (Array(repeating: "bear", count: 200) + ["été"], .english),
    ])
  func languages(words: [String], alphabet: Alphabet) throws {
    #expect(try WordList(words).alphabet == alphabet)
  }

  @Test("H11 other lists have the letters of their words, at most 32 of them")
  func otherLanguages() throws {
    let danish = try WordList(["blåbær", "rødgrød"])
    #expect(danish.alphabet.letters == Array("ABCDEFGHIJKLMNOPQRSTUVWXYZÅÆØ"))
    let russian = try WordList(["медведь", "ёжик", "чай", "съезд", "абвгдежзийклмнопрстуфхцчшщъыьэюя"])
    #expect(russian.alphabet.letters.count == 32)
    #expect(russian.alphabet.letter(of: "ё") == "Е")
    #expect(russian.alphabet.rows.map(\.count) == [9, 9, 9, 5])
    #expect(russian.lines.leftOut == 0)
    let turkish = try WordList(["çığ", "\u{212A}ağıt", "ſöz"])
    #expect(turkish.alphabet.letters == Array("ABCDEFGHIJKLMNOPQRSTUVWXYZÇÖĞ"))
    #expect(turkish.lines.read == 3)
    let greek = try WordList(["άλφα", "βήτα"])
    #expect(greek.alphabet.letter(of: "α") == "Α")
  }

  @Test("H8 words that are spelled with accents share a form, and the first one is shown")
  func spellings() throws {
    let words = try WordList(["côte", "cote", "coté", "cœur"], alphabet: .french)
    #expect(words.count == 2)
    for (length, letters, spelling, characters) in [
      (4, "COTE", "CÔTE", "CÔTE"), (5, "COEUR", "CŒUR", "COEUR"),
    ] {
      let model = try HangmanModel(words: words, length: length, maximumMistakes: 6)
      for letter in letters { model.guess(String(letter)) }
      #expect(model.status == .won && model.pattern == letters && model.word == spelling)
      #expect(String(model.alphabet.characters(spelling)) == characters)
      #expect(try HangmanModel(state: model.state, words: words).word == spelling)
    }
  }

  @Test("H14 a German word is found with its own letters, and goes on after a restart")
  func german() throws {
    let words = try WordList(["Straße"], alphabet: .german)
    let model = try HangmanModel(words: words, length: 6, maximumMistakes: 30 - 4)
    for letter in "sSüß" { model.guess(String(letter)) }
    #expect(model.pattern == "S---ß-" && model.guessed == ["S", "Ü", "ß"] && model.mistakes == 1)
    let restored = try HangmanModel(state: model.state, words: words)
    #expect(restored.state == model.state)
  }

  @Test("H8 an offensive word is shown only if no other fits")
  func withheld() throws {
    func hash(_ word: String) -> UInt64 {
      word.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
    for temperament in Temperament.allCases {
      for seed in UInt64(1)...20 {
        var words = try WordList(["boat", "bolt", "bout"])
        words.withheld = [hash("boat"), hash("bout")]
        let model = try HangmanModel(
          words: words, length: 4, maximumMistakes: 1, temperament: temperament,
          generator: SeededGenerator(seed: seed))
        #expect(model.candidateCount == 3)
        model.guess("z")
        #expect(model.word == "BOLT")
        words.withheld.insert(hash("bolt"))
        let other = try HangmanModel(
          words: words, length: 4, maximumMistakes: 1, temperament: temperament,
          generator: SeededGenerator(seed: seed))
        other.guess("z")
        #expect(other.word != nil)
      }
    }
  }
}
