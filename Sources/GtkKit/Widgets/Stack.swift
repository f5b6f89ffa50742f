import CGtk

/// A stack of pages, of which one is shown.
public struct Stack: Widget {
  /// A container with the `GtkStack`, and above it a picture of the page that fades out.
  public let pointer: WidgetPointer
  private let pages: AnyWidget
  private let fading: Picture
  private let animation: Animation

  /// The duration of a crossfade, in milliseconds.
  private static let duration = 200

  /// An empty stack. Its minimum size is that of the visible page.
  public init() {
    let pages = AnyWidget(nonNull(gtk_stack_new()))
    gtk_stack_set_hhomogeneous(pages.opaque, 0)
    gtk_stack_set_vhomogeneous(pages.opaque, 0)
    let fading = Picture(role: .presentation)
    fading.canTarget = false
    fading.isVisible = false
    let container = Container(
      measure: { pages.measured($0) },
      arrange: { [pages.placed(in: $0.rect), fading.placed(in: $0.rect)] })
    container.add(pages).add(fading)
    pointer = container.pointer
    animation = Animation(of: container)
    (self.pages, self.fading) = (pages, fading)
  }

  /// Adds a page. The title is its accessible name.
  public func add(_ page: some Widget, named name: String, title: String) {
    let stackPage = gtk_stack_add_named(pages.opaque, page.pointer, name)
    // The page is a node between the stack and the child in the accessibility tree.
    cgtk_accessible_set_text(
      stackPage.map { UnsafeMutableRawPointer($0) }, GTK_ACCESSIBLE_PROPERTY_LABEL, title)
  }

  /// The name of the visible page; empty if there is none.
  public var shownPage: String {
    gtk_stack_get_visible_child_name(pages.opaque).map { String(cString: $0) } ?? ""
  }

  /// Shows a page. If the previous page had the keyboard focus, no widget has it afterwards.
  ///
  /// In a crossfade, a picture of the previous page fades out above the new page. GTK's own crossfade looks the same, but
  /// software rendering takes twice as long.
  public func show(_ name: String, crossfades: Bool = false) {
    guard name != shownPage else { return }
    let fades = crossfades && isMapped && Desktop.allowsMotion
    if fades { fading.show(Paintable(of: self)) }
    // GTK would move the focus into the new page, and select the text of its first field.
    pages.releaseFocus()
    gtk_stack_set_visible_child_name(pages.opaque, name)
    animation.stop()
    fading.isVisible = fades
    guard fades else { return fading.show(nil) }
    animation.run(milliseconds: Self.duration) { [fading] progress in
      fading.opacity = 1 - progress
      guard progress == 1 else { return }
      fading.isVisible = false
      fading.show(nil)
    }
  }
}
