import XCTest

final class TableLayoutTests: LayoutTestCase {
  func testT13_theBoardIsTheLoudestThenPlayThenTheCounters() throws {
    for size in [Size(360, 640), Size(960, 1080), Size(1280, 800), Size(2560, 1080)] {
      let demo = try TestWindows.demo("tictactoe-win")
      demo.window.ask(for: size)
      let game = demo.ticTacToe
      let (board, play) = (area(of: game.board, demo), area(of: game.playButton, demo))
      let pane = area(of: game.creditCounter, demo)
      XCTAssertGreaterThan(board, 3.5 * play, "\(size)")
      XCTAssertGreaterThan(play, pane, "\(size)")
      TestWindows.closeAll()
    }
  }

  func testT13_whereThereIsRoomTheTitleIs50AndTheButtonsAre40() throws {
    let demo = try TestWindows.demo(.ticTacToe)
    demo.window.ask(for: Size(1280, 800))
    let game = demo.ticTacToe
    for (text, size) in [(AnyWidget(game.titleLabel), 47.0), (AnyWidget(game.playButton).children[0], 38)] {
      XCTAssertGreaterThan(try XCTUnwrap(ShownText(of: text)).fontSize(in: demo.window), size)
    }
  }

  func testD5_aTabletHasALayoutOfItsOwn() throws {
    let size = Size(960, 1080)
    let craps = try TestWindows.demo("craps-history")
    craps.window.ask(for: size)
    XCTAssertTrue(craps.craps.balanceLine.isMapped)
    XCTAssertGreaterThan(craps.craps.dieLabel1.bounds(in: craps.window).width, 200)
    XCTAssertLessThan(craps.craps.rollButton.bounds(in: craps.window).width, 400)
    TestWindows.closeAll()
    let game = try TestWindows.demo("tictactoe-win")
    game.window.ask(for: size)
    XCTAssertGreaterThan(game.ticTacToe.board.bounds(in: game.window).width, 550)
    TestWindows.closeAll()
    let bank = try TestWindows.demo("bank-history")
    bank.window.ask(for: size)
    XCTAssertTrue(bank.bank.receipt.creditLine.isMapped)
    TestWindows.closeAll()
    let pig = try TestWindows.demo("pig-turn")
    pig.window.ask(for: size)
    XCTAssertTrue(pig.pig.historyTable.isMapped)
  }

  func testT12_theTillFillsItsPageAndHasADrawerAndNotesInALowWindow() throws {
    for size in [Size(640, 480), Size(1280, 800)] {
      let demo = try TestWindows.demo("bank")
      demo.window.ask(for: size)
      let bank = demo.bank
      let screen = AnyWidget(bank.root).bounds(in: demo.window)
      let (drawer, note) = (bank.drawer.bounds(in: demo.window), bank.addTenButton.bounds(in: demo.window))
      XCTAssertGreaterThan(drawer.width, screen.width * 0.8, "\(size)")
      XCTAssertGreaterThan(drawer.height, 40, "\(size)")
      XCTAssertGreaterThan(note.width, note.height * 1.8, "a note, \(size)")
      XCTAssertGreaterThan(bank.creditField.bounds(in: demo.window).width, note.height * 2, "\(size)")
      TestWindows.closeAll()
    }
  }

  func testP17_oddsAreABarInTwoColors() throws {
    let demo = try TestWindows.demo("pig-odds")
    demo.window.ask(for: Size(1280, 800))
    let bar = demo.pig.oddsLabel.bounds(in: demo.window)
    let picture = try XCTUnwrap(Picture(of: demo.window))
    let pixels = picture.pixels(in: Rect(bar.center.x - 20, bar.y + bar.height - 6, 40, 1))
    for color in [Pixel(red: 0xB3, green: 0x23, blue: 0x4D), Pixel(red: 0x96, green: 0x65, blue: 0x0C)] {
      XCTAssertTrue(pixels.contains(color), "\(color)")
    }
  }

  func testP17_oddsAreNamedAndAsWideAsTheButtonsThatTheyAreAbout() throws {
    let demo = try TestWindows.demo("pig-odds")
    for size in [Size(360, 640), Size(640, 480), Size(960, 1080), Size(1280, 800)] {
      demo.window.ask(for: size)
      let bar = demo.pig.oddsLabel.bounds(in: demo.window)
      let (roll, pass) = (
        demo.pig.rollButton.bounds(in: demo.window), demo.pig.passButton.bounds(in: demo.window)
      )
      XCTAssertEqual(bar.x, roll.x, accuracy: 3, "\(size)")
      XCTAssertEqual(bar.x + bar.width, pass.x + pass.width, accuracy: 3, "\(size)")
    }
    XCTAssertTrue(demo.pig.oddsLabel.children.contains { Label($0)?.text == "Chance to win" })
  }

  func testT12_theReceiptIsNotCutInALowWindow() throws {
    let demo = try TestWindows.demo("bank")
    demo.window.ask(for: Size(640, 480))
    let (paper, title) = (demo.bank.receipt, demo.bank.titleLabel)
    XCTAssertGreaterThan(title.bounds(in: demo.window).y - paper.bounds(in: demo.window).y, 6)
  }

  func testT12_inAHighWindowTheCreditIsAboveTheOtherCounters() throws {
    let demo = try TestWindows.demo("bank")
    for (size, isAbove) in [(Size(960, 1080), true), (Size(1280, 800), false)] {
      demo.window.ask(for: size)
      let (credit, won) = (
        demo.bank.creditLabel.bounds(in: demo.window), demo.bank.wonLabel.bounds(in: demo.window)
      )
      XCTAssertEqual(won.y > credit.y + credit.height, isAbove, "\(size)")
    }
  }

  func testD4_anAlertCoversNothingThatItSpeaksOf() throws {
    let scenes: [(String, (DemoWindow) -> WidgetRoot, [String])] = [
      ("pig-win", { $0.pig.root }, ["scoreLabel1", "scoreLabel2", "lastRollLabel", "dieImageView"]),
      ("craps-bankrupt", { $0.craps.root }, ["messageLabel", "dieLabel1", "dieLabel2"]),
      ("bank-alert", { $0.bank.root }, ["creditField", "addCreditButton"]),
    ]
    for (width, height) in [(360.0, 560.0), (360, 640), (640, 360), (640, 480), (960, 1080), (1280, 800)] {
      let size = Size(width, height)
      for (scene, root, names) in scenes {
        let demo = try played(scene, in: size)
        let alert = try XCTUnwrap(AnyWidget.named("alert", below: demo.window)).bounds(in: demo.window)
        for name in names {
          let part = try XCTUnwrap(AnyWidget.named(name, below: root(demo)), name)
          XCTAssertFalse(alert.overlaps(part.bounds(in: demo.window)), "\(scene), \(size): \(name)")
        }
        TestWindows.closeAll()
      }
    }
  }

  func testD4_anAlertLiesOnTheControlsWithinTheMachineAlsoAfterAResize() throws {
    let demo = try played("tictactoe-no-credit", in: Size(1280, 800))
    let sheet = try XCTUnwrap(AnyWidget.named("alert", below: demo.window))
    let cabinet = try XCTUnwrap(demo.ticTacToe.root.tree.first { $0.hasStyle("cabinet") })
    for (width, height) in [(1280.0, 800.0), (360, 640), (640, 360), (640, 480), (960, 1080), (1280, 800)] {
      let size = Size(width, height)
      demo.window.ask(for: size)
      let (alert, machine) = (sheet.bounds(in: demo.window), cabinet.bounds(in: demo.window))
      XCTAssertEqual(alert.union(machine), machine, "\(size)")
      XCTAssertTrue(alert.contains(demo.ticTacToe.playButton.bounds(in: demo.window).center), "\(size)")
      XCTAssertFalse(alert.overlaps(demo.ticTacToe.board.bounds(in: demo.window)), "\(size)")
    }
  }

  func testD4_shortcutsAreInAsManyColumnsAsThereIsRoomFor() throws {
    let demo = try TestWindows.demo("shortcuts")
    let window = demo.windowToCapture
    for (width, count) in [(360.0, 1), (640, 2), (960, 2), (1280, 3), (2560, 4)] {
      window.ask(for: Size(width, 800))
      let headings = UserText.all(in: window).filter { $0.widget.hasStyle("section") }
      let starts = Set(headings.map { $0.widget.bounds(in: window).x.rounded() })
      XCTAssertEqual(starts.count, count, "\(width): \(starts)")
    }
  }

  /// A scene that is played in a window of a size: an alert finds its place when it opens.
  private func played(_ name: String, in size: Size) throws -> DemoWindow {
    let scene = try XCTUnwrap(Scene.all.first { $0.name == name }, name)
    let demo = try TestWindows.demo(scene.game)
    demo.window.ask(for: size)
    scene.play(demo)
    demo.window.waitForFrames(2)
    return demo
  }

  private func area(of widget: some Widget, _ demo: DemoWindow) -> Double {
    let bounds = widget.bounds(in: demo.window)
    return bounds.width * bounds.height
  }
}
