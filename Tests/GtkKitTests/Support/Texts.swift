import CGtk
import GtkKit

/// The texts of all labels in a widget, which can be a label.
@MainActor
func texts(below widget: AnyWidget) -> [String] {
  let isLabel = widget.children.isEmpty && typeName(widget) == "GtkLabel"
  return (isLabel ? [Label(widget).text] : []) + widget.children.flatMap { texts(below: $0) }
}

@MainActor
private func typeName(_ widget: AnyWidget) -> String {
  let instance = UnsafeMutableRawPointer(widget.pointer).assumingMemoryBound(to: GTypeInstance.self)
  return String(cString: g_type_name_from_instance(instance))
}
