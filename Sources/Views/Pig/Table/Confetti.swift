import Glibc
import GtkKit

final class Confetti: Flight {
  /// The pieces, which are made when they first fall.
  private lazy var pieces = (0..<Self.count).map { index in
    let piece = ConfettiPiece(color: Self.colors[index % Self.colors.count])
    add(piece)
    return piece
  }

  private static let count = 64
  private static let colors: [Color] = [0xF8CF58, 0xFF8FAB, 0x8FD4F5, 0x9BE0B0, 0xB07CE8]

  func fall() {
    let room = Size(page.width, page.height)
    fly(milliseconds: PigView.confettiTime) { [pieces] in
      $0 < 1 ? Self.places(of: pieces, at: $0, in: room) : []
    }
  }

  /// The places of the pieces at a time from 0 to 1. Each begins above the screen, and falls at its own speed.
  private static func places(of pieces: [ConfettiPiece], at time: Double, in room: Size) -> [Placement] {
    let size = max(16, room.height / 32)
    return pieces.enumerated().compactMap { index, piece in
      let place = Double(index)
      let lane = (place * 0.618).truncatingRemainder(dividingBy: 1)
      let speed = 0.9 + (place * 0.382).truncatingRemainder(dividingBy: 1)
      let delay = (place * 0.271).truncatingRemainder(dividingBy: 1) * 0.35
      let y = (time - delay) * speed * 1.5 * room.height - size
      guard time > delay, y < room.height - size else { return nil }
      let sway = sin(9 * time + place) * size
      piece.turn = Int(time * 24 + place) % 4
      return piece.placed(in: Rect(center: Point(lane * room.width + sway, y), Size(size, size)))
    }
  }
}

/// A piece of confetti, which turns in four steps.
private final class ConfettiPiece: CustomWidget {
  private let color: Color
  var turn = 0 {
    didSet { if turn != oldValue { queueDraw() } }
  }

  private static let heights = [1.0, 0.6, 0.25, 0.6]

  init(color: Color) {
    self.color = color
    super.init(role: .presentation)
  }

  override func draw(on canvas: Canvas, in area: Area) {
    let height = Self.heights[turn]
    canvas.transformed(by: area.rect.center, scale: area.size.width / 20) { canvas in
      canvas.rotated(by: Double(turn) * 0.5, around: Point(0, 0)) { canvas in
        canvas.roundedRectangle(Rect(-8, -5 * height, 16, 10 * height), radius: 2)
        canvas.fill(color)
      }
    }
  }
}
