import Models
import Views

/// Cut arrows: their messages are not delivered, while the user plays copies of the games.
extension InspectorViewController {
  /// Cuts the wire of the selected message; without one, mends what is cut.
  func cutPressed() {
    guard let target = detail.target else {
      return recorder.hasCuts ? mend() : detail.notify(tr("Select the arrow that is to be cut."))
    }
    guard let wire = wire(at: target) else { return detail.notify(refusal(at: target)) }
    recorder.cuts.contains(wire) ? mend() : cut(wire)
  }

  /// Opens the menu of a message, which says why its arrow cannot be cut.
  func messageMenuPressed() {
    view.openMessageMenu(refusal: detail.target.flatMap { wire(at: $0) == nil ? refusal(at: $0) : nil })
  }

  /// Why the arrow of a message cannot be cut.
  private func refusal(at place: InspectorRow.Place) -> String {
    guard traveler.index == nil else { return tr("Nothing of the past can be cut.") }
    switch log.message(place.message)?.kind {
    case .update where log.access(at: place) == nil: return tr("Open the row, and select a value.")
    case .result: return tr("A result cannot be cut. Its sender goes on with it.")
    case .call where returnsResult(place.message):
      return tr("A call with a result cannot be cut. Its sender goes on with the result.")
    default: return tr("Only an action, a value, a notification, or a call of a model can be cut.")
    }
  }

  /// The wire of a message, or of something that an update reads or sets; nil if it cannot be cut.
  private func wire(at place: InspectorRow.Place) -> Wire? {
    guard traveler.index == nil, let message = log.message(place.message) else { return nil }
    if let access = log.access(at: place) { return Wire(of: access, by: message.receiver) }
    return returnsResult(place.message) ? nil : Wire(of: message)
  }

  /// Whether a message is a call that has returned a result, without which its sender could not go on.
  private func returnsResult(_ number: Int) -> Bool {
    guard log.message(number)?.kind == .call, let group = log.group(of: number) else { return false }
    return group.messages.compactMap(log.message).contains { $0.kind == .result && $0.caller == number }
  }

  /// Delivers nothing on a wire until ``mend()``. Copies of the games are played meanwhile.
  private func cut(_ wire: Wire) {
    let title = tr(
      "Cut: {wire}", ["wire": (recorder.cuts.map(\.title) + [wire.title]).joined(separator: "; ")])
    // A result that is being shown would go on after the trial, apart from what led to it.
    for entry in recorder.registry.entries { entry.controller.finishShowing() }
    record(tr("Cut: {wire}", ["wire": wire.title]), "cut()")
    traveler.exchange { traveler.beginTrial(title) }
    // What controllers read on the wire stays as it is.
    for entry in recorder.registry.entries where entry.participant == wire.receiver {
      for model in entry.controller.models where model.participant == wire.sender { model.freeze(wire.name) }
    }
    recorder.cuts.insert(wire)
    traveler.recordGames()
    announce(title)
  }

  /// Delivers all messages again, and restores the games from before the first cut.
  func mend() {
    guard recorder.hasCuts else { return }
    recorder.cuts = []
    record(tr("Mended"), "mend()")
    traveler.exchange { traveler.endTrial() }
    // What goes on now has an older clock.
    recorder.endGroup()
    traveler.recordGames()
    announce(tr("Mended"))
  }

  private func record(_ title: String, _ call: String) {
    recorder.record(title, to: Participant(.controller, "\(Self.self)"), call, in: front)
  }
}

/// A connection from one participant to another, for one method, property or outlet. While it is cut, its messages are not delivered.
struct Wire: Hashable {
  let sender: Participant
  let receiver: Participant
  /// The method, the property or the outlet.
  let name: String

  /// The wire of a message; nil if it cannot be cut: what the player does, a result, an announcement and an alert.
  init?(of message: Message) {
    guard let sender = message.sender, sender != message.receiver, message.receiver != .alerts else {
      return nil
    }
    let isBetweenModels = sender.lane == .model && message.receiver.lane == .model
    switch message.kind {
    case .call where isBetweenModels: return nil
    case .action, .call, .delegateCall, .observation: break
    case .event, .result, .announcement, .update: return nil
    }
    self.init(sender, message.receiver, message.text)
  }

  /// The wire of a property or an outlet; nil for a method of a view, which is reported when it has run.
  init?(of access: Message.Access, by controller: Participant) {
    guard !access.name.contains("(") else { return nil }
    let message = Message(of: access, by: controller)
    self.init(message.sender ?? controller, message.receiver, access.name)
  }

  /// A wire for a call with any arguments, or a setting of any value.
  private init(_ sender: Participant, _ receiver: Participant, _ text: String) {
    (self.sender, self.receiver) = (sender, receiver)
    // A message that is cut has a mark after a space.
    name = String(text.prefix { $0 != "(" && $0 != " " })
  }

  /// The wire in words: "CrapsModel to CrapsViewController: point".
  var title: String {
    tr(
      "{sender} to {receiver}: {message}",
      ["sender": sender.name, "receiver": receiver.name, "message": name])
  }
}
