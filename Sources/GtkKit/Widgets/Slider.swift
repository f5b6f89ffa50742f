import CGtk

/// A slider over whole numbers.
public struct Slider: Widget {
  /// The `GtkScale`.
  public let pointer: WidgetPointer
  private let known = Known()

  /// The value that the handler was told last, or that was set in code.
  private final class Known {
    var value: Int?
  }

  /// A slider from the least to the largest of its values; arrow keys move it by `step`, Page Up and Down by `page`.
  public init(_ range: ClosedRange<Int>, step: Int, page: Int) {
    pointer = gtk_scale_new_with_range(
      GTK_ORIENTATION_HORIZONTAL, Double(range.lowerBound), Double(range.upperBound), Double(step))
    gtk_range_set_increments(cast(), Double(step), Double(page))
    gtk_scale_set_draw_value(cast(), 0)
  }

  /// The value; setting it does not call the `onMoved` handler.
  public var value: Int {
    get { Int(gtk_range_get_value(cast()).rounded()) }
    nonmutating set {
      set("", to: newValue, from: value) {
        silently { gtk_range_set_value(cast(), Double(newValue)) }
        known.value = value
      }
    }
  }

  /// The values that the slider goes through.
  public var range: ClosedRange<Int> {
    get {
      let adjustment = gtk_range_get_adjustment(cast())
      return Int(gtk_adjustment_get_lower(adjustment))...Int(gtk_adjustment_get_upper(adjustment))
    }
    nonmutating set {
      set("range", to: newValue, from: range) {
        silently { gtk_range_set_range(cast(), Double(newValue.lowerBound), Double(newValue.upperBound)) }
        known.value = value
      }
    }
  }

  /// Writes a small text under a value.
  public func mark(_ value: Int, _ text: String? = nil) {
    gtk_scale_add_mark(cast(), Double(value), GTK_POS_BOTTOM, text)
  }

  /// Runs `handler` each time the user moves the slider, with the value it was moved to.
  public func onMoved(_ handler: @escaping (Int) -> Void) {
    connect("value-changed") {
      // Set in a handler, the adjustment tells its change once more, when the handler is no longer blocked.
      guard self.value != known.value else { return }
      known.value = self.value
      handler(self.value)
    }
  }

  /// Whether GTK itself announces changes of the value to screen readers.
  public static var tellsValue: Bool { gtk_check_version(4, 18, 0) == nil }

  /// Moves the slider as the user would.
  public func move(to value: Int) {
    guard isEffectivelySensitive else { return }
    gtk_range_set_value(cast(), Double(value))
  }
}
