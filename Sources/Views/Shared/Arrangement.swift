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

  /// The arrangement that suits a page of a size.
  package static func suiting(_ size: Size) -> Arrangement {
    if size.width < size.height * smallestWideRatio { return .narrow }
    if size.width >= wide.design.width, size.height >= wide.design.height { return .wide }
    return size.width < size.height * largestNarrowRatio ? .narrow : .short
  }

  /// The size of the page in a screen of a size: a wide page is at most 16:10, a short one at most 2:1, a narrow one at
  /// most 1.75 times as high as wide. The surface of the table fills the rest.
  func stage(in size: Size) -> Size {
    switch self {
    case .narrow: Size(size.width, min(size.height, (size.width * 1.75).rounded()))
    case .short: Size(min(size.width, size.height * 2), size.height)
    case .wide: Size(min(size.width, (size.height * 1.6).rounded()), size.height)
    }
  }

  /// How many times larger than designed the layout is drawn on a page of a size, for text of the usual size.
  ///
  /// It grows a little less than the page: a large page has larger text and more space around it.
  func scale(in size: Size) -> Double {
    let size = stage(in: size)
    let scale = min(size.width / design.width, size.height / design.height)
    return scale < 1 ? scale : pow(scale, 0.85)
  }
}
