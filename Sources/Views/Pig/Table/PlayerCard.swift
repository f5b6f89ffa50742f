import GtkKit

/// A player's card: the name, whether it is the player's turn, the score, the progress to the goal, and in a tall card
/// the player's turns.
package final class PlayerCard: CustomWidget {
  package let nameField = TextField()
  package let turnLabel = Label()
  package let scoreLabel = Label()
  package let progressBar = ProgressBar()
  package let leftLabel = Label()
  private let turns: TextList
  private let nameRoom: NameField
  private let card: CardFace
  private lazy var shake = Shake(in: self)
  /// The name that was last shown or entered.
  private var shownName: String?

  init(number: Int, turns: TextList) {
    self.turns = turns
    nameField.named("nameField\(number)").styled("flat", "player-name")
      .accessibleLabel(tr("Name of player {number}", ["number": String(number)]))
    nameField.setCharacters(minimum: 8, maximum: 24)
    turnLabel.named("turnLabel\(number)").styled("turn").textAligned(0)
    scoreLabel.named("scoreLabel\(number)").styled("score", "numeric")
    progressBar.named("progressBar\(number)").accessibleLabel(tr("Progress to the goal")).aligned(
      .fill, .center)
    leftLabel.named("leftLabel\(number)").styled("left")
    nameRoom = NameField(nameField)
    let title = LayoutBox([nameRoom, turnLabel]) { [nameRoom, turnLabel] in
      column {
        nameRoom
        turnLabel.fittingLine(minimumScale: 0.6).withoutMinimumWidth().fixed()
      }
    }
    let header = CardHeader(title.styled("player-title"), RollingLabel(scoreLabel, fills: true))
    card = CardFace(header, progressBar, leftLabel, turns)
    super.init()
    add(card)
  }

  override package var childLayout: Layout? { card.layout }

  override package func arrange(in area: Area) -> [Placement] {
    super.arrange(in: area).map { $0.shifted(by: shake.offset) }
  }

  /// Shows a name, and gives the list of turns its title. A name that the user is typing stays until it is entered.
  package func showName(_ name: String, turns title: String) {
    turns.list.accessibleLabel(title)
    nameField.set(name, from: shownName) {
      guard name != shownName else { return }
      nameField.text = name
      shownName = name
      nameRoom.update()
    }
  }

  /// Returns the name that the user has entered; nil if it has not changed.
  func takeEditedName() -> String? {
    guard nameField.text != shownName else { return nil }
    shownName = nameField.text
    nameField.setStyle(Self.tooLong, false)
    return nameField.text
  }

  /// Shows the name from before it was edited.
  package func putNameBack() {
    nameField.text = shownName ?? ""
    nameField.setStyle(Self.tooLong, false)
  }

  /// Shows whether it is this player's turn, by the header of the card, by its frame and by a text.
  package func showActive(_ isActive: Bool, _ text: String) {
    card.setStyle("active", isActive)
    turnLabel.text = text
  }

  /// Returns whether the name in the field has more than `limit` characters, without blanks around it; nil if that has not
  /// changed.
  func takeLengthChange(limit: Int) -> Bool? {
    let name = nameField.text.drop(while: \.isWhitespace)
    let isTooLong = name.count - name.reversed().prefix(while: \.isWhitespace).count > limit
    guard isTooLong != nameField.hasStyle(Self.tooLong) else { return nil }
    nameField.setStyle(Self.tooLong, isTooLong)
    if isTooLong { playShake(milliseconds: 250) }
    return isTooLong
  }

  private static let tooLong = "error"

  package var isActive: Bool { card.hasStyle("active") }

  func playShake(milliseconds: Int) { shake.run(milliseconds: milliseconds, width: 4) }
}

/// What is on a card. One that is clearly higher than wide has the turns of its player.
private final class CardFace: CustomWidget {
  private let header: CardHeader
  private let progressBar: ProgressBar
  private let left: Label
  private let turns: TextList

  private static let gap = 5.0
  fileprivate static let margin = 8.0

  init(_ header: CardHeader, _ progressBar: ProgressBar, _ left: Label, _ turns: TextList) {
    (self.header, self.progressBar, self.left, self.turns) = (header, progressBar, left, turns)
    super.init()
    styled("player").add(header).add(progressBar).add(left).add(turns)
  }

  /// A card has at least the height that it needs without turns.
  override var childLayout: Layout? { compact }

  override func arrange(in area: Area) -> [Placement] {
    let isTall = area.size.height > area.size.width * 1.4
    return (isTall ? tall(width: area.size.width) : compact).placements(in: area.rect)
  }

  private func tall(width: Double) -> Layout {
    let titleHeight = header.title.minimumHeight + Metrics.step
    return column(gap: Metrics.step) {
      header.frame(height: titleHeight + max(60, width * 0.3))
      column(gap: Metrics.step) {
        progressBar.fixed()
        left.fittingLine().fixed().gap(Metrics.gap)
        turns.wholeRows()
      }.padding(Self.margin, 0)
    }
  }

  private var compact: Layout {
    column(gap: Self.gap) {
      header.frame(height: header.title.minimumHeight)
      row(gap: Metrics.step) {
        progressBar.growing(2)
        left.fittingLine().withoutMinimumWidth().growing(3)
      }.padding(Self.margin, 0)
    }
  }
}

/// The title and the score: side by side, or below each other in a card with turns. It has its own background while it is
/// the player's turn: in a card with turns only behind the title.
private final class CardHeader: CustomWidget {
  let title: LayoutBox
  private let score: RollingLabel

  private static let scoreShare = 0.32

  init(_ title: LayoutBox, _ score: RollingLabel) {
    (self.title, self.score) = (title, score)
    super.init()
    styled("player-header").add(title).add(score)
  }

  /// The size of the title and the score side by side.
  override func measure(_ orientation: Orientation, across: Int) -> SizeRequest {
    guard orientation == .horizontal else { return title.measured(.vertical) }
    return SizeRequest(Int(((title.minimumWidth + CardFace.margin) / (1 - Self.scoreShare)).rounded(.up)))
  }

  override func arrange(in area: Area) -> [Placement] {
    let height = title.minimumHeight
    guard area.size.height <= height + 1 else {
      return column(gap: Metrics.step) {
        title.frame(height: height)
        score
      }.placements(in: area.rect)
    }
    return row {
      title
      score.frame(width: min(area.size.width * Self.scoreShare, height * 0.85) + CardFace.margin)
    }.placements(in: area.rect)
  }
}

/// A text field for a name. While it is not being edited, a name that is too long for its place ends with an ellipsis.
final class NameField: CustomWidget {
  let field: TextField

  init(_ field: TextField) {
    self.field = field
    super.init()
    add(field)
    field.onFocusMoved { [self] in update() }
  }

  private static let elided = "elided"

  func update() { elide(in: Size(width, height)) }

  private func elide(in size: Size) {
    let isTooLong = field.width(of: field.text) > room(in: size).width
    field.setStyle(Self.elided, isTooLong && !field.containsFocus && size.width > 0)
    queueDraw()
  }

  /// The room for the text, between the paddings of the field.
  private func room(in size: Size) -> Rect {
    let height = field.size(of: "0").height
    return Rect(Self.padding, (size.height - height) / 2, size.width - 2 * Self.padding, height)
  }

  /// The horizontal padding of `.player-name` in pig.css.
  private static let padding = 2.0

  override func willArrange(in size: Size) { elide(in: size) }

  override var childLayout: Layout? { field.layout }

  override func drawAbove(on canvas: Canvas, in area: Area) {
    guard field.hasStyle(Self.elided) else { return }
    let text = room(in: area.size)
    canvas.lines(field.text, of: field, in: text, atMost: 1, isCentered: false, field.color)
  }
}
