import GtkKit

/// The texts of a row in the ledger: in the parts of the bar where they fit, the number of words left, and the note below
/// the bar.
struct LedgerTexts {
  /// The maximum number of parts of a bar.
  private static let maximumParts = 6
  /// The room beside a text in its part of the bar.
  private static let margin = 5.0
  private static let minimumScale = 0.75
  /// The length of a pattern, with its spaces, beside which a note has no room.
  private static let longPattern = 20
  /// The width from which rows stand further apart.
  private static let wideRow = 560.0

  private let parts = (0..<maximumParts).map { _ in Label().styled("ledger-part").keepsDirection() }
  private let count = Label().styled("ledger-count", "numeric").textAligned(1)
  private let note = Label(wraps: true).styled("ledger-note")
  /// The note with the text of the kept part, which does not fit into the bar.
  private let longNote = Label(wraps: true).styled("ledger-note")

  var all: [Label] { parts + [count, note, longNote] }

  func show(_ row: LedgerRow) {
    for (index, label) in parts.enumerated() {
      let part = row.parts.indices.contains(index) ? row.parts[index] : nil
      label.text = part?.text ?? ""
      label.setStyle("kept", part?.isKept == true)
    }
    count.text = row.wordsLeft
    note.text = row.note
    let kept = row.parts.first(where: \.isKept)?.text ?? ""
    let isLong = row.note.isEmpty || kept.count > Self.longPattern
    longNote.text = isLong ? kept : "\(kept) · \(row.note)"
    // The underscores of a pattern are thin.
    longNote.setStyle("pattern", isLong)
  }

  // MARK: - Layout

  private var barHeight: Double { max(26, parts[0].lineHeight * 1.7) }
  private var noteHeight: Double { note.lineHeight * 1.25 }

  /// The height of a row of a width, with the gap to the next one.
  func height(forWidth width: Double) -> Double {
    (barHeight + noteHeight).rounded(.up) + (width > Self.wideRow ? Metrics.gap : Metrics.step)
  }

  /// The columns in a row of a size.
  func columns(in size: Size) -> LedgerColumns {
    LedgerColumns(width: size.width, height: barHeight, count: count.characterWidth * 7)
  }

  func placements(of row: LedgerRow, in size: Size) -> [Placement] {
    let columns = columns(in: size)
    let rects = columns.parts(row.parts.map(\.share))
    let places = zip(zip(row.parts, parts), rects).compactMap { texts, rect -> (LedgerRow.Part, Placement)? in
      let room = rect.inset(by: Self.margin, 0)
      let (part, label) = texts
      guard label.naturalWidth * Self.minimumScale <= room.width else { return nil }
      return (part, label.placedLine(in: room, minimumScale: Self.minimumScale))
    }
    let bar = columns.bar
    let below = Rect(
      bar.x, bar.y + bar.height + 2, size.width - bar.x - Metrics.step,
      max(noteHeight, size.height - bar.height - 4))
    let hasKept = places.contains { $0.0.isKept }
    return places.map(\.1) + [
      count.placedLine(in: columns.count, minimumScale: 0.5),
      (hasKept ? note : longNote).placedText(in: below),
    ]
  }
}
