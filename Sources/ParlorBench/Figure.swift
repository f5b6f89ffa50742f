/// A measured value.
struct Figure {
  /// Parts with slashes between them, without blanks: "first-guess/9/ratio".
  let name: String
  let value: Double
  /// "ms", "MB", "frames"; "x" for a ratio.
  let unit: String
  /// Where half of the measurements lie, or all of them if the value is their maximum; nil for a single one.
  let spread: ClosedRange<Double>?
  /// The largest value that is good enough; nil without a limit.
  let limit: Double?

  /// The line of the figure: its name, value, unit and spread.
  var line: String {
    ([name, text(value), unit] + (spread.map { ["\(text($0.lowerBound))…\(text($0.upperBound))"] } ?? []))
      .joined(separator: " ")
  }

  /// The figure as an object of JSON.
  var json: String {
    let spread = spread.map { #", "spread": [\#(text($0.lowerBound)), \#(text($0.upperBound))]"# } ?? ""
    let limit = limit.map { #", "limit": \#(text($0))"# } ?? ""
    return #"{"name": "\#(name)", "value": \#(text(value)), "unit": "\#(unit)"\#(spread)\#(limit)}"#
  }

  var isOverLimit: Bool { limit.map { value > $0 } ?? false }

  /// Three digits after the point are below the accuracy of every measurement.
  private func text(_ number: Double) -> String { "\((number * 1000).rounded() / 1000)" }
}
