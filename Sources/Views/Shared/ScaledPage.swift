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
  /// which the layout fits.
  ///
  /// Larger text and longer words need a larger page, which is drawn smaller.
  func fit(_ size: Size, upTo usual: Double, _ layout: @escaping (Page) -> Layout) {
    self.layout = layout
    scale = Self.scale(in: size, upTo: usual, layout)
  }

  /// The scale for a page that is drawn in a size.
  ///
  /// The part of the page that is needed is nearly a linear function of the scale: texts need a part that grows with it, and
  /// controls that must stay large enough to click always the same. Where words wrap, it has a step.
  static func scale(in size: Size, upTo usual: Double, _ layout: (Page) -> Layout) -> Double {
    var scale = usual
    var fitting: Double?
    var last: (scale: Double, needed: Double)?
    for _ in 0..<7 {
      // Widgets have integral sizes.
      let page = Page(
        size: Size((size.width / scale).rounded(.down), (size.height / scale).rounded(.down)), scale: scale)
      let needed = layout(page).needed(of: page.size)
      if needed <= 1 { fitting = max(fitting ?? 0, scale) }
      if (0.996...1).contains(needed) || needed <= 1 && scale == usual { break }
      let slope = last.map { (needed - $0.needed) / (scale - $0.scale) } ?? needed / scale
      last = (scale, needed)
      scale = slope > 0 ? min(usual, max(usual / 4, scale + (0.998 - needed) / slope)) : scale * 0.95
      if scale == last?.scale { break }
    }
    return fitting ?? scale
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

  /// The length of a main button: large enough for a finger, however small the page is drawn.
  func mainTarget(atLeast minimum: Double = Metrics.buttonHeight) -> Double {
    max(minimum, Metrics.mainTarget / scale)
  }

  /// The length of another control: large enough for the pointer, however small the page is drawn.
  var smallTarget: Double { Metrics.smallTarget / scale }

  /// A layout with a margin around it.
  func withMargin(_ horizontal: Double, _ vertical: Double, _ layout: (Page) -> Layout) -> Layout {
    layout(inset(by: horizontal, vertical)).padding(horizontal, vertical)
  }

  /// The page without a margin.
  func inset(by horizontal: Double, _ vertical: Double) -> Page {
    let rest = Rect(size).inset(by: horizontal, vertical)
    return Page(size: Size(rest.width, rest.height), scale: scale)
  }
}
