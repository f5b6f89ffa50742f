extension Game {
  /// The resources of the style sheets of all games and of what they share, in the order in which they apply.
  package static func styleSheets(below prefix: String) -> [String] {
    // The shared sheets come last: they override the games'.
    let sheets = all.map(\.name) + ["motion", "inspector", "help", "alerts", "contrast", "common"]
    return sheets.map { "\(prefix)/style/\($0).css" }
  }
}
