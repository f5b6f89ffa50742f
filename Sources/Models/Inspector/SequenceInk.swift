/// The colours of a drawn sequence diagram.
///
/// The lanes are as light and dark as it takes to tell them apart where there is only black ink.
enum SequenceInk {
  static let paper = "#ffffff"
  static let text = "#222222"
  static let lifeline = "#8a8a8a"
  static let titleGround = "#e9ebee"

  /// The heads of the arrows: a filled one for calls, an open one for answers.
  static let heads = """
    <defs>
    <marker id="call" viewBox="0 0 10 10" refX="10" refY="5" markerWidth="10" markerHeight="10" \
    markerUnits="userSpaceOnUse" orient="auto"><path d="M0 1L10 5L0 9z" fill="\(text)"/></marker>
    <marker id="answer" viewBox="0 0 10 10" refX="10" refY="5" markerWidth="10" markerHeight="10" \
    markerUnits="userSpaceOnUse" orient="auto"><path d="M1 1L10 5L1 9" fill="none" stroke="\(text)"/></marker>
    </defs>
    """
}

extension Lane {
  /// What its participants are drawn on, and what around them.
  var ink: (ground: String, edge: String) {
    switch self {
    case .view: ("#dcebfa", "#5b87b5")
    case .controller: ("#f5cf87", "#a3741c")
    case .model: ("#84b98d", "#2f6b3b")
    }
  }
}
