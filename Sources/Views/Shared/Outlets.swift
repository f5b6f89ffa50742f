import GtkKit

// What a controller uses of its outlets. Widgets do it, and so can the stand-ins of a test, which need no display.

package protocol Outlet<Value> {
  associatedtype Value
  func show(_ value: Value)
}

package protocol TextOutlet {
  var text: String { get nonmutating set }
  /// Shows a message in a style.
  func show(_ text: String, _ style: MessageStyle)
}

/// A button that a key clicks, too.
package protocol ButtonOutlet {
  /// Clicks the button, as the user does. A button that is disabled does nothing, so that nothing is recorded.
  func press()
}

package protocol SliderOutlet: AnyObject {
  var value: Int { get set }
  var isSensitive: Bool { get set }
  /// The text that screen readers announce for the value.
  var accessibleValue: String { get set }
  /// Whether the user moves it with the keyboard and GTK does not announce its value.
  var needsAnnouncement: Bool { get }
}

extension Button: ButtonOutlet {
  package func press() {
    guard isSensitive else { return }
    traceCall()
    click()
  }
}

extension Slider: SliderOutlet {
  package var needsAnnouncement: Bool { containsFocus && !Self.announcesValue }
}

/// The result that a message reports. The style sheet gives each its colors, and the text gives each its sign.
package enum MessageStyle: String, CaseIterable { case neutral, won, lost }

extension Label: TextOutlet {
  package func show(_ text: String, _ style: MessageStyle) {
    self.text = text
    for other in MessageStyle.allCases { setStyle(other.rawValue, other == style) }
  }
}
