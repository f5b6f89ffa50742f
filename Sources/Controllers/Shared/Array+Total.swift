extension Array {
  /// The sum of a number of each element, limited to `Int.max`.
  func total(_ number: (Element) -> Int) -> Int {
    reduce(0) { sum, element in
      let (next, overflow) = sum.addingReportingOverflow(number(element))
      return overflow ? .max : next
    }
  }
}
