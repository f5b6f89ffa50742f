import GtkKit

/// A question below the messages, with what can be chosen as its answer.
package final class QuestionPane: CustomWidget {
  /// A choice.
  package typealias Choice = (key: String, name: String, isChosen: Bool)

  /// Sent with the key of a choice that the user presses.
  package let chosen = Action<String>("answerChosen")
  private let label = Label(wraps: true, role: .heading).named("questionLabel").textAligned(0).styled(
    "question")
  private let hint = Label(
    tr("Choose here, in the game or in the head of the diagram, then step on."), wraps: true
  )
  .textAligned(0)
  private var toggles: [(toggle: ToggleButton, label: Label)] = []
  /// The keys of what can be chosen.
  package private(set) var keys: [String] = []

  private static let gap = 4.0

  init() {
    super.init()
    styled("question-pane").named("questionPane").isVisible = false
    add(label).add(hint)
  }

  /// The question; empty if the pane is hidden.
  package var text: String { label.text }

  /// Shows a question, or a text without choices; nil hides the pane.
  package func show(_ text: String?, _ choices: [Choice] = [], areMany: Bool = false) {
    if keys != choices.map(\.key) {
      for (toggle, _) in toggles { remove(toggle) }
      toggles = []
      keys = choices.map(\.key)
      for choice in choices { addToggle(for: choice, areMany: areMany) }
    }
    for (choice, (toggle, label)) in zip(choices, toggles) {
      toggle.isActive = choice.isChosen
      label.text = (choice.isChosen ? "✓ " : "○ ") + choice.name
    }
    isVisible = text != nil
    label.text = text ?? ""
    accessibleLabel(text ?? "")
    queueResize()
  }

  private func addToggle(for choice: Choice, areMany: Bool) {
    let label = Label(wraps: true).withoutHyphens()
    let toggle = ToggleButton(
      showing: label, groupedWith: areMany ? nil : toggles.first?.toggle, role: areMany ? .checkBox : .radio)
    toggle.named("choice").accessibleLabel(choice.name)
    toggle.onToggled { [chosen] in
      // In a group, the one that was chosen before is released, too.
      if areMany || toggle.isActive { chosen.send(choice.key, by: toggle, "toggled") }
    }
    add(toggle)
    toggles.append((toggle, label))
  }

  /// Moves the keyboard focus to the first choice, when it is on the screen.
  package func focusChoice() {
    onNextFrame { [weak self] in self?.toggles.first?.toggle.grabFocus() }
  }

  override package var heightDependsOnWidth: Bool { true }

  override package var childLayout: Layout? {
    column(gap: Self.gap) {
      label.fixed()
      if !toggles.isEmpty {
        Layout(
          width: { [toggles] _ in toggles.map(\.toggle.minimumWidth).max() ?? 0 },
          height: { [self] _, width in places(in: width).map { $0.y + $0.height }.max() ?? 0 },
          place: { [self] area in
            zip(toggles, places(in: area.width)).map {
              $0.toggle.placed(in: Rect(area.x + $1.x, area.y + $1.y, $1.width, $1.height))
            }
          }
        ).fixed()
        hint.fixed()
      }
    }
  }

  /// The places of the choices, beside each other in as many rows as a width needs.
  private func places(in width: Double) -> [Rect] {
    var (x, top, height) = (0.0, 0.0, 0.0)
    return toggles.map { toggle, _ in
      let own = min(width, toggle.naturalWidth)
      if x > 0, x + own > width { (x, top, height) = (0, top + height + Self.gap, 0) }
      defer { x += own + Self.gap }
      height = max(height, toggle.naturalHeight(forWidth: own))
      return Rect(x, top, own, toggle.naturalHeight(forWidth: own))
    }
  }
}
