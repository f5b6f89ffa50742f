import Glibc
import GtkKit

/// Confetti that falls over the whole screen.
final class Confetti {
  private let layer: FlightLayer
  private let screen: AnyWidget
  private let animation: Animation

  private static let duration = 1500
  private static let count = 64
  /// The pictures of a piece in each color, as it turns.
  private static let pieces = [0xF8CF58, 0xFF8FAB, 0x8FD4F5, 0x9BE0B0, 0xB07CE8].map { color in
    [1.0, 0.6, 0.25, 0.6].enumerated().map { turn, height in
      Paintable(Size(20, 20)) { canvas in
        canvas.rotated(by: Double(turn) * 0.5, around: Point(10, 10)) { canvas in
          canvas.roundedRectangle(Rect(2, 10 - 5 * height, 16, 10 * height), radius: 2)
          canvas.fill(Color(UInt32(color)))
        }
      }
    }
  }

  init(on layer: FlightLayer, of screen: some Widget) {
    (self.layer, self.screen) = (layer, AnyWidget(screen))
    animation = Animation(of: screen)
  }

  func fall() {
    let room = Size(screen.width, screen.height)
    animation.run(milliseconds: Self.duration, curve: .linear) { [layer] time in
      layer.show(sprites: time < 1 ? Self.sprites(at: time, in: room) : [])
    }
  }

  /// The pieces at a time from 0 to 1. Each begins above the screen, and falls at its own speed.
  private static func sprites(at time: Double, in room: Size) -> [FlightLayer.Sprite] {
    let size = max(16, room.height / 32)
    return (0..<count).compactMap { index in
      let place = Double(index)
      let lane = (place * 0.618).truncatingRemainder(dividingBy: 1)
      let speed = 0.9 + (place * 0.382).truncatingRemainder(dividingBy: 1)
      let delay = (place * 0.271).truncatingRemainder(dividingBy: 1) * 0.35
      let y = (time - delay) * speed * 1.5 * room.height - size
      guard time > delay, y < room.height - size else { return nil }
      let sway = sin(9 * time + place) * size
      let turn = Int(time * 24 + place) % 4
      return FlightLayer.Sprite(
        pieces[index % pieces.count][turn], at: Point(lane * room.width + sway, y), size: size)
    }
  }
}
