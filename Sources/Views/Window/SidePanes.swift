import GtkKit

/// The games of a window, and beside them another screen, which alerts do not cover, behind a divider.
final class SidePanes {
  let root: Paned
  /// The part of the width that the games have, if the user has moved the divider.
  private var gamesPart: Double?
  /// The width of both, and the place that the divider was given in it; nil without another screen.
  private var placed: (width: Double, position: Int)?
  private var hasSide = false

  /// The minimum width of a window that shows a screen beside the games.
  static let minimumWidth = 820.0

  init(_ games: some Widget) { root = Paned(games) }

  /// Shows another screen beside the games; nil for none.
  func show(_ screen: WidgetRoot?) {
    noteMove()
    root.showBeside(screen.map { AnyWidget($0) })
    (hasSide, placed) = (screen != nil, nil)
    root.queueResize()
  }

  private func noteMove() {
    guard let placed, root.position != placed.position else { return }
    gamesPart = Double(root.position) / placed.width
  }

  /// Gives the divider its place in a width. In a wide window, the other screen has more room than the games: it is read from
  /// afar.
  func placeDivider(in width: Double) {
    noteMove()
    // The other screen leaves a window that is too narrow for both.
    guard hasSide, width >= Self.minimumWidth else {
      placed = nil
      return
    }
    guard placed?.width != width else { return }
    let usual = width - max(400, min(width * 0.6, width - 400))
    root.position = Int((gamesPart.map { $0 * width } ?? usual).rounded())
    placed = (width, root.position)
    // Layout may give it another place.
    root.onNextFrame { [self] in placed?.position = root.position }
  }
}
