import Models
import Views

/// Questions: the user predicts what follows, and the next step tells.
extension InspectorViewController {
  /// Shows the question that is asked or, after the last action with a question, how many answers were right.
  func showQuestion() {
    let (question, pane) = (log.asked, view.questionPane)
    let isEnd = traveler.index != nil && log.pace != .live && log.waiting == 0 && nextQuestion == nil
    let (text, known) = (question.map(quiz.text) ?? (isEnd ? quiz.score : nil), pane.text)
    // After the last question there is no step.
    if question == nil, pane.containsFocus { view.stepButton.grabFocusOrFallback() }
    pane.show(
      text, question.map(quiz.shownChoices) ?? [], areMany: question?.answer == .outlets,
      hint: question?.hint ?? "")
    view.setChoosesParticipant(question?.answer == .receiver)
    guard let text, text != known, traveler.index != nil else { return }
    // The games of the past cannot have the focus.
    pane.focusChoice()
    if question?.answer == .outlets { showAllScreens() }
  }

  private func showAllScreens() {
    let game = log.asked.flatMap { log.group(of: $0.message) }.flatMap { Game(named: $0.game) }
    (game.flatMap { recorder.registry.controllers()[$0] } as? any MultiScreenController)?.showsAll = true
  }

  /// The moment of the next action with a question, after all messages of a past one.
  var nextQuestion: Int? {
    guard let index = traveler.index, log.pace != .live, log.waiting == 0 else { return nil }
    let groups = Set(log.questions.compactMap { log.group(of: $0.message)?.id })
    let moments = traveler.timeline.moments
    return moments.indices.first { $0 > index && moments[$0].group.map(groups.contains) == true }
  }

  /// Shows the action of the next question, whose messages wait. Returns whether there is one.
  func showNextQuestion() -> Bool {
    guard let next = nextQuestion else { return false }
    travel { $0.show(next) }
    return true
  }

  /// Steps on by `step`, and announces the answer of the question that was asked: then, because the focus leaves the choices.
  func stepOn(_ step: () -> Void) {
    let answer = log.asked.map(quiz.answer)
    detail.followSteps()
    step()
    updateUI()
    if let answer { announce(answer) }
  }

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
    let place = detail.target?.message ?? log.lastShown
    guard let place, log.canAsk(after: place) else {
      return detail.notify(tr("No message of the action follows: there is nothing to predict."))
    }
    asking = place
    let list = view.messageList
    // The title of a group may cover the first row.
    list.items.firstIndex { $0.place?.message == place }.map { list.scroll(to: max(0, $0 - 2)...$0) }
    let (form, known) = (view.questionForm, log.question(after: place))
    form.textField.text = known?.text ?? ""
    form.textsField.text = ""
    switch known?.answer {
    case .outlets, nil: form.kindChoice.selection = 1
    case .receiver: form.kindChoice.selection = 2
    case .texts(let right, let others):
      form.kindChoice.selection = 3
      form.textsField.text = ([right] + others).joined(separator: "; ")
    }
    view.openForm()
  }

  func askConfirmed() {
    let form = view.questionForm
    let texts = form.textsField.text.split(separator: ";").map { String($0).onOneLine }
    let answer: Question.Answer? =
      switch form.kindChoice.selection {
      case 1: .outlets
      case 2: .receiver
      case 3: .texts(right: texts.first ?? "", others: Array(texts.dropFirst()))
      default: nil
      }
    let text = form.textField.text.isEmpty ? form.textField.placeholder : form.textField.text
    let known = log.question(after: asking)
    log.removeQuestion(after: asking)
    answer.map { ask(Question(after: asking, text, $0, explanation: known?.explanation)) }
    guard (log.question(after: asking) != nil) == (answer != nil) else {
      return detail.notify(tr("The question cannot be asked: a text is missing or too long."))
    }
    form.close()
    updateUI()
    detail.notify(
      answer == nil ? tr("The question is removed.") : tr("The question is asked. Save Session keeps it."))
  }

  package func ask(_ question: Question) {
    log.ask(question)
    updateUI()
  }
}

extension Question {
  fileprivate var hint: String {
    switch answer {
    case .outlets: tr("Choose here or in the game, then step on.")
    case .receiver: tr("Choose here or in the head of the diagram, then step on.")
    case .texts: tr("Choose here, then step on.")
    }
  }
}
