import GtkKit

struct TicTacToeColors: Palette {
  /// The cabinet from top to bottom.
  let cabinet: [Color]
  let trim, lip: Color
  /// The counter on which the machine and the till stand.
  let counter: Color
  let credit: TrendLine.Colors

  init(_ theme: Theme) {
    cabinet = theme(
      [0xFAF8FF, 0xE9E4FB], dark: [0x2C2A6E, 0x1E1C52], contrast: [0xFFFFFF, 0xFFFFFF], contrastDark: [0, 0])
    trim = theme(0x4A3FB0, dark: 0xE0B04A, contrast: 0, contrastDark: 0xFFFFFF)
    lip = theme(0x8F85CF, dark: 0x0A0A22, contrast: Color(0, alpha: 0))
    counter = theme(0xB9B0E6, dark: 0x080818, contrast: 0xFFFFFF, contrastDark: 0)
    credit = theme(
      TrendLine.Colors(line: 0x1F6FA8, dot: 0xB3184A),
      contrast: TrendLine.Colors(line: 0, dot: 0))
  }

  var shared: KeyValuePairs<String, Color> {
    [
      "ttt_cabinet_top": cabinet[0], "ttt_cabinet_bottom": cabinet[1],
      "ttt_trim": trim, "ttt_lip": lip, "ttt_losing_tile": MarkPicture.losingTile,
    ]
  }
}
