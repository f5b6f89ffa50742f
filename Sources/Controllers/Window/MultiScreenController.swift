import Views

/// The controller of a game with several screens.
protocol MultiScreenController: AnyObject {
  /// The screen in front.
  var frontScreen: ScreenName { get }
  /// Whether all screens of the game are shown, where there is room for them.
  var showsAll: Bool { get set }
  /// Called when another screen of the game is in front.
  var onScreenChange: () -> Void { get set }
  /// Called when the player goes from one screen of the game to another, which may be in its own window.
  var onScreenRequest: (ScreenName) -> Void { get set }
  /// Brings a screen to the front.
  func show(_ screen: ScreenName)
  /// The controller of a screen.
  func controller(showing screen: ScreenName) -> ViewController
  /// Shows a screen on its page, or its placeholder if it is detached.
  func fill(_ screen: ScreenName)
}
