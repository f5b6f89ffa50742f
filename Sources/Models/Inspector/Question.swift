/// A question about what follows a message: whoever watches predicts it, and the next step tells.
public struct Question: Equatable, Codable, Sendable {
  /// What counts as the answer.
  public enum Answer: Equatable, Codable, Sendable {
    /// The outlets that get another value in the rest of the action.
    case outlets
    /// The participant that is told next: the receiver of the next message that is no update.
    case receiver
    /// One of several texts.
    case texts(right: String, others: [String])
  }

  /// The number of the message after which the question is asked.
  public let message: Int
  /// The question.
  public let text: String
  /// What counts as the answer.
  public let answer: Answer
  /// What is said about the answer when it is shown, if anything.
  public let explanation: String?

  /// A question after a message.
  public init(after message: Int, _ text: String, _ answer: Answer, explanation: String? = nil) {
    (self.message, self.text, self.answer, self.explanation) = (message, text, answer, explanation)
  }

  /// The largest number of questions, and of texts to choose from.
  static let (limit, maximumTexts) = (100, 6)
  /// The longest text, in bytes: it is shown beside the diagram.
  private static let longestText = 1000

  /// Whether its texts can be shown.
  var isValid: Bool {
    var texts = [text, explanation ?? text]
    if case .texts(let right, let others) = answer { texts += [right] + others }
    return texts.count <= 2 + Self.maximumTexts
      && texts.allSatisfy { !$0.isEmpty && $0.utf8.count <= Self.longestText }
  }
}

/// Questions about what follows a message.
extension MessageLog {
  /// Asks a question after its message, in place of the one that is asked there, if that is possible and it is valid.
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
