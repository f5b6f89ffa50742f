import CGtk
import GtkKit

/// A value of a signal of an event controller.
public enum SignalValue {
  case number(Double)
  case key(guint)
  case modifiers(GdkModifierType)
}

@MainActor
extension Widget {
  /// The widget's event controllers of a type, in a phase if one is given.
  public func controllers(of type: GType, _ phase: GtkPropagationPhase? = nil) -> [EventController] {
    let list = gtk_widget_observe_controllers(pointer)
    defer { g_object_unref(UnsafeMutableRawPointer(list)) }
    return items(of: list).map { EventController($0) }.filter { controller in
      controller.isA(type) && (phase == nil || controller.phase == phase)
    }
  }
}

/// An event controller of a widget, which keeps it alive.
///
/// A test can report an event to the event controllers of Parlor without a display. Those of GTK read the event itself.
@MainActor
public struct EventController {
  /// The controller of GTK.
  public let pointer: gpointer

  fileprivate init(_ pointer: gpointer) { self.pointer = pointer }

  fileprivate var phase: GtkPropagationPhase {
    gtk_event_controller_get_propagation_phase(OpaquePointer(pointer))
  }

  fileprivate func isA(_ type: GType) -> Bool {
    g_type_check_instance_is_a(pointer.assumingMemoryBound(to: GTypeInstance.self), type) != 0
  }

  /// Emits a signal. Returns the answer of a signal that has one.
  @discardableResult
  public func emit(_ signal: String, _ values: SignalValue...) -> Bool {
    let type = pointer.assumingMemoryBound(to: GTypeInstance.self).pointee.g_class.pointee.g_type
    var query = GSignalQuery()
    let id = g_signal_lookup(signal, type)
    g_signal_query(id, &query)
    var arguments = [GValue](repeating: GValue(), count: 1 + values.count)
    g_value_init(&arguments[0], type)
    g_value_set_object(&arguments[0], pointer)
    for (index, value) in values.enumerated() {
      switch value {
      case .number(let number):
        g_value_init(&arguments[index + 1], g_type_from_name("gdouble"))
        g_value_set_double(&arguments[index + 1], number)
      case .key(let code):
        g_value_init(&arguments[index + 1], g_type_from_name("guint"))
        g_value_set_uint(&arguments[index + 1], code)
      case .modifiers(let modifiers):
        g_value_init(&arguments[index + 1], gdk_modifier_type_get_type())
        g_value_set_flags(&arguments[index + 1], modifiers.rawValue)
      }
    }
    defer { for index in arguments.indices { g_value_unset(&arguments[index]) } }
    var answer = GValue()
    guard query.return_type == g_type_from_name("gboolean") else {
      g_signal_emitv(&arguments, id, 0, &answer)
      return false
    }
    g_value_init(&answer, query.return_type)
    g_signal_emitv(&arguments, id, 0, &answer)
    return g_value_get_boolean(&answer) != 0
  }
}

/// The objects in a list of GTK. The list's owner keeps them alive.
public func items(of list: OpaquePointer?) -> [gpointer] {
  (0..<g_list_model_get_n_items(list)).compactMap { index in
    let item = g_list_model_get_item(list, index)
    g_object_unref(item)
    return item
  }
}
