import GtkKit

/// A clock. Tests and pictures replace it with one that they control.
package struct TimeSource {
  /// Runs work once after a delay in milliseconds, unless the returned value is released before.
  package var after: (_ milliseconds: Int, _ work: @escaping () -> Void) -> Token
  /// The milliseconds of a monotonic clock, which stands still while the main loop runs something.
  package var milliseconds: () -> Double
  /// The time of day in the user's format.
  package var ofDay: () -> String
  /// Whether it stands still until the present is shown again.
  package var isInPast: () -> Bool

  package init(
    after: @escaping (_ milliseconds: Int, _ work: @escaping () -> Void) -> Token,
    milliseconds: @escaping () -> Double, ofDay: @escaping () -> String,
    isInPast: @escaping () -> Bool = { false }
  ) {
    self.after = after
    self.milliseconds = milliseconds
    self.ofDay = ofDay
    self.isInPast = isInPast
  }

  package static let still = TimeSource(
    after: { _, _ in Token {} }, milliseconds: { 0 }, ofDay: { Clock.timeOfDay })

  package static let system = TimeSource(
    after: { MainLoop.after(milliseconds: $0, $1) }, milliseconds: { MainLoop.milliseconds },
    ofDay: { Clock.timeOfDay })
}
