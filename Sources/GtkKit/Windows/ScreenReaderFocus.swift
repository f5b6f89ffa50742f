import CGtk

/// The widget of a window that screen readers regard as focused.
///
/// This is not always the focus widget: if no widget has the focus, or one that is hidden from assistive technology, screen
/// readers stay at the previous widget.
final class ScreenReaderFocus {
  private let window: Window
  private var widget: WeakWidget?
  /// The widget whose description is an announced text, and the text.
  private var described: (widget: WeakWidget, text: String)?
  /// Whether the focus has just moved, and screen readers have not read the new widget yet.
  private var hasJustMoved = false
  /// Texts that are announced when screen readers have read the new focus widget.
  private var waiting: [String] = []
  /// Texts that are announced when the focus has left a popover.
  private var held: [String] = []
  private var timer: MainLoop.Timer?
  /// Whether the focus has moved while the window was not active, as it does before the window opens.
  private var hasMovedUnseen = true

  /// The time that screen readers need to read a new focus widget, in milliseconds. A description that changes during this
  /// time would be spoken twice.
  private static let readingTime = 500

  private static var tracked: [WidgetPointer: ScreenReaderFocus] = [:]

  private init(_ window: Window) { self.window = window }

  /// Tracks the focus of a window until the window is destroyed.
  static func follow(_ window: Window) {
    let focus = ScreenReaderFocus(window)
    tracked[window.pointer] = focus
    window.connect("notify::focus-widget") { [weak focus] in focus?.moved() }
    window.connect("notify::is-active") { [weak focus] in
      if window.isActive { focus?.becameActive() }
    }
    window.onDestroyed { tracked[window.pointer] = nil }
  }

  /// The focus of a window that is tracked.
  static func of(_ window: Window) -> ScreenReaderFocus? { tracked[window.pointer] }

  /// Reports the focus again, if it moved before the window was active: screen readers stay at the window otherwise.
  private func becameActive() {
    guard hasMovedUnseen else { return }
    hasMovedUnseen = false
    MainLoop.idle { [weak self] in self?.reportAgain() }
  }

  private func reportAgain() {
    guard let focus = window.focus else { return }
    gtk_root_set_focus(window.opaque, nil)
    gtk_root_set_focus(window.opaque, focus.pointer)
  }

  private func moved() {
    guard let new = window.focus?.seenByReaders, new.pointer != widget?.widget?.pointer else { return }
    widget = WeakWidget(new)
    if !window.isActive { hasMovedUnseen = true }
    endDescription()
    hasJustMoved = true
    MainLoop.idle { [weak self] in self?.hasJustMoved = false }
    announceHeld()
  }

  /// Announces a text. While the focus is in a popover, such as the list of a drop-down, the text waits until it has left it:
  /// screen readers would not speak it.
  func announce(_ text: String) {
    held.append(text)
    announceHeld()
  }

  private func announceHeld() {
    guard !held.isEmpty, !isInPopover else { return }
    let text = held.joined(separator: " ")
    held = []
    announceNow(text)
  }

  /// Whether the focus is in a popover, or has not left one that has just closed.
  private var isInPopover: Bool {
    guard let focus = window.focus ?? widget?.widget else { return false }
    return gtk_widget_get_ancestor(focus.pointer, gtk_popover_get_type()) != nil
  }

  private func announceNow(_ text: String) {
    guard Announcer.usesDescriptions else {
      // Screen readers speak the announcements of inactive windows too.
      if window.isActive { cgtk_accessible_announce(target.pointer, text) }
      return
    }
    guard hasJustMoved || !waiting.isEmpty else { return describe(text) }
    waiting.append(text)
    if waiting.count > 1 { return }
    timer = MainLoop.after(milliseconds: Self.readingTime) { [weak self] in self?.describeWaiting() }
  }

  private func describeWaiting() {
    describe(waiting.joined(separator: " "))
    waiting = []
  }

  private var target: AnyWidget { widget?.widget.flatMap { $0.isMapped ? $0 : nil } ?? AnyWidget(window) }

  private func describe(_ text: String) {
    let target = target
    let isSame = described?.widget.widget?.pointer == target.pointer
    if !isSame { endDescription() }
    // Screen readers only speak changes.
    if isSame, described?.text == text { target.describeTemporarily("") }
    target.describeTemporarily(text)
    described = (WeakWidget(target), text)
  }

  /// Restores the widget's own description, once screen readers know that the focus has left it.
  private func endDescription() {
    guard let old = described?.widget else { return }
    described = nil
    MainLoop.idle { [weak self] in
      guard let widget = old.widget, self?.described?.widget.widget?.pointer != widget.pointer else { return }
      widget.endTemporaryDescription()
    }
  }
}

extension AnyWidget {
  /// The widget that assistive technology sees in place of this one: the text field around an editable text, or the widget
  /// itself; nil if it is hidden.
  fileprivate var seenByReaders: AnyWidget? {
    if let field = parent, g_type_check_instance_is_a(field.cast(), gtk_editable_get_type()) != 0 {
      return field
    }
    return gtk_accessible_get_accessible_role(opaque) == GTK_ACCESSIBLE_ROLE_NONE ? nil : self
  }
}
