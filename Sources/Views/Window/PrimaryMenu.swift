import GtkKit

/// The menu at the end of the header bar; its entries name actions of the application.
enum PrimaryMenu {
  static func make() -> Menu {
    let game = Menu()
    game.add(tr("_New Game"), action: "app.new-game")
    let view = Menu()
    view.add(tr("Show MVC _Inspector"), action: "app.inspector")
    let about = Menu()
    about.add(tr("_About Parlor"), action: "app.about")
    about.add(tr("_Quit"), action: "app.quit")
    let menu = Menu()
    menu.add(section: game)
    menu.add(section: view)
    menu.add(section: about)
    return menu
  }
}
