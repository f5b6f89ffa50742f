/// One message between two participants, as it was recorded.
public struct Message: Equatable, Sendable {
  /// What kind of message it is; each is drawn in a way of its own.
  public enum Kind: Equatable, Sendable {
    /// The player did something to an outlet.
    case event
    /// A view's action reached its controller.
    case action
    /// A controller called a model.
    case call
    /// What a call returned or threw.
    case result
    /// A property of a model has another value. Where its controller polls, it is the receiver.
    case change(Change)
    /// A model or a controller called its delegate.
    case delegateCall
    /// A controller saw that the model it watches has changed.
    case observation
    /// An outlet was given a value that it did not have.
    case outlet
    /// Outlets, by their names, were given the values that they had.
    case unchanged([String])
  }

  /// A property's name and values, as code writes them.
  public struct Change: Equatable, Sendable {
    /// The property's name, as "balance".
    public let property: String
    /// The value before.
    public let old: String
    /// The value now.
    public let new: String

    /// A change of a property.
    public init(_ property: String, from old: String, to new: String) {
      self.property = property
      self.old = old
      self.new = new
    }
  }

  /// Where in the source a message is sent.
  public struct Source: Equatable, Sendable {
    /// The module and the file, as "Controllers/CrapsViewController.swift".
    public let file: String
    /// The line, from 1; nil where only the file is known.
    public let line: Int?

    /// A line of a file, or all of it.
    public init(file: String, line: Int? = nil) {
      self.file = file
      self.line = line
    }
  }

  /// What kind of message it is.
  public let kind: Kind
  /// Who sends; nil is the player.
  public let sender: Participant?
  /// Who receives; the sender itself where a model notes its own change.
  public let receiver: Participant
  /// The message as code writes it, as `balanceLabel "$205"`.
  public let text: String
  /// The name of the widget that it concerns, where it concerns one.
  public let outlet: String?
  /// Where it is sent, where that is known.
  public let source: Source?

  /// A message of a kind.
  public init(
    _ kind: Kind, from sender: Participant?, to receiver: Participant, _ text: String, outlet: String? = nil,
    source: Source? = nil
  ) {
    self.kind = kind
    self.sender = sender
    self.receiver = receiver
    self.text = text
    self.outlet = outlet
    self.source = source
  }
}
