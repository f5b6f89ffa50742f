import Glibc

/// The ticks of a value axis: multiples of a step of 1, 2 or 5 times a power of ten, around all values.
package struct ChartScale: Equatable {
  /// The values at the ticks, in ascending order. The first and the last one are the ends of the axis.
  package let ticks: [Double]
  /// The distance between two ticks.
  package let step: Double

  /// The scale of a range with at most about `count` steps. Whole values have no ticks between them.
  package init(_ range: ClosedRange<Double>, count: Int, isWhole: Bool) {
    var (lower, upper) = (range.lowerBound, range.upperBound)
    if lower == upper {
      // A range without a length has no scale.
      let margin = max(isWhole ? 1 : 0.01, abs(lower) / 100)
      (lower, upper) = (lower == 0 ? 0 : lower - margin, upper + margin)
    }
    let shortest = Self.roundStep((upper - lower) / Double(max(1, count)))
    let step = isWhole ? max(1, shortest) : shortest
    let (first, last) = ((lower / step).rounded(.down), (upper / step).rounded(.up))
    self.step = step
    ticks = (0...Int(last - first)).map { (first + Double($0)) * step }
  }

  /// The smallest round step that is at least as large as a length.
  static func roundStep(_ length: Double) -> Double {
    let power = pow(10, log10(length).rounded(.down))
    return ([1, 2, 5].first { $0 * power >= length * (1 - 1e-9) } ?? 10) * power
  }

  /// The place of a value on the axis, from 0 at its start to 1 at its end.
  func place(of value: Double) -> Double {
    let (first, last) = (ticks[0], ticks[ticks.count - 1])
    return (value - first) / (last - first)
  }

  /// How many decimals the ticks have.
  var digits: Int { step < 1 ? Int((-log10(step)).rounded(.up)) : 0 }
}
