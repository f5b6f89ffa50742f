import Models
import Views

extension InspectorViewController {
  func updateUI() {
    updateRows()
    view.messageList.current = log.pace == .live ? nil : lastMessage
    view.showHint(lastMessage == nil ? hint : nil)
    let waiting = log.pace == .live ? 0 : log.waiting
    view.pauseButton.isActive = log.pace == .paused
    view.slowButton.isActive = log.pace == .slow
    view.stepButton.text = waiting == 0 ? tr("Step") : tr("Step ({n})", ["n": String(waiting)])
    view.stepButton.isSensitive = log.pace == .live || waiting > 0
    view.showPlace(isDetached: placement.isDetached, canMove: placement.canMove)
    showProperties()
    showLegend()
    showDetail()
    showTimeline()
    if log.pace == .slow, waiting > 0, nextStep == nil { scheduleStep() }
  }

  // MARK: - Messages

  /// Removes the rows of messages that the log has dropped, and adds those of new ones.
  private func updateRows() {
    let hidden = view.messageList.items.reversed().prefix { $0.message >= log.shownEnd }.count
    if hidden > 0 { view.messageList.removeLast(hidden) }
    rowEnd = min(rowEnd, log.shownEnd)
    let oldest = log.groups.first?.messages.lowerBound ?? log.end
    let removed = view.messageList.items.prefix { $0.message < oldest }.count
    let added = rows(of: log.shown(from: rowEnd))
    rowEnd = log.shownEnd
    if removed > 0 || !added.isEmpty { view.messageList.append(added, removingFirst: removed) }
  }

  /// The number of the last message with a row.
  private var lastMessage: Int? { view.messageList.items.last?.message }

  /// The number of shown messages that concern an outlet.
  func count(of outlet: String) -> Int { view.messageList.items.count { $0.outlet == outlet } }

  /// The rows of messages: a group's head before its first message.
  func rows(of messages: [Int]) -> [InspectorRow] {
    var known: [String: [Lifeline]] = [:]
    return messages.flatMap { number -> [InspectorRow] in
      guard let message = log.message(number), let group = log.group(of: number) else { return [] }
      let lifelines = known[group.game] ?? lifelines(of: group.game)
      known[group.game] = lifelines
      let row = InspectorRow(message, number, lifelines)
      guard group.messages.lowerBound == number else { return [row] }
      return [InspectorRow(group, title: title(of: group), lifelines), row]
    }
  }

  private func lifelines(of game: String) -> [Lifeline] {
    guard let game = Game(named: game), let registry = recorder?.registry else { return [] }
    return registry.participants(of: game).map { Lifeline($0) }
  }

  /// The title of a group, with its game if all games are shown.
  private func title(of group: MessageGroup) -> String {
    guard shownGame == nil, let game = Game(named: group.game) else { return group.title }
    return tr("{game}: {title}", ["game": game.tab.title, "title": group.title])
  }

  /// The text in place of messages while there are none.
  private var hint: String {
    if let shownGame, games()[shownGame] == nil {
      return tr("Open {game} to see its messages here.", ["game": shownGame.title])
    }
    return tr(
      "Play: each message appears here.\nPoint at one to see its widget; hold Ctrl over a widget to see its messages."
    )
  }

  /// Shows the next message in slow motion.
  private func scheduleStep() {
    nextStep = time.after(Self.paceTime) { [weak self] in
      guard let self else { return }
      self.nextStep = nil
      self.log.step()
      self.updateUI()
    }
  }

  /// The groups of the selected messages, or the last group if none is selected.
  var diagram: SequenceDiagram {
    SequenceDiagram(of: log, around: selected.isEmpty ? lastMessage.map { [$0] } ?? [] : selected)
  }

  /// The titles and times of the groups of a diagram.
  func titles(of diagram: SequenceDiagram) -> String {
    diagram.groups.map { tr("{title}, {time}", ["title": $0.group.title, "time": $0.group.time]) }
      .joined(separator: "; ")
  }

  // MARK: - Properties, legend and detail

  private func showProperties() {
    let games = shownGame.map { [$0] } ?? Game.all
    let models = games.flatMap { log.properties.models(of: $0.name) }
    view.propertyPane.show(
      models.map { model in
        (model.participant.name, model.rows.map { (name: $0.property, value: $0.value, old: $0.old) })
      })
  }

  private func showLegend() {
    let lesson = (shownGame ?? front).lesson()
    view.legendLabel.text = lesson.text
    view.legendButton.text = Message.Source(file: lesson.file).location
    view.legendButton.isSensitive = hasSources
    view.sourceButton.isSensitive = hasSources
  }

  /// The message that is described below the list: the one below the pointer, the selected one, or, in slow motion and
  /// while paused, the last one.
  var detailedMessage: Message? {
    let last = log.pace == .live ? nil : lastMessage
    return (pointed ?? selected.last ?? last).flatMap { log.message($0) }
  }

  func showDetail() {
    let message = detailedMessage
    view.messageList.marked = marked
    if let marked {
      highlighter.highlight(outlet: marked)
      let text = trn(
        "{outlet}: {n} message", "{outlet}: {n} messages", count(of: marked), ["outlet": marked])
      view.showDetail(text, source: nil)
    } else {
      highlighter.highlight(message)
      view.showDetail(message?.description, source: message?.source?.location)
    }
  }

  /// Shows and announces what was done, until there is another detail to show.
  func notify(_ text: String) {
    view.showDetail(text, source: nil)
    view.detailLabel.announce(text)
  }
}
