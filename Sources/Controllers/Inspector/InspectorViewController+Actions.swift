import Models
import Views

extension InspectorViewController {
  package func perform(_ action: InspectorAction) {
    switch action {
    case .pause:
      let waiting = log.waiting
      change(
        to: .paused,
        waiting == 0 ? tr("Paused") : trn("Paused, {n} waiting", "Paused, {n} waiting", waiting))
    case .slow: change(to: .slow, tr("Slow"))
    case .stepBack: stepBackPressed()
    case .step: stepPressed()
    case .nextAction: skipPressed()
    case .ask: askPressed()
    case .cut: cutPressed()
    case .larger: zoom(by: Self.zoomStep)
    case .smaller: zoom(by: 1 / Self.zoomStep)
    case .resetText: view.zoom = 1
    case .search: searchPressed()
    case .project: view.isProjected.toggle()
    case .saveSVG: svgPressed()
    case .saveSession:
      services.saveSession(session) { [weak self] in self?.detail.notify(tr("The session is saved.")) }
    case .openSession: services.openSession { [weak self] in self?.open($0) }
    case .clear: clearPressed()
    case .earlier: travel { $0.show($0.current - 1) }
    case .later: travel { $0.show($0.current + 1) }
    }
  }

  /// Changes to a pace, or back to showing all messages at once.
  private func change(to pace: MessageLog.Pace, _ text: String) {
    let isLive = log.pace == pace
    log.pace = isLive ? .live : pace
    updateUI()
    announce(isLive ? tr("All messages are shown") : text)
  }

  private func stepPressed() {
    if log.pace == .live { log.pace = .paused }
    if !showNextQuestion() { showNext() }
  }

  func showNext() {
    let known = log.shownEnd
    stepOn { log.step { rows.filter.hasRow(of: $0) } }
    guard log.shownEnd > known else { return }
    announceLastShown()
  }

  /// Steps by the keys of a presenter's remote control. Returns whether it used the key.
  func stepKeyPressed(_ key: Key) -> Bool {
    switch key {
    // Without Pause or Slow, it would hold back all later messages.
    case .pageDown where log.pace != .live: stepPressed()
    case .pageUp where log.lastShown != nil || canStepToActionBefore: stepBackPressed()
    default: return false
    }
    return true
  }

  private func stepBackPressed() {
    log.pace = .paused
    detail.followSteps()
    if canStepToActionBefore, let index = traveler.index {
      travel { $0.show(index - 1) }
      log.showGroup()
    } else {
      log.stepBack()
    }
    updateUI()
    announceLastShown()
  }

  /// Whether no message of the past action is shown, and there is one before.
  var canStepToActionBefore: Bool {
    guard let index = traveler.index, index > 0 else { return false }
    return log.lastShown.flatMap(log.group)?.id != traveler.timeline.moments[index].group
  }

  private func skipPressed() {
    guard !showNextQuestion() else { return }
    stepOn { log.showGroup() }
    announceLastShown()
  }

  private func announceLastShown() {
    let last = log.lastShown
    let group = last.flatMap(log.group)
    let isFirst = group?.messages.lowerBound == last
    announce((isFirst ? group?.title : last.flatMap { log.message($0)?.description }) ?? tr("No messages"))
    announce(view.questionPane.text)
  }

  private static let zoomStep = 1.15

  private func zoom(by factor: Double) { view.zoom = max(0.6, min(2.1, view.zoom * factor)) }

  /// Shows the choices and the search, or hides them and shows all messages of the game in front.
  private func searchPressed() {
    view.showsFilters.toggle()
    if view.showsFilters {
      view.searchField.grabFocus()
    } else {
      view.searchField.text = ""
      view.gameChoice.selection = 0
      gameChosen(0)
      rows.filter = MessageFilter()
      updateUI()
    }
  }

  func searchChanged(_ text: String) {
    rows.filter.search = text
    showFiltered()
  }

  func showFiltered() {
    updateUI()
    let count = view.messageList.items.count { !$0.isGroup }
    view.messageList.announce(trn("{n} message", "{n} messages", count))
  }

  func updateToggled(_ update: Int) {
    let isOpen = rows.toggle(update)
    updateUI()
    view.messageList.announce(isOpen ? tr("Expanded") : tr("Collapsed"))
  }

  // MARK: - Files

  private func svgPressed() {
    let titles = selectedGroups.map { tr("{title}, {time}", ["title": $0.title, "time": $0.time]) }
      .joined(separator: "; ")
    services.save(svg, "parlor-\((shownGame ?? front).name).svg") { [weak self] in
      self?.detail.notify(tr("Saved as a picture: {groups}", ["groups": titles]))
    }
  }

  /// The groups of the selected messages, or the last group if none is selected.
  private var selectedGroups: [MessageGroup] {
    let selected = detail.selected.map(\.message)
    let messages = selected.isEmpty ? log.lastShown.map { [$0] } ?? [] : selected
    return messages.compactMap(log.group).unique
  }

  package var svg: String { DiagramPicture.svg(of: selectedGroups.flatMap { rows.rows(of: $0) }) }
}
