import Glibc
import GtkKit

/// How the parts of a screen stand together; each screen has one layout for each.
package enum Arrangement: CaseIterable {
  /// A phone held upright, or a page that is about as wide as high: one column.
  case narrow
  /// A phone on its side: two columns, the controls beside the board.
  case short
  /// A desk: the board in the middle, the rest around it.
  case wide

  /// The room for which the layout is drawn, in pixels; in more room it grows.
  var design: Size {
    switch self {
    case .narrow: Size(320, 378)
    case .short: Size(600, 300)
    case .wide: Size(840, 500)
    }
  }

  /// The ratio of width to height up to which one column fills a page better than two: halfway between their designs.
  private static let squarest = 1.3
  /// The least ratio of width to height at which a desk's layout fills a page.
  private static let deskRatio = 1.1

  /// The arrangement that suits a page of this size.
  package static func suiting(_ size: Size) -> Arrangement {
    if size.width < size.height * deskRatio { return .narrow }
    if size.width >= wide.design.width, size.height >= wide.design.height { return .wide }
    return size.width < size.height * squarest ? .narrow : .short
  }

  /// How many times larger than drawn the layout is shown, where text has its usual size.
  ///
  /// It grows a little less than the room: a large window shows larger numbers, and more air around them.
  func scale(in size: Size) -> Double {
    let room = min(size.width / design.width, size.height / design.height)
    return room < 1 ? room : pow(room, 0.85)
  }

  /// The largest scale, up to the usual one, at which the layout fits: larger text and longer words ask for a layout
  /// with more room, which is then drawn smaller.
  func scale(in size: Size, where fits: (_ layout: Size) -> Bool) -> Double {
    Self.largestScale(upTo: scale(in: size), in: size, where: fits)
  }

  /// The largest scale, up to the usual one, at which a layout fits; the usual one where none does.
  static func largestScale(
    upTo usual: Double, in size: Size, where fits: (_ layout: Size) -> Bool
  ) -> Double {
    if fits(Size(size.width / usual, size.height / usual)) { return usual }
    var (small, large) = (usual / 4, usual)
    for _ in 0..<7 {
      let middle = (small + large) / 2
      if fits(Size(size.width / middle, size.height / middle)) { small = middle } else { large = middle }
    }
    return fits(Size(size.width / small, size.height / small)) ? small : usual
  }
}
