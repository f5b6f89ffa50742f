import CGtk

extension Widget {
  /// Runs `handler` at each emission of a signal with any arguments.
  func connect(_ signal: String, _ handler: @escaping () -> Void) { Signal.connect(pointer, signal, handler) }

  /// Makes a change without calling the handlers of ``connect(_:_:)``, which wait for the user to make it.
  func silently(_ change: () -> Void) {
    Signal.silently(pointer, change)
  }
}
