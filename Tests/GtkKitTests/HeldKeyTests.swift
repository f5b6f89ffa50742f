import XCTest

/// One press of a key is one action, however long the key is held.
final class HeldKeyTests: GtkTestCase {
  func testD12_aHeldKeyClicksAButtonOnce() throws {
    let button = Button("Roll")
    var count = 0
    button.onClicked { count += 1 }
    try Self.withHand(at: button) { hand, _ in
      button.grabFocus()
      for key in [KeyboardKey.space, .enter] {
        count = 0
        // More than the 250 ms after which GTK clicks again.
        try hand.hold(key, repeats: 30)
        pump(until: { count > 0 })
        XCTAssertEqual(count, 1)
      }
    }
  }

  func testD12_aHeldKeyIsReportedOnceAndTheNextPressAgain() throws {
    let button = Button("Roll")
    try Self.withHand(at: button) { hand, window in
      var count = 0
      window.onKey { key in
        count += key == .character("r") || key == .pageDown ? 1 : 0
        return true
      }
      for (index, key) in [KeyboardKey.pageDown, "r", "r"].enumerated() {
        try hand.hold(key, repeats: 5)
        XCTAssertEqual(count, index + 1)
      }
      try hand.press("r")
      try hand.press("r")
      XCTAssertEqual(count, 5)
    }
  }

  func testD12_aHeldKeyTypesErasesAndMovesInAText() throws {
    let field = TextField()
    var enters = 0
    field.onEntered { enters += 1 }
    try Self.withHand(at: field) { hand, _ in
      field.grabFocus()
      try hand.hold("r", repeats: 5)
      XCTAssertGreaterThan(field.text.count, 5)
      try hand.hold(.space, repeats: 3)
      XCTAssertTrue(field.text.hasPrefix("rrrrr") && field.text.hasSuffix("   "), field.text)
      try hand.hold(.left, repeats: 3)
      XCTAssertLessThan(gtk_editable_get_position(OpaquePointer(field.pointer)), CInt(field.text.count - 3))
      let before = field.text.count
      try hand.hold(.backspace, repeats: 3)
      XCTAssertLessThan(field.text.count, before - 3)
      try hand.hold(.enter, repeats: 5)
      XCTAssertEqual(enters, 1)
    }
  }

  func testD12_aHeldArrowMovesASlider() throws {
    let slider = Slider(0...100, step: 1, page: 10)
    try Self.withHand(at: slider) { hand, _ in
      slider.grabFocus()
      try hand.hold(.right, repeats: 5)
      XCTAssertGreaterThan(slider.value, 5)
    }
  }

  func testD12_aHeldShortcutOfTheApplicationCountsOnce() throws {
    let (application, field) = (Self.application("HeldKeyTests"), TextField())
    var counts: [String: Int] = [:]
    for (name, keys) in [("new", ["<Control>n"]), ("full", ["F11"]), ("show", ["<Control>2", "<Alt>2"])] {
      application.addAction(name, keys: keys) { counts[name, default: 0] += 1 }
    }
    try Self.withHand(at: field, of: application) { hand, _ in
      field.grabFocus()
      try hand.hold("n", holding: .control, repeats: 5)
      try hand.hold(.f11, repeats: 5)
      try hand.hold("2", holding: .control, repeats: 5)
      for held in [KeyboardKey.control, .alt] {
        try hand.press("2", holding: held, .shift)
        // Without Num Lock, the key is an arrow.
        try hand.press(.keypad(2), holding: held)
      }
      pump()
      XCTAssertEqual(counts, ["new": 1, "full": 1, "show": 1])
      XCTAssertEqual(field.text, "")
    }
  }

  func testD12_aKeyThatIsHeldWhileItsWindowClosesDoesNothingInTheNextWindow() throws {
    let (first, second) = (present(Label("first")), present(Label("second")))
    var counts = [0, 0]
    for (index, window) in [first, second].enumerated() {
      window.onKey { _ in
        counts[index] += 1
        if index == 0 { first.destroy() }
        return true
      }
    }
    let hand = try Hand(at: first)
    try hand.setKey("x", isDown: true)
    XCTAssertEqual(counts, [1, 0])
    let other = try Hand(at: second)
    try other.waitForPresses(5)
    try other.setKey("x", isDown: false)
    XCTAssertEqual(counts, [1, 0])
    try other.press("x")
    XCTAssertEqual(counts, [1, 1])
  }

  func testD12_aKeyThatIsReleasedInAnotherProgramCountsAgain() throws {
    try Self.withHand(at: Label("")) { hand, window in
      var count = 0
      window.onKey { _ in
        count += 1
        return true
      }
      try hand.setKey("x", isDown: true)
      try hand.leaveWindow()
      try hand.setKey("x", isDown: false)
      try hand.focusWindow()
      try hand.press("x")
      XCTAssertEqual(count, 2)
    }
  }
}
