import CGtk
import GtkKit

/// A hand on the pointer and the keyboard, for windows of the test itself: what it does comes through the display.
///
/// Each method returns when the program has handled what came.
@MainActor
package final class Hand {
  private let display: XDisplay
  private let window: Window
  /// The presses that the window has got.
  private var presses = 0
  private var isOutOfPatience = false

  /// A hand at a window that is shown. The window gets the keyboard focus.
  package init(at window: Window) throws {
    display = try XDisplay()
    self.window = window
    try focusWindow()
    // The controller that is added last gets an event first.
    window.onKeyPress(GTK_PHASE_CAPTURE) { [weak self] _ in
      self?.presses += 1
      return false
    }
  }

  /// Takes the pointer to the middle of the screen, where it was: later tests must not have it above their windows.
  isolated deinit {
    guard let size = try? display.screenSize else { return }
    try? display.movePointer(to: size[0] / 2, size[1] / 2)
    try? display.synchronize()
  }

  package func focusWindow() throws {
    try display.focus(Self.identifier(of: window))
    settle()
  }

  package func leaveWindow() throws {
    try display.focus(display.root)
    settle()
  }

  // MARK: - Pointer

  /// Moves the pointer to a point in a widget: the parts of its width and its height.
  package func point(at widget: some Widget, _ part: Point = Point(0.5, 0.5)) throws {
    // A page may be laid out again in the frames after it was shown.
    var (place, next) = (Point(-1, -1), try self.place(of: widget, part))
    while next != place {
      window.waitForFrames(2)
      (place, next) = (next, try self.place(of: widget, part))
    }
    try display.movePointer(to: Int(place.x), Int(place.y))
    settle()
  }

  /// The place of a point in a widget on the screen.
  private func place(of widget: some Widget, _ part: Point) throws -> Point {
    let native = gtk_widget_get_native(widget.pointer)
    let root = UnsafeMutableRawPointer(native).map { $0.assumingMemoryBound(to: GtkWidget.self) }
    var bounds = graphene_rect_t()
    guard let root, gtk_widget_compute_bounds(widget.pointer, root, &bounds) != 0 else {
      throw XDisplay.Failure(reason: "the widget is not in a window")
    }
    var (x, y) = (0.0, 0.0)
    gtk_native_get_surface_transform(native, &x, &y)
    let origin = try display.origin(of: Self.identifier(of: AnyWidget(root)))
    x += Double(origin.x) + Double(bounds.origin.x) + Double(bounds.size.width) * part.x
    y += Double(origin.y) + Double(bounds.origin.y) + Double(bounds.size.height) * part.y
    return Point(x, y)
  }

  package func click(
    _ widget: some Widget, at part: Point = Point(0.5, 0.5), button: UInt8 = 1, times: Int = 1
  ) throws {
    try point(at: widget, part)
    // Another hand may have moved the pointer away while events were handled.
    let place = try place(of: widget, part)
    try display.movePointer(to: Int(place.x), Int(place.y))
    for _ in 0..<times { try display.click(button) }
    settle()
  }

  package func clickAgain() throws {
    try display.click(1)
    settle()
  }

  package func setButton(isDown: Bool) throws {
    try display.setButton(1, isDown: isDown)
    settle()
  }

  // MARK: - Keyboard

  package func press(_ key: KeyboardKey, holding held: KeyboardKey...) throws {
    try display.press(key, holding: held)
    settle()
  }

  /// Holds a key with modifiers until the window has got a number of presses from auto-repeat, and releases it.
  package func hold(_ key: KeyboardKey, holding held: KeyboardKey..., repeats: Int) throws {
    for key in held { try setKey(key, isDown: true) }
    try display.setKey(key, isDown: true)
    try waitForPresses(1 + repeats)
    for key in [key] + held.reversed() { try setKey(key, isDown: false) }
  }

  package func setKey(_ key: KeyboardKey, isDown: Bool) throws {
    try display.setKey(key, isDown: isDown)
    settle()
  }

  /// Waits until the window has got a number of presses, also from auto-repeat.
  package func waitForPresses(_ count: Int) throws {
    let (before, patience) = (presses, MainLoop.after(milliseconds: 20_000) { self.isOutOfPatience = true })
    while presses < before + count, !isOutOfPatience { MainLoop.iterate(mayBlock: true) }
    patience.cancel()
    if isOutOfPatience { throw XDisplay.Failure(reason: "the key does not repeat") }
  }

  package func type(_ text: String) throws {
    for character in text {
      if let key = KeyboardKey(character) {
        try press(key)
      } else if let key = (Self.shifted[character] ?? character.lowercased().first).flatMap({
        KeyboardKey($0)
      }) {
        try press(key, holding: .shift)
      } else {
        throw XDisplay.Failure(reason: "no key prints \(character)")
      }
    }
  }

  /// Copies a text, and presses Ctrl+V. The text arrives later, as from another program.
  package func paste(_ text: String) throws {
    gdk_clipboard_set_text(gtk_widget_get_clipboard(window.pointer), text)
    try press("v", holding: .control)
  }

  /// The keys that print characters with Shift.
  private static let shifted = Dictionary(
    uniqueKeysWithValues: zip("!@#$%^&*()_+{}:\"|<>?~", "1234567890-=[];'\\,./`"))

  /// Replaces the text of a field: clicks on it, selects the text and types.
  package func replaceText(of field: TextField, with text: String) throws {
    try click(field)
    try press("a", holding: .control)
    if text.isEmpty { try press(.backspace) } else { try type(text) }
  }

  package func enter(_ text: String, in field: TextField) throws {
    try replaceText(of: field, with: text)
    try press(.enter)
  }

  /// Runs `work` with keyboard layouts, such as "us,ru", of which one is active.
  package func withLayouts(
    _ names: String, variants: String = "", active: UInt8 = 0, _ work: () throws -> Void
  ) throws {
    try display.setLayouts(names, variants: variants)
    try display.activateLayout(active)
    settle()
    defer {
      try? display.setLayouts("us")
      settle()
    }
    try work()
  }

  // MARK: - Waiting

  /// Handles what the display has sent. It has handled the requests of the hand before.
  private func settle() {
    try? display.synchronize()
    gdk_display_sync(gdk_display_get_default())
    // The limit ends it if events keep coming, as the frames of an animation do.
    for _ in 0..<500 {
      guard MainLoop.iterate() else { return }
    }
  }

  /// The number of a widget's window on the display.
  private static func identifier(of widget: some Widget) -> UInt32 {
    typealias Function = @convention(c) (OpaquePointer?) -> gulong
    guard let symbol = dlsym(nil, "gdk_x11_surface_get_xid") else { return 0 }
    let surface = gtk_native_get_surface(OpaquePointer(widget.pointer))
    return UInt32(unsafeBitCast(symbol, to: Function.self)(surface))
  }
}
