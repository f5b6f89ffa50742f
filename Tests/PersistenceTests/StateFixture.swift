@_exported import Controllers
@_exported import Foundation
@_exported import GtkKit
@_exported import Models
@_exported import Persistence
@_exported import ReaderChecks
@_exported import ScriptedChance
@_exported import SoakSupport
@_exported import XCTest

@MainActor
func pendingProblems(of store: StateStore) -> [StateStore.Problem] {
  while MainLoop.iterate() {}
  var problems: [StateStore.Problem] = []
  store.onProblem = { problems.append($0) }
  return problems
}

@MainActor
extension StateStore {
  /// Changes the state, and waits until it is written.
  func save(_ change: (inout SavedState) -> Void) {
    update(change)
    finish()
  }
}

/// A temporary home, with the state file in a subfolder.
struct StateFixture {
  let folder = FileManager.default.temporaryDirectory.appending(path: "store-\(UUID().uuidString)")

  var path: String { folder.appending(path: "parlor/state.json").path }
  var file: FilePath { FilePath(path) }

  var files: [String] {
    let parlor = folder.appending(path: "parlor").path
    return ((try? FileManager.default.contentsOfDirectory(atPath: parlor)) ?? []).sorted()
  }

  func content() throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  func put(_ content: String) throws {
    let parlor = folder.appending(path: "parlor").path
    try FileManager.default.createDirectory(atPath: parlor, withIntermediateDirectories: true)
    try Data(content.utf8).write(to: URL(filePath: path))
  }

  @MainActor
  func open(resets: Bool = false) -> StateStore {
    StateStore(in: StateFile(path: file), resets: resets)
  }

  /// Opens the store during `work`, as one run of the program.
  @MainActor
  func run<Result>(resets: Bool = false, _ work: (StateStore) throws -> Result) rethrows -> Result {
    try work(open(resets: resets))
  }
}

/// Tests of a store with a file in a temporary folder.
@preconcurrency @MainActor
class StateStoreTestCase: XCTestCase {
  let fixture = StateFixture()

  override func setUpWithError() throws {
    try FileManager.default.createDirectory(at: fixture.folder, withIntermediateDirectories: true)
    MainActor.assumeIsolated { MainLoop.serveMainQueue() }
  }

  override func tearDownWithError() throws { try FileManager.default.removeItem(at: fixture.folder) }
}
