import GtkKit

/// The result that a message reports. The style sheet gives each its colors, and the text gives each its sign.
package enum MessageStyle: String, CaseIterable { case neutral, won, lost }

extension Label {
  /// Shows a message in a style.
  package func show(_ text: String, _ style: MessageStyle) {
    self.text = text
    for other in MessageStyle.allCases { setStyle(other.rawValue, other == style) }
  }
}

extension Label {
  /// The layout of a message on its plate, which is as wide as its text.
  func plate() -> Layout {
    Layout { rect in
      // One more pixel: the width of a label that is drawn larger is rounded down.
      let width = min(rect.width, naturalWidth + 1)
      let height = min(rect.height, naturalHeight(forWidth: width))
      return [placedText(in: rect.centered(Size(width, height)))]
    }
  }
}
