import Views

/// A game of more than one screen, of which one is in front.
protocol ScreenContainer: AnyObject {
  /// The screen in front.
  var frontScreen: ScreenName { get }
  /// Called when another of its screens has come to the front.
  var onScreenChange: () -> Void { get set }
  /// Brings a screen to the front.
  func show(_ screen: ScreenName)
  /// The controller of a screen.
  func controller(showing screen: ScreenName) -> ViewController
  /// Shows something in the place of a screen that is elsewhere; nil has the screen back.
  func setPlaceholder(_ placeholder: DetachedPlaceholder?, for screen: ScreenName)
}
