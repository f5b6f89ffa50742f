import XCTest

final class TabBarTests: GameTestCase {
  func testD2_eachTabCreatesItsScreenWhenFirstShown() {
    var made: [Game] = []
    let fixture = WindowFixture(.craps) { game in
      made.append(game)
      return controller(of: game)
    }
    XCTAssertEqual(made, [.craps])
    for (game, screen) in [
      (Game.pig, "pigScreen"), (.ticTacToe, "ticTacToeScreen"), (.hangman, "hangmanScreen"),
      (.craps, "crapsScreen"), (.pig, "pigScreen"),
    ] {
      fixture.clickTab(game)
      XCTAssertTrue(fixture.find(screen).isMapped, screen)
      XCTAssertTrue(fixture.tabBar.controller(of: game).screen.root.isMapped)
    }
    XCTAssertEqual(made, [.craps, .pig, .ticTacToe, .hangman])
  }

  func testD2_D5_tabsAreAtTheBottomOfANarrowWindowAndIconsInTheHeaderBarOfAShortOne() {
    for (size, hasRoom) in [(Size(360, 640), true), (Size(480, 320), false)] {
      let fixture = WindowFixture(.craps, size: size, make: controller)
      let tabs = AnyWidget.all(named: "pigTab", below: fixture.window).filter(\.isMapped)
      XCTAssertEqual(tabs.count, 1, "\(size)")
      let place = tabs[0].bounds(in: fixture.window)
      XCTAssertTrue(hasRoom ? place.y > 500 : place.y < 40 && place.width < 60, "\(size): \(place)")
      if !hasRoom { XCTAssertEqual(tabs[0].tooltip, "Pig") }
      fixture.clickTab(.pig)
      XCTAssertTrue(fixture.find("pigScreen").isMapped, "\(size)")
      fixture.close()
    }
  }

  func testD5_resizingAlwaysLeavesOneRowOfTabs() {
    let widths = stride(from: 600.0, through: 660, by: 15)
    let sizes =
      [Size(500, 400), Size(500, 700), Size(900, 700), Size(900, 400), Size(500, 400)]
      + (Array(widths) + widths.reversed()).map { Size($0, 800) }
    for start in [Size(500, 700), Size(1000, 700)] {
      let fixture = WindowFixture(.craps, size: start, make: controller)
      for size in sizes {
        XCTAssertTrue(fixture.window.resizeContent(to: size))
        fixture.window.waitForFrames(2)
        let rows = AnyWidget.all(styled: "tabs", below: fixture.window).filter(\.isMapped)
        XCTAssertEqual(rows.map(\.children.count), [Game.all.count], "\(start) \(size)")
      }
      fixture.close()
    }
  }

  func testTheTabsOfEachPlaceAgree() {
    let fixture = WindowFixture(.craps, size: Size(920, 640), make: controller)
    let rows = AnyWidget.all(styled: "tabs", below: fixture.window)
    XCTAssertEqual(rows.count, 3)
    fixture.clickTab(.pig)
    fixture.tabBar.present(Alert("A title", "A message.")) {}
    for row in rows {
      XCTAssertEqual(row.children.map(isActive), Game.all.map { $0 == .pig })
      // The alert covers those at the bottom, and disables the others.
      guard !row.hasStyle("bottom-bar") else { continue }
      XCTAssertFalse(row.children.contains(where: \.isEffectivelySensitive))
    }
    fixture.closeAlert()
    fixture.clickTab(.craps)
    for row in rows { XCTAssertEqual(row.children.map(isActive), Game.all.map { $0 == .craps }) }
  }

  func testD5_highContrastThemesAreRecognizedByName() {
    defer { unsetenv("GTK_THEME") }
    for (name, hasContrast) in [
      ("HighContrast", true), ("HighContrastInverse", true), ("Default:hc", true),
      ("Default-hc-dark", true),
      ("Adwaita:dark", false), ("Default", false),
    ] {
      setenv("GTK_THEME", name, 1)
      XCTAssertEqual(Desktop.prefersContrast, hasContrast, name)
    }
  }

  func testD4_keysWithControlOrAltAreUnhandled() throws {
    let craps = CrapsTable(dice: 1)
    for modifier in [KeyboardKey.control, .alt] { try craps.fixture.hand().press("r", holding: modifier) }
    XCTAssertEqual(craps.view.totalLabel.text, "Total –")
  }

  func testD4_gameGetsNoKeysWhileAnAlertIsOpen() throws {
    let generator = ScriptedGenerator.dice(4, 4)
    let craps = CrapsTable(generator: generator)
    craps.fixture.tabBar.present(Alert("First", "Text")) {}
    try craps.fixture.type("r")
    craps.fixture.tabBar.newGamePressed()
    craps.fixture.tabBar.show(.pig)
    XCTAssertEqual(generator.remaining, 2)
    XCTAssertTrue(craps.view.root.isMapped)
    craps.fixture.closeAlert()
    try craps.fixture.type("r")
    XCTAssertEqual(generator.remaining, 0)
  }

  func testD4_tabKeyReachesEveryControl() {
    let fixture = WindowFixture(.craps, make: controller)
    let expected: [(Game, [String])] = [
      (.craps, ["anteSlider", "rollButton"]),
      (.pig, ["nameField1", "rollButton", "newGameButton", "nameField2", "computerSwitch"]),
      (.ticTacToe, ["playButton", "betButton"]),
      (.hangman, ["infoButton", "newGameButton", "keyQ", "keyM", "guessField"]),
    ]
    for (game, names) in expected {
      fixture.tabBar.show(game)
      pump(until: { fixture.tabBar.controller(of: game).screen.root.isMapped })
      // The parts of a page are ordered by their places.
      fixture.window.waitForFrames(2)
      let order = fixture.window.tabOrder()
      XCTAssertEqual(names.filter { order.contains($0) }, names, "\(game): \(order)")
      // The tab order is a ring that begins at the current focus.
      let ring = order.filter { names.contains($0) }
      let start = ring.firstIndex(of: names[0]) ?? 0
      XCTAssertEqual(Array(ring[start...] + ring[..<start]), names, "\(game), in this order")
    }
  }
}

/// A controller as the program creates it, for tests that do not play.
@MainActor
func controller(of game: Game) -> ViewController {
  var services = GameServices(makeGenerator: { SeededGenerator(seed: 1) })
  services.hangman = HangmanServices(
    settings: { RegisteredDefaults() }, words: WordSource { $1(.init(words: anyWords)) })
  return services.makeController(of: game)
}

@MainActor
private let anyWords = try! WordList(["ANIMALS", "PARLORS"])
