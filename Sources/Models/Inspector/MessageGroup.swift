/// The messages that one action of the player led to.
public struct MessageGroup: Equatable, Sendable, Identifiable {
  /// Counts groups from 0.
  public let id: Int
  /// The game that they belong to, by its name on the command line.
  public let game: String
  /// What the player did, or what began by itself.
  public let title: String
  /// The time of day when it began, as the user reads it.
  public let time: String
  /// From the first message to the last, in milliseconds.
  public internal(set) var duration: Double
  /// The numbers of its messages, counted over all groups.
  public internal(set) var messages: Range<Int>
}
