import GtkKit

/// A question below the messages, with what can be chosen as its answer.
package final class QuestionPane: CustomWidget {
  /// What the pane shows.
  package struct Content: Equatable {
    package let text: String
    package let hint: String
    package let keys: [String]
    fileprivate let names: [String]
    fileprivate let chosen: Set<String>
    fileprivate let isMultiple: Bool

    /// A text with choices, by their keys and names.
    package init(
      _ text: String, hint: String = "", choices: [(key: String, name: String)] = [],
      chosen: Set<String> = [], isMultiple: Bool = false
    ) {
      (self.text, self.hint, self.chosen, self.isMultiple) = (text, hint, chosen, isMultiple)
      (keys, names) = (choices.map(\.key), choices.map(\.name))
    }
  }

  /// Sent with the key of a choice that the user presses.
  package let chosen = Action<String>("answerChosen")
  private let textLabel = Label(wraps: true, role: .heading).named("questionLabel").textAligned(0)
    .styled("question").accessibleLevel(2)
  private let hintLabel = Label(wraps: true).named("questionHintLabel").textAligned(0)
  private let choices = ChoiceFlow().named("questionChoices")
  private let scroller: Scroller
  private var toggles: [(toggle: ToggleButton, label: Label)] = []
  /// What the pane shows; nil while it is hidden.
  package private(set) var content: Content?

  /// The height of the choices without scrolling.
  private static let maximumHeight = 170.0

  init() {
    scroller = Scroller(choices)
    super.init()
    styled("question-pane").named("questionPane").isVisible = false
    add(textLabel).add(scroller).add(hintLabel)
  }

  /// Shows a question, or hides the pane.
  package func show(_ content: Content?) {
    let known = self.content
    self.content = content
    isVisible = content != nil
    guard let content else { return }
    textLabel.text = content.text
    hintLabel.text = content.hint
    hintLabel.isVisible = !content.hint.isEmpty
    accessibleLabel(content.text)
    if content.text != known?.text || content.keys != known?.keys { makeToggles(for: content) }
    for (index, (toggle, label)) in toggles.enumerated() {
      toggle.isActive = content.chosen.contains(content.keys[index])
      label.text = (toggle.isActive ? "✓ " : "○ ") + content.names[index]
    }
    queueResize()
  }

  private func makeToggles(for content: Content) {
    for (toggle, _) in toggles { choices.remove(toggle) }
    toggles = []
    for (key, name) in zip(content.keys, content.names) {
      let label = Label("", wraps: true).withoutHyphens()
      let toggle = ToggleButton(
        showing: label, groupedWith: content.isMultiple ? nil : toggles.first?.toggle,
        role: content.isMultiple ? .checkBox : .radio)
      toggle.named("choice").accessibleLabel(name)
      toggle.onToggled { [chosen] in
        // In a group, the one that was chosen before is released, too.
        if content.isMultiple || toggle.isActive { chosen.send(key, by: toggle, "toggled") }
      }
      choices.add(toggle)
      toggles.append((toggle, label))
    }
  }

  /// Moves the keyboard focus to the first choice, when it is on the screen.
  package func focusChoice() {
    onNextFrame { [weak self] in self?.toggles.first?.toggle.grabFocus() }
  }

  override package var heightDependsOnWidth: Bool { true }

  override package var childLayout: Layout? {
    let flow = choices
    return column(gap: 4) {
      textLabel.fixed()
      if !toggles.isEmpty {
        Layout(
          width: { _ in flow.minimumWidth },
          height: { _, width in min(Self.maximumHeight, flow.naturalHeight(forWidth: width)) },
          place: { [self.scroller.placed(in: $0)] }
        ).fixed()
      }
      if hintLabel.isVisible { hintLabel.fixed() }
    }
  }
}

/// Choices beside each other, in as many rows as the width needs.
private final class ChoiceFlow: CustomWidget {
  private static let gap = 4.0

  init() { super.init() }

  override var heightDependsOnWidth: Bool { true }

  override func measure(_ orientation: Orientation, across: Int) -> SizeRequest {
    let width = children.map(\.minimumWidth).max() ?? 0
    guard orientation == .vertical else { return SizeRequest(Int(width.rounded(.up))) }
    let bottom = places(in: across < 0 ? width : Double(across)).last.map { $0.y + $0.height }
    return SizeRequest(Int((bottom ?? 0).rounded(.up)))
  }

  override func arrange(in area: Area) -> [Placement] {
    zip(children, places(in: area.size.width)).map { $0.placed(in: $1) }
  }

  /// The places of the children. Those of a row have the same height.
  private func places(in width: Double) -> [Rect] {
    var rows: [[Rect]] = []
    for child in children {
      let size = Size(
        min(width, child.naturalWidth), child.naturalHeight(forWidth: min(width, child.naturalWidth)))
      let start = rows.last?.last.map { $0.x + $0.width + Self.gap } ?? 0
      if rows.isEmpty || start + size.width > width { rows.append([]) }
      let x = rows[rows.count - 1].isEmpty ? 0 : start
      rows[rows.count - 1].append(Rect(x, 0, size.width, size.height))
    }
    var top = 0.0
    return rows.flatMap { row -> [Rect] in
      let height = row.map(\.height).max() ?? 0
      defer { top += height + Self.gap }
      return row.map { Rect($0.x, top, $0.width, height) }
    }
  }
}
