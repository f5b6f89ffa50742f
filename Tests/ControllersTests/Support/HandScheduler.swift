import Controllers

/// A clock that moves when the test says so.
@MainActor
final class HandScheduler {
  private var work: [(id: Int, milliseconds: Int, run: () -> Void)] = []
  private var count = 0

  /// The delays of what waits, in the order in which it was asked for.
  var waiting: [Int] { work.map(\.milliseconds) }

  /// What controllers are given.
  var scheduler: Scheduler {
    Scheduler { [self] milliseconds, run in
      count += 1
      let id = count
      work.append((id, milliseconds, run))
      return Scheduled { [weak self] in self?.work.removeAll { $0.id == id } }
    }
  }

  /// Lets the time of what was asked for first come; false where nothing waits.
  @discardableResult
  func step() -> Bool {
    guard !work.isEmpty else { return false }
    work.removeFirst().run()
    return true
  }
}
