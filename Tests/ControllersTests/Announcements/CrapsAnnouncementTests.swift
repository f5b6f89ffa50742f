import XCTest

/// Announcements to screen readers in Craps.
final class CrapsAnnouncementTests: AnnouncementTestCase {
  func testD7_bankruptcyAlertBeginsWithTheLoss() {
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

  func testD7_anteChangedByKeyboardIsAnnounced() {
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

  func testD7_recentRollsBeginWithTheNewest() {
    let craps = CrapsTable(dice: 2, 2, 6, 4)
    craps.roll()
    craps.roll()
    let chips = craps.view.rollStrip.children.dropFirst().compactMap { Label($0)?.text }
    XCTAssertEqual(chips, ["10", "4 ●"])
  }
}
