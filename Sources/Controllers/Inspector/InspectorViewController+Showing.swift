import Models
import Views

extension InspectorViewController {
  func showLog() {
    willUpdate = false
    view.messageList.show(rows.rows(of: log))
    let isLive = log.pace == .live
    view.messageList.current = isLive ? nil : log.lastShown
    view.showHint(view.messageList.items.isEmpty ? hint : nil)
    view.menu.enableCopies(log.lastShown != nil)
    view.pauseButton.isActive = log.pace == .paused
    view.slowButton.isActive = log.pace == .slow
    view.stepButton.isSensitive = isLive || waiting > 0
    view.stepBackButton.isSensitive = log.lastShown != nil
    view.skipButton.isSensitive = waiting > 0
    view.waitingLabel.text = waiting == 0 ? "" : tr("{n} waiting", ["n": Numeral.text(waiting)])
    view.showPlace(isDetached: placement.isDetached, canMove: placement.canMove)
    hold()
    showFilter()
    showProperties()
    showLegend()
    showDetail()
    showTimeline()
    if log.pace == .slow, waiting > 0, nextStep == nil { scheduleStep() }
  }

  /// Updates the screen in the next frame, unless it is updated earlier. This frame already shows a game; showing the messages,
  /// too, would take longer than a frame.
  func updateInNextFrame() {
    willUpdate = true
    view.root.onNextFrame { [weak self] in
      if let self, willUpdate { updateUI() }
    }
  }

  /// Holds the games before the next frame, which would show what must not be seen yet.
  func holdSoon() {
    guard log.pace != .live, !willHold else { return }
    willHold = true
    MainLoop.beforeNextFrame { [weak self] in
      guard let self else { return }
      willHold = false
      if recorder != nil { hold() }
    }
  }

  /// The number of messages that are not shown yet.
  private var waiting: Int { log.pace == .live ? 0 : log.waiting }

  /// While messages wait, the games wait, too, and the outlets of these messages are veiled.
  private func hold() {
    for clock in [traveler.clock, recordingClock] {
      if waiting > 0 { clock.reasons.insert(.messages) } else { clock.reasons.remove(.messages) }
    }
    highlighter.veil(waiting > 0 ? log.waitingMessages : [])
  }

  // MARK: - Messages

  /// The number of shown messages that concern an outlet.
  func count(of outlet: String) -> Int {
    log.shown().count { log.message($0)?.outletKeys.contains(outlet) == true }
  }

  /// The choices of the filter, with the participants of the shown game.
  var filterChoices: [MessageFilter.Choice] {
    let games = shownGame.map { [$0] } ?? Game.all
    let participants = games.flatMap { self.participants(of: $0) }
    return MessageFilter.Choice.kinds + participants.map { .participant($0) }
  }

  private func showFilter() {
    let choices = filterChoices
    if choices != shownChoices {
      shownChoices = choices
      view.filterChoice.setChoices(choices.map(\.title))
      if !choices.contains(rows.filter.choice) { rows.filter.choice = .all }
    }
    view.filterChoice.selection = choices.firstIndex(of: rows.filter.choice) ?? 0
  }

  func lifelines(of game: String) -> [Lifeline] {
    Game(named: game).map { participants(of: $0).map { Lifeline($0) } } ?? []
  }

  /// The participants of a game, lane by lane. A past game that is not in front has no controllers, but its messages name
  /// them.
  private func participants(of game: Game) -> [Participant] {
    let present = recorder?.registry.participants(of: game) ?? []
    let all = present + log.participants[game.name].filter { !present.contains($0) }
    return Lane.allCases.flatMap { lane in all.filter { $0.lane == lane } }
  }

  /// The title of a group, with its game if all games are shown.
  func title(of group: MessageGroup) -> String {
    guard shownGame == nil, let game = Game(named: group.game) else { return group.title }
    return tr("{game}: {title}", ["game": game.tab.title, "title": group.title])
  }

  /// The text in place of messages while there are none.
  private var hint: String {
    if log.lastShown != nil { return tr("No message matches.") }
    if traveler.index != nil { return tr("There are no messages up to this action.") }
    if let shownGame, games()[shownGame] == nil {
      return tr("Open {game} to see its messages here.", ["game": shownGame.title])
    }
    return tr(
      "Play: each message appears here.\nPoint at one to see its widget; hold Ctrl over a widget to see its messages."
    )
  }

  /// Shows the next message in slow motion.
  private func scheduleStep() {
    nextStep = time.after(paceTime) { [weak self] in
      guard let self else { return }
      self.nextStep = nil
      self.showNext()
    }
  }

  /// Shows the next message, which travels along its arrow.
  func showNext() {
    let known = log.shownEnd
    log.step()
    updateUI()
    guard log.shownEnd > known else { return }
    announceLastShown()
    view.messageList.playTravel()
    highlighter.pulse()
  }

  /// Announces the message that was shown last.
  func announceLastShown() {
    let last = log.lastShown
    let group = last.flatMap(log.group)
    let isFirst = group?.messages.lowerBound == last
    announce((isFirst ? group?.title : last.flatMap { log.message($0)?.description }) ?? tr("No messages"))
  }

  /// The groups of the selected messages, or the last group if none is selected.
  var diagram: SequenceDiagram {
    SequenceDiagram(
      of: log, around: selected.isEmpty ? log.lastShown.map { [$0] } ?? [] : selected.map(\.message))
  }

  /// The titles and times of the groups of a diagram.
  func titles(of diagram: SequenceDiagram) -> String {
    diagram.groups.map { tr("{title}, {time}", ["title": $0.group.title, "time": $0.group.time]) }
      .joined(separator: "; ")
  }

  // MARK: - Properties, legend and detail

  private func showProperties() {
    let games = shownGame.map { [$0] } ?? Game.all
    let unfinished = unfinishedGame
    view.propertyPane.show(
      games.flatMap { game in
        log.properties.models(of: game.name).map { model in
          let rows = model.rows.map { row in
            let isTold = game != unfinished || tells(of: row, model.participant)
            return (
              name: row.property, value: isTold ? row.value : row.old ?? row.value,
              old: isTold ? row.old : nil
            )
          }
          return (model.participant.name, rows)
        }
      })
  }

  /// The game of which some messages are not shown yet: its present properties would reveal them. Nil if all are shown.
  private var unfinishedGame: Game? {
    guard log.pace != .live, let last = log.lastShown, let group = log.group(of: last) else { return nil }
    guard let game = Game(named: group.game) else { return nil }
    let isRunning = group.id == log.groups.last?.id && recorder?.registry.isShowing(game) == true
    return log.shownEnd < group.messages.upperBound || isRunning ? game : nil
  }

  /// Whether a controller has read the value of a property in a shown message of the newest action.
  private func tells(of row: PropertyTable.Row, _ model: Participant) -> Bool {
    guard row.old != nil, let group = log.lastShown.flatMap(log.group) else { return true }
    return log.shown(from: group.messages.lowerBound).contains { number in
      log.message(number)?.accesses.contains {
        $0.owner == model && $0.text.contains("\(row.property) \(row.value)")
      } == true
    }
  }

  private func showLegend() {
    let lesson = (shownGame ?? front).lesson()
    view.legendLabel.text = lesson.text
    view.legendButton.text = Message.Source(file: lesson.file).location
  }

  /// The message that is described below the list: the one below the pointer, the selected one, or, in slow motion and
  /// while paused, the last one.
  var detailedMessage: Message? {
    let last = log.pace == .live ? nil : log.lastShown
    guard let place = pointed ?? selected.last ?? last.map({ InspectorRow.Place($0) }) else { return nil }
    let message = log.message(place.message)
    guard let message, let access = place.access, message.accesses.indices.contains(access) else {
      return message
    }
    return Message(of: message.accesses[access], by: message.receiver)
  }

  func showDetail() {
    let message = detailedMessage
    view.messageList.marked = marked
    if let marked { highlighter.highlight(outlet: marked) } else { highlighter.highlight(message) }
    if let notice {
      view.showDetail(notice.text, source: nil)
    } else if let marked {
      let text = trn(
        "{outlet}: {n} message", "{outlet}: {n} messages", count(of: marked), ["outlet": marked])
      view.showDetail(text, source: nil)
    } else {
      view.showDetail(message?.description, source: message?.source?.location)
    }
  }

  /// The time for which a notice is shown, in milliseconds.
  private static let noticeTime = 6000

  /// Shows and announces what was done. Wherever the pointer is, there is time to read it.
  func notify(_ text: String) {
    let end = time.after(Self.noticeTime) { [weak self] in
      self?.notice = nil
      self?.showDetail()
    }
    notice = (text, end)
    showDetail()
    view.detailLabel.announce(text)
  }
}
