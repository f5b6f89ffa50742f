import Models
import Views

/// Highlights the widget of a message, and veils those whose messages wait.
final class WidgetHighlighter {
  private let registry: ParticipantRegistry
  private var highlighted: ScreenView?

  init(for registry: ParticipantRegistry) { self.registry = registry }

  /// Highlights an outlet, which is given with its view; nil removes the highlight.
  func highlight(_ outlet: String?) {
    let found = views.lazy.compactMap { view in
      outlet.flatMap { self.widget(of: $0, view.participant, view.screen) }.map { (view.screen, $0) }
    }.first
    let (screen, widget) = (found?.0 as? ScreenView, found?.1)
    if highlighted !== screen { highlighted?.highlightedWidget = nil }
    highlighted = screen
    highlighted?.highlightedWidget = widget
  }

  /// Veils the outlets that some messages set, and others, which are given with their views. Some of them are checked.
  func veil(_ messages: [Message], and outlets: [String] = [], checking checked: Set<String> = []) {
    let outlets = Set(outlets + messages.flatMap(\.accesses).filter(\.isNew).flatMap(\.settingKeys)).sorted()
    for (screen, participant) in views {
      let widgets = outlets.compactMap { outlet in
        widget(of: outlet, participant, screen).map { (outlet, $0) }
      }
      (screen as? ScreenView)?.veiledWidgets = widgets.map(\.1)
      (screen as? ScreenView)?.checkedWidgets = widgets.filter { checked.contains($0.0) }.map(\.1)
    }
  }

  /// The veiled outlet at a point of a window, with its view; nil if there is none.
  func veiledOutlet(at point: Point, in window: Window) -> String? {
    for (screen, participant) in views {
      guard let widget = (screen as? ScreenView)?.veiledWidget(at: point, in: window) else { continue }
      return Message.outletKey(participant, widget.name)
    }
    return nil
  }

  /// The widget of an outlet, which is given with its view, if that is this one.
  private func widget(of outlet: String, _ view: Participant, _ screen: any Screen) -> AnyWidget? {
    guard outlet.hasPrefix("\(view.name).") else { return nil }
    return AnyWidget.named(String(outlet.dropFirst(view.name.count + 1)), below: screen.root)
  }

  private var views: [(screen: any Screen, participant: Participant)] {
    registry.entries.flatMap(\.views)
  }
}
