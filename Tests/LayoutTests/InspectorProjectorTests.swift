import CGtk
import DemoScenes
import GtkKit
import Hands
import Views
import XCTest

/// The Inspector on a projector: the newest rows and properties, in texts that can be read from the back of the room.
final class InspectorProjectorTests: LayoutTestCase {
  func testD6_theLastRowStaysInViewWhenItGrows() throws {
    let (demo, view) = try inspector("inspector-pig", Size(1280, 800))
    for _ in 1...3 {
      demo.pig.rollButton.click()
      demo.runPendingWork()
      demo.window.waitForFrames(2)
    }
    view.zoom = 1.15
    demo.window.waitForFrames(5)
    let last = try XCTUnwrap(view.messageList.items.last?.text)
    XCTAssertEqual(try rows(of: view, in: demo.window).last, last)
  }

  func testD6_changedPropertiesComeFirstInWholeRows() throws {
    for size in [Size(1280, 800), Size(1920, 1080)] {
      for (name, zoom) in [
        ("inspector-craps", 1), ("inspector-craps", 1.5), ("inspector-tictactoe", 1),
        ("inspector-hangman", 1),
      ] {
        let (demo, view) = try inspector(name, size)
        view.zoom = zoom
        demo.window.waitForFrames(3)
        let pane = view.propertyPane.box(in: demo.window)
        let lines = view.propertyPane.children
        let shown = lines.filter(\.isMapped)
        XCTAssertGreaterThan(shown.count, 1, name)
        for line in shown {
          let box = line.box(in: demo.window)
          XCTAssertLessThanOrEqual(box.y + box.height, pane.y + pane.height + 1, "\(name) \(size)")
        }
        let changed = lines.filter { $0.hasStyle("changed") }
        XCTAssertFalse(changed.isEmpty, name)
        if zoom == 1 { XCTAssertEqual(changed.filter { !$0.isMapped }.count, 0, "\(name) \(size)") }
        XCTAssertTrue(changed.contains(where: \.isMapped), "\(name) \(size)")
        TestWindows.closeAll()
      }
    }
  }

  func testD6_shortChangesStandBesideTheNameOfTheModel() throws {
    let (demo, view) = try inspector("inspector-tictactoe", Size(1920, 1080))
    view.propertyPane.show([
      (
        "TicTacToeModel",
        [
          ("board", "OOO XXX OOX", "[]"), ("outcome", ".lost(bet: 1)", "nil"),
          ("losingLines.count", "2", "0"), ("lossesInARow", "1", "0"),
        ]
      )
    ])
    demo.window.waitForFrames(3)
    let tops = view.propertyPane.children.map { $0.box(in: demo.window).y }
    XCTAssertEqual(tops.count, 5)
    XCTAssertEqual([tops[3], tops[4]], [tops[0], tops[0]])
    XCTAssertGreaterThan(tops[1], tops[0], "a long change")
    XCTAssertEqual(tops[2], tops[1])
  }

  func testD6_theSearchStaysWhileItIsUsed() throws {
    let (demo, view) = try inspector("inspector-craps", Size(1280, 800))
    let hand = try Hand(at: demo.windowToCapture)
    @MainActor func magnify() {
      view.zoom = 1
      demo.window.waitForFrames(3)
      XCTAssertTrue(view.searchField.isMapped)
      view.zoom = 2.1
      demo.window.waitForFrames(3)
    }
    magnify()
    XCTAssertFalse(view.searchField.isMapped, "there is no room")
    view.zoom = 1
    try hand.replaceText(of: view.searchField, with: "dice")
    magnify()
    XCTAssertTrue(view.searchField.isMapped, "a text filters the messages")
    view.zoom = 1
    try hand.replaceText(of: view.searchField, with: "")
    view.searchField.grabFocus()
    magnify()
    XCTAssertTrue(view.searchField.isMapped, "the user types")
    demo.craps.rollButton.grabFocus()
    demo.window.waitForFrames(3)
    XCTAssertFalse(view.searchField.isMapped, "the focus is in the game")
  }

  func testD6_theDiagramHasAtLeastHalfOfTheHeight() throws {
    for scene in Scene.all where scene.name.hasPrefix("inspector-") && scene.name != "inspector-window" {
      let (demo, view) = try inspector(scene.name, Size(1280, 800))
      let window = demo.windowToCapture
      let head = try XCTUnwrap(AnyWidget.named("groupHeader", below: view.root)).box(in: window)
      let list = view.messageList.box(in: window)
      // Less while the code of a message is below it.
      let part = view.sourcePane.isVisible ? 0.4 : 0.5
      XCTAssertGreaterThan(
        list.y + list.height - head.y, view.root.box(in: window).height * part, scene.name)
      TestWindows.closeAll()
    }
  }
}

/// The texts of the rows that are fully in view.
@MainActor
private func rows(of view: InspectorView, in window: Window) throws -> [String] {
  let room = view.messageList.box(in: window)
  return view.messageList.mappedRows.filter { _, row in
    let box = row.widget.box(in: window)
    return box.y >= room.y - 1 && box.y + box.height <= room.y + room.height + 1
  }.map(\.item.text)
}
