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

  /// The name of the action.
  package var name: String { rawValue }

  /// The keys, which no game uses.
  package var keys: [String] {
    switch self {
    case .pause: ["F5"]
    case .stepBack: ["F7"]
    case .step: ["F8"]
    case .nextAction: ["<Shift>F8"]
    case .slow: ["F9"]
    case .ask: ["F4"]
    case .cut: ["<Shift>F4"]
    case .larger: ["<Control>plus", "<Control>equal", "<Control>KP_Add"]
    case .smaller: ["<Control>minus", "<Control>KP_Subtract"]
    case .resetText: ["<Control>0"]
    }
  }

  /// What the keys do.
  var title: String {
    switch self {
    case .pause: tr("Hold back new messages")
    case .stepBack: tr("Hide the last message again")
    case .step: tr("Show the next message")
    case .nextAction: tr("Show all messages of the action")
    case .slow: tr("Show the messages one by one")
    case .ask: tr("Ask a question after the message")
    case .cut: tr("Cut the selected arrow, or mend it")
    case .larger: tr("Larger text")
    case .smaller: tr("Smaller text")
    case .resetText: tr("Usual text size")
    }
  }
}

extension InspectorViewController {
  /// Does what an action of the application stands for.
  func perform(_ action: InspectorAction) {
    switch action {
    case .pause: pauseToggled(log.pace != .paused)
    case .stepBack: stepBackPressed()
    case .step: stepPressed()
    case .nextAction: skipPressed()
    case .slow: slowToggled(log.pace != .slow)
    case .ask: askPressed()
    case .cut: cutPressed()
    case .larger: largerPressed()
    case .smaller: smallerPressed()
    case .resetText: setZoom(1)
    }
  }

  /// Steps by the keys of a presenter's remote control. Returns whether it used the key.
  func stepKeyPressed(_ key: Key) -> Bool {
    switch key {
    // Without Pause or Slow, it would hold back all later messages.
    case .pageDown where log.pace != .live: stepPressed()
    case .pageUp: stepBackPressed()
    default: return false
    }
    return true
  }
}
