import Models
import Views

/// Highlights the widget of a message, and finds the outlet of a widget.
final class WidgetHighlighter {
  private let parts: () -> [Participants.Part]
  private var highlighted: ScreenView?

  /// A highlighter for the views of these parts.
  init(for parts: @escaping () -> [Participants.Part]) { self.parts = parts }

  /// Highlights the widget that a message concerns; nil removes the highlight.
  func highlight(_ message: Message?) {
    let part = message.flatMap { message in parts().first { $0.view == message.view } }
    highlight(message?.outlet, in: part)
  }

  /// Highlights an outlet, which is given with its view.
  func highlight(outlet key: String) {
    let part = parts().first { key.hasPrefix("\($0.view.name).") }
    highlight(part.map { String(key.dropFirst($0.view.name.count + 1)) }, in: part)
  }

  private func highlight(_ outlet: String?, in part: Participants.Part?) {
    let widget = part.flatMap { part in outlet.flatMap { AnyWidget.named($0, below: part.screen.root) } }
    let screen = widget == nil ? nil : part?.screen
    if highlighted !== screen { highlighted?.highlight(nil) }
    highlighted = screen
    highlighted?.highlight(widget)
  }

  /// The outlet that a widget is, belongs to or contains, with its view; nil if there is none.
  ///
  /// An outlet that `isKnown` is preferred: the container of a label may have a name, too.
  func outlet(at widget: AnyWidget, isKnown: (_ outlet: String) -> Bool) -> String? {
    let ancestors = Array(sequence(first: widget, next: \.parent))
    guard let part = parts().first(where: { $0.isAmong(ancestors) }) else { return nil }
    let within = ancestors.prefix { !$0.isSame(as: part.screen.root) }
    guard let nearest = within.first(where: \.hasName) else { return nil }
    let candidates = within.filter(\.hasName) + Self.named(below: nearest)
    let outlets = candidates.map { Message.outletKey(part.view, $0.name) }
    return outlets.first(where: isKnown) ?? outlets.first
  }

  private static func named(below widget: AnyWidget) -> [AnyWidget] {
    widget.children.flatMap { ($0.hasName ? [$0] : []) + named(below: $0) }
  }
}
