import GtkKit

/// A message that the user has to confirm, or a question that the user can cancel.
package struct Alert {
  package var title: String
  package var message: String
  /// The label of the button.
  package var button: String
  /// The label of the button that cancels a question; nil for a message.
  package var cancel: String?
  /// The event that led to the alert. Screen readers speak it before the title.
  package var cause: String?
  /// The style class of the table that the alert belongs to: it is a sheet of the table's material. Nil for an alert of
  /// the program.
  package var style: String?

  package init(
    _ title: String, _ message: String, button: String = tr("OK"), cancel: String? = nil,
    after cause: String? = nil
  ) {
    self.title = title
    self.message = message
    self.button = button
    self.cancel = cancel
    self.cause = cause
  }

  /// Writes the alert to the standard error and completes it, if there is no window to show it. Nobody can confirm a
  /// question then.
  package func completeUnseen(_ completion: () -> Void) {
    guard cancel == nil else { return }
    writeToStandardError()
    completion()
  }

  /// Writes the alert to the standard error, if there is no window to show it.
  package func writeToStandardError() { Program.writeError("\(title). \(message)") }
}
