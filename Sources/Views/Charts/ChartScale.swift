import Glibc

/// The ticks of a value axis: whole multiples of a step of 1, 2 or 5 times a power of ten, around zero and all
/// values.
package struct ChartScale: Equatable {
  /// The values at the ticks, in ascending order. The first and the last one are the ends of the axis.
  package let ticks: [Double]
  /// The scale of values with at most about `count` steps.
  package init(of values: [Double], count: Int) {
    let (lower, upper) = (min(0, values.min() ?? 0), max(0, values.max() ?? 0))
    let step = max(1, Self.roundStep((upper - lower) / Double(max(1, count))))
    let (first, last) = ((lower / step).rounded(.down), (upper / step).rounded(.up))
    // There is an axis where all values are zero, too.
    ticks = (0...max(1, Int(last - first))).map { (first + Double($0)) * step }
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
}
