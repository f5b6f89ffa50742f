import CGtk

extension Widget {
  /// Restarts the animation of a CSS class.
  ///
  /// The style sheet must have the same animation, under another name, for the class with the suffix "-again": GTK restarts
  /// an animation only if its name changes.
  public func replay(_ style: String) {
    let again = style + "-again"
    let isSecond = hasStyle(style)
    setStyle(style, !isSecond)
    setStyle(again, isSecond)
  }
}
