/// A sender or receiver of messages: a view, its controller, or a model.
public struct Participant: Hashable, Codable, Sendable {
  /// The lane of its lifeline.
  public let lane: Lane
  /// The name of its type: "CrapsViewController". It is unique within a game.
  public let name: String

  /// A participant of a type.
  public init(_ lane: Lane, _ name: String) {
    self.lane = lane
    self.name = name
  }
}
