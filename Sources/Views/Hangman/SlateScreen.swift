import Glibc
import GtkKit

/// A screen on a side of the slate.
///
/// On a tablet, or on half of a desktop, its page of one column has room for parts beside each other. It is drawn with the text of
/// a desktop, and not as an enlarged phone.
package class SlateScreen: ScreenView {
  /// What the parts of the screen lie on.
  let slate: LayoutBox

  init(name: String) {
    // The style sheet draws the slate in its frame, or the back of the frame.
    let inside = CustomWidget(role: .presentation)
    slate = LayoutBox(role: .presentation, [inside]) { inside.layout }.styled("slate")
    super.init(style: "hangman", name: name, colors: HangmanColors.self)
    add(slate)
  }

  /// The size of the page of a tablet for which the layout is designed, in pixels.
  private static let tablet = Size(620, 660)

  /// The width of the wall beside the slate of a wide page.
  static func wall(_ arrangement: Arrangement) -> Double { arrangement == .wide ? 36 : 0 }

  /// The width of the slate's frame, which is its padding, with the margin of what is on the slate.
  func margin(_ arrangement: Arrangement) -> Double {
    slate.minimumWidth / 2 + (arrangement == .wide ? 12 : 6)
  }

  /// Whether a page without its border is that of a tablet.
  static func isTablet(_ arrangement: Arrangement, _ page: Page) -> Bool {
    arrangement == .narrow && page.width * page.scale >= tablet.width - 30
      && page.height * page.scale >= tablet.height - 30
  }

  override var margin: Double { 8 }

  override func usualScale(_ arrangement: Arrangement, in size: Size) -> Double {
    let (stage, tablet) = (arrangement.stage(in: size), Self.tablet)
    let scale = min(stage.width / tablet.width, stage.height / tablet.height)
    return arrangement == .narrow && scale >= 1 ? pow(scale, 0.85) : arrangement.scale(in: size)
  }
}
