import GtkKit

/// The guesses of a game, a row for each, from the first one on. As many as fit are as high as there is room for, and none is cut.
package final class LedgerList: CustomWidget {
  private let style = LedgerStyle()
  /// The width of the scrollbar; 0 if all rows fit.
  private var scrollbarWidth = 0.0
  private let items: ItemList<LedgerLine.Item>
  private lazy var playing = Animation(of: self)
  private let guessCaption = Label(tr("Guess")).styled("caption").textAligned(0)
  private let leftCaption = Label(tr("Words left")).styled("caption").textAligned(1)

  /// The duration of the replay in milliseconds.
  package static let replayTime = 3000

  package var list: AnyWidget { items.list }

  init() {
    items = ItemList(isLog: false) { [style] in LedgerLine(style) }
    super.init()
    items.list.styled("ledger").accessibleLabel(tr("Guesses"))
    items.showsScrollbar()
    add(guessCaption).add(leftCaption).add(items).add(style.part).add(style.note).add(style.count)
  }

  package var isPlaying: Bool { playing.isRunning }
  package var rows: [LedgerRow] { items.items.map(\.row) }

  package func show(_ rows: [LedgerRow]) {
    set(
      "", isNew: rows != self.rows, describedAs: "[\(rows.map { String($0.letter) }.joined(separator: ", "))]"
    ) {
      items.show(rows.enumerated().map { LedgerLine.Item(row: $1, index: $0) })
      queueAllocate()
    }
    playing.finish()
    if !rows.isEmpty { items.scroll(to: 0) }
  }

  /// Shows the guesses one after the other: the bar of each shrinks to the words that were kept.
  package func play() {
    traceCall()
    playing.run(milliseconds: Self.replayTime, curve: .linear) { [self] in
      let before = style.rowsShown
      style.rowsShown = $0 < 1 ? $0 * Double(rows.count) : .infinity
      let current = min(rows.count - 1, Int(min(style.rowsShown, 1000)))
      if before != .infinity, Int(before) < current { items.scroll(to: current) }
      for row in items.mappedRows.map(\.row.widget) {
        row.queueDraw()
      }
    }
  }

  override package func measure(_ orientation: Orientation, across: Int) -> SizeRequest {
    SizeRequest(orientation == .vertical ? Int(max(60, captionHeight + style.minimumBarHeight)) : 240)
  }

  private var captionHeight: Double { guessCaption.lineHeight + Metrics.step }

  override package func willArrange(in size: Size) {
    let (heights, room) = (style.heights, size.height - captionHeight)
    style.fit(rows, in: Size(size.width, room))
    scrollbarWidth = style.heights.reduce(0, +) > room ? items.scrollbar.naturalWidth : 0
    guard style.heights != heights else { return }
    for row in items.list.children.flatMap(\.children) { row.queueResize() }
  }

  override package func arrange(in area: Area) -> [Placement] {
    var list = area.rect
    var captions = list.cutTop(guessCaption.lineHeight, gap: Metrics.step)
    captions.width -= scrollbarWidth
    let room = list.height
    list.height = 0
    // No row is cut while the list is at its start.
    for height in style.heights {
      guard list.height + height <= room else { break }
      list.height += height
    }
    let (guess, left) = (captions.column(0, of: 2, gap: 0), captions.column(1, of: 2, gap: 0))
    return [guessCaption.placedLine(in: guess), leftCaption.placedLine(in: left), items.placed(in: list)]
  }
}

/// A guess in the ledger: how it could have gone, and how it went.
package struct LedgerRow: Equatable {
  /// A class of words, or several of them: a part of the bar of all words that were possible.
  package struct Part: Equatable {
    /// The pattern of the class, or how many classes there are.
    package var text: String
    /// The share of the words, from 0 to 1.
    package var share: Double
    /// Whether the words of this class were kept.
    package var isKept: Bool
    /// The number of classes.
    package var classes: Int

    package init(_ text: String, share: Double, isKept: Bool = false) {
      (self.text, self.share, self.isKept, classes) = (text, share, isKept, 1)
    }

    /// Several classes as one part.
    package init(_ classes: Int, share: Double) {
      self.init(trn("{n} more", "{n} more", classes), share: share)
      self.classes = classes
    }
  }

  package var letter: Character
  package var isHit: Bool
  /// Whether only one word was possible before the guess.
  package var isDecided: Bool
  /// The classes from the largest one on, and the others as one part.
  package var parts: [Part]
  package var wordsLeft: String
  /// Some of the words that were given up, and the same with fewer words: the first one that has room is shown.
  package var notes: [String]
  /// The row in words, for screen readers.
  package var description: String

  package init(
    letter: Character, isHit: Bool, isDecided: Bool = false, parts: [Part], wordsLeft: String,
    notes: [String], description: String
  ) {
    (self.letter, self.isHit, self.isDecided, self.parts) = (letter, isHit, isDecided, parts)
    (self.wordsLeft, self.notes, self.description) = (wordsLeft, notes, description)
  }
}
