import CGtk

/// A scrolling list of rows with one text at the start and one at the end. It scrolls to the first row when rows change.
///
/// A row with parts opens to them, and closes again, by a click or Enter.
public final class TextList: Widget {
  /// A row of two texts.
  public struct Row: Equatable {
    /// The text at the start.
    public var text: String
    /// The text at the end.
    public var detail: String
    /// The rows below it while it is open.
    public var parts: [Row]
    /// Whether it divides other rows: its detail heads the rows below it, and its text is for screen readers.
    public var isRule: Bool

    /// A row with the given texts.
    public init(_ text: String, _ detail: String = "", parts: [Row] = [], isRule: Bool = false) {
      (self.text, self.detail, self.parts, self.isRule) = (text, detail, parts, isRule)
    }
  }

  fileprivate struct Line: Equatable {
    var row: Row
    /// Whether the row is open; nil if it has no parts.
    var isOpen: Bool?
    var isPart = false
  }

  private let items = ItemList(isLog: false) { TextLine() }
  private var shown: [Row] = []
  /// The rows that are open, by their numbers from the last one: new rows come first.
  private var open: Set<Int> = []

  /// The `GtkScrolledWindow` around a `GtkListView`.
  public var pointer: WidgetPointer { items.pointer }

  /// The `GtkListView`.
  public var list: AnyWidget { items.list }

  /// An empty list.
  public init() {
    let focus = list.add(gtk_event_controller_focus_new())
    Signal.connect(object(focus), "enter") { [list] in Self.focusFirstRow(of: list) }
    // The list belongs to this object.
    items.onActivated { [weak self] in self?.toggle($0) }
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

  /// The rows, without the parts that are shown while rows are open. Rows that stay at the end are not changed.
  public var rows: [Row] {
    get { shown }
    set {
      set(newValue, from: rows) {
        guard newValue != rows else { return }
        // Rows are closed when the last ones are dropped.
        if newValue.last?.text != rows.last?.text { open = [] }
        shown = newValue
        items.show(Self.lines(newValue, open))
        // GtkListView keeps its position when rows are inserted above.
        if !newValue.isEmpty { items.scroll(to: 0) }
      }
    }
  }

  private func toggle(_ index: Int) {
    let line = items.items[index]
    guard let isOpen = line.isOpen else { return }
    let number = rows.count - items.items[...index].count { !$0.isPart }
    open.formSymmetricDifference([number])
    items.show(Self.lines(rows, open))
    if !isOpen { items.scroll(to: index...index + line.row.parts.count) }
  }

  private static func lines(_ rows: [Row], _ open: Set<Int>) -> [Line] {
    rows.enumerated().flatMap { index, row in
      guard !row.parts.isEmpty else { return [Line(row: row)] }
      let isOpen = open.contains(rows.count - 1 - index)
      let parts = isOpen ? row.parts.map { Line(row: $0, isPart: true) } : []
      return [Line(row: row, isOpen: isOpen)] + parts
    }
  }

  /// The layout of as many whole rows as fit, from the first one on. It is as high as they are.
  public func wholeRows() -> Layout {
    Layout(width: layout.width, height: layout.height) { [self] rect in
      var height = 0.0
      for row in list.children {
        let next = height + row.naturalHeight(forWidth: rect.width)
        guard next <= rect.height else { break }
        height = next
      }
      return [placed(in: Rect(rect.x, rect.y, rect.width, max(height, minimumHeight)))]
    }
  }
}

/// The widget of a row: a label for each text, and before them a triangle if the row can be opened.
private final class TextLine: ItemRow {
  let widget: AnyWidget
  private let sign = AnyWidget(gtk_image_new())
  private let text = Label(wraps: true).textAligned(0).expanding(horizontally: true)
  private let detail = Label().textAligned(1).styled("numeric").keepsDirection()

  init() {
    widget = AnyWidget(Box(.horizontal, gap: 6, [sign, text, detail]))
  }

  /// Screen readers read the labels of a row, but a rule has none.
  private(set) var description: String?
  private(set) var isExpanded: Bool?

  func show(_ line: TextList.Line) {
    text.text = line.row.text
    detail.text = line.row.detail
    // Screen readers would read the type of a label without text.
    text.isVisible = !line.row.text.isEmpty && !line.row.isRule
    detail.isVisible = !line.row.detail.isEmpty
    widget.parent?.setStyle("rule", line.row.isRule)
    description = line.row.isRule ? line.row.text : nil
    // A part has the space of the sign.
    sign.isVisible = line.isOpen != nil || line.isPart
    // GTK tells screen readers of an image that becomes visible.
    sign.setAccessibleHidden(true)
    sign.opacity = line.isPart ? 0 : 1
    gtk_image_set_from_icon_name(sign.opaque, line.isOpen == true ? "pan-down-symbolic" : "pan-end-symbolic")
    widget.setStyle("part", line.isPart)
    isExpanded = line.isOpen
  }
}
