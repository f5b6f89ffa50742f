import Views

/// Tells what time it is; tests and pictures swap it for one that they set by hand.
package struct TimeSource {
  /// Milliseconds of a clock that only goes forward.
  package var milliseconds: () -> Double
  /// The time of day, as the user reads it.
  package var ofDay: () -> String

  package init(milliseconds: @escaping () -> Double, ofDay: @escaping () -> String) {
    self.milliseconds = milliseconds
    self.ofDay = ofDay
  }

  /// The system's own clocks.
  package static let system = TimeSource(
    milliseconds: { Clock.milliseconds }, ofDay: { Clock.timeOfDay })
}
