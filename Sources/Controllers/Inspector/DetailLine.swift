import Models
import Views

/// What is below the messages: what was done, the messages of an outlet, or the message below the pointer, the selected one
/// or, while messages are shown one by one, the last one, with the code that sends it. The widget that it is about is highlighted.
final class DetailLine {
  private let view: InspectorView
  private let log: MessageLog
  private let sources: SourceText
  private let highlighter: WidgetHighlighter
  private let time: TimeSource
  /// What is below the pointer, and what was selected since the last step.
  private var (pointed, chosen): (InspectorRow.Place?, InspectorRow.Place?)
  private(set) var selected: [InspectorRow.Place] = []
  /// The outlet that the user points at while holding Control.
  private var marked: String?
  /// What was done, and the end of the time for which it is shown.
  private var notice: (text: String, end: Scheduled)?

  /// The time for which a notice is shown, in milliseconds.
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

  private var message: Message? {
    guard let place = pointed ?? held else { return nil }
    let message = log.message(place.message)
    guard let message, let access = place.access, message.accesses.indices.contains(access) else {
      return message
    }
    return Message(of: message.accesses[access], by: message.receiver)
  }

  func point(at place: InspectorRow.Place?) {
    pointed = place
    show()
  }

  /// Describes the last one of the selected messages.
  func select(_ places: [InspectorRow.Place]) {
    (selected, chosen) = (places, places.last)
    // The keyboard may have changed the selection while the pointer was elsewhere.
    pointed = nil
    notice = nil
    show()
  }

  /// Marks the messages of the outlet that is or contains a widget.
  func mark(_ widget: AnyWidget?) {
    marked = widget.flatMap { widget in highlighter.outlet(at: widget) { count(of: $0) > 0 } }
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
    view.messageList.marked = marked
    highlighter.highlight(marked ?? message?.outletKeys.first)
    showCode()
    if let notice {
      view.showDetail(notice.text)
    } else if let marked {
      let text = trn(
        "{outlet}: {n} message", "{outlet}: {n} messages", count(of: marked), ["outlet": marked])
      view.showDetail(text)
    } else {
      view.showDetail(message?.description)
    }
  }

  // MARK: - The code

  private var places: [SourceText.Place] = []
  /// The one of them that is shown.
  var place: SourceText.Place? { places.indices.contains(index) ? places[index] : nil }
  private var index = 0

  /// Shows and announces the line after the one that is shown, or before it if `step` is negative.
  func showPlace(after step: Int) {
    index = (index + step + places.count) % max(1, places.count)
    showCode()
    view.sourcePane.announce(view.sourcePane.description)
  }

  /// Shows the code of the message, unless nothing is described while the pointer is elsewhere: it would come and go.
  private func showCode() {
    let row = held.map { pointed ?? $0 }
    let new = row.map { sources.places(of: $0.message, $0.access, in: log) } ?? []
    if new != places { (places, index) = (new, 0) }
    view.sourcePane.isVisible = place != nil
    guard let place else { return }
    let (start, lines) = sources.excerpt(around: place, count: SourcePane.lineCount)
    view.sourcePane.show(
      Message.Source(file: place.file, line: place.line).location, lines, from: start,
      marking: place.line - start,
      place: index, of: places.count)
  }

  /// The number of shown messages that concern an outlet.
  private func count(of outlet: String) -> Int {
    log.shown().count { log.message($0)?.outletKeys.contains(outlet) == true }
  }
}
