import GtkKit

/// The content of a window or a tab.
package protocol Screen: AnyObject {
  var root: WidgetRoot { get }
  /// The widget that has the keyboard focus at first.
  var initialFocus: AnyWidget? { get }
  /// The style class of its table, which its alerts share; nil if it has none.
  var style: String? { get }
  /// What an alert of the screen covers, so that the rest stays in view.
  var alertGround: [AnyWidget] { get }
  /// Called after a click on a place of the window that takes no focus: what the user was typing ends, so that the next key
  /// plays.
  func endTyping()
  /// Called when another controller uses the screen from now on.
  func didChangeController()

  /// Whether it is shown in a window.
  var isMapped: Bool { get }
  /// Whether a result is shown in steps: not if the desktop allows no animations or the screen is hidden.
  var showsSteps: Bool { get }
  /// Runs `onPress` before each press on the screen, `onKey` before each key, `onMap` each time that it appears, and `onUnmap`
  /// each time that it disappears, instead of the handlers of the call before.
  func respond(
    onPress: @escaping () -> Bool, onKey: @escaping (Key) -> Bool, onMap: @escaping () -> Void,
    onUnmap: @escaping () -> Void)
  func finishAnimations()
  /// Takes no input from now on, and does not move.
  func becomePast()
  func announce(_ text: String)
}

// What a screen does by its widgets. A stand-in without widgets does it in its own way.
extension Screen {
  package var style: String? { nil }
  package var alertGround: [AnyWidget] { [] }
  package func endTyping() {}
  package func didChangeController() {}

  package var isMapped: Bool { root.isMapped }
  package var showsSteps: Bool { Desktop.allowsMotion && root.isMapped }

  package func respond(
    onPress: @escaping () -> Bool, onKey: @escaping (Key) -> Bool, onMap: @escaping () -> Void,
    onUnmap: @escaping () -> Void
  ) { root.respond(onPress: onPress, onKey: onKey, onMap: onMap, onUnmap: onUnmap) }

  package func finishAnimations() { root.finishAnimations() }

  package func becomePast() {
    root.canTarget = false
    root.canFocus = false
    root.stopMotion()
  }

  package func announce(_ text: String) { root.announce(text) }
}
