import CGtk
import GtkKit

extension TextField {
  /// The text that is selected.
  package var selection: String {
    var (start, end): (CInt, CInt) = (0, 0)
    guard gtk_editable_get_selection_bounds(OpaquePointer(pointer), &start, &end) != 0 else { return "" }
    return String(text.dropFirst(Int(start)).prefix(Int(end - start)))
  }
}
