import GtkKit
import Models
import Views

/// A window with the copy of one game's controller, and the Inspector.
final class Table {
  let window = Window()
  let view: WindowView
  let clock = ManualClock()
  private let tabs: TabBarController
  private let inspector: InspectorViewController
  let controller: ViewController

  init(_ game: Game, _ make: (ManualClock) -> ViewController) {
    let controller = make(clock)
    self.controller = controller
    view = WindowView(window, tabs: TabBarController.tabs)
    let services = GameServices(makeGenerator: { SystemRandomNumberGenerator() })
    tabs = TabBarController(view: view) { other, _ in
      other == game ? controller : services.makeController(of: .craps)
    }
    inspector = InspectorViewController(
      games: { [game: controller] }, front: game, traveler: TimeTraveler(in: tabs, services: services))
    tabs.show(game)
    window.present()
    while !controller.screen.root.isMapped { MainLoop.iterate(mayBlock: true) }
    finish()
  }

  /// Handles all events.
  func finish() { while MainLoop.iterate() {} }

  /// Does something like a user.
  func act(_ action: () -> Void) {
    action()
    finish()
  }

  /// Types a text in place of that of a field, and presses Enter if it is to be entered.
  func type(_ text: String, in field: TextField, entering isEntered: Bool = true) {
    do {
      let hand = try Hand(at: window)
      if isEntered { try hand.enter(text, in: field) } else { try hand.replaceText(of: field, with: text) }
      finish()
    } catch {
      fatalError("\(error)")
    }
  }

  func click(_ widget: some Widget) { act { widget.click() } }
  func press(_ key: Key) { act { _ = controller.handle(key) } }
  func show(_ game: Game) { act { tabs.show(game) } }
  func closeAlert() { act { view.alert?.alertButton.click() } }

  /// The messages. Values that have not changed have a line each.
  func close() -> [String] {
    let messages = inspector.log.shown().compactMap { inspector.log.message($0) }
    inspector.close()
    window.destroy()
    finish()
    return messages.flatMap { message in
      let ends = "\(message.sender?.name ?? "Player") > \(message.receiver.name): "
      if case .unchanged(let names) = message.kind { return names.map { ends + $0 + " unchanged" } }
      return [ends + message.text]
    }.map { $0.replacing("Mutant", with: "") }
  }
}
