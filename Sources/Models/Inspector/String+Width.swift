extension String {
  /// About how wide it is in a sans-serif type of a size, in pixels and rather too much than too little.
  func width(at size: Int) -> Int { (reduce(0) { $0 + $1.hundredthsOfEm } * size + 99) / 100 }

  /// Its words in lines of a width at most, unless a word alone is wider.
  func lines(within limit: Int, at size: Int) -> [String] {
    let space = " ".width(at: size)
    var width = 0
    return onOneLine.split(separator: " ").reduce(into: []) { lines, word in
      let wordWidth = String(word).width(at: size)
      if !lines.isEmpty, width + space + wordWidth <= limit {
        lines[lines.count - 1] += " " + word
        width += space + wordWidth
      } else {
        lines.append(String(word))
        width = wordWidth
      }
    }
  }
}

extension Character {
  /// What it takes in DejaVu Sans, and hardly any type is wider than that.
  fileprivate var hundredthsOfEm: Int {
    switch unicodeScalars.first ?? " " {
    case "m", "w", "M", "W", "@", "%": 100
    case "A"..."Z", "+", "=", "<", ">", "#", "~", "^", "&": 84
    case "\0"..."~": 64
    default: isWide ? 125 : 110
    }
  }
}
