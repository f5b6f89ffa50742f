import GtkKit

/// The history: a row for each turn, which opens to its events. The newest turn is the first.
///
/// There is one list of all turns, and one for each player, which a wide page has in the cards of the players. A page
/// without room for a list has a button that opens one.
package final class HistoryTable: CustomWidget {
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

  /// The turns of both players.
  package let list = TextList()
  /// The turns of each player.
  package let playerLists = [TextList(), TextList()]
  /// The button that opens the turns of both players.
  package private(set) lazy var button = MenuButton(tr("History"), style: "third") { [weak self] in
    let list = TextList()
    list.list.accessibleLabel(tr("History"))
    list.rows = self?.rows ?? []
    self?.opened = list
    return LayoutBox([list]) { list.frame(width: 280, height: 260) }
  }
  /// The turns of both players that the button has opened.
  private weak var opened: TextList?

  init() {
    super.init()
    add(list)
    list.list.accessibleLabel(tr("History"))
  }

  override package func measure(_ orientation: Orientation, across: Int) -> SizeRequest {
    list.measured(orientation)
  }

  override package func arrange(in area: Area) -> [Placement] { list.wholeRows().placements(in: area.rect) }

  /// The rows of the list of all turns.
  package var rows: [TextList.Row] { list.rows }

  /// Shows the turns, the newest first.
  package func show(_ turns: [Turn]) {
    list.rows = turns.map { TextList.Row($0.namedText, $0.points, parts: $0.events) }
    opened?.rows = rows
    for (player, each) in playerLists.enumerated() {
      each.rows = turns.filter { $0.player == player || $0.player == nil }.map {
        TextList.Row($0.text, $0.points, parts: $0.events)
      }
    }
  }
}
