import XCTest

/// Time travel beside the file in which the games are saved.
final class SavedTravelTests: AnnouncementTestCase {
  func testD8_travellingDoesNotTouchTheFile() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "travel-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "state.json").path
    let store = StateStore(in: StateFile(path: FilePath(path)), resets: false)
    let demo = DemoWindow(words: try WordList(["BEAR", "BOAR", "DEER", "DUCK"]), store: store)
    defer { demo.close() }
    demo.settings.wordLength = 4
    demo.open(.hangman)
    demo.inspector.toggle()
    for letter in "EAO" {
      demo.guess(letter)
      demo.settle()
      pump()
    }
    store.finish()
    let (bytes, file) = (FileManager.default.contents(atPath: path), try Self.identity(of: path))
    XCTAssertEqual(bytes?.isEmpty, false)
    _ = takeAnnouncements()
    let traveler = try XCTUnwrap(demo.inspector.inspector?.traveler)
    let slider = try XCTUnwrap(demo.inspectorView?.timelineBar.slider)
    for moment in [2, 0, 1] {
      slider.move(to: moment)
      pump(until: { traveler.current == moment }, "moment \(moment)")
      demo.guess("D")
      demo.elapse(milliseconds: 60_000)
      pump()
      XCTAssertNil(demo.controller.view.alert)
    }
    demo.inspector.inspector?.backToNow()
    demo.elapse(milliseconds: 60_000)
    pump()
    store.finish()
    XCTAssertEqual(takeAnnouncements().count, 5, "only the moments are announced")
    XCTAssertEqual(FileManager.default.contents(atPath: path), bytes)
    XCTAssertEqual(try Self.identity(of: path), file, "the file was not written again")
  }

  /// What changes when a file is written or replaced.
  private static func identity(of path: String) throws -> [String] {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    let keys: [FileAttributeKey] = [.modificationDate, .systemFileNumber]
    return keys.map { "\(attributes[$0] ?? "")" }
  }
}
