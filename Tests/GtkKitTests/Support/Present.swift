import GtkKit
import Hands
@_exported import TestSupport

extension GtkTestCase {
  /// Runs `work` with a hand at a window that shows one widget.
  static func withHand(at child: some Widget, _ work: (Hand, Window) throws -> Void) throws {
    let window = present(child)
    try work(Hand(at: window), window)
    window.destroy()
    pump()
  }
}

/// A window that shows one widget at a size.
@MainActor
@discardableResult
func present(_ widget: some Widget, _ size: Size = Size(400, 300)) -> Window {
  let window = Window()
  window.setDefaultSize(size)
  window.setChild(widget)
  window.present()
  pump(until: { widget.isMapped })
  pump()
  return window
}
