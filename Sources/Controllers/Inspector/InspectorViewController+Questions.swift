import Models
import Views

/// Questions: the user predicts what follows, and the next step tells.
extension InspectorViewController {
  /// Shows the question that is asked, or at the end how many answers were right.
  func showQuestion() {
    let isEnd = log.waiting == 0 && traveler.index != nil && nextQuestion == nil
    let content = log.asked.map(content) ?? (isEnd ? quiz.score : nil).map { QuestionPane.Content($0) }
    view.setChoosesParticipant(log.asked?.answer == .receiver)
    guard content != view.questionPane.content else { return }
    let isNew = content?.text != view.questionPane.content?.text
    if content?.keys.isEmpty != false, view.questionPane.containsFocus { view.stepButton.grabFocus() }
    view.questionPane.show(content)
    guard isNew, let content else { return }
    announce([content.text, content.hint].filter { !$0.isEmpty }.joined(separator: " "))
    // The games of the past have no focus.
    if traveler.index != nil { view.questionPane.focusChoice() }
  }

  private func content(of question: Question) -> QuestionPane.Content {
    let chosen = quiz.chosen(for: question)
    let choices = quiz.choices(of: question)
    let hint =
      switch question.answer {
      case .outlets: tr("Choose widgets here or in the game, then step on.")
      case .receiver: tr("Choose here or in the head of the diagram, then step on.")
      case .texts: tr("Choose, then step on.")
      }
    return QuestionPane.Content(
      tr("{question}: {text}", ["question": quiz.title(of: question), "text": question.text.onOneLine]),
      hint: hint, choices: choices.map { ($0, name(of: $0, among: choices)) }, chosen: chosen,
      isMultiple: question.answer == .outlets)
  }

  /// A choice as it is shown: an outlet without its view if all have the same.
  private func name(of choice: String, among choices: [String]) -> String {
    let views = Set(choices.map { $0.prefix { $0 != "." } })
    guard log.asked?.answer == .outlets, views.count == 1 else { return choice.onOneLine }
    return String(choice.drop { $0 != "." }.dropFirst()).onOneLine
  }

  /// The moment of the next question whose answer is not known, after all messages of a past action.
  var nextQuestion: Int? {
    guard let index = traveler.index, log.pace != .live, log.waiting == 0 else { return nil }
    let groups = Set(quiz.open.compactMap { log.group(of: $0.message)?.id })
    let moments = traveler.timeline.moments
    return moments.indices.first { $0 > index && moments[$0].group.map(groups.contains) == true }
  }

  /// Announces the answer of the question that is asked, before the next step shows it.
  func announceAnswer() {
    if let answer = quiz.takeAnswer() { announce(answer) }
  }

  /// Chooses an answer in the pane, or no longer.
  func answerChosen(_ choice: String) {
    if quiz.choose(choice) != nil { updateUI() }
  }

  /// Chooses a widget in the game, or a participant in the head of the diagram, or no longer.
  func choicePressed(_ choice: String) {
    guard let isChosen = quiz.choose(choice) else { return }
    updateUI()
    announce(
      isChosen
        ? tr("{name}, chosen", ["name": choice]) : tr("{name}, no longer chosen", ["name": choice]))
  }

  /// Chooses the widget at a point of a window if a question asks for widgets. Returns whether it did.
  func widgetPressed(at point: Point, in window: Window) -> Bool {
    guard log.asked?.answer == .outlets, let outlet = highlighter.veiledOutlet(at: point, in: window) else {
      return false
    }
    choicePressed(outlet)
    return true
  }

  // MARK: - Asking

  /// Opens the form of a question after the selected message, or the last one.
  func askPressed() {
    let place = detail.selected.last?.message ?? log.lastShown
    guard let place, log.canAsk(after: place), let message = log.message(place) else {
      return detail.notify(tr("No message of the action follows: there is nothing to predict."))
    }
    asking = place
    let known = log.question(after: place)
    var entry = QuestionForm.Entry(text: known?.text ?? "", explanation: known?.explanation ?? "")
    switch known?.answer {
    case .receiver: entry.kind = .receiver
    case .texts(let right, let others): (entry.kind, entry.texts) = (.texts, [right] + others)
    case .outlets, nil: break
    }
    view.questionForm.open(entry, after: message.description, isKnown: known != nil)
  }

  func askConfirmed() {
    guard let asking else { return }
    let entry = view.questionForm.entry
    let texts = entry.texts.filter { !$0.isEmpty }
    let answer: Question.Answer =
      switch entry.kind {
      case .outlets: .outlets
      case .receiver: .receiver
      case .texts: .texts(right: texts.first ?? "", others: Array(texts.dropFirst()))
      }
    let text = entry.text.isEmpty ? entry.kind.title : entry.text
    ask(
      Question(
        after: asking, text, answer, explanation: entry.explanation.isEmpty ? nil : entry.explanation))
    let isAsked = log.question(after: asking)?.text == text
    closeForm(
      isAsked
        ? tr("The question is asked. Save Session keeps it.")
        : tr("The question cannot be asked: a text is missing or too long."), isDone: isAsked)
  }

  /// Asks a question after its message.
  package func ask(_ question: Question) {
    log.ask(question)
    updateUI()
  }

  func askRemoved() {
    if let asking { log.removeQuestion(after: asking) }
    closeForm(tr("The question is removed."))
  }

  func askCancelled() { closeForm(nil) }

  private func closeForm(_ notice: String?, isDone: Bool = true) {
    if isDone {
      asking = nil
      view.questionForm.close()
      view.messageList.list.grabFocus()
    }
    updateUI()
    notice.map { detail.notify($0) }
  }
}
