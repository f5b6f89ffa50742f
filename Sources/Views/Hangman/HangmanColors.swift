import GtkKit

/// The colors of the slate, its frame and its back. Chalk has its own (``Chalk``).
struct HangmanColors: Palette {
  /// From top to bottom.
  let (wood, slate): ([Color], [Color])
  /// The words of a guess in the ledger: those that were kept, and the other classes with their outline.
  let kept, others, outline: Color
  let keptText: Color = 0x2B1C00
  let tick: Color
  /// The bars above a slider, and those of its value.
  let bar, chosenBar: Color

  init(_ theme: Theme) {
    wood = theme([0xD9AE74, 0xBD8A4E, 0xA87740], dark: [0x6B4A2C, 0x52361E, 0x432B17])
    slate = theme([0x40544E, 0x384A45], dark: [0x2B3331, 0x232A29], contrast: [0, 0])
    kept = theme(0xFFE39A, contrast: 0xFFFFFF)
    others = theme(Color(0xFFFFFF, alpha: 0.09), contrast: 0)
    outline = theme(Color(0xFFFFFF, alpha: 0), contrast: 0xFFFFFF)
    tick = theme(0xBFE8CB, contrast: 0xFFFFFF)
    bar = theme(0xD9C6A4, dark: 0x5A4B39, contrast: 0x767676, contrastDark: 0x8F8F8F)
    chosenBar = theme(0xB3652A, dark: 0xE0964E, contrast: 0, contrastDark: 0xFFFFFF)
  }

  var shared: KeyValuePairs<String, Color> {
    [
      "hangman_wood_top": wood[0], "hangman_wood_middle": wood[1], "hangman_wood_foot": wood[2],
      "hangman_slate_top": slate[0], "hangman_slate_foot": slate[1],
    ]
  }
}
