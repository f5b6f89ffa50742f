import CGtk

/// The rows that the user selects in a log.
extension ItemList {
  func unselectAllAtEscape() {
    list.onKey { [weak self] key in
      guard let self, key == .escape, !selection.isEmpty else { return false }
      unselectAll()
      return true
    }
  }

  /// The selected items, in order.
  public var selection: [Item] {
    let selected = gtk_selection_model_get_selection(selectionModel)
    defer { gtk_bitset_unref(selected) }
    return (0..<gtk_bitset_get_size(selected)).compactMap {
      item(at: gtk_bitset_get_nth(selected, guint($0)))
    }
  }

  /// Runs `handler` when the selection changes.
  public func onSelectionChanged(_ handler: @escaping () -> Void) {
    Signal.connect(UnsafeMutableRawPointer(selectionModel), "selection-changed", handler)
  }

  /// Selects an item, and no other.
  public func select(_ index: Int) { gtk_selection_model_select_item(selectionModel, guint(index), 1) }

  /// Selects nothing.
  public func unselectAll() { gtk_selection_model_unselect_all(selectionModel) }
}
