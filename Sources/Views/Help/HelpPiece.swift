import GtkKit

/// A part of a drawn example in How to Play. Examples are rows of pieces, such as two dice, an arrow and the puck.
package enum HelpPiece: Equatable {
  /// A die of Craps, which shows 1 to 6.
  case die(Int)
  /// The puck of Craps on a point.
  case puck(Int)
  /// An amount of money in the chips of Craps.
  case chips(Int)
  /// A die of Pig, which shows 1 to 6.
  case pigDie(Int)
  /// Coins: the points of a turn in Pig.
  case coins(Int)
  /// A player's card of Pig with a score.
  case score(Int)
  /// A board of Tic Tac Toe Reverse, row by row with "X" and "O", and the cells of a losing line.
  case board(String, line: [Int])
  /// A bet.
  case bet(Int)
  /// A word of Hangman. A letter that is not known is "-".
  case word(String)
  /// A guessed letter that the word does not have.
  case miss(Character)
  /// The gallows, of which a part from 0 to 1 is drawn.
  case gallows(Double)
  /// A list of words, those that the computer keeps and those that it does not keep.
  case words([String], kept: [String])
  /// What follows.
  case arrow
  /// The player wins or loses.
  case won, lost
}

/// An example: its pieces in a row.
struct HelpExampleView: Widget {
  let pointer: WidgetPointer

  /// The height of the row, and the gap between pieces.
  private static let height = 46.0
  private static let gap = 6.0

  init(_ pieces: [HelpPiece]) {
    // The text of the rule says the same.
    let canvas = Container(role: .presentation)
    // Letters and numbers are drawn in its font.
    let sample = Label("").styled("help-piece")
    let scale = Self.height / HelpPiece.height
    canvas.add(sample)
    canvas.drawBelow = { canvas, area in
      let pen = HelpPen(canvas: canvas, color: area.container.color, sample: sample)
      var left = 0.0
      for piece in pieces {
        canvas.transformed(by: Point(left, 0), scale: scale) { _ in piece.draw(with: pen) }
        left += piece.width * scale + Self.gap
      }
    }
    let width = pieces.map { $0.width * scale }.reduce(0, +) + Self.gap * Double(pieces.count - 1)
    // A row of dice reads in the same order in each language.
    pointer = canvas.sized(width: Int(width.rounded(.up)), height: Int(Self.height)).keepsDirection().pointer
  }
}
