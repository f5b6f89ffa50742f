import GtkKit

/// The form of a question that is asked after a message, in a popover.
package final class QuestionForm {
  package let textField = TextField().named("questionField")
  /// What counts as the answer. The first one removes the question.
  package let kindChoice = DropDown([
    tr("No question"), tr("Which widgets will change?"), tr("Who is told next?"), tr("One of several texts"),
  ])
  package let textsField = TextField().named("answersField")
  package let askButton = Button(tr("Ask")).named("askButton")
  package let confirmed = Action<Void>("askConfirmed")
  private let popover: Popover

  init(in parent: some Widget) {
    let parts: [any Widget] = [kindChoice, textField, textsField, askButton]
    popover = Popover(Box(.vertical, gap: 6, parts).styled("question-form"), of: parent)
    kindChoice.named("questionKindChoice").accessibleLabel(tr("Kind of the answer"))
    textField.accessibleLabel(tr("Question"))
    textsField.placeholder = tr("Right answer; wrong answer; …")
    textsField.accessibleLabel(tr("Answers, the right one first"))
    kindChoice.onChosen { [weak self] _ in self?.showKind() }
    askButton.sends(confirmed)
    for field in [textField, textsField] {
      field.setCharacters(minimum: 40, maximum: 60)
      field.onEntered { [confirmed] in confirmed.send(by: field, "entered") }
    }
  }

  /// Opens the form for a question after a message, at its place in the parent.
  func open(at place: Rect) {
    showKind()
    popover.popUp(at: place)
  }

  /// Closes the form.
  package func close() { popover.popDown() }

  private func showKind() {
    textField.isVisible = kindChoice.selection > 0
    textsField.isVisible = kindChoice.selection == 3
    textField.placeholder =
      kindChoice.selection == 2 ? tr("Who is told next?") : tr("Which widgets will change?")
  }
}
