import GtkKit

/// The measures that all screens share, in pixels at scale 1.
enum Metrics {
  /// The step of all gaps.
  static let step = 6.0
  /// The gap between groups.
  static let gap = 12.0
  /// The height of the main buttons.
  static let buttonHeight = 50.0
  /// The least height of a main button on the screen: 44 pixels, and one for rounding.
  static let leastTarget = 45.0
  /// The least that a screen gets: a small phone's width within the window's border, and its height on its side
  /// without bars.
  static let smallestScreen = Size(300, 200)
  /// The width below which the tabs lose their names in the header bar, or move to the bottom edge.
  static let switcherMoves = 600
}
