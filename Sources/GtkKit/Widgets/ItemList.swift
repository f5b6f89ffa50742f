import CGtk

/// A row of an ``ItemList``, which shows one item after another.
public protocol ItemRow<Item>: AnyObject {
  associatedtype Item
  /// The row's widget; the list owns it.
  var widget: AnyWidget { get }
  /// Shows an item.
  func show(_ item: Item)
  /// The description of the shown item for screen readers.
  var description: String { get }
}

/// A scrolling list of many items: a `GtkListView` with widgets for the visible rows only. Rows can be selected.
public final class ItemList<Item>: Widget {
  /// The `GtkScrolledWindow` around the list view.
  public let pointer: WidgetPointer
  /// The list view.
  public let list: AnyWidget
  /// The items, in order.
  public private(set) var items: [Item] = []
  /// GTK's list model. It has an empty string for each item.
  private let listModel: OpaquePointer
  private let selectionModel: OpaquePointer
  private var rows: [WidgetPointer: any ItemRow<Item>] = [:]
  /// The `GtkListItem` of each row that shows an item.
  private var listItems: [WidgetPointer: OpaquePointer] = [:]
  /// The number of frames until the list has scrolled to its end.
  private var framesToEnd = 0
  /// Whether the last row is in view. It stays in view when items are added or the list changes its height.
  public private(set) var followsEnd = true

  /// An empty list; `makeRow` makes an empty row.
  public init(makeRow: @escaping () -> any ItemRow<Item>) {
    listModel = nonNull(gtk_string_list_new(nil))
    selectionModel = nonNull(gtk_multi_selection_new(listModel))
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
    connect(factory, "setup") { list, item in list.setUp(item, makeRow()) }
    connect(factory, "bind") { list, item in list.bind(item) }
    connect(factory, "unbind") { list, item in list.unbind(item) }
    connect(factory, "teardown") { list, item in list.tearDown(item) }
  }

  private func connect(
    _ factory: OpaquePointer, _ signal: String, _ handler: @escaping (ItemList, OpaquePointer) -> Void
  ) {
    Signal.connect(argument: object(factory), signal) { [weak self] item in
      if let self, let item { handler(self, OpaquePointer(item)) }
    }
  }

  /// The number of items.
  public var count: Int { items.count }

  /// Removes items at the front, and adds items at the end.
  public func append(_ new: [Item], removingFirst removed: Int = 0) {
    items.removeFirst(removed)
    if removed > 0 { withCStrings([]) { gtk_string_list_splice(listModel, 0, guint(removed), $0) } }
    guard !new.isEmpty else { return }
    let end = guint(items.count)
    items += new
    withCStrings(new.map { _ in "" }) { gtk_string_list_splice(listModel, end, 0, $0) }
    if followsEnd { scrollToEnd() }
  }

  /// Removes all items.
  public func removeAll() { append([], removingFirst: count) }

  /// Updates the visible rows.
  public func updateRows() {
    for (widget, item) in listItems { show(item, in: widget) }
  }

  // MARK: - Scrolling

  private var adjustment: UnsafeMutablePointer<GtkAdjustment>? {
    gtk_scrolled_window_get_vadjustment(opaque)
  }

  /// Whether the last row is in view, give or take a row of 48 pixels.
  private var isAtEnd: Bool {
    guard let adjustment, framesToEnd == 0 else { return true }
    let bottom = gtk_adjustment_get_value(adjustment) + gtk_adjustment_get_page_size(adjustment)
    return bottom >= gtk_adjustment_get_upper(adjustment) - 48
  }

  /// Brings the last row into view.
  private func scrollToEnd() {
    guard count > 0 else { return }
    let isOnItsWay = framesToEnd > 0
    // New rows get their heights in the next frame, and their places in the one after.
    framesToEnd = 3
    showLast()
    guard !isOnItsWay else { return }
    list.addTick { [weak self] in
      guard let self, self.framesToEnd > 0 else { return false }
      self.framesToEnd -= 1
      self.showLast()
      return self.framesToEnd > 0
    }
  }

  private func showLast() {
    if count > 0 { cgtk_list_scroll_to(list.pointer, guint(count - 1)) }
  }

  /// Scrolls to an item, by its index.
  public func scroll(to index: Int) {
    framesToEnd = 0
    followsEnd = index == count - 1
    cgtk_list_scroll_to(list.pointer, guint(index))
  }

  // MARK: - Selection

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

  /// Selects one item, by its index.
  public func select(at index: Int) {
    gtk_selection_model_select_item(selectionModel, guint(index), 1)
  }

  /// Selects nothing.
  public func unselectAll() { gtk_selection_model_unselect_all(selectionModel) }

  private func item(at index: guint) -> Item? {
    items.indices.contains(Int(index)) ? items[Int(index)] : nil
  }

  // MARK: - Rows

  private func setUp(_ listItem: OpaquePointer, _ row: any ItemRow<Item>) {
    gtk_list_item_set_child(listItem, row.widget.pointer)
    gtk_list_item_set_activatable(listItem, 0)
    rows[row.widget.pointer] = row
  }

  private func bind(_ listItem: OpaquePointer) {
    guard let child = gtk_list_item_get_child(listItem) else { return }
    listItems[child] = listItem
    show(listItem, in: child)
  }

  private func show(_ listItem: OpaquePointer, in child: WidgetPointer) {
    guard let row = rows[child], let item = item(at: gtk_list_item_get_position(listItem)) else { return }
    row.show(item)
    // The list view's own widget around the row has the keyboard focus, and so needs the name.
    row.widget.parent?.accessible(row.description)
  }

  private func unbind(_ listItem: OpaquePointer) {
    if let child = gtk_list_item_get_child(listItem) { listItems[child] = nil }
  }

  private func tearDown(_ listItem: OpaquePointer) {
    guard let child = gtk_list_item_get_child(listItem) else { return }
    rows[child] = nil
    listItems[child] = nil
  }
}
