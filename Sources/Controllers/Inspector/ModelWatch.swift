import Models

/// The properties of models as they were last seen, and so what has changed since.
struct ModelWatch {
  private var seen: [Key: ModelProperties.Values] = [:]
  private var latest: [Key: [String]] = [:]

  private struct Key: Hashable {
    let game: Game
    let model: Participant
  }

  /// Sees a model for the first time; nil where it is known, or is no model.
  ///
  /// Models are told apart by their class: a new game's model follows the one before.
  mutating func know(_ model: AnyObject, in game: Game) -> ModelProperties.Values? {
    let key = Key(game: game, model: Participant(model: model))
    guard seen[key] == nil, let values = ModelProperties.values(of: model) else { return nil }
    seen[key] = values
    return values
  }

  /// What has changed in a model since it was last seen.
  mutating func changes(of model: AnyObject, in game: Game) -> [Message.Change] {
    let key = Key(game: game, model: Participant(model: model))
    guard let before = seen[key], let now = ModelProperties.values(of: model) else { return [] }
    seen[key] = now
    let changes = zip(before, now).filter { $0.0.value != $0.1.value }.map { old, new in
      Message.Change(new.property, from: old.value, to: new.value)
    }
    if !changes.isEmpty { latest[key] = changes.map(\.property) }
    return changes
  }

  /// The names of the properties of a model that changed when last any did.
  func latestChanges(of model: AnyObject, in game: Game) -> [String] {
    latest[Key(game: game, model: Participant(model: model))] ?? []
  }
}

extension Participant {
  /// A model as one who sends and receives messages.
  init(model: AnyObject) { self.init(.model, "\(type(of: model))") }
}
