import XCTest

/// The slider, its wheel and the buttons that change the ante.
final class CrapsAnteTests: GameTestCase {
  func testC4_sliderRangesFrom0To500() { XCTAssertEqual(CrapsTable(dice: 1).view.anteSlider.range, 0...500) }

  func testC4_buttonsChangeTheAnteOfTheModel() {
    let craps = CrapsTable(dice: 1)
    for (name, ante) in [
      ("antePlus5Button", "$10"), ("antePlus25Button", "$35"), ("anteMinus5Button", "$30"),
      ("anteMinus25Button", "$5"), ("anteAllButton", "$200"), ("anteMinus25Button", "$175"),
    ] {
      craps.fixture.find(name).click()
      XCTAssertEqual(craps.view.anteLabel.text, ante, name)
      XCTAssertEqual("$\(craps.view.anteSlider.value)", ante, name)
    }
  }

  func testC4_buttonsAreEnabledWhileTheAnteStaysPayable() {
    let craps = CrapsTable(dice: 1)
    XCTAssertEqual(craps.enabledAnteButtons, ["antePlus5Button", "antePlus25Button", "anteAllButton"])
    craps.view.anteSlider.move(to: 100)
    XCTAssertEqual(craps.enabledAnteButtons, CrapsTable.anteButtons)
    craps.view.anteSlider.move(to: 180)
    XCTAssertEqual(
      craps.enabledAnteButtons,
      ["anteMinus25Button", "anteMinus5Button", "antePlus5Button", "anteAllButton"])
    craps.view.anteSlider.move(to: 200)
    XCTAssertEqual(craps.enabledAnteButtons, ["anteMinus25Button", "anteMinus5Button"])
  }

  func testC4_theFocusMovesFromAButtonThatIsDisabledToTheSlider() {
    let craps = CrapsTable(dice: 1)
    craps.fixture.find("anteAllButton").grabFocus()
    craps.fixture.find("anteAllButton").click()
    XCTAssertTrue(craps.view.anteSlider.isFocus)
  }

  func testC4_theFocusMovesToRollWhenAPointIsSet() {
    for name in ["anteSlider", "antePlus5Button", "anteAllButton"] {
      let craps = CrapsTable(dice: 3, 3)
      craps.fixture.find(name).grabFocus()
      craps.roll()
      XCTAssertTrue(craps.view.rollButton.isFocus, name)
      craps.fixture.close()
    }
  }

  func testC4_signsStayBeforeTheNumberInLanguagesFromRightToLeft() {
    Desktop.setReadsRightToLeft(true)
    defer { Desktop.setReadsRightToLeft(false) }
    let craps = CrapsTable(dice: 5, 6)
    craps.roll()
    let texts = [
      craps.view.changeLabel.text, Label(craps.fixture.find("anteMinus5Button").children[0])?.text,
    ]
    XCTAssertEqual(texts, ["\u{200E}+$5", "\u{200E}−$5"])
  }

  func testC4_oneNotchOfTheWheelIsOneStep() {
    let craps = CrapsTable(dice: 1)
    Pointer.scroll(over: craps.view.anteSlider, notches: -1)
    XCTAssertEqual(craps.view.anteLabel.text, "$10")
    Pointer.scroll(over: craps.view.anteSlider, notches: -3)
    XCTAssertEqual(craps.view.anteLabel.text, "$25")
    Pointer.scroll(over: craps.view.anteSlider, notches: 1)
    XCTAssertEqual(craps.view.anteLabel.text, "$20")
  }
}

extension CrapsTable {
  /// The names of the buttons that change the ante, in order.
  fileprivate static let anteButtons = [
    "anteMinus25Button", "anteMinus5Button", "antePlus5Button", "antePlus25Button", "anteAllButton",
  ]

  /// The names of those that are enabled.
  fileprivate var enabledAnteButtons: [String] { Self.anteButtons.filter { fixture.find($0).isSensitive } }
}
