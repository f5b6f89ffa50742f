/// Visits to the past, and to other recordings.
extension MessageLog {
  /// Shows the messages up to a group, by its id, until ``leave()``. While messages are shown one by one, those of the group wait.
  public func visit(_ id: Int?) {
    if present == nil { present = (nil, nil, pace, shownEnd) }
    let messages = groups.first { $0.id == id }?.messages ?? start..<start
    horizon = messages.upperBound
    show(upTo: pace == .live ? messages.upperBound : messages.lowerBound)
  }

  /// Shows another recording at once, until ``leave()``.
  public func visit(_ other: Recording) {
    leave()
    present = (recording, cleared, pace, shownEnd)
    pace = .live
    recording = other
  }

  /// Shows the present as it was left, with the messages that wait.
  public func leave() {
    guard let own = present else { return }
    (present, horizon, pace) = (nil, nil, own.pace)
    if let recording = own.recording { (self.recording, cleared) = (recording, own.cleared) }
    show(upTo: own.shownEnd)
  }
}
