import XCTest

/// Damaged and forged files: the readers refuse them, or accept them so that they can be played and saved.
final class ReaderSoakTests: XCTestCase {
  func testCorpusFilesAreReadOrRefusedAsNamed() throws {
    let readers = [
      ("session", ReaderChecks.readSession), ("state", ReaderChecks.readState),
      ("words", ReaderChecks.readWords),
    ]
    for (folder, read) in readers {
      let files = try fuzzCorpus(folder)
      XCTAssertFalse(files.isEmpty, folder)
      for (name, bytes) in files {
        XCTAssertEqual(try read(bytes), !name.hasPrefix("refused-"), name)
      }
    }
  }

  func testMutatedStatesAreHandled() throws { try readMutations(of: "state", ReaderChecks.readState) }

  func testMutatedSessionsAreHandled() throws {
    let session = try SessionFile.bytes(of: .played(), savedBy: "0")
    try readMutations(of: fuzzCorpus("session").map(\.bytes) + [session], ReaderChecks.readSession)
  }

  func testMutatedWordListsAreHandled() throws { try readMutations(of: "words", ReaderChecks.readWords) }

  private func readMutations(of folder: String, _ read: ([UInt8]) throws -> Bool) throws {
    try readMutations(of: try fuzzCorpus(folder).map(\.bytes), read)
  }

  private func readMutations(of files: [[UInt8]], _ read: ([UInt8]) throws -> Bool) throws {
    var mutator = Mutator(files, Soak.generator())
    var accepted = 0
    let peak = try Memory.peak {
      for round in 1...Soak.count(500, long: 10_000) {
        let bytes = mutator.next()
        do {
          if try read(bytes) { accepted += 1 }
        } catch {
          let file = FileManager.default.temporaryDirectory.appending(
            path: "parlor-mutation-\(Soak.seed)-\(round)")
          try Data(bytes).write(to: file)
          throw Soak.Failure("round \(round), \(file.path): \(error)")
        }
      }
    }
    XCTAssertGreaterThan(accepted, 0, "seed \(Soak.seed): nothing was accepted")
    XCTAssertLessThan(peak, 64 << 20, "seed \(Soak.seed)")
  }
}
