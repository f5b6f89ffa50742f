import Models
import Views

/// Leads from a message to its widget in the game, and from a widget to its messages.
final class WidgetHighlighter {
  private let parts: () -> [Participants.Part]
  private var lit: ScreenView?

  /// A highlighter on the screens of these parts.
  init(on parts: @escaping () -> [Participants.Part]) { self.parts = parts }

  /// Points the widget out that a message concerns; nil points none out.
  func light(_ message: Message?) {
    let part = message.flatMap { message in parts().first { $0.view == message.view } }
    light(message?.outlet, on: part)
  }

  /// Points an outlet out, named as rows name it.
  func light(outlet key: String) {
    let part = parts().first { key.hasPrefix("\($0.view.name).") }
    light(part.map { String(key.dropFirst($0.view.name.count + 1)) }, on: part)
  }

  private func light(_ outlet: String?, on part: Participants.Part?) {
    let widget = part.flatMap { part in outlet.flatMap { AnyWidget.named($0, below: part.screen.root) } }
    let screen = widget == nil ? nil : part?.screen
    if lit !== screen { lit?.pointOut(nil) }
    lit = screen
    lit?.pointOut(widget)
  }

  /// The outlet that a widget is, or is part of, or holds, as rows name it; nil where it is none.
  ///
  /// One that `isKnown` goes before others: what holds a label may have a name too.
  func outlet(at widget: AnyWidget, isKnown: (_ outlet: String) -> Bool) -> String? {
    let holders = Array(sequence(first: widget, next: \.parent))
    guard let part = parts().first(where: { $0.holds(holders) }) else { return nil }
    let within = holders.prefix { $0.pointer != part.screen.root.pointer }
    guard let nearest = within.first(where: \.hasName) else { return nil }
    let candidates = within.filter(\.hasName) + Self.named(below: nearest)
    let outlets = candidates.map { Message.outletKey(part.view, $0.name) }
    return outlets.first(where: isKnown) ?? outlets.first
  }

  private static func named(below widget: AnyWidget) -> [AnyWidget] {
    widget.children.flatMap { ($0.hasName ? [$0] : []) + named(below: $0) }
  }
}
