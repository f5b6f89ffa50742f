/// An action of the player, and what was played before.
@MainActor
struct Play {
  let name: String
  private let game: Game
  private let choices: [(Int, Int)]
  private let prepare: (SpyTable) -> Void
  private let act: (SpyTable) -> Void

  init(
    _ name: String, _ game: Game, dice: Int..., boards: Int..., after clicks: String...,
    before prepare: ((SpyTable) -> Void)? = nil, _ act: @escaping (SpyTable) -> Void
  ) {
    self.name = name
    self.game = game
    choices = dice.map { ($0 - 1, 6) } + boards.map { ($0, 512) }
    self.prepare = { table in
      // An action to which one can go back in time.
      table.play(game)
      for name in clicks { table.click(name) }
      prepare?(table)
    }
    self.act = act
  }

  /// Plays all of it. `begin` is called before the action.
  func play(on table: SpyTable, begin: () -> Void) {
    table.settle()
    prepare(table)
    table.settle()
    begin()
    act(table)
    table.settle()
  }

  /// The games for it, with dice and boards as it wants them.
  func makeTable(hasInspector: Bool, isSpied: Bool = false, notesReads: Bool = false) -> SpyTable {
    SpyTable(
      game,
      generator: {
        ScriptedGenerator(choices.map { ($0.0, of: $0.1) }, then: SeededGenerator(seed: 1))
      }, hasInspector: hasInspector, isSpied: isSpied, notesReads: notesReads)
  }
}

extension Play {
  // Actions of each kind.

  static var craps: [Play] {
    [
      Play("roll", .craps, dice: 5, 6) { $0.click("rollButton") },
      Play("lost roll", .craps, dice: 1, 1) { $0.click("rollButton") },
      Play("key", .craps, dice: 4, 4) { $0.press(.character("r")) },
      Play("slider", .craps) { $0.craps?.anteSlider.move(to: 52) },
      Play("ante buttons", .craps) {
        $0.click("antePlus5Button")
        $0.click("anteAllButton")
      },
      Play("new game", .craps, dice: 4, 4, after: "rollButton") {
        $0.fixture.tabBar.newGamePressed()
      },
      Play("bankruptcy", .craps, dice: 1, 1, after: "anteAllButton") {
        $0.click("rollButton")
        $0.fixture.closeAlert()
      },
    ]
  }

  static var pig: [Play] {
    let switchComputerOn = { (table: SpyTable) in
      table.pig?.computerSwitch.turn(true)
      table.settle()
    }
    return [
      Play("roll", .pig, dice: 2, 5) { $0.click("rollButton") },
      Play("bust", .pig, dice: 2, 1) { $0.press(.character("r")) },
      Play("pass", .pig, dice: 2, 5, after: "rollButton") { $0.click("passButton") },
      Play("new game", .pig, dice: 2, 5, after: "rollButton") { $0.click("newGameButton") },
      Play("computer", .pig, dice: 2, 1, 6, 6, 6, 6, before: switchComputerOn) { $0.click("rollButton") },
      Play("name", .pig) { table in
        table.pig?.player1.nameField.text = "Ada"
        table.pig?.player1.nameField.pressEnter()
      },
    ]
  }

  static var ticTacToe: [Play] {
    let deposit = { (table: SpyTable) in
      table.click("bankTab")
      table.click("addFiftyButton")
      table.click("gameTab")
    }
    let raiseBet = { (table: SpyTable) in for _ in 0..<7 { table.click("betButton") } }
    return [
      Play("bet", .ticTacToe) { $0.click("betButton") },
      Play("bet after a deposit", .ticTacToe, before: deposit) { $0.press(.character("+")) },
      Play("won run", .ticTacToe, boards: TicTacToeTable.winning) { $0.click("playButton") },
      Play("lost run", .ticTacToe, boards: TicTacToeTable.topRow, before: deposit) {
        $0.click("playButton")
      },
      Play("refused run", .ticTacToe, before: raiseBet) {
        $0.click("playButton")
        $0.click("cancelButton")
      },
      Play("new game", .ticTacToe, boards: TicTacToeTable.topRow, after: "playButton") {
        $0.fixture.tabBar.newGamePressed()
      },
      Play("deposit", .ticTacToe, after: "bankTab") { $0.click("addFiftyButton") },
      Play("typed deposits", .ticTacToe, after: "bankTab") {
        $0.bank?.creditField.text = "70"
        $0.click("addCreditButton")
        $0.bank?.creditField.text = "x"
        $0.click("addCreditButton")
        $0.fixture.closeAlert()
      },
    ]
  }

  static var hangman: [Play] {
    let openFlipside = { (table: SpyTable) in
      table.click("infoButton")
      pump(until: { table.flip?.back.root.isMapped == true }, "the flipside")
      table.settle()
    }
    return [
      Play("miss", .hangman) { $0.click("keyQ") },
      Play("hit", .hangman, after: "keyE") { $0.press(.character("O")) },
      Play("new game", .hangman, after: "keyE") { $0.click("newGameButton") },
      Play("mistakes", .hangman, before: openFlipside) { $0.flip?.back.mistakesSlider.move(to: 3) },
      Play("count", .hangman, before: openFlipside) { $0.flip?.back.countSwitch.turn(true) },
      Play("temperament", .hangman, before: openFlipside) { $0.flip?.back.temperamentChoice.choose(2) },
      Play("Done", .hangman, before: openFlipside) { $0.click("doneButton") },
      Play("key of Done", .hangman, before: openFlipside) { $0.press(.escape) },
    ]
  }
}
