import Models
import Views

/// Leads from a message to its widget in the game, and from a widget to its messages.
final class Spotlight {
  private let parts: () -> [Cast.Part]
  private var lit: (outlet: String, screen: ScreenView)?

  /// A spotlight on the screens of these parts.
  init(on parts: @escaping () -> [Cast.Part]) { self.parts = parts }

  /// Outlines the widget that a message concerns; nil outlines none.
  func light(_ message: Message?) {
    if let lit { find(lit.outlet, on: lit.screen)?.setStyle("inspected", false) }
    lit = nil
    guard let message, let outlet = message.outlet,
      let part = parts().first(where: { $0.view == message.view })
    else { return }
    find(outlet, on: part.screen)?.setStyle("inspected", true)
    lit = (outlet, part.screen)
  }

  /// The outlet that a widget is, or is part of, as rows name it; nil where it is none.
  func outlet(at widget: AnyWidget) -> String? {
    let holders = Array(sequence(first: widget, next: \.parent))
    guard let part = parts().first(where: { $0.holds(holders) }) else { return nil }
    let within = holders.prefix { $0.pointer != part.screen.root.pointer }
    return within.first(where: \.hasName).map { Message.outletKey(part.view, $0.name) }
  }

  private func find(_ outlet: String, on screen: ScreenView) -> AnyWidget? {
    AnyWidget.named(outlet, below: screen.root)
  }
}
