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
  }

  private let items = ItemList(isLog: false) { TextRow() }

  /// The `GtkScrolledWindow` around a `GtkListView`.
  public var pointer: WidgetPointer { items.pointer }

  /// The `GtkListView`.
  public var list: AnyWidget { items.list }

  /// An empty list.
  public init() {
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
    get { items.items }
    nonmutating set {
      set("", isNew: newValue != rows, describedAs: Self.summary(newValue)) { replaceRows(by: newValue) }
    }
  }

  private func replaceRows(by new: [Row]) {
    guard new != rows else { return }
    let unchanged = new.suffix(rows.count).elementsEqual(rows) ? rows.count : 0
    items.replace(0..<rows.count - unchanged, by: new.dropLast(unchanged))
    // GtkListView keeps its position when rows are inserted above.
    if !new.isEmpty { items.scroll(to: 0) }
  }

  /// The first row, which is in view, and the number of rows.
  private static func summary(_ rows: [Row]) -> String {
    rows.first.map { "[\($0.text.debugDescription), … \(rows.count)]" } ?? "[]"
  }
}

/// A row with a label for each text.
private final class TextRow: ItemRow {
  let widget: AnyWidget
  private let text = Label(wraps: true).textAligned(0).expanding(horizontally: true)
  private let detail = Label().textAligned(1).styled("numeric").keepsDirection()

  init() { widget = AnyWidget(Box(.horizontal, gap: 12, [text, detail])) }

  var description: String? { nil }

  func show(_ row: TextList.Row) {
    text.text = row.text
    detail.text = row.detail
    // Screen readers would read the type of a label without text.
    for label in [text, detail] { label.isVisible = !label.text.isEmpty }
  }
}
