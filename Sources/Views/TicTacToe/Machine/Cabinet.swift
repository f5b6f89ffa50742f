import GtkKit

/// A machine's body, which is drawn on the surface: the cabinet around the board and the counters, or the till of the Bank.
struct Cabinet {
  /// Its place on the page, in units of the page.
  let rect: Rect
  var radius = 26.0
  /// The width of the strip with the lamps; 0 without lamps.
  var lampWidth = 0.0

  static func ofGame(on page: Size, _ arrangement: Arrangement) -> Cabinet {
    guard arrangement == .wide else {
      return Cabinet(rect: Rect(page).inset(by: 4, 6), radius: 20, lampWidth: 18)
    }
    let height = page.height - 16
    return Cabinet(
      rect: Rect(page).centered(Size(min(page.width - 16, height * 1.6), height)), lampWidth: 26)
  }

  func layout(_ lamps: Lamps, on page: Page, _ content: (Page) -> Layout) -> Layout {
    let padding = lampWidth / 3
    let inside = rect.inset(by: lampWidth + padding)
    let content = content(Page(size: Size(inside.width, inside.height), scale: page.scale))
    return Layout([(lamps.around(content.padding(padding, padding), width: lampWidth), rect)], in: page.size)
  }

  /// Draws the body with its lip, and a line inside of the lamps.
  func draw(on snapshot: Snapshot, _ surface: Surface) {
    let colors = TicTacToeColors(surface.theme)
    let lip = Rect(rect.x, rect.y + rect.height + 6 - 2 * radius, rect.width, 2 * radius)
    snapshot.fill(lip, radius: radius, colors.lip)
    snapshot.fill(rect, radius: radius, with: colors.cabinet)
    snapshot.border(rect, radius: radius, colors.trim, width: 3)
    guard lampWidth > 0 else { return }
    let inside = rect.inset(by: lampWidth - 2.75)
    snapshot.border(inside, radius: lampWidth / 3 + 0.75, colors.trim.opacity(0.55), width: 1.5)
  }
}
