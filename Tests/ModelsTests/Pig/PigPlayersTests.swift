struct PigPlayersTests {
  @Test(
    "P16 a name is normalized",
    arguments: [
      ("Ada", "Ada"), ("  Ada Lovelace\t", "Ada Lovelace"), ("\u{A0}\u{3000}Ada\u{2003}", "Ada"),
      ("A\nd\r\na\u{7}\u{0}", "Ada"), ("Ada\u{2028}\u{2029}\u{85}", "Ada"), ("\u{202E}adA\u{2066}", "adA"),
      ("abcdefghijklmnopqrstuvwxyz", "abcdefghijklmnopqrstuvwx"),
      ("abcdefghijklmnopqrstuvw z", "abcdefghijklmnopqrstuvw"),
      ("Zoë 👩‍👩‍👧‍👦 李", "Zoë 👩‍👩‍👧‍👦 李"),
      (String(repeating: "👩‍👩‍👧‍👦", count: 30), String(repeating: "👩‍👩‍👧‍👦", count: 24)),
    ])
  func names(typed: String, expected: String) {
    let model = PigModel()
    model.players[1].name = typed
    #expect(model.players[1].name == expected)
    #expect(Player(name: typed).name == expected)
  }

  @Test(
    "P16 an invisible name keeps the old one",
    arguments: ["", " ", "\n\t", "\u{200B}", "\u{200D}\u{FE0F}", "\u{202E}", "\u{0}", "\u{AD} \u{2060}"])
  func emptyNames(typed: String) {
    let model = PigModel()
    model.players[0].name = "Ada"
    model.players[0].name = typed
    #expect(model.players[0].name == "Ada")
    #expect(Player(name: typed).name == "Player")
  }

  @Test("P16 a long name is truncated")
  func hugeNames() {
    let model = PigModel()
    model.players[0].name = String(repeating: "a", count: 1_000_000)
    #expect(model.players[0].name.count == Player.nameLimit)
    let accents = String(
      repeating: "e\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}\u{307}\u{308}\u{309}\u{30A}", count: 99)
    model.players[0].name = accents
    #expect(model.players[0].name.unicodeScalars.count <= 240)
    model.players[0].name = "Ada"
    model.players[0].name = "e" + String(repeating: "\u{301}", count: 1_000_000)
    #expect(model.players[0].name == "Ada")
  }

  @Test("P16 normalization is idempotent, so every saved game can be restored")
  func tidyingIsStable() throws {
    let scalars = Array(
      "aé \n\t\u{301}\u{200D}\u{FE0F}👩🇩🇪\u{202E}\u{0}\u{A0}क्षि가\u{1100}\u{1161}e".unicodeScalars)
    var generator = SeededGenerator(seed: 5)
    let model = PigModel()
    for _ in 1...3000 {
      let typed = (0..<Int.random(in: 0...60, using: &generator)).map { _ in
        scalars.randomElement(using: &generator)!
      }
      model.players[0].name = String(String.UnicodeScalarView(typed))
      let name = model.players[0].name
      model.players[0].name = name
      #expect(model.players[0].name == name && !name.isEmpty && name.count <= 24)
      _ = try PigModel(state: roundTrip(model.state))
    }
  }

  @Test("P13 P14 setting players changes names and kinds, never scores or their number")
  func settingPlayers() throws {
    let model = pig(5)
    model.roll()
    model.hold()
    let forged: Player = try decode(#"{"name":"Eve","score":99,"kind":{"computer":{"_0":"optimal"}}}"#)
    #expect(forged.score == 99)
    model.players = [forged]
    #expect(model.players.map(\.name) == ["Eve", "Player 2"] && model.scores == [5, 0])
    #expect(model.players[0].kind == .computer(.optimal))
    model.players = [Player(name: "A"), Player(name: "B", kind: .computer(.holdAt20)), Player(name: "C")]
    #expect(model.players.map(\.name) == ["A", "B"] && model.scores == [5, 0])
    #expect(model.players.map(\.kind) == [.human, .computer(.holdAt20)])
    model.players = []
    #expect(model.players.map(\.name) == ["A", "B"] && model.scores == [5, 0])
    model.players.removeAll()
    model.players.swapAt(0, 1)
    #expect(model.players.map(\.name) == ["B", "A"] && model.scores == [5, 0])
    model.players[1] = forged
    #expect(model.scores == [5, 0] && model.activePlayer == 1 && model.log.count == 4)
  }

  @Test("P16 an invalid name is normalized or refused when it is set")
  func forgedNames() throws {
    let model = PigModel()
    model.players[0] = try decode(#"{"name":"  Eve\n ","score":0,"kind":{"human":{}}}"#)
    #expect(model.players[0].name == "Eve")
    model.players[0] = try decode(#"{"name":" ","score":0,"kind":{"human":{}}}"#)
    #expect(model.players[0].name == "Eve")
  }
}
