import GtkKit

/// The parent of a screen's parts, which are drawn at the largest scale at which their layout fits.
///
/// It scales each part, because that costs less than scaling the whole page.
final class ScaledPage: CustomWidget {
  private var layout: (Page) -> Layout = { _ in .spacer }
  /// How many times larger than it is laid out the page is drawn.
  private(set) var scale = 1.0

  init() { super.init() }

  /// Sets the layout of the parts, and the scale for a page that is drawn in a size: the largest one, up to `usual`, at
  /// which the layout fits, or half of it if it fits at no scale.
  ///
  /// Larger text and longer words need a larger page, which is drawn smaller.
  func fit(_ size: Size, upTo usual: Double, _ layout: @escaping (Page) -> Layout) {
    self.layout = layout
    scale = Self.scale(in: size, upTo: usual, layout)
  }

  /// The scale for a page that is drawn in a size.
  static func scale(in size: Size, upTo usual: Double, _ layout: (Page) -> Layout) -> Double {
    largestScale(upTo: usual) { scale in
      // Widgets have integral sizes.
      let size = Size((size.width / scale).rounded(.down), (size.height / scale).rounded(.down))
      return layout(Page(size: size, scale: scale)).placements(in: Rect(size)).fit(in: size, scale: scale)
    }
  }

  /// The scales are tried in steps: controls have a minimum size in pixels, so that what fits at a scale may not fit at a
  /// smaller one.
  private static func largestScale(upTo usual: Double, where fits: (_ scale: Double) -> Bool) -> Double {
    if fits(usual) { return usual }
    let step = 0.95
    let scales = sequence(first: usual * step) { $0 * step }.prefix { $0 > usual / 4 }
    guard var scale = scales.first(where: fits) else { return usual / 2 }
    var tooLarge = scale / step
    for _ in 0..<3 {
      let middle = (scale + tooLarge) / 2
      if fits(middle) { scale = middle } else { tooLarge = middle }
    }
    return scale
  }

  override func arrange(in area: Area) -> [Placement] {
    Self.placements(in: area.size, scale: scale, layout)
  }

  /// The placements of the parts of a page that is drawn in a size at a scale.
  static func placements(in size: Size, scale: Double, _ layout: (Page) -> Layout) -> [Placement] {
    let page = Page(size: Size(size.width / scale, size.height / scale), scale: scale)
    return layout(page).placements(in: Rect(page.size)).map { $0.scaled(by: scale) }
  }
}

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
