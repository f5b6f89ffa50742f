import Views

/// Opens the statistics.
package typealias StatisticsPresenter = SideWindowPresenter<StatisticsViewController>

extension StatisticsPresenter {
  package convenience init(
    gameServices: GameServices, services: StatisticsViewController.Services = .init(),
    makeWindow: @escaping () -> Window
  ) {
    self.init(titled: tr("Statistics"), of: Size(720, 560), makeWindow: makeWindow) {
      StatisticsViewController(gameServices: gameServices, services: services)
    }
  }
}
