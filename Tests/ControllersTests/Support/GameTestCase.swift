@_exported import ScriptedChance
@_exported import TestSupport
import XCTest

/// A test that opens windows with games, in their style.
class GameTestCase: GtkTestCase {
  override func setUp() {
    super.setUp()
    onMain { WindowFixture.loadStyle() }
  }

  override func tearDown() { onMain { WindowFixture.clear() } }
}
