import GtkKit
import Models
import XCTest

/// Names that the players enter.
final class PigNameTests: GtkTestCase {
  func testP16_nameIsCommittedOnEnter() {
    onMain {
      let pig = PigTable(die: 4)
      pig.view.player1.nameField.type("Grace")
      pig.view.player1.nameField.pressEnter()
      pig.roll()
      XCTAssertEqual(pig.history.first?.text, "Grace chose to roll: 4")
    }
  }

  func testP16_nameIsCommittedWhenTheFocusLeaves() {
    onMain {
      let pig = PigTable(die: 4, 1)
      pig.view.player2.nameField.type("Alan")
      pig.view.player2.nameField.loseFocus()
      pig.roll()
      pig.roll()
      pig.view.newGameButton.click()
      XCTAssertEqual(pig.view.player2.nameField.text, "Alan")
    }
  }

  func testP16_longNamesAreTruncatedAndEmptyOnesRefused() {
    onMain {
      let pig = PigTable(die: 1)
      let field = pig.view.player1.nameField
      field.type(String(repeating: "long ", count: 1000))
      field.pressEnter()
      XCTAssertEqual(field.text, "long long long long long")
      XCTAssertLessThanOrEqual(field.text.count, Player.nameLimit)
      for empty in ["", "   ", "\u{200B}"] {
        field.type(empty)
        field.pressEnter()
        XCTAssertEqual(field.text, "long long long long long")
      }
    }
  }

  func testP16_nameWithBracesIsShownUnchanged() {
    onMain {
      let pig = PigTable(die: 6)
      pig.view.player1.nameField.type("{value}")
      pig.view.player1.nameField.pressEnter()
      pig.roll()
      XCTAssertEqual(pig.history.first?.text, "{value} chose to roll: 6")
    }
  }

  func testP16_nameCanBeTypedWhileTheComputerPlays() {
    onMain {
      let pig = PigTable(die: 1, 6, 5)
      pig.giveTurnToComputer()
      pig.view.player1.nameField.grabFocus()
      pig.view.player1.nameField.type("Mar")
      pig.clock.step()
      pig.clock.step()
      XCTAssertEqual(pig.view.player1.nameField.text, "Mar", "typed text is kept")
      pig.view.player1.nameField.type("Margaret")
      pig.view.player1.nameField.pressEnter()
      XCTAssertEqual(pig.view.player1.nameField.text, "Margaret")
    }
  }
}
