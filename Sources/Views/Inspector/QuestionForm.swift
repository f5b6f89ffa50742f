import GtkKit

/// The form of a question that is asked after a message.
package final class QuestionForm: CustomWidget {
  /// What counts as the answer.
  package enum Kind: Int, CaseIterable {
    case outlets, receiver, texts

    /// The kind in words, which is also the question if no other is written.
    package var title: String {
      switch self {
      case .outlets: tr("Which widgets will change?")
      case .receiver: tr("Who is told next?")
      case .texts: tr("Which answer is right?")
      }
    }
  }

  /// What is written in the form. The first of the texts is the right answer.
  package struct Entry {
    package var text, explanation: String
    package var kind = Kind.outlets
    package var texts: [String] = []

    package init(text: String, explanation: String) { (self.text, self.explanation) = (text, explanation) }
  }

  package let textField = TextField().named("questionField")
  package let kindChoice = DropDown(Kind.allCases.map(\.title)).named("questionKindChoice")
  package let answerFields = (0..<3).map { TextField().named("answerField\($0 + 1)") }
  package let explanationField = TextField().named("explanationField")
  package let askButton = Button(tr("Ask")).named("askButton").styled("suggested-action")
  package let removeButton = Button(tr("Remove")).named("removeQuestionButton")
  package let cancelButton = Button(tr("Cancel")).named("cancelQuestionButton")
  private let placeLabel = Label(wraps: true).named("questionPlaceLabel").textAligned(0).limited(toLines: 2)

  package let confirmed = Action<Void>("askConfirmed")
  package let removed = Action<Void>("askRemoved")
  package let cancelled = Action<Void>("askCancelled")

  init() {
    super.init()
    styled("question-pane").named("questionForm").accessibleLabel(tr("Question")).isVisible = false
    let parts: [any Widget] =
      [placeLabel, kindChoice, textField] + answerFields + [
        explanationField, askButton, removeButton, cancelButton,
      ]
    for part in parts { add(part) }
    kindChoice.accessibleLabel(tr("Kind of the answer"))
    let names = [tr("Right answer"), tr("Wrong answer"), tr("Another wrong answer")]
    let texts = [(textField, tr("Question")), (explanationField, tr("Explanation, shown with the answer"))]
    for (field, name) in texts + zip(answerFields, names) {
      field.placeholder = name
      field.accessibleLabel(name)
      field.onEntered { [confirmed] in confirmed.send(by: field, "entered") }
    }
    kindChoice.onChosen { [weak self] _ in self?.showKind() }
    askButton.sends(confirmed)
    removeButton.sends(removed)
    cancelButton.sends(cancelled)
    onKey { [weak self] key in
      guard key == .escape, let self else { return false }
      cancelled.send(by: self, "closed")
      return true
    }
  }

  /// What is written.
  package var entry: Entry {
    var entry = Entry(text: textField.text, explanation: explanationField.text)
    entry.kind = Kind(rawValue: kindChoice.selection) ?? .outlets
    entry.texts = answerFields.map(\.text)
    return entry
  }

  /// Opens the form for a question after a message. One that is already asked can be removed.
  package func open(_ entry: Entry, after message: String, isKnown: Bool) {
    placeLabel.text = tr("Ask after {message}", ["message": message])
    textField.text = entry.text
    explanationField.text = entry.explanation
    kindChoice.selection = entry.kind.rawValue
    for (index, field) in answerFields.enumerated() {
      field.text = entry.texts.indices.contains(index) ? entry.texts[index] : ""
    }
    removeButton.isVisible = isKnown
    isVisible = true
    showKind()
    onNextFrame { [weak self] in self?.textField.grabFocus() }
  }

  /// Closes the form.
  package func close() { isVisible = false }

  private func showKind() {
    let kind = entry.kind
    for field in answerFields { field.isVisible = kind == .texts }
    textField.placeholder = kind.title
    queueResize()
  }

  override package var childLayout: Layout? {
    column(gap: 4) {
      placeLabel.fixed()
      kindChoice.fixed()
      textField.fixed()
      if entry.kind == .texts { row(gap: 4) { for field in answerFields { field } }.fixed() }
      explanationField.fixed()
      row(gap: 4) {
        askButton
        if removeButton.isVisible { removeButton }
        cancelButton
      }.fixed()
    }
  }
}
