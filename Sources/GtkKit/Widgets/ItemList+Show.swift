extension ItemList where Item: Equatable {
  /// Shows items instead of the present ones. The list keeps its position where the items are the same at the beginning or
  /// at the end, or where others were dropped at the beginning. A log that follows its end goes on to do so.
  public func show(_ new: [Item]) {
    if let first = new.first, let kept = items.firstIndex(of: first), kept > 0,
      new.starts(with: items[kept...])
    {
      replace(0..<kept, by: [])
    }
    let growth = new.count - items.count
    let common = min(items.count, new.count)
    let first = (0..<common).first { items[$0] != new[$0] } ?? common
    let last =
      (0..<common - first).first { items[items.count - 1 - $0] != new[new.count - 1 - $0] } ?? common - first
    let endMoves = last == 0 && growth != 0
    if endMoves, growth < 0 { followsEnd = isLog }
    // If the first items stay, the first row that changes may have the keyboard focus.
    replace(
      first..<items.count - last, by: new[first..<new.count - last],
      keepsLastRows: endMoves && followsEnd && first == 0)
    if endMoves, followsEnd { scrollToEnd() }
  }
}
