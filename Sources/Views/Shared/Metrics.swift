import Glibc
import GtkKit

/// The measures that all screens share, in pixels at scale 1.
enum Metrics {
  /// The gap between the parts of a group. All gaps are multiples of it.
  static let step = 6.0
  /// The gap between groups.
  static let gap = 12.0
  /// The height of the main buttons.
  static let buttonHeight = 50.0
  /// The minimum height of a main button on the display: 44 pixels, and one for rounding.
  static let mainTarget = 45.0
  /// The minimum height of another control on the display: 24 pixels, and one for rounding.
  static let smallTarget = 25.0
  /// The minimum size of a screen: the width of a small phone without the window's border, and its height in landscape
  /// without bars.
  static let minimumScreen = Size(300, 200)
  /// The width below which the tabs in the header bar have no names, or are at the bottom edge.
  static let switcherMoves = 600

  /// The size of a window beside the games in which texts have their usual size.
  static let usualText = Size(640, 480)

  /// How many times larger than usual the texts of such a window are. They grow with its area, but less, so that the margins
  /// grow, too, and not more than its width.
  static func textScale(in size: Size) -> Double {
    let (width, height) = (size.width / usualText.width, size.height / usualText.height)
    return max(1, min(width, pow(width * height, 0.35)))
  }

  /// The smallest size of texts on a projector, which can be read from the back of a room: a fiftieth of the height of
  /// the window, which is at least 4:3 on a projector, and a bit for rounding.
  static func projectedText(in window: Window?) -> Double {
    window.map { min(Double($0.height), Double($0.width) * 0.75) * 1.01 / 50 } ?? 0
  }
}
