import GtkKit

/// What an alert says.
package struct Alert {
  package var title: String
  package var message: String
  package var button: String

  package init(_ title: String, _ message: String, button: String = tr("OK")) {
    self.title = title
    self.message = message
    self.button = button
  }
}
