import GtkKit
import Hands
import XCTest

/// What a click in a text field selects.
final class TextFieldTests: GtkTestCase {
  private static func withFields(_ work: (TextField, Hand) throws -> Void) throws {
    let (field, other) = (TextField(), TextField())
    field.text = "1050"
    let window = Window()
    window.setChild(Box(.vertical, [other, field]))
    window.present()
    window.waitForFrames(2)
    other.grabFocus()
    try work(field, Hand(at: window))
    window.destroy()
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
    let application = Application(id: "io.github.parlor_games.TextFieldTests")
    application.onActivate {}
    application.register()
    var count = 0
    application.addAction("undo", keys: ["<Control>z"]) { count += 1 }
    let (window, field) = (Window(of: application), TextField())
    field.text = "1050"
    window.setChild(field)
    window.present()
    window.waitForFrames(2)
    let hand = try Hand(at: window)
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
    window.destroy()
    pump()
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

  func testAClickIntoASelectedTextSelectsItUntilItHasBeenUsed() throws {
    try Self.withFields { field, hand in
      try hand.press(.tab)
      try hand.click(field, at: Point(0.1, 0.5))
      pump(until: { field.selection == "1050" })
      try hand.type("12")
      try hand.click(field, at: Point(0.9, 0.5))
      try hand.type("3")
      XCTAssertEqual(field.text, "123")
      field.text = "0"
      try hand.click(field, at: Point(0.1, 0.5))
      pump(until: { field.selection == "0" })
    }
  }
}
