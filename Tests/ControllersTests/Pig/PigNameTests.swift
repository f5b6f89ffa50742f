import XCTest

final class PigNameTests: GameTestCase {
  func testP16_nameCanBeTypedWhileTheComputerPlays() throws {
    let pig = PigTable(die: 1, 6, 5)
    pig.giveTurnToComputer()
    let hand = try pig.fixture.hand()
    try hand.replaceText(of: pig.view.player1.nameField, with: "Mar")
    pig.clock.step()
    pig.clock.step()
    XCTAssertEqual(pig.view.player1.nameField.text, "Mar", "typed text is kept")
    try hand.type("garet")
    try hand.press(.enter)
    XCTAssertEqual(pig.view.player1.nameField.text, "Margaret")
  }

  func testP16_aNameHasAtMostAsManyCharactersAsTheModelKeeps() throws {
    let pig = PigTable(die: 4)
    let (card, hand) = (pig.view.player1, try pig.fixture.hand())
    try hand.replaceText(of: card.nameField, with: String(repeating: "m", count: Player.nameLimit + 1))
    try hand.press(.enter)
    XCTAssertEqual(card.nameField.text, String(repeating: "m", count: Player.nameLimit))
    // A flag is one character of two scalars.
    let flags = String(repeating: "🇳🇿", count: Player.nameLimit)
    pig.view.root.copyToClipboard(flags)
    try hand.click(card.nameField)
    try hand.press("v", holding: .control)
    pump(until: { card.nameField.text.contains("🇳🇿") }, "the clipboard")
    try hand.press(.enter)
    XCTAssertEqual(card.nameField.text, flags)
  }

  func testP16_escapePutsTheNameBackAndTheNextKeyPlays() throws {
    let pig = PigTable(die: 4)
    let (card, hand) = (pig.view.player1, try pig.fixture.hand())
    try hand.replaceText(of: card.nameField, with: "Ada")
    try hand.press(.escape)
    XCTAssertEqual(card.nameField.text, "Player 1")
    XCTAssertTrue(pig.view.rollButton.isFocus)
    try hand.press("r")
    pig.waitForResult()
    XCTAssertEqual(pig.history.first?.text, "Player 1 chose to roll: 4")
    XCTAssertEqual(card.nameField.text, "Player 1")
  }

  func testP16_aClickBesideTheNameAppliesItAndTheNextKeyPlays() throws {
    let pig = PigTable(die: 4, 5, 6, 2, 3)
    let (field, hand) = (pig.view.player1.nameField, try pig.fixture.hand())
    let places = [
      AnyWidget(pig.view.titleLabel), AnyWidget(pig.view.player2.scoreLabel),
      AnyWidget(pig.view.lastRollLabel),
      pig.fixture.find("headerBar"), AnyWidget(pig.view.computerSwitch),
    ]
    for (place, name) in zip(places, ["Ada", "Grace", "Alan", "Edsger", "Barbara"]) {
      try hand.replaceText(of: field, with: name)
      // The middle of the header bar has the tabs.
      try hand.click(place, at: Point(place.isSame(as: pig.fixture.find("headerBar")) ? 0.02 : 0.5, 0.5))
      XCTAssertFalse(field.containsFocus, name)
      try hand.press("r")
      pig.waitForResult()
      XCTAssertEqual(field.text, name)
      XCTAssertTrue(pig.history.first?.text.hasPrefix("\(name) chose to roll") == true, name)
    }
  }

  func testP16_aLongNameEndsWithAnEllipsisUnlessItIsEdited() throws {
    let pig = PigTable(die: 4)
    let (card, hand) = (pig.view.player1, try pig.fixture.hand())
    XCTAssertFalse(card.nameField.hasStyle("elided"))
    try hand.replaceText(of: card.nameField, with: String(repeating: "m", count: Player.nameLimit))
    XCTAssertFalse(card.nameField.hasStyle("elided"), "the focus is still there")
    pig.view.rollButton.grabFocus()
    pump(until: { card.nameField.hasStyle("elided") }, "the ellipsis")
    try hand.click(card.nameField)
    XCTAssertFalse(card.nameField.hasStyle("elided"))
  }

  func testP16_aPastedNameIsTrimmed() throws {
    let pig = PigTable(die: 4)
    let hand = try pig.fixture.hand()
    pig.view.root.copyToClipboard("  Ada\n")
    try hand.click(pig.view.player1.nameField)
    try hand.press("v", holding: .control)
    pump(until: { pig.view.player1.nameField.text.contains("Ada") }, "the clipboard")
    try hand.press(.enter)
    XCTAssertEqual(pig.view.player1.nameField.text, "Ada")
  }
}
