import Controllers

/// A scheduler whose time the test advances.
@MainActor
final class ManualScheduler {
  private var work: [(id: Int, milliseconds: Int, run: () -> Void)] = []
  private var count = 0

  /// The delays of the pending work, in the order of the requests.
  var pendingDelays: [Int] { work.map(\.milliseconds) }

  /// The scheduler for a controller.
  var scheduler: Scheduler {
    Scheduler { [self] milliseconds, run in
      count += 1
      let id = count
      work.append((id, milliseconds, run))
      return Scheduled { [weak self] in self?.work.removeAll { $0.id == id } }
    }
  }

  /// Runs the work that was requested first; false if nothing is pending.
  @discardableResult
  func step() -> Bool {
    guard !work.isEmpty else { return false }
    work.removeFirst().run()
    return true
  }
}
