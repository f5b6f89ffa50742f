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

  @Test(
    "Lists of any lengths are compiled",
    arguments: [["A"], ["BEAR", "X-RAY", "O'NEILL"], [long("Z"), "AB"]])
  func small(words: [String]) throws {
    let list = try WordList(words)
    try open(list.compiled) { compiled in
      #expect(compiled?.fingerprint == list.fingerprint && compiled?.compiled == list.compiled)
      for word in words {
        let game = try HangmanModel(
          words: try #require(compiled), length: word.utf8.count, maximumMistakes: 26, temperament: .honest)
        #expect(game.state.secret == word)
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
    open(Array(bytes[..<16]) + Array(repeating: 0, count: 64 * 4 + 8)) { #expect($0 == nil) }
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

/// The longest word of a character.
private func long(_ character: String) -> String { String(repeating: character, count: WordList.lengthLimit) }
