import Views

/// The rules of a game for How to Play, with odds that may take a while to compute.
struct GameHelp {
  /// The rules, with the odds that are known at once.
  let known: () -> HelpPage
  /// Computes the rules with all odds, or returns nil if that is not possible; nil if ``known`` has all odds.
  var complete: (() async -> HelpPage?)?
}
