import Models
import Views

/// While messages wait, the games wait, too, and the outlets that they set are veiled. In slow motion, each message has its time.
final class Projector {
  /// The time for each message in slow motion, in milliseconds.
  private static let stepTime = 1000

  private let log: MessageLog
  private let clock: () -> PausableClock
  private var held: PausableClock?
  private let highlighter: WidgetHighlighter
  private let time: TimeSource
  /// The next step in slow motion, and the number of the message that was next when it was scheduled.
  private var nextStep: (message: Int, timer: Token)?
  private let quiz: Quiz
  private var willHold = false

  init(
    of log: MessageLog, _ quiz: Quiz, holding clock: @escaping () -> PausableClock,
    _ highlighter: WidgetHighlighter, time: TimeSource
  ) {
    (self.log, self.quiz, self.clock) = (log, quiz, clock)
    (self.highlighter, self.time) = (highlighter, time)
  }

  /// Holds the games if messages wait. In slow motion, `step` is called when the next message has to be shown.
  func update(_ step: @escaping () -> Void) {
    hold()
    if log.pace != .slow || log.waiting == 0 {
      nextStep = nil
    } else if nextStep?.message != log.shownEnd {
      nextStep = (log.shownEnd, time.after(Self.stepTime, step))
    }
  }

  /// Holds the games before the next frame, which would show what must not be seen yet.
  func holdSoon() {
    guard log.pace != .live, !willHold else { return }
    willHold = true
    MainLoop.beforeNextFrame { [weak self] in
      guard let self, willHold else { return }
      willHold = false
      hold()
    }
  }

  private func hold() {
    let waiting = log.waitingMessages
    let clock = waiting.isEmpty ? nil : clock()
    if clock !== held {
      held?.reasons.remove(.messages)
      clock?.reasons.insert(.messages)
      held = clock
    }
    let (outlets, chosen) = quiz.veiled
    highlighter.veil(waiting, and: outlets, checking: chosen)
  }

  func close() {
    (nextStep, willHold) = (nil, false)
    held?.reasons.remove(.messages)
    held = nil
    highlighter.veil([])
  }
}
