import GtkKit

/// The primary menu, whose entries activate actions of the application.
///
/// All windows share it: GTK 4.8 leaks menus with sections.
package final class PrimaryMenu {
  private let menu = PrimaryMenu.makeMenu()

  func button() -> MenuButton {
    let button = MenuButton(icon: "open-menu-symbolic", menu: menu, isPrimary: true)
    button.named("menuButton").labeled(tr("Main Menu"))
    button.focusesOnClick = false
    return button
  }

  private static func makeMenu() -> Menu {
    let menu = Menu()
    menu.add(section: Menu([(tr("_New Game"), "app.new-game")]))
    let view = Menu()
    view.add(tr("Open in _Own Window"), action: "app.own-window")
    view.add(tr("_Full Screen"), action: "app.full-screen")
    view.add(tr("_Window Size"), submenu: sizes)
    view.add(tr("Show MVC _Inspector"), action: "app.inspector")
    menu.add(section: view)
    menu.add(
      section: Menu([
        (tr("How to _Play"), "app.help"), (tr("_Keyboard Shortcuts"), "app.shortcuts"),
        (tr("_About Parlor"), "app.about"), (tr("_Quit"), "app.quit"),
      ]))
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
