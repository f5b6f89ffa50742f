import CGtk

/// A bar that shows a fraction.
public struct ProgressBar: Widget {
  /// The `GtkProgressBar`.
  public let pointer: WidgetPointer

  /// An empty bar, which grows from its start or, if it is inverted, from its end.
  public init(isInverted: Bool = false) {
    pointer = gtk_progress_bar_new()
    gtk_progress_bar_set_inverted(opaque, isInverted ? 1 : 0)
  }

  /// The filled fraction, from 0 to 1. Values outside of this range are clamped.
  public var fraction: Double {
    get { gtk_progress_bar_get_fraction(opaque) }
    nonmutating set {
      let clamped = min(max(newValue, 0), 1)
      set(clamped, from: fraction) { gtk_progress_bar_set_fraction(opaque, clamped) }
    }
  }
}
