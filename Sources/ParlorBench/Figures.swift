import Glibc

/// The figures of a run, which are printed as they are measured.
struct Figures {
  private var figures: [Figure] = []

  /// Adds the median of some measurements, with its spread.
  ///
  /// - Returns: The median; 0 if there are no measurements.
  @discardableResult
  mutating func add(_ name: String, _ values: [Double], _ unit: String, limit: Double? = nil) -> Double {
    let sorted = values.sorted()
    guard let median = sorted.percentile(0.5), let low = sorted.percentile(0.25),
      let high = sorted.percentile(0.75)
    else { return 0 }
    add(name, median, unit, spread: low...high, limit: limit)
    return median
  }

  /// Adds a single value.
  mutating func add(
    _ name: String, _ value: Double, _ unit: String, spread: ClosedRange<Double>? = nil, limit: Double? = nil
  ) {
    let figure = Figure(name: name, value: value, unit: unit, spread: spread, limit: limit)
    figures.append(figure)
    print(figure.line)
    fflush(nil)
  }

  /// Prints the figures over their limits. Returns whether there are none.
  func checkLimits() -> Bool {
    let over = figures.filter(\.isOverLimit)
    for figure in over { print("over the limit of \(figure.limit ?? 0): \(figure.line)") }
    return over.isEmpty
  }

  /// Writes all figures to a file as JSON. Returns whether that succeeded.
  func write(toFile path: String) -> Bool {
    guard let file = fopen(path, "w") else { return false }
    fputs("[\n  " + figures.map(\.json).joined(separator: ",\n  ") + "\n]\n", file)
    return fclose(file) == 0
  }
}

extension [Double] {
  /// A percentile of sorted values, for a part from 0 to 1; nil if there are none.
  func percentile(_ part: Double) -> Double? {
    isEmpty ? nil : self[Swift.max(0, Int((Double(count) * part).rounded(.up)) - 1)]
  }
}
