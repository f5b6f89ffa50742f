import XCTest

final class LayoutStabilityTests: LayoutTestCase {
  /// The parts that a player clicks and watches, by game.
  fileprivate static let parts: [String: [String]] = [
    "craps": ["rollButton", "anteSlider"],
    "pig": [
      "rollButton", "passButton", "newGameButton", "dieImageView", "pot", "pig", "computerSwitch",
      "nameField1",
      "nameField2", "scoreLabel1", "scoreLabel2", "turnTotalLabel", "oddsButton",
    ],
    "tictactoe": ["playButton", "betButton", "imageView1", "imageView9"],
    "bank": ["addTenButton", "creditField", "addCreditButton"],
    "hangman": ["infoButton", "newGameButton", "gallows", "keyQ", "keyM", "guessField"],
  ]

  func testD5_controlsDoNotMoveWhenTheStateChanges() throws {
    // Another list of words has other keys, and a screen beside another one has another width.
    let others: Set = ["hangman-german", "hangman-letters", "tictactoe-side-by-side"]
    for (index, scene) in Scene.games.enumerated() where !scene.isPlain && !others.contains(scene.name) {
      for textPercent in [100, 200] {
        Appearance(textPercent: textPercent).apply()
        // Each scene is played at two of the sizes, and compared at all of them.
        try checkStability(scene, playedAt: (index + textPercent / 100) % sizes.count, "\(textPercent) %")
        TestWindows.closeAll()
      }
    }
  }

  func testD5_arrangementIsFinalOneFrameAfterAResize() throws {
    for scene in Scene.games where scene.isPlain && scene.name != "bank" && scene.name != "flipside" {
      let demo = try TestWindows.demo(scene)
      for size in [Size(360, 640), Size(640, 360), Size(1280, 800), Size(360, 640), Size(1280, 800)] {
        demo.window.ask(for: size)
        let names = Self.parts[scene.game.name] ?? []
        let widgets = names.compactMap { AnyWidget.named($0, below: demo.window) }
        let places = widgets.map { $0.bounds(in: demo.window) }
        for _ in 0..<3 { demo.window.waitForLayout() }
        XCTAssertEqual(widgets.map { $0.bounds(in: demo.window) }, places, "\(scene.name) \(size)")
      }
      TestWindows.closeAll()
    }
  }
}

@MainActor private let sizes = [Size(320, 480), Size(640, 360), Size(1280, 800)]

/// Plays a scene at one of the sizes, and compares the bounds of the parts before and after at all of them.
@MainActor
private func checkStability(_ scene: Scene, playedAt index: Int, _ text: String) throws {
  let demo = try TestWindows.demo(scene.game)
  let isBank = scene.name.hasPrefix("bank-")
  let names = LayoutStabilityTests.parts[isBank ? "bank" : scene.game.name] ?? []
  @MainActor func places(at size: Size) -> [String: Rect] {
    if demo.window.contentSize != size { demo.window.ask(for: size) }
    let found = names.compactMap { name in AnyWidget.named(name, below: demo.window).map { (name, $0) } }
    let shown = found.filter { $0.1.isMapped }
    return Dictionary(uniqueKeysWithValues: shown.map { ($0.0, $0.1.bounds(in: demo.window)) })
  }
  // The last size before the scene is played is the first one after it.
  let order = (sizes + sizes)[(index + 1)...(index + sizes.count)]
  demo.window.withoutDrawing {
    if isBank { demo.show(.bank) }
    let before = order.map { ($0, places(at: $0)) }
    scene.play(demo)
    for _ in 0..<2 { demo.window.waitForLayout() }
    // The odds are a line that the player has added.
    if scene.name == "pig-odds" { demo.pig.oddsButton.toggle() }
    if scene.name.hasPrefix("hangman-ledger") {
      demo.ledger.backButton.click()
      demo.settle()
    }
    for _ in 0..<2 { demo.window.waitForLayout() }
    for (size, before) in before.reversed() {
      let after = places(at: size)
      let place = "\(scene.name) \(Rect(size).dimensions), \(text)"
      XCTAssertEqual(before.count, names.count, place)
      XCTAssertEqual(Set(after.keys), Set(before.keys), place)
      for (name, new) in after {
        guard let old = before[name] else { continue }
        let moves = [new.x - old.x, new.y - old.y, new.width - old.width, new.height - old.height]
        // GTK places widgets at whole pixels, so the smallest change of the scale can move one by a pixel.
        XCTAssertLessThanOrEqual(
          moves.map { abs($0) }.max() ?? 0, 1, "\(place): \(name) went from \(old.place) to \(new.place)")
      }
    }
  }
}
