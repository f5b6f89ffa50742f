import Models
import Views

/// Shows the messages of a log one by one: while messages wait, the games wait, too, and the outlets that the messages set are
/// veiled. In slow motion, each message has its time.
final class Projector {
  /// The times that slow motion can show each message, in milliseconds.
  static let stepTimes = [500, 1000, 2000, 4000]
  static var stepTitles: [String] {
    stepTimes.map { tr("{n} s", ["n": $0 < 1000 ? tr("0.5") : Numeral.text($0 / 1000)]) }
  }

  private let log: MessageLog
  private let clock: () -> PausableClock
  /// The clock that was held last.
  private var held: PausableClock?
  private let highlighter: WidgetHighlighter
  private let time: TimeSource
  /// The next step in slow motion, and the number of the message that was next when it was scheduled.
  private var nextStep: (message: Int, timer: Scheduled)?
  /// Other outlets that are veiled, with their views, and those that are checked.
  private var (outlets, checked): ([String], Set<String>) = ([], [])
  /// Whether the games will be held before the next frame.
  private var willHold = false
  /// The time that slow motion shows each message, in milliseconds.
  var stepTime = 1000 { didSet { nextStep = nil } }

  /// The projector of a log. `clock` returns the clock of the games that are played.
  init(
    of log: MessageLog, holding clock: @escaping () -> PausableClock, _ highlighter: WidgetHighlighter,
    time: TimeSource
  ) {
    (self.log, self.clock, self.highlighter, self.time) = (log, clock, highlighter, time)
  }

  /// Holds the games if messages wait, and veils other outlets, too. In slow motion, `step` is called when the next message
  /// has to be shown.
  func update(
    veiling outlets: [String] = [], checking checked: Set<String> = [], _ step: @escaping () -> Void
  ) {
    (self.outlets, self.checked) = (outlets, checked)
    hold()
    if log.pace != .slow || log.waiting == 0 {
      nextStep = nil
    } else if nextStep?.message != log.shownEnd {
      nextStep = (log.shownEnd, time.after(stepTime, step))
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
    highlighter.veil(waiting, and: outlets, checking: checked)
  }

  /// Lets the games go on, whatever waits.
  func close() {
    (nextStep, willHold) = (nil, false)
    held?.reasons.remove(.messages)
    held = nil
    highlighter.veil([])
  }
}
