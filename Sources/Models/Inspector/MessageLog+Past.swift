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

  /// The values of a model's properties after a group, by its id; empty if they are not known.
  public func values(of model: Participant, after id: Int?) -> [PropertyValue] {
    let end = groups.first { $0.id == id }?.messages.upperBound ?? start
    let snapshots = (start..<end).reversed().lazy.compactMap {
      self.message($0)?.snapshots.last { $0.model == model }
    }
    return (snapshots.first ?? base.snapshots.first { $0.model == model })?.values ?? []
  }

  /// What the views of a game show of themselves after the shown messages, such as "showsBack true".
  public func states(of game: String) -> [String] {
    let shown = groups.filter { $0.game == game }.flatMap { $0.messages.clamped(to: start..<shownEnd) }
    let own = shown.compactMap(message).flatMap(\.accesses).filter { !$0.isRead && $0.outlet == nil }
    return Array(Dictionary(own.map { ($0.name, $0.text) }) { $1 }.values)
  }

  /// Whether another recording is shown.
  public var showsOther: Bool { present?.recording != nil }

  /// Shows the present as it was left, with the messages that wait.
  public func leave() {
    guard let own = present else { return }
    (present, horizon, pace) = (nil, nil, own.pace)
    if let recording = own.recording { (self.recording, cleared) = (recording, own.cleared) }
    show(upTo: own.shownEnd)
  }
}
