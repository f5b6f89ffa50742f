import Views

/// Opens the statistics.
package typealias StatisticsPresenter = SideWindowPresenter<StatisticsViewController>

extension StatisticsPresenter {
  package convenience init(
    gameServices: GameServices, services: StatisticsViewController.Services = .init(),
    makeWindow: @escaping () -> Window
  ) {
    self.init {
      let statistics = StatisticsViewController(gameServices: gameServices, services: services)
      let view = StatisticsWindowView(makeWindow(), showing: statistics.screen.root)
      statistics.presenter = view.alerts
      return (statistics, view)
    }
  }
}
