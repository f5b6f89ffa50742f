import XCTest

final class SignalTests: GtkTestCase {
  func testSliderReportsChangesByTheUserOnly() {
    let slider = Slider(0...100, step: 1, page: 10)
    present(slider)
    var moves: [Int] = []
    slider.onMoved { moves.append($0) }
    slider.value = 40
    slider.range = 0...30
    XCTAssertEqual(slider.value, 30)
    XCTAssertEqual(moves, [])
    slider.move(to: 20)
    slider.move(to: 99)
    XCTAssertEqual(moves, [20, 30])
    slider.isSensitive = false
    slider.move(to: 5)
    XCTAssertEqual(slider.value, 30)
  }

  func testSliderCanBeMovedBackInItsHandler() {
    let slider = Slider(0...100, step: 1, page: 10)
    present(slider)
    var moves: [Int] = []
    slider.onMoved { value in
      moves.append(value)
      slider.value = value - value % 5
    }
    slider.move(to: 33)
    XCTAssertEqual(slider.value, 30)
    XCTAssertEqual(moves, [33])
    slider.move(to: 58)
    XCTAssertEqual(moves, [33, 58], "handlers are only silenced for the change")
  }

  func testADraggedSliderReportsEachValueOnce() throws {
    let slider = Slider(0...2, step: 1, page: 1)
    let hand = try Hand(at: present(slider))
    var moves: [Int] = []
    slider.onMoved { moves.append($0) }
    try hand.point(at: slider, Point(0.02, 0.5))
    try hand.setButton(isDown: true)
    for part in stride(from: 0.05, through: 0.95, by: 0.05) { try hand.point(at: slider, Point(part, 0.5)) }
    try hand.setButton(isDown: false)
    XCTAssertEqual(moves, [1, 2])
  }

  func testTextFieldReportsChangesByTheUserOnly() throws {
    let field = TextField()
    let window = present(field)
    var texts: [String] = []
    var entered = 0
    field.onChanged { texts.append(field.text) }
    field.onEntered { entered += 1 }
    field.text = "code"
    XCTAssertEqual(texts, [])
    let hand = try Hand(at: window)
    try hand.replaceText(of: field, with: "user")
    XCTAssertEqual(texts.last, "user")
    field.pressEnter()
    XCTAssertEqual(entered, 1)
    field.isSensitive = false
    try hand.click(field)
    try hand.type("nobody")
    field.pressEnter()
    XCTAssertEqual(field.text, "user")
    XCTAssertEqual(entered, 1)
  }

  func testSwitchReportsChangesByTheUserOnly() {
    let toggle = Switch()
    present(toggle)
    var turns: [Bool] = []
    toggle.onSwitched { turns.append($0) }
    toggle.isOn = true
    XCTAssertTrue(toggle.isOn)
    XCTAssertEqual(turns, [])
    toggle.turn(false)
    toggle.turn(true)
    XCTAssertEqual(turns, [false, true])
  }

  func testDropDownReportsChangesByTheUserOnly() {
    let choice = DropDown(["one", "two", "three"])
    present(choice)
    var choices: [Int] = []
    choice.onChosen { choices.append($0) }
    choice.selection = 2
    XCTAssertEqual(choice.selection, 2)
    XCTAssertEqual(choices, [])
    choice.choose(1)
    XCTAssertEqual(choices, [1])
  }

  func testNewChoicesAreNotReported() {
    let choice = DropDown(["all", "one", "two"])
    present(choice)
    var chosen: [Int] = []
    choice.onChosen { chosen.append($0) }
    let texts = {
      let model = gtk_drop_down_get_model(OpaquePointer(choice.pointer))
      return (0..<g_list_model_get_n_items(model)).compactMap {
        gtk_string_list_get_string(model, $0).map { String(cString: $0) }
      }
    }
    for new in [["all", "three"], ["all", "three", "four", "five"], ["other"], ["all", "one", "two"]] {
      choice.selection = texts().count - 1
      choice.setChoices(new)
      XCTAssertEqual(texts(), new)
      XCTAssertEqual(choice.selection, 0, "\(new)")
    }
    XCTAssertEqual(chosen, [])
  }

  func testHandlerCanDisconnectItself() {
    let box = GtkKit.Box(.vertical)
    present(box)
    let button = Button("Close")
    box.add(button)
    pump()
    let live = RetainedObjects.liveCount
    var clicks = 0
    button.onClicked {
      box.remove(button)
      clicks += 1
    }
    button.click()
    XCTAssertEqual(clicks, 1)
    pump()
    XCTAssertEqual(RetainedObjects.liveCount, live)
  }
}
