import GtkKit
import Views
import XCTest

/// The arrangement that a page has at a given size.
final class ArrangementTests: LayoutTestCase {
  func testD5_pageHasTheArrangementThatFillsIt() {
    onMain {
      let cases: [(Size, Arrangement)] = [
        (Size(320, 378), .narrow), (Size(360, 560), .narrow), (Size(640, 510), .narrow),
        (Size(960, 960), .narrow), (Size(1000, 950), .narrow), (Size(600, 300), .short),
        (Size(640, 465), .short), (Size(820, 600), .short), (Size(840, 500), .wide),
        (Size(1100, 990), .wide), (Size(1920, 1000), .wide),
      ]
      for (size, arrangement) in cases {
        XCTAssertEqual(Arrangement.suiting(size), arrangement, "\(size)")
      }
    }
  }
}
