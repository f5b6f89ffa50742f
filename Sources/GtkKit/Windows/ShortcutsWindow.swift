import CGtk

/// A line of the Keyboard Shortcuts window.
public nonisolated struct Shortcut: Equatable, Sendable {
  /// The keys, in the syntax of GtkShortcutsShortcut: "r", "p h", "a...z". Nil where they are those of ``action``.
  public let keys: String?
  /// The detailed name of an action of the application, such as "app.quit".
  public let action: String?
  /// What the keys do.
  public let title: String

  /// Keys that a screen answers.
  public init(_ keys: String, _ title: String) {
    (self.keys, action, self.title) = (keys, nil, title)
  }

  /// The keys of an action.
  public init(action: String, _ title: String) {
    (keys, self.action, self.title) = (nil, action, title)
  }
}

/// The window that lists the keyboard shortcuts.
public enum ShortcutsWindow {
  /// Shortcuts under a heading.
  public nonisolated struct Group: Sendable {
    /// The heading.
    public let title: String
    /// The lines below the heading.
    public let shortcuts: [Shortcut]

    /// Shortcuts under a heading.
    public init(_ title: String, _ shortcuts: [Shortcut]) {
      self.title = title
      self.shortcuts = shortcuts
    }
  }

  /// A page of the window. It must fit on the screen: GTK has no scrolling here.
  public nonisolated struct Section: Sendable {
    /// The name of the page.
    public let title: String
    /// The groups on the page.
    public let groups: [Group]

    /// A page with groups.
    public init(_ title: String, _ groups: [Group]) {
      self.title = title
      self.groups = groups
    }
  }

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
      children: section.groups.map { group in
        element("GtkShortcutsGroup", ["title": group.title], children: group.shortcuts.map(shortcut))
      })
  }

  private static func shortcut(_ shortcut: Shortcut) -> String {
    let keys: KeyValuePairs =
      if let action = shortcut.action {
        ["title": shortcut.title, "action-name": action]
      } else {
        ["title": shortcut.title, "accelerator": shortcut.keys ?? ""]
      }
    return element("GtkShortcutsShortcut", keys)
  }

  private static func element(
    _ type: String, id: String? = nil, _ properties: KeyValuePairs<String, String> = [:],
    children: [String] = []
  ) -> String {
    "<object class=\"\(type)\"\(id.map { " id=\"\($0)\"" } ?? "")>"
      + properties.map { "<property name=\"\($0)\">\(escaped($1))</property>" }.joined()
      + children.map { "<child>\($0)</child>" }.joined() + "</object>"
  }

  private static func escaped(_ text: String) -> String {
    let escaped = g_markup_escape_text(text, -1)
    defer { g_free(escaped) }
    return escaped.map { String(cString: $0) } ?? ""
  }
}
