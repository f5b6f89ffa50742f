import GtkKit

/// A player's card: the name, whether it is the player's turn, the score, and the progress to the goal.
package struct PlayerCard: Widget {
  package let pointer: WidgetPointer
  package let nameField = TextField()
  package let turnLabel = Label()
  package let scoreLabel = Label()
  package let progressBar = ProgressBar()
  /// The name that was last shown or entered.
  private let shownName = Shared<String?>(nil)

  /// The card of player 1 or 2.
  init(number: Int) {
    nameField.named("nameField\(number)").styled("flat", "player-name")
      .expanding(horizontally: true)
      .accessible(tr("Name of player {number}", ["number": String(number)]))
    nameField.setCharacters(minimum: 4, maximum: 24)
    turnLabel.named("turnLabel\(number)").styled("turn").textAligned(0)
    scoreLabel.named("scoreLabel\(number)").styled("score", "numeric").textAligned(1)
    progressBar.named("progressBar\(number)").accessible(tr("Progress to the goal")).aligned(.fill, .center)
    let score = Box(
      .horizontal,
      [turnLabel.aligned(.fill, .center), RollingLabel(scoreLabel).expanding(horizontally: true)])
    pointer = Box(.vertical, role: .group, [nameField, score, progressBar]).styled("player").pointer
  }

  /// Shows a name. A name that the user is typing stays until it is entered.
  package func showName(_ name: String) {
    let isNew = name != shownName.value
    nameField.set("", isNew: isNew, describedAs: name.debugDescription) {
      guard isNew else { return }
      shownName.value = name
      nameField.text = name
    }
  }

  /// Returns the name that the user has entered; nil if it has not changed.
  func takeEditedName() -> String? {
    guard nameField.text != shownName.value else { return nil }
    shownName.value = nameField.text
    return nameField.text
  }

  /// Shows whether it is this player's turn, by a raised frame and a text.
  package func showActive(_ isActive: Bool, _ text: String) {
    setStyle("active", isActive)
    turnLabel.text = text
    // Screen readers announce a label without text by the name of its type.
    turnLabel.isVisible = !text.isEmpty
  }
}
