import XCTest

@testable import Controllers

/// Each message of the games has its line in the sources that are in the program.
final class MessageLineTests: GameTestCase {
  func testD6_craps_everyMessageHasItsLine() { check(Play.craps + Play.moreCraps) }
  func testD6_pig_everyMessageHasItsLine() { check(Play.pig + Play.morePig) }
  func testD6_ticTacToe_everyMessageHasItsLine() { check(Play.ticTacToe + Play.moreTicTacToe) }
  func testD6_hangman_everyMessageHasItsLine() { check(Play.hangman + Play.moreHangman) }

  func testD6_theSourcesAreThoseOfTheSourceTree() throws {
    let folder = URL(filePath: #filePath).appending(path: "../../../../Sources").standardized
    let sources = DataFiles.sources
    for name in ["Models/Pig/PigModel.swift", "Views/Craps/CrapsView.swift"] {
      XCTAssertTrue(sources.files.contains(name), name)
    }
    for name in sources.files {
      let lines = try String(contentsOf: folder.appending(path: name), encoding: .utf8).lines
      let excerpt = sources.excerpt(around: .init(file: name, line: 1), count: lines.count).lines
      XCTAssertEqual(excerpt.joined(separator: "\n").lines, lines, name)
    }
  }

  func testD6_theMethodThatRunsHasTheFirstLine() {
    let (kind, isComputer) = ("players[1].kind = .computer", "if model.players[1].kind != .human")
    for (play, isWanted, line) in [
      (Play.named("strategy"), { $0.text == "\(kind)(.endRaceOrKeepPace)" }, isComputer),
      (Play.named("switch"), { $0.text == "\(kind)(.holdAt20)" }, "isOn ?"),
    ] as [(Play, (Message) -> Bool, String)] {
      let lines = play.code(of: isWanted)
      XCTAssertTrue(lines.first?.contains(line) == true, "\(play.name): \(lines)")
    }
  }

  func testD6_whatOneLineSendsHasThatLine() {
    let letter = Play("letter", .hangman) { $0.click("keyE") }
    let tabInRun = Play("tab", .ticTacToe, boards: TicTacToeTable.winning) {
      $0.fixture.find("playButton").click()
      $0.click("bankTab")
    }
    for (play, text, line) in [
      (Play.moreCraps[0], #"announce("$15")"#, "announceValue(of: view.anteSlider, dollars(model.ante))"),
      (
        Play.moreCraps[1], "◉ onClear()",
        "balances.showClearing(by: self) { if !$0.isShowing { $0.showBalanceLine() } }"
      ),
      (letter, #"letterGuessed("E")"#, #"letterGuessed.send(String(key.letter), by: key.button, "clicked")"#),
      // The tabs belong to no game.
      (tabInRun, #"tabChosen("bank")"#, "func tabChosen(_ page: String) {"),
    ] {
      // Newer versions of GTK announce the value of a slider.
      if Slider.announcesValue, text == #"announce("$15")"# { continue }
      XCTAssertEqual(play.code { $0.text == text }, [line], play.name)
    }
  }

  func testD6_whatThePlayerDoesToAllGamesHasNoLineOfTheNextAction() {
    let log = MessageLog()
    log.begin(game: "pig", title: "Undo", time: "")
    log.add(Message(.event, from: nil, to: Participant(.controller, "UndoPresenter"), "undo()"), after: 0)
    log.begin(game: "pig", title: "newGamePressed()", time: "")
    let controller = Participant(.controller, "PigViewController")
    log.add(Message(.action, from: nil, to: controller, "newGamePressed()"), after: 0)
    XCTAssertEqual(DataFiles.sources.places(of: .init(0), in: log), [])
  }
}

extension Play {
  fileprivate static func named(_ name: String) -> Play {
    morePig.first { $0.name == name } ?? craps[0]
  }

  /// The lines that can send the first message that is wanted.
  fileprivate func code(of isWanted: (Message) -> Bool) -> [String] {
    let table = makeTable(hasInspector: true)
    play(on: table) {}
    defer { WindowFixture.clear() }
    guard let log = table.inspector?.placement?.inspector?.log,
      let number = table.messages.firstIndex(where: isWanted)
    else { return [] }
    let sources = DataFiles.sources
    return sources.places(of: .init(number), in: log).map(sources.line)
  }

  /// Further messages.
  fileprivate static var moreCraps: [Play] {
    [
      Play("key of the slider", .craps) { table in
        table.craps?.anteSlider.grabFocus()
        try? table.fixture.hand().press(.right)
      },
      Play("cleared statistics", .craps, dice: 5, 6, after: "rollButton") { $0.clearStatistics() },
    ]
  }

  fileprivate static var moreTicTacToe: [Play] {
    [
      Play("side by side", .ticTacToe) { $0.click("sideBySideTab") },
      Play("bet again", .ticTacToe, boards: TicTacToeTable.topRow, after: "playButton") {
        $0.click("againButton")
      },
      Play("cleared statistics", .ticTacToe, boards: TicTacToeTable.topRow, after: "playButton") {
        $0.clearStatistics()
      },
    ]
  }

  fileprivate static var morePig: [Play] {
    [
      Play("switch", .pig) { $0.pig?.computerSwitch.turn(true) },
      Play("odds", .pig) { $0.click("oddsButton") },
      Play(
        "strategy", .pig, before: { $0.pig?.computerSwitch.turn(true) }, { $0.pig?.strategyChoice.choose(1) }),
      Play("win", .pig, dice: 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6) { table in
        for _ in 0..<17 { table.click("rollButton") }
        table.click("passButton")
        table.fixture.closeAlert()
      },
    ]
  }

  fileprivate static var moreHangman: [Play] {
    [
      Play("lost game", .hangman) { table in
        for letter in ["Q", "X", "Z", "J", "V", "Y"] { table.clickIfMapped("key\(letter)") }
        table.settle()
        table.click("ledgerButton")
        table.click("backButton")
      },
      Play("length", .hangman, after: "infoButton") { $0.flip?.back.lengthSlider.move(to: 3) },
    ]
  }
}

/// Fails unless each message of some plays, and each thing that it reads or sets, has a line with its name.
@MainActor
private func check(_ plays: [Play]) {
  let sources = DataFiles.sources
  for play in plays {
    let table = play.makeTable(hasInspector: true)
    play.play(on: table) {}
    var recordLines: [String: Set<String>] = [:]
    guard let log = table.inspector?.placement?.inspector?.log else { return XCTFail(play.name) }
    XCTAssertGreaterThan(log.end, 1, play.name)
    for number in 0..<log.end {
      guard let message = log.message(number) else { continue }
      let call = message.kind == .result ? message.caller.flatMap { log.message($0) } : message
      let action = message.kind == .event ? log.message(number + 1) : call
      let places = sources.places(of: .init(number), in: log)
      var name = action?.nameInCode ?? ""
      // It stands for all that it reads and sets.
      if case .update = message.kind {
        name = message.text.isEmpty || message.accesses.count == 1 ? "" : "showModel"
      }
      if name == "keyPressed", message.sender != nil { name = "handle" }
      if name == "record" {
        name = "reportedBy"
        recordLines[message.receiver.name, default: []].formUnion(places.map(sources.line))
      }
      XCTAssertTrue(
        !places.isEmpty && places.allSatisfy { name.isEmpty || sources.line($0).contains(name) },
        "\(play.name): \(message.description)")
      for index in message.accesses.indices {
        let access = message.accesses[index]
        let lines = sources.places(of: .init(number, access: index), in: log).map(sources.line)
        let parts = access.name.prefix { $0 != "(" }.split(separator: ".")
        // "scoreLabel1" is the name of the scoreLabel of player 1, and "keyE" of the key of a letter.
        let outlet = parts[0].replacing(/\d$|^(key)[A-Z]$/) { $0.output.1 ?? "" }
        let names = [outlet, parts[parts.count - 1], access.name == "anteChips" ? "passLine" : outlet]
        XCTAssertTrue(
          lines.contains { line in names.contains { line.contains($0) } },
          "\(play.name): \(access.owner.name).\(access.name)")
      }
    }
    for (name, lines) in recordLines {
      XCTAssertEqual(lines.count, 1, "\(play.name): \(name) records at one place")
    }
    XCTAssertEqual(Set(recordLines.values).count, recordLines.count, "\(play.name): each at its own")
    WindowFixture.clear()
  }
}

@MainActor
extension SourceText {
  fileprivate func line(_ place: Place) -> String { excerpt(around: place, count: 1).lines.joined() }
}

extension String {
  fileprivate var lines: [String] {
    split(separator: "\n", omittingEmptySubsequences: false).map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
