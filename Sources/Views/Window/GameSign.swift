import GtkKit

/// A sign of a game in place of a screen: its icon, if there is room, a text and a button, on a sheet of the material of its table.
final class GameSign: Widget {
  let pointer: WidgetPointer
  private let label = Label(wraps: true).styled("alert-message")
  private let icon = Slot()
  private var style = ""

  init(_ button: Button) {
    StyleSheet.use("alerts")
    button.styled("main").aligned(.center)
    let inside = LayoutBox([icon, label, button]) { [icon, label] in
      firstFitting {
        column(gap: Metrics.gap) {
          icon.fixed()
          label.fixed()
          button.fixed()
        }
        column(gap: Metrics.gap) {
          label.fittingText().fixed()
          button.fixed()
        }.centered(vertically: true)
      }
    }
    pointer = Box(.vertical, [inside.styled("alert-inside")]).styled("alert").pointer
  }

  /// Shows a text, and the icon of a game, whose style class is given.
  func show(_ text: String, _ icon: TabIcon, style: String) {
    label.text = text
    guard style != self.style else { return }
    icon.colors?.share()
    StyleSheet.use(style)
    if !self.style.isEmpty { setStyle(self.style, false) }
    setStyle(style, true)
    self.style = style
    self.icon.show(WidgetRoot(icon.widget(side: 80)))
  }

  /// In the middle of a page.
  var centered: Layout { frame(width: 0...340).centered(vertically: true) }
}
