import GtkKit

/// The content of a tab whose screen is in a detached window.
package final class DetachedPlaceholder: Screen {
  package let root: WidgetRoot
  package let bringBackButton = Button(tr("Bring Back")).named("bringBackButton")
  package let bringBackPressed = Action<Void>("bringBackPressed")
  package var initialFocus: AnyWidget? { AnyWidget(bringBackButton) }

  /// A placeholder for a screen, which is given by its title and the icon of its tab.
  package init(of screen: String, icon: TabIcon) {
    let label = Label(tr("{screen} is in its own window.", ["screen": screen]), wraps: true)
    let note = Box(.vertical, gap: 18, [icon.widget(side: 64), label.styled("alert-title"), bringBackButton])
    root = WidgetRoot(PlaceholderPage(note).styled("away"))
    bringBackButton.sends(bringBackPressed)
  }
}

/// A page with a note in its middle.
private final class PlaceholderPage: CustomWidget {
  private let note: Box

  init(_ note: Box) {
    self.note = note
    super.init()
    add(note)
  }

  override func arrange(in area: Area) -> [Placement] {
    let size = area.size
    let width = min(320, size.width * 0.9)
    let height = note.naturalHeight(forWidth: width)
    let fitting = min(size.width / width, size.height / height) * 0.9
    let scale = min(fitting, max(1, min(size.width / 600, size.height / 480)))
    let rect = area.rect.centered(Size(width * scale + 1, height * scale + 1))
    return [note.placed(in: rect, scale: scale)]
  }
}
