/// One who sends or receives messages: a screen's view, its controller, or a model, with a lifeline of its own.
public struct Participant: Hashable, Sendable {
  /// The part of the design that it is.
  public let lane: Lane
  /// The name of its type, as "CrapsViewController"; no two of a game have the same.
  public let name: String

  /// A participant of a type.
  public init(_ lane: Lane, _ name: String) {
    self.lane = lane
    self.name = name
  }
}
