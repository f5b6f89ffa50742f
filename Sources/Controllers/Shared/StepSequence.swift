import Views

/// The steps in which a screen shows a result. The model has decided when a sequence begins; only the display waits.
package final class StepSequence {
  /// A step, and its time after the beginning of the sequence in milliseconds.
  package typealias Step = (milliseconds: Int, run: () -> Void)

  private let time: TimeSource
  private var start = 0.0
  /// The steps that are left, in order.
  private var rest: [Step] = []
  private var timer: Token?

  package init(time: TimeSource) { self.time = time }

  package var isRunning: Bool { !rest.isEmpty }
  /// Whether the step that runs is not at its time.
  private(set) var isFinishing = false

  /// Finishes the sequence that is running, and those that its steps begin, and begins another one. Its steps are in the
  /// order of their times.
  package func run(_ steps: [Step]) {
    precondition(zip(steps, steps.dropFirst()).allSatisfy { $0.milliseconds <= $1.milliseconds })
    while isRunning { finish() }
    start = time.milliseconds()
    rest = steps
    runNext()
  }

  /// Runs the steps that are left in order, now.
  package func finish() {
    timer = nil
    // A step may begin another sequence.
    let steps = rest
    rest = []
    let wasFinishing = isFinishing
    isFinishing = true
    for step in steps { step.run() }
    isFinishing = wasFinishing
  }

  /// Runs the next step when it is due.
  private func runNext() {
    guard let next = rest.first else { return }
    let delay = Int((start + Double(next.milliseconds) - time.milliseconds()).rounded())
    guard delay > 0 else { return runFirst() }
    timer = time.after(delay) { [weak self] in self?.runFirst() }
  }

  private func runFirst() {
    timer = nil
    guard !rest.isEmpty else { return }
    // In the last step, `isRunning` is false.
    rest.removeFirst().run()
    if timer == nil { runNext() }
  }
}
