import Glibc
import GtkKit

/// The animation of a roll: two cubes fly to their places, bounce once, and land on the faces that were rolled.
final class DiceThrow {
  private let layer: FlightLayer
  private let dice: [FlyingDie]
  private let animation: Animation
  private let screen: AnyWidget
  /// The parts at the top and at the bottom of the felt, on which the dice are thrown.
  private let felt: (top: AnyWidget, bottom: AnyWidget)

  /// The throw of the dice of these tiles, in the pixels of a screen. It begins in the corner of the felt, which reaches
  /// from one part of the screen to another.
  init(
    _ tiles: [DieTile], from top: some Widget, to bottom: some Widget, on layer: FlightLayer,
    of screen: some Widget
  ) {
    (self.layer, self.screen, felt) = (layer, AnyWidget(screen), (AnyWidget(top), AnyWidget(bottom)))
    dice = tiles.enumerated().map { FlyingDie($1, index: $0, in: screen) }
    animation = Animation(of: screen)
    for die in dice { layer.add(die.shadow) }
    for die in dice { layer.add(die.picture) }
  }

  /// Throws the dice, which will lie with these faces up. The layer shows them until ``end()``.
  func begin(_ faces: [Int]) {
    for die in dice { die.tile.setInAir(true) }
    guard let top = felt.top.visibleBounds(in: screen), let bottom = felt.bottom.visibleBounds(in: screen)
    else {
      return
    }
    let corner = Point(top.x + top.width, bottom.y + bottom.height)
    animation.run(milliseconds: CrapsView.throwTime, curve: .linear) { [layer, dice] time in
      layer.show(zip(dice, faces).flatMap { die, face in die.places(at: time, face, from: corner) })
    }
  }

  /// Puts the dice on the table.
  func end() {
    animation.stop()
    for die in dice { die.tile.setInAir(false) }
    layer.show([])
  }
}

/// A die in the air, and its shadow on the table.
private final class FlyingDie {
  let tile: DieTile
  let picture: Container
  let shadow: Container
  private let screen: AnyWidget
  private let cube = Shared<(cube: Cube, side: Double)?>(nil)
  /// The die flies beside those with a smaller index, and turns more.
  private let index: Double

  /// The time from which the face is the one that was rolled, and that of the bounce, as parts of the duration.
  private static let (reveal, bounce) = (550.0 / Double(CrapsView.throwTime), 0.74)
  /// The size of the die in the hand, as a part of that on the table.
  private static let smallest = 0.6
  /// The side of the square that has room for the turned die, in sides of the die.
  private static let room = 1.8
  /// The number of faces that are shown before.
  private static let faces = 6.0

  init(_ tile: DieTile, index: Int, in screen: some Widget) {
    (self.tile, self.screen, self.index) = (tile, AnyWidget(screen), Double(index))
    picture = Container(
      role: .presentation,
      drawBelow: { [cube] canvas, area in
        if let (cube, side) = cube.value { cube.draw(at: area.rect.center, side: side, on: canvas) }
      })
    shadow = Container(
      role: .presentation,
      drawBelow: { canvas, area in
        canvas.ellipse(in: area.rect)
        canvas.fill(Color(0x05271A, alpha: 0.42))
      })
  }

  /// The places of the shadow and of the die at a time of the throw, from 0 to 1. It begins in a corner of the felt.
  func places(at time: Double, _ face: Int, from corner: Point) -> [Placement] {
    guard let place = tile.visibleBounds(in: screen).map(DieTile.square) else { return [] }
    let (side, left) = (place.width, 1 - time)
    let margin = side * Self.smallest * Self.room / 2
    let start = Point(corner.x - margin - (1 - index) * 0.75 * side, corner.y - margin)
    let ground = start.mixed(with: place.center, 1 - left * left.squareRoot())
    let height = Self.height(at: time) * side

    let shown = time < Self.reveal ? Self.other(than: face, Int(time * Self.faces) * 2 + Int(index)) : face
    let turns = (
      x: -(5.2 + index) * left * left, y: (4.1 + 1.3 * index) * left, z: tile.angle + 3.4 * left * left
    )
    let distance = 1.mixed(with: Self.smallest, left * left)
    let size = side * (distance + 0.12 * sin(.pi * time))
    cube.value = (Cube(front: shown, turns: turns), size)
    picture.queueDraw()
    let shade = Size((side * 0.97 - height * 0.1) * distance, side * distance * 0.22)
    return [
      shadow.placed(in: Rect(center: Point(ground.x, ground.y + side * distance * 0.56), shade)),
      picture.placed(
        in: Rect(center: Point(ground.x, ground.y - height), Size(size * Self.room, size * Self.room))),
    ]
  }

  /// The height above the table in sides of the die: a parabola, then a small one.
  private static func height(at time: Double) -> Double {
    let (start, end, height) = time < bounce ? (0, bounce, 1.17) : (bounce, 1, 0.14)
    let part = (time - start) / (end - start)
    return height * 4 * part * (1 - part)
  }

  /// A face that was not rolled.
  private static func other(than face: Int, _ step: Int) -> Int { (face + step % 5) % 6 + 1 }
}
