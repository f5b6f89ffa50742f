import GtkKit

extension HelpPiece {
  /// The height of all pieces.
  static let height = 100.0
  /// The number of coins in a stack.
  private static let stack = 5

  var width: Double {
    switch self {
    case .die, .puck, .pigDie, .score, .board, .miss, .gallows: 100
    case .coins(let count): count > Self.stack ? 144 : 72
    case .bet: 76
    case .word(let word): Double(word.count) * 58
    case .words: 300
    case .chips: 150
    case .arrow: 56
    case .won, .lost: 88
    }
  }

  func draw(with pen: HelpPen) {
    switch self {
    case .die(let value): Self.drawDie(value, .ivory, with: pen)
    case .puck(let point): Self.drawPuck(point, with: pen)
    case .chips(let amount): Chips(worth: amount).draw(in: Rect(0, 10, 150, 78), on: pen.canvas)
    case .pigDie(let value): Self.drawDie(value, .pink, with: pen)
    case .coins(let count): Self.drawCoins(count, with: pen)
    case .score(let score): Self.drawScore(score, with: pen)
    case .board(let marks, let line): Self.drawBoard(Array(marks), line, with: pen)
    case .bet(let bet): Self.drawBet(bet, with: pen)
    case .word(let word): Self.drawWord(Array(word), with: pen)
    case .miss(let letter): Self.drawMiss(letter, with: pen)
    case .gallows(let part): Self.drawGallows(part, with: pen)
    case .words(let words, let kept): Self.drawWords(words, kept, with: pen)
    case .arrow: Self.drawArrow(with: pen)
    case .won:
      pen.box(Rect(6, 16, 76, 68), radius: 16, pen.theme("won_plate"), edge: pen.theme("won_lip"))
      pen.canvas.polyline(Point(26, 52), Point(39, 66), Point(63, 35))
      pen.canvas.stroke(pen.theme("won_text"), width: 9)
    case .lost:
      pen.box(Rect(6, 16, 76, 68), radius: 16, pen.theme("lost_plate"), edge: Color(0xD98C80))
      pen.canvas.cross(in: Rect(29, 35, 30, 30))
      pen.canvas.stroke(pen.theme("lost_text"), width: 9)
    }
  }

  private static func drawArrow(with pen: HelpPen) {
    pen.canvas.polyline(Point(6, 50), Point(48, 50))
    pen.canvas.polyline(Point(32, 34), Point(48, 50), Point(32, 66))
    pen.canvas.stroke(pen.color.opacity(0.75), width: 6)
  }

  // MARK: - Craps and Pig

  private static func drawDie(_ value: Int, _ material: Die.Material, with pen: HelpPen) {
    let (center, side) = (Point(50, 48), 84.0)
    Die.draw(value, at: center, side: side, material, on: pen.canvas)
    // The page is as light as the die.
    Die.addSquare(at: center, side, 0, to: pen.canvas)
    pen.canvas.stroke(pen.edge(material.edge), width: 3)
  }

  private static func drawPuck(_ point: Int, with pen: HelpPen) {
    let ink = Color(0x1D1410)
    pen.canvas.circle(Point(50, 50), radius: 42)
    pen.canvas.fill(Color(0xFFFDF6), outline: ink, width: 5)
    pen.text(tr("On"), in: Rect(32, 18, 36, 18), ink)
    pen.text(String(point), in: Rect(22, 42, 56, 34), ink)
  }

  private static func drawCoins(_ count: Int, with pen: HelpPen) {
    for first in stride(from: 0, to: min(count, 2 * stack), by: stack) {
      let foot = Point(36 + 72 * Double(first / stack), 80)
      Coin.drawStack(min(stack, count - first), at: foot, radius: 32, on: pen.canvas)
    }
  }

  private static func drawScore(_ score: Int, with pen: HelpPen) {
    pen.box(Rect(3, 12, 94, 76), radius: 16, Color(0xFFFDFB), edge: Color(0xB3234D), width: 5)
    pen.text(String(score), in: Rect(16, 32, 68, 36), Color(0x3F1526))
  }

  // MARK: - Tic Tac Toe Reverse

  private static func drawBoard(_ marks: [Character], _ line: [Int], with pen: HelpPen) {
    for (index, mark) in marks.enumerated() {
      let tile = Rect(2, 2, 96, 96).row(index / 3, of: 3, gap: 3).column(index % 3, of: 3, gap: 3)
      let isLosing = line.contains(index)
      pen.canvas.roundedRectangle(tile, radius: 6)
      pen.canvas.fill(isLosing ? MarkPicture.losingTile : Color(0x1B1947))
      let cell: BoardView.Cell = mark == "X" ? isLosing ? .losingX : .x : isLosing ? .losingO : .o
      pen.canvas.transformed(by: Point(tile.x, tile.y), scale: tile.width / MarkPicture.side) {
        MarkPicture.draw(cell, on: $0)
      }
    }
  }

  private static func drawBet(_ bet: Int, with pen: HelpPen) {
    pen.box(Rect(2, 20, 72, 60), radius: 12, Color(0x1B1947), edge: Color(0x4A3FB0))
    pen.text(String(bet), in: Rect(14, 34, 48, 32), Color(0xFF9EC4))
  }

  // MARK: - Evil Hangman

  private static func drawSlate(_ rect: Rect, with pen: HelpPen) {
    pen.box(rect, radius: 9, HangmanColors(of: pen.sample).slate[1], edge: HangmanColors(of: pen.sample).wood[1])
  }

  private static func drawWord(_ letters: [Character], with pen: HelpPen) {
    for (index, letter) in letters.enumerated() {
      let left = Double(index) * 58
      drawSlate(Rect(left + 2, 16, 54, 68), with: pen)
      if letter == "-" {
        Chalk.stroke([Point(left + 15, 70), Point(left + 43, 70)], on: pen.canvas, Chalk.white, width: 5)
      } else {
        ChalkLetter(letter)?.draw(
          on: pen.canvas, above: Point(left + 29, 69), height: 38, Chalk.white, weight: 0.15)
      }
    }
  }

  private static func drawMiss(_ letter: Character, with pen: HelpPen) {
    let slate = Rect(14, 14, 72, 72)
    drawSlate(slate, with: pen)
    WrongLetters.draw(letter, on: pen.canvas, in: slate.inset(by: 12, 9), Chalk.white)
  }

  private static func drawGallows(_ part: Double, with pen: HelpPen) {
    drawSlate(Rect(2, 2, 96, 96), with: pen)
    let limit = 6
    Gallows(limit: limit).draw(
      part * Double(limit), .dead, on: pen.canvas, in: Rect(12, 10, 76, 80), Chalk.white)
  }

  private static func drawWords(_ words: [String], _ kept: [String], with pen: HelpPen) {
    let slate = HangmanColors(of: pen.sample).slate[1]
    for (index, word) in words.enumerated() {
      let place = Rect(0, 2, 300, 96).row(index / 3, of: 2, gap: 6).column(index % 3, of: 3, gap: 6)
      let isKept = kept.contains(word)
      pen.box(place, radius: 8, slate, edge: isKept ? Color(0xFFE39A) : slate)
      pen.text(word, in: place.inset(by: 12), isKept ? Color(0xFFE39A) : Chalk.white.opacity(0.7))
      guard !isKept else { continue }
      pen.canvas.polyline(Point(place.x + 9, place.center.y), Point(place.x + 87, place.center.y))
      pen.canvas.stroke(Chalk.red, width: 4)
    }
  }
}
