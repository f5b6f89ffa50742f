import CGtk

/// A scrolling list of rows with one text at the start and one at the end. It scrolls to the first row when rows change.
public struct TextList: Widget {
  /// A row of two texts.
  public struct Row: Equatable {
    /// The text at the start.
    public var text: String
    /// The text at the end.
    public var detail: String

    /// A row with the given texts.
    public init(_ text: String, _ detail: String = "") {
      self.text = text
      self.detail = detail
    }

    /// Both texts in one string for the list model, with a separator that the texts cannot contain.
    fileprivate var encoded: String { text + "\u{1F}" + detail }
  }

  /// The `GtkScrolledWindow` around a `GtkListView`.
  public let pointer: WidgetPointer
  /// The `GtkListView`.
  public let list: AnyWidget
  private let model: OpaquePointer

  /// An empty list.
  public init() {
    model = gtk_string_list_new(nil)
    let factory = gtk_signal_list_item_factory_new()
    let view = gtk_list_view_new(gtk_no_selection_new(model), factory)
    list = AnyWidget(nonNull(view))
    Signal.connect(argument: object(factory), "setup") { Self.setUp(item: $0) }
    var isMarked = true
    Signal.connect(argument: object(factory), "bind") { [list] item in
      Self.bind(item: item)
      guard isMarked else { return }
      isMarked = false
      let kept = WidgetRoot(list)
      MainLoop.idle {
        isMarked = true
        Self.markRows(of: AnyWidget(kept))
      }
    }
    pointer = gtk_scrolled_window_new()
    gtk_scrolled_window_set_policy(opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_child(opaque, view)
    list.onTab { [list] isBackward in list.passFocus(isBackward: isBackward) }
    let focus = gtk_event_controller_focus_new()
    gtk_widget_add_controller(list.pointer, focus)
    Signal.connect(object(focus), "enter") { [list] in Self.focusFirstRow(of: list) }
  }

  /// Moves the keyboard focus to the first row when it enters the list by a key. GTK begins at an older row.
  private static func focusFirstRow(of list: AnyWidget) {
    guard let window = Window(of: list), window.showsFocus else { return }
    // GTK must have finished moving the focus, and the window may close before that.
    let kept = WidgetRoot(list)
    MainLoop.idle {
      if kept.containsFocus { kept.children.first?.grabFocus() }
    }
  }

  /// The rows. If only rows at the front are new, the others stay unchanged.
  public var rows: [Row] {
    get {
      (0..<count).map { index in
        let text = gtk_string_list_get_string(model, guint(index)).map { String(cString: $0) } ?? ""
        return Self.decode(text)
      }
    }
    nonmutating set {
      set("", isNew: newValue != rows, describedAs: Self.summary(newValue)) { replaceRows(by: newValue) }
    }
  }

  private func replaceRows(by rows: [Row]) {
    let oldCount = count
    let added = rows.count - oldCount
    if added == 0, rows == self.rows { return }
    if added > 0, Array(rows.suffix(oldCount)) == self.rows {
      splice(removing: 0, inserting: rows.prefix(added))
    } else {
      splice(removing: oldCount, inserting: rows[...])
    }
    if !rows.isEmpty {
      // GtkListView keeps its position when rows are inserted above.
      cgtk_list_scroll_to(list.pointer, 0)
    }
  }

  /// The first row, which is in view, and the number of rows.
  private static func summary(_ rows: [Row]) -> String {
    rows.first.map { "[\($0.text.debugDescription), … \(rows.count)]" } ?? "[]"
  }

  private var count: Int { Int(g_list_model_get_n_items(model)) }

  private func splice(removing removed: Int, inserting rows: ArraySlice<Row>) {
    withCStrings(rows.map(\.encoded)) { gtk_string_list_splice(model, 0, guint(removed), $0) }
  }

  private static func decode(_ text: String) -> Row {
    let parts = text.split(separator: "\u{1F}", maxSplits: 1, omittingEmptySubsequences: false)
    return Row(String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
  }

  /// Marks all rows as selected. GTK reports that rows are selectable, and screen readers would call each one "not selected".
  ///
  /// GTK 4.18 and newer reset this after a row is bound or moved.
  private static func markRows(of list: AnyWidget) {
    for row in list.children { row.setAccessibleSelected(true) }
  }

  private static func setUp(item: gpointer?) {
    let row = Box(
      .horizontal, gap: 12,
      [
        Label(wraps: true).textAligned(0).expanding(horizontally: true),
        Label().textAligned(1).styled("numeric").keepsDirection(),
      ])
    gtk_list_item_set_child(item.map { OpaquePointer($0) }, row.pointer)
    gtk_list_item_set_activatable(item.map { OpaquePointer($0) }, 0)
  }

  private static func bind(item: gpointer?) {
    let item = item.map { OpaquePointer($0) }
    guard let child = gtk_list_item_get_child(item), let object = gtk_list_item_get_item(item) else { return }
    let row = decode(String(cString: gtk_string_object_get_string(OpaquePointer(object))))
    for (cell, text) in zip(AnyWidget(child).children, [row.text, row.detail]) {
      gtk_label_set_text(cell.opaque, text)
      // Screen readers would read the type of a label without text.
      cell.isVisible = !text.isEmpty
    }
  }
}
