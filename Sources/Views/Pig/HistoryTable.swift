import GtkKit

/// The history: a row for each turn, which opens to its events. The newest turn is the first.
///
/// There is one list of all turns, and one for each player, which a wide page has in the cards of the players.
package struct HistoryTable: Widget {
  /// A turn of a player, or the beginning of a game.
  package struct Turn: Equatable {
    /// The player; nil for the beginning of a game.
    package var player: Int?
    /// What happened in short, without the player's name.
    package var text: String
    /// The same with the player's name.
    package var namedText: String
    /// The points that the turn earned.
    package var points: String
    /// The events of the turn, the newest first.
    package var events: [TextList.Row]

    package init(
      player: Int? = nil, _ text: String, namedText: String, points: String = "", events: [TextList.Row] = []
    ) {
      self.player = player
      self.text = text
      self.namedText = namedText
      self.points = points
      self.events = events
    }
  }

  private let list = TextList()
  /// The turns of each player.
  package let playerLists = [TextList(), TextList()]

  package var pointer: WidgetPointer { list.pointer }

  init() {
    list.list.accessible(tr("History"))
  }

  /// The rows of the list of all turns.
  package var rows: [TextList.Row] { list.rows }

  /// Shows the turns, the newest first.
  package func show(_ turns: [Turn]) {
    list.rows = turns.map { TextList.Row($0.namedText, $0.points, parts: $0.events) }
    for (player, each) in playerLists.enumerated() {
      each.rows = turns.filter { $0.player == player || $0.player == nil }.map {
        TextList.Row($0.text, $0.points, parts: $0.events)
      }
    }
  }
}
