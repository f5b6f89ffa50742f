import GtkKit

/// A player's card: the name, whether it is the player's turn, the score, the progress to the goal, and in a tall card
/// the player's turns.
package struct PlayerCard: Widget {
  package let pointer: WidgetPointer
  package let nameField = TextField()
  package let turnLabel = Label()
  package let scoreLabel = Label()
  package let progressBar = ProgressBar()
  package let leftLabel = Label()
  private let turns: TextList
  private let nameRoom: NameField
  /// The name that was last shown or entered.
  private let shownName = Shared<String?>(nil)
  private let shake: Shake
  private let card: Container

  /// The card of player 1 or 2 with the list of the player's turns.
  init(number: Int, turns: TextList) {
    self.turns = turns
    nameField.named("nameField\(number)").styled("flat", "player-name")
      .accessible(tr("Name of player {number}", ["number": String(number)]))
    nameField.setCharacters(minimum: 8, maximum: 24)
    turnLabel.named("turnLabel\(number)").styled("turn").textAligned(0)
    scoreLabel.named("scoreLabel\(number)").styled("score", "numeric")
    progressBar.named("progressBar\(number)").accessible(tr("Progress to the goal")).aligned(.fill, .center)
    leftLabel.named("leftLabel\(number)").styled("left")
    let nameRoom = NameField(nameField)
    self.nameRoom = nameRoom
    let title = Self.title(nameRoom, turnLabel)
    let score = RollingLabel(scoreLabel, fills: true)
    let layout = Layouts(
      title: title, score: score, head: Container().styled("player-head"), progressBar: progressBar,
      left: leftLabel, turns: turns)
    layout.head.add(title).add(score).arrange = { layout.layoutOfHead(in: $0.size).placements(in: $0.rect) }
    card = Container(
      measure: { $0 == .horizontal ? layout.width : Extent(Int(layout.compactHeight)) },
      arrange: { layout.layout(in: $0.size).placements(in: $0.rect) })
    card.add(layout.head).add(progressBar).add(leftLabel).add(turns)
    let frame = Container(measure: { [card] in card.measured($0) })
    shake = Shake(in: frame)
    frame.arrange = { [card, shake] in
      [card.placed(in: $0.rect).shifted(by: shake.offset)]
    }
    pointer = frame.add(card.styled("player")).pointer
  }

  /// The name, and below it the text about the turn.
  private static func title(_ name: NameField, _ turn: Label) -> Container {
    let title = Container(
      measure: { orientation in
        guard orientation == .vertical else { return name.measured(orientation) }
        return Extent(name.measured(.vertical).minimum + turn.measured(.vertical).natural)
      },
      arrange: { area in
        column {
          name
          turn.line(minimumScale: 0.6)
        }.placements(in: area.rect)
      })
    return title.add(name).add(turn).styled("player-title")
  }

  /// Shows a name, and gives the list of turns its title. A name that the user is typing stays until it is entered.
  package func showName(_ name: String, turns title: String) {
    let isNew = name != shownName.value
    turns.list.accessible(title)
    nameField.set("", isNew: isNew, describedAs: name.debugDescription) {
      guard isNew else { return }
      nameField.text = name
      shownName.value = name
      nameRoom.update()
    }
  }

  /// Returns the name that the user has entered; nil if it has not changed.
  func takeEditedName() -> String? {
    guard nameField.text != shownName.value else { return nil }
    shownName.value = nameField.text
    nameField.setStyle(Self.tooLong, false)
    return nameField.text
  }

  /// Shows the last name again.
  func putNameBack() {
    nameField.text = shownName.value ?? ""
    nameField.setStyle(Self.tooLong, false)
  }

  /// Shows whether it is this player's turn, by the head of the card, by its frame and by a text.
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

  /// The style of the field of a name that is too long.
  private static let tooLong = "error"

  /// Whether the card shows that it is this player's turn.
  package var isActive: Bool { card.hasStyle("active") }

  /// Shakes the card.
  func playShake(milliseconds: Int) { shake.run(milliseconds: milliseconds, width: 4) }
}

/// The layouts of a player's card.
private struct Layouts {
  let title: Container
  let score: RollingLabel
  /// The title and the score. It has its own background while it is the player's turn: in a card with turns only behind
  /// the title.
  let head: Container
  let progressBar: ProgressBar
  let left: Label
  let turns: TextList

  private static let (gap, margin) = (5.0, 8.0)

  private var barHeight: Double { naturalHeight(of: progressBar) }

  /// The largest part of the width that the score has in a card without turns.
  private static let scoreShare = 0.32

  /// A card that is clearly higher than wide has the turns of its player.
  func layout(in size: Size) -> Layout { size.height > size.width * 1.4 ? tall : compact }

  var width: Extent {
    Extent(Int(((title.minimumWidth + Self.margin) / (1 - Self.scoreShare)).rounded(.up)))
  }

  /// The height of a card without turns.
  var compactHeight: Double { title.minimumHeight + naturalHeight(of: left) + Self.gap }

  func layoutOfHead(in size: Size) -> Layout {
    let height = title.minimumHeight
    guard size.height <= height + 1 else {
      return column(gap: Metrics.step) {
        title.frame(height: height)
        score
      }
    }
    return row {
      title
      score.frame(width: { min($0.width * Self.scoreShare, height * 0.85) + Self.margin })
    }
  }

  private var tall: Layout {
    let titleHeight = title.minimumHeight + Metrics.step
    return column(gap: Metrics.step) {
      head.frame(height: { titleHeight + max(60, $0.width * 0.3) })
      column(gap: Metrics.step) {
        progressBar.frame(height: barHeight)
        left.line().gap(Metrics.gap)
        turns.wholeRows()
      }.padding(Self.margin, 0)
    }
  }

  private var compact: Layout {
    column(gap: Self.gap) {
      head.frame(height: title.minimumHeight)
      row(gap: Metrics.step) {
        progressBar.layout
        left.fittingLine().frame(width: { $0.width * 0.6 })
      }.padding(Self.margin, 0)
    }
  }
}
