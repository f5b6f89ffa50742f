import GtkKit

/// The head of the group on screen, which stays above the messages: the action and its participants.
///
/// A picture for an SVG file is drawn from the same places (see ``DiagramPicture``).
final class GroupHead: Widget {
  let pointer: WidgetPointer
  private let container: Container
  private let titleLabel = Label().named("groupLabel").styled("group-title").textAligned(0)
  private let timeLabel = Label().styled("numeric", "time")
  private let heads: LifelineHeads

  private static let margin = 6.0

  /// A head without a group, with the names of the lanes.
  init() {
    let container = Container()
    self.container = container
    pointer = container.styled("group-head").named("groupHead").pointer
    heads = LifelineHeads(in: container)
    container.add(titleLabel).add(timeLabel)
    container.measure = { [weak self] in
      $0 == .vertical ? Extent(minimum: 0, natural: Int(self?.height ?? 0)) : Extent(0)
    }
    container.arrange = { [weak self] in self?.placements(in: $0.size) ?? [] }
    container.drawBelow = { [weak self] canvas, area in
      guard let self else { return }
      self.drawLifelines(on: canvas, area.size, self.container.color, self.container.readsRightToLeft)
    }
    show(nil)
  }

  /// Shows the head of a group; nil shows the names of the lanes.
  func show(_ group: InspectorRow?) {
    let lanes = LaneStyle.allCases.map { Lifeline($0, $0.title, short: $0.title) }
    titleLabel.text = group?.text ?? ""
    timeLabel.text = group?.time ?? ""
    heads.show(group?.lifelines ?? lanes)
    let names = heads.lifelines.map(\.name).joined(separator: ", ")
    accessible(group.map { "\($0.description): \(names)" } ?? names)
    container.queueResize()
    container.queueDraw()
  }

  /// The title of the group, for tests.
  var title: String { titleLabel.text }

  /// The height of the head.
  var height: Double { titleHeight + heads.height + 2 * Self.margin }

  private var titleHeight: Double {
    // The line keeps its place while there is no group.
    max(titleLabel.lineHeight.rounded(.up), GtkKit.naturalHeight(of: titleLabel))
  }

  private func titlePlaces(in size: Size) -> (title: Rect, time: Rect) {
    var line = Rect(Self.margin, 2, size.width - 2 * Self.margin, titleHeight)
    let time = line.cutRight(timeLabel.naturalWidth, gap: Self.margin)
    return (line.cutLeft(min(line.width, titleLabel.naturalWidth + 1)), time)
  }

  private func headPlaces(in size: Size) -> [(label: Label, place: Rect)] {
    heads.places(in: size.width, top: titleHeight + Self.margin)
  }

  private func placements(in size: Size) -> [Placement] {
    let (title, time) = titlePlaces(in: size)
    return [titleLabel.placedLine(in: title, minimumScale: 0.4), timeLabel.placed(in: time)]
      + headPlaces(in: size).map { $0.label.placedLine(in: $0.place, minimumScale: 0.4) }
  }

  /// Draws the lifelines below the names.
  private func drawLifelines(on canvas: Canvas, _ size: Size, _ ink: Color, _ isMirrored: Bool) {
    let positions = Lifeline.positions(of: heads.lifelines, in: size.width)
    let mirrored = { (x: Double) in isMirrored ? size.width - x : x }
    for ((lifeline, x), (_, place)) in zip(zip(heads.lifelines, positions), headPlaces(in: size)) {
      // A name may be beside its lifeline.
      let start = max(place.x + 8, min(place.x + place.width - 8, x))
      canvas.polyline(Point(mirrored(start), place.y + place.height), Point(mirrored(x), size.height))
      canvas.stroke(lifeline.lane.color(in: container, onDark: ink.lightness > 0.5).opacity(0.5), width: 1.5)
    }
  }

  /// Draws the head with its texts, for a picture.
  func drawPicture(on canvas: Canvas, _ size: Size, _ ink: Color) {
    canvas.roundedRectangle(Rect(size), radius: 0)
    canvas.fill(ink.opacity(0.05))
    let (title, time) = titlePlaces(in: size)
    canvas.lines(of: titleLabel, in: title, ink)
    canvas.lines(of: timeLabel, in: time, ink)
    for (label, place) in headPlaces(in: size) {
      canvas.roundedRectangle(place, radius: 6)
      canvas.stroke(label.color, width: 1.5)
      canvas.lines(of: label, in: place.inset(by: 0, 1), label.color)
    }
    drawLifelines(on: canvas, size, ink, false)
  }
}
