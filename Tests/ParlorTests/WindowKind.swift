import Foundation
import XCTest

/// The windows that the program opens, each with what opens it and closes it.
enum WindowKind: String, CaseIterable {
  case games = "Parlor"
  case pig = "Pig"
  case bank = "Bank"
  case help = "How to Play"
  case inspector = "MVC Inspector"
  case shortcuts = "Keyboard Shortcuts"
  case about = "About Parlor"
  case fileDialog = "Save the Diagram"

  var title: String { rawValue }

  /// Whether the window cannot be without the Inspector's.
  var needsInspector: Bool { self == .fileDialog }

  /// Whether the window behind it accepts no input, not even a click on its close button.
  var isModal: Bool { [.shortcuts, .about, .fileDialog].contains(self) }

  /// The action that opens the window and closes it again.
  var toggle: String? {
    switch self {
    case .pig, .bank: "own-window-\(self)"
    case .inspector: "inspector"
    default: nil
    }
  }

  /// Opens the window while another one has the keyboard.
  func open(from other: UInt32, _ display: XDisplay) throws {
    try ProgramTestCase.focus(other, display)
    switch self {
    case .games: break
    case .pig: try display.press(.p, holding: .control, .shift)
    case .bank: try display.press(.b, holding: .control, .shift)
    case .help: try display.press(.f1)
    case .inspector: try display.press(.f12)
    case .shortcuts: try display.press(.question, holding: .control, .shift)
    case .about: XCTAssertTrue(SessionBus.activate("about"))
    case .fileDialog:
      // The Inspector saves messages; there is one after a roll of the game in front.
      XCTAssertTrue(SessionBus.activate("show-craps"))
      XCTAssertTrue(eventually { Accessible.program()?.first(named: "Roll")?.click() == true })
      XCTAssertTrue(eventually { Accessible.program()?.first(named: "Save SVG…")?.click() == true })
      // GTK complains, in a dialog of its own, where one is closed that still reads its folder, the test's own.
      let isReady = eventually {
        Accessible.program()?.names.contains { $0.hasPrefix(ProgramTestCase.folderPrefix) } == true
      }
      XCTAssertTrue(isReady, "the dialog does not show its folder")
    }
  }

  /// The ways to close a window.
  enum Closing: CaseIterable {
    /// As the window manager's close button does.
    case button
    /// With Ctrl+W, while it has the keyboard.
    case closeKey
    /// With the keys that opened it, while it has the keyboard.
    case ownKeys
    /// With the keys that opened it, while another window has the keyboard.
    case ownKeysElsewhere
    /// By the action that opened it, as another program can.
    case action
  }

  /// Closes the window; `other` is another one that is open.
  func close(_ window: UInt32, by closing: Closing, other: UInt32?, _ display: XDisplay) throws {
    switch closing {
    case .ownKeys where toggle != nil: try open(from: window, display)
    case .ownKeysElsewhere where toggle != nil: try open(from: other ?? window, display)
    case .action where toggle != nil: XCTAssertTrue(toggle.map { SessionBus.activate($0) } == true)
    case .closeKey where self != .fileDialog:
      try ProgramTestCase.focus(window, display)
      try display.press(.w, holding: .control)
    default: try display.close(window)
    }
  }
}
