/// The name of a property, and its value as it is written in code.
public struct PropertyValue: Equatable, Codable, Sendable {
  /// The name: "balance".
  public let name: String
  /// The value: "205".
  public let value: String

  /// A property with a value.
  public init(_ name: String, _ value: String) {
    (self.name, self.value) = (name, value)
  }
}

/// The values of all properties of a model at some time.
struct ModelSnapshot: Equatable, Codable, Sendable {
  let model: Participant
  let game: String
  let values: [PropertyValue]
}

/// The properties of the models, as far as the messages that changed them are shown.
public struct PropertyTable: Equatable, Sendable {
  /// A property of a model.
  public struct Row: Equatable, Sendable {
    /// The name of the property.
    public let property: String
    /// The value.
    public let value: String
    /// The value before the newest group of messages; nil if that group did not change it.
    public internal(set) var old: String?
  }

  /// A model and its properties, in the order of its list of properties.
  public struct Model: Equatable, Sendable {
    /// The model.
    public let participant: Participant
    /// The properties.
    public internal(set) var rows: [Row]
  }

  private var models: [String: [Model]] = [:]

  /// The models of a game, in the order in which they were found.
  public func models(of game: String) -> [Model] { models[game] ?? [] }

  /// The values of all models.
  var snapshots: [ModelSnapshot] {
    models.sorted { $0.key < $1.key }.flatMap { game, models in
      models.map { model in
        let values = model.rows.map { PropertyValue($0.property, $0.value) }
        return ModelSnapshot(model: model.participant, game: game, values: values)
      }
    }
  }

  /// Shows the values of a snapshot. If `marksChanges`, the rows that change keep their old values.
  mutating func show(_ snapshot: ModelSnapshot, marksChanges: Bool) {
    let known = models[snapshot.game] ?? []
    let index = known.firstIndex { $0.participant == snapshot.model }
    let rows = snapshot.values.map { new -> Row in
      guard let row = index.flatMap({ known[$0].rows.first { $0.property == new.name } }) else {
        return Row(property: new.name, value: new.value)
      }
      if row.value == new.value { return row }
      let old = row.old ?? row.value
      return Row(property: new.name, value: new.value, old: marksChanges && old != new.value ? old : nil)
    }
    if let index {
      models[snapshot.game]?[index].rows = rows
    } else {
      models[snapshot.game, default: []].append(Model(participant: snapshot.model, rows: rows))
    }
  }

  /// Removes the marks of all changes in a game, or in all games.
  mutating func unmark(_ game: String? = nil) {
    for key in models.keys where game == nil || key == game {
      for model in models(of: key).indices {
        for row in models(of: key)[model].rows.indices { models[key]?[model].rows[row].old = nil }
      }
    }
  }
}
