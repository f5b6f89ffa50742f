import GtkKit

/// A message between the player, a view, a controller and a model, as it is sent.
package protocol TracedMessage {
  /// The message as it is reported if it is cut.
  var cut: Self { get }
}

extension String {
  /// The text of a message that is cut, with a mark.
  package var cut: String { "\(self) \(Self.cutMark)" }

  package static let cutMark = "✂"
}

/// Is told each message when it is sent: the Inspector.
package protocol MessageListener: AnyObject {
  /// A message is sent. What is sent until ``end()`` is sent during its delivery, unless it is cut.
  func begin(_ message: any TracedMessage)
  /// The delivery of the message that began last ends.
  func end()
  /// A message was sent that has no delivery of its own.
  func note(_ message: any TracedMessage)
  /// Whether some messages are not delivered.
  var hasCuts: Bool { get }
  /// Whether a message is not delivered.
  func isCut(_ message: any TracedMessage) -> Bool
}

/// Where messages are reported. Without a listener, a message costs one comparison and allocates nothing.
package enum Trace {
  package static weak var listener: (any MessageListener)? {
    didSet { PropertyChange.hook = listener == nil ? nil : { OutletSetting.report($0, $1) } }
  }

  /// Delivers a message by `body`, and reports it. A message that is cut, and that needs no result, is not delivered.
  package static func deliver<Result, Failure: Error>(
    _ message: @autoclosure () -> any TracedMessage, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard let listener else { return try body() }
    if listener.hasCuts, let nothing = () as? Result, listener.isCut(message()) {
      listener.begin(message().cut)
      listener.end()
      return nothing
    }
    let outer = OutletSetting.isSetting
    OutletSetting.isSetting = false
    listener.begin(message())
    defer {
      listener.end()
      OutletSetting.isSetting = outer
    }
    return try body()
  }

  /// Reports a message that has no delivery of its own. Returns whether it is cut.
  @discardableResult
  package static func note(_ message: @autoclosure () -> any TracedMessage) -> Bool {
    guard let listener else { return false }
    let isCut = listener.hasCuts && listener.isCut(message())
    listener.note(isCut ? message().cut : message())
    return isCut
  }

  /// Runs `change` without reporting or cutting messages: what it does belongs to no game.
  package static func unreported(_ change: () -> Void) {
    let known = listener
    listener = nil
    change()
    listener = known
  }
}

/// A value that code gave to an outlet, or a call of one of its methods.
package struct OutletSetting: TracedMessage {
  package let widget: AnyWidget
  /// The property, such as "isSensitive", or the method; empty for what the widget shows.
  package let property: String
  /// The value as it is written in code; empty for a method.
  package let value: String
  /// Whether the value differs from the one before.
  package let isNew: Bool
  /// The other widgets that show what the method of a view shows.
  package let others: [AnyWidget]

  package private(set) var isCut = false

  package var cut: Self {
    var setting = Self(widget: widget, property: property, value: value, isNew: false, others: others)
    setting.isCut = true
    return setting
  }

  /// Whether an outlet is being set. What it sets within itself is not reported; what it makes a controller do is.
  fileprivate static var isSetting = false

  /// The properties that are what their widget shows. So is what a method shows.
  package static let shown: Set = [
    "fraction", "isActive", "isOn", "isRevealed", "rows", "selection", "text", "value",
  ]

  fileprivate static func report(_ change: PropertyChange, _ make: () -> Void) {
    let isShown = shown.contains(change.property) || change.property.contains("(")
    report(change.widget, isShown ? "" : change.property, change.isNew, text(of: change.value), make)
  }

  fileprivate static func report(
    _ widget: AnyWidget, _ property: @autoclosure () -> String, _ isNew: @autoclosure () -> Bool,
    _ value: @autoclosure () -> String, others: @autoclosure () -> [any Widget] = [], _ make: () -> Void
  ) {
    guard Trace.listener != nil, !isSetting, widget.hasName else { return make() }
    let isNew = isNew()
    func setting() -> OutletSetting {
      OutletSetting(
        widget: widget, property: property(), value: value(), isNew: isNew,
        others: others().map { AnyWidget($0) })
    }
    guard !Trace.note(setting()) else { return }
    isSetting = true
    make()
    isSetting = false
  }

  /// A value as it is written in code. Of rows, it is the first one, which is in view, and their number.
  private static func text(of value: Any) -> String {
    switch value {
    case let text as String: text.debugDescription
    case let rows as [TextList.Row]:
      rows.first.map { "[\($0.text.debugDescription), … \(rows.count)]" } ?? "[]"
    default: "\(value)"
    }
  }
}

extension Widget {
  /// Gives the widget a value with its own description by calling `change`, and reports it.
  package func set(
    _ property: String = "", isNew: @autoclosure () -> Bool, describedAs value: @autoclosure () -> String,
    _ change: () -> Void
  ) { OutletSetting.report(AnyWidget(self), property, isNew(), value(), change) }

  /// Reports the call of a method of the widget. `others` are the widgets that show what it shows.
  package func traceCall(
    _ method: StaticString = #function, showing others: @autoclosure () -> [any Widget] = []
  ) { OutletSetting.report(AnyWidget(self), "\(method)", true, "", others: others()) {} }
}
