import GtkKit

/// The participants of the group on screen, which stay above the messages.
///
/// A picture for an SVG file is drawn from the same places (see ``DiagramPicture``).
final class GroupHead: Widget {
  let pointer: WidgetPointer
  private let container: Container
  private let heads: LifelineHeads
  /// The group whose participants are shown; nil shows the names of the lanes.
  var group: InspectorRow? {
    didSet { if group != oldValue { update() } }
  }

  private static let margin = 6.0

  /// A head without a group, with the names of the lanes.
  init() {
    let container = Container()
    self.container = container
    pointer = container.styled("group-head").named("groupHead").pointer
    heads = LifelineHeads(in: container)
    container.measure = { [weak self] in
      $0 == .vertical ? Extent(minimum: 0, natural: Int(self?.height ?? 0)) : Extent(0)
    }
    container.arrange = { [weak self] in
      self?.places(in: $0.size).map { $0.label.placedLine(in: $0.place, minimumScale: 0.4) } ?? []
    }
    container.drawBelow = { [weak self] canvas, area in
      guard let self else { return }
      self.drawLifelines(on: canvas, area.size, self.container.color, self.container.readsRightToLeft)
    }
    update()
  }

  private func update() {
    let lanes = LaneStyle.allCases.map { Lifeline($0, $0.title, short: $0.title) }
    heads.show(group?.lifelines ?? lanes)
    let names = heads.lifelines.map(\.name).joined(separator: ", ")
    accessible(group.map { "\($0.description): \(names)" } ?? names)
    container.queueResize()
    container.queueDraw()
  }

  /// The height of the head.
  var height: Double { heads.height + 2 * Self.margin }

  private func places(in size: Size) -> [(label: Label, place: Rect)] {
    heads.places(in: size.width, top: Self.margin)
  }

  /// Draws the lifelines below the names.
  private func drawLifelines(on canvas: Canvas, _ size: Size, _ ink: Color, _ isMirrored: Bool) {
    let positions = Lifeline.positions(of: heads.lifelines, in: size.width)
    let mirrored = { (x: Double) in isMirrored ? size.width - x : x }
    for ((lifeline, x), (_, place)) in zip(zip(heads.lifelines, positions), places(in: size)) {
      // A name may be beside its lifeline.
      let start = max(place.x + 8, min(place.x + place.width - 8, x))
      canvas.polyline(Point(mirrored(start), place.y + place.height), Point(mirrored(x), size.height))
      canvas.stroke(
        lifeline.lane.color(in: container, onDark: ink.lightness > 0.5).opacity(0.5), width: Lifeline.width)
    }
  }

  /// Draws the head with its texts, for a picture.
  func drawPicture(on canvas: Canvas, _ size: Size, _ ink: Color) {
    for (label, place) in places(in: size) {
      canvas.roundedRectangle(place, radius: 6)
      canvas.stroke(label.color, width: 1.5)
      canvas.lines(of: label, in: place.inset(by: 0, 1), label.color)
    }
    drawLifelines(on: canvas, size, ink, false)
  }
}
