import Controllers

/// A clock that a test advances.
@MainActor
final class ManualClock {
  /// The time of the monotonic clock.
  var milliseconds = 0.0
  private var work: [(id: Int, milliseconds: Int, run: () -> Void)] = []
  private var count = 0

  /// The delays of the pending work, in the order of the requests.
  var pendingDelays: [Int] { work.map(\.milliseconds) }

  /// The clock for a controller.
  var time: TimeSource {
    TimeSource(
      after: { [self] milliseconds, run in
        count += 1
        let id = count
        work.append((id, milliseconds, run))
        return Scheduled { [weak self] in self?.work.removeAll { $0.id == id } }
      }, milliseconds: { [self] in milliseconds }, ofDay: { "10:45:00" })
  }

  /// Runs the work that was requested first; false if nothing is pending.
  @discardableResult
  func step() -> Bool {
    guard !work.isEmpty else { return false }
    work.removeFirst().run()
    return true
  }
}
