import GtkKit

/// The sizes of texts that have been measured: most rows of a long list have the texts of others.
final class TextSizes {
  /// What a size depends on.
  private struct Key: Hashable {
    let text: String
    let font: Int
    /// The width of the lines; nil for the width on one line, 0 for the height of one.
    let width: Double?
  }

  /// The most sizes that are kept.
  private static let limit = 5000
  private var known: [Key: Double] = [:]

  /// The width of a label's text on one line.
  func width(of label: Label) -> Double { size(label, nil) { label.naturalWidth } }

  /// The height of a label's text on one line.
  func height(of label: Label) -> Double { size(label, 0) { naturalHeight(of: label) } }

  /// The height of a label's text in lines of a width, of which there are at most `lines`.
  func height(of label: Label, inLinesOf width: Double, atMost lines: Int) -> Double {
    size(label, width) { label.height(inLinesOf: width, atMost: lines) }
  }

  private func size(_ label: Label, _ width: Double?, _ measure: () -> Double) -> Double {
    let key = Key(text: label.text, font: label.fontNumber, width: width)
    if let size = known[key] { return size }
    if known.count == Self.limit { known = [:] }
    let size = measure()
    known[key] = size
    return size
  }
}
