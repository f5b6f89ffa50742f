import Views

/// A clock that stands still until it is advanced.
package final class ManualClock {
  package var milliseconds = 0.0
  private var work: [Work] = []
  private var count = 0

  private struct Work {
    let id: Int
    let delay: Int
    let due: Double
    let run: () -> Void
  }

  package init() {}

  package var pendingDelays: [Int] { work.map(\.delay) }

  /// The clock for a controller.
  package var time: TimeSource {
    TimeSource(
      after: { [self] delay, run in
        count += 1
        let id = count
        work.append(Work(id: id, delay: delay, due: milliseconds + Double(delay), run: run))
        return Token { [weak self] in self?.work.removeAll { $0.id == id } }
      }, milliseconds: { [self] in milliseconds }, ofDay: { "10:45:00" })
  }

  @discardableResult
  package func step() -> Bool { step(before: .infinity) }

  /// Runs the pending work one by one, up to its end. Returns the values that `state` had before, meanwhile and after, each one
  /// that differs from the one before.
  package func changes<State: Equatable>(of state: () -> State) -> [State] {
    var states = [state()]
    while step() {
      let next = state()
      if next != states.last { states.append(next) }
    }
    return states
  }

  @discardableResult
  package func run(until isDone: () -> Bool) -> Bool {
    while !isDone(), step() {}
    return isDone()
  }

  /// Advances by a time in milliseconds, and runs what is due meanwhile.
  package func advance(by time: Double) {
    let end = milliseconds + time
    while step(before: end) {}
    milliseconds = end
  }

  private func step(before end: Double) -> Bool {
    guard let next = work.min(by: { ($0.due, $0.id) < ($1.due, $1.id) }), next.due <= end else {
      return false
    }
    work.removeAll { $0.id == next.id }
    milliseconds = max(milliseconds, next.due)
    next.run()
    return true
  }
}
