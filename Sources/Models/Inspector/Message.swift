/// A recorded message between two participants.
public struct Message: Equatable, Codable, Sendable {
  /// The kind of a message. Each kind has its own arrow.
  public enum Kind: Equatable, Codable, Sendable {
    /// The player used an outlet.
    case event
    /// An action of a view reached its controller.
    case action
    /// A controller called a method of a model, or set one of its properties.
    case call
    /// The value that a call returned, or the error that it threw.
    case result
    /// A controller read a property, and its value had changed since it last read it.
    case read
    /// A model or a controller called its delegate.
    case delegateCall
    /// An observable model notified a controller of a change.
    case observation
    /// A controller gave an outlet another value.
    case outlet
    /// A controller read or set values that had not changed; the names of the properties or outlets.
    case unchanged([String])

    private enum UnchangedCodingKeys: String, CodingKey {
      // Swift's name of a value without a label.
      // swift-format-ignore: NoLeadingUnderscores
      case _0 = "names"
    }
  }

  /// A place in the source code.
  public struct Source: Equatable, Codable, Sendable {
    /// The module and the file, as in `#fileID`: "Controllers/CrapsViewController.swift".
    public let file: String
    /// The line, from 1; nil if only the file is known.
    public let line: Int?

    /// A line of a file, or the whole file.
    public init(file: String, line: Int? = nil) {
      self.file = file
      self.line = line
    }
  }

  /// The kind of the message.
  public let kind: Kind
  /// The sender; nil is the player.
  public let sender: Participant?
  /// The receiver.
  public let receiver: Participant
  /// The message as it is written in code: `balanceLabel "$205"`.
  public let text: String
  /// The name of the widget that the message concerns, if any.
  public let outlet: String?
  /// The names of the widgets that show the result of a view's method.
  public let shown: [String]
  /// The code that sends the message, if known.
  public let source: Source?
  /// The method that shows the whole state and sends the message: "updateUI()"; nil if no such method does.
  public let update: String?
  /// The time after the beginning of the group, in milliseconds.
  public internal(set) var time = 0.0
  /// The properties of models after the message.
  var snapshots: [ModelSnapshot] = []

  /// A message of a kind.
  public init(
    _ kind: Kind, from sender: Participant?, to receiver: Participant, _ text: String, outlet: String? = nil,
    showing shown: [String] = [], source: Source? = nil, update: String? = nil
  ) {
    self.kind = kind
    self.sender = sender
    self.receiver = receiver
    self.text = text
    self.outlet = outlet
    self.shown = shown
    self.source = source
    self.update = update
  }
}
