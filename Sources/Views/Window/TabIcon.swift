import GtkKit

/// The icon of a tab, drawn in the color of the text beside it.
package struct TabIcon {
  private let draw: (_ canvas: Canvas, _ color: Color) -> Void

  /// An icon that is drawn in a square of 16 pixels.
  init(_ draw: @escaping (_ canvas: Canvas, _ color: Color) -> Void) { self.draw = draw }

  /// A widget that shows the icon, with its width and height in pixels.
  func widget(side: Int = 16) -> Container {
    let icon = Container(
      role: .presentation,
      drawBelow: { canvas, area in
        let side = min(area.size.width, area.size.height)
        canvas.transformed(by: Point(0, 0), scale: side / 16) { draw($0, area.container.color) }
      })
    return icon.sized(width: side, height: side).aligned(.center, .center)
  }
}
