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

    // MARK: - Validation

    /// Throws unless a log can have recorded this.
    public func validate() throws(StateError) {
      try StateError.require(groups.count <= limit, "There are \(groups.count) groups of messages.")
      try StateError.require(messages.count <= messageLimit, "There are \(messages.count) messages.")
      var (id, end) = (-1, groups.first?.messages.lowerBound ?? 0)
      try StateError.require(
        (0...Self.largestNumber).contains(end), "The first message has the number \(end).")
      let start = end
      for group in groups {
        try StateError.require(
          id < group.id && group.id <= Self.largestNumber, "The group \(group.id) follows the group \(id).")
        try StateError.require(
          group.messages.lowerBound == end && group.messages.count <= groupLimit,
          "The group \(group.id) has the messages \(group.messages), and not those from \(end).")
        try StateError.require(
          (0...Self.longestTime).contains(group.duration), "A group lasts \(group.duration) milliseconds.")
        (id, end) = (group.id, group.messages.upperBound)
      }
      try StateError.require(end - start == messages.count, "Not all messages belong to a group.")
      var depths: [Int] = []
      var participants: Set<Participant> = []
      for (index, message) in messages.enumerated() {
        try StateError.require(
          message.caller.map { (0..<start + index).contains($0) } != false,
          "A later message leads to a message.")
        depths.append(message.caller.map { $0 < start ? 1 : depths[$0 - start] + 1 } ?? 0)
        try StateError.require(depths[index] <= Self.deepest, "Too many messages call each other.")
        participants.formUnion([message.sender, message.receiver].compactMap(\.self))
        participants.formUnion(message.accesses.map(\.owner))
        try StateError.require(
          participants.count <= Self.maximumParticipants, "There are too many participants.")
        try StateError.require(
          message.accesses.count <= accessLimit
            && message.accesses.reduce(0) { $0 + $1.name.utf8.count + $1.text.utf8.count }
              <= Self.longestUpdate,
          "An update is too long.")
        try StateError.require(
          (0...Self.longestTime).contains(message.time), "A message follows \(message.time) ms later.")
        try StateError.require(message.source?.isValid != false, "A source is not a file of Parlor.")
      }
      try validateQuestions()
    }

    private func validateQuestions() throws(StateError) {
      let questions = questions ?? []
      try StateError.require(questions.count <= Question.limit, "There are \(questions.count) questions.")
      try StateError.require(
        zip(questions, questions.dropFirst()).allSatisfy { $0.message < $1.message },
        "The questions are not in the order of their messages.")
      for question in questions {
        try StateError.require(question.isValid, "A text of a question is empty or too long.")
        try StateError.require(
          groups.contains { $0.messages.dropLast().contains(question.message) },
          "No message follows the question after \(question.message).")
      }
    }
  }
}

extension Message.Source {
  /// Whether the file is a module and a file of Swift: it may be opened.
  fileprivate var isValid: Bool {
    let parts = file.split(separator: "/", omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy { $0.first?.isLetter == true } && file.hasSuffix(".swift")
      && line.map { (1...1_000_000).contains($0) } != false
  }
}
