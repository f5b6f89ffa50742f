import Models
import Views

/// The timeline: the Inspector shows the messages and properties as of the moment that the games show.
extension InspectorViewController {
  package func backToNow() {
    mend()
    if traveler.index != nil { travel { $0.backToNow() } }
  }

  /// Shows other games by `change`, and their messages.
  func travel(_ change: (TimeTraveler) -> Void) {
    mend()
    let (index, showedSession) = (traveler.index, traveler.showsSession)
    traveler.exchange { change(traveler) }
    guard traveler.index != index else { return }
    if traveler.showsSession != showedSession {
      rows.reset()
      quiz.reset()
    }
    showGame()
    let slider = view.timelineBar.slider
    if !slider.containsFocus || slider.needsAnnouncement { announce(momentDescription) }
    if index == nil { announce(tr("The games take no input.")) }
    if let refusal = traveler.refusal { announce(refusal) }
  }

  func showTimeline() {
    // The messages of a session are its file's.
    view.menu.clearButton.isSensitive = !traveler.showsSession
    view.timelineBar.show(
      traveler.current, of: traveler.timeline.moments.count, traveler.place, describedAs: momentDescription)
  }

  /// The moment that is shown, with the title of its action: "Action 12 of 40, past: rollButton clicked".
  private var momentDescription: String {
    guard let index = traveler.index else { return tr("The present") }
    let name = tr("{moment}, past", ["moment": traveler.name])
    let id = traveler.timeline.moments[index].group
    guard let group = log.groups.first(where: { $0.id == id }) else { return name }
    return tr("{moment}: {action}", ["moment": name, "action": group.title])
  }

  // MARK: - Other games

  /// Makes the moment that is shown the present. The log goes on with this as an action of its own: nothing is lost.
  func playOnPressed() {
    travel { traveler in
      traveler.playOn {
        recorder.record($0, to: Participant(.controller, "\(TimeTraveler.self)"), "playOn()", in: front)
      }
    }
    guard traveler.index == nil else { return }
    traveler.recordGames()
    showNewest()
    if let backup = traveler.backup {
      detail.notify(tr("A copy of your games was saved as {file}.", ["file": backup]))
    }
    if let group = log.groups.last { announce(group.title) }
  }

  /// Shows the newest messages, even if the user has scrolled back.
  func showNewest() {
    // A notice may be about what is undone.
    detail.endNotice()
    view.messageList.scrollToEnd()
    updateUI()
  }

  package func clearPressed() {
    backToNow()
    traveler.clear()
    rows.reset()
    showGame()
  }

  // MARK: - Sessions

  package var session: Session { Session(log: log.recording, moments: traveler.timeline.moments) }

  /// Shows another session, until the player goes on from one of its moments, or back to the present.
  package func open(_ session: Session) {
    guard !session.moments.isEmpty else { return detail.notify(tr("The session has no actions.")) }
    backToNow()
    if session.log.questions != nil {
      gameChosen(0)
      view.gameChoice.selection = 0
    }
    travel { $0.open(session) }
  }
}
