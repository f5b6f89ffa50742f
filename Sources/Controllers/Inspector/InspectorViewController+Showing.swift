import Models
import Views

extension InspectorViewController {
  func showAll() {
    let (isLive, waiting) = (log.pace == .live, log.waiting)
    view.messageList.show(quiz.adding(to: rows.shown))
    view.messageList.current = isLive ? nil : log.lastShown
    view.showHint(view.messageList.items.isEmpty ? hint : nil)
    for button in [view.menu.svgButton, view.menu.askButton] { button.isSensitive = log.lastShown != nil }
    view.pauseButton.isActive = log.pace == .paused
    view.slowButton.isActive = log.pace == .slow
    let hasNext = waiting > 0 || nextQuestion != nil
    view.stepButton.isSensitive = isLive || hasNext
    view.stepBackButton.isSensitive = log.lastShown != nil || canStepToActionBefore
    view.skipButton.isSensitive = hasNext
    let goesOn = traveler.index == nil && recorder.registry.isShowing(front)
    let count =
      goesOn ? trn("{n}+ waiting", "{n}+ waiting", waiting) : trn("{n} waiting", "{n} waiting", waiting)
    view.waitingLabel.text = waiting == 0 ? "" : count
    showFilter()
    showProperties()
    detail.pattern = (shownGame ?? front).pattern()
    detail.show()
    showTimeline()
    projector.update { [weak self] in
      // A question waits for its answer.
      if self?.log.asked == nil { self?.showNext() }
    }
    showQuestion()
  }

  // MARK: - Messages

  private var hint: String {
    if log.lastShown != nil { return tr("No message matches.") }
    if log.waiting > 0, log.pace == .paused {
      return tr(
        "Page Down shows the next message, Page Up hides it again.\nAt a question, predict what follows, then step on."
      )
    }
    if traveler.index != nil { return tr("There are no messages up to this action.") }
    if let shownGame, recorder.registry.models(of: shownGame).isEmpty {
      return tr("Open {game} to see its messages here.", ["game": shownGame.title])
    }
    return tr(
      "Play: each message appears here.\nPoint at one to see its widget."
    )
  }

  // MARK: - Properties

  private func showProperties() {
    let games = shownGame.map { [$0] } ?? Game.all
    view.propertyPane.show(
      games.flatMap { log.properties.models(of: $0.name) }.map { model in
        (model.participant.name, model.rows.map { ($0.property, $0.value, $0.old) })
      })
  }
}
