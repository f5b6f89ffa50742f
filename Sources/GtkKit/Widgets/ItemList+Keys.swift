import CGtk

/// The rows that the user activates, opens and closes.
extension ItemList {
  /// Runs `handler` with the index of an item that the user activates, by a click or Enter on its row.
  public func onActivated(_ handler: @escaping (_ index: Int) -> Void) {
    activates = true
    gtk_list_view_set_single_click_activate(list.opaque, 1)
    Signal.connect(UnsafeMutableRawPointer(list.pointer), "activate") { handler(Int($0.uint(0))) }
  }

  /// Runs `handler` when the user opens or closes the row of an item: by the arrow keys, or by Enter, which passes nil. The
  /// handler returns whether it used the key.
  public func onDisclosureKey(_ handler: @escaping (_ index: Int, _ opens: Bool?) -> Bool) {
    list.onKeyPress(GTK_PHASE_CAPTURE) { [weak self] press in
      guard let self, press.modifiers.isPlain, let index = focusIndex else { return false }
      switch press.code {
      case GDK_KEY_Return, GDK_KEY_KP_Enter: return handler(index, nil)
      case GDK_KEY_Right, GDK_KEY_KP_Right: return handler(index, !readsRightToLeft)
      case GDK_KEY_Left, GDK_KEY_KP_Left: return handler(index, readsRightToLeft)
      default: return false
      }
    }
  }

  private var focusIndex: Int? {
    rows.first { $0.value.widget.parent?.isFocus == true }.map { Int(gtk_list_item_get_position($0.key)) }
  }

  /// Gives the keyboard focus to the row of an item in view.
  public func focus(at index: Int) { row(at: index)?.grabFocus() }
}

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
