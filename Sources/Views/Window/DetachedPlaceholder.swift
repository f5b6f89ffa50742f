import GtkKit

/// The content of a tab whose screen is in a detached window.
package final class DetachedPlaceholder: PagedScreen {
  package let root: WidgetRoot
  package let bringBackButton = Button(tr("Bring Back")).named("bringBackButton")
  package let bringBackPressed = Action<Void>("bringBackPressed")
  package var initialFocus: AnyWidget? { AnyWidget(bringBackButton) }

  private let page = ScaledPage()
  private let note: Box

  /// A placeholder for a screen, which is given by its title and the icon of its tab.
  package init(of screen: String, icon: TabIcon) {
    let label = Label(tr("{screen} is in its own window.", ["screen": screen]), wraps: true)
    note = Box(.vertical, gap: 18, [icon.widget(side: 64), label.styled("alert-title"), bringBackButton])
    root = WidgetRoot(page.add(note).styled("away"))
    page.screen = self
    bringBackButton.sends(bringBackPressed)
  }

  /// The note is in the middle, and larger in a large window.
  func fit(_ size: Size) {
    let usual = max(1, min(size.width / 600, size.height / 480))
    page.fit(size, upTo: usual) { [note] page in
      page.withMargin(Metrics.gap, Metrics.gap) { _ in
        note.frame(width: 0...320).centered(vertically: true)
      }
    }
  }
}
