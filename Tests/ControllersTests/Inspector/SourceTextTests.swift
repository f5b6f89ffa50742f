import XCTest

@testable import Controllers

/// The code that sends a message is found in the sources that are in the program.
final class SourceTextTests: GameTestCase {
  func testD6_craps_everyMessageHasItsLine() { onMain { check(Play.craps + Play.moreCraps) } }
  func testD6_pig_everyMessageHasItsLine() { onMain { check(Play.pig + Play.morePig) } }
  func testD6_ticTacToe_everyMessageHasItsLine() { onMain { check(Play.ticTacToe + Play.moreTicTacToe) } }
  func testD6_hangman_everyMessageHasItsLine() { onMain { check(Play.hangman + Play.moreHangman) } }

  func testD6_theSourcesAreThoseOfTheSourceTree() throws {
    let folder = URL(filePath: #filePath).appending(path: "../../../../Sources").standardized
    let sources = DataFiles.sources
    for name in ["Models/Pig/PigModel.swift", "Views/Craps/CrapsView.swift"] {
      XCTAssertTrue(sources.files.contains(name), name)
    }
    for name in sources.files {
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      let count = text.split(separator: "\n", omittingEmptySubsequences: false).count
      let lines = sources.excerpt(around: .init(file: name, line: 1), count: count).lines
      XCTAssertEqual(
        lines.map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n"),
        text.split(separator: "\n", omittingEmptySubsequences: false)
          .map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n"), name)
    }
  }

  // MARK: - The rules

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

  func testD6_aReadHasEachLineThatReadsTheProperty() {
    XCTAssertEqual(
      lines("side", of: model).sorted(),
      ["Coin+Texts.swift:1", "CoinViewController+Steps.swift:2", "CoinViewController.swift:4"])
  }

  func testD6_aSettingHasTheLinesThatAssignTheValue() {
    XCTAssertEqual(lines(.call, "side = .head"), ["CoinViewController.swift:3"])
  }

  func testD6_anOutletHasTheLinesOfTheController() {
    XCTAssertEqual(lines("sideLabel", of: view), ["CoinViewController+Steps.swift:2"])
  }

  func testD6_anOutletThatAMethodOfItsViewSetsHasBothLines() {
    XCTAssertEqual(
      lines("prizeLabel", of: view).sorted(), ["CoinView.swift:3", "CoinViewController+Steps.swift:3"])
  }

  func testD6_anAnnouncementOfAFileThatIsNotOfTheGamesHasNoLine() {
    let log = MessageLog()
    log.begin(game: "coin", title: "", time: "")
    let source = Message.Source(file: "Controllers/UndoPresenter.swift", line: 3)
    log.add(
      Message(.announcement, from: controller, to: view, "announce(\"Undone\")", source: source), after: 0)
    XCTAssertEqual(sources.places(of: .init(0), in: log).count, 0)
  }

  func testD6_aLineOfAnotherVersionIsNotShown() {
    XCTAssertEqual(lines(.call, "reset()", at: 3), ["CoinViewController.swift:3"])
    XCTAssertEqual(lines(.announcement, #"announce("Head")"#, at: 3), ["CoinViewController+Steps.swift:4"])
    XCTAssertEqual(lines(.call, "toss()", at: 900), [])
    XCTAssertEqual(lines("unknown", of: model), [])
  }

  // MARK: - The games

  func testD6_whatIsReadAfterACallHasTheLineAfterThatOfTheCallFirst() {
    onMain {
      let deposit = Play.ticTacToe.first { $0.name == "deposit" }
      let table = deposit?.makeTable(hasInspector: true)
      table.map { deposit?.play(on: $0) {} }
      guard let log = table?.inspector?.placement?.inspector?.log,
        let number = (0..<log.end).first(where: { log.message($0)?.text == "add(50)" })
      else { return XCTFail("no deposit") }
      let first = DataFiles.sources.places(of: .init(number + 1), in: log).first.map(DataFiles.sources.line)
      XCTAssertTrue(first?.contains("let values = [") == true, "\(first ?? "")")
    }
  }

  func testD6_aSettingHasTheLineOfTheMethodThatRunsFirst() {
    onMain {
      let lines = Play.morePig.first { $0.name == "strategy" }?.code(
        of: "players[1].kind = .computer(.endRaceOrKeepPace)")
      XCTAssertTrue(lines?.first?.contains("if model.players[1].kind != .human") == true, "\(lines ?? [])")
      let switched = Play.morePig.first { $0.name == "computer" }?.code(
        of: "players[1].kind = .computer(.holdAt20)")
      XCTAssertTrue(switched?.first?.contains("isOn ?") == true, "\(switched ?? [])")
    }
  }

  func testD6_whatIsSetAfterAClosureRanHasTheLineOfTheMethodThatRunsFirst() {
    onMain {
      let run = Play.ticTacToe.first { $0.name == "lost run" }
      let lines = run?.code(of: "") { $0.accesses.contains { $0.name == "lamps.run(milliseconds:)" } }
      XCTAssertTrue(lines?.first?.contains("view.messageLabel.show(tr(\"Bet") == true, "\(lines ?? [])")
    }
  }

  func testD6_theValueOfASliderHasTheLineOfItsAction() {
    onMain {
      let lines = Play.moreCraps.first?.code(of: #"announce("$15")"#)
      // Newer versions of GTK announce it.
      guard !Slider.announcesValue else { return }
      XCTAssertEqual(lines, ["announceValue(of: view.anteSlider, dollars(model.ante))"])
    }
  }

  func testD6_aNotificationOfStatisticsHasTheLineThatFollowsThem() {
    onMain {
      let lines = Play.moreCraps.last?.code(of: "◉ onChange()")
      XCTAssertEqual(lines, ["follow(balances) { if !$0.isShowing { $0.showBalanceLine() } }"])
    }
  }

  func testD6_anActionHasTheLineThatSendsIt() {
    onMain {
      XCTAssertEqual(
        Play("letter", .hangman) { $0.click("keyE") }.code(of: #"letterGuessed("E")"#),
        [#"letterGuessed.send(String(key.letter), by: key.button, "clicked")"#])
      let tabInRun = Play("tab", .ticTacToe, boards: TicTacToeTable.winning) {
        $0.fixture.find("playButton").click()
        $0.click("bankTab")
      }
      XCTAssertEqual(
        tabInRun.code(of: #"tabChosen("bank")"#),
        ["func tabChosen(_ page: String) {"], "The tabs belong to no game.")
    }
  }

  func testD6_whatThePlayerDoesToAllGamesHasNoLineOfTheNextAction() {
    let log = MessageLog()
    log.begin(game: "pig", title: "Undo", time: "")
    log.add(Message(.event, from: nil, to: Participant(.controller, "UndoPresenter"), "undo()"), after: 0)
    log.begin(game: "pig", title: "newGamePressed()", time: "")
    let controller = Participant(.controller, "PigViewController")
    log.add(Message(.action, from: nil, to: controller, "newGamePressed()"), after: 0)
    onMain { XCTAssertEqual(DataFiles.sources.places(of: .init(0), in: log), []) }
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

extension Play {
  /// The lines that can send the first message with a text, and where `isWanted` is true.
  fileprivate func code(of text: String, where isWanted: (Message) -> Bool = { _ in true }) -> [String] {
    let table = makeTable(hasInspector: true)
    play(on: table) {}
    defer { WindowFixture.clear() }
    guard let log = table.inspector?.placement?.inspector?.log,
      let number = (0..<log.end).first(where: {
        log.message($0).map { $0.text == text && isWanted($0) } == true
      })
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

  /// Further messages.
  fileprivate static var moreTicTacToe: [Play] {
    [
      Play("side by side", .ticTacToe) { $0.click("sideBySideButton") },
      Play("bet again", .ticTacToe, boards: TicTacToeTable.topRow, after: "playButton") {
        $0.click("againButton")
      },
      Play("cleared statistics", .ticTacToe, boards: TicTacToeTable.topRow, after: "playButton") {
        $0.clearStatistics()
      },
    ]
  }

  /// Further messages.
  fileprivate static var morePig: [Play] {
    [
      Play("computer", .pig) { $0.pig?.computerSwitch.turn(true) },
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

  /// Further messages.
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
