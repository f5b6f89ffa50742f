import Glibc

/// The figures of a run, which are printed as they are measured.
enum Figures {
  private static var overLimit: [String] = []

  /// Adds a value.
  ///
  /// - Parameters:
  ///   - name: Parts with slashes between them, without blanks: "tab/to-pig/cpu-p50".
  ///   - spread: Where half of the measurements lie; nil for a single one.
  ///   - limit: The largest value that is good enough; nil without a limit.
  static func add(
    _ name: String, _ value: Double, _ unit: String, spread: ClosedRange<Double>? = nil, limit: Double? = nil
  ) {
    let spread = spread.map { " \(text($0.lowerBound))…\(text($0.upperBound))" } ?? ""
    let line = "\(name.replacing(": ", with: "/").replacing(" ", with: "-")) \(text(value)) \(unit)\(spread)"
    print(line)
    fflush(nil)
    if let limit, value > limit { overLimit.append("over the limit of \(limit): \(line)") }
  }

  /// Adds the median of some measurements, with its spread.
  static func add(_ name: String, _ values: [Double], _ unit: String, limit: Double? = nil) {
    let sorted = values.sorted()
    guard let median = sorted.percentile(0.5), let low = sorted.percentile(0.25),
      let high = sorted.percentile(0.75)
    else { return }
    add(name, median, unit, spread: low...high, limit: limit)
  }

  /// Prints the figures over their limits. Returns whether there are none.
  static func checkLimits() -> Bool {
    for line in overLimit { print(line) }
    return overLimit.isEmpty
  }

  /// Three digits after the point are below the accuracy of every measurement.
  private static func text(_ number: Double) -> String { "\((number * 1000).rounded() / 1000)" }
}

extension [Double] {
  /// A percentile of sorted values, for a part from 0 to 1; nil if there are none.
  func percentile(_ part: Double) -> Double? {
    isEmpty ? nil : self[Swift.max(0, Int((Double(count) * part).rounded(.up)) - 1)]
  }
}
