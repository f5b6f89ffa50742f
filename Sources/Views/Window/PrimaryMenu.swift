import GtkKit

/// The primary menu, whose entries activate actions of the application.
///
/// All windows share it: GTK 4.8 leaks menus with sections.
package final class PrimaryMenu {
  private let menu = PrimaryMenu.makeMenu()

  /// A button that opens the menu.
  func button() -> MenuButton {
    let button = MenuButton(icon: "open-menu-symbolic", menu: menu, isPrimary: true)
    button.named("menuButton").accessible(tr("Main Menu")).tooltip = tr("Main Menu")
    button.focusesOnClick = false
    return button
  }

  private static func makeMenu() -> Menu {
    let menu = Menu()
    let game = Menu()
    game.add(tr("_New Game"), action: "app.new-game")
    menu.add(section: game)
    let view = Menu()
    view.add(tr("Open in _Own Window"), action: "app.own-window")
    view.add(tr("_Full Screen"), action: "app.full-screen")
    view.add(tr("_Window Size"), submenu: sizes)
    view.add(tr("Show MVC _Inspector"), action: "app.inspector")
    menu.add(section: view)
    let about = Menu()
    about.add(tr("How to _Play"), action: "app.help")
    about.add(tr("_Keyboard Shortcuts"), action: "app.shortcuts")
    about.add(tr("_About Parlor"), action: "app.about")
    about.add(tr("_Quit"), action: "app.quit")
    menu.add(section: about)
    return menu
  }

  /// Common screen sizes.
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
