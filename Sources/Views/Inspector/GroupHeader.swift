import GtkKit

/// The title of the group on screen, and its participants, whose names stay above the messages and above their lifelines.
package final class GroupHeader: CustomWidget {
  package let title = Label().named("groupTitle").styled("group-title").textAligned(0)
  private var titles: [(lifeline: Lifeline, label: Label)] = []
  var onPressed: (_ name: String) -> Void = { _ in }
  /// The group whose participants are shown; nil shows the names of the lanes.
  var group: InspectorRow? { didSet { if group != oldValue { update() } } }

  private static let margin = 5.5
  private static let gap = 3.0

  init() {
    super.init()
    styled("group-header").named("groupHeader").keepsDirection().add(title)
    update()
  }

  private func update() {
    let lanes = LaneStyle.allCases.map { Lifeline($0, $0.title, short: $0.title) }
    let lifelines = (group?.lifelines ?? lanes).filter(\.isInHeader)
    if lifelines != titles.map(\.lifeline) {
      for title in titles { remove(title.label) }
      titles = lifelines.map { lifeline in
        let isAlone = lifelines.count { $0.lane == lifeline.lane } == 1
        return (lifeline, addLabel(isAlone ? lifeline.name : lifeline.short, of: lifeline))
      }
    }
    title.text = group?.text ?? ""
    // The description of the header has it.
    title.setAccessibleHidden(true)
    let names = lifelines.map(\.name).joined(separator: ", ")
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

  private var titleHeight: Double { titles.map(\.label.minimumHeight).max() ?? 0 }

  private var namesHeight: Double { titleHeight + 2 * Self.margin }

  /// With the title, if there is room for it.
  override package func measure(_ orientation: Orientation, across: Int) -> SizeRequest {
    guard orientation == .vertical else { return SizeRequest(0) }
    return SizeRequest(minimum: Int(namesHeight), natural: Int(namesHeight + title.minimumHeight))
  }

  /// The height of the title; 0 if there is no room for it.
  private func titleRoom(in size: Size) -> Double {
    size.height < (namesHeight + title.minimumHeight).rounded(.down) ? 0 : title.minimumHeight
  }

  override package func arrange(in area: Area) -> [Placement] {
    let room = titleRoom(in: area.size)
    let line = Rect(Self.margin, 0, area.size.width - 2 * Self.margin, room)
    return (room > 0 ? [title.placedLine(in: line, minimumScale: 0.4)] : [])
      + zip(titles, places(in: area.size)).map { $0.label.placedLine(in: $1, minimumScale: 0.4) }
  }

  /// The places of the names, which are drawn smaller if they do not fit. Those of a lane are beside each other.
  private func places(in size: Size) -> [Rect] {
    let lanes = LaneStyle.allCases.map { lane in titles.filter { $0.lifeline.lane == lane }.map(\.label) }
    let wanted = lanes.map { $0.reduce(Self.gap) { $0 + $1.naturalWidth + Self.gap } }
    let scale = min(1, size.width / wanted.reduce(0, +))
    var end = 0.0
    return lanes.indices.flatMap { lane -> [Rect] in
      let (own, behind) = (wanted[lane] * scale, wanted[(lane + 1)...].reduce(0, +) * scale)
      let middle = LaneStyle.allCases[lane].center * size.width
      var x = min(max(middle - own / 2, end), size.width - behind - own) + Self.gap * scale
      return lanes[lane].map { label in
        defer { (x, end) = (x + (label.naturalWidth + Self.gap) * scale, x + label.naturalWidth * scale) }
        return Rect(x, titleRoom(in: size) + Self.margin, label.naturalWidth * scale, titleHeight)
      }
    }
  }

  // MARK: - Drawing

  override package func draw(on canvas: Canvas, in area: Area) { drawLifelines(on: canvas, area.size) }

  private func drawLifelines(on canvas: Canvas, _ size: Size) {
    let colors = InspectorColors(of: self)
    let lifelines = titles.map(\.lifeline)
    let positions = Lifeline.positions(of: lifelines, in: size.width)
    for ((lifeline, x), place) in zip(zip(lifelines, positions), places(in: size)) {
      // A name may be beside its lifeline.
      let start = max(place.x + 8, min(place.x + place.width - 8, x))
      canvas.polyline(Point(start, place.y + place.height), Point(x, size.height))
      canvas.stroke(colors[lifeline.lane].opacity(0.5), width: Lifeline.width)
    }
  }

  func drawPicture(on canvas: Canvas, _ size: Size) {
    for ((_, label), place) in zip(titles, places(in: size)) {
      canvas.roundedRectangle(place, radius: 6)
      canvas.stroke(label.color, width: 1.5)
      canvas.lines(of: label, in: place.inset(by: 0, 1), label.color)
    }
    drawLifelines(on: canvas, size)
  }
}
