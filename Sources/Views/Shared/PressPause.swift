import GtkKit

/// A pause in which presses do nothing: they were meant for what was shown before. Each of these presses prolongs it.
package final class PressPause {
  /// The time without a press after which the pause ends, in milliseconds: as long as the presses of a double click may be
  /// apart.
  package static let length = 400
  /// The time after which a press no longer prolongs the pause, in milliseconds: whoever presses on has seen what is new.
  package static let maximum = 2000

  private let time: TimeSource
  private var start = 0.0
  private var end: Token?
  private var onEnd: () -> Void = {}

  package init(time: TimeSource) { self.time = time }

  package var isRunning: Bool { end != nil }

  package func begin(onEnd: @escaping () -> Void = {}) {
    start = time.milliseconds()
    self.onEnd = onEnd
    wait()
  }

  /// Takes a press, which prolongs the pause. Returns false if there is no pause, so that the press counts.
  package func takePress() -> Bool {
    guard isRunning else { return false }
    if time.milliseconds() - start < Double(Self.maximum) { wait() }
    return true
  }

  /// Ends the pause without calling `onEnd`.
  package func cancel() { end = nil }

  private func wait() {
    end = time.after(Self.length) { [weak self] in
      self?.end = nil
      self?.onEnd()
    }
  }
}
