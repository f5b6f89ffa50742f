extension BidirectionalCollection {
  /// The collection without the elements at both ends that satisfy a predicate.
  @inline(__always)
  package func trimmed(of isSuperfluous: (Element) -> Bool) -> SubSequence {
    var rest = self[...]
    while let last = rest.last, isSuperfluous(last) { rest.removeLast() }
    while let first = rest.first, isSuperfluous(first) { rest.removeFirst() }
    return rest
  }
}
