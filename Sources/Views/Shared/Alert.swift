import GtkKit

/// What an alert says.
package struct Alert {
  package var title: String
  package var message: String
  package var button: String
  /// What led to the alert; a screen reader speaks it before the title.
  package var cause: String?

  package init(_ title: String, _ message: String, button: String = tr("OK"), after cause: String? = nil) {
    self.title = title
    self.message = message
    self.button = button
    self.cause = cause
  }
}
