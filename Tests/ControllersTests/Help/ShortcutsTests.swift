import Controllers
import GtkKit
import Models
import Views
import XCTest

/// The Keyboard Shortcuts window tells of each key that a game answers, and of no other.
final class ShortcutsTests: GtkTestCase {
  func testD4_theKeysToldOfAGameAreThoseThatItAnswers() throws {
    try onMain {
      let controllers: [(group: String, controller: ViewController)] = [
        ("Craps", CrapsTable(dice: 1, 2, 1, 2).fixture.tabBar.controller(of: .craps)),
        ("Pig", PigTable(die: 2, 2, 2, 2).fixture.tabBar.controller(of: .pig)),
        ("Tic Tac Toe", TicTacToeTable().fixture.tabBar.controller(of: .tictactoe)),
      ]
      for (group, controller) in controllers {
        let answered = (0x21...0x7E).map { Character(Unicode.Scalar($0)) }
          .filter { controller.keyPressed(.character($0)) }
        let told = try keys(ofGroup: group).compactMap { $0 == "plus" ? "+" : $0.count == 1 ? $0 : nil }
        XCTAssertEqual(Set(answered.map { $0.lowercased() }), Set(told), group)
      }
    }
  }

  func testD4_theLettersAreToldOfHangman() throws {
    try onMain { XCTAssertTrue(try keys(ofGroup: "Hangman").contains("a...z")) }
  }
}

/// The keys that are written down under a heading, by their names.
@MainActor
private func keys(ofGroup title: String) throws -> [String] {
  let bytes = try XCTUnwrap(WindowFixture.resources?.bytes(of: "\(WindowFixture.prefix)/shortcuts.ui"))
  let groups = String(decoding: bytes, as: UTF8.self).split(separator: "\"GtkShortcutsGroup\"").dropFirst()
  let group = try XCTUnwrap(groups.first { $0.firstMatch(of: />([^<]*)<\/property>/)?.1 == title[...] })
  return group.matches(of: /name="accelerator">([^<]*)</).flatMap { match in
    match.1.split(separator: " ").map(String.init)
  }
}
