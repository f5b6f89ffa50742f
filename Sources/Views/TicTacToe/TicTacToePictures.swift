import GtkKit

extension TabIcon {
  /// Two crosses and two noughts.
  package static let ticTacToe = TabIcon(of: TicTacToeColors.self) { canvas, color in
    canvas.cross(in: Rect(1.8, 1.8, 4.6, 4.6))
    canvas.cross(in: Rect(9.6, 9.6, 4.6, 4.6))
    canvas.circle(Point(11.9, 4.1), radius: 2.4)
    canvas.circle(Point(4.1, 11.9), radius: 2.4)
    canvas.stroke(color, width: 1.6)
  }
}

extension HelpPiece {
  /// A board, row by row with "X" and "O", and the cells of a losing line.
  package static func board(_ marks: String, line: [Int]) -> HelpPiece {
    HelpPiece { pen in
      for (index, mark) in marks.enumerated() {
        let tile = Rect(2, 2, 96, 96).row(index / 3, of: 3, gap: 3).column(index % 3, of: 3, gap: 3)
        let isLosing = line.contains(index)
        pen.canvas.roundedRectangle(tile, radius: 6)
        pen.canvas.fill(isLosing ? MarkPicture.losingTile : Color(0x1B1947))
        let cell: BoardView.Cell = mark == "X" ? isLosing ? .losingX : .x : isLosing ? .losingO : .o
        pen.canvas.transformed(by: Point(tile.x, tile.y), scale: tile.width / MarkPicture.side) {
          MarkPicture.draw(cell, on: $0)
        }
      }
    }
  }

  package static func bet(_ bet: Int) -> HelpPiece {
    HelpPiece(width: 76) { pen in
      pen.box(Rect(2, 20, 72, 60), radius: 12, Color(0x1B1947), edge: Color(0x4A3FB0))
      pen.text(String(bet), in: Rect(14, 34, 48, 32), Color(0xFF9EC4))
    }
  }
}
