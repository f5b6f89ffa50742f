extension Game {
  /// The style sheets of all games and of what they share, in the order in which they apply.
  package static var styleSheets: [String] {
    // The shared sheets come last: they override the games'.
    all.map(\.name) + ["motion", "inspector", "help", "statistics", "alerts", "contrast", "common"]
  }
}
