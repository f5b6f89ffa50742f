import CGtk

/// A stack of pages, of which one is shown. Its minimum size is that of the visible page.
///
/// It is no `GtkStack`: each page of that is an object of its own on the accessibility bus, which stays there when the stack
/// leaves its window, and whose use by a screen reader makes GTK 4.8 log a critical message when the stack comes back.
public final class Stack: CustomWidget {
  private var pages: [String: AnyWidget] = [:]
  /// The name of the visible page; empty if there is none.
  public private(set) var shownPage = ""
  private var current: AnyWidget? { pages[shownPage] }

  /// An empty stack.
  public init() { super.init() }

  /// Adds a page. The title is its accessible name. The first page is shown.
  public func add(_ page: some Widget, named name: String, title: String) {
    pages[name] = AnyWidget(page.accessibleLabel(title))
    if shownPage.isEmpty { shownPage = name }
    page.isVisible = name == shownPage
    add(page)
  }

  /// Shows a page. If the previous page had the keyboard focus, no widget has it afterwards.
  public func show(_ name: String) {
    guard name != shownPage, let page = pages[name] else { return }
    // GTK would move the focus of a hidden page to another widget.
    releaseFocus()
    current?.isVisible = false
    shownPage = name
    page.isVisible = true
  }

  override public func measure(_ orientation: Orientation, across: Int) -> SizeRequest {
    current?.measured(orientation) ?? SizeRequest(0)
  }

  override public func arrange(in area: Area) -> [Placement] {
    current.map { [$0.placed(in: area.rect)] } ?? []
  }
}
