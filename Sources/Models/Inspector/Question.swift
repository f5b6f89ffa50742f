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
