import Views

/// The controller of a game with several screens.
protocol ScreenContainer: AnyObject {
  /// The screen in front.
  var frontScreen: ScreenName { get }
  /// Called when another screen of the game is in front.
  var onScreenChange: () -> Void { get set }
  /// Brings a screen to the front.
  func show(_ screen: ScreenName)
  /// The controller of a screen.
  func controller(showing screen: ScreenName) -> ViewController
  /// Shows a placeholder instead of a detached screen; nil shows the screen again.
  func setPlaceholder(_ placeholder: DetachedPlaceholder?, for screen: ScreenName)
}
