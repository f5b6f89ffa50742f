import CGtk

/// A stack of pages, of which one is shown.
///
/// It is no `GtkStack`: each page of that is an object of its own on the accessibility bus, which stays there when the stack
/// leaves its window, and whose use by a screen reader makes GTK 4.8 log a critical message when the stack comes back.
public struct Stack: Widget {
  /// The `GtkWidget`.
  public let pointer: WidgetPointer
  private let pages: Pages

  private final class Pages {
    var all: [String: AnyWidget] = [:]
    var shown = ""
    var current: AnyWidget? { all[shown] }
  }

  /// An empty stack. Its minimum size is that of the visible page.
  public init() {
    let pages = Pages()
    self.pages = pages
    pointer =
      Container(
        measure: { pages.current?.measured($0) ?? Extent(0) },
        arrange: { area in pages.current.map { [$0.placed(in: area.rect)] } ?? [] }
      ).pointer
  }

  /// Adds a page. The title is its accessible name. The first page is shown.
  public func add(_ page: some Widget, named name: String, title: String) {
    pages.all[name] = AnyWidget(page.accessible(title))
    if pages.shown.isEmpty { pages.shown = name }
    page.isVisible = name == shownPage
    Container(known: pointer).add(page)
  }

  /// The name of the visible page; empty if there is none.
  public var shownPage: String { pages.shown }

  /// Shows a page. If the previous page had the keyboard focus, no widget has it afterwards.
  public func show(_ name: String) {
    guard name != shownPage, let page = pages.all[name] else { return }
    // GTK would move the focus of a hidden page to another widget.
    releaseFocus()
    pages.current?.isVisible = false
    pages.shown = name
    page.isVisible = true
  }
}
