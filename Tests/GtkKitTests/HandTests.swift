import GtkKit
import Hands
import XCTest

/// The hand of the tests does what a user's hand does.
final class HandTests: GtkTestCase {
  func testItClicksWithThePointer() throws {
    let button = Button("Roll")
    var count = 0
    button.onClicked { count += 1 }
    try Self.withHand(at: button) { hand, _ in
      try hand.click(button)
      XCTAssertEqual(count, 1)
      try hand.click(button, times: 5)
      XCTAssertEqual(count, 6)
    }
  }

  func testItTypesWhereTheCursorIs() throws {
    let field = TextField()
    field.text = "1050"
    try Self.withHand(at: field) { hand, _ in
      field.grabFocus()
      try hand.press(.end)
      try hand.press(.left)
      try hand.type("Ab")
      XCTAssertEqual(field.text, "105Ab0")
    }
  }

  func testItHoldsAKeyAndChangesTheLayout() throws {
    let field = TextField()
    try Self.withHand(at: field) { hand, _ in
      field.grabFocus()
      try hand.hold("r", repeats: 3)
      XCTAssertTrue(field.text.hasPrefix("rrrr"), field.text)
      field.text = ""
      try hand.withLayouts("us,ru", active: 1) { try hand.press("r") }
      XCTAssertEqual(field.text, "к")
      try hand.press("r")
      XCTAssertEqual(field.text, "кr")
    }
  }
}
