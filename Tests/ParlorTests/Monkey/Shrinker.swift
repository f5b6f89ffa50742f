/// Delta debugging: finds a short failing sequence by removing parts. See A. Zeller and R. Hildebrandt,
/// "Simplifying and Isolating Failure-Inducing Input", IEEE Transactions on Software Engineering 28 (2002).
enum Shrinker {
  /// The shortest sequence for which `fails` is true, within a limited number of attempts. `fails` is true for the
  /// whole sequence.
  static func shortest<Element>(
    _ whole: [Element], tries: Int, _ fails: ([Element]) throws -> Bool
  ) rethrows -> [Element] {
    var sequence = whole
    var length = sequence.count / 2
    var left = tries
    while length > 0, left > 0 {
      var start = 0
      while start < sequence.count, left > 0 {
        let shorter = Array(sequence[..<start] + sequence[min(start + length, sequence.count)...])
        left -= 1
        if try !shorter.isEmpty && fails(shorter) { sequence = shorter } else { start += length }
      }
      length /= 2
    }
    return sequence
  }
}
