/// Finds widgets whose description repeats their name: screen readers speak the name, and then the description.
@MainActor
enum DescriptionChecker {
  /// All findings in a window.
  static func findings(in window: Window) -> [Finding] { findings(below: AnyWidget(window)) }

  private static func findings(below widget: AnyWidget) -> [Finding] {
    let name = UserText.accessibleText(GTK_ACCESSIBLE_PROPERTY_LABEL, of: widget)
    let description = UserText.accessibleText(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, of: widget)
    let own = name.flatMap { name in
      name == description ? Finding(kind: .repeated, widget: widget.reportName, detail: name) : nil
    }
    return [own].compactMap(\.self) + widget.children.flatMap { findings(below: $0) }
  }
}
