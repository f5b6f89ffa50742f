import GtkKit

/// The primary menu, whose entries activate actions of the application.
///
/// All windows share it: GTK 4.8 leaks menus with sections.
package final class PrimaryMenu {
  private let games = Menu([
    (tr("_New Game"), "app.new-game"), (tr("_Undo"), "app.undo"), (tr("Soun_d"), "app.sound"),
    (tr("_Today’s Game"), "app.today"), (tr("_Copy Result"), "app.copy-result"),
  ])
  private lazy var menu = makeMenu()

  /// The buttons that each window with games has in its header bar.
  struct Buttons {
    let menu: MenuButton
    let statistics: Button
    /// The best result of the player, beside the icon of the statistics.
    let best: Label

    var all: [AnyWidget] { [AnyWidget(menu), AnyWidget(statistics)] }
  }

  func buttons() -> Buttons {
    let menuButton = MenuButton(icon: "open-menu-symbolic", menu: menu, isPrimary: true)
    menuButton.named("menuButton").labeledByTooltip(tr("Main Menu"))
    menuButton.focusesOnClick = false
    let best = Label().named("bestLabel")
    // The name of the button has it, too. It does not limit the width of the window.
    best.setAccessibleHidden(true)
    best.isVisible = false
    let shown = LayoutBox([best]) {
      let isShown = best.isVisible && !best.text.isEmpty
      return best.fittingLine(minimumScale: 0.4).withoutMinimumWidth().padding(isShown ? 6 : 0, 0)
    }
    let content = Box(.horizontal, [TabIcon.statistics.widget(), shown])
    let statisticsButton = Button(showing: content).named("statisticsButton")
    statisticsButton.labeledByTooltip(tr("Statistics (Ctrl+I)"))
    statisticsButton.focusesOnClick = false
    statisticsButton.onClicked { statisticsButton.activate(action: "app.statistics") }
    return Buttons(menu: menuButton, statistics: statisticsButton, best: best)
  }

  /// Says why the switch for sounds is disabled: no sound can be played, or the administrator has locked it.
  package func showSoundIsDisabled(isMissing: Bool) {
    let label = isMissing ? tr("Sound (not available)") : tr("Sound (set by your administrator)")
    games.replace(at: 2, by: label, action: "app.sound")
  }

  private func makeMenu() -> Menu {
    let menu = Menu()
    menu.add(section: games)
    let view = Menu()
    view.add(tr("Open in _Own Window"), action: "app.own-window")
    view.add(tr("_Full Screen"), action: "app.full-screen")
    view.add(tr("_Window Size"), submenu: Self.sizes)
    view.add(tr("_Statistics"), action: "app.statistics")
    view.add(tr("Show MVC _Inspector"), action: "app.inspector")
    menu.add(section: view)
    let help = Menu([(tr("How to _Play"), "app.help")])
    help.add(tr("_Lesson"), action: "app.lesson")
    help.add(tr("_Keyboard Shortcuts"), action: "app.shortcuts")
    help.add(tr("_About Parlor"), action: "app.about")
    menu.add(section: help)
    return menu
  }

  private static var sizes: Menu {
    let menu = Menu()
    let sizes = [
      (tr("Phone, Portrait"), 360, 640), (tr("Phone, Landscape"), 640, 360), (tr("Tablet"), 768, 1024),
      (tr("Laptop"), 1280, 800), (tr("Full HD"), 1920, 1080),
    ]
    for (name, width, height) in sizes {
      let values = ["name": name, "width": String(width), "height": String(height)]
      menu.add(
        tr("{name} ({width} × {height})", values), action: "app.window-size", target: "\(width)x\(height)")
    }
    return menu
  }
}

extension Menu {
  /// A menu of labels with the actions of the application that they call.
  init(_ entries: [(label: String, action: String)]) {
    self.init()
    for entry in entries { add(entry.label, action: entry.action) }
  }
}
