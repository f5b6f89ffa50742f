/// The files of a folder of `Tests/FuzzCorpus`.
func fuzzCorpus(_ folder: String) throws -> [(name: String, bytes: [UInt8])] {
  let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  let corpus = tests.appending(path: "FuzzCorpus/\(folder)")
  return try FileManager.default.contentsOfDirectory(atPath: corpus.path).sorted().map { name in
    (name, Array(try Data(contentsOf: corpus.appending(path: name))))
  }
}

extension Session {
  /// Three turns of Craps and their messages, and a Bank that does not change.
  static func played() -> Session {
    let model = CrapsModel(generator: SeededGenerator(seed: 11))
    let (log, lanes) = (MessageLog(), ["CrapsView", "CrapsViewController", "CrapsModel"])
    let view = Participant(.view, lanes[0])
    let controller = Participant(.controller, lanes[1])
    let target = Participant(.model, lanes[2])
    var games = GameValues()
    games[.craps] = model.state
    games[.bank] = Bank().state
    log.note([PropertyValue("balance", "\(model.balance)")], of: target, in: "craps")
    var moments = [Timeline.Moment(group: nil, games: games, chance: [:], screen: "craps")]
    for _ in 1...3 {
      model.playTurn()
      log.begin(game: "craps", title: "rollButton clicked", time: "10:34:27")
      log.add(
        Message(
          .event, from: nil, to: view, "rollButton clicked", outlet: "rollButton",
          source: .init(file: "Views/CrapsView.swift")), after: 0)
      log.add(
        Message(
          .call, from: controller, to: target, "playTurn()",
          source: .init(file: "Controllers/CrapsViewController.swift", line: 7)), after: 0.5)
      log.note([PropertyValue("balance", "\(model.balance)")], of: target, in: "craps")
      let accesses = [
        Message.Access(target, "balance", "balance \(model.balance)", isNew: true),
        Message.Access(view, "anteLabel", "anteLabel \"$5\"", isNew: false, outlet: "anteLabel"),
      ]
      log.add(Message(by: controller, accesses, in: "updateUI()"), after: 1, calledBy: log.end - 1)
      games[.craps] = model.state
      moments.append(
        Timeline.Moment(
          group: log.groups.last?.id, games: games, chance: ["craps": [.max - 1]], screen: "craps"))
    }
    return Session(log: log.recording, moments: moments)
  }
}

extension Session {
  /// A session with a question of each kind.
  static var withQuestions: Session {
    let (played, log) = (Session.played(), MessageLog())
    log.recording = played.log
    log.ask(Question(after: 0, "What?", .outlets, explanation: "So."))
    log.ask(Question(after: 3, "Who?", .receiver))
    log.ask(Question(after: 4, "Why?", .texts(right: "Yes", others: ["No"])))
    return Session(log: log.recording, moments: played.moments)
  }

  /// The session as the text of a file.
  var text: String {
    get throws { String(decoding: try SessionFile.bytes(of: self, savedBy: "0.1"), as: UTF8.self) }
  }

  init(text: String) throws(SessionFileError) {
    self = try SessionFile.session(in: Array(text.utf8), format: .games)
  }
}

/// The error that some work throws; nil if it throws none.
func failure<Failure: Error>(of work: () throws(Failure) -> Void) -> Failure? {
  do throws(Failure) {
    try work()
    return nil
  } catch {
    return error
  }
}
