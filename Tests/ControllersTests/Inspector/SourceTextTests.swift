import XCTest

@testable import Controllers

/// How the code that sends a message is found: in the sources of a small game.
final class SourceTextTests: GameTestCase {
  private let controller = Participant(.controller, "CoinViewController")
  private let model = Participant(.model, "Coin")
  private let view = Participant(.view, "CoinView")

  /// A small game.
  private let sources = SourceText(
    files: [
      "Controllers/Coin/Coin+Texts.swift", "Controllers/Coin/CoinViewController+Steps.swift",
      "Controllers/Coin/CoinViewController.swift", "Views/Coin/CoinView.swift",
    ],
    read: { file in
      [
        "Controllers/Coin/Coin+Texts.swift": """
        func text(of coin: ModelHandle<Coin>) -> String { coin.side == .head ? "head" : "tail" }
        """,
        "Controllers/Coin/CoinViewController+Steps.swift": """
        func step() {
          view.sideLabel.text = coin.side.name  // coin.side
          view.showPrize(coin.prize)
          announce("Head")
        }
        """,
        "Controllers/Coin/CoinViewController.swift": """
        let coin: ModelHandle<Coin>
        // coin.side
        func reset() { coin.side = .head }
        let isHead = other.coin?.side == .head
        let \\Coin.side = sideLabel.text
        """,
        "Views/Coin/CoinView.swift": """
        let prizeLabel = Label().named("prizeLabel")
        func showPrize(_ prize: Int) {
          prizeLabel.text = String(prize)
        }
        """,
      ][file]
    })

  private func lines(_ kind: Message.Kind, _ text: String, at line: Int? = nil) -> [String] {
    let log = MessageLog()
    log.begin(game: "coin", title: "", time: "")
    let source = line.map { Message.Source(file: "Controllers/CoinViewController.swift", line: $0) }
    let receiver = if case .update = kind { controller } else { model }
    log.add(Message(kind, from: controller, to: receiver, text, source: source), after: 0)
    return sources.places(of: .init(0), in: log).map {
      "\($0.file.split(separator: "/").last ?? ""):\($0.line)"
    }
  }

  private func lines(_ access: String, of owner: Participant) -> [String] {
    lines(.update([.init(owner, access, access, isNew: true, outlet: owner == view ? access : nil)]), "")
  }

  func testD6_aMessageHasTheLinesThatCanSendIt() {
    let (texts, steps, main) = ("Coin+Texts", "CoinViewController+Steps", "CoinViewController")
    for (found, expected) in [
      // What is read, set by a call, and shown: by the controller, and by a method of its view.
      (lines("side", of: model), ["\(texts):1", "\(steps):2", "\(main):4"]),
      (lines(.call, "side = .head"), ["\(main):3"]),
      (lines("sideLabel", of: view), ["\(steps):2"]),
      (lines("prizeLabel", of: view), ["CoinView:3", "\(steps):3"]),
      // The line that the message has is that of another version, or there is none.
      (lines(.call, "reset()", at: 3), ["\(main):3"]),
      (lines(.announcement, #"announce("Head")"#, at: 3), ["\(steps):4"]),
      (lines(.call, "toss()", at: 900), []), (lines("unknown", of: model), []),
    ] {
      XCTAssertEqual(found.map { $0.replacing(".swift", with: "") }.sorted(), expected)
    }
  }

  func testD6_anAnnouncementOfAFileThatIsNotOfTheGamesHasNoLine() {
    let log = MessageLog()
    log.begin(game: "coin", title: "", time: "")
    let source = Message.Source(file: "Controllers/UndoPresenter.swift", line: 3)
    log.add(
      Message(.announcement, from: controller, to: view, "announce(\"Undone\")", source: source), after: 0)
    XCTAssertEqual(sources.places(of: .init(0), in: log).count, 0)
  }

  func testD6_anOptionalTextIsWrittenAsAText() {
    XCTAssertEqual(CodeText.of(Optional("MOTH") as Any), #""MOTH""#)
    XCTAssertEqual(CodeText.of(Optional<String>.none as Any), "nil")
    XCTAssertEqual(CodeText.of("MOTH"), #""MOTH""#)
  }

  func testD6_anExcerptHasNoCommonIndentationAndEndsWithItsFile() {
    let file = "Controllers/Coin/CoinViewController+Steps.swift"
    let (start, lines) = sources.excerpt(around: .init(file: file, line: 4), count: 3)
    XCTAssertEqual(start, 3)
    XCTAssertEqual(lines, ["  view.showPrize(coin.prize)", "  announce(\"Head\")", "}"])
    XCTAssertEqual(sources.excerpt(around: .init(file: file, line: 1), count: 9).lines.count, 5)
  }
}
