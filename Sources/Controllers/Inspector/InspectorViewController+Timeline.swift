import Models
import Views

/// The timeline: the Inspector shows the messages and properties as of the moment that the games show.
extension InspectorViewController {
  func connectTimeline() {
    view.timelineBar.earlierPressed.connect(to: self) { $0.earlierPressed() }
    view.timelineBar.laterPressed.connect(to: self) { $0.laterPressed() }
    view.timelineBar.momentChosen.connect(to: self) { $0.momentChosen($1) }
    view.menu.saveSessionPressed.connect(to: self) { $0.saveSessionPressed() }
    view.menu.openSessionPressed.connect(to: self) { $0.openSessionPressed() }
    traveler.newestGroup = { [weak self] in self?.log.groups.last?.id }
    traveler.willTravel = { [weak self] in self?.willTravel() }
    traveler.onTravel = { [weak self] in self?.travelled(isFirst: $0) }
    traveler.willPlayOn = { [weak self] in self?.willPlayOn(titled: $0) }
    traveler.onPlayOn = { [weak self] in self?.playedOn() }
    recorder?.willBegin = { [weak self] in self?.traveler.record() }
    traveler.record()
  }

  // MARK: - Actions

  func earlierPressed() { travel(to: traveler.current - 1) }

  func laterPressed() { travel(to: traveler.current + 1) }

  /// The games follow the slider in one frame, and the messages in the next.
  func momentChosen(_ index: Int) {
    isSliding = true
    travel(to: index)
    isSliding = false
  }

  /// While messages are shown one by one, the newest action can be a past one: its messages wait to be shown.
  private func travel(to index: Int) { traveler.show(index, asPast: log.pace != .live) }

  // MARK: - Sessions

  func saveSessionPressed() {
    services.saveSession(session) { [weak self] in self?.notify(tr("The session is saved.")) }
  }

  func openSessionPressed() {
    services.openSession { [weak self] in self?.open($0) }
  }

  /// What was recorded so far.
  package var session: Session { Session(log: log.recording, moments: traveler.timeline.moments) }

  /// Shows another session, until the player goes on from one of its moments, or back to the present.
  package func open(_ session: Session) {
    guard !session.moments.isEmpty else { return notify(tr("The session has no actions.")) }
    traveler.backToNow()
    traveler.record()
    log.visit(session.log)
    rows.reset()
    traveler.open(session.moments, of: session.name ?? tr("Session"))
  }

  // MARK: - Showing

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

  private func willTravel() {
    isTravelling = true
    recorder?.stop()
    recordingClock.reasons.insert(.past)
  }

  /// Other controllers are shown. `isFirst` if they show the past, and those before showed the present.
  private func travelled(isFirst: Bool) {
    if let index = traveler.index {
      log.visit(traveler.timeline.moments[index].group)
    } else {
      leavePast()
      recordingClock.reasons.remove(.past)
      recorder?.listen()
    }
    nextStep = nil
    isTravelling = false
    // While messages wait, the games must not be seen without the veils.
    showGame(inNextFrame: isSliding && log.pace == .live)
    if willUpdate { showTimeline() }
    announceMoment(isFirst: isFirst)
  }

  /// Shows the messages of the present.
  private func leavePast() {
    let showedOther = log.showsOther
    log.leave()
    if showedOther { rows.reset() }
  }

  /// The log goes on with an action of its own: nothing is lost.
  private func willPlayOn(titled title: String) {
    leavePast()
    recorder?.record(title, to: Participant(.controller, "\(TimeTraveler.self)"), "playOn()", in: front)
  }

  /// Undoes what has replaced a game, by `undo`. The log goes on with this as an action of its own.
  func recordUndo(in game: Game, _ undo: () -> Void) {
    traveler.record()
    willTravel()
    undo()
    // It may be about what is undone.
    notice = nil
    recordingClock.reasons.remove(.past)
    recorder?.listen()
    isTravelling = false
    recorder?.record(tr("Undo"), to: Participant(.controller, "\(UndoPresenter.self)"), "undo()", in: game)
    recorder?.noteAll()
    traveler.record()
    updateUI()
  }

  private func playedOn() {
    recorder?.noteAll()
    traveler.record()
    updateUI()
    if let backup = traveler.takeBackup() {
      notify(tr("A copy of your games was saved as {file}.", ["file": backup]))
    }
    if let group = log.groups.last { announce(group.title) }
  }

  private func announceMoment(isFirst: Bool) {
    let bar = view.timelineBar
    if bar.slider.containsFocus {
      announceValue(of: bar.slider, momentDescription)
    } else {
      announce(momentDescription)
    }
    if isFirst { announce(tr("The games take no input.")) }
    if let refusal = traveler.refusal { announce(refusal) }
  }
}
