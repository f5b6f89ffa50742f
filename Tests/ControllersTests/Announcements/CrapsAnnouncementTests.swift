import DemoScenes
import GtkKit
import Views
import XCTest

/// Announcements to screen readers in Craps.
final class CrapsAnnouncementTests: AnnouncementTestCase {
  func testD7_eachRollAndItsResultIsAnnouncedOnce() {
    onMain {
      let craps = CrapsTable(dice: 2, 2, 6, 4, 1, 3, 1, 1, 5, 6)
      for announcement in [
        "Total 4. The point is 4. Roll 4 again before a 7.",
        "Total 10. The point is 4. Roll 4 again before a 7.",
        "Total 4. You win $5. Balance $205.", "Total 2. You lose $5. Balance $200.",
        "Total 11. You win $5. Balance $205.",
      ] {
        craps.roll()
        pump()
        XCTAssertEqual(takeAnnouncements(), [announcement])
      }
    }
  }

  func testD7_bankruptcyAlertBeginsWithTheLoss() {
    onMain {
      let craps = CrapsTable(dice: 1, 1)
      craps.view.anteSlider.move(to: 200)
      craps.roll()
      pump()
      XCTAssertEqual(takeAnnouncements(), [], "a screen reader reads the alert")
      XCTAssertEqual(
        accessibleName(of: craps.fixture.find("alert")), "Total 2. You lose $200. You are bankrupt")
      craps.fixture.closeAlert()
      XCTAssertEqual(takeAnnouncements(), ["New game. Your balance is $200."])
    }
  }

  func testD7_anteChangedByKeyboardIsAnnounced() {
    onMain {
      let craps = CrapsTable(dice: 1, 1)
      craps.view.anteSlider.move(to: 200)
      XCTAssertEqual(takeAnnouncements(), [], "the slider is not focused")
      craps.view.anteSlider.grabFocus()
      craps.view.anteSlider.move(to: 150)
      XCTAssertEqual(takeAnnouncements(), Slider.announcesValue ? [] : ["$150"])
      craps.roll()
      XCTAssertEqual(craps.view.anteSlider.value, 50)
      XCTAssertEqual(
        takeAnnouncements(), ["Total 2. You lose $150. Balance $50."], "the model lowered the ante")
    }
  }

  func testD7_everyRollIsAnnouncedWithItsResult() {
    onMain {
      Desktop.setAllowsMotion(true)
      let clock = ManualClock()
      let craps = CrapsTable(dice: 2, 2, 6, 4, time: clock.time)
      craps.roll()
      XCTAssertEqual(takeAnnouncements(), [])
      craps.roll()
      XCTAssertEqual(takeAnnouncements(), ["Total 4. The point is 4. Roll 4 again before a 7."])
      clock.advance(by: 1149)
      XCTAssertEqual(takeAnnouncements(), [], "only the second roll is being shown")
      clock.advance(by: 1)
      XCTAssertEqual(takeAnnouncements(), ["Total 10. The point is 4. Roll 4 again before a 7."])
      craps.controller.finishShowing()
      XCTAssertEqual(takeAnnouncements(), [])
    }
  }

  func testD7_anteChangedByAButtonIsAnnounced() {
    onMain {
      let craps = CrapsTable(dice: 1)
      craps.fixture.find("antePlus25Button").click()
      XCTAssertEqual(takeAnnouncements(), ["Ante $30"])
      craps.fixture.find("anteAllButton").click()
      XCTAssertEqual(takeAnnouncements(), ["Ante $200"])
    }
  }

  func testD7_stateOfCrapsIsAnnounced() {
    onMain {
      let craps = CrapsTable(dice: 2, 2, 3, 1)
      craps.fixture.tabBar.speakState()
      XCTAssertEqual(takeAnnouncements(), ["Balance $200. Ante $5. No point."])
      craps.roll()
      _ = takeAnnouncements()
      craps.fixture.tabBar.speakState()
      XCTAssertEqual(takeAnnouncements(), ["Balance $200. Ante $5. Point 4. Total 4."])
      craps.roll()
      _ = takeAnnouncements()
      craps.fixture.tabBar.speakState()
      XCTAssertEqual(takeAnnouncements(), ["Balance $205. Ante $5. No point. Total 4. You win $5."])
    }
  }

  func testD7_recentRollsBeginWithTheNewest() {
    onMain {
      let craps = CrapsTable(dice: 2, 2, 6, 4)
      craps.roll()
      craps.roll()
      let chips = craps.view.rollStrip.children.dropFirst().compactMap { Label($0)?.text }
      XCTAssertEqual(chips, ["10", "4 ●"])
    }
  }
}
