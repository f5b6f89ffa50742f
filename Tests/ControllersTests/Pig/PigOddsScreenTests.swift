import XCTest

/// The odds of the player to move.
final class PigOddsScreenTests: AnnouncementTestCase {
  func testP17_oddsOfThePlayerToMoveAreShownLive() {
    let pig = PigTable(die: 6, 6, 6, 5, 2)
    pig.view.oddsButton.toggle()
    XCTAssertEqual(pig.view.oddsLabel.text, "Roll 53%", "passing is not possible yet")
    pig.roll()
    XCTAssertEqual(pig.view.oddsLabel.text, pig.odds(0, 0, 6, "✓ Roll {roll} · Pass {pass}"))
    pig.roll()
    pig.roll()
    XCTAssertEqual(pig.view.oddsLabel.text, pig.odds(0, 0, 18, "✓ Roll {roll} · Pass {pass}"))
    pig.roll()
    XCTAssertEqual(pig.view.oddsLabel.text, pig.odds(0, 0, 23, "Roll {roll} · ✓ Pass {pass}"))
    pig.pass()
    XCTAssertEqual(pig.view.oddsLabel.text, pig.odds(0, 23, 0, "Roll {roll}"))
    pig.roll()
    XCTAssertEqual(pig.view.oddsLabel.text, pig.odds(0, 23, 2, "✓ Roll {roll} · Pass {pass}"))
    pig.view.oddsButton.toggle()
    XCTAssertEqual(pig.view.oddsLabel.text, "")
  }

  func testP17_oddsDoNotRevealARollBeforeTheDieHasLanded() {
    let pig = PigTable(die: 6, 5, 1)
    pig.view.oddsButton.toggle()
    pig.roll()
    let before = pig.view.oddsLabel.text
    pig.view.rollButton.click()
    pig.clock.advance(by: Double(PigView.throwTime - 1))
    XCTAssertEqual(pig.view.oddsLabel.text, before)
    pig.clock.advance(by: 1)
    let after = pig.odds(0, 0, 11, "✓ Roll {roll} · Pass {pass}")
    XCTAssertEqual(pig.view.oddsLabel.text, after)
    pig.view.rollButton.click()
    pig.clock.advance(by: Double(PigView.throwTime))
    XCTAssertEqual(pig.view.oddsLabel.text, after)
    pig.clock.advance(by: 100)
    XCTAssertEqual(pig.view.oddsLabel.text, "", "the turn is over")
    pig.waitForResult()
    XCTAssertEqual(pig.view.oddsLabel.text, "Roll 53%")
  }

  func testP17_aWonGameHasNoOdds() {
    let pig = PigTable.beforeAWin()
    pig.view.oddsButton.toggle()
    XCTAssertTrue(pig.view.oddsLabel.text.hasSuffix("✓ Pass 100%"), pig.view.oddsLabel.text)
    pig.pass()
    XCTAssertEqual(pig.view.oddsLabel.text, "")
  }

  // MARK: - Screen readers

  func testP17_oddsAreAnnouncedWhenTheyAreTurnedOnAndWithTheState() {
    let pig = PigTable(die: 6)
    pig.roll()
    _ = takeAnnouncements()
    XCTAssertEqual(accessibleName(of: AnyWidget(pig.view.oddsButton)), "Show odds")
    pig.view.oddsButton.toggle()
    let odds = pig.odds(
      0, 0, 6, "The chance of winning is {roll} by rolling and {pass} by passing. Rolling is better.")
    XCTAssertEqual(takeAnnouncements(), [odds])
    XCTAssertEqual(accessibleName(of: AnyWidget(pig.view.oddsLabel)), odds)
    XCTAssertEqual(odds.filter { $0 == "%" }.count, 2)
    pig.controller.speakState()
    XCTAssertTrue(takeAnnouncements().last?.hasSuffix("6 this turn. \(odds)") == true)
    pig.view.oddsButton.toggle()
    XCTAssertEqual(takeAnnouncements(), [])
  }

  func testP17_rollsAreAnnouncedWithoutOdds() {
    let pig = PigTable(die: 4)
    pig.view.oddsButton.toggle()
    _ = takeAnnouncements()
    pig.roll()
    XCTAssertEqual(takeAnnouncements(), ["Rolled 4: 4 this turn."])
  }

  // MARK: - Saving

  func testP17_oddsStayOnInTheNextSession() throws {
    let memory = GameMemory()
    for isOn in [false, true] {
      let view = try XCTUnwrap(TravelTable(.pig, memory: memory).screen as? PigView)
      XCTAssertEqual(view.oddsButton.isActive, isOn)
      XCTAssertEqual(view.oddsLabel.text, isOn ? "Roll 53%" : "")
      view.oddsButton.toggle()
      XCTAssertEqual(memory.saved.map { $0[.pigOptions]?.showsOdds }, isOn ? [true, false] : [true])
      WindowFixture.clear()
    }
  }
}

extension PigTable {
  /// A text with the odds at these points: of the player to move, of the opponent, and of the turn.
  fileprivate func odds(_ own: Int, _ opponent: Int, _ total: Int, _ text: String) -> String {
    let solution = PigSolution.standard
    let roll = solution.winProbabilityRolling(own: own, opponent: opponent, turnTotal: total)
    let pass = solution.winProbabilityHolding(own: own, opponent: opponent, turnTotal: total)
    return text.replacing("{roll}", with: "\(Numeral.text(roll * 100, digits: 0))%")
      .replacing("{pass}", with: "\(Numeral.text(pass * 100, digits: 0))%")
  }
}
