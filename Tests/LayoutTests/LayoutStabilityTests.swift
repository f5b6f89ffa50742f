import Controllers
import DemoScenes
import GtkKit
import XCTest

/// Controls stay in place, whatever the state of the game is.
final class LayoutStabilityTests: LayoutTestCase {
  /// The parts that a player clicks and watches, by game.
  private static let parts: [String: [String]] = [
    "craps": ["rollButton", "anteSlider"],
    "pig": ["rollButton", "passButton", "newGameButton", "dieImageView", "pot", "pig", "computerSwitch"],
    "tictactoe": ["playButton", "betButton", "imageView1", "imageView9"],
    "bank": ["addTenButton", "creditField", "addCreditButton"],
    "hangman": ["infoButton", "newGameButton", "gallows", "keyQ", "keyM", "guessField"],
  ]

  func testD5_controlsDoNotMoveWhenTheStateChanges() throws {
    try onMain {
      let sizes = [Size(320, 480), Size(640, 360), Size(1280, 800)]
      for textPercent in [100, 200] {
        Appearance(textPercent: textPercent).apply()
        for size in sizes {
          for scene in Scene.games where !scene.isPlain {
            let screen = scene.name.hasPrefix("bank-") ? "bank" : scene.game.name
            try checkStability(scene, size, Self.parts[screen] ?? [], "\(textPercent) %")
          }
        }
      }
    }
  }

  func testD5_arrangementIsFinalOneFrameAfterAResize() throws {
    try onMain {
      for scene in Scene.games where scene.isPlain && scene.name != "bank" && scene.name != "flipside" {
        let demo = try TestWindows.demo(scene)
        for size in [Size(360, 640), Size(640, 360), Size(1280, 800), Size(360, 640), Size(1280, 800)] {
          demo.window.ask(for: size)
          let names = Self.parts[scene.game.name] ?? []
          let widgets = names.compactMap { AnyWidget.named($0, below: demo.window) }
          let places = widgets.map { $0.box(in: demo.window) }
          for _ in 0..<3 { demo.window.waitForLayout() }
          XCTAssertEqual(widgets.map { $0.box(in: demo.window) }, places, "\(scene.name) \(size)")
        }
        TestWindows.closeAll()
      }
    }
  }
}

/// Plays a scene, and compares the bounds of the parts before and after.
@MainActor
private func checkStability(_ scene: Scene, _ size: Size, _ names: [String], _ text: String) throws {
  defer { TestWindows.closeAll() }
  let demo = try TestWindows.demo(scene.game)
  demo.window.ask(for: size)
  if scene.name.hasPrefix("bank-") {
    demo.show(.bank)
    demo.window.waitForLayout()
  }
  @MainActor func places() -> [String: Rect] {
    let found = names.compactMap { name in AnyWidget.named(name, below: demo.window).map { (name, $0) } }
    let shown = found.filter { $0.1.isMapped }
    return Dictionary(uniqueKeysWithValues: shown.map { ($0.0, $0.1.box(in: demo.window)) })
  }
  let before = places()
  XCTAssertEqual(before.count, names.count, "\(scene.name)")
  scene.play(demo)
  demo.window.waitForFrames(2)
  // The odds are a line that the player has added.
  if scene.name == "pig-odds" {
    demo.pig.oddsButton.toggle()
    demo.window.waitForFrames(2)
  }
  if scene.name.hasPrefix("hangman-ledger") {
    demo.ledger.backButton.click()
    demo.settle()
    demo.window.waitForFrames(2)
  }
  let after = places()
  XCTAssertEqual(Set(after.keys), Set(before.keys), "\(scene.name) \(Rect(size).dimensions), \(text)")
  for (name, place) in after {
    guard let old = before[name] else { continue }
    let moves = [place.x - old.x, place.y - old.y, place.width - old.width, place.height - old.height]
    XCTAssertLessThan(
      moves.map { abs($0) }.max() ?? 0, 1,
      "\(scene.name) \(Rect(size).dimensions), \(text): \(name) went from \(old.place) to \(place.place)")
  }
}
