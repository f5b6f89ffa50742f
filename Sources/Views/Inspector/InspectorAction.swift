import GtkKit

/// What the user can make the Inspector do by a button, an entry of a menu or a key.
package enum InspectorAction: String, CaseIterable {
  case pause = "inspector-pause"
  case stepBack = "inspector-step-back"
  case step = "inspector-step"
  case nextAction = "inspector-next-action"
  case slow = "inspector-slow"
  case ask = "inspector-ask"
  case cut = "inspector-cut"
  case larger = "inspector-larger-text"
  case smaller = "inspector-smaller-text"
  case resetText = "inspector-usual-text"
  case search, project, saveSVG, saveSession, openSession, clear, earlier, later

  /// Those that have keys, and are actions of the application while the Inspector is open.
  package static let ofApplication = allCases.filter { $0.rawValue.hasPrefix("inspector-") }

  package var keys: [String] { description.keys }

  package var title: String { description.title }

  private var description: (keys: [String], title: String) {
    switch self {
    case .pause: (["F5"], tr("Hold back new messages"))
    case .stepBack: (["F7"], tr("Hide the last message again"))
    case .step: (["F8"], tr("Show the next message"))
    case .nextAction: (["<Shift>F8"], tr("Show all messages of the action"))
    case .slow: (["F9"], tr("Show the messages one by one"))
    case .ask: (["F4"], tr("Ask a question after the message"))
    case .cut: (["<Shift>F4"], tr("Cut the selected arrow, or mend it"))
    case .larger: (["<Control>plus", "<Control>equal", "<Control>KP_Add"], tr("Larger text"))
    case .smaller: (["<Control>minus", "<Control>KP_Subtract"], tr("Smaller text"))
    case .resetText: (["<Control>0"], tr("Usual text size"))
    default: ([], "")
    }
  }
}

extension Button {
  func sends(_ chosen: Action<InspectorAction>, _ action: InspectorAction) {
    onClicked { chosen.send(action, by: self, "clicked") }
  }
}

extension ToggleButton {
  func sends(_ chosen: Action<InspectorAction>, _ action: InspectorAction) {
    onToggled { chosen.send(action, by: self, "toggled") }
  }
}
