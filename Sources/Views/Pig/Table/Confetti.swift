import Glibc
import GtkKit

final class Confetti: Flight {
  /// The pieces, which are made when they first fall.
  private lazy var pieces = (0..<Self.count).map { index in
    let piece = CustomWidget(role: .presentation).styled("confetti", "confetti\(index % 5)")
    add(piece)
    return piece
  }

  private static let count = 64

  func fall() {
    let room = Size(page.width, page.height)
    fly(milliseconds: PigView.confettiTime) { [pieces] in
      $0 < 1 ? Self.places(of: pieces, at: $0, in: room) : []
    }
  }

  /// The places of the pieces at a time from 0 to 1. Each begins above the screen, falls at its own speed, and turns.
  private static func places(of pieces: [CustomWidget], at time: Double, in room: Size) -> [Placement] {
    let size = max(16, room.height / 32)
    return pieces.enumerated().compactMap { index, piece in
      let place = Double(index)
      let lane = (place * 0.618).truncatingRemainder(dividingBy: 1)
      let speed = 0.9 + (place * 0.382).truncatingRemainder(dividingBy: 1)
      let delay = (place * 0.271).truncatingRemainder(dividingBy: 1) * 0.35
      let y = (time - delay) * speed * 1.5 * room.height - size
      guard time > delay, y < room.height - size else { return nil }
      let sway = sin(9 * time + place) * size
      let height = size * 0.5 * abs(cos(time * 18 + place))
      return piece.placed(in: Rect(center: Point(lane * room.width + sway, y), Size(size * 0.8, height)))
    }
  }
}
