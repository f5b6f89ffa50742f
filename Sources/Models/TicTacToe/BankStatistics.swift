/// The credit of a bank after each of its last spins.
public struct BankStatistics: Statistics, Codable {
  /// How many spins are kept.
  public static let limit = 50

  /// The number of the last spin, as the bank counts it; 0 if there is none.
  public private(set) var lastSpin = 0
  /// The credits after the last spins, at most ``limit``, oldest first.
  public private(set) var credits: [Int] = []

  /// The largest credit before the ones that are kept; nil in files of earlier versions.
  private var earlierBest: Int?

  /// Creates statistics in which nothing was counted.
  public init() {}

  /// The largest credit after a spin; nil before the first one.
  public var best: Int? { credits.max().map { max($0, earlierBest ?? 0) } }

  /// The number of the spin that led to the first of the ``credits``.
  public var firstSpin: Int { lastSpin - credits.count + 1 }

  /// Adds the credit after a spin.
  public mutating func record(_ bank: Bank.State) {
    earlierBest = best
    // The spins before a gap are those of another bank, which could not be restored.
    if bank.spins != lastSpin &+ 1 { credits = [] }
    lastSpin = bank.spins
    credits = (credits + [bank.credit]).suffix(Self.limit)
  }

  /// Throws unless spins by the rules can lead to these numbers.
  public func validate() throws(StateError) {
    try StateError.require(lastSpin >= 0 && credits.count <= min(lastSpin, Self.limit))
    try StateError.require(credits.isEmpty == (lastSpin == 0) && credits.allSatisfy { $0 >= 0 })
  }
}
