import GtkKit

extension FileWriter {
  /// Gives what is there a name with the date in it, and returns the path; nil where there is nothing.
  @discardableResult
  package nonisolated static func setAside(_ path: String, stamp: String) throws(Failure) -> String? {
    guard exists(path) else { return nil }
    let ending = path.lastIndex(of: ".").map { path[$0...] } ?? ""
    let stem = path.dropLast(ending.count)
    // Two in one second are told apart by a number.
    let names = sequence(first: 1) { $0 + 1 }.lazy.map { number in
      "\(stem)-\(stamp)\(number == 1 ? "" : "-\(number)")\(ending)"
    }
    guard let name = names.first(where: { !exists($0) }) else { return nil }
    try move(path, to: name)
    return name
  }
}
