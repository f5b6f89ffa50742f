import Models
import Views

/// Highlights the widget of a message, and finds the outlet of a widget.
final class WidgetHighlighter {
  private let registry: ParticipantRegistry
  private var highlighted: ScreenView?

  /// A highlighter for the views of a registry.
  init(for registry: ParticipantRegistry) { self.registry = registry }

  /// Highlights an outlet, which is given with its view; nil removes the highlight.
  func highlight(_ outlet: String?) {
    let view = views.first { outlet?.hasPrefix("\($0.participant.name).") == true }
    let name = outlet?.split(separator: ".").last.map { String($0) } ?? ""
    let widget = view.flatMap { AnyWidget.named(name, below: $0.screen.root) }
    let screen = widget == nil ? nil : view?.screen as? ScreenView
    if highlighted !== screen { highlighted?.highlight(nil) }
    highlighted = screen
    highlighted?.highlight(widget)
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
    registry.entries.flatMap(\.views)
  }

  /// The outlet that a widget is, belongs to or contains, with its view; nil if there is none.
  ///
  /// An outlet that `isKnown` is preferred: the container of a label may have a name, too.
  func outlet(at widget: AnyWidget, isKnown: (_ outlet: String) -> Bool) -> String? {
    guard let view = registry.view(around: widget) else { return nil }
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
