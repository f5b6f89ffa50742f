import Models
import Views

/// What the user does in the Inspector.
extension InspectorViewController {
  func pauseToggled(_ isPaused: Bool) {
    let waiting = log.pace == .live ? 0 : log.waiting
    log.pace = isPaused ? .paused : .live
    nextStep = nil
    updateUI()
    guard isPaused else { return announce(tr("All messages are shown")) }
    announce(waiting == 0 ? tr("Paused") : tr("Paused, {n} waiting", ["n": Numeral.text(waiting)]))
  }

  func stepPressed() {
    if log.pace == .live { log.pace = .paused }
    nextStep = nil
    showNext()
  }

  func stepBackPressed() {
    log.pace = .paused
    nextStep = nil
    log.stepBack()
    updateUI()
    announceLastShown()
  }

  func skipPressed() {
    nextStep = nil
    log.showGroup()
    updateUI()
    announceLastShown()
  }

  func paceChosen(_ index: Int) {
    paceTime = Self.paceTimes[index]
    nextStep = nil
    updateUI()
  }

  func smallerPressed() { setZoom(view.zoom / Self.zoomStep) }

  func largerPressed() { setZoom(view.zoom * Self.zoomStep) }

  /// By how much the text becomes larger at each step, and its smallest and largest sizes.
  private static let (zoomStep, zooms) = (1.15, 0.6...2.1)

  func setZoom(_ zoom: Double) {
    view.zoom = max(Self.zooms.lowerBound, min(Self.zooms.upperBound, zoom))
  }

  func filterChosen(_ index: Int) {
    rows.filter.choice = shownChoices.indices.contains(index) ? shownChoices[index] : .all
    showFiltered()
  }

  func searchChanged(_ text: String) {
    rows.filter.search = text
    showFiltered()
  }

  /// Shows the messages that match the filter, and announces how many there are.
  private func showFiltered() {
    updateUI()
    let count = view.messageList.items.count { !$0.isGroup }
    view.messageList.announce(trn("{n} message", "{n} messages", count))
  }

  func updateToggled(_ update: Int) {
    let isOpen = rows.toggle(update)
    updateUI()
    view.messageList.announce(isOpen ? tr("Open") : tr("Closed"))
  }

  func slowToggled(_ isSlow: Bool) {
    log.pace = isSlow ? .slow : .live
    nextStep = nil
    updateUI()
    announce(isSlow ? tr("Slow") : tr("All messages are shown"))
  }

  package func clearPressed() {
    traveler.backToNow()
    log.clear()
    traveler.restart()
    rows.reset()
    showGame()
  }

  func gameChosen(_ index: Int) {
    choice = GameChoice.all.indices.contains(index) ? GameChoice.all[index] : .front
    showGame()
  }

  func mermaidPressed() {
    services.copy(diagram.mermaid)
    notify(tr("Copied as a Mermaid sequence diagram: {groups}", ["groups": titles(of: diagram)]))
  }

  func textPressed() {
    services.copy(diagram.text)
    notify(tr("Copied as text: {groups}", ["groups": titles(of: diagram)]))
  }

  func svgPressed() {
    let titles = titles(of: diagram)
    services.save(svg, "parlor-\((shownGame ?? front).name).svg") { [weak self] in
      self?.notify(tr("Saved as a picture: {groups}", ["groups": titles]))
    }
  }

  /// The selected groups, or the last one, as the text of an SVG file.
  package var svg: String {
    DiagramPicture.svg(of: diagram.groups.flatMap { rows.rows(of: $0, $1.count, in: log) })
  }

  func messagePointedAt(_ place: InspectorRow.Place?) {
    pointed = place
    showDetail()
  }

  func messagesSelected(_ places: [InspectorRow.Place]) {
    selected = places
    // The keyboard may have changed the selection while the pointer was elsewhere.
    pointed = nil
    notice = nil
    showDetail()
  }

  func sourcePressed() {
    if let source = detailedMessage?.source { open(source) }
  }

  func legendPressed() { open(Message.Source(file: (shownGame ?? front).lesson().file)) }

  private func open(_ source: Message.Source) {
    guard !services.open(source.file) else { return }
    notify(
      tr(
        "{file} is in Sources/{folder} of Parlor's source code.",
        [
          "file": source.location, "folder": String(source.file.prefix { $0 != "/" }),
        ]))
  }

  func widgetPointedAt(_ widget: AnyWidget?) {
    marked = widget.flatMap { widget in highlighter.outlet(at: widget) { count(of: $0) > 0 } }
    showDetail()
  }

  /// Shows the messages of the chosen game, now or in the next frame.
  func showGame(inNextFrame: Bool = false) {
    log.game = shownGame?.name
    pointed = nil
    selected = []
    if inNextFrame { updateInNextFrame() } else { updateUI() }
  }
}
