import CGtk

/// Controls how texts are announced to screen readers, for tests.
public enum Announcer {
  /// Whether GTK is older than 4.14, and cannot announce texts itself.
  public static let needsDescriptions = cgtk_find_announce() == nil
  /// Whether texts are announced by descriptions.
  public static var usesDescriptions = needsDescriptions

  /// Called with each text before it is announced.
  public static var listener: ((_ text: String) -> Void)?
}

extension Widget {
  /// Announces a text to screen readers, if the widget is on the screen and its window is active.
  ///
  /// Before GTK 4.14, which introduced announcements, the text becomes the accessible description of the focus widget until
  /// the focus moves: screen readers speak descriptions that change.
  public func announce(_ text: String) {
    guard isMapped, let window = Window(of: self), !text.isEmpty else { return }
    Announcer.listener?(text)
    ScreenReaderFocus.of(window)?.announce(text)
  }
}
