import XCTest

/// The exports of the Inspector: diagrams on the clipboard and in files.
final class InspectorCopyTests: GameTestCase {
  // MARK: - Copies

  func testD6_withoutMessagesThereIsNothingToCopy() {
    let craps = CrapsTable(dice: 5, 6)
    let inspector = InspectorTable(of: craps.fixture)
    let buttons = [inspector.view.menu.mermaidButton, inspector.view.menu.svgButton]
    XCTAssertEqual(buttons.map(\.isSensitive), [false, false])
    craps.roll()
    pump()
    XCTAssertEqual(buttons.map(\.isSensitive), [true, true])
    inspector.choose(inspector.view.menu.mermaidButton)
    XCTAssertEqual(
      inspector.view.detailLabel.text,
      "Copied as a Mermaid sequence diagram: rollButton clicked, 10:45:00")
  }

  func testD6_theSelectedGroupsAreCopiedAsMermaidAndSavedAsSVG() {
    let craps = CrapsTable(dice: 5, 6, 1, 2)
    let inspector = InspectorTable(of: craps.fixture)
    craps.roll()
    craps.view.anteSlider.move(to: 20)
    inspector.select("CrapsViewController > CrapsModel: playTurn()")
    inspector.choose(inspector.view.menu.mermaidButton)
    inspector.choose(inspector.view.menu.svgButton)
    XCTAssertEqual(inspector.copied.count, 1)
    XCTAssertEqual(inspector.copied.first?.hasPrefix("sequenceDiagram\n"), true)
    for copy in inspector.copied {
      XCTAssertTrue(copy.contains("playTurn()"))
      XCTAssertFalse(copy.contains("sliderMoved"))
    }
    XCTAssertEqual(inspector.saved.map(\.name), ["parlor-craps.svg"])
  }

  func testD6_theSVGFileIsSelfContainedAndShowsTheSelectedGroups() {
    let craps = CrapsTable(dice: 5, 6, 1, 2)
    let inspector = InspectorTable(of: craps.fixture)
    craps.roll()
    craps.view.anteSlider.move(to: 20)
    for row in [
      "CrapsViewController > CrapsModel: playTurn()", "CrapsViewController > CrapsModel: ante = 20",
    ] {
      inspector.select(row)
      inspector.choose(inspector.view.menu.svgButton)
      inspector.choose(inspector.view.menu.svgButton)
    }
    let pictures = inspector.saved.map(\.text)
    for picture in pictures {
      XCTAssertTrue(picture.hasPrefix("<?xml"))
      XCTAssertTrue(picture.hasSuffix("</svg>\n"))
      XCTAssertFalse(
        picture.contains("<text") || picture.contains("<script")
          || picture.contains("http://www.w3.org/1999/xhtml"))
    }
    let heights = pictures.map { $0.firstMatch(of: /height="(\d+)/).flatMap { Int($0.1) } ?? 0 }
    XCTAssertGreaterThan(heights[0], heights[2] + 50, "the roll has more messages")
    XCTAssertEqual(heights[0], heights[1])
    XCTAssertEqual(pictures[2].count, pictures[3].count)
  }
}
