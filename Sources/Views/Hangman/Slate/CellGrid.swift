import GtkKit

/// Equal cells in rows, as large as fits, in as few rows as give them a readable scale.
struct CellGrid {
  let cells: [Rect]

  init(
    _ count: Int, of cell: Size, gap: Double, rowGap: Double, in size: Size, readableScale: Double = 1,
    maximumScale: Double, isAtTop: Bool = false
  ) {
    let area = Rect(size)
    func fit(_ columns: Int, _ rows: Int) -> Double {
      min(
        size.width / (Double(columns) * (cell.width + gap) - gap),
        size.height / (Double(rows) * (cell.height + rowGap) - rowGap), maximumScale)
    }
    var best = (scale: 0.0, columns: 1)
    for rows in 1...max(1, min(count, 6)) where best.scale < readableScale {
      let columns = (count + rows - 1) / rows
      let scale = fit(columns, rows)
      // Another row must make the cells clearly larger.
      if scale > best.scale * 1.3 { best = (scale, columns) }
    }
    let (scale, columns) = best
    let step = Size((cell.width + gap) * scale, (cell.height + rowGap) * scale)
    let rows = (count + columns - 1) / columns
    cells = (0..<count).map { index in
      let row = index / columns
      let inRow = min(columns, count - row * columns)
      let line = area.centered(
        Size(Double(inRow) * step.width - gap * scale, Double(rows) * step.height - rowGap * scale))
      let top = isAtTop ? 0 : line.y
      return Rect(
        line.x + Double(index % columns) * step.width, top + Double(row) * step.height,
        cell.width * scale, cell.height * scale)
    }
  }
}
