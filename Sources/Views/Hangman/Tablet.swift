import Glibc
import GtkKit

/// A tablet, or half of a desktop: a page of one column that has room for parts beside each other. It is drawn with the text of a
/// desktop, and not as an enlarged phone.
enum Tablet {
  /// The size of the page for which the layout is designed, in pixels, and the smallest one.
  private static let design = Size(620, 660)

  /// Whether a page without its border is that of a tablet.
  static func fits(_ arrangement: Arrangement, _ page: Page) -> Bool {
    let size = Size(page.width * page.scale, page.height * page.scale)
    return arrangement == .narrow && size.width >= design.width - 30 && size.height >= design.height - 30
  }

  /// How many times larger than designed a screen of Hangman draws its page.
  static func scale(_ arrangement: Arrangement, in size: Size) -> Double {
    let stage = arrangement.stage(in: size)
    guard arrangement == .narrow, stage.width >= design.width, stage.height >= design.height else {
      return arrangement.scale(in: size)
    }
    return pow(min(stage.width / design.width, stage.height / design.height), 0.85)
  }
}
