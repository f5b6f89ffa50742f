/// Notices for the user. Each is delivered once, as soon as there is a listener.
package final class PendingNotices<Notice> {
  private var listener: ((Notice) -> Void)?
  private var pending: [Notice] = []

  /// Runs `listener` with each pending and each future notice.
  package func listen(_ listener: @escaping (Notice) -> Void) {
    self.listener = listener
    for notice in pending { listener(notice) }
    pending = []
  }

  /// Delivers a notice, now or when there is a listener.
  func post(_ notice: Notice) {
    guard let listener else { return pending.append(notice) }
    listener(notice)
  }
}
