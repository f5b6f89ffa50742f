import Models
import Views

/// Values that a controller read or set and that had not changed.
struct UnchangedValues {
  let part: Participants.Part
  let game: Game
  /// The properties that were read, each once, by model.
  private var properties: [(model: Participant, names: [String])] = []
  /// The outlets that were set.
  private var outlets: [String] = []

  init(_ entry: ParticipantRegistry.Entry) {
    part = entry.part
    game = entry.game
  }

  /// Adds a property that was read.
  mutating func add(property name: String, of model: Participant) {
    guard let index = properties.firstIndex(where: { $0.model == model }) else {
      return properties.append((model, [name]))
    }
    if !properties[index].names.contains(name) { properties[index].names.append(name) }
  }

  /// Adds an outlet that was set.
  mutating func add(outlet name: String) { outlets.append(name) }

  /// One message for each model, and one for the view.
  func messages(source: Message.Source?) -> [Message] {
    let reads = properties.map { model, names in message(names, from: model, to: part.controller, source) }
    return outlets.isEmpty ? reads : reads + [message(outlets, from: part.controller, to: part.view, source)]
  }

  private func message(
    _ names: [String], from sender: Participant, to receiver: Participant, _ source: Message.Source?
  ) -> Message {
    let text = trn("{n} value unchanged", "{n} values unchanged", names.count)
    return Message(.unchanged(names), from: sender, to: receiver, text, source: source)
  }
}
