import GtkKit

/// The result that a message reports. The style sheet gives each its colors, and the text gives each its sign.
package enum MessageStyle: String, CaseIterable { case neutral, won, lost }

extension Label: TextOutlet {
  package func show(_ text: String, _ style: MessageStyle) {
    self.text = text
    for other in MessageStyle.allCases { setStyle(other.rawValue, other == style) }
  }
}
