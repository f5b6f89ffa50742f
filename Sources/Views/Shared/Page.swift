import Glibc
import GtkKit

/// How the parts of a screen are arranged. Each screen has a layout for each arrangement.
package enum Arrangement: String, CaseIterable {
  /// A phone in portrait, or a page that is about as wide as high: one column.
  case narrow
  /// A phone in landscape: two columns, the controls beside the board.
  case short
  /// A desktop: the board in the middle, the rest around it.
  case wide

  /// The size of the page for which the layout is designed, in pixels. On a larger page it is drawn larger.
  var design: Size {
    switch self {
    case .narrow: Size(320, 378)
    case .short: Size(600, 300)
    case .wide: Size(840, 500)
    }
  }

  /// The largest aspect ratio at which one column fills a page better than two: halfway between their designs.
  private static let largestNarrowRatio = 1.3
  /// The smallest aspect ratio at which the wide layout fills a page.
  private static let smallestWideRatio = 1.1

  /// The width of the smallest page of a tablet, and its largest height in widths.
  private static let (tabletWidth, tabletRatio) = (700.0, 1.5)

  /// The arrangement that suits a page of a size, with a choice for a tablet that is not wide: enlarged, the page of a phone would have
  /// little on it.
  package static func fitting(_ size: Size, tablet: Arrangement = .narrow) -> Arrangement {
    let isTablet = size.width >= tabletWidth && size.height <= size.width * tabletRatio
    let isWide = size.width >= wide.design.width && size.height >= wide.design.height
    let ratio = isWide ? smallestWideRatio : largestNarrowRatio
    return size.width >= size.height * ratio ? isWide ? .wide : .short : isTablet ? tablet : .narrow
  }

  /// The size of the page in a screen of a size: a wide page is at most 16:10, a short one at most 2:1, a narrow one at
  /// most 2.5 times as high as wide. The surface of the table fills the rest.
  func stage(in size: Size) -> Size {
    switch self {
    case .narrow: Size(size.width, min(size.height, (size.width * 2.5).rounded()))
    case .short: Size(min(size.width, size.height * 2), size.height)
    case .wide: Size(min(size.width, (size.height * 1.6).rounded()), size.height)
    }
  }

  /// How many times larger than designed the layout is drawn on a page of a size, for text of the usual size.
  ///
  /// It grows a little less than the page: a large page has larger text and more space around it.
  package func scale(in size: Size) -> Double {
    let size = stage(in: size)
    // A page that is higher than wide, or that of a tablet, has its columns closer together.
    let isTablet = size.height > size.width * 0.9 || size.width < design.width && size.height >= design.height
    let design = self == .wide && isTablet ? Size(680, 500) : design
    let scale = min(size.width / design.width, size.height / design.height)
    return scale < 1 ? scale : pow(scale, 0.85)
  }
}

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

  func inset(by horizontal: Double, _ vertical: Double) -> Page {
    let rest = Rect(size).inset(by: horizontal, vertical)
    return Page(size: Size(rest.width, rest.height), scale: scale)
  }
}

/// The parent of a screen's parts, which are drawn at the largest scale at which their layout fits: larger text and longer words
/// need a larger page, which is drawn smaller.
///
/// It scales each part, because that costs less than scaling the whole page.
final class ScaledPage: CustomWidget {
  /// The largest scale in a size of the screen. It is asked for before each layout.
  var usualScale: (Size) -> Double = { _ in 1 }
  /// The layout of the parts.
  var layout: (Page) -> Layout = { _ in .spacer }
  /// Called when the scale has changed: the size may still be the same.
  var onScaled: () -> Void = {}
  /// How many times larger than it is laid out the page is drawn.
  private(set) var scale = 1.0 { didSet { if scale != oldValue { onScaled() } } }
  private let minimum, natural: Size

  init(minimum: Size = Metrics.minimumScreen, natural: Size = Metrics.usualText) {
    (self.minimum, self.natural) = (minimum, natural)
    super.init()
  }

  override func measure(_ orientation: Orientation, across: Int) -> SizeRequest {
    let length = orientation == .horizontal ? \Size.width : \Size.height
    return SizeRequest(minimum: Int(minimum[keyPath: length]), natural: Int(natural[keyPath: length]))
  }

  override func willArrange(in size: Size) { scale = Self.scale(in: size, upTo: usualScale(size), layout) }

  /// All of a page, and a bit for rounding.
  private static let all = 1.0001

  /// The scale for a page that is drawn in a size.
  ///
  /// The part of the page that is needed is nearly a linear function of the scale: texts need a part that grows with it, and
  /// controls that must stay large enough to click always the same. Where words wrap, it has a step. A page that would have to be
  /// drawn at less than a quarter of the usual scale is drawn at half of it, and cut off.
  static func scale(in size: Size, upTo usual: Double, _ layout: (Page) -> Layout) -> Double {
    var scale = usual
    var fitting: Double?
    var last: (scale: Double, needed: Double)?
    for _ in 0..<7 {
      // Widgets have integral sizes.
      let page = Page(
        size: Size((size.width / scale).rounded(.down), (size.height / scale).rounded(.down)), scale: scale)
      let needed = layout(page).needed(of: page.size)
      if needed <= Self.all { fitting = max(fitting ?? 0, scale) }
      if (0.996...Self.all).contains(needed) || needed <= Self.all && scale == usual { break }
      let slope = last.map { (needed - $0.needed) / (scale - $0.scale) } ?? needed / scale
      last = (scale, needed)
      scale = slope > 0 ? min(usual, max(usual / 4, scale + (0.998 - needed) / slope)) : scale * 0.95
      if scale == last?.scale { break }
    }
    return fitting ?? (scale > usual / 4 ? scale : usual / 2)
  }

  override func arrange(in area: Area) -> [Placement] {
    let page = Page(size: Size(area.size.width / scale, area.size.height / scale), scale: scale)
    return layout(page).placements(in: Rect(page.size)).map { $0.scaled(by: scale) }
  }
}

/// The surface of a table while it is drawn: what lies behind the page and around it.
///
/// It is drawn in the units of the page. The origin is the corner of the page with its margin.
struct Surface {
  /// The page with its margin.
  let page: Page
  /// The rectangle of the screen.
  let screen: Rect
  let arrangement: Arrangement
  let theme: Theme

  /// A surface of an area, of which the page fills a rectangle.
  init(_ area: Area, _ stage: Rect, _ arrangement: Arrangement, scale: Double) {
    page = Page(size: Size(stage.width / scale, stage.height / scale), scale: scale)
    screen = Rect(
      -stage.x / scale, -stage.y / scale, area.size.width / scale, area.size.height / scale)
    self.arrangement = arrangement
    theme = Theme(of: area.container)
  }
}
