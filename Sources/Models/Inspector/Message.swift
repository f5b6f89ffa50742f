/// A recorded message between two participants.
public struct Message: Equatable, Codable, Sendable {
  /// The kind of a message. Each kind has its own arrow.
  public enum Kind: Equatable, Codable, Sendable {
    /// The player used an outlet.
    case event
    /// An action of a view reached its controller.
    case action
    /// A participant called a method of another one, or set one of its properties.
    case call
    /// The value that a call returned, or the error that it threw.
    case result
    /// A model or a controller called its delegate.
    case delegateCall
    /// An observable model notified a controller of a change.
    case observation
    /// A controller announced a text to screen readers.
    case announcement
    /// A controller read properties and set outlets, in this order, and did nothing else between.
    case update([Access])

    private enum UpdateCodingKeys: String, CodingKey {
      // Swift's name of a value without a label.
      // swift-format-ignore: NoLeadingUnderscores
      case _0 = "accesses"
    }
  }

  /// A property that a controller read, or an outlet that it set.
  public struct Access: Equatable, Codable, Sendable {
    /// The model that has the property, or the view that has the outlet.
    public let owner: Participant
    /// The property, the outlet, or the method of a view: "balance", "anteSlider.isSensitive".
    public let name: String
    /// The name with the value as it is written in code: `balanceLabel "$205"`.
    public let text: String
    /// Whether the action has changed the property before it was read, or the outlet had another value.
    public let isNew: Bool
    /// The name of the outlet's widget, if any.
    public let outlet: String?
    /// The names of the widgets that show the result of a view's method.
    public let shown: [String]

    /// An access of a model or a view.
    public init(
      _ owner: Participant, _ name: String, _ text: String, isNew: Bool, outlet: String? = nil,
      showing shown: [String] = []
    ) {
      (self.owner, self.name, self.text, self.isNew) = (owner, name, text, isNew)
      (self.outlet, self.shown) = (outlet, shown)
    }

    /// Whether a property was read; an outlet was set otherwise.
    public var isRead: Bool { owner.lane == .model }
  }

  /// A place in the source code.
  public struct Source: Equatable, Codable, Sendable {
    /// The module and the file, as in `#fileID`: "Controllers/CrapsViewController.swift".
    public let file: String
    /// The line, from 1; nil if only the file is known.
    public let line: Int?

    /// A line of a file, or the whole file.
    public init(file: String, line: Int? = nil) { (self.file, self.line) = (file, line) }
  }

  /// The kind of the message.
  public let kind: Kind
  /// The sender; nil is the player.
  public let sender: Participant?
  /// The receiver; of an update the controller, which is its sender, too.
  public let receiver: Participant
  /// The message as it is written in code: `sliderMoved(52)`. Of an update it is the method that shows the whole state, or empty.
  public let text: String
  /// The name of the widget that the message concerns, if any.
  public let outlet: String?
  /// The code that sends the message, if known.
  public let source: Source?
  /// The number of the message during whose delivery this one was sent; nil if the main loop called its sender.
  public internal(set) var caller: Int?
  /// The time after the beginning of the group, in milliseconds.
  public internal(set) var time = 0.0
  /// The properties of models after the message.
  var snapshots: [ModelSnapshot] = []

  /// A message of a kind.
  public init(
    _ kind: Kind, from sender: Participant?, to receiver: Participant, _ text: String, outlet: String? = nil,
    source: Source? = nil
  ) {
    (self.kind, self.sender, self.receiver) = (kind, sender, receiver)
    (self.text, self.outlet, self.source) = (text, outlet, source)
  }

  /// An update of a controller's view.
  public init(by controller: Participant, _ accesses: [Access], in method: String = "") {
    self.init(.update(accesses), from: controller, to: controller, method)
  }

  /// What an update reads and sets; empty for other messages.
  public var accesses: [Access] {
    if case .update(let accesses) = kind { accesses } else { [] }
  }
}

extension Message {
  enum CodingKeys: String, CodingKey {
    case kind, sender, receiver, text, outlet, source, caller, time, snapshots
  }

  /// The kinds of version 1 in which each property that was read and each outlet that was set was a message of its own.
  private enum Version1Kind: Decodable {
    case read, outlet
    case unchanged(names: [String])
  }

  /// Decodes a message of this version of the format, or of version 1.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let sender = try container.decodeIfPresent(Participant.self, forKey: .sender)
    let receiver = try container.decode(Participant.self, forKey: .receiver)
    let text = try container.decode(String.self, forKey: .text)
    let outlet = try container.decodeIfPresent(String.self, forKey: .outlet)
    let source = try container.decodeIfPresent(Source.self, forKey: .source)
    if let kind = try? container.decode(Kind.self, forKey: .kind) {
      self.init(kind, from: sender, to: receiver, text, outlet: outlet, source: source)
    } else {
      let (controller, owner) = sender?.lane == .model ? (receiver, sender) : (sender ?? receiver, receiver)
      let accesses =
        switch try container.decode(Version1Kind.self, forKey: .kind) {
        case .read, .outlet:
          [Access(owner ?? receiver, String(text.prefix { $0 != " " }), text, isNew: true, outlet: outlet)]
        case .unchanged(let names): names.map { Access(owner ?? receiver, $0, $0, isNew: false) }
        }
      self.init(by: controller, accesses)
    }
    caller = try container.decodeIfPresent(Int.self, forKey: .caller)
    time = try container.decode(Double.self, forKey: .time)
    snapshots = try container.decode([ModelSnapshot].self, forKey: .snapshots)
  }
}
