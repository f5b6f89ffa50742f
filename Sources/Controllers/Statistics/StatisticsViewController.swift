import Views

/// The controller of the Statistics window: the charts of each game, as pictures, tables and files.
package final class StatisticsViewController: ViewController, SideWindowController {
  /// What the window does outside of itself: it copies, saves, and goes to a game. By default, it does nothing.
  package struct Services {
    package var copy: (_ text: String) -> Void = { _ in }
    /// Puts a picture on the clipboard, as an SVG file and as a PNG file.
    package var copyPicture: (_ svg: String, _ png: [UInt8]) -> Void = { _, _ in }
    /// Asks the user for a file and saves a text in it. `name` is a suggestion, `saved` is called afterwards.
    package var save: (_ text: String, _ name: String, _ saved: @escaping () -> Void) -> Void = { _, _, _ in }
    package var play: (_ game: Game) -> Void = { _ in }

    package init() {}
  }

  package static var title: String { tr("Statistics") }
  package static let size = Size(720, 560)

  private let view = StatisticsView(tabs: StatisticsViewController.games.map(\.tab))
  private let gameServices: GameServices
  private let services: Services
  package private(set) var game = Game.all[0]
  private var allCharts: [Chart] = []
  /// The title of the chart that was shown last, by its game: a game may get more charts.
  private var chosen: [Game: String] = [:]
  private var form = StatisticsView.Form.picture
  private var observation: ObservationToken?

  private static var games: [Game] { Game.all.filter { $0.statistics != nil } }

  package init(gameServices: GameServices, services: Services = Services()) {
    self.gameServices = gameServices
    self.services = services
    super.init(screen: view)
    view.tabChosen.connect(to: self) { $0.tabChosen($1) }
    view.chartChosen.connect(to: self) { $0.chartChosen($1) }
    view.formChosen.connect(to: self) { $0.formChosen($1) }
    view.exportPressed.connect(to: self) { $0.exportPressed($1) }
    view.clearPressed.connect(to: self) { $0.clearPressed() }
    view.playPressed.connect(to: self) { $0.services.play($0.game) }
  }

  // MARK: - Actions

  func tabChosen(_ page: String) {
    guard let game = Game(named: page) else { return }
    show(game)
    speakState()
  }

  func chartChosen(_ index: Int) {
    chosen[game] = charts[index].title
    view.noteLabel.text = ""
    updateUI()
    speakState()
  }

  func formChosen(_ name: String) {
    guard let form = StatisticsView.Form(rawValue: name) else { return }
    self.form = form
    updateUI()
  }

  func exportPressed(_ export: StatisticsView.Export) {
    guard let chart else { return }
    switch export {
    case .copyPicture:
      services.copyPicture(ChartPicture.svg(of: chart), ChartPicture.png(of: chart))
      notify(tr("Copied as a picture"))
    case .copyTable:
      services.copy(chart.csv)
      notify(tr("Copied as a table"))
    case .savePicture:
      save(ChartPicture.svg(of: chart), as: "svg", tr("Saved as a picture"))
    case .saveTable: save(chart.csv, as: "csv", tr("Saved as a table"))
    }
  }

  func clearPressed() {
    present(Alert(clearingStatisticsOf: game)) { [weak self, game] in
      guard let self else { return }
      game.statistics?(gameServices).clear()
      // The sign says what is gone. An older note would come back with the next chart.
      view.noteLabel.text = ""
      announce(tr("Statistics cleared"))
    }
  }

  /// Lets the user save a text in a file, and shows a note once it is saved.
  private func save(_ text: String, as ending: String, _ note: String) {
    view.noteLabel.text = ""
    let number = allCharts.firstIndex { $0.title == chart?.title } ?? 0
    services.save(text, "parlor-\(game.name)-\(number + 1).\(ending)") { [weak self] in self?.notify(note) }
  }

  private func notify(_ text: String) {
    view.noteLabel.text = text
    announce(text)
  }

  // MARK: - Showing the statistics

  /// Shows the statistics of a game, now and after each change. A game without statistics shows those of another one.
  package func show(_ wanted: Game) {
    // An alert is about the game whose statistics are shown.
    guard presenter?.isModal != true else { return }
    let game = Self.games.contains(wanted) ? wanted : Self.games.first ?? wanted
    guard let source = game.statistics?(gameServices) else { return }
    if game != self.game { view.noteLabel.text = "" }
    self.game = game
    observation = observe { [weak self] in
      self?.allCharts = source.charts()
      self?.updateUI()
    }
  }

  /// The charts that are offered. One without values is only where no other has any.
  private var charts: [Chart] {
    let filled = allCharts.filter { !$0.isEmpty }
    return filled.isEmpty ? allCharts : filled
  }

  private var number: Int { charts.firstIndex { $0.title == chosen[game] } ?? 0 }

  /// The chart that is shown; nil if the game has none.
  private var chart: Chart? { charts.indices.contains(number) ? charts[number] : nil }

  override func showModel() {
    // A chart that gets its first value does not take the place of the one that is shown.
    chosen[game] = chosen[game] ?? chart?.title
    view.mark(tab: game.name)
    view.show(charts, number, as: form)
  }

  override package var spokenState: String {
    chart.map { sentences($0.title, $0.summary) } ?? ""
  }
}
