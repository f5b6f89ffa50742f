/// The lengths of a drawn sequence diagram, in pixels.
enum SequenceMetrics {
  /// Around the picture.
  static let margin = 16
  static let textSize = 12
  static let titleSize = 13
  /// The size at which plain type takes what bold type takes at ``titleSize``.
  static let boldSize = 15

  // MARK: - Lanes and participants

  static let laneTitleHeight = 26
  /// From the top of a box or a lane's title to the foot of its letters.
  static let titleBaseline = 18
  static let boxHeight = 28
  static let leastBoxWidth = 96
  /// From a participant's name to the edges of its box.
  static let boxPadding = 12
  /// Between the boxes of a lane, and from them to the lane's edge.
  static let boxGap = 10
  static let laneGap = 14
  static let headerHeight = laneTitleHeight + boxHeight + boxGap

  // MARK: - Groups and messages

  static let groupGap = 14
  static let groupTitleHeight = 26
  /// From a group's time and title to the edges of their line, and to each other.
  static let titlePadding = 10
  /// Of a message with one line of text, from which its arrow takes up the lower part.
  static let rowHeight = 34
  static let arrowHeight = 8
  /// How wide a line of text gets before it is broken.
  static let lineWidth = 300
  static let lineHeight = 15
  /// From the last row to the ends of the lifelines.
  static let tail = 10
  /// Of the loop that a message to oneself makes.
  static let loopWidth = 26
  /// From a message's text to the lifelines beside it.
  static let textGap = 12
}
