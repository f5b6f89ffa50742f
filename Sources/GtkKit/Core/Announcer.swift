import CGtk

/// How texts are announced to screen readers, for tests.
public enum Announcer {
  /// Whether this GTK is older than 4.14, and cannot announce texts itself.
  public static let needsDescriptions = cgtk_find_announce() == nil
  /// Whether texts are announced by descriptions.
  public static var usesDescriptions = needsDescriptions

  /// Called with each text before it is announced.
  public static var listener: ((_ text: String) -> Void)?
}

extension Widget {
  /// Announces a text to screen readers, if the widget is on the screen and its window is active.
  ///
  /// From GTK 4.14 on, GTK announces it. Before that, the text becomes the description of the widget that has the focus:
  /// screen readers speak a description that changes. When the focus moves on, the widget gets its own description back.
  public func announce(_ text: String) {
    guard isMapped, let window = Window(of: self), !text.isEmpty else { return }
    Announcer.listener?(text)
    ReaderFocus.of(window)?.announce(text)
  }
}
