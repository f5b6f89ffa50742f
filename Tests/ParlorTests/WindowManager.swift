import XCTest

/// A window manager on the display of the tests: openbox. A click raises a window; it has no shortcuts and no
/// menus of its own.
final class WindowManager {
  private static let configuration = """
    <openbox_config xmlns="http://openbox.org/3.4/rc">
      <keyboard/>
      <mouse>
        <context name="Client">
          <mousebind button="Left" action="Press"><action name="Focus"/><action name="Raise"/></mousebind>
          <mousebind button="Middle" action="Press"><action name="Focus"/><action name="Raise"/></mousebind>
          <mousebind button="Right" action="Press"><action name="Focus"/><action name="Raise"/></mousebind>
        </context>
      </mouse>
    </openbox_config>
    """

  private let process = Process()
  private let display: XDisplay

  /// Starts the window manager and waits until it manages the display. Its settings go into a folder.
  init(_ display: XDisplay, settingsIn folder: URL) throws {
    self.display = display
    let settings = folder.appending(path: "openbox.xml")
    try Data(Self.configuration.utf8).write(to: settings)
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["openbox", "--sm-disable", "--config-file", settings.path]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    // The previous one may have left its property on the root window; its window is gone then.
    let manages = try eventually {
      guard let check = try display.property("_NET_SUPPORTING_WM_CHECK").first else { return false }
      return try display.property("_NET_SUPPORTING_WM_CHECK", of: check) == [check]
    }
    guard manages else { throw XDisplay.Failure(reason: "no window manager") }
  }

  deinit {
    process.terminate()
    process.waitUntilExit()
  }

  /// The windows of programs, oldest first.
  var windows: [UInt32] { get throws { try display.property("_NET_CLIENT_LIST") } }
}

extension XDisplay {
  /// The numbers in a property of a window, by default of the root window.
  fileprivate func property(_ name: String, of window: UInt32? = nil) throws -> [UInt32] {
    let answer = try request([20, 0], bytes32(window ?? root, try atom(name), 0, 0, 1024))
    return (0..<Int(number32(answer, 16))).map { number32(answer, 32 + $0 * 4) }
  }
}

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
