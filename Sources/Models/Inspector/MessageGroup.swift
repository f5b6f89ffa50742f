/// The messages that follow from one action of the player.
public struct MessageGroup: Hashable, Codable, Sendable, Identifiable {
  /// A number, counted from 0.
  public let id: Int
  /// The game, by its name on the command line.
  public let game: String
  /// The action of the player, or what began without one.
  public let title: String
  /// The time of day when the group began, as the user reads it.
  public let time: String
  /// The time from the first message to the last, in milliseconds.
  public internal(set) var duration: Double
  /// The numbers of the messages, counted over all groups.
  public internal(set) var messages: Range<Int>
}
