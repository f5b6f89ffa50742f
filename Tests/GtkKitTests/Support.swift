@_exported import CGtk
@_exported import Foundation
@_exported import GtkKit
@_exported import Hands
@_exported import TestSupport
@_exported import XCTest

extension GtkTestCase {
  /// Runs `work` with a hand at a window that shows one widget.
  static func withHand(
    at child: some Widget, of application: Application? = nil, _ work: (Hand, Window) throws -> Void
  ) throws {
    let window = present(child, of: application)
    try work(Hand(at: window), window)
    window.destroy()
    pump()
  }

  static func application(_ name: String) -> Application {
    let application = Application(id: "io.github.parlor_games.\(name)")
    application.onActivate {}
    application.register()
    return application
  }
}

/// A window that shows one widget at a size.
@MainActor
@discardableResult
func present(
  _ widget: some Widget, _ size: Size = Size(400, 300), of application: Application? = nil
) -> Window {
  let window = Window(of: application)
  window.setDefaultSize(size)
  window.setChild(widget)
  window.present()
  pump(until: { widget.isMapped })
  pump()
  return window
}
