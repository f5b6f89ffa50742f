extension Widget {
  /// Ends the animations of the widget and its descendants at their final values.
  public func finishAnimations() { Animation.finishAll(in: self) }

  /// Ends the animations of the widget and its descendants. From now on, an ``Animation`` there ends immediately.
  ///
  /// The widget gets the CSS class "still", for which a style sheet can switch off CSS transitions and animations.
  public func stopMotion() {
    styled(stillClass)
    finishAnimations()
  }

  /// Whether an animation of the widget ends immediately.
  var isStill: Bool {
    sequence(first: AnyWidget(self)) { $0.parent }.contains { $0.hasStyle(stillClass) }
  }
}

private let stillClass = "still"
