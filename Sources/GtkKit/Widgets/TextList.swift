import CGtk

/// A scrolling list of rows with a text at the start and another at the end, the first row always in view.
public struct TextList: Widget {
  /// A row: two texts.
  public struct Row: Equatable {
    /// What stands at the start.
    public var text: String
    /// What stands at the end.
    public var detail: String

    /// A row of these texts.
    public init(_ text: String, _ detail: String = "") {
      self.text = text
      self.detail = detail
    }

    /// One string for the list model; the separator is a character that the texts cannot hold.
    fileprivate var encoded: String { text + "\u{1F}" + detail }
  }

  /// The `GtkScrolledWindow` around a `GtkListView`.
  public let pointer: WidgetPointer
  /// The list itself, inside of the part that scrolls.
  public let list: AnyWidget
  private let model: OpaquePointer

  /// An empty list.
  public init() {
    model = gtk_string_list_new(nil)
    let factory = gtk_signal_list_item_factory_new()
    let view = gtk_list_view_new(gtk_no_selection_new(model), factory)
    list = AnyWidget(made(view))
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

  /// Moves the keyboard focus to the first row when it enters the list by a key: GTK begins at an older row.
  private static func focusFirstRow(of list: AnyWidget) {
    guard let window = Window(of: list), window.showsFocus else { return }
    // GTK must be done with moving the focus, and the window may close meanwhile.
    let kept = WidgetRoot(list)
    MainLoop.idle {
      if kept.containsFocus { kept.children.first?.grabFocus() }
    }
  }

  /// The rows; new ones at the front are added to those that are there.
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
    let known = count
    let added = rows.count - known
    if added == 0, rows == self.rows { return }
    if added > 0, Array(rows.suffix(known)) == self.rows {
      splice(removing: 0, inserting: rows.prefix(added))
    } else {
      splice(removing: known, inserting: rows[...])
    }
    if !rows.isEmpty {
      // The list stays where it was when rows come in above; this brings the first one back into view.
      cgtk_list_scroll_to(list.pointer, 0)
    }
  }

  /// The first row, for it is the one that is in view, and how many there are.
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

  /// Marks all rows as selected: GTK reports that they can be, and a screen reader would say of each that it is not.
  ///
  /// From GTK 4.18 on, GTK reports it again after a row is bound or has another position.
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
      // A label without text would be read out by the name of its type.
      cell.isVisible = !text.isEmpty
    }
  }
}
