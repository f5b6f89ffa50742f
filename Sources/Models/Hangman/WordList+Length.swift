extension WordList {
  /// The available word length nearest to `wish`; the shorter one of two equally near.
  public func length(nearest wish: Int) -> Int {
    let lengths = (1...longestLength).filter { count(ofLength: $0) > 0 }
    // Clamping prevents overflow in the differences.
    let wish = min(max(wish, 1), longestLength)
    return lengths.min { abs($0 - wish) < abs($1 - wish) } ?? longestLength
  }
}
