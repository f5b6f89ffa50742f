import Controllers
import DemoScenes
import GtkKit
import Views
import XCTest

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

  /// Half of the most common screen size.
  func testH2_sevenLetterWordFitsOnOneLineInHalfOfAFullHDScreen() throws {
    for size in [Size(960, 1080), Size(640, 560)] {
      let scene = try XCTUnwrap(Scene.all.first { $0.name == "hangman" })
      let demo = try TestWindows.demo(scene)
      demo.window.ask(for: size)
      let word = demo.hangman.wordSlots
      XCTAssertTrue(word.isMapped)
      let tops = Set(WordSlots.cells(word.slots.count, in: Size(word.width, word.height)).map(\.y))
      XCTAssertEqual(word.slots.count, 7)
      XCTAssertEqual(tops.count, 1, "\(Rect(size).dimensions): the letters are on \(tops.count) lines")
      TestWindows.closeAll()
    }
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
