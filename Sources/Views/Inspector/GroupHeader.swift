import GtkKit

/// The participants of the group on screen, whose names stay above the messages and above their lifelines.
///
/// A picture for an SVG file is drawn from the same places (see ``DiagramPicture``).
final class GroupHeader: CustomWidget {
  /// Two labels for each lifeline. The one that fits is shown.
  private var titles: [(lifeline: Lifeline, long: Label, short: Label)] = []
  /// Called with the name of a participant that the user clicks.
  var onPressed: (_ name: String) -> Void = { _ in }
  /// The group whose participants are shown; nil shows the names of the lanes.
  var group: InspectorRow? {
    didSet { if group != oldValue { update() } }
  }

  private static let margin = 5.5
  private static let gap = 3.0

  /// A header without a group, with the names of the lanes.
  init() {
    super.init()
    styled("group-header").named("groupHeader")
    update()
  }

  private func update() {
    let lanes = LaneStyle.allCases.map { Lifeline($0, $0.title, short: $0.title) }
    let lifelines = (group?.lifelines ?? lanes).filter(\.isInHeader)
    if lifelines != titles.map(\.lifeline) {
      for title in titles {
        remove(title.long)
        remove(title.short)
      }
      titles = lifelines.map { ($0, addLabel($0.name, of: $0), addLabel($0.short, of: $0)) }
    }
    let names = titles.map(\.lifeline.name).joined(separator: ", ")
    accessibleLabel(group.map { "\($0.description): \(names)" } ?? names)
    queueResize()
    queueDraw()
  }

  private func addLabel(_ text: String, of lifeline: Lifeline) -> Label {
    let label = Label(text).styled("lifeline", "\(lifeline.lane)")
    add(label)
    // The description of the header says enough.
    label.setAccessibleHidden(true)
    label.onUnusedClick { [weak self] in self?.onPressed(lifeline.name) }
    return label
  }

  // MARK: - Layout

  private var titleHeight: Double { titles.map { $0.long.minimumHeight }.max() ?? 0 }

  override func measure(_ orientation: Orientation, across: Int) -> SizeRequest {
    SizeRequest(orientation == .vertical ? Int(titleHeight + 2 * Self.margin) : 0)
  }

  override func arrange(in area: Area) -> [Placement] {
    places(in: area.size).map { $0.label.placedLine(in: $0.place, minimumScale: 0.4) }
  }

  /// The names and their places. Those of a lane are beside each other: long ones in at most a third of the width, or short ones.
  private func places(in size: Size) -> [(label: Label, place: Rect)] {
    let (width, height) = (size.width, titleHeight)
    let lanes = LaneStyle.allCases.map { style -> (labels: [Label], wanted: Double) in
      let own = titles.filter { $0.lifeline.lane == style }
      let wanted = { (labels: [Label]) in labels.reduce(Self.gap) { $0 + $1.naturalWidth + Self.gap } }
      let isLong = wanted(own.map(\.long)) <= width / 3
      let labels = own.map { isLong ? $0.long : $0.short }
      return (labels, wanted(labels))
    }
    // Names that do not fit are drawn smaller.
    let scale = min(1, width / lanes.reduce(0) { $0 + $1.wanted })
    var start = 0.0
    return zip(LaneStyle.allCases, lanes).flatMap { style, lane -> [(label: Label, place: Rect)] in
      let behind = lanes[(style.rawValue + 1)...].reduce(0) { $0 + $1.wanted } * scale
      let own = lane.wanted * scale
      let x = min(max(style.center * width - own / 2, start), width - behind - own)
      start = x + own
      return zip(lane.labels, lane.labels.indices).map { label, index in
        let before = lane.labels[..<index].reduce(Self.gap) { $0 + $1.naturalWidth + Self.gap }
        return (label, Rect(x + before * scale, Self.margin, label.naturalWidth * scale, height))
      }
    }
  }

  // MARK: - Drawing

  override func draw(on canvas: Canvas, in area: Area) { drawLifelines(on: canvas, area.size) }

  private func drawLifelines(on canvas: Canvas, _ size: Size) {
    let colors = InspectorColors(of: self)
    let isMirrored = readsRightToLeft
    let lifelines = titles.map(\.lifeline)
    let positions = Lifeline.positions(of: lifelines, in: size.width)
    let mirrored = { (x: Double) in isMirrored ? size.width - x : x }
    for ((lifeline, x), (_, place)) in zip(zip(lifelines, positions), places(in: size)) {
      // A name may be beside its lifeline.
      let start = max(place.x + 8, min(place.x + place.width - 8, x))
      canvas.polyline(Point(mirrored(start), place.y + place.height), Point(mirrored(x), size.height))
      canvas.stroke(colors[lifeline.lane].opacity(0.5), width: Lifeline.width)
    }
  }

  /// Draws the header with its texts, for a picture.
  func drawPicture(on canvas: Canvas, _ size: Size) {
    for (label, place) in places(in: size) {
      canvas.roundedRectangle(place, radius: 6)
      canvas.stroke(label.color, width: 1.5)
      canvas.lines(of: label, in: place.inset(by: 0, 1), label.color)
    }
    drawLifelines(on: canvas, size)
  }
}
