extension WordList {
  /// The length of words that the list has, nearest to a wish; of two as near the shorter one.
  public func length(nearest wish: Int) -> Int {
    let lengths = (1...longestLength).filter { count(ofLength: $0) > 0 }
    // A wish may be any number: neither difference may overflow.
    let wish = min(max(wish, 1), longestLength)
    return lengths.min { abs($0 - wish) < abs($1 - wish) } ?? longestLength
  }
}
