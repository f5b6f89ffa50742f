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
  private let container: CustomWidget

  /// A surface of an area, of which the page fills a rectangle.
  init(_ area: Area, _ stage: Rect, _ arrangement: Arrangement, scale: Double) {
    page = Page(size: Size(stage.width / scale, stage.height / scale), scale: scale)
    screen = Rect(
      -stage.x / scale, -stage.y / scale, area.size.width / scale, area.size.height / scale)
    self.arrangement = arrangement
    container = area.container
    theme = Theme(of: container)
  }

  /// A color that the style sheets define for the theme of the window: see ``Widget/themeColor(_:)``.
  func color(_ name: String) -> Color { container.themeColor(name) }
}

extension Widget {
  /// A color that the style sheets define by `@define-color`, for the theme of the window.
  ///
  /// In a dark theme it is `name_dark`, in high contrast `name_contrast`, in a dark theme of high contrast
  /// `name_contrast_dark`, and `name` where these are not defined.
  func themeColor(_ name: String) -> Color {
    let window = Window(of: self)
    let dark = window?.hasStyle("dark") == true ? "_dark" : ""
    let contrast = window?.hasStyle("contrast") == true ? "_contrast" : ""
    return color(named: name + contrast + dark) ?? color(named: name + contrast)
      ?? color(named: name + dark) ?? color(named: name) ?? color
  }
}
