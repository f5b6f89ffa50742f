import Models
import Views

extension InspectorRow {
  /// The row of a message, with its number.
  init(_ message: Message, _ number: Int, _ lifelines: [Lifeline]) {
    var lifelines = lifelines
    var text = message.text
    func place(_ participant: Participant) -> Int {
      let count = lifelines.count
      let place = Self.place(of: participant, in: &lifelines)
      // A participant without a lifeline in the head of the group, such as an alert, is named in the text.
      if lifelines.count > count { text = "\(participant.name): \(message.text)" }
      return place
    }
    let (from, to) = (message.sender.map(place), place(message.receiver))
    self.init(
      .message(text, from: from, to: to, message.kind.stroke), messages: [number], lifelines,
      describedAs: message.description, outlets: message.outletKey.map { [$0] } ?? [])
  }

  /// The title of a group.
  init(_ group: MessageGroup, title: String, _ lifelines: [Lifeline]) {
    self.init(
      .group(title: title, time: group.time), messages: [group.messages.lowerBound], lifelines,
      describedAs: tr("{time}: {title}", ["time": group.time, "title": title]))
  }

  /// The outlets that are set in an update.
  init(_ update: ViewUpdate, isOpen: Bool, _ lifelines: [Lifeline]) {
    var lifelines = lifelines
    let from = Self.place(of: update.controller, in: &lifelines)
    self.init(
      .update(update.text, from: from, isOpen: isOpen), messages: update.folded, lifelines,
      describedAs: tr(
        "{sender}: {message}", ["sender": update.controller.name, "message": update.description]),
      outlets: update.outlets)
  }

  /// The place of a participant among lifelines. One that is missing is added, but not to the head of the group.
  private static func place(of participant: Participant, in lifelines: inout [Lifeline]) -> Int {
    let lane = LaneStyle(participant.lane)
    if let known = lifelines.firstIndex(where: { $0.name == participant.name && $0.lane == lane }) {
      return known
    }
    lifelines.append(Lifeline(participant, isInHeader: false))
    return lifelines.count - 1
  }
}

extension Lifeline {
  /// The lifeline of a participant.
  init(_ participant: Participant, isInHeader: Bool = true) {
    self.init(
      LaneStyle(participant.lane), participant.name, short: Self.shortened(participant.name),
      isInHeader: isInHeader)
  }

  /// A short name: "CrapsVC" for "CrapsViewController", "Pig" for "PigModel", "Defaults" for "RegisteredDefaults".
  private static func shortened(_ name: String) -> String {
    let controller = "ViewController"
    if name.hasSuffix(controller) { return String(name.dropLast(controller.count)) + "VC" }
    for ending in ["View", "Model"] where name.hasSuffix(ending) && name != ending {
      let short = String(name.dropLast(ending.count))
      return short.count > longestName ? lastWord(of: short) : short
    }
    return lastWord(of: name)
  }

  /// The most letters of a short name.
  private static let longestName = 10

  private static func lastWord(of name: String) -> String {
    name.lastIndex(where: \.isUppercase).map { String(name[$0...]) } ?? name
  }
}

extension LaneStyle {
  fileprivate init(_ lane: Lane) {
    switch lane {
    case .view: self = .view
    case .controller: self = .controller
    case .model: self = .model
    }
  }
}

extension Message {
  /// The message with the names of values that have not changed.
  var details: String {
    guard case .unchanged(let names) = kind else { return text }
    return text + ": " + names.joined(separator: ", ")
  }

  /// The message with its details, sender and receiver.
  var description: String {
    if sender == receiver { return tr("{sender}: {message}", ["sender": receiver.name, "message": details]) }
    return tr(
      "{sender} to {receiver}: {message}",
      ["sender": sender?.name ?? tr("The player"), "receiver": receiver.name, "message": details])
  }

  /// The outlet that the message concerns, with its view: "CrapsView.balanceLabel"; nil if there is none.
  var outletKey: String? {
    view.flatMap { view in outlet.map { Self.outletKey(view, $0) } }
  }

  /// The view that sends or receives the message, if any.
  var view: Participant? {
    receiver.lane == .view ? receiver : sender.flatMap { $0.lane == .view ? $0 : nil }
  }

  /// The name of an outlet with its view.
  static func outletKey(_ view: Participant, _ outlet: String) -> String { "\(view.name).\(outlet)" }
}

extension Message.Source {
  /// The file without its module, and the line if it is known: "PigModel.swift:12".
  var location: String {
    let name = file.drop { $0 != "/" }.dropFirst()
    return line.map { "\(name):\($0)" } ?? String(name)
  }
}

extension Message.Kind {
  /// The arrow of the message.
  fileprivate var stroke: InspectorRow.Stroke {
    switch self {
    case .event, .action, .call, .outlet: .call
    case .result, .read: .answer
    case .delegateCall: .delegated
    case .observation: .observed
    case .unchanged: .faint
    }
  }
}
