import CGtk

/// Windows are destroyed from the main loop, never while an event is handled, and after the windows in front of them.
///
/// GTK goes on to use a window and its transient parent after the handlers of an event have returned, and would crash if a
/// handler had destroyed one of them.
extension Window {
  /// The windows that are about to be destroyed.
  private static var closing: Set<WidgetPointer> = []

  /// Whether the window is about to be destroyed.
  var isClosing: Bool { Self.closing.contains(pointer) }

  /// Destroys the window as soon as the current event has been handled. The windows in front of it are destroyed first.
  public func destroy() {
    guard Self.closing.insert(pointer).inserted else { return }
    MainLoop.afterEvent { [kept = WidgetRoot(self)] in withExtendedLifetime(kept) { destroyNow() } }
  }

  /// Makes ``destroy()`` the response to the close button and other requests to close the window.
  func closesFromMainLoop() {
    Signal.answer(pointer, "close-request") { _ in
      destroy()
      return true
    }
  }

  private func destroyNow() {
    Self.closing.insert(pointer)
    // Kept alive: destroying one may destroy another.
    for (other, kept) in windowsInFront.map({ ($0, WidgetRoot($0)) }) {
      withExtendedLifetime(kept) { other.destroyNow() }
    }
    // GTK's own dialogs notify their owner of this. Other windows ignore it while they are closing.
    close()
    gtk_window_destroy(cast())
    Self.closing.remove(pointer)
  }

  /// The windows whose transient parent is this one.
  private var windowsInFront: [Window] {
    Self.all.filter { gtk_window_get_transient_for($0.cast()) == cast() }
  }
}
