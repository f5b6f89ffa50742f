import GtkKit

/// A message that the user has to confirm.
package struct Alert {
  package var title: String
  package var message: String
  /// The label of the button.
  package var button: String
  /// The event that led to the alert. Screen readers speak it before the title.
  package var cause: String?
  /// The style class of the table that the alert belongs to: it is a sheet of the table's material. Nil for an alert of
  /// the program.
  package var style: String?

  package init(_ title: String, _ message: String, button: String = tr("OK"), after cause: String? = nil) {
    self.title = title
    self.message = message
    self.button = button
    self.cause = cause
  }

  /// Writes the alert to the standard error, if there is no window to show it.
  package func writeToStandardError() { Program.writeError("\(title). \(message)") }
}
