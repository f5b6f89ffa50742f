/// Something that is wrong with how a window looks.
struct Finding: Hashable {
  /// What can be wrong.
  enum Kind: String, CaseIterable {
    /// The window is not of the size that it was asked to have.
    case refusedSize
    /// A widget got less than it needs.
    case belowMinimum
    /// A text ends in an ellipsis.
    case ellipsized
    /// A widget is not within its window, or not within what its parents let be seen.
    case outside
    /// Two widgets are in the same place.
    case covered
    /// A control is hard to hit.
    case tooSmall
    /// A text is larger than its room, or something clips it.
    case cutOff
    /// A text does not stand out from what is behind it.
    case faint
  }

  let kind: Kind
  /// The widget's name, or what it can be found by.
  let widget: String
  /// What there is, and what there should be.
  let detail: String
}

extension Finding: CustomStringConvertible {
  var description: String { "\(kind) \(widget) \(detail)" }
}
