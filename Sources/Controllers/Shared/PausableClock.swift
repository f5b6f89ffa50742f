import Views

/// A clock that can stand still: what is scheduled then waits, and goes on with the rest of its delay.
package final class PausableClock {
  package enum Reason {
    /// A past state is shown.
    case past
    /// Messages wait to be shown in the Inspector.
    case messages
  }

  private struct Work {
    let run: () -> Void
    /// The time at which it is due, on this clock.
    let due: Double
    /// Its place in the clock that runs; nil while this clock stands still.
    var timer: Token?
  }

  /// The clock that this one follows.
  let source: TimeSource
  /// By how much this clock is behind the source, in milliseconds.
  private var lag = 0.0
  /// The time on this clock when it was stopped.
  private var stopped: Double?
  private var work: [Int: Work] = [:]
  private var count = 0

  package init(_ source: TimeSource) { self.source = source }

  package var reasons: Set<Reason> = [] {
    didSet { if reasons.isEmpty != oldValue.isEmpty { reasons.isEmpty ? goOn() : stop() } }
  }

  /// The clock for those who schedule work.
  package var time: TimeSource {
    TimeSource(
      after: { [self] delay, run in schedule(delay, run) }, milliseconds: { [self] in now },
      ofDay: source.ofDay, isInPast: { [self] in reasons.contains(.past) })
  }

  private var now: Double { stopped ?? source.milliseconds() - lag }

  private func schedule(_ delay: Int, _ run: @escaping () -> Void) -> Token {
    count += 1
    let id = count
    work[id] = Work(run: run, due: now + Double(delay), timer: nil)
    if stopped == nil { start(id, delay) }
    return Token { [weak self] in self?.work[id] = nil }
  }

  private func start(_ id: Int, _ delay: Int) {
    work[id]?.timer = source.after(delay) { [weak self] in self?.work.removeValue(forKey: id)?.run() }
  }

  private func stop() {
    stopped = now
    for id in work.keys { work[id]?.timer = nil }
  }

  private func goOn() {
    guard let now = stopped else { return }
    stopped = nil
    lag = source.milliseconds() - now
    for (id, work) in work.sorted(by: { ($0.value.due, $0.key) < ($1.value.due, $1.key) }) {
      // On a busy computer, it may be late already.
      start(id, max(0, Int((work.due - now).rounded(.up))))
    }
  }
}
