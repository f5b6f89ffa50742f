import GtkKit

/// The content of a tab whose screen is in a detached window: the sign of the game, on the material of its table.
package final class DetachedPlaceholder: PagedScreen {
  package let root: WidgetRoot
  package let bringBackButton = Button(tr("Bring Back")).named("bringBackButton")
  package let bringBackPressed = Action<Void>("bringBackPressed")
  package var initialFocus: AnyWidget? { AnyWidget(bringBackButton) }

  private let page = ScaledPage()
  private let note: Box

  /// A placeholder for a screen of a game, which is given by its title, its style and the icon of its tab.
  package init(of screen: String, style: String, icon: TabIcon) {
    icon.colors?.share()
    StyleSheet.use("alerts")
    let label = Label(tr("{screen} is in its own window.", ["screen": screen]), wraps: true)
    let inside = Box(
      .vertical, gap: 18, [icon.widget(side: 96), label.styled("alert-message"), bringBackButton])
    note = Box(.vertical, [inside.styled("alert-inside")]).styled("alert", "away", style)
    root = WidgetRoot(page.add(note))
    for style in SheetPage.styles(of: style) { root.setStyle(style, true) }
    page.screen = self
    bringBackButton.styled("main").aligned(.center).sends(bringBackPressed)
  }

  /// The note is in the middle, and larger in a large window.
  func fit(_ size: Size) {
    let usual = max(1, min(size.width / 600, size.height / 480))
    page.fit(size, upTo: usual) { [note] page in
      page.withMargin(Metrics.gap, Metrics.gap) { _ in
        note.frame(width: 0...340).centered(vertically: true)
      }
    }
  }
}
