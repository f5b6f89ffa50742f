import CGtk

/// The keys of a shortcut, drawn as keys.
public struct ShortcutLabel: Widget {
  /// The `GtkShortcutLabel`.
  public let pointer: WidgetPointer

  /// A label for keys in the syntax of GTK: "<Control>n", "p h" for one or the other, "a...z" for all between.
  public init(_ keys: String) {
    pointer = gtk_shortcut_label_new(keys)
    // Otherwise a screen reader would read the parts one by one.
    for part in children { part.setAccessibleHidden(true) }
    accessibleLabel(Self.text(of: keys))
  }

  /// The keys in words, in the user's language.
  private static func text(of keys: String) -> String {
    keys.split(separator: " ").map { part in
      part.split(separator: "...").map { key in
        var (keyval, modifiers) = (guint(0), GdkModifierType(rawValue: 0))
        gtk_accelerator_parse(String(key), &keyval, &modifiers)
        return String(owning: gtk_accelerator_get_label(keyval, modifiers))
      }.joined(separator: "–")
    }.joined(separator: ", ")
  }
}
