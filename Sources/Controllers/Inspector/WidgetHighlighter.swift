import Models
import Views

/// Highlights the widget of a message, and finds the outlet of a widget.
final class WidgetHighlighter {
  private let registry: () -> ParticipantRegistry?
  private var highlighted: ScreenView?

  /// A highlighter for the views of a registry, which exists while the Inspector records.
  init(for registry: @escaping () -> ParticipantRegistry?) { self.registry = registry }

  /// Highlights the widget that a message concerns; nil removes the highlight.
  func highlight(_ message: Message?) {
    if let outlet = message?.accesses.first(where: { $0.outlet != nil && $0.isNew }) {
      return highlight(outlet.outlet, in: views.first { $0.participant == outlet.owner }?.screen)
    }
    highlight(message?.outlet, in: views.first { $0.participant == message?.view }?.screen)
  }

  /// Highlights an outlet, which is given with its view.
  func highlight(outlet key: String) {
    let view = views.first { key.hasPrefix("\($0.participant.name).") }
    highlight(view.map { String(key.dropFirst($0.participant.name.count + 1)) }, in: view?.screen)
  }

  /// Veils the widgets of the outlets that some messages set, and of no others.
  func veil(_ messages: [Message]) {
    for (screen, participant) in views {
      let own = messages.flatMap(\.accesses).filter { $0.owner == participant && $0.isNew }
      let names = Set(own.flatMap { ($0.outlet.map { [$0] } ?? []) + $0.shown })
      (screen as? ScreenView)?.veiledWidgets = names.sorted().compactMap {
        AnyWidget.named($0, below: screen.root)
      }
    }
  }

  /// Makes the highlighted widget pulse.
  func pulse() { highlighted?.pulseHighlight() }

  private var views: [(screen: any Screen, participant: Participant)] {
    registry()?.entries.flatMap(\.views) ?? []
  }

  private func highlight(_ outlet: String?, in view: (any Screen)?) {
    let widget = view.flatMap { view in outlet.flatMap { AnyWidget.named($0, below: view.root) } }
    let screen = widget == nil ? nil : view as? ScreenView
    if highlighted !== screen { highlighted?.highlight(nil) }
    highlighted = screen
    highlighted?.highlight(widget)
  }

  /// The outlet that a widget is, belongs to or contains, with its view; nil if there is none.
  ///
  /// An outlet that `isKnown` is preferred: the container of a label may have a name, too.
  func outlet(at widget: AnyWidget, isKnown: (_ outlet: String) -> Bool) -> String? {
    guard let view = registry()?.view(around: widget) else { return nil }
    let within = sequence(first: widget, next: \.parent).prefix { !$0.isSame(as: view.screen.root) }
    guard let nearest = within.first(where: \.hasName) else { return nil }
    let candidates = within.filter(\.hasName) + Self.named(below: nearest)
    let outlets = candidates.map { Message.outletKey(view.participant, $0.name) }
    return outlets.first(where: isKnown) ?? outlets.first
  }

  private static func named(below widget: AnyWidget) -> [AnyWidget] {
    widget.children.flatMap { ($0.hasName ? [$0] : []) + named(below: $0) }
  }
}
