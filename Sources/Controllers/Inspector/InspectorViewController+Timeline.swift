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
    traveler.willTravel = { [weak self] in
      self?.recorder?.stop()
      self?.isTravelling = true
    }
    traveler.onTravel = { [weak self] in self?.travelled() }
    traveler.onPlayOn = { [weak self] in self?.playedOn(from: $0) }
    recorder?.willBegin = { [weak self] in self?.traveler.record() }
    traveler.record()
  }

  // MARK: - Actions

  func earlierPressed() { travel(to: traveler.current - 1) }

  func laterPressed() { travel(to: traveler.current + 1) }

  func momentChosen(_ index: Int) { travel(to: index) }

  private func travel(to index: Int) {
    traveler.show(index)
    let bar = view.timelineBar
    if bar.slider.containsFocus {
      announceValue(of: bar.slider, momentDescription)
    } else {
      announce(momentDescription)
    }
    if let refusal = traveler.refusal { announce(refusal) }
  }

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
    log.pace = .live
    ownRecording = log.recording
    log.recording = session.log
    reload()
    traveler.open(session.moments)
    announce(momentDescription)
    if let refusal = traveler.refusal { announce(refusal) }
  }

  // MARK: - Showing

  func showTimeline() {
    view.timelineBar.show(
      traveler.current, of: traveler.timeline.moments.count, traveler.name, describedAs: momentDescription)
  }

  /// The moment that is shown, with the title of its action: "Action 12 of 40: rollButton clicked".
  private var momentDescription: String {
    let moments = traveler.timeline.moments
    let id = moments.indices.contains(traveler.current) ? moments[traveler.current].group : nil
    guard let group = log.groups.first(where: { $0.id == id }) else { return traveler.name }
    return tr("{moment}: {action}", ["moment": traveler.name, "action": group.title])
  }

  /// Other controllers are shown.
  private func travelled() {
    let index = traveler.index
    if !traveler.showsSession, let own = ownRecording {
      ownRecording = nil
      log.recording = own
      reload()
    }
    log.horizon = index.map { end(of: traveler.timeline.moments[$0].group) }
    if index == nil { recorder?.listen() } else { recorder?.registry.updateAll() }
    isTravelling = false
    showGame()
  }

  /// The end of the messages of a group.
  private func end(of group: Int?) -> Int {
    let group = log.groups.first { $0.id == group }
    return group?.messages.upperBound ?? log.groups.first?.messages.lowerBound ?? log.end
  }

  /// The log goes on with an action of its own: nothing is lost.
  private func playedOn(from number: Int) {
    travelled()
    let title = tr("Play on from action {number}", ["number": String(number)])
    recorder?.record(title, to: Participant(of: traveler), "playOn()", in: front)
    traveler.record()
    updateUI()
    announce(title)
  }
}
