import Models
import Views

extension InspectorViewController {
  func showAll() {
    let (isLive, waiting) = (log.pace == .live, log.waiting)
    view.messageList.show(quiz.adding(to: rows.shown))
    view.messageList.current = isLive ? nil : log.lastShown
    view.showHint(view.messageList.items.isEmpty ? hint : nil)
    view.menu.enableCopies(log.lastShown != nil)
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
    let unfinished = unfinishedGame
    view.propertyPane.show(
      games.flatMap { game in
        log.properties.models(of: game.name).map { model in
          let rows = model.rows.map { row -> PropertyPane.Property in
            let isTold = game != unfinished || tells(of: row, model.participant)
            return (row.property, isTold ? row.value : row.old ?? row.value, isTold ? row.old : nil)
          }
          return (model.participant.name, rows)
        }
      })
  }

  /// The game of which some messages are not shown yet: its present properties would reveal them. Nil if all are shown.
  private var unfinishedGame: Game? {
    guard log.pace != .live, let last = log.lastShown, let group = log.group(of: last) else { return nil }
    guard let game = Game(named: group.game) else { return nil }
    let isRunning = group.id == log.groups.last?.id && recorder.registry.isShowing(game)
    return log.shownEnd < group.messages.upperBound || isRunning ? game : nil
  }

  /// Whether a shown message of the newest action tells the value of a property: it reads or sets it, or contains it.
  private func tells(of row: PropertyTable.Row, _ model: Participant) -> Bool {
    guard row.old != nil, let group = log.lastShown.flatMap(log.group) else { return true }
    return log.shown(from: group.messages.lowerBound).compactMap(log.message).contains { message in
      message.tells(row.value) || message.text == "\(row.property) = \(row.value)"
        || message.accesses.contains {
          $0.owner == model && ", \($0.text), ".contains(", \(row.property) \(row.value), ")
        }
    }
  }
}
