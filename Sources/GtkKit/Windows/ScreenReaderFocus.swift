import CGtk

/// Controls how texts are announced to screen readers, for tests.
public enum Announcer {
  /// Whether GTK is older than 4.14, and cannot announce texts itself.
  public static let needsDescriptions = cgtk_find_announce() == nil
  /// Whether texts are announced by descriptions.
  public static var usesDescriptions = needsDescriptions

  /// Called with each text before it is announced, and the widget whose announcement it is.
  public static var listener: ((_ text: String, _ widget: AnyWidget) -> Void)?
}

/// The widget of a window that screen readers regard as focused.
///
/// This is not always the focus widget: if no widget has the focus, or one that is hidden from assistive technology, screen
/// readers stay at the previous widget.
final class ScreenReaderFocus {
  private let window: Window
  private var widget: WeakWidget?
  private lazy var descriptions = DescribedAnnouncements { [window, weak self] in
    self?.target ?? AnyWidget(window)
  }
  /// Texts that are announced when the focus has left a popover.
  private var held: [String] = []
  /// Whether the focus has moved while the window was not active, as it does before the window opens.
  private var hasMovedUnseen = true

  fileprivate static var tracked: [WidgetPointer: ScreenReaderFocus] = [:]

  private init(_ window: Window) { self.window = window }

  /// Tracks the focus of a window until the window is destroyed.
  static func follow(_ window: Window) {
    let focus = ScreenReaderFocus(window)
    tracked[window.pointer] = focus
    window.connect("notify::focus-widget") { [weak focus] in focus?.moved() }
    window.connect("notify::is-active") { [weak focus] in
      // The last text is not spoken again when the user comes back.
      if window.isActive { focus?.becameActive() } else { focus?.descriptions.focusMoved() }
    }
    window.onDestroyed { tracked[window.pointer] = nil }
  }

  /// Reports the focus again, if it moved before the window was active: screen readers stay at the window otherwise.
  private func becameActive() {
    guard hasMovedUnseen else { return }
    hasMovedUnseen = false
    MainLoop.idle { [weak self] in
      guard let window = self?.window, let focus = window.focus else { return }
      gtk_root_set_focus(window.opaque, nil)
      gtk_root_set_focus(window.opaque, focus.pointer)
    }
  }

  private func moved() {
    guard let new = window.focus?.seenByReaders, new.pointer != widget?.widget?.pointer else { return }
    widget = WeakWidget(new)
    if !window.isActive { hasMovedUnseen = true }
    descriptions.focusMoved()
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
    if Announcer.usesDescriptions {
      descriptions.announce(text)
    } else if window.isActive {
      // Screen readers speak the announcements of inactive windows too.
      cgtk_accessible_announce(target.pointer, text)
    }
  }

  /// Whether the focus is in a popover, or has not left one that has just closed.
  private var isInPopover: Bool {
    guard let focus = window.focus ?? widget?.widget else { return false }
    return gtk_widget_get_ancestor(focus.pointer, gtk_popover_get_type()) != nil
  }

  private var target: AnyWidget { widget?.widget.flatMap { $0.isMapped ? $0 : nil } ?? AnyWidget(window) }
}

extension Widget {
  /// Announces a text to screen readers, if the widget is on the screen and its window is active.
  ///
  /// Before GTK 4.14, which introduced announcements, the text becomes the accessible description of the focus widget until
  /// the focus moves: screen readers speak descriptions that change.
  public func announce(_ text: String) {
    guard isMapped, let window = Window(of: self), !text.isEmpty else { return }
    Announcer.listener?(text, AnyWidget(self))
    ScreenReaderFocus.tracked[window.pointer]?.announce(text)
  }
}

extension AnyWidget {
  /// The widget that assistive technology sees in place of this one: the text field around an editable text, or the widget
  /// itself; nil if it is hidden.
  fileprivate var seenByReaders: AnyWidget? {
    if let field = parent, field.isA(gtk_editable_get_type()) { return field }
    return gtk_accessible_get_accessible_role(opaque) == GTK_ACCESSIBLE_ROLE_NONE ? nil : self
  }
}
