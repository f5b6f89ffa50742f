import XCTest

/// Alerts whose window closes before they are shown.
final class UnshownAlertTests: GameTestCase {
  func testAnAlertOfAClosedWindowIsWrittenAndCompleted() throws {
    let fixture = WindowFixture(.craps, make: controller)
    fixture.close()
    var isCompleted = false
    let output = try standardError {
      fixture.tabBar.present(Alert("A title", "A message.")) { isCompleted = true }
    }
    XCTAssertTrue(output.hasSuffix(": A title. A message.\n"), output)
    XCTAssertTrue(isCompleted)
    XCTAssertFalse(fixture.tabBar.isModal)
  }

  func testAControllerOutsideOfAWindowDoesNotWaitForItsAlert() throws {
    let view = CrapsView(points: CrapsRoll.points, anteStep: CrapsModel.anteStep)
    let controller = CrapsViewController(
      view: view, model: CrapsModel(generator: ScriptedGenerator.dice([1, 1])))
    let fixture = WindowFixture(.pig) { _ in controller }
    controller.presenter = nil
    view.anteSlider.move(to: 200)
    let output = try standardError { view.rollButton.click() }
    XCTAssertTrue(output.contains("bankrupt"), output)
    XCTAssertEqual(view.balanceLabel.text, "$200")
    fixture.close()
  }

  func testAlertsThatWaitInADetachedWindowMoveToTheGames() throws {
    let fixture = WindowFixture(.craps, make: controller)
    let windows = fixture.makeDetachedWindows()
    windows.toggle(.craps)
    let detached = try XCTUnwrap(windows.controller(of: .craps))
    pump(until: { detached.view.window.isMapped }, "the detached window")
    var completed: [String] = []
    for name in ["first", "second", "third"] {
      detached.view.alerts.present(Alert(name, "")) { completed.append(name) }
    }
    detached.view.window.close()
    pump(until: { windows.controller(of: .craps) == nil }, "the end of the detached window")
    XCTAssertEqual(completed, ["first"])
    XCTAssertEqual(fixture.alert?.title, "second")
    fixture.closeAlert()
    XCTAssertEqual(fixture.alert?.title, "third")
    fixture.closeAlert()
    XCTAssertEqual(completed, ["first", "second", "third"])
  }

  func testAlertsThatWaitInTheLastWindowAreWritten() throws {
    let fixture = WindowFixture(.craps, make: controller)
    for name in ["first", "second"] {
      fixture.tabBar.present(Alert(name, "A message.")) { XCTFail("nobody closed \(name)") }
    }
    let output = try standardError { fixture.close() }
    XCTAssertFalse(output.contains("first"), output)
    XCTAssertTrue(output.hasSuffix(": second. A message.\n"), output)
  }
}

/// What `work` writes to the standard error.
@MainActor
private func standardError(_ work: () -> Void) throws -> String {
  let file = try XCTUnwrap(tmpfile())
  defer { fclose(file) }
  let original = dup(STDERR_FILENO)
  dup2(fileno(file), STDERR_FILENO)
  work()
  dup2(original, STDERR_FILENO)
  close(original)
  rewind(file)
  var bytes = [UInt8](repeating: 0, count: 4096)
  let count = fread(&bytes, 1, bytes.count, file)
  return String(decoding: bytes.prefix(count), as: UTF8.self)
}
