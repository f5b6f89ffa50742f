/// An action of the application that belongs to a game. It shows the game, and then acts on its controller.
package struct GameAction {
  /// The name of the action in the application.
  package let name: String
  /// The keyboard shortcuts, such as "<Control>comma".
  package let keys: [String]
  /// The title in the Keyboard Shortcuts window.
  let title: () -> String
  /// Performs the action on the controller of the game.
  package let perform: (ViewController) -> Void

  /// An action that calls a method of the game's controller. `call` is the call as it is written in code.
  init<Controller: ViewController>(
    _ name: String, keys: [String], title: @escaping () -> String, call: String,
    perform method: @escaping (Controller) -> Void
  ) {
    self.name = name
    self.keys = keys
    self.title = title
    perform = { controller in
      guard let controller = controller as? Controller else { return }
      controller.perform(call) { method(controller) }
    }
  }
}
