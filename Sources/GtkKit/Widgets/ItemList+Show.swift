extension ItemList where Item: Equatable {
  /// Shows items instead of the present ones. The list keeps its position where the items are the same at the beginning or
  /// at the end, or where others were dropped at the beginning. A log that follows its end goes on to do so.
  public func show(_ new: [Item]) {
    if let first = new.first, let kept = items.firstIndex(of: first), new.starts(with: items[kept...]) {
      replace(0..<kept, by: [])
    }
    let last = zip(items.reversed(), new.reversed()).prefix { $0 == $1 }.count
    let first = zip(items.dropLast(last), new.dropLast(last)).prefix { $0 == $1 }.count
    let growth = new.count - items.count
    replace(first..<items.count - last, by: new[first..<new.count - last])
    guard last == 0, growth != 0 else { return }
    if growth < 0 { followsEnd = isLog }
    if followsEnd { scrollToEnd() }
  }
}
