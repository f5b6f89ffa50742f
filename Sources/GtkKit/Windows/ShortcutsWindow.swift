import CGtk

/// A line of the Keyboard Shortcuts window.
public nonisolated struct Shortcut: Equatable, Sendable {
  /// The keys, in the syntax of GtkShortcutsShortcut: "r", "p h", "a...z"; nil for those of ``action``.
  public let keys: String?
  /// The detailed name of an action of the application, such as "app.quit".
  public let action: String?
  /// What the keys do.
  public let title: String

  /// Keys that are not the accelerators of an action.
  public init(_ keys: String, _ title: String) { (self.keys, action, self.title) = (keys, nil, title) }

  /// The keys of an action.
  public init(action: String, _ title: String) { (keys, self.action, self.title) = (nil, action, title) }
}

/// The window that lists the keyboard shortcuts.
public enum ShortcutsWindow {
  /// Shortcuts or groups under a title.
  public nonisolated struct Titled<Item: Sendable>: Sendable {
    /// The title.
    public let title: String
    /// The shortcuts or groups.
    public let items: [Item]

    /// Shortcuts or groups under a title.
    public init(_ title: String, _ items: [Item]) {
      self.title = title
      self.items = items
    }
  }

  /// Shortcuts under a heading.
  public typealias Group = Titled<Shortcut>

  /// A page of the window. It must fit on the screen: GTK has no scrolling here.
  public typealias Section = Titled<Group>

  /// Shows shortcuts above a window of an application, which knows the keys of the actions.
  ///
  /// The window is made when it is first shown. The other arguments are used only then.
  public static func present(
    _ sections: @autoclosure () -> [Section], titled title: String, above window: Window
  ) {
    let parent = window.cast(to: GtkApplicationWindow.self)
    if gtk_application_window_get_help_overlay(parent) == nil, let overlay = make(sections(), titled: title) {
      gtk_application_window_set_help_overlay(parent, OpaquePointer(overlay.pointer))
      g_object_unref(overlay.pointer)
      overlay.closes(at: "<Control>w")
    }
    guard let overlay = gtk_application_window_get_help_overlay(parent) else { return }
    gtk_window_present(UnsafeMutableRawPointer(overlay).assumingMemoryBound(to: GtkWindow.self))
  }

  /// Makes the window, which the caller owns. GtkBuilder is the only way to do this before GTK 4.14.
  public static func make(_ sections: [Section], titled title: String) -> Window? {
    let window = element(
      "GtkShortcutsWindow", id: "window", ["title": title], children: sections.enumerated().map(section))
    let builder = gtk_builder_new_from_string("<interface>\(window)</interface>", -1)
    defer { g_object_unref(builder.map { UnsafeMutableRawPointer($0) }) }
    guard let object = gtk_builder_get_object(builder, "window") else { return nil }
    g_object_ref(object)
    return Window(pointer: UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self))
  }

  private static func section(_ number: Int, _ section: Section) -> String {
    // GTK's own theme warns of the buttons that lead from page to page: each section stays on one page.
    element(
      "GtkShortcutsSection",
      ["section-name": "section-\(number)", "title": section.title, "max-height": "40"],
      children: section.items.map { group in
        element("GtkShortcutsGroup", ["title": group.title], children: group.items.map(shortcut))
      })
  }

  private static func shortcut(_ shortcut: Shortcut) -> String {
    let keys = shortcut.action.map { ("action-name", $0) } ?? ("accelerator", shortcut.keys ?? "")
    return element("GtkShortcutsShortcut", ["title": shortcut.title, keys.0: keys.1])
  }

  private static func element(
    _ type: String, id: String? = nil, _ properties: KeyValuePairs<String, String> = [:],
    children: [String] = []
  ) -> String {
    "<object class=\"\(type)\"\(id.map { " id=\"\($0)\"" } ?? "")>"
      + properties.map { "<property name=\"\($0)\">\(escaped($1))</property>" }.joined()
      + children.map { "<child>\($0)</child>" }.joined() + "</object>"
  }

  private static func escaped(_ text: String) -> String { String(owning: g_markup_escape_text(text, -1)) }
}
