import GtkKit

/// The sizes of texts that have been measured: most rows of a long list have the texts of others.
final class TextSizes {
  private enum Measure: Hashable {
    case width
    case height
    case heightInLines(width: Double, limit: Int)
  }

  /// What a size depends on.
  private struct Key: Hashable {
    let text: String
    let font: Int
    let measure: Measure
  }

  /// The most sizes that are kept.
  private static let limit = 5000
  private var known: [Key: Double] = [:]

  /// The width of a label's text on one line.
  func width(of label: Label) -> Double { size(label, .width) { label.naturalWidth } }

  /// The height of a label's text on one line.
  func height(of label: Label) -> Double { size(label, .height) { naturalHeight(of: label) } }

  /// The height of a label's text in lines of a width, of which there are at most `lines`.
  func height(of label: Label, inLinesOf width: Double, atMost lines: Int) -> Double {
    size(label, .heightInLines(width: width, limit: lines)) {
      label.height(inLinesOf: width, atMost: lines)
    }
  }

  private func size(_ label: Label, _ measure: Measure, _ measured: () -> Double) -> Double {
    let key = Key(text: label.text, font: label.fontNumber, measure: measure)
    if let size = known[key] { return size }
    if known.count == Self.limit { known = [:] }
    let size = measured()
    known[key] = size
    return size
  }
}
