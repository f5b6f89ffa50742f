import CGtk

extension Widget {
  /// Plays the animation that the style sheet ties to a class, from its start, even while it is running.
  ///
  /// The style sheet ties the same animation to the class and to the class with "-again" (GTK restarts an animation
  /// when its name changes, and only then); where the desktop wants no motion, GTK plays none.
  public func replay(_ style: String) {
    let again = style + "-again"
    let isSecond = hasStyle(style)
    setStyle(style, !isSecond)
    setStyle(again, isSecond)
  }
}
