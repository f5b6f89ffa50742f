extension WordList {
  /// The available word length nearest to `requested`; the shorter one of two equally near.
  public func length(nearest requested: Int) -> Int {
    let lengths = (1...longestLength).filter { count(ofLength: $0) > 0 }
    // Clamping prevents overflow in the differences.
    let requested = min(max(requested, 1), longestLength)
    return lengths.min { abs($0 - requested) < abs($1 - requested) } ?? longestLength
  }
}
