import GtkKit

/// A tab: the name of its page, its title and its icon.
package struct TabItem {
  package let page: String
  package let title: String
  let icon: TabIcon

  package init(_ page: String, _ title: String, _ icon: TabIcon) {
    (self.page, self.title, self.icon) = (page, title, icon)
  }
}

/// A row of tabs, of which one is selected.
final class TabSwitcher {
  enum Face: String {
    /// The icon and the title beside it, for a header bar.
    case named
    /// The icon only, for a narrow header bar.
    case icon
    /// The icon above the title, for a bar at the bottom edge.
    case stacked
    /// The title only, in linked buttons, for the pages of a screen.
    case segments
    /// As segments, but in the desktop's style.
    case linked

    var hasOnlyTitle: Bool { self == .segments || self == .linked }
  }

  let bar: Box
  private var buttons: [(page: String, button: ToggleButton)] = []

  /// A row of tabs with an accessible name. `chosen` is sent with the page of the tab that the user selects.
  init(
    _ tabs: [TabItem], _ face: Face, accessible name: String = tr("Games"), _ chosen: Action<String>
  ) {
    let isHomogeneous = face == .stacked || face.hasOnlyTitle
    bar = Box(.horizontal, gap: face == .named ? 3 : 0, role: .tabList, homogeneous: isHomogeneous)
    bar.styled(face.hasOnlyTitle ? "linked" : "tabs", face.rawValue).accessibleLabel(name)
    for tab in tabs {
      let button = ToggleButton(
        showing: Self.content(tab, face), groupedWith: buttons.first?.button, role: .tab)
      button.named("\(tab.page)Tab").focusesOnClick = false
      if !face.hasOnlyTitle { button.styled("flat") }
      if face == .icon { button.labeledByTooltip(tab.title) } else { button.accessibleLabel(tab.title) }
      button.onToggled {
        if button.isActive { chosen.send(tab.page, by: button, "chosen") }
      }
      bar.add(button)
      buttons.append((tab.page, button))
    }
  }

  private static func content(_ tab: TabItem, _ face: Face) -> AnyWidget {
    if face.hasOnlyTitle { return AnyWidget(Label(tab.title)) }
    if face == .icon { return AnyWidget(tab.icon.widget()) }
    let (orientation, gap) = face == .named ? (Orientation.horizontal, 6) : (.vertical, 2)
    let box = Box(orientation, gap: gap, [tab.icon.widget(), Label(tab.title)])
    return AnyWidget(box.aligned(.center, .center))
  }

  /// Marks the tab of the visible page.
  func mark(_ page: String) {
    for (name, button) in buttons { button.isActive = name == page }
  }
}

/// The icon of a tab: a file of `Resources/tabs`, in a square of 16 pixels, which is drawn in the color of the text beside it.
package final class TabIcon {
  /// The colors of the table that it stands for.
  let colors: (any Palette.Type)?
  private let name: String
  private lazy var drawing = Drawing(named: "tabs/\(name)")

  init(_ name: String, of colors: (any Palette.Type)? = nil) { (self.name, self.colors) = (name, colors) }

  static let statistics = TabIcon("statistics")

  /// A widget that shows the icon, with its width and height in pixels.
  func widget(side: Int = 16) -> some Widget {
    TabIconView(drawing).sized(width: side, height: side).aligned(.center, .center)
  }
}

private final class TabIconView: CustomWidget {
  private let drawing: Drawing

  init(_ drawing: Drawing) {
    self.drawing = drawing
    super.init(role: .presentation)
  }

  override func draw(on canvas: Canvas, in area: Area) {
    let scale = min(area.size.width, area.size.height) / 16
    canvas.transformed(by: Point(0, 0), scale: scale) { $0.draw(drawing, "icon", in: color) }
  }
}
