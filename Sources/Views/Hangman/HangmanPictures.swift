import GtkKit

extension TabIcon {
  package static let hangman = TabIcon("hangman", of: HangmanColors.self)
}

extension HelpPiece {
  /// A word. A letter that is not known is "-".
  package static func word(_ word: String) -> HelpPiece {
    HelpPiece(width: Double(word.count) * 58) { pen in
      for (index, letter) in word.enumerated() {
        let left = Double(index) * 58
        pen.slate(Rect(left + 2, 16, 54, 68))
        if letter == "-" {
          Chalk.stroke([Point(left + 15, 70), Point(left + 43, 70)], on: pen.canvas, Chalk.white, width: 5)
        } else {
          ChalkLetter.draw(
            letter, on: pen.canvas, above: Point(left + 29, 69), height: 38, Chalk.white, weight: 0.15,
            like: pen.sample)
        }
      }
    }
  }

  package static func miss(_ letter: Character) -> HelpPiece {
    HelpPiece { pen in
      let slate = Rect(14, 14, 72, 72)
      pen.slate(slate)
      WrongLetters.draw(
        letter, isNewest: false, on: pen.canvas, in: slate.inset(by: 12, 9), like: pen.sample)
    }
  }

  /// The gallows after a part of the wrong guesses that are allowed, from 0 to 1.
  package static func gallows(_ part: Double) -> HelpPiece {
    HelpPiece { pen in
      pen.slate(Rect(2, 2, 96, 96))
      let limit = 6
      Gallows(limit: limit).draw(
        part * Double(limit), .dead, on: pen.canvas, in: Rect(12, 10, 76, 80), Chalk.white)
    }
  }

  /// A list of words, those that the computer keeps and those that it does not keep.
  package static func words(_ words: [String], kept: [String]) -> HelpPiece {
    HelpPiece(width: 300) { pen in
      let slate = HangmanColors(pen.theme).slate[1]
      for (index, word) in words.enumerated() {
        let place = Rect(0, 2, 300, 96).row(index / 3, of: 2, gap: 6).column(index % 3, of: 3, gap: 6)
        let isKept = kept.contains(word)
        pen.box(place, radius: 8, slate, edge: isKept ? Chalk.yellow : slate)
        pen.text(word, in: place.inset(by: 12), isKept ? Chalk.yellow : Chalk.white.opacity(0.7))
        guard !isKept else { continue }
        pen.canvas.polyline(Point(place.x + 9, place.center.y), Point(place.x + 87, place.center.y))
        pen.canvas.stroke(Chalk.red, width: 4)
      }
    }
  }
}

extension HelpPen {
  fileprivate func slate(_ rect: Rect) {
    // The frame is seen on a dark page, too.
    let wood: Color = theme(0xBD8A4E, contrast: 0, contrastDark: 0xFFFFFF)
    box(rect, radius: 9, HangmanColors(theme).slate[1], edge: wood)
  }
}
