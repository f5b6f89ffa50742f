/// The reason why a word list is refused.
public enum WordListError: Error, Equatable, Sendable {
  /// There are no words.
  case empty
}
