import CGtk

/// A row or a column of widgets.
public struct Box: Widget {
  /// The `GtkBox`.
  public let pointer: WidgetPointer

  /// A box with children, and a gap between them in pixels. In a homogeneous box, all children get the same space.
  public init(
    _ orientation: Orientation, gap: Int = 0, role: AccessibleRole? = nil, homogeneous: Bool = false,
    _ children: [any Widget] = []
  ) {
    pointer =
      role.map { cgtk_widget_new(gtk_box_get_type(), $0.gtk) } ?? gtk_box_new(orientation.gtk, CInt(gap))
    gtk_orientable_set_orientation(opaque, orientation.gtk)
    gtk_box_set_spacing(cast(), CInt(gap))
    gtk_box_set_homogeneous(cast(), homogeneous ? 1 : 0)
    for child in children { add(child) }
  }

  /// Adds a child at the end.
  public func add(_ child: any Widget) { gtk_box_append(cast(), child.pointer) }

  /// Removes a child.
  public func remove(_ child: any Widget) { gtk_box_remove(cast(), child.pointer) }
}

/// The bar at the top of a window, with the window's buttons.
public struct HeaderBar: Widget {
  /// The `GtkHeaderBar`.
  public let pointer: WidgetPointer

  /// A bar with a title widget in the center.
  public init(title: some Widget) {
    pointer = gtk_header_bar_new()
    gtk_header_bar_set_title_widget(opaque, title.pointer)
  }

  /// Sets whether the bar shows the window's buttons.
  public func setShowsWindowButtons(_ shows: Bool) {
    gtk_header_bar_set_show_title_buttons(opaque, shows ? 1 : 0)
  }

  /// Adds a widget at the end of the bar.
  public func addEnd(_ widget: some Widget) { gtk_header_bar_pack_end(opaque, widget.pointer) }
}

/// Two widgets beside each other, with a divider that the user can drag. The first one keeps its width when that of both changes.
public struct Paned: Widget {
  /// The `GtkPaned`.
  public let pointer: WidgetPointer

  /// A first widget, beside which another one can be shown. None can be made smaller than its minimum size.
  public init(_ first: some Widget) {
    pointer = gtk_paned_new(GTK_ORIENTATION_HORIZONTAL)
    gtk_paned_set_start_child(opaque, first.pointer)
    gtk_paned_set_wide_handle(opaque, 1)
    gtk_paned_set_resize_start_child(opaque, 0)
    gtk_paned_set_shrink_start_child(opaque, 0)
    gtk_paned_set_shrink_end_child(opaque, 0)
  }

  /// Shows a widget beside the first one; nil for none.
  public func showBeside(_ second: AnyWidget?) { gtk_paned_set_end_child(opaque, second?.pointer) }

  /// The width of the first widget, in pixels.
  public var position: Int {
    get { Int(gtk_paned_get_position(opaque)) }
    nonmutating set { gtk_paned_set_position(opaque, CInt(newValue)) }
  }
}

/// A vertically scrolling view of a widget.
public struct Scroller: Widget {
  /// The `GtkScrolledWindow`.
  public let pointer: WidgetPointer

  /// A scroller with a child, which has the width of the scroller.
  public init(_ child: some Widget) {
    pointer = gtk_scrolled_window_new()
    gtk_scrolled_window_set_policy(opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_child(opaque, child.pointer)
  }

  /// Scrolls to the top.
  public func scrollToTop() { gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(opaque), 0) }

  /// The scroll position, in pixels from the top.
  public var offset: Double { gtk_adjustment_get_value(gtk_scrolled_window_get_vadjustment(opaque)) }

  /// Makes these keys scroll while the focus is in a widget and the focus widget does not use them: the up and down
  /// arrows, Page Up, Page Down, Home, End and Space.
  ///
  /// GTK itself scrolls by arrows with Control only, and by the other keys only if the scroller has the focus.
  public func scrolls(byKeysIn widget: some Widget) {
    let pointer = pointer
    widget.onKeyPress(GTK_PHASE_BUBBLE) { press in
      guard press.modifiers.isPlain, let type = Self.scrollType(of: press) else { return false }
      cgtk_scroll(pointer, type)
      return true
    }
  }

  private static func scrollType(of press: KeyPress) -> GtkScrollType? {
    switch press.code {
    case GDK_KEY_Up, GDK_KEY_KP_Up: GTK_SCROLL_STEP_BACKWARD
    case GDK_KEY_Down, GDK_KEY_KP_Down: GTK_SCROLL_STEP_FORWARD
    case GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up: GTK_SCROLL_PAGE_BACKWARD
    case GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down: GTK_SCROLL_PAGE_FORWARD
    case GDK_KEY_space: press.modifiers.hasShift ? GTK_SCROLL_PAGE_BACKWARD : GTK_SCROLL_PAGE_FORWARD
    case GDK_KEY_Home, GDK_KEY_KP_Home: GTK_SCROLL_START
    case GDK_KEY_End, GDK_KEY_KP_End: GTK_SCROLL_END
    default: nil
    }
  }
}

/// A widget that its children fill, each above those before. Its size is that of the largest visible one.
open class Pile: CustomWidget {
  /// A pile without children.
  public init() { super.init() }

  override open func measure(_ orientation: Orientation, across: Int) -> SizeRequest {
    let sizes = children.filter(\.isVisible).map { $0.measured(orientation) }
    return SizeRequest(
      minimum: sizes.map(\.minimum).max() ?? 0, natural: sizes.map(\.natural).max() ?? 0)
  }

  override open func arrange(in area: Area) -> [Placement] { children.map { $0.placed(in: area.rect) } }
}

/// A place for a widget: empty, or filled by the one that is shown there.
public final class Slot: Pile {
  /// Whether a widget is shown.
  public var isFilled: Bool { !children.isEmpty }

  /// Shows a widget instead of the current one; nil leaves the slot empty.
  public func show(_ widget: WidgetRoot?) {
    if let widget, children.contains(where: { $0.isSame(as: widget) }) { return }
    for child in children { remove(child) }
    if let widget { add(widget) }
  }
}

/// A stack of pages, of which one is shown. All exist from the start: GTK does not report pages that are added later to assistive
/// technology.
///
/// It is no `GtkStack`: each page of that is an object of its own on the accessibility bus, which stays there when the stack
/// leaves its window, and whose use by a screen reader makes GTK 4.8 log a critical message when the stack comes back.
public final class Stack: Pile {
  private let pages: [String: Slot]
  /// The name of the visible page; empty if there is none.
  public private(set) var shownPage: String

  /// A stack of empty pages. The titles are their accessible names. The first page is shown.
  public init(_ pages: [(name: String, title: String)]) {
    self.pages = Dictionary(uniqueKeysWithValues: pages.map { ($0.name, Slot().accessibleLabel($0.title)) })
    shownPage = pages.first?.name ?? ""
    super.init()
    for slot in pages.compactMap({ self.pages[$0.name] }) { add(slot) }
    for (name, slot) in self.pages { slot.isVisible = name == shownPage }
  }

  /// The place of a page; nil if there is none with this name.
  public subscript(name: String) -> Slot? { pages[name] }

  /// Shows a page. If the previous page had the keyboard focus, no widget has it afterwards.
  public func show(_ name: String) {
    guard name != shownPage, let page = pages[name] else { return }
    // GTK would move the focus of a hidden page to another widget.
    releaseFocus()
    pages[shownPage]?.isVisible = false
    shownPage = name
    page.isVisible = true
  }
}
