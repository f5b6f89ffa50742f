/// What the user has to be told: each notice once, and none before there is somebody to tell it.
final class PendingNotices<Notice> {
  private var listener: ((Notice) -> Void)?
  private var untold: [Notice] = []

  /// Runs `listener` with each notice from now on, and with those that wait.
  func listen(_ listener: @escaping (Notice) -> Void) {
    self.listener = listener
    for notice in untold { listener(notice) }
    untold = []
  }

  /// Tells of something, or has it wait.
  func tell(_ notice: Notice) {
    guard let listener else { return untold.append(notice) }
    listener(notice)
  }
}
