/// The findings in one scene: each one once, where it was first found, with the number of repetitions.
struct Report {
  private var order: [String] = []
  private var lines: [String: (first: String, count: Int)] = [:]

  /// Adds findings in a variant of the scene.
  mutating func add(_ findings: [Finding], in variant: String) {
    for finding in findings {
      let key = "\(finding.kind) \(finding.widget)"
      if lines[key] == nil { order.append(key) }
      lines[key, default: ("\(variant): \(finding)", 0)].count += 1
    }
  }

  /// Fails with all findings, if there are any.
  func assertEmpty(file: StaticString, line: UInt) {
    guard !order.isEmpty else { return }
    let texts = order.compactMap { lines[$0] }.map { first, count in
      count > 1 ? "\(first) (and \(count - 1) times more)" : first
    }
    XCTFail((["\(order.count) findings"] + texts).joined(separator: "\n"), file: file, line: line)
  }
}
