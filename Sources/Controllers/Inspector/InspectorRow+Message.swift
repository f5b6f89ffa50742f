import Models
import Views

extension InspectorRow {
  /// The row of a message between lifelines.
  init(_ message: Message, _ lifelines: [Lifeline]) {
    var lifelines = lifelines
    func place(_ participant: Participant) -> Int {
      let lane = LaneStyle(participant.lane)
      if let known = lifelines.firstIndex(where: { $0.name == participant.name && $0.lane == lane }) {
        return known
      }
      // Whoever has only just come has no lifeline in the head of the group.
      lifelines.append(Lifeline(participant))
      return lifelines.count - 1
    }
    let (from, to) = (message.sender.map(place), place(message.receiver))
    self.init(
      .message(message.text, from: from, to: to, message.kind.stroke), lifelines,
      describedAs: message.description, outlet: message.outletKey)
  }

  /// The head of a group.
  init(_ group: MessageGroup, title: String, _ lifelines: [Lifeline]) {
    self.init(
      .group(title: title, time: group.time), lifelines,
      describedAs: tr("{time}: {title}", ["time": group.time, "title": title]), outlet: nil)
  }
}

extension Lifeline {
  /// The lifeline of a participant.
  init(_ participant: Participant) {
    self.init(
      LaneStyle(participant.lane), participant.name, short: Self.shortened(participant.name))
  }

  /// A participant's name as short as it can be understood: "CrapsVC" for "CrapsViewController", "Pig" for "PigModel",
  /// "Defaults" for "RegisteredDefaults".
  private static func shortened(_ name: String) -> String {
    let controller = "ViewController"
    if name.hasSuffix(controller) { return String(name.dropLast(controller.count)) + "VC" }
    for ending in ["View", "Model"] where name.hasSuffix(ending) && name != ending {
      return String(name.dropLast(ending.count))
    }
    return name.lastIndex(where: \.isUppercase).map { String(name[$0...]) } ?? name
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
  /// The message as a sentence, with all that its row has no room for.
  var description: String {
    var message = text
    if case .unchanged(let outlets) = kind { message += ": " + outlets.joined(separator: ", ") }
    if sender == receiver { return tr("{sender}: {message}", ["sender": receiver.name, "message": message]) }
    return tr(
      "{sender} to {receiver}: {message}",
      ["sender": sender?.name ?? tr("The player"), "receiver": receiver.name, "message": message])
  }

  /// The view and the outlet that the message concerns, as "CrapsView.balanceLabel"; nil where it concerns none.
  var outletKey: String? {
    view.flatMap { view in outlet.map { Self.outletKey(view, $0) } }
  }

  /// The view that sends or receives the message, where one does.
  var view: Participant? {
    receiver.lane == .view ? receiver : sender.flatMap { $0.lane == .view ? $0 : nil }
  }

  /// How rows name an outlet of a view.
  static func outletKey(_ view: Participant, _ outlet: String) -> String { "\(view.name).\(outlet)" }
}

extension Message.Source {
  /// The file without its module, and the line where it is known, as "PigModel.swift:12".
  var place: String {
    let name = file.drop { $0 != "/" }.dropFirst()
    return line.map { "\(name):\($0)" } ?? String(name)
  }
}

extension Message.Kind {
  /// How the arrow of the message is drawn.
  fileprivate var stroke: InspectorRow.Stroke {
    switch self {
    case .event, .action, .call, .outlet: .call
    case .result, .change: .answer
    case .delegateCall: .delegated
    case .observation: .observed
    case .unchanged: .faint
    }
  }
}
