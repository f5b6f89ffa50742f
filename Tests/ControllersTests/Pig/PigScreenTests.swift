import XCTest

final class PigScreenTests: GameTestCase {
  func testP1_titleNamesAndCurrentPlayerAreShown() {
    let pig = PigTable(die: 1, 1)
    XCTAssertEqual(pig.view.titleLabel.text, "Pass the Pigs")
    XCTAssertEqual(pig.view.player1.nameField.text, "Player 1")
    XCTAssertEqual(pig.view.player2.nameField.text, "Player 2")
    XCTAssertEqual(pig.turns, ["▸ Your turn", ""])
    XCTAssertTrue(pig.view.player1.isActive)
    XCTAssertFalse(pig.view.player2.isActive)
    pig.roll()
    XCTAssertEqual(pig.turns, ["", "▸ Your turn"])
    XCTAssertFalse(pig.view.player1.isActive)
    XCTAssertTrue(pig.view.player2.isActive)
  }

  func testP2_turnTotalIsAnimatedOnlyWhenItGrows() {
    let pig = PigTable(die: 4, 1)
    pig.roll()
    XCTAssertTrue(pig.view.hasFallingCoins)
    pump(until: { !pig.view.hasFallingCoins })
    pig.roll()
    XCTAssertFalse(pig.view.hasFallingCoins, "pigged out")
  }

  func testP3_dieShowsOtherFacesBeforeItLands() {
    let pig = PigTable(die: 4)
    pig.view.rollButton.click()
    let die = pig.view.dieImageView
    let thrown = die.picture()
    XCTAssertEqual(die.description, "Not rolled yet")
    pump(until: { die.picture() != thrown })
    pig.view.dieImageView.show(4, describedAs: "")
    let landed = die.picture()
    pig.view.throwDie(4)
    XCTAssertTrue(die.picture() != landed)
    pump(until: { die.picture() == landed })
  }

  func testP3_eachFaceHasItsOwnPictureAndDescription() {
    let pig = PigTable(die: 2, 3, 4, 5, 6, 2, 1)
    var pictures = [pig.view.dieImageView.picture()]
    for face in 2...6 {
      pig.roll()
      XCTAssertEqual(pig.view.dieImageView.description, "Rolled \(face)")
      pictures.append(pig.view.dieImageView.picture())
    }
    pig.roll()
    XCTAssertTrue(pig.view.dieImageView.picture() == pictures[1], "the same face, the same picture")
    pig.roll()
    pictures.append(pig.view.dieImageView.picture())
    XCTAssertEqual(Set(pictures).count, 7, "a blank die and six faces")
    XCTAssertTrue(pictures.allSatisfy { $0.pixels.contains { $0 != 0 } })
  }

  func testP2_eachMoodAndEachFaceHasItsOwnPicture() throws {
    let view = PigTable(die: 4).view
    let pig = try XCTUnwrap(AnyWidget.named("pig", below: view.root))
    let moods = PigMood.allCases.map { mood in
      view.show(mood)
      return pig.picture()
    }
    let looks: [PlayerFace.Look?] = [nil, .helmet, .whiskers, .glasses]
    let faces = looks.map { look in
      view.player2.face.show(look)
      return view.player2.face.picture()
    }
    XCTAssertEqual(Set(moods).count, moods.count)
    XCTAssertEqual(Set(faces).count, faces.count)
  }

  func testP2_pigsMoodIsThatOfTheTurnTotal() {
    for (rolls, mood) in [
      ([6, 6, 3], "idle"), ([6, 6, 4], "greedy"), ([6, 6, 4, 4], "greedy"), ([6, 6, 5, 4], "worried"),
    ] {
      let pig = PigTable(generator: ScriptedGenerator.dice(rolls))
      let listener = SettingListener()
      for _ in rolls { pig.roll() }
      listener.stop()
      XCTAssertEqual(listener.settings.last { $0.widget.name == "pig" }?.value, mood, "\(rolls)")
      pig.fixture.close()
    }
  }

  func testP12_controllerIsTheDelegateOfTheModel() {
    let pig = PigTable(die: 6)
    let delegate = pig.controller as AnyObject as? any PigModelDelegate
    XCTAssertNotNil(delegate)
    // An event makes the controller show the whole model, so changed outlets are corrected.
    pig.view.turnTotalLabel.text = "?"
    pig.view.player1.scoreLabel.text = "?"
    pig.view.rollButton.isSensitive = false
    delegate?.pigModel(PigModel(), didLog: .newGame)
    XCTAssertEqual(pig.view.turnTotalLabel.text, "0")
    XCTAssertEqual(pig.view.player1.scoreLabel.text, "0")
    pig.waitForResult()
    XCTAssertTrue(pig.view.rollButton.isSensitive)
  }
}
