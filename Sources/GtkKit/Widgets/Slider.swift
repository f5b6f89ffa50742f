import CGtk

/// A slider for integers.
public final class Slider: Widget {
  /// The `GtkScale`.
  public var pointer: WidgetPointer { widget.pointer(of: self) }
  private let widget: WeakWidget
  /// The last value that was reported to the handler, or set in code.
  private var reported: Int?
  /// The value before a new range has moved the slider.
  private var moved: Int?
  private var spokenValue = ""

  /// A slider that an arrow key moves by `step`, and Page Up or Page Down by `page`.
  public init(_ range: ClosedRange<Int>, step: Int, page: Int) {
    widget = WeakWidget(
      gtk_scale_new_with_range(
        GTK_ORIENTATION_HORIZONTAL, Double(range.lowerBound), Double(range.upperBound), Double(step)))
    reported = range.lowerBound
    gtk_range_set_increments(cast(), Double(step), Double(page))
    gtk_scale_set_draw_value(cast(), 0)
    gtk_range_set_restrict_to_fill_level(cast(), 0)
    gtk_range_set_fill_level(cast(), Double(range.upperBound))
    followWheel(by: step)
  }

  /// Moves the slider by one step at each notch of a wheel. GTK moves it by a page.
  private func followWheel(by step: Int) {
    let controller = add(
      gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_VERTICAL), GTK_PHASE_CAPTURE)
    Signal.answer(object(controller), "scroll") { [self] arguments in
      let notches = arguments.double(1)
      // The distance on a touch pad is in pixels: GTK follows it.
      guard gtk_event_controller_scroll_get_unit(controller) == GDK_SCROLL_UNIT_WHEEL, notches != 0 else {
        return false
      }
      gtk_range_set_value(cast(), gtk_range_get_value(cast()) - notches * Double(step))
      return true
    }
  }

  /// The value. Setting it does not call the handlers of ``onMoved(_:)``.
  public var value: Int {
    get { Int(gtk_range_get_value(cast()).rounded()) }
    set {
      set(newValue, from: moved ?? value) {
        silently { gtk_range_set_value(cast(), Double(newValue)) }
        (reported, moved) = (value, nil)
      }
    }
  }

  /// The range of values.
  public var range: ClosedRange<Int> {
    get {
      let adjustment = gtk_range_get_adjustment(cast())
      return Int(gtk_adjustment_get_lower(adjustment))...Int(gtk_adjustment_get_upper(adjustment))
    }
    set {
      set(newValue, from: range) {
        let old = value
        silently { gtk_range_set_range(cast(), Double(newValue.lowerBound), Double(newValue.upperBound)) }
        reported = value
        if value != old { moved = moved ?? old }
      }
    }
  }

  /// The value up to which the groove is filled, whatever the value is: nodes `fill` in style sheets.
  public var fillLevel: Int {
    get { Int(gtk_range_get_fill_level(cast())) }
    set {
      gtk_range_set_show_fill_level(cast(), 1)
      set(newValue, from: fillLevel) {
        gtk_range_set_fill_level(cast(), Double(newValue))
        // GTK does not place the nodes in the groove again.
        gtk_widget_queue_allocate(gtk_widget_get_first_child(pointer))
      }
    }
  }

  /// The text that screen readers announce for the value, for example "$35" at 35.
  public var accessibleValue: String {
    get { spokenValue }
    set {
      set(newValue, from: accessibleValue) {
        spokenValue = newValue
        cgtk_accessible_set_text(pointer, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, newValue)
      }
    }
  }

  /// Runs `handler` with the new value each time the user moves the slider.
  public func onMoved(_ handler: @escaping (Int) -> Void) {
    connect("value-changed") { [self] in
      // GTK reports a value that is set in a handler once more, when the outer report goes on.
      guard value != reported else { return }
      (reported, moved) = (value, nil)
      handler(value)
    }
  }

  /// Whether GTK itself announces changes of the value to screen readers.
  public static var announcesValue: Bool { gtk_check_version(4, 18, 0) == nil }
}
