import XCTest

final class HangmanChalkTests: GameTestCase {
  func testH2_lettersOfOtherAlphabetsAreWritten() {
    let game = HangmanTable(["A"], length: 1)
    let slot = AnyWidget(game.view.wordLabel)
    func picture(_ content: WordSlots.Slot) -> WidgetPicture {
      game.view.wordLabel.show([content], describedAs: "")
      game.fixture.window.waitForFrames(2)
      return slot.picture()
    }
    // The last ones have no strokes of chalk, and are printed.
    let letters = "AÄÖÜßÑÉÇŒÆØŁĐÞĄĘŐŞĞİĀȘŻΓΔΘΛΞΠΣΦΨΩБГҐДЄЖЗИЙЛУЦЧШЩЪЫЬЭЮЯЁЇაԱ"
    var pictures = Set([picture(.unknown)])
    for letter in letters { pictures.insert(picture(.found(letter))) }
    // Γ looks like Г.
    XCTAssertEqual(pictures.count, letters.count)
  }

  func testH8_manIsFreeAfterAWin() {
    let game = HangmanTable(["DUCK"], length: 4)
    let gallows = AnyWidget(game.view.gallows)
    game.press("DUC")
    game.fixture.window.waitForFrames(2)
    let empty = gallows.ink
    game.press("K")
    game.fixture.window.waitForFrames(2)
    XCTAssertGreaterThan(gallows.ink, empty, "no wrong guess has drawn him")
  }
}
