import CGtk

/// Tells who listens of each text that the screen reader is given to speak; tests listen.
public enum Announcer {
  /// Called with each text, before the screen reader is given it.
  public static var listener: ((_ text: String) -> Void)?
}

extension Widget {
  /// Makes the screen reader speak a text, if the widget is on the screen and its window is the one that the user is in.
  ///
  /// From GTK 4.14 on, GTK announces it. Before that, the text becomes the description of the widget that has the focus:
  /// a screen reader speaks a description that changes. The widget gets its own one back when the focus has moved on.
  public func announce(_ text: String) {
    guard isMapped, let window = Window(of: self), !text.isEmpty else { return }
    Announcer.listener?(text)
    ReaderFocus.of(window)?.announce(text)
  }
}
