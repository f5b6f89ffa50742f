import CGtk

/// The program's style sheets.
public enum StyleSheet {
  private static var folder = ""
  private static var order: [String] = []
  private static var used: Set<String> = []
  private static let provider = newProvider()

  /// Sets the names of the style sheets and their folder, in the registered resources.
  ///
  /// A rule of a later style sheet overrides an equally specific rule of an earlier one.
  public static func prepare(_ names: [String], in folder: String) {
    order = names
    self.folder = folder
  }

  /// Applies style sheets to all windows, unless they are applied already. Unknown names are ignored.
  ///
  /// A style sheet takes time when it is read and whenever styles change, so each one is applied when it is needed first.
  public static func use(_ names: String...) {
    guard !used.isSuperset(of: names) else { return }
    used.formUnion(names)
    let imports = order.filter(used.contains).map { "@import url(\"resource://\(folder)/\($0).css\");\n" }
    // One provider has them all: rules of different providers are not compared by how specific they are.
    gtk_css_provider_load_from_data(provider.cast(), imports.joined(), -1)
  }

  /// Defines colors that the style sheets use as `@name`.
  public static func define(_ colors: [(name: String, color: Color)]) {
    set(colors.map { ($0.name, "@define-color \($0.name) \($0.color.css);") })
  }

  /// Sets the size of the texts in the widgets of a selector, in pixels; nil takes it back.
  ///
  /// Popovers and tooltips have surfaces of their own: they are not scaled with the page to which they belong.
  public static func setTextSize(_ size: Double?, of selector: String) {
    set([(selector, size.map { "\(selector) { font-size: \($0)px; }" })])
  }

  private static var rules: [String: String] = [:]
  private static let ruleProvider = newProvider()

  private static func set(_ new: [(key: String, rule: String?)]) {
    guard !new.allSatisfy({ rules[$0.key] == $0.rule }) else { return }
    for (key, rule) in new { rules[key] = rule }
    gtk_css_provider_load_from_data(ruleProvider.cast(), rules.values.joined(separator: "\n"), -1)
  }

  private static func newProvider() -> GObjectRef {
    let provider = GObjectRef(owning: UnsafeMutableRawPointer(gtk_css_provider_new()))
    if let display = gdk_display_get_default() {
      gtk_style_context_add_provider_for_display(
        display, provider.opaque, guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    }
    return provider
  }
}
