import XCTest

/// The odds in the rules are those of the models, and the numbers in the rules are those of the games.
final class HelpPageTests: GameTestCase {
  func testC8_oddsOfCrapsAreThoseOfTheModel() {
    let help = HelpTable()
    help.show(.craps)
    XCTAssertEqual(help.row("You win a game"), ["You win a game", "49.29%", "244 in 495"])
    XCTAssertEqual(help.row("The point 6 or 8 wins").dropFirst(), ["45.45%", "5 in 11"])
    XCTAssertEqual(help.row("The first roll wins")[1], "22.22%")
    XCTAssertEqual(help.row("The first roll loses")[1], "11.11%")
    XCTAssertEqual(help.row("Rolls in a game, on average")[1], "3.38")
    XCTAssertEqual(help.row("House edge").dropFirst(), ["1.41%", "7 in 495"])
    XCTAssertTrue(help.texts.contains { $0.contains("you lose $1.41 of every $100") })
    XCTAssertTrue(help.texts.contains { $0.contains("You start with $200") })
  }

  /// A turn held at 20 as in Neller and Presser, 2004.
  func testP5_oddsOfPigIncludeOptimalPlay() {
    let help = HelpTable()
    help.show(.pig)
    XCTAssertEqual(
      help.row("Pig out before 20").dropFirst(), ["62.45%", "holding scores 8.14 on average"])
    XCTAssertEqual(help.row("A roll pigs out").dropFirst(), ["16.67%", "1 in 6"])
    XCTAssertEqual(help.row("The player who begins wins, if both play perfectly").last, "53.06%")
  }

  func testT11_oddsOfTicTacToeReverseIncludeTheRig() {
    let help = HelpTable()
    help.show(.ticTacToe)
    XCTAssertEqual(help.row("A board has no line").dropFirst(), ["6.25%", "32 in 512 boards"])
    XCTAssertEqual(
      help.row("A run wins in the long run, with the rigging").dropFirst(), ["27.47%", "4,096 in 14,911"])
    XCTAssertEqual(
      help.row("Change in Credit per run, with a bet of 1").dropFirst(),
      ["−0.45", "−0.88 without the rigging"])
    XCTAssertEqual(help.row("Change in Won per run, with a bet of 1").last, "2.75")
  }

  func testTheRuleThatAppliesNowIsMarkedWhileTheGameIsPlayed() {
    let craps = WindowFixture(.craps) { _ in
      crapsController(ScriptedGenerator.dice(2, 2, 5, 1, 6, 1, 6, 5, 6, 6, 2, 3, 4, 1, 1, 1))
    }
    let help = HelpTable(above: craps)
    help.show(.craps)
    for rule in [
      "The ante is", "Any other sum (4", "Any other sum does", "If you roll a 7 first", "If the sum of",
      "If the sum is 2", "Any other sum (4", "If you roll the point",
    ] {
      XCTAssertEqual(help.markedRules.count, 1, rule)
      XCTAssertTrue(help.markedRules.first?.hasPrefix(rule) == true, "\(help.markedRules) \(rule)")
      craps.find("rollButton").click()
    }
    help.show(.pig)
    XCTAssertEqual(help.markedRules, [], "Pig has not been played")
  }

  func testARuleIsNotMarkedBeforeItsResultIsShown() {
    Desktop.setAllowsMotion(true)
    let clock = ManualClock()
    let craps = WindowFixture(.craps) { _ in
      crapsController(ScriptedGenerator.dice(1, 1), time: clock.time)
    }
    let help = HelpTable(above: craps)
    help.show(.craps)
    craps.find("rollButton").click()
    clock.advance(by: 700)
    XCTAssertTrue(help.markedRules.first?.hasPrefix("The ante is") == true, "\(help.markedRules)")
    help.show(.craps)
    XCTAssertTrue(help.markedRules.first?.hasPrefix("The ante is") == true, "\(help.markedRules)")
    clock.advance(by: 1000)
    XCTAssertTrue(help.markedRules.first?.hasPrefix("If the sum is 2") == true, "\(help.markedRules)")
  }

  func testD6_aRuleThatIsMarkedMakesNoObserver() {
    let table = TicTacToeTable()
    let help = HelpTable(above: table.fixture)
    help.show(.ticTacToe)
    let inspector = InspectorTable(of: table.fixture)
    table.clickTab("bank")
    table.bankView.notePressed.send(50)
    pump()
    table.clickTab("game")
    let rows = inspector.rows { table.game.betButton.click() }
    XCTAssertTrue(rows.contains { $0.contains("◉") }, "\(rows)")
    XCTAssertFalse(rows.contains { $0.contains("BankViewController") }, "\(rows)")
  }

  func testTheRuleOfEachResultIsMarked() {
    let pig = WindowFixture(.pig) { _ in pigController(ScriptedGenerator.dice(6, 1, 5)) }
    let help = HelpTable(above: pig)
    help.show(.pig)
    var rules = help.markedRules
    for button in ["rollButton", "rollButton", "rollButton", "passButton"] {
      pig.find(button).click()
      rules += help.markedRules
    }
    XCTAssertEqual(
      rules.map { $0.prefix(15) },
      ["If you roll a 2", "If you roll a 2", "If you roll a 1", "If you roll a 2", "If you pass, yo"])
    let game = HangmanTable(["DUCK"], length: 4, mistakes: 2)
    let hangmanHelp = HelpTable(above: game.fixture)
    hangmanHelp.show(.hangman)
    rules = hangmanHelp.markedRules
    for letter in ["D", "X", "Y"] {
      game.press(letter)
      rules += hangmanHelp.markedRules
    }
    game.view.newGameButton.click()
    game.press("DUCK")
    rules += hangmanHelp.markedRules
    XCTAssertEqual(
      rules.map { $0.prefix(15) },
      ["The computer is", "If the word has", "If it does not,", "The computer wi", "You win when yo"])
  }
}
