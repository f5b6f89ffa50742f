import GtkKit

/// The page on which the parts of a screen are laid out.
struct Page {
  /// The size of the page, in pixels at scale 1.
  let size: Size
  /// How many times larger than it is laid out the page is drawn.
  let scale: Double

  var width: Double { size.width }
  var height: Double { size.height }

  /// The height of a row of main buttons: large enough for a finger, however small the page is drawn.
  func height(ofButtons buttons: any Widget..., atLeast minimum: Double = Metrics.buttonHeight) -> Double {
    buttons.reduce(max(minimum, Metrics.mainTarget / scale)) {
      max($0, Double($1.measured(.vertical).natural))
    }
  }

  /// A layout with a margin around it.
  func withMargin(_ horizontal: Double, _ vertical: Double, _ layout: (Page) -> Layout) -> Layout {
    let rest = Rect(size).inset(by: horizontal, vertical)
    return layout(Page(size: Size(rest.width, rest.height), scale: scale)).padding(horizontal, vertical)
  }
}
