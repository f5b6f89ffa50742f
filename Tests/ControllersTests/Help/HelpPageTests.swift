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
}
