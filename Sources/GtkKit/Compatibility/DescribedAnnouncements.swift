// Can go with GTK 4.14, which has gtk_accessible_announce.
import CGtk

/// Announces texts by the accessible description of a widget: screen readers speak descriptions that change.
final class DescribedAnnouncements {
  /// The widget that screen readers regard as focused.
  private let target: () -> AnyWidget
  /// The widget whose description is an announced text, and the text.
  private var described: (widget: WeakWidget, text: String)?
  /// The time in which screen readers read a new focus widget.
  private var reading: Token?
  /// Texts that are announced when screen readers have read the new focus widget.
  private var waiting: [String] = []

  /// The time that screen readers need to read a new focus widget, in milliseconds. A description that changes during this
  /// time would be spoken twice.
  private static let readingTime = 500

  init(at target: @escaping () -> AnyWidget) { self.target = target }

  func focusMoved() {
    endDescription()
    reading = MainLoop.after(milliseconds: Self.readingTime) { [weak self] in self?.describeWaiting() }
  }

  func announce(_ text: String) {
    if reading == nil { describe(text) } else { waiting.append(text) }
  }

  private func describeWaiting() {
    reading = nil
    if !waiting.isEmpty { describe(waiting.joined(separator: " ")) }
    waiting = []
  }

  private func describe(_ text: String) {
    let target = target()
    let isSame = described?.widget.widget?.pointer == target.pointer
    if !isSame { endDescription() }
    // Screen readers only speak changes.
    if isSame, described?.text == text { target.describe("") }
    target.describe(text)
    described = (WeakWidget(target), text)
  }

  /// Restores the widget's own description, once screen readers know that the focus has left it.
  private func endDescription() {
    guard let old = described?.widget else { return }
    described = nil
    MainLoop.idle { [weak self] in
      guard let widget = old.widget, self?.described?.widget.widget?.pointer != widget.pointer else { return }
      widget.restoreDescription()
    }
  }
}

/// The key of a widget's own description in the data of its object.
private let ownDescription = "gtkkit-description"
/// The key that marks a widget whose tooltip is its name, in the data of its object.
private let tooltipIsName = "gtkkit-tooltip-is-name"

extension Widget {
  func keepDescription(_ text: String) {
    g_object_set_data_full(cast(), ownDescription, g_strdup(text), g_free)
  }

  func markTooltipAsName() { g_object_set_data(cast(), tooltipIsName, UnsafeMutableRawPointer(pointer)) }

  fileprivate func describe(_ text: String) {
    cgtk_accessible_set_text(pointer, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text)
  }

  /// Restores the widget's own accessible description, or its tooltip if it has none and the tooltip is not its name.
  fileprivate func restoreDescription() {
    let own = g_object_get_data(cast(), ownDescription).map {
      String(cString: $0.assumingMemoryBound(to: CChar.self))
    }
    if let text = own ?? (g_object_get_data(cast(), tooltipIsName) == nil ? tooltip : nil) {
      describe(text)
    } else {
      gtk_accessible_reset_property(opaque, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION)
    }
  }
}
