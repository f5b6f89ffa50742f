import GtkKit

/// A question below the messages, with what can be chosen as its answer.
package final class QuestionPane: CustomWidget {
  package typealias Choice = (key: String, name: String, isChosen: Bool)

  package let chosen = Action<String>("answerChosen")
  private let label = Label(wraps: true, role: .heading).named("questionLabel").textAligned(0).styled(
    "question")
  private let hint = Label(wraps: true).textAligned(0)
  private var toggles: [(toggle: ToggleButton, label: Label)] = []
  package private(set) var keys: [String] = []

  private static let gap = 4.0

  init() {
    super.init()
    styled("question-pane").named("questionPane").isVisible = false
    add(label).add(hint)
  }

  package var text: String { label.text }

  /// Shows a question and where to choose, or a text without choices; nil hides the pane.
  package func show(_ text: String?, _ choices: [Choice] = [], areMany: Bool = false, hint place: String = "")
  {
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
    hint.text = place
    hint.isVisible = !place.isEmpty
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
          height: { [self] in choices(in: $1).height($0, forWidth: $1) },
          place: { [self] in choices(in: $0.width).placements(in: $0) }
        ).fixed()
        hint.fixed()
      }
    }
  }

  private func choices(in width: Double) -> Layout {
    column(gap: Self.gap) {
      for toggles in toggles.map(\.toggle).rows(in: width, gap: Self.gap) {
        row(gap: Self.gap) { for toggle in toggles { toggle.fixed() } }.fixed()
      }
    }
  }
}

extension Array where Element: Widget {
  /// Widgets beside each other in as many rows as a width needs.
  func rows(in width: Double, gap: Double) -> [[Element]] {
    reduce(into: []) { rows, widget in
      let row = (rows.last ?? []) + [widget]
      let fits = row.reduce(-gap) { $0 + $1.naturalWidth + gap } <= width
      if fits && !rows.isEmpty { rows[rows.endIndex - 1] = row } else { rows.append([widget]) }
    }
  }
}

/// The form of a question that is asked after a message, in a popover.
package final class QuestionForm {
  package let textField = TextField().named("questionField")
  /// What counts as the answer. The first one removes the question.
  package let kindChoice = DropDown([
    tr("No question"), tr("Which widgets will change?"), tr("Who is told next?"), tr("One of several texts"),
  ])
  package let textsField = TextField().named("answersField")
  package let askButton = Button(tr("Ask")).named("askButton")
  package let confirmed = Action<Void>("askConfirmed")
  private let popover: Popover

  init(in parent: some Widget) {
    let parts: [any Widget] = [kindChoice, textField, textsField, askButton]
    popover = Popover(Box(.vertical, gap: 6, parts).styled("question-form"), of: parent)
    kindChoice.named("questionKindChoice").accessibleLabel(tr("Kind of the answer"))
    textField.accessibleLabel(tr("Question"))
    textsField.placeholder = tr("Right answer; wrong answer; …")
    textsField.accessibleLabel(tr("Answers, the right one first"))
    kindChoice.onChosen { [weak self] _ in self?.showKind() }
    askButton.sends(confirmed)
    for field in [textField, textsField] {
      field.setCharacters(minimum: 40, maximum: 60)
      field.onEntered { [confirmed] in confirmed.send(by: field, "entered") }
    }
  }

  /// Opens the form for a question after a message, at its place in the parent.
  func open(at place: Rect) {
    showKind()
    popover.popUp(at: place)
  }

  package func close() { popover.popDown() }

  private func showKind() {
    textField.isVisible = kindChoice.selection > 0
    textsField.isVisible = kindChoice.selection == 3
    textField.placeholder =
      kindChoice.selection == 2 ? tr("Who is told next?") : tr("Which widgets will change?")
  }
}
