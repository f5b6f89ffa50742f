import GtkKit

extension TabIcon {
  package static let ticTacToe = TabIcon("tictactoe", of: TicTacToeColors.self)
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
