extension MessageLog {
  /// What a log has recorded, as a value that can be saved.
  public struct Recording: Codable, Equatable, Sendable {
    /// The properties of the models before the first message.
    let properties: [ModelSnapshot]
    /// The groups, oldest first.
    public let groups: [MessageGroup]
    /// The messages of the groups.
    public let messages: [Message]
    /// The questions about messages, in the order of their messages; nil if there are none.
    public let questions: [Question]?

    /// The largest id of a group, and the largest number of a message. Counting on from it cannot overflow.
    private static let largestNumber = 1 << 32
    /// The longest time in a recording, in milliseconds: about a month.
    private static let longestTime = 3e9
    /// The largest number of messages within each other, and of participants.
    private static let (deepest, maximumParticipants) = (50, 100)
    /// The longest text of what an update reads and sets, in bytes: its row shows it.
    private static let longestUpdate = 256 << 10

    /// Throws unless a log can have recorded this.
    public func validate() throws(StateError) {
      try StateError.require(hasValidGroups && hasValidMessages && hasValidQuestions)
    }

    private var start: Int { groups.first?.messages.lowerBound ?? 0 }

    private var hasValidGroups: Bool {
      guard groups.count <= limit, (0...Self.largestNumber).contains(start) else { return false }
      var (id, end) = (-1, start)
      for group in groups {
        guard id < group.id, group.id <= Self.largestNumber, group.messages.lowerBound == end,
          group.messages.count <= groupLimit, (0...Self.longestTime).contains(group.duration)
        else { return false }
        (id, end) = (group.id, group.messages.upperBound)
      }
      return end - start == messages.count && messages.count <= messageLimit
    }

    private var hasValidMessages: Bool {
      var depths: [Int] = []
      var participants: Set<Participant> = []
      for (index, message) in messages.enumerated() {
        let (caller, accesses) = (message.caller, message.accesses)
        guard caller.map({ (0..<start + index).contains($0) }) != false else { return false }
        depths.append(caller.map { $0 < start ? 1 : depths[$0 - start] + 1 } ?? 0)
        participants.formUnion(
          ([message.sender, message.receiver] + accesses.map(\.owner)).compactMap(\.self))
        guard depths[index] <= Self.deepest, participants.count <= Self.maximumParticipants,
          accesses.count <= accessLimit,
          accesses.reduce(0, { $0 + $1.name.utf8.count + $1.text.utf8.count }) <= Self.longestUpdate,
          (0...Self.longestTime).contains(message.time), message.source?.isValid != false
        else { return false }
      }
      return true
    }

    private var hasValidQuestions: Bool {
      let numbers = (questions ?? []).map(\.message)
      return numbers.count <= Question.limit && zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 }
        && numbers.allSatisfy { number in groups.contains { $0.messages.dropLast().contains(number) } }
        && questions?.allSatisfy(\.isValid) != false
    }
  }
}

extension Message.Source {
  /// Whether the file is a module and a file of Swift.
  fileprivate var isValid: Bool {
    let parts = file.split(separator: "/", omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy { $0.first?.isLetter == true } && file.hasSuffix(".swift")
      && line.map { (1...1_000_000).contains($0) } != false
  }
}
