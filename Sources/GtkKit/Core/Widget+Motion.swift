extension Widget {
  /// Ends the animations of the widget and its descendants at their final values.
  public func finishAnimations() { Animation.finishAll(in: self) }

  /// Ends all motion in the widget and its descendants. From now on, an animation there ends immediately, and styles change
  /// without transitions.
  public func stopMotion() {
    StyleSheet.useStillClass()
    styled(StyleSheet.stillClass)
    finishAnimations()
  }

  /// Whether an animation of the widget ends immediately.
  var isStill: Bool {
    sequence(first: AnyWidget(self)) { $0.parent }.contains { $0.hasStyle(StyleSheet.stillClass) }
  }
}
