import Views

/// The rules of a game, with odds that may take a while to compute.
protocol GameRules {
  /// The rules, with the odds that are known.
  var rules: Rules { get }
  /// Whether all odds are known.
  var isComplete: Bool { get }
  /// Computes the odds that are not known yet, and calls `completion` each time that some are.
  func computeOdds(completion: @escaping () -> Void)
}

/// Rules whose odds are known at once.
struct SimpleRules: GameRules {
  let makeRules: () -> Rules
  var rules: Rules { makeRules() }
  var isComplete: Bool { true }

  init(_ makeRules: @autoclosure @escaping () -> Rules) { self.makeRules = makeRules }

  func computeOdds(completion: @escaping () -> Void) {}
}
