import Models
import Views

/// The line below the messages: what was done, the messages of an outlet, or the message below the pointer, the selected one
/// or, while messages are shown one by one, the last one. The widget that it is about is highlighted.
final class DetailLine {
  private let view: InspectorView
  private let log: MessageLog
  private let highlighter: WidgetHighlighter
  private let time: TimeSource
  /// What is below the pointer, and what is selected.
  private var pointed: InspectorRow.Place?
  private(set) var selected: [InspectorRow.Place] = []
  /// The outlet that the user points at while holding Control.
  private var marked: String?
  /// What was done, and the end of the time for which it is shown.
  private var notice: (text: String, end: Scheduled)?

  /// The time for which a notice is shown, in milliseconds.
  private static let noticeTime = 6000

  init(in view: InspectorView, of log: MessageLog, _ highlighter: WidgetHighlighter, time: TimeSource) {
    (self.view, self.log, self.highlighter, self.time) = (view, log, highlighter, time)
  }

  /// The message that is described.
  var message: Message? {
    let last = log.pace == .live ? nil : log.lastShown
    guard let place = pointed ?? selected.last ?? last.map({ InspectorRow.Place($0) }) else { return nil }
    let message = log.message(place.message)
    guard let message, let access = place.access, message.accesses.indices.contains(access) else {
      return message
    }
    return Message(of: message.accesses[access], by: message.receiver)
  }

  /// Describes the message below the pointer.
  func point(at place: InspectorRow.Place?) {
    pointed = place
    show()
  }

  /// Describes the last one of the selected messages.
  func select(_ places: [InspectorRow.Place]) {
    selected = places
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

  /// Forgets the messages, before others are shown.
  func clear() { (pointed, selected) = (nil, []) }

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

  /// Forgets what was done.
  func endNotice() { notice = nil }

  func show() {
    view.messageList.marked = marked
    highlighter.highlight(marked ?? message?.outletKeys.first)
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

  /// The number of shown messages that concern an outlet.
  private func count(of outlet: String) -> Int {
    log.shown().count { log.message($0)?.outletKeys.contains(outlet) == true }
  }
}
