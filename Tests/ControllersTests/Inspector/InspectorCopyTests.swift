import Controllers
import GtkKit
import Models
import Views
import XCTest

/// What leaves the Inspector: diagrams on the clipboard and in files.
final class InspectorCopyTests: GtkTestCase {
  // MARK: - Copies

  func testD6_withoutMessagesThereIsNothingToCopy() {
    onMain {
      let craps = CrapsTable(dice: 5, 6)
      let inspector = InspectorTable(of: craps.fixture)
      let buttons = [inspector.view.mermaidButton, inspector.view.textButton, inspector.view.svgButton]
      XCTAssertEqual(buttons.map(\.isSensitive), [false, false, false])
      craps.roll()
      pump()
      XCTAssertEqual(buttons.map(\.isSensitive), [true, true, true])
      inspector.view.textButton.click()
      XCTAssertEqual(inspector.view.detailLabel.text, "Copied as text: rollButton clicked, 10:45:00")
    }
  }

  func testD6_theSelectedGroupsAreCopiedAsMermaidAndAsTextAndSavedAsSVG() {
    onMain {
      let craps = CrapsTable(dice: 5, 6, 1, 2)
      let inspector = InspectorTable(of: craps.fixture)
      craps.roll()
      craps.view.anteSlider.move(to: 20)
      inspector.select("CrapsViewController > CrapsModel: playTurn()")
      inspector.view.mermaidButton.click()
      inspector.view.textButton.click()
      inspector.view.svgButton.click()
      XCTAssertEqual(inspector.copied.count, 2)
      XCTAssertEqual(inspector.copied.first?.hasPrefix("sequenceDiagram\n"), true)
      for copy in inspector.copied + inspector.saved.map(\.text) {
        XCTAssertTrue(copy.contains("playTurn()"))
        XCTAssertFalse(copy.contains("sliderMoved"))
      }
      XCTAssertEqual(inspector.saved.map(\.name), ["parlor-craps.svg"])
    }
  }
}
