import CGtk

/// A bar that shows how much of something is reached.
public struct ProgressBar: Widget {
  /// The `GtkProgressBar`.
  public let pointer: WidgetPointer

  /// An empty bar.
  public init() { pointer = gtk_progress_bar_new() }

  /// How full the bar is, from 0 to 1.
  public var fraction: Double {
    get { gtk_progress_bar_get_fraction(opaque) }
    nonmutating set {
      let legal = min(max(newValue, 0), 1)
      set("", to: legal, from: fraction) { gtk_progress_bar_set_fraction(opaque, legal) }
    }
  }
}
