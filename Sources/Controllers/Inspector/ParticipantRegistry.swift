import Models
import Views

/// The views, controllers and models of the games that were opened: those of each controller, and of its children.
final class ParticipantRegistry {
  /// A controller of a game, and the views whose outlets it sets.
  struct Entry {
    let game: Game
    let controller: ViewController
    let participant: Participant
    /// The views; the first one has the outlets.
    let views: [(screen: any Screen, participant: Participant)]
  }

  let controllers: () -> [Game: ViewController]
  private let log: MessageLog

  init(of controllers: @escaping () -> [Game: ViewController], _ log: MessageLog) {
    (self.controllers, self.log) = (controllers, log)
  }

  var entries: [Entry] { Game.all.flatMap(entries) }

  private func entries(of game: Game) -> [Entry] {
    controllers()[game].map(Self.family)?.map { controller in
      Entry(
        game: game, controller: controller, participant: Participant(of: controller),
        views: controller.screens.map { ($0, Participant(of: $0)) })
    } ?? []
  }

  private static func family(of controller: ViewController) -> [ViewController] {
    [controller] + controller.children.flatMap(family)
  }

  func isShowing(_ game: Game) -> Bool { entries(of: game).contains { $0.controller.isShowing } }

  /// The models of a game. Two controllers can share one.
  func models(of game: Game) -> [any InspectedModel] {
    entries(of: game).flatMap(\.controller.models).reduce(into: []) { models, model in
      if !models.contains(where: { $0.object === model.object }) { models.append(model) }
    }
  }

  /// The participants of a game, lane by lane: the controllers that use a model, their views and models, and those of the log.
  func participants(of game: Game) -> [Participant] {
    let entries = entries(of: game).filter { !$0.controller.models.isEmpty }
    let present =
      entries.flatMap { $0.views.map(\.participant) } + entries.map(\.participant)
      + models(of: game).map(\.participant)
    let past = log.participants[game.name] + log.properties.models(of: game.name).map(\.participant)
    let all = (present + past).unique
    return Lane.allCases.flatMap { lane in all.filter { $0.lane == lane } }
  }

  func entry(of controller: AnyObject) -> Entry? { entries.first { $0.controller === controller } }

  /// The view that contains a widget, and its entry.
  func view(around widget: AnyWidget) -> (entry: Entry, screen: any Screen, participant: Participant)? {
    let views = entries.flatMap { entry in entry.views.map { (entry, $0.screen, $0.participant) } }
    return sequence(first: widget, next: \.parent).lazy.compactMap { ancestor in
      views.first { ancestor.isSame(as: $0.1.root) }
    }.first
  }
}

/// What is sent, as the messages of the log.
extension ParticipantRegistry {
  /// The messages of an action: the call of the controller and, if it is the first thing that happens, what the user did with an outlet.
  func messages(for action: SentAction, isFirst: Bool) -> [Message] {
    let receiver = Participant(target: action.target)
    let source = action.sender.map { Message.Source(file: $0.file, line: $0.line) }
    switch action.origin {
    case .outlet(let widget, _):
      let view = self.view(around: widget)?.participant ?? Participant(declaring: action)
      let call = Message(.action, from: view, to: receiver, action.call, outlet: widget.name, source: source)
      guard isFirst else { return [call] }
      return [
        Message(.event, from: nil, to: view, action.title, outlet: widget.name, source: source), call,
      ]
    case .view:
      // An action of a window, for example, has no participant.
      guard let entry = entry(of: action.target) else { return [] }
      return [Message(.action, from: entry.views[0].participant, to: receiver, action.call, source: source)]
    case .user(let sender):
      return [Message(.action, from: sender.map { Participant(target: $0) }, to: receiver, action.call)]
    }
  }

  func access(of setting: OutletSetting) -> (entry: Entry, access: Message.Access)? {
    guard let (entry, screen, view) = view(around: setting.widget) else { return nil }
    let outlet = setting.widget.isSame(as: screen.root) ? nil : setting.widget.name
    let name = [outlet ?? "", setting.property].filter { !$0.isEmpty }.joined(separator: ".")
    let text = setting.value.isEmpty ? name : "\(name) \(setting.value)"
    let access = Message.Access(
      view, setting.isCut ? name.cut : name, setting.isCut ? text.cut : text, isNew: setting.isNew,
      outlet: outlet, showing: setting.others.map(\.name))
    return (entry, access)
  }

  /// The wire on which something is sent; nil if it cannot be cut.
  func wire(of sent: any TracedMessage) -> Wire? {
    switch sent {
    case let action as SentAction: messages(for: action, isFirst: false).last.flatMap { Wire(of: $0) }
    case let message as ControllerMessage:
      switch message.kind {
      case .message(let message): Wire(of: message)
      case .read(let model, let property, let values):
        Wire(of: .init(model, property, values, old: []), by: Participant(of: message.controller))
      case .update, .step: nil
      }
    case let setting as OutletSetting:
      access(of: setting).flatMap { Wire(of: $0.access, by: $0.entry.participant) }
    default: nil
    }
  }
}

extension Message.Access {
  /// The property that is read, with those of its values that are not among `old`.
  init(_ model: Participant, _ property: String, _ values: [PropertyValue], old: [PropertyValue]) {
    let new = values.filter { !old.contains($0) }
    let shown = new.isEmpty && values.count == 1 ? values : new
    let text = shown.map { "\($0.name) \($0.value)" }.joined(separator: ", ")
    self.init(model, property, text.isEmpty ? property : text, isNew: !new.isEmpty)
  }
}

extension Participant {
  /// What receives an action, or passes it on: the presenter of alerts is a part of the view, everything else a controller.
  fileprivate init(target: AnyObject) {
    self.init(target is AlertPresenter ? .view : .controller, "\(type(of: target))")
  }

  fileprivate init(declaring action: SentAction) {
    let file = action.file?.split(separator: "/").last ?? ""
    self.init(.view, String(file.prefix { $0 != "." }))
  }
}

extension SentAction {
  /// The title of the group that the action begins: "rollButton clicked", "newGamePressed()".
  var title: String {
    guard case .outlet(let widget, let event) = origin else { return call }
    return "\(widget.name) \(event)"
  }
}
