import Views

/// An action of the application that controls the Inspector while it is open.
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

  /// The keys, which no game uses.
  package var keys: [String] { description.keys }

  var title: String { description.title }

  package func perform(on inspector: InspectorViewController) { description.perform(inspector) }

  private var description: (keys: [String], title: String, perform: (InspectorViewController) -> Void) {
    switch self {
    case .pause: (["F5"], tr("Hold back new messages"), { $0.pauseToggled($0.log.pace != .paused) })
    case .stepBack: (["F7"], tr("Hide the last message again"), { $0.stepBackPressed() })
    case .step: (["F8"], tr("Show the next message"), { $0.stepPressed() })
    case .nextAction: (["<Shift>F8"], tr("Show all messages of the action"), { $0.skipPressed() })
    case .slow: (["F9"], tr("Show the messages one by one"), { $0.slowToggled($0.log.pace != .slow) })
    case .ask: (["F4"], tr("Ask a question after the message"), { $0.askPressed() })
    case .cut: (["<Shift>F4"], tr("Cut the selected arrow, or mend it"), { $0.cutPressed() })
    case .larger:
      (
        ["<Control>plus", "<Control>equal", "<Control>KP_Add"], tr("Larger text"),
        { $0.zoom(by: InspectorViewController.zoomStep) }
      )
    case .smaller:
      (
        ["<Control>minus", "<Control>KP_Subtract"], tr("Smaller text"),
        { $0.zoom(by: 1 / InspectorViewController.zoomStep) }
      )
    case .resetText: (["<Control>0"], tr("Usual text size"), { $0.view.zoom = 1 })
    }
  }
}
