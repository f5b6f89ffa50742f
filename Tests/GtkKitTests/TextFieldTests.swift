import XCTest

/// What a click in a text field selects.
final class TextFieldTests: GtkTestCase {
  private static func withFields(_ work: (TextField, Hand) throws -> Void) throws {
    let (field, other) = (TextField(), TextField())
    field.text = "1050"
    try withHand(at: Box(.vertical, [other, field])) { hand, _ in
      other.grabFocus()
      try work(field, hand)
    }
  }

  func testAClickThatGivesTheFocusSelectsTheText() throws {
    try Self.withFields { field, hand in
      try hand.click(field, at: Point(0.1, 0.5))
      pump(until: { field.selection == "1050" })
      try hand.type("7")
      XCTAssertEqual(field.text, "7")
    }
  }

  func testTheNextClickPlacesTheCaret() throws {
    try Self.withFields { field, hand in
      try hand.click(field, at: Point(0.1, 0.5))
      try hand.press(.end)
      try hand.click(field, at: Point(0.9, 0.5))
      XCTAssertEqual(field.selection, "")
      try hand.type("7")
      XCTAssertEqual(field.text, "10507")
    }
  }

  func testDraggingSelectsWhatIsDraggedOver() throws {
    try Self.withFields { field, hand in
      let gap = field.width(of: "1")
      try hand.point(at: field, Point(0.9, 0.5))
      try hand.setButton(isDown: true)
      for part in [0.7, 0.4, (9 + 2 * gap) / Double(field.width)] {
        try hand.point(at: field, Point(part, 0.5))
      }
      try hand.setButton(isDown: false)
      let selection = field.selection
      XCTAssertTrue(["50", "0", "050"].contains(selection), selection)
    }
  }

  func testTabSelectsTheText() throws {
    try Self.withFields { field, hand in
      try hand.press(.tab)
      XCTAssertEqual(field.selection, "1050")
    }
  }

  func testD12_controlZBelongsToATextWithChanges() throws {
    let (application, field) = (Self.application("TextFieldTests"), TextField())
    var count = 0
    application.addAction("undo", keys: ["<Control>z"]) { count += 1 }
    field.text = "1050"
    try Self.withHand(at: field, of: application) { hand, _ in
      field.grabFocus()
      try hand.press("z", holding: .control)
      XCTAssertEqual(count, 1)
      try hand.press(.end)
      try hand.type("7")
      try hand.press("z", holding: .control)
      XCTAssertEqual(field.text, "1050")
      XCTAssertEqual(count, 1)
      try hand.press("z", holding: .control)
      XCTAssertEqual(count, 2)
    }
  }

  func testAFieldWithoutAWindowGetsNoFocus() {
    XCTAssertFalse(TextField().grabFocusWithoutSelecting())
  }

  func testASelectionEndsWhenTheFieldLosesTheFocus() throws {
    try Self.withFields { field, hand in
      try hand.press(.tab)
      try hand.leaveWindow()
      XCTAssertEqual(field.selection, "1050", "the field still has it when the user comes back")
      try hand.focusWindow()
      try hand.press(.tab)
      pump(until: { field.selection == "" })
    }
  }
}
