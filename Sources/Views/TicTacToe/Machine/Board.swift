import GtkKit

/// The nine tiles, which are three reels, and a line through each losing row, column or diagonal.
package final class BoardView: CustomWidget {
  package enum Cell: CaseIterable {
    case empty, x, o, losingX, losingO

    var isLosing: Bool { self == .losingX || self == .losingO }
  }

  /// What a tile shows, and its description for screen readers.
  package typealias Face = (cell: Cell, description: String)

  /// The marks on the tiles: nine outlets, row by row.
  package let imageViews = (1...9).map { MarkView(role: .image).named("imageView\($0)") }
  /// The tiles, which are red in a losing line.
  private let tiles = (1...9).map { CustomWidget(role: .presentation).styled("tile").named("tile\($0)") }
  private let lines = LosingLines(role: .presentation)
  private lazy var turning = Animation(of: self)
  private var turningColumns: Set<Int> = []

  fileprivate static let side = 3
  /// The width of the edge of a tile, which its mark leaves free.
  private static let edge = 2.0

  init() {
    super.init()
    for tile in tiles { add(tile) }
    // The marks stay whole.
    add(lines)
    for mark in imageViews { add(mark) }
    styled("board").named("board").keepsDirection()
  }

  /// Shows nine tiles, row by row, and a line through each of `lines`, at once.
  package func show(_ faces: [Face], lines: [[Int]]) {
    for column in 0..<Self.side { land(column, faces) }
    self.lines.show(lines)
  }

  /// Turns the reels: all tiles are empty until they land, the last ones after a time.
  package func spin(milliseconds: Int) {
    traceCall()
    for index in tiles.indices { set(index, (.empty, tr("empty"))) }
    lines.show([])
    turningColumns = Set(0..<Self.side)
    turning.run(milliseconds: milliseconds, curve: .linear) { [self] part in
      for (index, mark) in imageViews.enumerated() where turningColumns.contains(index % Self.side) {
        mark.turns = part * Double(milliseconds / Self.turnTime) + Double(5 * index)
      }
    }
  }

  /// Lands the tiles of a column. `faces` are those of the whole board.
  package func land(_ column: Int, _ faces: [Face]) {
    turningColumns.remove(column)
    if turningColumns.isEmpty { turning.stop() }
    for index in stride(from: column, to: tiles.count, by: Self.side) {
      set(index, faces[index])
      imageViews[index].turns = nil
    }
  }

  /// Marks a losing line. `faces` are those of the whole board.
  package func mark(_ line: [Int], _ faces: [Face]) {
    traceCall()
    for index in line { set(index, faces[index]) }
    lines.show(lines.lines + [line])
  }

  /// The time in which one mark passes, in milliseconds.
  private static let turnTime = 70

  private func set(_ index: Int, _ face: Face) {
    imageViews[index].show(face.cell, describedAs: face.description)
    tiles[index].setStyle("losing", face.cell.isLosing)
  }

  // MARK: - Layout

  override package func measure(_ orientation: Orientation, across: Int) -> SizeRequest { SizeRequest(120) }

  override package func arrange(in area: Area) -> [Placement] {
    let cells = tiles.indices.map { Self.cell($0, in: area.size) }
    let marks = zip(imageViews, cells).map { $0.placed(in: $1.inset(by: Self.edge)) }
    return zip(tiles, cells).map { $0.placed(in: $1) } + [lines.placed(in: area.rect)] + marks
  }

  private static let gap = 0.027

  fileprivate static func cell(_ index: Int, in size: Size) -> Rect {
    let length = min(size.width, size.height)
    let board = Rect(size).centered(Size(length, length))
    return board.row(index / side, of: side, gap: length * gap)
      .column(index % side, of: side, gap: length * gap)
  }
}

/// The mark on a tile, or the marks that pass by while its reel turns.
package final class MarkView: CustomWidget {
  package private(set) var cell = BoardView.Cell.empty
  package private(set) var description = ""
  /// The number of marks that have passed by; nil while the reel stands still.
  var turns: Double? {
    didSet { if turns != oldValue { queueDraw() } }
  }
  private static let reel = [true, false, false, true, false, true, true]

  /// Shows a mark, or none, with its accessible name.
  func show(_ cell: BoardView.Cell, describedAs description: String) {
    set(description, from: self.description) {
      self.description = description
      accessibleLabel(description)
      guard cell != self.cell else { return }
      self.cell = cell
      queueDraw()
    }
  }

  override package func draw(on canvas: Canvas, in area: Area) {
    if let turns {
      canvas.clipped(to: area.rect) { drawReel(turns, on: $0, area.size) }
    } else {
      let scale = min(area.size.width, area.size.height) / MarkPicture.side
      canvas.transformed(by: Point(0, 0), scale: scale) { MarkPicture.draw(cell, on: $0) }
    }
  }

  private func drawReel(_ turns: Double, on canvas: Canvas, _ size: Size) {
    let scale = size.height / MarkPicture.side
    let passed = turns - turns.rounded(.down)
    for (row, offset) in [(0, passed), (1, passed - 1)] {
      let isX = Self.reel[(Int(turns) + row) % Self.reel.count]
      canvas.transformed(by: Point(0, offset * size.height), scale: scale) {
        MarkPicture.drawPassing(isX: isX, on: $0)
      }
    }
  }
}

/// The layer between the tiles and their marks in which a line goes through each losing row, column or diagonal.
private final class LosingLines: CustomWidget {
  /// The lines between the centers of their outer cells.
  private(set) var lines: [[Int]] = []
  /// The part of the way between the outer marks by which a line reaches beyond them.
  private static let overhang = 0.19

  func show(_ lines: [[Int]]) {
    self.lines = lines
    queueDraw()
  }

  override func draw(on canvas: Canvas, in area: Area) {
    for line in lines {
      guard let first = line.first, let last = line.last else { continue }
      let cell = BoardView.cell(first, in: area.size)
      let (start, end) = (cell.center, BoardView.cell(last, in: area.size).center)
      for (color, width) in [(Color(0x2A0714), 0.13), (Color(0xFFE3E6), 0.08)] {
        canvas.polyline(start.mixed(with: end, -Self.overhang), start.mixed(with: end, 1 + Self.overhang))
        canvas.stroke(color, width: cell.width * width)
      }
    }
  }
}

/// The drawings of X and O as neon tubes, and their forms in a losing line.
enum MarkPicture {
  /// The side of a drawing, in its own units.
  static let side = 100.0

  static func drawPassing(isX: Bool, on canvas: Canvas) {
    addPath(isX: isX, to: canvas)
    canvas.stroke(color(isX: isX).opacity(0.45), width: tube)
  }

  /// The width of a tube, and of the glow around it.
  private static let (tube, glow) = (15.0, 25.0)
  private static let red = Color(0xFF5567)
  static let losingTile = Color(0x391129)

  static func draw(_ cell: BoardView.Cell, on canvas: Canvas) {
    guard cell != .empty else { return }
    let isX = cell == .x || cell == .losingX
    let color = cell.isLosing ? red : color(isX: isX)
    for (color, width) in [(color.opacity(0.22), glow), (color, tube)] {
      addPath(isX: isX, to: canvas)
      canvas.stroke(color, width: width)
    }
  }

  private static func color(isX: Bool) -> Color { isX ? Color(0x5CE1FF) : Color(0xFFC845) }

  private static func addPath(isX: Bool, to canvas: Canvas) {
    guard isX else { return canvas.circle(Point(50, 50), radius: 25.5) }
    canvas.cross(in: Rect(26, 26, 48, 48))
  }
}
