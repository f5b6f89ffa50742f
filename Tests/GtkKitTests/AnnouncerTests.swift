import XCTest

/// Announcements before GTK 4.14: the text becomes the description of the focused widget.
final class AnnouncerTests: GtkTestCase {
  override func setUp() {
    super.setUp()
    onMain { Announcer.usesDescriptions = true }
  }

  override func tearDown() {
    onMain { Announcer.usesDescriptions = Announcer.needsDescriptions }
    super.tearDown()
  }

  func testTextDescribesTheFocusUntilTheFocusMoves() {
    let (first, second) = (Button("1"), Button("2"))
    first.tooltip = "tooltip"
    second.setAccessibleDescription("own")
    present(Box(.vertical, [first, second]))
    first.grabFocus()
    pump()
    // Each text is delayed until a screen reader has read the newly focused widget, also by a result that follows soon.
    first.announce("text")
    // Newer versions of GTK have the tooltip apart.
    XCTAssertTrue([nil, "tooltip"].contains(description(of: first)))
    pump(until: { description(of: first) == "text" })
    first.announce("next text")
    XCTAssertEqual(description(of: first), "next text")
    second.grabFocus()
    second.announce("other text")
    XCTAssertEqual(description(of: second), "own")
    pump(until: { description(of: first) == "tooltip" })
    pump(until: { description(of: second) == "other text" })
    first.grabFocus()
    pump(until: { description(of: second) == "own" })
  }

  func testD7_textDoesNotDescribeTheFocusWhenTheUserComesBackFromAnotherWindow() {
    let button = Button("1")
    let window = present(button)
    button.grabFocus()
    pump(until: { window.isActive })
    button.announce("text")
    pump(until: { description(of: button) == "text" })
    present(Button("2"))
    pump(until: { !window.isActive })
    pump(until: { description(of: button) == nil })
  }

  func testTextFieldIsDescribedInsteadOfItsInnerText() {
    let field = TextField()
    present(field)
    field.grabFocus()
    pump()
    field.announce("text")
    pump(until: { description(of: field) == "text" })
  }

  func testLastFocusIsDescribedWhileNothingIsFocused() {
    let (button, other) = (Button("1"), Container(role: .ignored))
    let window = present(Box(.vertical, [button, other]))
    button.grabFocus()
    pump()
    button.isSensitive = false
    XCTAssertNil(window.focus)
    other.announce("nowhere")
    pump(until: { description(of: button) == "nowhere" })
    other.isFocusable = true
    XCTAssertTrue(other.grabFocus())
    other.announce("not known")
    XCTAssertEqual(description(of: button), "not known")
  }

  func testD7_textWaitsUntilTheFocusHasLeftAPopover() {
    let choice = DropDown(["first", "second"])
    let window = present(Box(.vertical, [choice]))
    let button = choice.children[0]
    button.grabFocus()
    pump()
    open(choice, true)
    pump(until: { window.focus.map { !$0.isSame(as: button) } ?? false })
    pump()
    choice.announce("One.")
    choice.announce("Two.")
    pump()
    XCTAssertNil(description(of: window))
    XCTAssertNil(window.focus.flatMap { description(of: $0) })
    open(choice, false)
    choice.announce("Three.")
    pump(until: { description(of: button) == "One. Two. Three." })
    XCTAssertNil(description(of: window))
  }

  func testValueOfADropDownDescribesItsButton() {
    let choice = DropDown(["first", "second"])
    XCTAssertEqual(description(of: choice.children[0]), "first")
    choice.selection = 1
    XCTAssertEqual(description(of: choice.children[0]), "second")
    choice.setChoices(["third"])
    XCTAssertEqual(description(of: choice.children[0]), "third")
    choice.setChoices(["third", "fourth"])
    gtk_drop_down_set_selected(OpaquePointer(choice.pointer), 1)
    XCTAssertEqual(description(of: choice.children[0]), "fourth")
  }

  func testWindowIsDescribedIfNothingWasFocused() {
    let label = Label("1")
    let window = present(label)
    XCTAssertNil(window.focus)
    label.announce("text")
    XCTAssertEqual(description(of: window), "text")
  }
}

@MainActor
private func open(_ choice: DropDown, _ isOpen: Bool) {
  gtk_toggle_button_set_active(choice.children[0].cast(), isOpen ? 1 : 0)
}

@MainActor
private func description(of widget: some Widget) -> String? {
  widget.accessibleText(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION)
}
