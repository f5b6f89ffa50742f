import Views

extension InspectorViewController {
  /// What the Inspector copies, saves and opens outside of the program. By default, it does nothing.
  package struct Exports {
    /// Puts a text on the clipboard.
    package var copy: (_ text: String) -> Void = { _ in }
    /// Asks the user for a file and saves a text in it. `name` is a suggestion, `saved` is called afterwards.
    package var save: (_ text: String, _ name: String, _ saved: @escaping () -> Void) -> Void = { _, _, _ in }
    /// Opens a source file, given as in `#fileID`. Returns false if it does not exist.
    package var open: (_ file: String) -> Bool = { _ in false }
    /// Whether the source files exist.
    package var hasSources: () -> Bool = { false }

    package init() {}
  }

  /// The clocks of the Inspector; tests use their own.
  package struct Clocks {
    /// The steps of slow motion.
    package var scheduler: Scheduler
    /// The times of the messages.
    package var time: TimeSource

    package init(scheduler: Scheduler, time: TimeSource) {
      self.scheduler = scheduler
      self.time = time
    }

    /// The system's clocks.
    package static let system = Clocks(scheduler: .mainLoop, time: .system)
  }
}
