extension Soak {
  /// What a randomized test found, and the seed that finds it again.
  public struct Failure: Error, CustomStringConvertible {
    /// What was wrong, and from which seed.
    public let description: String

    /// A failure in a run from ``Soak/seed``.
    public init(_ message: String) { description = "seed \(seed): \(message)" }
  }

  /// Throws unless `condition` holds. Unlike the macros of the test libraries it is cheap enough for millions of calls.
  public static func require(
    _ condition: Bool, _ message: @autoclosure () -> String, file: StaticString = #fileID, line: UInt = #line
  ) throws(Failure) {
    guard !condition else { return }
    throw Failure("\(file):\(line): \(message())")
  }
}
