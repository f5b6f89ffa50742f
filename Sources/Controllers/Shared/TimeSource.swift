import Views

/// A source of the time. Tests and pictures replace it with one that they control.
package struct TimeSource {
  /// The milliseconds of a monotonic clock.
  package var milliseconds: () -> Double
  /// The time of day in the user's format.
  package var ofDay: () -> String

  package init(milliseconds: @escaping () -> Double, ofDay: @escaping () -> String) {
    self.milliseconds = milliseconds
    self.ofDay = ofDay
  }

  /// The clocks of the system.
  package static let system = TimeSource(
    milliseconds: { Clock.milliseconds }, ofDay: { Clock.timeOfDay })
}
