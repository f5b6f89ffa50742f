import Models

/// The source of the solution of Pig. It arrives later: solving must not delay the window.
package struct PigSolutionSource {
  /// Solves the game and calls `completion` with the solution on the main actor.
  package var load: (_ completion: @escaping (PigSolution) -> Void) -> Void

  package init(load: @escaping (_ completion: @escaping (PigSolution) -> Void) -> Void) { self.load = load }

  /// Solves the game in the background, once for all controllers.
  package static var background: PigSolutionSource {
    PigSolutionSource { completion in
      Task { completion(await standard()) }
    }
  }

  @concurrent
  nonisolated static func standard() async -> PigSolution { .standard }
}
