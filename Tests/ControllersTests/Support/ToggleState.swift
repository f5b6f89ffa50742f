/// Whether a toggle button is active.
@MainActor
func isActive(_ button: AnyWidget) -> Bool {
  let toggle = UnsafeMutableRawPointer(button.pointer).assumingMemoryBound(to: GtkToggleButton.self)
  return gtk_toggle_button_get_active(toggle) != 0
}
