import Models
import Views

/// The statistics of a game as charts, and how to clear them.
package struct StatisticsSource {
  /// Makes the charts. In `observe`, they follow each change of the statistics.
  package let charts: () -> [Chart]
  /// Clears the statistics. The user has confirmed ``Alert/init(clearingStatisticsOf:)``.
  package let clear: () -> Void

  /// Statistics that are read by `charts`.
  package init(charts: @escaping () -> [Chart], clear: @escaping () -> Void) {
    self.charts = charts
    self.clear = clear
  }

  /// The charts of statistics that are counted in one value.
  init<Value: Statistics>(of model: StatisticsModel<Value>, charts: @escaping (Value) -> [Chart]) {
    self.init(charts: { charts(model.value) }, clear: { model.clear() })
  }
}

extension Alert {
  /// Asks whether to clear the statistics of a game.
  package init(clearingStatisticsOf game: Game) {
    self.init(
      tr("Clear the statistics?"),
      tr("The statistics of {game} start over from zero. Your game goes on.", ["game": game.title]),
      button: tr("Clear"), cancel: tr("Cancel"))
  }
}
