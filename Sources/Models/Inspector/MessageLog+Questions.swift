/// Questions about what follows a message.
extension MessageLog {
  /// Asks a question after a message of its own, in place of the one that is asked there. Does nothing if no message of the
  /// action follows, a text is empty or too long, or there are too many questions.
  public func ask(_ question: Question) {
    guard canAsk(after: question.message), question.isValid else { return }
    removeQuestion(after: question.message)
    guard questions.count < Question.limit else { return }
    let place = questions.firstIndex { $0.message > question.message } ?? questions.endIndex
    questions.insert(question, at: place)
  }

  /// Removes the question that is asked after a message.
  public func removeQuestion(after message: Int) { questions.removeAll { $0.message == message } }

  /// The question that is asked after a message.
  public func question(after message: Int) -> Question? { questions.first { $0.message == message } }

  /// Whether another message of the action follows a message.
  public func canAsk(after message: Int) -> Bool {
    group(of: message)?.messages.contains(message + 1) == true
  }

  /// The question whose answer is the next message to be shown, while messages are shown one by one.
  public var asked: Question? {
    guard pace != .live, let question = question(after: shownEnd - 1) else { return nil }
    return isWanted(question.message) ? question : nil
  }

  /// The question about outlets that comes next in the action whose messages are being shown.
  public var nextAboutOutlets: Question? {
    guard pace != .live, let group = group(of: shownEnd) else { return nil }
    return questions.first {
      $0.answer == .outlets && $0.message + 1 >= shownEnd && group.messages.contains($0.message)
    }
  }

  /// The questions whose answers are shown.
  public var answered: [Question] {
    questions.filter { $0.message + 1 < shownEnd && isWanted($0.message) }
  }

  /// The messages of the action after which a question is asked, and those of them that follow.
  public func messages(around question: Question) -> (all: [Message], following: [Message]) {
    let numbers = group(of: question.message)?.messages ?? 0..<0
    return (numbers.compactMap(message), numbers.filter { $0 > question.message }.compactMap(message))
  }
}
