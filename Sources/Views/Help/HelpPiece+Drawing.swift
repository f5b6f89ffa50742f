import GtkKit

extension HelpPiece {
  /// The height of all pieces.
  static let height = 100.0

  var width: Double {
    switch self {
    case .die, .puck, .pigDie, .score, .board, .miss, .gallows: 100
    case .coins: 84
    case .bet: 76
    case .word(let word): Double(word.count) * 58
    case .words: 300
    case .arrow: 56
    case .won, .lost: 88
    }
  }

  func draw(with pen: HelpPen) {
    switch self {
    case .die(let value): Self.drawDie(value, .ivory, with: pen)
    case .puck(let point): Self.drawPuck(point, with: pen)
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
      pen.box(Rect(6, 16, 76, 68), radius: 16, Color(0xFFD769), edge: Color(0xB07D18))
      pen.canvas.polyline(Point(26, 52), Point(39, 66), Point(63, 35))
      pen.canvas.stroke(Color(0x2B1C00), width: 9)
    case .lost:
      pen.box(Rect(6, 16, 76, 68), radius: 16, Color(0x7D1A17), edge: Color(0xD98C80))
      pen.canvas.polyline(Point(29, 35), Point(59, 65))
      pen.canvas.polyline(Point(59, 35), Point(29, 65))
      pen.canvas.stroke(Color(0xFFF1E6), width: 9)
    }
  }

  private static func drawArrow(with pen: HelpPen) {
    pen.canvas.polyline(Point(6, 50), Point(48, 50))
    pen.canvas.polyline(Point(32, 34), Point(48, 50), Point(32, 66))
    pen.canvas.stroke(pen.color.opacity(0.75), width: 6)
  }

  // MARK: - Craps and Pig

  private struct DieColors {
    let face, edge, pips: Color
    static let ivory = DieColors(face: Color(0xFFFEF9), edge: Color(0xB9A673), pips: Color(0x1D1410))
    static let pink = DieColors(face: Color(0xFFFDFB), edge: Color(0xC2305C), pips: Color(0x4A1A2B))
  }

  private static func drawDie(_ value: Int, _ colors: DieColors, with pen: HelpPen) {
    pen.box(Rect(7, 7, 86, 86), radius: 18, colors.face, edge: colors.edge)
    let corners = [(-1.0, -1.0), (1, 1), (1, -1), (-1, 1), (-1, 0), (1, 0)]
    let pips = corners.prefix(value - value % 2) + (value.isMultiple(of: 2) ? [] : [(0, 0)])
    for (x, y) in pips { pen.canvas.circle(Point(50 + x * 24, 50 + y * 24), radius: 8.5) }
    pen.canvas.fill(colors.pips)
  }

  private static func drawPuck(_ point: Int, with pen: HelpPen) {
    let ink = Color(0x1D1410)
    pen.canvas.circle(Point(50, 50), radius: 42)
    pen.canvas.fill(Color(0xFFFDF6), outline: ink, width: 5)
    pen.text(tr("On"), in: Rect(32, 18, 36, 18), ink)
    pen.text(String(point), in: Rect(22, 42, 56, 34), ink)
  }

  private static func drawCoins(_ count: Int, with pen: HelpPen) {
    let (light, dark, rim) = (Color(0xF8CF58), Color(0xC98A16), Color(0x7A5206))
    // Stacks of five.
    for index in 0..<min(count, 10) {
      let (x, y) = (4 + Double(index / 5) * 40, 82 - Double(index % 5) * 13)
      pen.canvas.roundedRectangle(Rect(x, y - 9, 36, 18), radius: 9)
      pen.canvas.fill(dark, outline: rim, width: 2.5)
      pen.canvas.ellipse(in: Rect(x + 1, y - 10, 34, 13))
      pen.canvas.fill(light, outline: rim, width: 2)
    }
  }

  private static func drawScore(_ score: Int, with pen: HelpPen) {
    pen.box(Rect(3, 12, 94, 76), radius: 16, Color(0xFFFDFB), edge: Color(0xB3234D), width: 5)
    pen.text(String(score), in: Rect(16, 32, 68, 36), Color(0x3F1526))
  }

  // MARK: - Tic Tac Toe Reverse

  private static func drawBoard(_ marks: [Character], _ line: [Int], with pen: HelpPen) {
    let canvas = pen.canvas
    for (index, mark) in marks.enumerated() {
      let tile = Rect(2, 2, 96, 96).row(index / 3, of: 3, gap: 3).column(index % 3, of: 3, gap: 3)
      let isLosing = line.contains(index)
      canvas.roundedRectangle(tile, radius: 6)
      canvas.fill(Color(isLosing ? 0x2A0714 : 0x1B1947))
      let (low, high) = (tile.inset(by: 8.5), tile.center)
      if mark == "X" {
        canvas.polyline(Point(low.x, low.y), Point(low.x + low.width, low.y + low.height))
        canvas.polyline(Point(low.x + low.width, low.y), Point(low.x, low.y + low.height))
      } else {
        canvas.circle(high, radius: low.width / 2)
      }
      canvas.stroke(Color(isLosing ? 0xFF5567 : mark == "X" ? 0x5CE1FF : 0xFFC845), width: 4.5)
    }
  }

  private static func drawBet(_ bet: Int, with pen: HelpPen) {
    pen.box(Rect(2, 20, 72, 60), radius: 12, Color(0x1B1947), edge: Color(0x4A3FB0))
    pen.text(String(bet), in: Rect(14, 34, 48, 32), Color(0xFF9EC4))
  }

  // MARK: - Evil Hangman

  private static let slate = Color(0x384A45)
  private static let chalk = Color(0xF7F5EA)
  private static let wood = Color(0xA87740)

  private static func drawWord(_ letters: [Character], with pen: HelpPen) {
    for (index, letter) in letters.enumerated() {
      let left = Double(index) * 58
      pen.box(Rect(left + 2, 18, 54, 64), radius: 8, slate, edge: wood)
      if letter == "-" {
        pen.canvas.polyline(Point(left + 17, 68), Point(left + 41, 68))
        pen.canvas.stroke(chalk, width: 5)
      } else {
        pen.text(String(letter), in: Rect(left + 14, 33, 30, 34), chalk)
      }
    }
  }

  private static func drawMiss(_ letter: Character, with pen: HelpPen) {
    pen.box(Rect(14, 14, 72, 72), radius: 12, slate, edge: wood)
    pen.text(String(letter), in: Rect(32, 32, 36, 36), chalk.opacity(0.75))
    pen.canvas.polyline(Point(26, 26), Point(74, 74))
    pen.canvas.stroke(Color(0xFFB9AD), width: 6)
  }

  private static func drawGallows(_ part: Double, with pen: HelpPen) {
    pen.box(Rect(2, 2, 96, 96), radius: 8, slate, edge: wood)
    pen.canvas.polyline(Point(18, 86), Point(58, 86))
    pen.canvas.polyline(Point(30, 86), Point(30, 16), Point(64, 16), Point(64, 26))
    pen.canvas.stroke(chalk, width: 4.5)
    let limbs: [(Canvas) -> Void] = [
      { $0.circle(Point(64, 35), radius: 9) },
      { $0.polyline(Point(64, 44), Point(64, 64)) },
      { $0.polyline(Point(64, 49), Point(53, 57)) },
      { $0.polyline(Point(64, 49), Point(75, 57)) },
      { $0.polyline(Point(64, 64), Point(55, 78)) },
      { $0.polyline(Point(64, 64), Point(73, 78)) },
    ]
    for limb in limbs.prefix(Int((part * Double(limbs.count)).rounded())) { limb(pen.canvas) }
    pen.canvas.stroke(Color(0xFFB9AD), width: 4.5)
  }

  private static func drawWords(_ words: [String], _ kept: [String], with pen: HelpPen) {
    for (index, word) in words.enumerated() {
      let place = Rect(0, 2, 300, 96).row(index / 3, of: 2, gap: 6).column(index % 3, of: 3, gap: 6)
      let isKept = kept.contains(word)
      pen.box(place, radius: 8, slate, edge: isKept ? Color(0xFFE39A) : slate)
      pen.text(word, in: place.inset(by: 12), isKept ? Color(0xFFE39A) : chalk.opacity(0.7))
      guard !isKept else { continue }
      pen.canvas.polyline(Point(place.x + 9, place.center.y), Point(place.x + 87, place.center.y))
      pen.canvas.stroke(Color(0xFFB9AD), width: 4)
    }
  }
}
