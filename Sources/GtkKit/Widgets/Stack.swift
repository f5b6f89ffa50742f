import CGtk

/// Pages of which one is shown.
public struct Stack: Widget {
  /// A container with the `GtkStack`, and above it the picture of a page that fades away.
  public let pointer: WidgetPointer
  private let pages: AnyWidget
  private let fading: Picture
  private let animation: Animation
  private let milliseconds: Int

  /// How the stack goes from page to page.
  public enum Transition { case none, crossfade }

  /// An empty stack.
  ///
  /// It is as large as the page that is shown needs: one that is as large as its largest hidden page could not be
  /// made smaller.
  public init(milliseconds: Int = 200) {
    let pages = AnyWidget(made(gtk_stack_new()))
    gtk_stack_set_hhomogeneous(pages.opaque, 0)
    gtk_stack_set_vhomogeneous(pages.opaque, 0)
    let fading = Picture(role: .presentation)
    fading.canTarget = false
    fading.isVisible = false
    let container = Container().add(pages).add(fading)
    var behavior = Container.Behavior()
    behavior.measure = { pages.measured($0, across: $1) }
    behavior.arrange = { size in
      pages.place(in: Rect(size))
      fading.place(in: Rect(size))
    }
    container.behavior = behavior
    pointer = container.pointer
    animation = Animation(of: container)
    (self.pages, self.fading, self.milliseconds) = (pages, fading, milliseconds)
  }

  /// Adds a page with a title for assistive technology.
  public func add(_ page: some Widget, named name: String, title: String) {
    cgtk_stack_page_set_name(gtk_stack_add_named(pages.opaque, page.pointer, name), title)
  }

  /// The name of the page that is shown; empty before there is one.
  public var shownPage: String {
    gtk_stack_get_visible_child_name(pages.opaque).map { String(cString: $0) } ?? ""
  }

  /// Shows a page. If the old one had the keyboard focus, no widget has it afterwards.
  ///
  /// In a crossfade, a picture of what was there fades away above the new page. GTK's own crossfade looks the same,
  /// and takes twice as long to draw in software.
  public func show(_ name: String, _ transition: Transition = .none) {
    guard name != shownPage else { return }
    let fades = transition == .crossfade && isMapped && Desktop.allowsMotion
    if fades { fading.show(Paintable(of: self)) }
    // GTK would move the focus from the old page into the new one, and select the text of its first field.
    pages.releaseFocus()
    gtk_stack_set_visible_child_name(pages.opaque, name)
    animation.stop()
    fading.isVisible = fades
    guard fades else { return fading.show(nil) }
    animation.run(milliseconds: milliseconds) { [fading] progress in
      fading.opacity = 1 - progress
      guard progress == 1 else { return }
      fading.isVisible = false
      fading.show(nil)
    }
  }
}
