import Models
import Views

/// The questions of a log: what can be chosen, what the user has predicted, and what was right.
final class Quiz {
  private let log: MessageLog
  private let participants: (_ game: String) -> [Participant]
  /// What the user has chosen, by the number of the question's message.
  private var chosen: [Int: Set<String>] = [:]
  /// The questions whose answers the user has seen, by the numbers of their messages.
  private var seen: Set<Int> = []

  /// The questions of a log. `participants` returns those of a game.
  init(of log: MessageLog, participants: @escaping (_ game: String) -> [Participant]) {
    (self.log, self.participants) = (log, participants)
  }

  /// Forgets what was predicted.
  func reset() { (chosen, seen) = ([:], []) }

  // MARK: - Predicting

  /// What can be chosen as the answer of a question: outlets with their views, names of participants, or texts.
  func choices(of question: Question) -> [String] {
    switch question.answer {
    case .outlets:
      let settings = log.messages(around: question).all.flatMap(\.accesses).filter { !$0.isRead }
      return Set(settings.flatMap(\.settingKeys)).sorted()
    case .receiver:
      let game = log.group(of: question.message)?.game
      let names = game.map { participants($0).map(\.name) } ?? []
      return names + right(for: question).filter { !names.contains($0) }
    case .texts(let right, let others): return Set([right] + others).sorted()
    }
  }

  /// What is right.
  func right(for question: Question) -> [String] {
    let following = log.messages(around: question).following
    switch question.answer {
    case .outlets:
      let changes = following.flatMap(\.accesses).filter { $0.isNew && !$0.isRead }
      return Set(changes.flatMap(\.settingKeys)).sorted()
    case .receiver: return following.first { $0.accesses.isEmpty }.map { [$0.receiver.name] } ?? []
    case .texts(let right, _): return [right]
    }
  }

  /// What the user has chosen.
  func chosen(for question: Question) -> Set<String> { chosen[question.message] ?? [] }

  /// Chooses an answer of the question that is asked. Several outlets can be chosen: one that was chosen no longer is.
  /// Returns whether it is chosen now; nil if it is no choice.
  func choose(_ choice: String) -> Bool? {
    guard let question = log.asked, choices(of: question).contains(choice) else { return nil }
    var choices = question.answer == .outlets ? chosen(for: question) : []
    if choices.remove(choice) == nil { choices.insert(choice) }
    chosen[question.message] = choices
    return choices.contains(choice)
  }

  /// The answer of the question that is asked, which the next step shows: it is known from now on.
  func takeAnswer() -> String? {
    guard let question = log.asked else { return nil }
    seen.insert(question.message)
    return answer(to: question)
  }

  /// The questions whose answers are not known.
  var open: [Question] { log.questions.filter { !seen.contains($0.message) } }

  /// The outlets that are veiled because the user has to guess which of them change, and those that the user has chosen.
  var veiled: (outlets: [String], chosen: Set<String>) {
    log.nextAboutOutlets.map { (choices(of: $0), chosen(for: $0)) } ?? ([], [])
  }

  // MARK: - Answers

  /// The title of a question: "Question 2 of 6".
  func title(of question: Question) -> String {
    let number = log.questions.filter { $0.message <= question.message }.count
    return tr(
      "Question {number} of {count}",
      ["number": Numeral.text(number), "count": Numeral.text(log.questions.count)])
  }

  /// How many answers are right, in words; nil if the user has predicted nothing.
  var score: String? {
    guard chosen.values.contains(where: { !$0.isEmpty }) else { return nil }
    let count = log.questions.count { chosen(for: $0) == Set(right(for: $0)) }
    return tr(
      "{n} of {count} predictions were right",
      ["n": Numeral.text(count), "count": Numeral.text(log.questions.count)])
  }

  /// The answer of a question in words: what of the prediction is right, wrong, and missed.
  func answer(to question: Question) -> String {
    let (right, chosen) = (right(for: question), chosen(for: question))
    let parts =
      chosen.isEmpty
      ? [(tr("Answer: {names}"), right)]
      : [
        (tr("✓ Right: {names}"), right.filter(chosen.contains)),
        (tr("✕ Wrong: {names}"), chosen.subtracting(right).sorted()),
        (
          question.answer == .outlets ? tr("○ Missed: {names}") : tr("Answer: {names}"),
          right.filter { !chosen.contains($0) }
        ),
      ]
    let lines = parts.filter { !$1.isEmpty }.map { text, names in
      text.replacing("{names}", with: names.map(\.onOneLine).joined(separator: ", "))
    }
    return (lines + [question.explanation?.onOneLine].compactMap(\.self)).joined(separator: "\n")
  }

  /// Rows of the diagram, and one for each answer that is shown, below the message of its question.
  func adding(to rows: [InspectorRow]) -> [InspectorRow] {
    var rows = rows
    for question in log.answered {
      let first = log.group(of: question.message)?.messages.lowerBound ?? 0
      let numbers = first...max(first, question.message)
      guard let last = rows.lastIndex(where: { $0.place.map { numbers.contains($0.message) } == true }) else {
        continue
      }
      let text = [
        tr("{question}: {text}", ["question": title(of: question), "text": question.text.onOneLine])
      ]
      let note = (text + [answer(to: question)]).joined(separator: "\n")
      let isRight = chosen(for: question).isEmpty ? nil : chosen(for: question) == Set(right(for: question))
      rows.insert(InspectorRow(note: note, isRight: isRight, rows[last].lifelines), at: last + 1)
    }
    return rows
  }
}

extension Message.Access {
  /// The outlets that are set, with their view.
  var settingKeys: [String] {
    ((outlet.map { [$0] } ?? []) + shown).map { Message.outletKey(owner, $0) }
  }
}
