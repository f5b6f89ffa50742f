import Models
import Views

/// Cut arrows: their messages are not delivered, while the user plays copies of the games.
extension InspectorViewController {
  func messageMenuPressed() { view.openMessageMenu(canCut: selectedWire != nil) }

  /// Cuts the wire of the selected message; without one, mends what is cut.
  func cutPressed() {
    if let selectedWire, !recorder.cuts.contains(selectedWire) {
      cut(selectedWire)
    } else if traveler.isTrying {
      mend()
    } else {
      detail.notify(tr("Select an arrow that can be cut: a call without a result, a property or an outlet."))
    }
  }

  private var selectedWire: Wire? { detail.selected.last.flatMap(wire) }

  /// The wire of a message, or of something that an update reads or sets; nil if it cannot be cut.
  private func wire(at place: InspectorRow.Place) -> Wire? {
    guard traveler.index == nil, let message = log.message(place.message) else { return nil }
    if let access = place.access {
      guard message.accesses.indices.contains(access) else { return nil }
      return Wire(of: message.accesses[access], by: message.receiver)
    }
    if message.accesses.count == 1 { return Wire(of: message.accesses[0], by: message.receiver) }
    return returnsResult(place.message) ? nil : Wire(of: message)
  }

  /// Whether a message is a call that has returned a result, without which its sender could not go on.
  private func returnsResult(_ number: Int) -> Bool {
    guard let call = log.message(number), call.kind == .call, let group = log.group(of: number) else {
      return false
    }
    return (number..<group.messages.upperBound).contains { other in
      log.message(other).map { $0.kind == .result && $0.caller == number } == true
    }
  }

  /// Delivers nothing on a wire until ``mend()``. Copies of the games are played meanwhile.
  private func cut(_ wire: Wire) {
    let title = tr(
      "Cut: {wire}", ["wire": (recorder.cuts.map(\.title) + [wire.title]).joined(separator: "; ")])
    record(tr("Cut: {wire}", ["wire": wire.title]), "cut()")
    exchange { traveler.beginTrial(title) }
    recorder.registry.freeze(wire)
    recorder.cuts.insert(wire)
    recorder.noteAll()
    updateUI()
    announce(title)
  }

  /// Delivers all messages again, and restores the games from before the first cut.
  func mend() {
    guard traveler.isTrying else { return }
    recorder.cuts = []
    record(tr("Mended"), "mend()")
    exchange { traveler.endTrial() }
    // What goes on now has an older clock.
    recorder.endGroup()
    recordGames()
    announce(tr("Mended"))
  }

  private func record(_ title: String, _ call: String) {
    recorder.record(title, to: Participant(.controller, "\(Self.self)"), call, in: front)
  }
}

extension ParticipantRegistry {
  /// Makes what controllers read on a wire stay as it is.
  fileprivate func freeze(_ wire: Wire) {
    for entry in entries where entry.participant == wire.receiver {
      for model in entry.controller.models where model.participant == wire.sender { model.freeze(wire.name) }
    }
  }
}
