import CGtk

/// A row of an ``ItemList``, which shows one item after another.
public protocol ItemRow<Item>: AnyObject {
  associatedtype Item
  /// The row's widget; the list owns it.
  var widget: AnyWidget { get }
  /// Shows an item.
  func show(_ item: Item)
  /// The description of the shown item for screen readers; nil if they read the row's labels.
  var description: String? { get }
  /// Whether rows that belong to the shown item are visible; nil if there are none.
  var isExpanded: Bool? { get }
}

extension ItemRow {
  /// By default, no rows belong to an item.
  public var isExpanded: Bool? { nil }
}

/// A scrolling list of many items: a `GtkListView` with widgets for the visible rows only.
///
/// In a log, rows can be selected, and the last row stays in view when items are added or the list changes its height.
open class ItemList<Item: Equatable>: Widget {
  /// The `GtkScrolledWindow` around the list view.
  public var pointer: WidgetPointer { widget.pointer(of: self) }
  private let widget: WeakWidget
  /// The list view.
  public let list: AnyWidget
  /// The items, in order.
  public private(set) var items: [Item] = []
  /// GTK's list model. It has an empty string for each item.
  private let listModel: OpaquePointer
  let selectionModel: OpaquePointer
  let isLog: Bool
  private(set) var rows: [OpaquePointer: any ItemRow<Item>] = [:]
  private let scroll: ListScroll
  /// Whether the list scrolls to new items at its end: until the user scrolls back.
  private var followsEnd: Bool
  /// Whether the last row stays in view when the rows or the list change their heights.
  private var staysAtEnd: Bool
  private var willMarkRows = false
  var activates = false

  /// An empty list; `makeRow` makes an empty row.
  public init(isLog: Bool = true, makeRow: @escaping () -> any ItemRow<Item>) {
    (self.isLog, followsEnd, staysAtEnd) = (isLog, isLog, isLog)
    listModel = nonNull(gtk_string_list_new(nil))
    selectionModel = nonNull(isLog ? gtk_multi_selection_new(listModel) : gtk_no_selection_new(listModel))
    let factory = nonNull(gtk_signal_list_item_factory_new())
    list = AnyWidget(nonNull(gtk_list_view_new(selectionModel, factory)))
    scroll = ListScroll(list)
    widget = WeakWidget(Scroller(list))
    list.onTab { [list] isBackward in list.passFocus(isBackward: isBackward) }
    connect(factory, "setup") { list, item in list.setUp(item, makeRow()) }
    connect(factory, "bind") { list, item in list.bind(item) }
    connect(factory, "teardown") { list, item in list.rows[item] = nil }
    scroll.isInView = { [weak self] in self?.isInView($0) ?? true }
    guard isLog else { return }
    followEnd()
    unselectAllAtEscape()
  }

  private func connect(
    _ factory: OpaquePointer, _ signal: String, _ handler: @escaping (ItemList, OpaquePointer) -> Void
  ) {
    Signal.connect(object(factory), signal) { [weak self] in
      if let self, let item = $0.pointer(0) { handler(self, OpaquePointer(item)) }
    }
  }

  /// Shows items instead of the present ones. The list keeps its position where the items are the same at the beginning or
  /// at the end, or where others were dropped at the beginning. A log that follows its end goes on to do so.
  public func show(_ new: [Item]) {
    if let first = new.first, let kept = items.firstIndex(of: first), kept > 0,
      new.starts(with: items[kept...])
    {
      replace(0..<kept, by: [])
    }
    let growth = new.count - items.count
    let common = min(items.count, new.count)
    let first = (0..<common).first { items[$0] != new[$0] } ?? common
    let last =
      (0..<common - first).first { items[items.count - 1 - $0] != new[new.count - 1 - $0] } ?? common - first
    let endMoves = last == 0 && growth != 0
    if endMoves, growth < 0 { followsEnd = isLog }
    // If the first items stay, the first row that changes may have the keyboard focus.
    replace(
      first..<items.count - last, by: new[first..<new.count - last],
      keepsLastRows: endMoves && followsEnd && first == 0)
    if endMoves, followsEnd { scrollToEnd() }
  }

  /// Replaces the items at these indices. The rows of replaced items show the new ones, so that the position of the list
  /// and the keyboard focus stay. If there are more or fewer new ones, others are made or removed behind these rows, or
  /// before them if `keepsLastRows`: at the end of a log, GTK would have to make all rows in view.
  private func replace(_ range: Range<Int>, by new: some Collection<Item>, keepsLastRows: Bool = false) {
    guard !range.isEmpty || !new.isEmpty else { return }
    items.replaceSubrange(range, with: new)
    let kept = min(range.count, new.count)
    let (added, removed) = (new.count - kept, range.count - kept)
    let place = range.lowerBound + (keepsLastRows ? 0 : kept)
    withCStrings(Array(repeating: "", count: added)) {
      gtk_string_list_splice(listModel, guint(place), guint(removed), $0)
    }
    let first = range.lowerBound + (keepsLastRows ? added : 0)
    for listItem in rows.keys
    where (first..<first + kept).contains(Int(gtk_list_item_get_position(listItem))) { show(listItem) }
  }

  /// Updates the visible rows.
  public func updateRows() {
    for listItem in rows.keys { show(listItem) }
  }

  /// The items whose rows are on the screen, in order.
  public var mappedRows: [(item: Item, row: any ItemRow<Item>)] {
    rows.filter(\.value.widget.isMapped).map { (gtk_list_item_get_position($0.key), $0.value) }
      .sorted { $0.0 < $1.0 }.compactMap { index, row in item(at: index).map { ($0, row) } }
  }

  /// The index of the item in the middle of the visible rows, or of the last item if the list is scrolled to its end.
  public var middleIndex: Int? {
    guard !isAtEnd else { return items.indices.last }
    let middle = Double(height) / 2
    return rows.first { _, row in
      row.widget.isMapped
        && row.widget.parent?.bounds(in: self).map { $0.y <= middle && middle < $0.y + $0.height } == true
    }.map { Int(gtk_list_item_get_position($0.key)) }
  }

  /// Runs `handler` when the list has been scrolled, or its rows have changed.
  public func onScrolled(_ handler: @escaping () -> Void) {
    guard let adjustment else { return }
    for signal in ["value-changed", "changed"] { Signal.connect(object(adjustment), signal, handler) }
  }

  // MARK: - Scrolling

  /// Keeps a scrollbar beside the rows while some of them are out of view.
  public func showsScrollbar() { gtk_scrolled_window_set_overlay_scrolling(opaque, 0) }

  /// The vertical scrollbar.
  public var scrollbar: AnyWidget { AnyWidget(nonNull(gtk_scrolled_window_get_vscrollbar(opaque))) }

  private var adjustment: UnsafeMutablePointer<GtkAdjustment>? { gtk_scrolled_window_get_vadjustment(opaque) }

  private func followEnd() {
    guard let adjustment else { return }
    Signal.connect(object(adjustment), "value-changed") { [weak self] in
      guard let self else { return }
      staysAtEnd = isAtEnd
      if !scroll.isUnderWay { followsEnd = staysAtEnd }
    }
    // The list is resized, or a row grows.
    Signal.connect(object(adjustment), "changed") { [weak self] in
      if let self, staysAtEnd { scrollToEnd() }
    }
  }

  /// Whether the last row is in view, or at most a row of 48 pixels below it.
  private var isAtEnd: Bool {
    guard let adjustment, !(scroll.isUnderWay && staysAtEnd) else { return true }
    let bottom = gtk_adjustment_get_value(adjustment) + gtk_adjustment_get_page_size(adjustment)
    return bottom >= gtk_adjustment_get_upper(adjustment) - 48
  }

  /// Whether a row is in view, covers the list, or does not exist.
  private func isInView(_ index: Int) -> Bool {
    guard items.indices.contains(index) else { return true }
    guard let row = row(at: index), row.isMapped, let bounds = row.bounds(in: list) else { return false }
    let (above, below) = (-bounds.y, bounds.y + bounds.height - Double(list.height))
    return max(above, below) < 1 || min(above, below) > -1
  }

  /// Scrolls to the last item. A log goes on to follow its end.
  public func scrollToEnd() {
    if !items.isEmpty { scroll(to: items.count - 1) }
  }

  /// Scrolls to an item, by its index.
  public func scroll(to index: Int) { scroll(to: index...index) }

  /// Scrolls to some items, or to the first of them if they are higher than the list. A log that follows its end scrolls there
  /// with the next item.
  public func scroll(to range: ClosedRange<Int>) {
    staysAtEnd = isLog && range.upperBound == items.count - 1
    if staysAtEnd { followsEnd = true }
    scroll.scroll(to: range.upperBound, then: range.lowerBound)
  }

  // MARK: - Rows

  func item(at index: guint) -> Item? { items.indices.contains(Int(index)) ? items[Int(index)] : nil }

  private func setUp(_ listItem: OpaquePointer, _ row: any ItemRow<Item>) {
    gtk_list_item_set_child(listItem, row.widget.pointer)
    gtk_list_item_set_activatable(listItem, activates ? 1 : 0)
    rows[listItem] = row
  }

  /// The list view's own widget around the row of an item; nil if the item has no row.
  func row(at index: Int) -> AnyWidget? {
    rows.first { Int(gtk_list_item_get_position($0.key)) == index }?.value.widget.parent
  }

  private func bind(_ listItem: OpaquePointer) {
    show(listItem)
    if !isLog { markRows() }
  }

  private func show(_ listItem: OpaquePointer) {
    guard let row = rows[listItem], let item = item(at: gtk_list_item_get_position(listItem)) else { return }
    row.show(item)
    // The list view's own widget around the row has the keyboard focus, and so needs the name.
    guard let widget = row.widget.parent else { return }
    if let description = row.description {
      widget.accessibleLabel(description)
    } else {
      gtk_accessible_reset_property(widget.opaque, GTK_ACCESSIBLE_PROPERTY_LABEL)
    }
    if let isExpanded = row.isExpanded {
      widget.setAccessible(GTK_ACCESSIBLE_STATE_EXPANDED, isExpanded)
    } else {
      gtk_accessible_reset_state(widget.opaque, GTK_ACCESSIBLE_STATE_EXPANDED)
    }
  }

  /// Marks all rows as selected, if none can be selected. GTK reports that they can, and screen readers would call each
  /// one "not selected".
  ///
  /// GTK 4.18 and newer reset this after a row is bound or moved.
  private func markRows() {
    guard !willMarkRows else { return }
    willMarkRows = true
    // The window may close before this runs.
    MainLoop.idle { [weak self, kept = WidgetRoot(list)] in
      self?.willMarkRows = false
      for row in kept.children { row.setAccessible(GTK_ACCESSIBLE_STATE_SELECTED, true) }
    }
  }
}
