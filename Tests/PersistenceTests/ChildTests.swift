import XCTest

/// The process that ``Child`` starts.
final class ChildTests: XCTestCase {
  /// Loads the state of a file, changes it a number of times, and writes events to its standard output. Passes
  /// immediately unless ``Child`` has started it.
  func testRun() {
    let environment = ProcessInfo.processInfo.environment
    guard let path = environment[Child.file] else { return }
    let changes = environment[Child.changes].flatMap { Int($0) } ?? 1
    MainActor.assumeIsolated {
      MainLoop.serveMainQueue()
      let store = StateStore(in: StateFile(path: FilePath(path)))
      store.problems.listen { Child.emit("problem", "\($0)") }
      while MainLoop.iterate() {}
      let first = store.state.window?.width ?? 0
      Child.emit("loaded", "\(first)")
      for number in first + 1...first + changes {
        Child.emit("saving", "\(number)")
        store.update { $0.window = .init(width: number, height: 1) }
        store.finish()
        Child.emit("saved", "\(number)")
      }
    }
  }
}
