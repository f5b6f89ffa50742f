import GtkKit

/// The page of a screen, on which its parts are laid out.
struct Page {
  /// The room for the parts, in pixels at scale 1.
  let rect: Rect
  /// How many times larger than it is laid out the page is drawn.
  let scale: Double

  var width: Double { rect.width }
  var height: Double { rect.height }

  /// The height of a row of main buttons: large enough for a finger, however small the page is drawn.
  func height(ofButtons buttons: any Widget..., atLeast minimum: Double = Metrics.buttonHeight) -> Double {
    buttons.reduce(max(minimum, Metrics.minimumTarget / scale)) {
      max($0, Double($1.measured(.vertical).natural))
    }
  }
}
