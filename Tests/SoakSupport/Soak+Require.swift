extension Soak {
  /// A failure of a randomized test, with the seed that reproduces it.
  public struct Failure: Error, CustomStringConvertible {
    /// The problem and the seed.
    public let description: String

    /// A failure in a run from ``Soak/seed``.
    public init(_ message: String) { description = "seed \(seed): \(message)" }
  }

  /// Throws unless `condition` holds. It is cheaper than the macros of the test libraries: cheap enough for
  /// millions of calls.
  public static func require(
    _ condition: Bool, _ message: @autoclosure () -> String, file: StaticString = #fileID, line: UInt = #line
  ) throws(Failure) {
    guard !condition else { return }
    throw Failure("\(file):\(line): \(message())")
  }
}
