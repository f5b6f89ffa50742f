import XCTest

/// The frames in which the games and the messages follow the slider of the timeline.
final class SliderFrameTests: GameTestCase {
  func testD8_theMessagesFollowTheSliderInTheFrameAfterTheGames() {
    let table = TravelTable(.craps)
    table.click("rollButton", "rollButton")
    let (view, texts) = (table.inspector.view, table.texts)
    let properties = view.propertyPane.text
    table.startMove(to: 0)
    XCTAssertNotEqual(table.texts, texts)
    XCTAssertEqual(table.bar.label.text, "0 of 2")
    XCTAssertFalse(view.messageList.items.isEmpty)
    XCTAssertEqual(view.propertyPane.text, properties)
    pump(until: { view.messageList.items.isEmpty }, "the messages")
    XCTAssertNotEqual(view.propertyPane.text, properties)
    XCTAssertTrue(view.hintLabel.isVisible)
  }

  func testD8_outletsOfWaitingMessagesAreVeiledInTheFrameOfTheGame() {
    let table = TravelTable(.craps)
    table.click("rollButton", "rollButton")
    table.inspector.press(table.inspector.view.pauseButton)
    table.startMove(to: 1)
    let screen = table.screen as? ScreenView
    XCTAssertEqual(screen?.veiledWidgets.isEmpty, false)
    XCTAssertNotEqual(table.inspector.view.waitingLabel.text, "")
  }

  func testD8_theTimelineSendsAMomentInEverySecondFrame() throws {
    let (window, view) = (Window(), InspectorView(games: []))
    let bar = view.timelineBar
    window.setChild(view.root)
    window.present()
    window.waitForFrames(2)
    bar.show(9, of: 10, "9 of 9", describedAs: "")
    let clock = try XCTUnwrap(gtk_widget_get_frame_clock(window.pointer))
    var sent: [(moment: Int, frame: gint64)] = []
    bar.momentChosen.connect(to: bar) { bar, moment in
      sent.append((moment, gdk_frame_clock_get_frame_counter(clock)))
      // The next two moves arrive at once.
      for next in [moment - 1, moment - 2] where moment > 4 { bar.slider.move(to: next) }
    }
    bar.slider.move(to: 8)
    pump(until: { sent.count == 3 }, "the moves")
    XCTAssertEqual(sent.map(\.moment), [8, 6, 4])
    XCTAssertTrue(zip(sent, sent.dropFirst()).allSatisfy { $1.frame - $0.frame >= 2 }, "\(sent)")
    window.destroy()
  }
}
