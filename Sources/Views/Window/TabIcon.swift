import GtkKit

/// The icon of a tab, drawn in the color of the text beside it.
package struct TabIcon {
  private let draw: (_ canvas: Canvas, _ color: Color) -> Void

  /// An icon that is drawn in a square of 16 pixels.
  init(_ draw: @escaping (_ canvas: Canvas, _ color: Color) -> Void) { self.draw = draw }

  /// A widget that shows the icon, with its width and height in pixels.
  func widget(side: Int = 16) -> Container {
    let icon = Container(role: .presentation)
    icon.sized(width: side, height: side).aligned(.center, .center)
    var behavior = Container.Behavior()
    behavior.drawBelow = { canvas, size in
      let side = min(size.width, size.height)
      canvas.transformed(by: Point(0, 0), scale: side / 16) { draw($0, icon.color) }
    }
    icon.behavior = behavior
    return icon
  }
}
