import CGtk

/// Notifies a listener of each text that is announced to screen readers. Tests use it.
public enum Announcer {
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
