/// How often two dice have shown each total.
public struct DiceTotals: Statistics {
  /// All possible totals.
  public static let totals = 2...12

  /// The number of rolls with each of the ``totals``, in order.
  public private(set) var counts = Array(repeating: 0, count: totals.count)

  /// Creates statistics in which nothing was counted.
  public init() {}

  /// The number of rolls.
  public var rolls: Int { counts.reduce(0, +) }

  /// The number of rolls that are expected to have each of the ``totals``, in order.
  public var expected: [Double] {
    Self.totals.map { CrapsOdds.rolling(total: $0).value * Double(rolls) }
  }

  /// Counts a roll, unless the number of rolls has reached `Int.max`.
  public mutating func record(_ roll: CrapsRoll) {
    guard rolls < .max else { return }
    counts[roll.total - Self.totals.lowerBound] += 1
  }

  /// Nothing else can set the counts.
  public func validate() throws(StateError) {}
}
