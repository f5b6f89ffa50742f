import GtkKit

/// The surface of a table while it is drawn: what lies behind the page and around it.
struct Surface {
  /// The size of the screen, in pixels.
  let size: Size
  /// The rectangle of the page with its border and padding, in pixels.
  let stage: Rect
  /// The arrangement of the page.
  let arrangement: Arrangement
  /// The pixels of one unit of the page.
  let scale: Double
  private let container: Container

  init(_ area: Area, _ stage: Rect, _ arrangement: Arrangement, scale: Double) {
    size = area.size
    self.stage = stage
    self.arrangement = arrangement
    self.scale = scale
    container = area.container
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
