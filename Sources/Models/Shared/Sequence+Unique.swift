extension Sequence where Element: Hashable {
  /// The elements in their order, each one once.
  public var unique: [Element] {
    var known: Set<Element> = []
    return filter { known.insert($0).inserted }
  }
}
