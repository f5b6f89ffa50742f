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
