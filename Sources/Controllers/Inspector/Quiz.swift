import Models
import Views

/// The questions of a log: what can be chosen, what the user has predicted, and what was right. Texts that the program has in the
/// user's language, such as those of the lesson, are shown in it.
final class Quiz {
  private let log: MessageLog
  private let registry: ParticipantRegistry
  private var chosen: [Int: Set<String>] = [:]

  /// The most choices of a question, and the most outlets among them that do not change.
  private static let (maximumChoices, maximumOthers) = (40, 8)

  init(of log: MessageLog, _ registry: ParticipantRegistry) { (self.log, self.registry) = (log, registry) }

  func reset() { chosen = [:] }

  /// What is right: outlets with their views, the name of a participant, or a text.
  private func right(for question: Question) -> Set<String> {
    let following = log.messages(around: question).following
    switch question.answer {
    case .outlets: return Set(following.flatMap(\.accesses).filter(\.isNew).flatMap(\.settingKeys))
    case .receiver: return Set(following.first { $0.accesses.isEmpty }.map { [$0.receiver.name] } ?? [])
    case .texts(let right, _): return [right]
    }
  }

  /// What can be chosen. Some outlets do not change.
  private func choices(of question: Question) -> [String] {
    let right = right(for: question)
    let others: [String]
    switch question.answer {
    case .outlets:
      let all = Set(log.messages(around: question).all.flatMap(\.accesses).flatMap(\.settingKeys))
      others = Array(all.subtracting(right).sorted().prefix(Self.maximumOthers))
    case .receiver:
      let game = log.group(of: question.message).flatMap { Game(named: $0.game) }
      others = game.map { registry.participants(of: $0).map(\.name) } ?? []
      if right.isSubset(of: others) { return others }
    case .texts(_, let texts): others = texts
    }
    return Array(right.union(others).sorted().prefix(Self.maximumChoices))
  }

  /// What can be chosen as the answer of a question. Outlets are named without their view if it is the same.
  func shownChoices(of question: Question) -> [QuestionPane.Choice] {
    let choices = choices(of: question)
    let hasOneView = question.answer == .outlets && Set(choices.map { $0.prefix { $0 != "." } }).count == 1
    return choices.map { choice in
      let name = hasOneView ? String(choice.drop { $0 != "." }.dropFirst()) : choice
      return (choice, shown(name), chosen[question.message]?.contains(choice) == true)
    }
  }

  /// Chooses an answer of the question that is asked, or no longer. Returns whether it is chosen now; nil if it is no choice.
  func choose(_ choice: String) -> Bool? {
    guard let question = log.asked, choices(of: question).contains(choice) else { return nil }
    var choices = question.answer == .outlets ? chosen[question.message] ?? [] : []
    if choices.remove(choice) == nil { choices.insert(choice) }
    chosen[question.message] = choices.isEmpty ? nil : choices
    return choices.contains(choice)
  }

  /// The outlets that are veiled because the user has to guess which of them change, and those that the user has chosen.
  var veiled: (outlets: [String], chosen: Set<String>) {
    log.nextAboutOutlets.map { (choices(of: $0), chosen[$0.message] ?? []) } ?? ([], [])
  }

  // MARK: - Texts

  private func shown(_ text: String) -> String { translation(of: text).onOneLine }

  /// A question with its number: "Question 2 of 6: Who is told next?"
  func text(of question: Question) -> String {
    let number = log.questions.count { $0.message <= question.message }
    let numbers = ["number": Numeral.text(number), "count": Numeral.text(log.questions.count)]
    return tr(
      "Question {number} of {count}: {text}", numbers.merging(["text": shown(question.text)]) { $1 })
  }

  var score: String? {
    let count = log.questions.count { chosen[$0.message] == right(for: $0) }
    let numbers = ["n": Numeral.text(count), "count": Numeral.text(log.questions.count)]
    return chosen.isEmpty ? nil : tr("Correct predictions: {n} of {count}", numbers)
  }

  /// The answer of a question in words: what of the prediction is right, wrong and missed.
  func answer(to question: Question) -> String {
    let right = right(for: question)
    let parts =
      chosen[question.message].map { chosen in
        [
          (tr("✓ Right: {names}"), right.intersection(chosen)),
          (tr("✕ Wrong: {names}"), chosen.subtracting(right)),
          (tr("○ Missed: {names}"), right.subtracting(chosen)),
        ]
      } ?? [(tr("Answer: {names}"), right)]
    let lines = parts.filter { !$1.isEmpty }.map { text, names in
      text.replacing("{names}", with: names.sorted().map(shown).joined(separator: ", "))
    }
    return (lines + [question.explanation.map(shown)].compactMap(\.self)).joined(separator: "\n")
  }

  /// Rows of the diagram, and one for each answer that is shown, below the message of its question.
  func adding(to rows: [InspectorRow]) -> [InspectorRow] {
    var rows = rows
    for question in log.answered {
      guard let first = log.group(of: question.message)?.messages.lowerBound,
        let last = rows.lastIndex(where: {
          $0.place.map { (first...question.message).contains($0.message) } == true
        })
      else { continue }
      let isRight = chosen[question.message].map { $0 == right(for: question) }
      let note = "\(text(of: question))\n\(answer(to: question))"
      rows.insert(
        InspectorRow(.note(isRight: isRight), note, at: nil, rows[last].lifelines, describedAs: note),
        at: last + 1)
    }
    return rows
  }
}

extension String {
  /// The text without line breaks, other control characters, and spaces at its ends.
  var onOneLine: String {
    String(map { $0.unicodeScalars.allSatisfy(\.isPrintable) ? $0 : " " }.trimmed { $0 == " " })
  }
}

extension Message.Access {
  /// The outlets that are set, with their view; empty for what is read.
  var settingKeys: [String] { ((outlet.map { [$0] } ?? []) + shown).map { Message.outletKey(owner, $0) } }
}
