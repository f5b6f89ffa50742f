import CGtk
import GtkKit
import Views

/// Moves the pointer for the event controllers of this project: those of GTK need an event from a display.
@MainActor
enum Pointer {
  /// Moves to the center of a widget in a window, with or without Control.
  static func point(at widget: some Widget, in window: Window, holdingControl isHeld: Bool) {
    let place = widget.bounds(in: window)
    for controller in window.controllers(of: gtk_event_controller_motion_get_type(), GTK_PHASE_CAPTURE) {
      emit("motion", of: controller, place.x + place.width / 2, place.y + place.height / 2)
    }
    for controller in window.controllers(of: gtk_event_controller_key_get_type(), GTK_PHASE_CAPTURE) {
      emitControl(of: controller, isHeld)
    }
  }

  /// Moves to a point in a window.
  static func move(to place: Point, in window: Window) {
    for controller in window.controllers(of: gtk_event_controller_motion_get_type(), GTK_PHASE_CAPTURE) {
      emit("motion", of: controller, place.x, place.y)
    }
  }

  /// Leaves a window.
  static func leave(_ window: Window) {
    for controller in window.controllers(of: gtk_event_controller_motion_get_type(), GTK_PHASE_CAPTURE) {
      cgtk_emit(controller, "leave")
    }
  }

  /// Enters or leaves a widget.
  static func hover(over widget: some Widget, _ isOver: Bool) {
    for controller in widget.controllers(of: gtk_event_controller_motion_get_type(), GTK_PHASE_BUBBLE) {
      isOver ? emit("enter", of: controller, 1, 1) : cgtk_emit(controller, "leave")
    }
  }

  /// Turns the wheel over a widget, up if the number of notches is negative.
  static func scroll(over widget: some Widget, notches: Double) {
    for controller in widget.controllers(of: gtk_event_controller_scroll_get_type(), GTK_PHASE_CAPTURE) {
      emit(
        "scroll", of: controller, 0, notches, gtk_event_controller_scroll_get_type(), answering: "gboolean")
    }
  }

  private static func emit(
    _ signal: String, of controller: gpointer, _ x: Double, _ y: Double,
    _ type: GType = gtk_event_controller_motion_get_type(), answering answerType: String? = nil
  ) {
    var values = [GValue](repeating: GValue(), count: 3)
    for (index, number) in [x, y].enumerated() {
      g_value_init(&values[index + 1], g_type_from_name("gdouble"))
      g_value_set_double(&values[index + 1], number)
    }
    emit(signal, type, of: controller, &values, answering: answerType)
  }

  private static func emitControl(of controller: gpointer, _ isHeld: Bool) {
    var values = [GValue](repeating: GValue(), count: 4)
    for (index, number) in [guint(GDK_KEY_Control_L), 0].enumerated() {
      g_value_init(&values[index + 1], g_type_from_name("guint"))
      g_value_set_uint(&values[index + 1], number)
    }
    // The state is the one before the key press.
    g_value_init(&values[3], gdk_modifier_type_get_type())
    g_value_set_flags(&values[3], isHeld ? 0 : GDK_CONTROL_MASK.rawValue)
    emit(
      isHeld ? "key-pressed" : "key-released", gtk_event_controller_key_get_type(), of: controller, &values,
      answering: isHeld ? "gboolean" : nil)
  }

  private static func emit(
    _ signal: String, _ type: GType, of controller: gpointer, _ values: inout [GValue],
    answering answerType: String?
  ) {
    g_value_init(&values[0], type)
    g_value_set_object(&values[0], controller)
    var answer = GValue()
    if let answerType { g_value_init(&answer, g_type_from_name(answerType)) }
    g_signal_emitv(&values, g_signal_lookup(signal, type), 0, &answer)
    for index in values.indices { g_value_unset(&values[index]) }
  }
}
