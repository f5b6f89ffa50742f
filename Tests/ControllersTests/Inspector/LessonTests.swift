import XCTest

/// The lesson in docs/lesson.md is that of the program.
final class LessonTests: GameTestCase {
  private static let docs = URL(filePath: #filePath).appending(path: "../../../../docs").standardized

  func testD10_theAnswersAreThoseOfTheProgram() throws {
    let demo = try Self.openWindow()
    defer { demo.close() }
    for (question, printed) in zip(LessonQuestion.all, try Self.printedAnswers()) {
      let inspector = try XCTUnwrap(question.answer(in: demo))
      Self.compare(Self.answer(in: demo), with: printed, question.name)
      let saved = try Self.session(of: question).moments
      XCTAssertTrue(saved == inspector.session.moments, "\(question.name): run `make screenshots`")
    }
  }

  func testD10_theSessionsHaveTheAnswers() throws {
    for (question, printed) in zip(LessonQuestion.all, try Self.printedAnswers()) {
      let demo = try Self.openWindow()
      defer { demo.close() }
      demo.inspector.open(try Self.session(of: question))
      demo.advance(by: 0)
      Self.compare(Self.answer(in: demo), with: printed, "\(question.name): run `make screenshots`")
    }
  }

  func testD10_theLessonOfTheProgramHasTheQuestions() throws {
    let demo = try Self.openWindow()
    defer { demo.close() }
    let lesson = try XCTUnwrap(DemoData()?.files.lesson)
    let played = try XCTUnwrap(LessonQuestion.session(in: demo))
    XCTAssertEqual(lesson.log.questions, played.log.questions, "run `make screenshots`")
    XCTAssertTrue(lesson.moments == played.moments, "run `make screenshots`")
    XCTAssertEqual(lesson.log.questions?.count, LessonQuestion.all.count)
  }

  func testD13_aPupilGoesThroughTheLessonAlone() throws {
    let demo = try Self.openWindow()
    defer { demo.close() }
    XCTAssertTrue(demo.window.resizeContent(to: Size(1280, 800)))
    demo.inspector.open(try XCTUnwrap(DemoData()?.files.lesson))
    demo.advance(by: 0)
    let view = try XCTUnwrap(demo.inspectorView)
    let hand = try Hand(at: demo.window)
    let answers = [
      ["It reads them, in each step of the result"], ["PigViewController"], ["GameViewController"],
      ["BankView.creditLabel", "BankView.drawer", "BankView.receipt", "GameView.creditLabel"],
      ["HangmanModel"], ["HangmanViewController"],
    ]
    for (number, answer) in answers.enumerated() {
      try Self.stepOn(hand, demo) {
        view.questionPane.text.hasPrefix("Question \(number + 1) of 6: ")
      }
      for key in answer {
        let index = try XCTUnwrap(
          view.questionPane.keys.firstIndex(of: key), "\(key) in \(view.questionPane.keys)")
        AnyWidget.all(named: "choice", below: view.questionPane)[index].grabFocus()
        try hand.press(.space)
      }
    }
    try Self.stepOn(hand, demo) { view.questionPane.text == "Correct predictions: 5 of 6" }
  }

  func testD10_theExerciseSaysSnakeEyesWithItsSeed() throws {
    let seed = try XCTUnwrap(Self.page().firstMatch(of: /--game craps --seed (\d+)/)?.1)
    let model = CrapsModel(generator: SeededGenerator(seed: try XCTUnwrap(UInt64(seed))))
    model.playTurn()
    XCTAssertTrue(model.dice.map { $0 == (1, 1) } == true, "seed \(seed)")
  }

  func testD10_thePageNamesTheRunTheFilesAndThePlacesInTheCode() throws {
    let page = try Self.page()
    XCTAssertTrue(page.contains("ARGS=\"--seed 7 --reset\""))
    let files = LessonQuestion.all.flatMap { ["\($0.name).parlor-session", "\($0.name).svg"] }
    let folder = Self.docs.appending(path: "lesson").path
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder).sorted(), files)
    for file in files { XCTAssertTrue(page.contains("(lesson/\(file))"), file) }
    let places = page.matches(of: /In\s+`(Sources[^`]*)`,\s+below\s+`([^`]+)`/)
    XCTAssertFalse(places.isEmpty)
    for place in places {
      let source = try String(contentsOf: Self.docs.appending(path: "../\(place.1)"), encoding: .utf8)
      XCTAssertEqual(source.ranges(of: place.2).count, 1, "\(place.1): \(place.2)")
    }
  }

  // MARK: - Helpers

  /// Presses Page Down until a condition is true.
  @MainActor private static func stepOn(
    _ hand: Hand, _ demo: DemoWindow, until isReached: () -> Bool
  ) throws {
    for _ in 1...60 where !isReached() {
      try hand.press(.pageDown)
      demo.advance(by: 0)
    }
    XCTAssertTrue(isReached(), "Page Down has not led there")
  }

  private static func page() throws -> String {
    try String(contentsOf: docs.appending(path: "lesson.md"), encoding: .utf8)
  }

  /// The answers on the page, one for each question.
  @MainActor private static func printedAnswers() throws -> [String] {
    let answers = try page().matches(of: /```text\n(.*?)\n```/.dotMatchesNewlines()).map { String($0.1) }
    XCTAssertEqual(answers.count, LessonQuestion.all.count)
    return answers
  }

  @MainActor private static func openWindow() throws -> DemoWindow {
    LessonQuestion.openWindow(words: try XCTUnwrap(DemoData()).words)
  }

  @MainActor private static func session(of question: LessonQuestion) throws -> Session {
    let file = docs.appending(path: "lesson/\(question.name)\(SessionFile.ending)")
    return try SessionFile.session(in: Array(try Data(contentsOf: file)), format: .parlor)
  }

  /// Fails unless rows are those that the page prints. A line "…" there stands for any rows, and "…" in a line for any text.
  @MainActor private static func compare(_ rows: [String], with printed: String, _ name: String) {
    var (rest, mayOmit) = (rows[...], false)
    for line in printed.split(separator: "\n").map(String.init) {
      guard line != "…" else {
        mayOmit = true
        continue
      }
      let place = mayOmit ? rest.firstIndex { matches($0, line) } : rest.indices.first
      guard let place, matches(rest[place], line) else {
        return XCTFail("\(name): no row \(line) where it is expected: \(rest)")
      }
      (rest, mayOmit) = (rest[(place + 1)...], false)
    }
    XCTAssertTrue(mayOmit || rest.isEmpty, "\(name): \(rest)")
  }

  private static func matches(_ row: String, _ line: String) -> Bool {
    var rest = row[...]
    for (index, part) in line.split(separator: "…", omittingEmptySubsequences: false).enumerated() {
      guard let range = part.isEmpty ? rest.startIndex..<rest.startIndex : rest.range(of: part),
        index > 0 || range.lowerBound == rest.startIndex
      else { return false }
      rest = rest[range.upperBound...]
    }
    return rest.isEmpty || line.hasSuffix("…")
  }

  /// The rows of the last action, as the page prints them.
  @MainActor private static func answer(in demo: DemoWindow) -> [String] {
    let rows = demo.inspectorView?.messageList.items ?? []
    let last = rows.lastIndex(where: \.isGroup) ?? 0
    return rows[last...].map { row in
      let text = row.text
      guard case .message(let from, let to, let stroke) = row.content else {
        return row.isGroup ? row.text : row.content == .pause ? "— \(row.text)" : "▸ \(row.description)"
      }
      let arrow = stroke == .call || stroke == .delegated ? "->" : "-->"
      let receiver = row.lifelines[to].name
      // A participant that is not in the head of the group is named in the text, too.
      let call = text.hasPrefix("\(receiver): ") ? "" : "\(receiver): "
      return "\(from.map { row.lifelines[$0].name } ?? "Player") \(arrow) \(call)\(text)"
    }
  }
}
