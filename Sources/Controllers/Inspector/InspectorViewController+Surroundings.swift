import Views

extension InspectorViewController {
  /// What leaves the program by way of the Inspector; tests swap it.
  package struct Exports {
    /// Puts a text on the clipboard.
    package var copy: (_ text: String) -> Void
    /// Asks where to, and saves a text to a file; the name is a suggestion. `saved` is called when it is there.
    package var save: (_ text: String, _ name: String, _ saved: @escaping () -> Void) -> Void
    /// Opens a source file, named as by `#fileID`; false where it is not there.
    package var open: (_ file: String) -> Bool
    /// Whether there are source files to open.
    package var hasSources: () -> Bool

    package init(
      copy: @escaping (_ text: String) -> Void,
      save: @escaping (_ text: String, _ name: String, _ saved: @escaping () -> Void) -> Void,
      open: @escaping (_ file: String) -> Bool, hasSources: @escaping () -> Bool
    ) {
      self.copy = copy
      self.save = save
      self.open = open
      self.hasSources = hasSources
    }
  }

  /// What the Inspector knows the time by.
  package struct Clocks {
    /// Runs the steps of slow motion.
    package var scheduler: Scheduler
    /// Dates the messages.
    package var time: TimeSource

    package init(scheduler: Scheduler, time: TimeSource) {
      self.scheduler = scheduler
      self.time = time
    }

    /// The system's own.
    package static let system = Clocks(scheduler: .mainLoop, time: .system)
  }
}
