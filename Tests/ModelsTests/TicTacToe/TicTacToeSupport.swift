/// The board of a number: bit 0 is the first cell, and a set bit is an O.
func board(_ number: Int) -> [Mark] {
  (0..<9).map { number >> $0 & 1 == 0 ? .x : .o }
}

/// Reads a board from its drawing.
func board(_ drawing: String) -> [Mark] {
  drawing.compactMap { Mark(rawValue: String($0)) }
}

/// A game with its own bank and a seeded generator.
func game(seed: UInt64, isRigged: Bool = true) -> TicTacToeModel {
  TicTacToeModel(bank: Bank(), generator: SeededGenerator(seed: seed), isRigged: isRigged)
}
