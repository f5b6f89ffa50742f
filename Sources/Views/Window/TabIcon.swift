import GtkKit

/// The icon of a tab, drawn in the color of the text beside it.
package struct TabIcon {
  fileprivate let draw: (_ canvas: Canvas, _ color: Color) -> Void

  /// An icon that is drawn in a square of 16 pixels.
  init(_ draw: @escaping (_ canvas: Canvas, _ color: Color) -> Void) { self.draw = draw }

  /// A widget that shows the icon, with its width and height in pixels.
  func widget(side: Int = 16) -> some Widget {
    TabIconView(self).sized(width: side, height: side).aligned(.center, .center)
  }

  /// Three bars on an axis.
  static let statistics = TabIcon { canvas, color in
    for (x, top) in [(3.5, 8.5), (8.0, 5.0), (12.5, 1.5)] {
      canvas.rectangle(Rect(x - 1.5, top, 3, 11.5 - top))
    }
    canvas.fill(color)
    canvas.polyline(Point(1, 14.2), Point(15, 14.2))
    canvas.stroke(color, width: 1.5)
  }
}

private final class TabIconView: CustomWidget {
  private let icon: TabIcon

  init(_ icon: TabIcon) {
    self.icon = icon
    super.init(role: .presentation)
  }

  override func draw(on canvas: Canvas, in area: Area) {
    let side = min(area.size.width, area.size.height)
    canvas.transformed(by: Point(0, 0), scale: side / 16) { icon.draw($0, color) }
  }
}
