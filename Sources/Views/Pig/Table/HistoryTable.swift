import GtkKit

/// The history: a row for each turn, which opens to its events. The newest turn is the first.
///
/// There is one list of all turns, and one for each player, which a wide page has in the cards of the players. A page
/// without room for a list has a button that opens one.
package final class HistoryTable: CustomWidget {
  /// A turn of a player, or the beginning of a game without one: what happened in short, the same with the player's name, the
  /// points that it earned or the heading of the games before, and its events, the newest first.
  package typealias Turn = (
    player: Int?, text: String, namedText: String, points: String, events: [TextList.Row]
  )

  package let list = TextList()
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

  override package var childLayout: Layout? { list.wholeRows() }

  package var rows: [TextList.Row] { list.rows }

  package func show(_ turns: [Turn]) {
    list.rows = Self.rows(turns, \.namedText)
    opened?.rows = rows
    for (player, each) in playerLists.enumerated() {
      let own = turns.filter { $0.player == player || $0.player == nil }
      // A heading has turns below it.
      let shown = own.indices.filter { index in
        own[index].player != nil || index + 1 == own.count || own[index + 1].player != nil
      }
      each.rows = Self.rows(shown.map { own[$0] }, \.text)
    }
  }

  /// The rows of turns, and of the divisions at the beginnings of games. A first game without turns says so.
  private static func rows(_ turns: [Turn], _ text: KeyPath<Turn, String>) -> [TextList.Row] {
    turns.map { turn in
      let points = turns.count == 1 && turn.player == nil ? tr("No turns yet") : turn.points
      return TextList.Row(turn[keyPath: text], points, parts: turn.events, isRule: turn.player == nil)
    }
  }
}
