/// A row of an ``ItemList``, which shows one item after another.
public protocol ItemRow<Item>: AnyObject {
  associatedtype Item
  /// The row's widget; the list owns it.
  var widget: AnyWidget { get }
  /// Shows an item.
  func show(_ item: Item)
  /// The description of the shown item for screen readers; nil if they read the row's labels.
  var description: String? { get }
  /// Whether rows that belong to the shown item are visible; nil if there are none.
  var isExpanded: Bool? { get }
}

extension ItemRow {
  /// By default, no rows belong to an item.
  public var isExpanded: Bool? { nil }
}
