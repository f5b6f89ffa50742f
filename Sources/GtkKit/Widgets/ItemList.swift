import CGtk

/// A scrolling list of very many rows, of which only those in view have widgets; rows can be selected.
///
/// Rows are known by numbers that only grow: new ones come at the end, old ones leave at the front.
public final class ItemList: Widget {
  /// The `GtkScrolledWindow` around a `GtkListView`.
  public let pointer: WidgetPointer
  /// The list itself, inside of the part that scrolls.
  public let list: AnyWidget
  private let items: OpaquePointer
  private let selectionModel: OpaquePointer
  private var rows: [WidgetPointer: Row] = [:]
  private var numbers: [WidgetPointer: Int] = [:]
  /// How many frames the list is still on its way to its end: where it is now does not count.
  private var framesToEnd = 0
  /// Whether the last row is in view, and stays there when rows come or the list gets another height.
  public private(set) var followsEnd = true

  /// A row's widget, which shows one item after another.
  public protocol Row: AnyObject {
    /// The row's widget; the list owns it.
    var widget: AnyWidget { get }
    /// Shows an item.
    func show(_ number: Int)
    /// What a screen reader says of the item that is shown.
    var description: String { get }
  }

  /// An empty list; `makeRow` makes a row that shows nothing yet.
  public init(makeRow: @escaping () -> any Row) {
    items = nonNull(gtk_string_list_new(nil))
    selectionModel = nonNull(gtk_multi_selection_new(items))
    let factory = nonNull(gtk_signal_list_item_factory_new())
    list = AnyWidget(nonNull(gtk_list_view_new(selectionModel, factory)))
    pointer = gtk_scrolled_window_new()
    gtk_scrolled_window_set_policy(opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_child(opaque, list.pointer)
    if let adjustment {
      Signal.connect(object(adjustment), "value-changed") { [weak self] in
        guard let self else { return }
        self.followsEnd = self.isAtEnd
      }
      Signal.connect(object(adjustment), "notify::page-size") { [weak self] in
        if let self, self.followsEnd { self.scrollToEnd() }
      }
    }
    list.onTab { [list] isBackward in list.passFocus(isBackward: isBackward) }
    list.onKey { [weak self] key in
      guard let self, key == .escape, !self.selection.isEmpty else { return false }
      self.unselectAll()
      return true
    }
    Signal.connect(argument: object(factory), "setup") { [weak self] item in
      self?.setUp(item.map { OpaquePointer($0) }, makeRow())
    }
    Signal.connect(argument: object(factory), "bind") { [weak self] item in
      self?.bind(item.map { OpaquePointer($0) })
    }
    Signal.connect(argument: object(factory), "unbind") { [weak self] item in
      self?.unbind(item.map { OpaquePointer($0) })
    }
    Signal.connect(argument: object(factory), "teardown") { [weak self] item in
      self?.tearDown(item.map { OpaquePointer($0) })
    }
  }

  /// How many rows there are.
  public var count: Int { Int(g_list_model_get_n_items(items)) }

  /// Adds rows at the end, which stays in view where it is, and removes the oldest ones at the front.
  public func append(_ new: [Int], removingFirst removed: Int = 0) {
    if removed > 0 { withCStrings([]) { gtk_string_list_splice(items, 0, guint(removed), $0) } }
    guard !new.isEmpty else { return }
    withCStrings(new.map { "\($0)" }) { gtk_string_list_splice(items, guint(count), 0, $0) }
    if followsEnd { scrollToEnd() }
  }

  /// Removes all rows.
  public func removeAll() { append([], removingFirst: count) }

  /// Has the rows in view show their items again.
  public func showAgain() {
    for (widget, number) in numbers { show(number, in: widget) }
  }

  // MARK: - Scrolling

  private var adjustment: UnsafeMutablePointer<GtkAdjustment>? {
    gtk_scrolled_window_get_vadjustment(opaque)
  }

  /// How far from its end a list still counts as at its end, in pixels: about a row.
  private static let slack = 48.0

  /// Whether the last row is in view, give or take one.
  private var isAtEnd: Bool {
    guard let adjustment, framesToEnd == 0 else { return true }
    let bottom = gtk_adjustment_get_value(adjustment) + gtk_adjustment_get_page_size(adjustment)
    return bottom >= gtk_adjustment_get_upper(adjustment) - Self.slack
  }

  /// Brings the last row into view.
  private func scrollToEnd() {
    guard count > 0 else { return }
    let isOnItsWay = framesToEnd > 0
    // New rows get their heights in the next frame, and what is made of these their places in the one after.
    framesToEnd = 3
    showLast()
    guard !isOnItsWay else { return }
    list.addTick { [weak self] in
      guard let self else { return false }
      self.framesToEnd -= 1
      self.showLast()
      return self.framesToEnd > 0
    }
  }

  private func showLast() {
    if count > 0 { scroll(to: count - 1) }
  }

  /// Brings a row into view, by its place in the list.
  public func scroll(to index: Int) {
    cgtk_list_scroll_to(list.pointer, guint(index))
  }

  // MARK: - Selection

  /// The numbers of the selected rows, in order.
  public var selection: [Int] {
    let chosen = gtk_selection_model_get_selection(selectionModel)
    defer { gtk_bitset_unref(chosen) }
    return (0..<gtk_bitset_get_size(chosen)).compactMap { index in
      number(at: gtk_bitset_get_nth(chosen, guint(index)))
    }
  }

  /// Runs `handler` when other rows are selected.
  public func onSelectionChanged(_ handler: @escaping () -> Void) {
    Signal.connect(UnsafeMutableRawPointer(selectionModel), "selection-changed", handler)
  }

  /// Selects a row alone, by its place in the list.
  public func select(at index: Int) {
    gtk_selection_model_select_item(selectionModel, guint(index), 1)
  }

  /// Selects nothing.
  public func unselectAll() { gtk_selection_model_unselect_all(selectionModel) }

  private func number(at index: guint) -> Int? {
    gtk_string_list_get_string(items, index).flatMap { Int(String(cString: $0)) }
  }

  // MARK: - Rows

  private func setUp(_ item: OpaquePointer?, _ row: any Row) {
    gtk_list_item_set_child(item, row.widget.pointer)
    gtk_list_item_set_activatable(item, 0)
    rows[row.widget.pointer] = row
  }

  private func bind(_ item: OpaquePointer?) {
    guard let child = gtk_list_item_get_child(item), let object = gtk_list_item_get_item(item) else { return }
    let text = gtk_string_object_get_string(OpaquePointer(object)).map { String(cString: $0) }
    guard let number = text.flatMap({ Int($0) }) else { return }
    numbers[child] = number
    show(number, in: child)
  }

  private func show(_ number: Int, in child: WidgetPointer) {
    guard let row = rows[child] else { return }
    row.show(number)
    // The list's own widget around the row has the keyboard focus, and so needs the name.
    row.widget.parent?.accessible(row.description)
  }

  private func unbind(_ item: OpaquePointer?) {
    if let child = gtk_list_item_get_child(item) { numbers[child] = nil }
  }

  private func tearDown(_ item: OpaquePointer?) {
    guard let child = gtk_list_item_get_child(item) else { return }
    rows[child] = nil
    numbers[child] = nil
  }
}
