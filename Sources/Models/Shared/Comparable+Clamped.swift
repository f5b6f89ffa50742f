extension Comparable {
  /// The value nearest to this one within `limits`.
  func clamped(to limits: ClosedRange<Self>) -> Self {
    min(max(self, limits.lowerBound), limits.upperBound)
  }
}
