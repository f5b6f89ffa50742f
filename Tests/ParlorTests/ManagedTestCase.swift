import XCTest

/// The base class for tests of windows that a window manager moves and resizes.
class ManagedTestCase: SavedGameTestCase {
  private(set) var manager: WindowManager!

  override func setUpWithError() throws {
    try super.setUpWithError()
    manager = try WindowManager(display, settingsIn: folder)
  }

  override func tearDownWithError() throws {
    try super.tearDownWithError()
    manager = nil
  }
}
