extension WordList {
  /// What became of the lines of a text, or of the elements of a sequence. They count from 1.
  public struct Lines: Equatable, Sendable {
    /// The number of lines that are words. Several can be the same word.
    public internal(set) var read = 0
    /// The number of other lines, without those that are empty or comments.
    public private(set) var leftOut = 0
    /// The number of one that is left out, preferably one with a character that no word can have.
    public package(set) var example = 0
    /// The beginning of its text.
    public private(set) var exampleText = ""
    private var isExampleName = false

    init(read: Int = 0) { self.read = read }

    /// Counts a line that is left out.
    mutating func leaveOut(_ text: String, _ number: Int, isName: Bool = false) {
      leftOut += 1
      guard example == 0 || isExampleName && !isName else { return }
      (example, exampleText, isExampleName) = (number, String(text.prefix(40)), isName)
    }
  }
}
