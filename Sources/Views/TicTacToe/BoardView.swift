import GtkKit

/// The nine tiles, which are three reels, and a line through each losing row, column or diagonal.
package struct BoardView: Widget {
  /// What a tile shows.
  package enum Cell: CaseIterable {
    case empty, x, o, losingX, losingO
  }

  /// What a tile shows, and its description for screen readers.
  package struct Face {
    let cell: Cell
    let description: String

    package init(_ cell: Cell, _ description: String) {
      self.cell = cell
      self.description = description
    }
  }

  package let pointer: WidgetPointer
  /// The nine picture outlets, row by row.
  package let imageViews: [Picture]
  private let board: Container
  private let tiles: [BoardTile]
  private let lines: LosingLines
  private let turning: Animation
  private let landings: [Animation]
  /// The columns whose reels turn.
  private let turningColumns = Shared(Set<Int>())

  private static let side = 3

  init() {
    let tiles = (0..<Self.side * Self.side).map { BoardTile($0) }
    let lines = LosingLines(cell: { Self.cell($0, in: $1) })
    self.tiles = tiles
    self.lines = lines
    imageViews = tiles.map(\.imageView)
    let (grounds, marks) = (Self.layer(of: tiles.map(\.ground)), Self.layer(of: tiles.map(\.mark)))
    let layers = Overlay(grounds)
    layers.add(lines)
    layers.add(marks)
    board = Container(arrange: { [layers.placed(in: $0.rect)] }).add(layers)
    turning = Animation(of: board)
    landings = (0..<Self.side).map { _ in Animation(of: marks) }
    pointer = board.keepsDirection().styled("board").named("board").pointer
    for layer in [AnyWidget(grounds), AnyWidget(lines), AnyWidget(marks)] { layer.keepsDirection() }
  }

  /// Shows nine tiles, row by row, and a line through each of `lines`, at once.
  package func show(_ faces: [Face], lines: [[Int]]) {
    for column in 0..<Self.side { place(column, faces) }
    self.lines.show(lines)
  }

  /// Turns the reels: all tiles are empty until they land, the last ones after a time.
  package func spin(milliseconds: Int) {
    traceCall("spin()")
    for index in tiles.indices { set(index, Face(.empty, tr("empty"))) }
    lines.show([])
    turningColumns.value = Set(0..<Self.side)
    turning.run(milliseconds: milliseconds, curve: .linear) { [tiles, turningColumns] part in
      for (index, tile) in tiles.enumerated() where turningColumns.value.contains(index % Self.side) {
        tile.turn(part * Double(milliseconds / Self.turnTime))
      }
    }
  }

  /// Lands the tiles of a column. `faces` are those of the whole board.
  package func land(_ column: Int, _ faces: [Face]) {
    place(column, faces)
    landings[column].run(milliseconds: Self.landTime) { [tiles] part in
      for index in Self.indices(of: column) { tiles[index].drop(part) }
    }
  }

  /// Marks a losing line. `faces` are those of the whole board.
  package func mark(_ line: [Int], _ faces: [Face]) {
    traceCall("mark()")
    for index in line { set(index, faces[index]) }
    lines.draw(line)
  }

  // MARK: - Reels

  /// The time in which one mark passes, in milliseconds.
  private static let turnTime = 70
  private static let landTime = 140

  private static func indices(of column: Int) -> StrideTo<Int> {
    stride(from: column, to: side * side, by: side)
  }

  private func place(_ column: Int, _ faces: [Face]) {
    turningColumns.value.remove(column)
    if turningColumns.value.isEmpty { turning.stop() }
    landings[column].stop()
    for index in Self.indices(of: column) {
      set(index, faces[index])
      tiles[index].drop(1)
    }
  }

  private func set(_ index: Int, _ face: Face) {
    imageViews[index].show(MarkPicture.picture(of: face.cell), describedAs: face.description)
    tiles[index].ground.setStyle("losing", face.cell == .losingX || face.cell == .losingO)
  }

  // MARK: - Layout

  private static let gap = 0.027

  private static func layer(of cells: [Container]) -> Container {
    let layer = Container(arrange: { area in
      cells.enumerated().map { $1.placed(in: cell($0, in: area.size)) }
    })
    for cell in cells { layer.add(cell) }
    return layer
  }

  private static func cell(_ index: Int, in size: Size) -> Rect {
    let length = min(size.width, size.height)
    let board = Rect(size).centered(Size(length, length))
    return board.row(index / side, of: side, gap: length * gap)
      .column(index % side, of: side, gap: length * gap)
  }
}
