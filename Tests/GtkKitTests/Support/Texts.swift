import GtkKit

/// The texts of all labels in a widget, which can be a label.
@MainActor
func texts(below widget: AnyWidget) -> [String] {
  (Label(widget).map { [$0.text] } ?? []) + widget.children.flatMap { texts(below: $0) }
}
