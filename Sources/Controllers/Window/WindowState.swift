import Views

/// The state of a window that is saved: its floating size in pixels, and whether it is maximized or in full screen.
package nonisolated struct WindowState: Codable, Equatable, Sendable {
  package var width: Int
  package var height: Int
  package var isMaximized: Bool
  package var isFullScreen: Bool

  package init(width: Int, height: Int, isMaximized: Bool = false, isFullScreen: Bool = false) {
    self.width = width
    self.height = height
    self.isMaximized = isMaximized
    self.isFullScreen = isFullScreen
  }

  /// The width and height that a window can have; no display is larger.
  package static let sides = 1...32_768

  /// Reads the state, unless no window can have the size. A damaged flag is false.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    width = try container.decode(Int.self, forKey: .width)
    height = try container.decode(Int.self, forKey: .height)
    isMaximized = (try? container.decode(Bool.self, forKey: .isMaximized)) ?? false
    isFullScreen = (try? container.decode(Bool.self, forKey: .isFullScreen)) ?? false
    guard Self.sides.contains(width), Self.sides.contains(height) else {
      throw DecodingError.dataCorruptedError(
        forKey: .width, in: container, debugDescription: "no window has the size \(width)×\(height)")
    }
  }
}

extension Window {
  /// The current state of the window.
  package var state: WindowState {
    WindowState(
      width: Int(defaultSize.width), height: Int(defaultSize.height), isMaximized: isMaximized,
      isFullScreen: isFullScreen)
  }

  /// Restores a saved state. Call this before the window opens.
  package func restore(_ state: WindowState) {
    setDefaultSize(Size(state.width, state.height))
    if state.isMaximized { maximize() }
    guard state.isFullScreen else { return }
    if state.isMaximized { entersFullScreenWhenOpen() } else { enterFullScreen() }
  }
}
