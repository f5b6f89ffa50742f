import XCTest

/// The slate and the keyboard of Hangman on pages of all arrangements.
final class HangmanLayoutTests: LayoutTestCase {
  private static let sizes = [
    Size(320, 480), Size(360, 640), Size(640, 360), Size(640, 480), Size(860, 620), Size(1280, 800),
    Size(1920, 1080),
  ]

  func testH2_wordIsInAsFewRowsAsAreReadable() throws {
    // Half of the most common screen size, and of a smaller one.
    let halfScreens = [Size(960, 1080), Size(640, 560)]
    let demo = try TestWindows.demo(.hangman)
    for length in [3, 6, 9, 10, 13, 16, 20, 24] {
      demo.settings.wordLength = length
      demo.hangman.newGameButton.click()
      for size in Self.sizes + halfScreens {
        demo.window.ask(for: size)
        let word = demo.hangman.wordLabel
        let slots = WordSlots.cells(word.slots.count, in: Size(word.width, word.height))
        let rows = Set(slots.map { $0.y.rounded() }).count
        let what = "\(length) letters, \(Rect(size).dimensions)"
        XCTAssertEqual(slots.count, length, what)
        let width = (slots.map(\.width).min() ?? 0) * word.scale(in: demo.window)
        XCTAssertGreaterThan(width, 13, what)
        let isWide = size.width >= max(860, size.height)
        XCTAssertLessThanOrEqual(rows, length <= (isWide ? 10 : 9) ? 1 : isWide ? 2 : 3, what)
      }
    }
  }

  func testH4_wrongLettersAreShownBesideTheGallows() throws {
    for size in Self.sizes {
      let demo = try TestWindows.demo("hangman-game")
      demo.window.ask(for: size)
      let letters = demo.hangman.wrongLetters.bounds(in: demo.window)
      XCTAssertTrue(demo.hangman.wrongLetters.isMapped, "\(size)")
      XCTAssertGreaterThan(min(letters.width, letters.height), 24, "\(size)")
      TestWindows.closeAll()
    }
  }

  func testD5_numberOfWrongGuessesIsBesideItsMarksAndTheTitleAboveTheWord() throws {
    let demo = try TestWindows.demo(.hangman)
    for size in Self.sizes + [Size(960, 1080)] {
      demo.window.ask(for: size)
      let marks = demo.hangman.marks.bounds(in: demo.window)
      let number = demo.hangman.guessesLeftLabel.bounds(in: demo.window)
      let title = demo.hangman.titleLabel.bounds(in: demo.window)
      let word = demo.hangman.wordLabel.bounds(in: demo.window)
      let what = Rect(size).dimensions
      XCTAssertEqual(number.center.y, marks.center.y, accuracy: 4, what)
      XCTAssertLessThan(marks.x - number.x, 1.5 * number.height, what)
      XCTAssertGreaterThanOrEqual(marks.x, number.x + number.width, what)
      XCTAssertEqual(title.center.x, word.center.x, accuracy: 3, what)
      XCTAssertEqual(word.center.x, demo.hangman.keyboard.bounds(in: demo.window).center.x, accuracy: 3, what)
    }
  }

  func testD5_rowsOfKeysAreOnOneAxisAndTheFieldSaysWhatItIsFor() throws {
    for size in Self.sizes {
      let demo = try TestWindows.demo(.hangman)
      demo.window.ask(for: size)
      @MainActor func box(_ name: String) throws -> Rect {
        try XCTUnwrap(AnyWidget.named(name, below: demo.window), name).bounds(in: demo.window)
      }
      let field = try box("guessField")
      var rows = try [("Q", "P"), ("A", "L"), ("Z", "M")].map {
        try (box("key\($0.0)").x, box("key\($0.1)"))
      }.map { ($0, $1.x + $1.width) }
      if try abs(field.y - box("keyM").y) < 1 {
        XCTAssertLessThan(size.height, 600, "there is no room below the keys")
        rows[2].1 = field.x + field.width
      } else {
        rows.append((field.x, field.x + field.width))
      }
      for row in rows.dropFirst() {
        XCTAssertEqual(row.0 + row.1, rows[0].0 + rows[0].1, accuracy: 2, Rect(size).dimensions)
      }
      XCTAssertEqual(demo.hangman.guessField.placeholder, "Type a letter")
      TestWindows.closeAll()
    }
  }
}

/// The ledger of Hangman on pages of all arrangements.
final class LedgerLayoutTests: LayoutTestCase {
  func testH18_resultAndSeveralGuessesAreOnEachPage() throws {
    for size in [Size(360, 640), Size(640, 360), Size(1280, 800)] {
      let demo = try TestWindows.demo("hangman-ledger")
      demo.window.ask(for: size)
      XCTAssertTrue(demo.ledger.answerLabel.isMapped, "\(size)")
      let row = try XCTUnwrap(demo.ledger.ledgerList.list.children.first).bounds(in: demo.window)
      let list = demo.ledger.ledgerList.bounds(in: demo.window)
      XCTAssertGreaterThan(list.height / row.height, 7, "\(size)")
      TestWindows.closeAll()
    }
  }
}
