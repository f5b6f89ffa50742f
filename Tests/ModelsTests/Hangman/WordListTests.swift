/// Reads the bytes of a text as a word list.
private func list(_ bytes: some Sequence<UInt8>) throws -> WordList {
  try Array(bytes).withUnsafeBytes { try WordList(text: $0) }
}

private func list(_ text: String, _ alphabet: Alphabet? = nil) throws -> WordList {
  try Array(text.utf8).withUnsafeBytes { try WordList(text: $0, alphabet: alphabet) }
}

struct WordListTests {
  @Test("H11 the whole list: 234,371 words, up to 24 letters, a count for each length")
  func wholeList() throws {
    let words = try WholeList.words
    #expect(words.count == 234_371)
    #expect(words.longestLength == 24)
    #expect(
      (0...25).map(words.count(ofLength:)) == [
        0, 26, 139, 1294, 4994, 9972, 17462, 23713, 29842, 32286, 30824, 25963, 20447, 14923, 9761, 5922,
        3377, 1813,
        842, 428, 198, 82, 41, 17, 5, 0,
      ])
  }

  @Test("H15 the count of any length can be read", arguments: extremes + [25, 64, 65, 1000])
  func anyLength(length: Int) throws {
    #expect(try WholeList.words.count(ofLength: length) == (length == 1 ? 26 : 0))
  }

  @Test(
    "H11 line endings, case, surrounding blanks and empty lines are accepted",
    arguments: [
      "bear\nboar\ndeer", "BEAR\nBOAR\nDEER\n", "bear\r\nBoar\r\ndeeR\r\n", "\u{FEFF}bear\nboar\ndeer\n",
      "\n\nbear\n \n\t\nboar\n \t \r\ndeer\n\n\n", "  bear\t\n\tboar \r\n deer  ",
      "deer\nbear\nboar\nDEER\nbear\n",
    ])
  func lines(text: String) throws {
    let words = try list(text)
    #expect(words.count == 3 && words.longestLength == 4)
    #expect(words.count(ofLength: 4) == 3 && words.count(ofLength: 3) == 0)
  }

  @Test(
    "H11 a list without words is refused",
    arguments: ["", "\n", "\r\n\r\n", " \t \n\n", "\u{FEFF}", "\u{FEFF}\n"])
  func empty(text: String) {
    #expect(throws: WordListError.empty) { try list(text) }
  }

  @Test(
    "H11 a line that cannot be played is left out, and named with its number",
    arguments: [
      ("boar\nbe4r", 2, "be4r"), ("bear\nbo ar\n", 2, "bo ar"), ("bear\r\n\r\n\r\na,b\r\n", 4, "a,b"),
      ("-\nbear", 1, "-"), ("bear\n'-'\n", 2, "'-'"), ("bear\n[\n", 2, "["), ("`\nbear", 1, "`"),
      ("bear\n{", 2, "{"), ("ｂｅａｒ\nbear", 1, "ｂｅａｒ"), ("bear\n“boar”", 2, "“boar”"),
      ("bear\rbo\u{0}ar", 2, "bo\u{0}ar"),
      (
        "bear\nboar\n" + String(repeating: "a", count: 65), 3,
        String(repeating: "a", count: 40)
      ),
    ])
  func leftOut(text: String, line: Int, example: String) throws {
    let lines = try list(text).lines
    #expect(lines.leftOut == 1 && lines.example == line && lines.exampleText == example)
    #expect(lines.read == text.split { $0.isNewline }.count - 1)
  }

  @Test("H11 bytes that are not text are left out", arguments: [[0xFF], [0xEF, 0xBB], [0x80], [0xC3]])
  func notText(bytes: [UInt8]) throws {
    #expect(throws: WordListError.empty) { try list(bytes) }
    #expect(try list(Array("bear\n".utf8) + bytes).lines.leftOut == 1)
  }

  @Test("H11 in an English list, only letters from A to Z, apostrophes and hyphens are in words")
  func everyCharacter() throws {
    for value in UInt32(0)...0x2FF {
      guard let scalar = Unicode.Scalar(value), !scalar.properties.isWhitespace else { continue }
      let text = "bear\na\(scalar)b"
      let words = try list(text, .english)
      let isLetter = Character(scalar).isASCII && Character(scalar).isLetter
      // A soft hyphen is invisible, and a slash ends the word.
      let isPlayed = isLetter || [0x27, 0x2D, 0x2F, 0xAD].contains(value) || value == 0x2BC
      #expect(words.count == (isPlayed ? 2 : 1), "\(value)")
    }
  }

  @Test(
    "H11 what surrounds a word is not part of it",
    arguments: [
      "plover\nquillow", "plover\rquillow\r", "plover\u{A0}\nquillow\u{A0}", "plover\r\nquillow\r\n\u{1A}",
      "\u{C}plover\u{B}\n\u{3000}quillow\u{0}\u{0}", "\u{200B}plover\u{AD}\nquil\u{AD}low\u{2060}",
      "# comment\nplover\n  # another\nquillow", "plover\t0\nquillow\t1 2", "2\nplover/SM\nquillow/D po:noun",
      "plover\nquillow\nplóver",
    ])
  func surroundings(text: String) throws {
    let words = try list(text, .spanish)
    #expect(words.count == 2 && words.lines.leftOut == 0)
    #expect(words.count(ofLength: 6) == 1 && words.count(ofLength: 7) == 1)
  }

  @Test("H11 typographic apostrophes and hyphens are those of ASCII")
  func typographicMarks() throws {
    #expect(try WordList(["o’fenn", "o‘fenn", "oʼfenn", "o'fenn"]).count == 1)
    #expect(try WordList(["x‐ray", "x‑ray", "x–ray", "x-ray"]).count == 1)
  }

  @Test("H11 capitalized entries are left out if they are names, and a worse line is the example")
  func names() throws {
    let words = try WordList(["Aaron", "bear", "École", "cañón"], alphabet: .english, skipsNames: true)
    #expect(words.count == 1 && words.lines.leftOut == 3)
    #expect(words.lines.example == 3 && words.lines.exampleText == "École")
    #expect(try WordList(["Aaron", "bear"]).count == 2)
    #expect(try WordList(["École", "élan", "c'", "ex-"], alphabet: .french, skipsNames: true).count == 1)
    #expect(try WordList(["c'", "ex-"]).count == 2)
  }

  @Test("H11 a word has at most 64 characters")
  func tooLong() throws {
    let longest = String(repeating: "a", count: 64)
    let words = try list("bear\n" + longest)
    #expect(words.longestLength == 64 && WordList.lengthLimit == 64 && words.count(ofLength: 64) == 1)
    #expect(throws: WordListError.empty) { try list(String(repeating: "a", count: 1_000_000)) }
    #expect(try WordList(["bear", "", longest + "a"]).lines.example == 3)
  }

  @Test("H11 an element of a sequence is one word, even if it contains a line break")
  func invalidElements() throws {
    #expect(try WordList(["bear", "bo\nar"]).lines.example == 2)
    #expect(try WordList(["bear", "\n  boar\r\n"]).count(ofLength: 4) == 2)
    #expect(throws: WordListError.empty) { try WordList([]) }
  }

  @Test(
    "H11 random words in any order and case are sorted and distinct, in small and large groups",
    arguments: [9, 700, 9000])
  func sorting(count: Int) throws {
    var generator = SeededGenerator(seed: UInt64(count))
    let characters = Array("ABYZGM'-abyzgm")
    let words = (0..<count).map { number in
      // Half of the words are in one group.
      let length = number.isMultiple(of: 2) ? 17 : Int.random(in: 1...64, using: &generator)
      let rest = (1..<length).map { _ in characters.randomElement(using: &generator) ?? "A" }
      return String(
        [number.isMultiple(of: 2) ? "A" : characters.randomElement(using: &generator) ?? "A"] + rest)
    }.filter { $0.contains(where: \.isLetter) }
    let sorted = Set(words.map { $0.uppercased() }).sorted { left, right in
      left.utf8.count == right.utf8.count
        ? left.utf8.lexicographicallyPrecedes(right.utf8) : left.utf8.count < right.utf8.count
    }
    let expected = try WordList(sorted)
    for order in [words, words.reversed(), sorted + words, words.shuffled(using: &generator)] {
      let list = try WordList(order)
      #expect(list.count == sorted.count && list.fingerprint == expected.fingerprint)
      #expect(list.compiled == expected.compiled)
    }
    let compiled = expected.compiled
    #expect(Array(compiled[(16 + 64 * 4)...]) == Array(sorted.joined().utf8))
  }

  @Test("H15 the nearest available length is found")
  func nearestLength() throws {
    let list = try WordList(["A", "CAT", "HOUSE", "HYDROGEN"])
    for (wish, length) in [
      (1, 1), (2, 1), (3, 3), (4, 3), (5, 5), (6, 5), (7, 8), (8, 8), (9, 8), (64, 8), (0, 1), (-5, 1),
      (Int.max, 8),
      (Int.min, 1),
    ] {
      #expect(list.length(nearest: wish) == length, "\(wish)")
    }
  }

  @Test("Only lists of the same words have the same fingerprint")
  func fingerprints() throws {
    let list = try WordList(["BEAR", "duck"])
    #expect(try WordList(["Duck", "bear", "BEAR"]).fingerprint == list.fingerprint)
    for others in [
      ["BEAR"], ["BEAR", "DUCKS"], ["BEARD", "UCK"], ["BEAR", "DUCX"], ["BE", "AR", "DU", "CK"],
    ] {
      #expect(try WordList(others).fingerprint != list.fingerprint)
    }
  }
}

/// Word lists that were compiled when the program was built.
struct CompiledWordListTests {
  /// Opens a compiled list for as long as `body` runs.
  private func open<Result>(_ bytes: [UInt8], _ body: (WordList?) throws -> Result) rethrows -> Result {
    try bytes.withUnsafeBytes { try body(WordList(compiled: $0)) }
  }

  @Test("H11 the compiled list equals the list of the text, so that its saved games are found")
  func wholeList() throws {
    let words = try WholeList.words
    try open(words.compiled) { list in
      let list = try #require(list)
      #expect(list.fingerprint == words.fingerprint && list.fingerprint == 4_493_797_624_500_524_262)
      #expect(list.count == words.count && list.longestLength == words.longestLength)
      for length in 0...65 { #expect(list.count(ofLength: length) == words.count(ofLength: length)) }
      for length in 1...24 {
        let games = try [words, list].map { words in
          let game = try HangmanModel(
            words: words, length: length, maximumMistakes: 26, generator: SeededGenerator(seed: 5))
          for letter in "ETAOINSHRDLUCMFYWGPBVKXQJZ" { game.guess(String(letter)) }
          return game
        }
        #expect(games[0].state == games[1].state && games[0].dodges == games[1].dodges)
      }
    }
  }

  @Test("A list that is cut off, too long or empty is refused")
  func sizes() throws {
    let bytes = try WordList(["BEAR", "DUCK", "X-RAY"]).compiled
    for size in 0..<bytes.count { open(Array(bytes[..<size])) { #expect($0 == nil, "\(size) bytes") } }
    open(bytes + [0]) { #expect($0 == nil) }
    #expect(WordList(compiled: UnsafeRawBufferPointer(start: nil, count: 0)) == nil)
    // The header of a list without words.
    open(Array(bytes[..<16]) + Array(repeating: 0, count: 64 * 4)) { #expect($0 == nil) }
  }

  @Test("A list with damaged bytes is refused or played without a crash")
  func damage() throws {
    let bytes = try WordList(["BEAR", "BOAR", "DEER", "DUCK", "HARE", "X-RAY", "ABCDEFGHIJKLMNOPQR"]).compiled
    var refused = 0
    for place in bytes.indices {
      for byte in [0x00, 0x01, 0x7F, 0x80, 0xFF] as [UInt8] where bytes[place] != byte {
        var damaged = bytes
        damaged[place] = byte
        open(damaged) { list in
          guard let list else {
            refused += 1
            return
          }
          for length in 1...64 where list.count(ofLength: length) > 0 {
            for temperament in Temperament.allCases {
              let game = try? HangmanModel(
                words: list, length: length, maximumMistakes: 26, temperament: temperament,
                generator: SeededGenerator(seed: 1))
              for letter in "ERABCDUKHXYZ" { game?.guess(String(letter)) }
            }
          }
        }
      }
    }
    // All of the format's name and the counts, but not the fingerprint and the words.
    #expect(refused > 8 * 4 + 63 * 4)
  }
}
