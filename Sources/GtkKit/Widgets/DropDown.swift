import CGtk

/// A control to choose one of a few texts.
public struct DropDown: Widget {
  /// The `GtkDropDown`.
  public let pointer: WidgetPointer

  /// A control with the given texts. The first one is chosen.
  public init(_ choices: [String] = []) {
    pointer = withCStrings(choices) { gtk_drop_down_new_from_strings($0) }
    for popover in children.suffix(1) { popover.onMap { [self] in opened(popover) } }
    // Also after a change by the program, which is not reported.
    Signal.connect(object(pointer), "notify::selected-item") { [self] (_: Signal.Arguments) in
      describeChoice()
    }
    describeChoice()
  }

  /// Describes the button inside by the chosen text: GTK tells screen readers only its name.
  private func describeChoice() {
    children.first?.setAccessibleDescription(choices.dropFirst(selection).first ?? "")
  }

  /// Draws the rows as large as the control, and gives the keyboard focus to the chosen one: GTK may begin at the first.
  private func opened(_ popover: AnyWidget) {
    if let root, let place = bounds(in: root), let size = bounds(in: self) {
      StyleSheet.setTextSize(fontSize * max(1, place.height / size.height), of: "dropdown popover row")
    }
    Self.focusChosenRow(below: popover)
  }

  @discardableResult
  private static func focusChosenRow(below widget: AnyWidget) -> Bool {
    let isChosen = gtk_widget_get_state_flags(widget.pointer).rawValue & GTK_STATE_FLAG_SELECTED.rawValue != 0
    return isChosen ? widget.grabFocus() : widget.children.contains { focusChosenRow(below: $0) }
  }

  private var choices: [String] {
    let model = gtk_drop_down_get_model(opaque)
    return (0..<g_list_model_get_n_items(model)).compactMap { index in
      gtk_string_list_get_string(model, index).map { String(cString: $0) }
    }
  }

  /// Replaces the texts. If they are others, the first one is chosen.
  public func setChoices(_ choices: [String]) {
    let known = self.choices
    guard choices != known else { return }
    silently {
      withCStrings(choices) {
        gtk_string_list_splice(gtk_drop_down_get_model(opaque), 0, guint(known.count), $0)
      }
      gtk_drop_down_set_selected(opaque, 0)
    }
  }

  /// Sets the accessible name, also of the button inside, which has the keyboard focus.
  @discardableResult
  public func accessibleLabel(_ label: String) -> Self {
    for widget in [AnyWidget(self)] + children.prefix(1) { widget.accessibleLabel(label) }
    return self
  }

  /// The index of the chosen text. Setting it does not call the handlers of ``onChosen(_:)``.
  public var selection: Int {
    get { Int(gtk_drop_down_get_selected(opaque)) }
    nonmutating set {
      set(newValue, from: selection) {
        guard newValue != selection else { return }
        silently { gtk_drop_down_set_selected(opaque, guint(newValue)) }
      }
    }
  }

  /// Runs `handler` with the index of the text that the user chose.
  public func onChosen(_ handler: @escaping (Int) -> Void) {
    connect("notify::selected") { handler(selection) }
  }
}
