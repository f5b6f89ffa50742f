import GtkKit

struct CrapsColors: Palette {
  /// From top to bottom.
  let (felt, wood): ([Color], [Color])
  let inlay, line, print: Color
  let trend: TrendLine.Colors

  init(_ theme: Theme) {
    felt = theme(
      [0x14633F, 0x1A774C, 0x125838], dark: [0x0C432D, 0x10563A, 0x0A3826],
      contrast: [0x00331D, 0x00331D, 0x00331D])
    wood = theme(
      [0x8F5A32, 0x6F4223, 0x5C351B], dark: [0x5F3A20, 0x472913, 0x371E0D], contrast: [0, 0, 0])
    inlay = theme(0xD9A650, dark: 0xA87C36, contrast: 0xFFFFFF)
    line = theme(Color(0xCFE0C8, alpha: 0.8), contrast: 0xFFFFFF)
    print = theme(0xFFFAF0, contrast: 0xFFFFFF)
    trend = theme(
      TrendLine.Colors(line: 0x8FCCA8, dot: 0xFFD769),
      contrast: TrendLine.Colors(line: 0xFFFFFF, dot: 0xFFFFFF))
  }

  var shared: KeyValuePairs<String, Color> {
    [
      "craps_felt1": felt[0], "craps_felt2": felt[1], "craps_felt3": felt[2], "craps_wood1": wood[0],
      "craps_wood2": wood[1], "craps_wood3": wood[2], "craps_inlay": inlay,
    ]
  }
}
