import GtkKit

/// A key that no widget wanted, on its way to the controllers.
package final class KeyPress: CustomStringConvertible {
  package let key: Key
  /// Whether a controller has answered it.
  package var isTaken = false

  init(_ key: Key) { self.key = key }

  package nonisolated var description: String {
    MainActor.assumeIsolated {
      if case .character(let character) = key { "\"\(character)\"" } else { ".\(key)" }
    }
  }
}
