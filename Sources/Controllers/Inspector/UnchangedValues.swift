import Models
import Views

/// Values that a controller read or set and that had not changed.
struct UnchangedValues {
  let entry: ParticipantRegistry.ControllerEntry
  /// The properties that were read and the outlets that were set, by their model or view.
  private var names: [(owner: Participant, names: [String])] = []

  init(of entry: ParticipantRegistry.ControllerEntry) { self.entry = entry }

  /// Adds a property of a model or an outlet of a view. One that is read or set twice counts once.
  mutating func add(_ name: String, of owner: Participant) {
    guard let index = names.firstIndex(where: { $0.owner == owner }) else {
      return names.append((owner, [name]))
    }
    if !names[index].names.contains(name) { names[index].names.append(name) }
  }

  /// One message for each model, then one for each view. `update` is the method that read and set them.
  func messages(in update: String?) -> [Message] {
    (names.filter { $0.owner.lane == .model } + names.filter { $0.owner.lane == .view }).map { owner, names in
      let isRead = owner.lane == .model
      return Message(
        .unchanged(names), from: isRead ? owner : entry.controller, to: isRead ? entry.controller : owner,
        trn("{n} value unchanged", "{n} values unchanged", names.count), source: entry.controller.source,
        update: update)
    }
  }
}
