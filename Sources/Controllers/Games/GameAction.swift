/// An action of the application that belongs to a game. It shows the game, and then acts on its controller.
package struct GameAction {
  /// The name of the action in the application.
  package let name: String
  /// The keyboard shortcuts, such as "<Control>comma".
  package let keys: [String]
  /// The title in the Keyboard Shortcuts window.
  let title: () -> String
  /// Performs the action on the controller of the game. The function leads back to the game that was shown before; it is nil
  /// if that is the same.
  package let perform: (ViewController, _ goBack: (() -> Void)?) -> Void

  /// An action that calls a method of the game's controller. `call` is the call as it is written in code.
  init<Controller: ViewController>(
    _ name: String, keys: [String], title: @escaping () -> String, call: String,
    perform method: @escaping (Controller, _ goBack: (() -> Void)?) -> Void
  ) {
    self.name = name
    self.keys = keys
    self.title = title
    perform = { controller, goBack in
      guard let controller = controller as? Controller else { return }
      controller.perform(call) { method(controller, goBack) }
    }
  }
}
