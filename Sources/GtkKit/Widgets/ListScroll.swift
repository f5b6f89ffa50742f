import CGtk

/// Scrolls a list view to items.
///
/// GTK scrolls to the place that a row had in the last layout. A new row has none, and rows that come into view may change
/// their heights. So this scrolls again after each layout, until the row is in view.
final class ListScroll {
  private let list: AnyWidget
  /// Whether a row is in view, or cannot be.
  var isInView: (_ index: Int) -> Bool = { _ in true }
  /// The indices of the items to scroll to, one after the other.
  private var targets: [Int] = []
  private var layouts: SignalConnection?

  /// Whether an item is not in view yet.
  var isUnderWay: Bool { !targets.isEmpty }

  /// Scrolls a list view.
  init(_ list: AnyWidget) {
    self.list = list
    list.connect("map") { [weak self] in self?.followLayouts() }
    list.connect("unmap") { [weak self] in
      self?.layouts = nil
      self?.targets = []
    }
  }

  private func followLayouts() {
    guard let clock = gtk_widget_get_frame_clock(list.pointer) else { return }
    layouts = SignalConnection(GObjectRef(sinking: object(clock)), ["layout"]) { [weak self] in
      self?.continue()
    }
  }

  /// Scrolls to an item, and then as far to each of the others as they are not in view.
  func scroll(to targets: Int...) {
    show(targets[0])
    // A hidden list has no layout.
    guard list.isMapped else { return }
    self.targets = targets
    if let clock = gtk_widget_get_frame_clock(list.pointer) {
      gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_LAYOUT)
    }
  }

  private func `continue`() {
    targets.trimPrefix(while: isInView)
    if let index = targets.first { show(index) }
  }

  private func show(_ index: Int) {
    gtk_widget_activate_action_variant(
      list.pointer, "list.scroll-to-item", g_variant_new_uint32(guint(index)))
  }
}
