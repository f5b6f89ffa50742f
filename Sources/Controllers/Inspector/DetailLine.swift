import Models
import Views

/// What is below the messages: what was done, or a message with the code that sends it. Its widget is highlighted.
final class DetailLine {
  private let view: InspectorView
  private let log: MessageLog
  private let sources: SourceText
  private let highlighter: WidgetHighlighter
  private let time: TimeSource
  /// The pattern of the game. It is described while nothing else is.
  var pattern = ""
  /// What is below the pointer, and what was selected since the last step.
  private var (pointed, chosen): (InspectorRow.Place?, InspectorRow.Place?)
  private(set) var selected: [InspectorRow.Place] = []
  /// What was done, and the end of the time for which it is shown.
  private var notice: (text: String, end: Token)?
  /// The lines that can send the message, and the index of the one that is shown.
  private var (places, index): ([SourceText.Place], Int) = ([], 0)

  private static let noticeTime = 6000

  init(
    in view: InspectorView, of log: MessageLog, _ sources: SourceText, _ highlighter: WidgetHighlighter,
    time: TimeSource
  ) {
    (self.view, self.log, self.sources, self.highlighter, self.time) = (view, log, sources, highlighter, time)
  }

  /// What is described while the pointer is elsewhere.
  private var held: InspectorRow.Place? {
    chosen ?? (log.pace == .live ? nil : log.lastShown.map { InspectorRow.Place($0) })
  }

  func point(at place: InspectorRow.Place?) {
    pointed = place
    show()
  }

  func select(_ places: [InspectorRow.Place]) {
    (selected, chosen) = (places, places.last)
    // The keyboard may have changed the selection while the pointer was elsewhere.
    (pointed, notice) = (nil, nil)
    show()
  }

  /// What the menu or a key concerns: the message whose menu was opened, or the one that was selected last.
  var target: InspectorRow.Place? { view.messageList.menuRow?.place ?? selected.last }

  func clear() { (pointed, chosen, selected) = (nil, nil, []) }

  /// Describes the message of a step, whatever is selected or below the pointer.
  func followSteps() { (pointed, chosen) = (nil, nil) }

  /// Shows and announces what was done. Wherever the pointer is, there is time to read it.
  func notify(_ text: String) {
    let end = time.after(Self.noticeTime) { [weak self] in
      self?.endNotice()
      self?.show()
    }
    notice = (text, end)
    show()
    view.detailLabel.announce(text)
  }

  func endNotice() { notice = nil }

  func show() {
    let message = (pointed ?? held).flatMap(log.message(at:))
    highlighter.highlight(message?.outletKeys.first)
    showCode()
    view.showDetail(notice?.text ?? message?.description ?? pattern)
  }

  // MARK: - The code

  var place: SourceText.Place? { places.indices.contains(index) ? places[index] : nil }

  /// Shows and announces the line after the one that is shown, or before it if `step` is negative.
  func showPlace(after step: Int) {
    index = (index + step + places.count) % max(1, places.count)
    showCode()
    view.sourcePane.announce(view.sourcePane.description)
  }

  /// Shows the code of the message, unless nothing is described while the pointer is elsewhere: it would come and go.
  private func showCode() {
    let new = held.map { sources.places(of: pointed ?? $0, in: log) } ?? []
    if new != places { (places, index) = (new, 0) }
    view.sourcePane.isVisible = place != nil
    guard let place else { return }
    let (start, lines) = sources.excerpt(around: place, count: SourcePane.lineCount)
    view.sourcePane.show(
      place.source.location, lines, from: start, marking: place.line - start, place: index, of: places.count)
  }
}
