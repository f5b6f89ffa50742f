import GtkKit

/// A player's card: a face, the name, whether it is the player's turn, the score, the progress to the goal, and
/// in a tall card the player's turns.
package final class PlayerCard: CustomWidget {
  package let face = PlayerFace()
  package let nameField = TextField()
  package let turnLabel = Label()
  package let scoreLabel = Label()
  package let progressBar = ProgressBar()
  package let leftLabel = Label()
  private let turns: TextList
  private let nameRoom: NameField
  /// The background of the title and the score.
  private let header = CustomWidget(role: .presentation).styled("player-header")
  private let title: LayoutBox
  private let score: RollingLabel
  private lazy var shaking = Animation(of: self)
  package private(set) var isActive = false
  private var hasWon = false
  /// Whether the header and the frame do not show whose turn it is.
  var hidesTurn = false {
    didSet { updateStyle() }
  }
  /// The name that was last shown or entered.
  private var shownName: String?

  init(number: Int, turns: TextList) {
    self.turns = turns
    face.named("face\(number)")
    nameField.named("nameField\(number)").styled("flat", "player-name")
      .accessibleLabel(tr("Name of player {number}", ["number": String(number)]))
    nameField.setCharacters(minimum: 8, maximum: 24)
    turnLabel.named("turnLabel\(number)").styled("turn").textAligned(0)
    scoreLabel.named("scoreLabel\(number)").styled("score", "numeric")
    progressBar.named("progressBar\(number)").accessibleLabel(tr("Progress to the goal")).aligned(
      .fill, .center)
    leftLabel.named("leftLabel\(number)").styled("left")
    nameRoom = NameField(nameField)
    title = LayoutBox([face, nameRoom, turnLabel]) { [face, nameRoom, turnLabel] in
      let height = nameRoom.minimumHeight
      return row(gap: Metrics.step) {
        face.frame(width: height * 0.65...height)
        column {
          nameRoom
          turnLabel.fittingLine(minimumScale: 0.6).withoutMinimumWidth().fixed()
        }
      }
    }
    score = RollingLabel(scoreLabel, fills: true)
    super.init()
    styled("player").add(header).add(title.styled("player-title")).add(score).add(progressBar).add(leftLabel)
      .add(turns)
  }

  /// Shows a name, and gives the list of turns its title. A name that the user is typing stays until it is entered.
  package func showName(_ name: String, turns title: String) {
    turns.list.accessibleLabel(title)
    nameField.set(name, from: shownName) {
      guard name != shownName else { return }
      nameField.text = name
      shownName = nameField.text
      nameRoom.update()
    }
  }

  /// Returns the name that the user has entered; nil if it has not changed.
  func takeEditedName() -> String? {
    guard nameField.text != shownName else { return nil }
    shownName = nameField.text
    return nameField.text
  }

  /// Shows the name from before it was edited.
  func putNameBack() { nameField.text = shownName ?? "" }

  /// Shows whether it is this player's turn, by the header of the card, its frame and a text. `hasWon` lights the card of a person.
  package func showActive(_ isActive: Bool, _ text: String, hasWon: Bool = false) {
    (self.isActive, self.hasWon) = (isActive, hasWon)
    updateStyle()
    turnLabel.text = text
  }

  private func updateStyle() {
    setStyle("active", isActive && !hidesTurn)
    setStyle("won", hasWon && !hidesTurn)
  }

  func playShake(milliseconds: Int) {
    shaking.run(milliseconds: milliseconds) { [self] in setStyle("shaken", $0 < 1) }
  }

  // MARK: - Layout

  private static let gap = 4.0
  private static let margin = 8.0
  /// The part of the width that a score has beside its title at least.
  private static let scoreShare = 0.32

  /// A card has at least the height that it needs without turns.
  override package var childLayout: Layout? { low(isStacked: false) }

  /// The ratio of its height to its width from which on a card has the turns of its player.
  private static let tallRatio = 1.4
  /// The height of a card, in heights of its title, from which on its score is larger below the title.
  private static let stackedRatio = 2.4

  override package func arrange(in area: Area) -> [Placement] {
    let (width, height) = (area.size.width, area.size.height)
    let isStacked = height > title.minimumHeight * Self.stackedRatio
    return (height > width * Self.tallRatio ? tall(width: width) : low(isStacked: isStacked))
      .placements(in: area.rect)
  }

  private func tall(width: Double) -> Layout {
    column(gap: Metrics.step) {
      titleAndScore.frame(height: title.minimumHeight + Metrics.step + max(60, width * 0.3)).above(header)
      column(gap: Metrics.step) {
        progressBar.fixed()
        leftLabel.fittingLine().fixed().gap(Metrics.gap)
        turns.wholeRows()
      }.padding(Self.margin, 0)
    }
  }

  private var titleAndScore: Layout {
    column(gap: Metrics.step) {
      title.frame(height: title.minimumHeight)
      score
    }
  }

  private func low(isStacked: Bool) -> Layout {
    let height = title.minimumHeight
    let beside = row {
      title.frame(height: height)
      score.layout.padding(5, 0).frame(width: Self.margin...height * 0.95 + Self.margin)
    }.atLeast(width: (title.minimumWidth + Self.margin) / (1 - Self.scoreShare), height: height)
    return column(gap: Self.gap) {
      (isStacked ? titleAndScore : beside).above(header)
      progressBar.fixed().padding(Self.margin, 0).gap(1)
      leftLabel.fittingLine().withoutMinimumWidth().fixed().padding(Self.margin, 0)
    }
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

  override func draw(on canvas: Canvas, in area: Area) {
    guard field.hasStyle(Self.elided) else { return }
    let text = room(in: area.size)
    canvas.lines(field.text, of: field, in: text, atMost: 1, isCentered: false, field.color)
  }
}
