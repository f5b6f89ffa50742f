// Can go with GTK 4.12, when ItemListTests pass with its gtk_list_view_scroll_to.
import CGtk

/// Scrolls a list view to items.
///
/// GTK scrolls to the place that a row had in the last layout. A new row has none, and rows that come into view may change
/// their heights. So this scrolls again after each layout, until the row is in view, but not forever, and not often in one
/// frame: GTK gives up a frame after four layouts.
final class ListScroll {
  private let list: AnyWidget
  /// Whether a row is in view, or cannot be.
  var isInView: (_ index: Int) -> Bool = { _ in true }
  /// The indices of the items to scroll to, one after the other.
  private var targets: [Int] = []
  private var layouts: SignalConnection?
  /// How many layouts are followed at most: the rows of a list without height never come into view.
  private static let maximumLayouts = 8
  private var layoutsLeft = 0
  /// How many layouts of one frame are followed at most.
  private static let maximumInFrame = 2
  private var lastFrame: (number: gint64, layouts: Int) = (-1, 0)

  /// Whether an item is not in view yet.
  var isUnderWay: Bool { !targets.isEmpty }

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
      self?.continue(inFrame: gdk_frame_clock_get_frame_counter(clock))
    }
  }

  /// Scrolls to an item, and then to another one if that is not in view.
  func scroll(to first: Int, then second: Int? = nil) {
    show(first)
    // A hidden list has no layout.
    guard list.isMapped else { return }
    targets = [first] + (second.map { [$0] } ?? [])
    layoutsLeft = Self.maximumLayouts
    if let clock = gtk_widget_get_frame_clock(list.pointer) {
      gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_LAYOUT)
    }
  }

  private func `continue`(inFrame number: gint64) {
    targets.trimPrefix(while: isInView)
    guard let index = targets.first else { return }
    guard layoutsLeft > 0 else { return targets.removeAll() }
    lastFrame = (number, number == lastFrame.number ? lastFrame.layouts + 1 : 1)
    if lastFrame.layouts <= Self.maximumInFrame {
      layoutsLeft -= 1
      show(index)
    } else if lastFrame.layouts == Self.maximumInFrame + 1 {
      list.onNextFrame { [weak self] in self?.showFirst() }
    }
  }

  private func showFirst() {
    if let index = targets.first { show(index) }
  }

  private func show(_ index: Int) {
    gtk_widget_activate_action_variant(
      list.pointer, "list.scroll-to-item", g_variant_new_uint32(guint(index)))
  }
}
