/// Ends something when it is released: work that is scheduled for later, or a watch.
@MainActor public final class Token {
  private var end: () -> Void

  /// A token that runs `end` once.
  public init(end: @escaping () -> Void) { self.end = end }

  /// Ends it already now.
  public func cancel() {
    let end = end
    self.end = {}
    end()
  }

  isolated deinit { end() }
}
