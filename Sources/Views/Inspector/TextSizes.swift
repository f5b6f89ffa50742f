import GtkKit

/// The sizes of texts that have been measured: most rows of a long list have the texts of others.
final class TextSizes {
  /// What a size depends on.
  private struct Key: Hashable {
    let text: String
    let font: Int
    /// Nil for a text on one line.
    var lines: Lines?
  }

  /// The width in which a text is wrapped, and the most lines.
  private struct Lines: Hashable {
    let width: Double
    let limit: Int
  }

  /// The most sizes that are kept.
  private static let limit = 5000
  private var known: [Key: Size] = [:]

  /// The size of a text on one line in the font of a widget.
  func size(of text: String, like widget: some Widget) -> Size {
    size(Key(text: text, font: widget.fontNumber)) { widget.size(of: text) }
  }

  /// The height of a text in the font of a widget, in lines of a width, of which there are at most `lines`.
  func height(of text: String, like widget: some Widget, inLinesOf width: Double, atMost lines: Int) -> Double
  {
    size(Key(text: text, font: widget.fontNumber, lines: Lines(width: width, limit: lines))) {
      Size(width, widget.height(of: text, inLinesOf: width, atMost: lines))
    }.height
  }

  private func size(_ key: Key, _ measured: () -> Size) -> Size {
    if let size = known[key] { return size }
    if known.count == Self.limit { known = [:] }
    let size = measured()
    known[key] = size
    return size
  }
}
