import CGtk

/// Lets the user choose one of a few texts.
public struct DropDown: Widget {
  /// The `GtkDropDown`.
  public let pointer: WidgetPointer

  /// A choice among these, the first of them chosen.
  public init(_ choices: [String]) {
    let model = gtk_string_list_new(nil)
    for choice in choices { gtk_string_list_append(model, choice) }
    pointer = gtk_drop_down_new(model, nil)
  }

  /// Gives the choice a name for assistive technology, and the button inside of it, which has the focus.
  @discardableResult
  public func accessible(_ label: String) -> Self {
    for widget in [AnyWidget(self)] + children.prefix(1) { widget.accessible(label) }
    return self
  }

  /// The number of the chosen text; setting it does not call the `onChosen` handler.
  public var selection: Int {
    get { Int(gtk_drop_down_get_selected(opaque)) }
    nonmutating set {
      set("", to: newValue, from: selection) {
        guard newValue != selection else { return }
        silently(argumentTrampoline) { gtk_drop_down_set_selected(opaque, guint(newValue)) }
      }
    }
  }

  /// Runs `handler` with the number of the text that the user chose.
  public func onChosen(_ handler: @escaping (Int) -> Void) {
    Signal.connect(argument: UnsafeMutableRawPointer(pointer), "notify::selected") { _ in
      handler(self.selection)
    }
  }

  /// Chooses as the user would.
  public func choose(_ index: Int) {
    guard isEffectivelySensitive else { return }
    gtk_drop_down_set_selected(opaque, guint(index))
  }
}
