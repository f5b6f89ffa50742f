import XCTest

/// Kills a process that saves continuously.
final class KillSoakTests: XCTestCase {
  func testKilledSaveLeavesTheLastOrThePreviousState() throws {
    var generator = Soak.generator()
    let fixture = StateFixture()
    defer { try? FileManager.default.removeItem(at: fixture.folder) }
    var last = 0
    for round in 1...Soak.count(8, long: 500) {
      let child = try Child(fixture.path, changes: 1_000_000)
      let loaded = try XCTUnwrap(child.wait(for: "loaded"), "seed \(Soak.seed), round \(round)")
      XCTAssertEqual(Int(loaded), last, "seed \(Soak.seed), round \(round)")
      for _ in 0..<Int.random(in: 0...5, using: &generator) { _ = child.wait(for: "saved") }
      // At a random moment of a save.
      usleep(UInt32.random(in: 0...5_000, using: &generator))
      child.kill()
      let report = child.report()
      XCTAssertEqual(report.problems, [])
      let range = (report.last("saved") ?? last)...(report.last("saving") ?? .max)
      let width = (try? fixture.content())?.firstMatch(of: /"width":(\d+)/).flatMap { Int($0.1) }
      last = width ?? 0
      XCTAssertTrue(range.contains(last), "seed \(Soak.seed), round \(round): \(last) is not in \(range)")
      // What the killed program was writing is at most one file, and the next save takes it away.
      let rest = fixture.files.filter { $0 != ".state.json.new" }
      XCTAssertTrue(Set(rest).isSubset(of: ["state.json", "state.lock"]), "\(fixture.files)")
    }
    XCTAssertEqual(try Child(fixture.path).report().last("saved"), last + 1)
    XCTAssertEqual(fixture.files, ["state.json", "state.lock"])
  }
}
