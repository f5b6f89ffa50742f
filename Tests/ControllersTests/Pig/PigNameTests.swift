import GtkKit
import Hands
import Models
import XCTest

/// Names that the players enter.
final class PigNameTests: GtkTestCase {
  func testP16_nameIsCommittedOnEnter() throws {
    try onMain {
      let pig = PigTable(die: 4)
      try pig.fixture.hand().enter("Grace", in: pig.view.player1.nameField)
      pig.roll()
      XCTAssertEqual(pig.history.first?.text, "Grace chose to roll: 4")
    }
  }

  func testP16_nameIsCommittedWhenTheFocusLeaves() throws {
    try onMain {
      let pig = PigTable(die: 4, 1)
      try pig.fixture.hand().replaceText(of: pig.view.player2.nameField, with: "Alan")
      pig.view.rollButton.grabFocus()
      pump()
      pig.roll()
      pig.roll()
      pig.view.newGameButton.click()
      XCTAssertEqual(pig.view.player2.nameField.text, "Alan")
    }
  }

  func testP16_longNamesAreTruncatedAndEmptyOnesRefused() throws {
    try onMain {
      let pig = PigTable(die: 1)
      let field = pig.view.player1.nameField
      let hand = try pig.fixture.hand()
      try hand.enter(String(repeating: "long ", count: 10), in: field)
      XCTAssertEqual(field.text, "long long long long long")
      XCTAssertLessThanOrEqual(field.text.count, Player.nameLimit)
      for empty in ["", "   "] {
        try hand.enter(empty, in: field)
        XCTAssertEqual(field.text, "long long long long long")
      }
    }
  }

  func testP16_nameWithBracesIsShownUnchanged() throws {
    try onMain {
      let pig = PigTable(die: 6)
      try pig.fixture.hand().enter("{value}", in: pig.view.player1.nameField)
      pig.roll()
      XCTAssertEqual(pig.history.first?.text, "{value} chose to roll: 6")
    }
  }

  func testP16_nameCanBeTypedWhileTheComputerPlays() throws {
    try onMain {
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
  }

  func testP16_aClickOnANameSelectsIt() throws {
    try onMain {
      let pig = PigTable(die: 4)
      let hand = try pig.fixture.hand()
      try hand.click(pig.view.player1.nameField)
      try hand.type("Ada")
      try hand.press(.enter)
      XCTAssertEqual(pig.view.player1.nameField.text, "Ada")
      pig.roll()
      XCTAssertEqual(pig.history.first?.text, "Ada chose to roll: 4")
    }
  }

  func testP16_aNameThatIsTooLongSaysSoWhileItIsTyped() throws {
    try onMain {
      let pig = PigTable(die: 4)
      let (card, hand) = (pig.view.player1, try pig.fixture.hand())
      var announced: [String] = []
      Announcer.listener = { announced.append($0) }
      defer { Announcer.listener = nil }
      try hand.replaceText(of: card.nameField, with: String(repeating: "m", count: Player.nameLimit) + "  ")
      XCTAssertEqual(card.turnLabel.text, "▸ Your turn")
      try hand.type("m")
      XCTAssertEqual(card.turnLabel.text, "At most 24 characters")
      XCTAssertEqual(announced, ["At most 24 characters"])
      try hand.press(.backspace)
      XCTAssertEqual(card.turnLabel.text, "▸ Your turn")
      try hand.type("mm")
      announced = []
      try hand.press(.enter)
      XCTAssertEqual(card.nameField.text, String(repeating: "m", count: Player.nameLimit))
      XCTAssertEqual(card.turnLabel.text, "At most 24 characters", "it has been cut")
      XCTAssertEqual(announced, ["At most 24 characters"])
      pig.clock.step()
      XCTAssertEqual(card.turnLabel.text, "▸ Your turn")
    }
  }

  func testP16_aLongNameEndsWithAnEllipsisUnlessItIsEdited() throws {
    try onMain {
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
  }

  func testP16_aPastedNameIsTrimmed() throws {
    try onMain {
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
}
