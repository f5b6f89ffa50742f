// Can go with GTK 4.12, when ItemListTests pass with its gtk_list_view_scroll_to.
import CGtk

/// Scrolls a list view to items.
///
/// GTK scrolls to the place that a row had in the last layout. A new row has none, and rows that come into view may change
/// their heights. So this scrolls again in each frame, until the row is in view, but not forever.
final class ListScroll {
  private let list: AnyWidget
  /// Whether a row is in view, or cannot be.
  var isInView: (_ index: Int) -> Bool = { _ in true }
  /// The indices of the items to scroll to, one after the other.
  private var targets: [Int] = []
  /// How many frames are followed at most: the rows of a list without height never come into view.
  private static let maximumFrames = 8
  private var framesLeft = 0

  /// Whether an item is not in view yet.
  var isUnderWay: Bool { !targets.isEmpty }

  init(_ list: AnyWidget) {
    self.list = list
    list.onUnmap { [weak self] in self?.targets = [] }
  }

  /// Scrolls to an item, and then to another one if that is not in view.
  func scroll(to first: Int, then second: Int? = nil) {
    show(first)
    // A hidden list has no layout.
    guard list.isMapped else { return }
    if !isUnderWay { list.addTick { [weak self] in self?.follow() ?? false } }
    targets = [first] + (second.map { [$0] } ?? [])
    framesLeft = Self.maximumFrames
  }

  /// Scrolls again, unless the rows are in view. Returns whether it goes on. The first frame has no new layout yet.
  private func follow() -> Bool {
    if framesLeft < Self.maximumFrames { targets.trimPrefix(while: isInView) }
    guard let index = targets.first, framesLeft > 0 else {
      targets = []
      return false
    }
    framesLeft -= 1
    show(index)
    return true
  }

  private func show(_ index: Int) {
    // GTK 4.8 does not take over the value.
    let index = Variant(g_variant_new_uint32(guint(index)))
    gtk_widget_activate_action_variant(list.pointer, "list.scroll-to-item", index.pointer)
  }
}
