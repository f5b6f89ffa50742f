import Views

/// Opens How to Play.
package typealias HelpPresenter = SideWindowPresenter<HelpViewController>

extension HelpPresenter {
  /// `controller` returns the controller of a game that is open.
  package convenience init(
    services: GameServices, makeWindow: @escaping () -> Window,
    controller: @escaping (Game) -> ViewController?
  ) {
    self.init {
      let help = HelpViewController(services: services, controller: controller)
      let view = SideWindowView(
        makeWindow(), titled: tr("How to Play"), of: Size(680, 720), showing: help.screen.root)
      return (help, view)
    }
  }
}
