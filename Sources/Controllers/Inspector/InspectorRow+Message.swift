import Models
import Views

extension InspectorRow {
  /// The row of a message. `running` are the participants whose methods run before and after it is sent.
  init(
    _ message: Message, at place: Place, _ lifelines: [Lifeline],
    running: (before: [Participant], after: [Participant]), isFaint: Bool = false
  ) {
    var lifelines = lifelines
    var text = message.text
    func lifeline(_ participant: Participant) -> Int {
      let count = lifelines.count
      let lifeline = Self.place(of: participant, in: &lifelines)
      // A participant without a lifeline in the head of the group, such as an alert, is named in the text.
      if lifelines.count > count { text = "\(participant.name): \(message.text)" }
      return lifeline
    }
    let (from, to) = (message.sender.map(lifeline), lifeline(message.receiver))
    self.init(
      .message(from: from, to: to, message.kind.stroke), text, at: place, lifelines,
      describedAs: message.description,
      bars: Self.bars(of: running.before, running.after, lifelines), isFaint: isFaint)
  }

  init(
    update: Message, _ number: Int, isOpen: Bool, _ lifelines: [Lifeline], running: [Participant]
  ) {
    var lifelines = lifelines
    let from = Self.place(of: update.receiver, in: &lifelines)
    let owners = update.accesses.filter(\.isRead).map(\.owner).unique
    let models = owners.map { Self.place(of: $0, in: &lifelines) }
    self.init(
      .update(reads: update.reads, from: from, models: models, isOpen: isOpen), update.settings,
      at: Place(number), lifelines, describedAs: update.description,
      bars: Self.bars(of: running, running, lifelines))
  }

  /// The place of a participant among lifelines. One that is missing is added, but not to the head of the group.
  private static func place(of participant: Participant, in lifelines: inout [Lifeline]) -> Int {
    if let known = lifelines.firstIndex(where: participant.has) { return known }
    lifelines.append(Lifeline(participant, isInHeader: false))
    return lifelines.count - 1
  }

  /// The bars of participants whose methods run before and after a message. One that runs twice has two.
  private static func bars(
    of before: [Participant], _ after: [Participant], _ lifelines: [Lifeline]
  ) -> [Bar] {
    lifelines.indices.flatMap { place in
      let (starts, ends) = (
        before.count { $0.has(lifelines[place]) }, after.count { $0.has(lifelines[place]) }
      )
      return (0..<max(starts, ends)).map { level in
        Bar(lifeline: place, level: level, isBefore: level < starts, isAfter: level < ends)
      }
    }
  }
}

extension Lifeline {
  init(_ participant: Participant, isInHeader: Bool = true) {
    self.init(
      participant.laneStyle, participant.name, short: Self.shortened(participant.name), isInHeader: isInHeader
    )
  }

  /// A short name: "CrapsVC" for "CrapsViewController", "Hangman" for "HangmanModel", "Defaults" for "RegisteredDefaults".
  private static func shortened(_ name: String) -> String {
    let controller = "ViewController"
    if name.hasSuffix(controller) { return String(name.dropLast(controller.count)) + "VC" }
    guard name.count > longestName else { return name }
    let ending = ["View", "Model"].first { name.hasSuffix($0) } ?? ""
    let short = name.dropLast(ending.count)
    let lastWord = short.lastIndex(where: \.isUppercase).map { short[$0...] } ?? short
    return String(short.count > longestName ? lastWord : short)
  }

  private static let longestName = 10
}

extension Participant {
  fileprivate var laneStyle: LaneStyle { LaneStyle.allCases[lane.rawValue] }

  fileprivate func has(_ lifeline: Lifeline) -> Bool { lifeline.name == name && lifeline.lane == laneStyle }
}

extension Message {
  /// What an update reads: "4 read: ● bet 2, credit, won, spins". A dot marks what the action has changed, which comes first.
  var reads: String {
    summary(of: accesses.filter(\.isRead), new: \.text) {
      trn("{n} read: {names}", "{n} read: {names}", $0, $1)
    }
  }

  /// What an update sets: "updateUI(): 2 set: ● betLabel, creditLabel".
  var settings: String {
    let settings = summary(of: accesses.filter { !$0.isRead }, new: \.name) {
      trn("{n} set: {names}", "{n} set: {names}", $0, $1)
    }
    guard !text.isEmpty, !settings.isEmpty else { return settings }
    return tr("{method}: {settings}", ["method": text, "settings": settings])
  }

  /// The number of accesses, and their names, each once: those that are new and, unless there are many, the others.
  private func summary(
    of accesses: [Access], new: (Access) -> String, _ text: (Int, [String: String]) -> String
  ) -> String {
    guard !accesses.isEmpty else { return "" }
    let changed = accesses.filter(\.isNew)
    let others = accesses.map(\.name).unique.filter { name in !changed.contains { $0.name == name } }
    let isLong = others.count + Set(changed.map(\.name)).count > Self.maximumNames
    let cut = others.filter { $0.hasSuffix(String.cutMark) }
    let same = others.filter { !cut.contains($0) }
    let rest = isLong && !same.isEmpty ? [changed.isEmpty && cut.isEmpty ? tr("all as before") : "…"] : same
    // What is cut comes first: a long row ends with an ellipsis.
    let names = cut + changed.map { "● \(new($0))" }.unique + rest
    return text(accesses.count, ["names": names.joined(separator: ", ")])
  }

  private static let maximumNames = 4

  /// What the message says in words, with its sender and receiver.
  var description: String {
    let all = accesses.isEmpty ? text : [settings, reads].filter { !$0.isEmpty }.joined(separator: "; ")
    let details = all.replacing(" \(String.cutMark)", with: tr(", not delivered"))
    if sender == receiver { return tr("{sender}: {message}", ["sender": receiver.name, "message": details]) }
    return tr(
      "{sender} to {receiver}: {message}",
      ["sender": sender?.name ?? tr("The player"), "receiver": receiver.name, "message": details])
  }

  /// The outlets that the player has used or that get another value, with their view: "CrapsView.balanceLabel".
  var outletKeys: [String] {
    let set = accesses.filter(\.isNew).compactMap { access in access.outlet.map { (access.owner, $0) } }
    let used = view.flatMap { view in outlet.map { (view, $0) } }
    return (set + (used.map { [$0] } ?? [])).map(Self.outletKey)
  }

  var view: Participant? {
    receiver.lane == .view ? receiver : sender.flatMap { $0.lane == .view ? $0 : nil }
  }

  static func outletKey(_ view: Participant, _ outlet: String) -> String { "\(view.name).\(outlet)" }
}

extension Message.Source {
  /// The file without its folders, and the line if it is known: "PigModel.swift:12".
  var location: String {
    let name = file.split(separator: "/").last ?? ""
    return line.map { "\(name):\($0)" } ?? String(name)
  }
}

extension Message.Kind {
  fileprivate var stroke: InspectorRow.Stroke {
    switch self {
    case .event, .action, .call, .announcement, .update: .call
    case .result: .answer
    case .delegateCall: .delegated
    case .observation: .observed
    }
  }
}
