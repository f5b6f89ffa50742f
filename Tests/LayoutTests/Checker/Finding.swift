/// A defect in the appearance of a window.
struct Finding: Hashable {
  /// The kinds of defects.
  enum Kind: String, CaseIterable {
    /// The window does not have the requested size.
    case refusedSize
    /// A widget is smaller than its minimum size.
    case belowMinimum
    /// A text ends in an ellipsis.
    case ellipsized
    /// A widget is partly outside of its window, or clipped by an ancestor.
    case outside
    /// Two widgets overlap.
    case covered
    /// A control is too small to click.
    case tooSmall
    /// A text is larger than its widget, or clipped by an ancestor.
    case cutOff
    /// A text has too little contrast.
    case faint
    /// The description of a widget repeats its name.
    case repeated
  }

  let kind: Kind
  /// The widget's name, or a description by which it can be found.
  let widget: String
  /// The actual and the expected value.
  let detail: String
}

extension Finding: CustomStringConvertible {
  var description: String { "\(kind) \(widget) \(detail)" }
}
