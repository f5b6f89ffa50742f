/// The properties of models, as far as changes of them were shown.
public struct PropertyTable: Equatable, Sendable {
  /// A property of a model.
  public struct Row: Equatable, Sendable {
    /// Its name, as "balance".
    public let property: String
    /// Its value, as code writes it.
    public internal(set) var value: String
    /// What it was before the last group of messages changed it; nil where that left it as it was.
    public internal(set) var old: String?
  }

  /// A model and its properties, in the order in which its class lists them.
  public struct Model: Equatable, Sendable {
    /// The model.
    public let participant: Participant
    /// Its properties.
    public internal(set) var rows: [Row]
  }

  private var models: [String: [Model]] = [:]
  /// The group whose changes are marked, by game.
  private var marked: [String: Int] = [:]

  /// The models of a game, in the order in which they became known.
  public func models(of game: String) -> [Model] { models[game] ?? [] }

  /// Notes the values of a model's properties; a model that is known keeps what it has, and gains what it lacks.
  mutating func know(_ values: [(property: String, value: String)], of model: Participant, in game: String) {
    let rows = values.map { Row(property: $0.property, value: $0.value) }
    guard let index = models[game]?.firstIndex(where: { $0.participant == model }) else {
      models[game, default: []].append(Model(participant: model, rows: rows))
      return
    }
    let known = models[game, default: []][index].rows.map(\.property)
    models[game]?[index].rows += rows.filter { !known.contains($0.property) }
  }

  /// Follows what a message tells of a property; the marks of groups before go.
  mutating func follow(_ message: Message, of group: MessageGroup) {
    if marked[group.game] != group.id {
      marked[group.game] = group.id
      unmark(group.game)
    }
    guard case .change(let change) = message.kind, let sender = message.sender else { return }
    guard let model = models[group.game]?.firstIndex(where: { $0.participant == sender }),
      let row = models[group.game]?[model].rows.firstIndex(where: { $0.property == change.property })
    else { return }
    let first = models[group.game]?[model].rows[row].old ?? change.old
    models[group.game]?[model].rows[row].value = change.new
    models[group.game]?[model].rows[row].old = first == change.new ? nil : first
  }

  /// Takes the marks of changes away.
  mutating func unmark() {
    for game in models.keys { unmark(game) }
  }

  private mutating func unmark(_ game: String) {
    for model in models[game, default: []].indices {
      for row in models[game, default: []][model].rows.indices { models[game]?[model].rows[row].old = nil }
    }
  }
}
