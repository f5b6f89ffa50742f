import GtkKit

/// What a menu offers: what the user reads, and the action of the application that it calls.
package typealias MenuEntry = (label: String, action: String)

extension Menu {
  init(_ entries: [MenuEntry]) {
    self.init()
    for entry in entries { add(entry.label, action: entry.action) }
  }
}
