import Views

extension Game {
  /// Loads the style sheets of all games and of what they share from the resources under a path.
  package static func loadStyle(from prefix: String) {
    // The shared sheets come last: they override the games'.
    let sheets = all.map(\.name) + ["motion", "inspector", "help", "contrast", "common"]
    StyleSheet.load(resources: sheets.map { "\(prefix)/style/\($0).css" })
  }
}
