import XCTest

/// The layout of every scene at every size, text scale, direction and theme, the contrast of every text, and what screen
/// readers speak.
final class ScreenLayoutTests: LayoutTestCase {
  func testD5_D7_screensOfAllGamesFitEverySizeAndAreReadable() throws {
    for scene in scenes where scene.isPlain { try checkEverywhere(scene) }
  }

  func testD5_D6_D7_otherWindowsFitEverySizeAndAreReadable() throws {
    for scene in scenes where otherWindows.contains(scene.name) { try checkEverywhere(scene) }
  }

  /// The layout at the smallest and the largest sizes, and the contrast at the smallest, and in light and dark at a usual
  /// one.
  func testD5_D7_scenesDuringPlayFitAndAreReadable() throws {
    let sizes = [Size(320, 480), Size(480, 320), Size(1280, 800), Size(3840, 2160)]
    let appearances = [
      Appearance(), Appearance(textPercent: 150, isRightToLeft: true),
      Appearance(textPercent: 200, theme: .highContrast),
    ]
    for scene in scenes where !scene.isPlain && !otherWindows.contains(scene.name) {
      try SceneSweep.check(scene) { sweep in
        sweep.checkDescriptions()
        sweep.checkLayout(sizes, appearances)
        sweep.checkLayoutAndContrast([Size(320, 480)], themes)
        sweep.checkLayoutAndContrast([Size(1280, 800)], [Appearance(), Appearance(theme: .dark)])
      }
    }
  }

  func testD5_pointsAndCaptionOfATurnOfPigAreNeverTheSmallest() throws {
    for textPercent in [100, 200] {
      Appearance(textPercent: textPercent).apply()
      let demo = try TestWindows.demo("pig-turn")
      let (turn, cards) = (demo.pig.turnTotalLabel, [demo.pig.player1, demo.pig.player2])
      for size in sizes {
        demo.window.ask(for: size)
        let height = digitHeight(of: turn, in: demo.window)
        for other in cards.map(\.leftLabel) where other.isMapped {
          XCTAssertGreaterThan(
            height, digitHeight(of: other, in: demo.window), "\(other.name) \(size) \(textPercent) %")
        }
        guard textPercent == 200 else { continue }
        let texts = UserText.all(below: AnyWidget(demo.pig.root)).compactMap { text in
          text.widget.isLabel && text.widget.isMapped
            ? ShownText(of: text.widget).map { (text.text, $0.fontSize(in: demo.window)) } : nil
        }
        let caption = try XCTUnwrap(texts.first { $0.0 == "This turn" }).1
        let others = texts.filter { $0.0 != "This turn" }
        XCTAssertTrue(others.contains { $0.1 <= caption * 1.08 }, "\(size): \(caption), \(others)")
      }
      TestWindows.closeAll()
    }
  }

  func testP8_historyOpensOnAPageWithoutRoomForIt() throws {
    let demo = try TestWindows.demo("pig-turn")
    demo.window.ask(for: Size(360, 560))
    let (button, rows) = (demo.pig.historyTable.button, demo.pig.historyTable.rows)
    let texts = { UserText.all(below: AnyWidget(button)).map(\.text) }
    XCTAssertFalse(texts().contains(rows[0].text))
    button.popUp()
    demo.window.waitForFrames(3)
    XCTAssertTrue(texts().contains(rows[0].text), "\(texts())")
    demo.pig.passButton.click()
    demo.finishShowing()
    demo.window.waitForFrames(3)
    let points = demo.pig.historyTable.rows[0].detail
    XCTAssertNotEqual(points, rows[0].detail)
    XCTAssertTrue(texts().contains(points), "it shows new turns: \(points), \(texts())")
    TestWindows.closeAll()
  }
}

/// All scenes, or those that `SCENES` names, separated by commas.
@MainActor private let scenes: [Scene] = {
  let names = ProcessInfo.processInfo.environment["SCENES"]?.split(separator: ",").map(String.init)
  return Scene.all.filter { names?.contains($0.name) ?? true }
}()

/// The Inspector, How to Play, the keyboard shortcuts and the statistics. Each kind of window is checked once.
private let otherWindows: Set = [
  "inspector-window", "help-hangman", "shortcuts", "statistics-dice", "statistics-table",
]

@MainActor private let smallSizes = [
  Size(320, 480), Size(480, 320), Size(360, 640), Size(640, 360), Size(640, 560), Size(1280, 800),
]

@MainActor private let largeSizes = [
  Size(768, 1024), Size(1024, 768), Size(1600, 480), Size(1920, 1080), Size(1080, 1920), Size(2160, 3840),
  Size(2560, 1080), Size(3840, 2160),
]

@MainActor private var sizes: [Size] { smallSizes + largeSizes }

@MainActor
private func digitHeight(of label: Label, in window: Window) -> Double {
  label.inkBounds(of: "0").height * label.bounds(in: window).height / Double(label.height)
}

@MainActor private var themes: [Appearance] { Appearance.Theme.allCases.map { Appearance(theme: $0) } }

/// At each small size, every two of text scale, direction and theme meet once; large ones have the smallest and the largest
/// text. Dark and light differ only in colors: the contrast is checked in each theme, in each arrangement of a page, and at
/// the smallest size, as small text needs the most.
@MainActor
private func checkEverywhere(_ scene: Scene, file: StaticString = #filePath, line: UInt = #line) throws {
  let appearances = [
    Appearance(textPercent: 100), Appearance(textPercent: 100, isRightToLeft: true, theme: .highContrast),
    Appearance(textPercent: 150, isRightToLeft: true), Appearance(textPercent: 150, theme: .highContrast),
    Appearance(textPercent: 200), Appearance(textPercent: 200, isRightToLeft: true, theme: .highContrast),
  ]
  try SceneSweep.check(scene, file: file, line: line) { sweep in
    sweep.checkDescriptions()
    sweep.checkLayout(smallSizes, appearances)
    sweep.checkLayout(largeSizes, [appearances[0], appearances[5]])
    sweep.checkLayoutAndContrast([Size(320, 480), Size(480, 320), Size(1280, 800)], themes)
  }
}

/// The window keeps the requested size with any content.
final class WindowSizeTests: LayoutTestCase {
  func testD5_windowKeepsItsSize() throws {
    let sizes = [Size(320, 480), Size(480, 320), Size(640, 360), Size(1024, 768)]
    var report = Report()
    for textPercent in [100, 200] {
      for size in sizes {
        let appearance = Appearance(textPercent: textPercent)
        appearance.apply()
        report.add(try sizeChanges(size, appearance), in: "\(Rect(size).dimensions), \(appearance)")
      }
    }
    report.assertEmpty(file: #filePath, line: #line)
  }
}

/// Shows and hides parts in every way, and finds changes of the window size.
@MainActor
private func sizeChanges(_ size: Size, _ appearance: Appearance) throws -> [Finding] {
  let demo = try TestWindows.demo(try XCTUnwrap(Scene.all.first))
  defer { TestWindows.closeAll() }
  let steps: [(what: String, work: () -> Void)] =
    [("the first frame", {})]
    + Game.all.map { game in ("the tab of \(game)", { demo.controller.show(game) }) } + [
      ("the flip", { demo.hangman.infoButton.click() }),
      ("the flip back", { demo.flipside.doneButton.click() }),
      ("the tab of the game", { demo.controller.show(.ticTacToe) }),
      ("the bank", { demo.show(.bank) }),
      ("an alert", { demo.controller.present(Alert("A title", longMessage)) {} }),
      ("the alert's end", { demo.controller.view.alert?.alertButton.click() }),
      ("a run", { demo.ticTacToe.playButton.click() }),
      ("another theme", { Appearance(textPercent: appearance.textPercent, theme: .dark).apply() }),
    ]
  var findings: [Finding] = []
  demo.window.withoutDrawing {
    demo.window.ask(for: size)
    for step in steps {
      step.work()
      // Overflow is noticed in one frame, and the display answers before the next one.
      for _ in 0..<2 { demo.window.waitForLayout() }
      let content = demo.window.contentSize
      guard content != size else { continue }
      findings.append(
        Finding(
          kind: .refusedSize, widget: "window after \(step.what)",
          detail: "is \(content.map { Rect($0).dimensions } ?? "gone"), not \(Rect(size).dimensions)"))
      demo.window.ask(for: size)
    }
  }
  return findings
}

private let longMessage = """
  A message of more than one line, as some that the games show are, so that the card grows with it and takes more \
  room than a small window has.
  """
