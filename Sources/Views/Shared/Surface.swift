import GtkKit

/// The surface of a table while it is drawn: what lies behind the page and around it.
///
/// It is drawn in the units of the page. The origin is the corner of the page with its border and padding.
struct Surface {
  /// The page with its border and padding.
  let page: Page
  /// The rectangle of the screen.
  let screen: Rect
  /// The arrangement of the page.
  let arrangement: Arrangement
  /// The theme of the window.
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
