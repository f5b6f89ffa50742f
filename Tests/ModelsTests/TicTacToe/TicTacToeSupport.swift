import Models

/// The board of a number: bit 0 is the first cell, and a set bit is an O.
func board(_ number: Int) -> [Mark] {
  (0..<9).map { number >> $0 & 1 == 0 ? .x : .o }
}

/// Reads a board as it is drawn.
func board(_ drawing: String) -> [Mark] {
  drawing.compactMap { Mark(rawValue: String($0)) }
}

/// A game with a bank of its own, whose chance follows from a seed.
func game(seed: UInt64, isRigged: Bool = true) -> TicTacToeModel {
  TicTacToeModel(bank: Bank(), generator: SeededGenerator(seed: seed), isRigged: isRigged)
}
