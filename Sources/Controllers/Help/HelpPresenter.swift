import Views

/// Opens How to Play.
package typealias HelpPresenter = SideWindowPresenter<HelpViewController>

extension HelpPresenter {
  /// `controller` returns the controller of a game that is open.
  package convenience init(
    services: GameServices, makeWindow: @escaping () -> Window,
    controller: @escaping (Game) -> ViewController?
  ) {
    self.init(titled: tr("How to Play"), of: Size(680, 720), makeWindow: makeWindow) {
      HelpViewController(services: services, controller: controller)
    }
  }
}
