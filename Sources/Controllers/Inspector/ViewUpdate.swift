import Models
import Views

/// Successive messages in which a controller reads changed properties and sets outlets. The settings share a row of the
/// diagram, in a long group also the properties.
///
/// They are the messages of one `updateUI()`, or of the steps in which a result is shown.
struct ViewUpdate {
  let controller: Participant
  /// The method that sends the messages: "updateUI()"; nil for steps.
  private var method: String?
  /// The time of the message or the beginning of the update before it; nil if it is the first of its group.
  private let previous: Double?
  /// The messages with their numbers, in order.
  private(set) var messages: [(number: Int, message: Message)] = []
  /// Whether the properties that are read share the row, too.
  private let sharesReads: Bool

  /// The time between updates that the user can tell apart, in milliseconds.
  private static let pause = 100.0

  /// An update that begins with a message; nil if this is a message of another kind.
  init?(_ number: Int, _ message: Message, after previous: Double?, sharesReads: Bool) {
    guard let controller = message.updatingController else { return nil }
    self.controller = controller
    method = message.update
    self.previous = previous
    self.sharesReads = sharesReads
    messages = [(number, message)]
  }

  /// Adds the next message. Returns false if it does not belong to the update. Values that have not changed belong to the
  /// update before or after them.
  mutating func add(_ number: Int, _ message: Message) -> Bool {
    let isLater = message.time - (messages.last?.message.time ?? 0) >= Self.pause
    let isAfterUnchanged = method == nil && messages.allSatisfy(\.message.isUnchanged)
    let isUnchanged = message.update == nil && message.isUnchanged
    guard message.updatingController == controller,
      isUnchanged || ((message.update == method || isAfterUnchanged) && (message.update == nil || !isLater))
    else { return false }
    method = method ?? message.update
    messages.append((number, message))
    return true
  }

  /// The messages that share the row: settings and what has not changed, or all.
  private var shared: [(number: Int, message: Message)] {
    messages.filter { sharesReads || !$0.message.isRead }
  }

  /// The numbers of the messages that share the row.
  var folded: [Int] { shared.map(\.number) }

  /// The messages that have their own rows.
  var separate: [(number: Int, message: Message)] {
    messages.filter { !sharesReads && $0.message.isRead }
  }

  /// The outlets that are set, with their view.
  var outlets: [String] { shared.compactMap(\.message.outletKey) }

  /// What the update sets, and when it begins: "updateUI() after 450 ms: 7 new, 3 unchanged".
  var text: String { text(of: name) }

  /// The text, which also says how long the update takes.
  var description: String {
    // Values that have not changed may be read later.
    let last = messages.last { $0.message.kind == .outlet }?.message.time ?? start
    guard last - start >= Self.pause else { return text }
    return text(of: tr("{update}, taking {n} ms", ["update": name, "n": Self.text(last - start)]))
  }

  private func text(of name: String) -> String {
    let kinds = shared.map(\.message.kind)
    let unchanged = kinds.reduce(0) { count, kind in
      if case .unchanged(let names) = kind { count + names.count } else { count }
    }
    let counts = [
      (kinds.count { $0 == .read }, tr("{n} read")), (kinds.count { $0 == .outlet }, tr("{n} new")),
      (unchanged, tr("{n} unchanged")),
    ]
    let parts = counts.filter { $0.0 > 0 }.map { $1.replacing("{n}", with: Numeral.text($0)) }
    return tr("{update}: {counts}", ["update": name, "counts": parts.joined(separator: ", ")])
  }

  /// When it begins, in milliseconds after the group.
  var start: Double { messages.first?.message.time ?? 0 }

  private var name: String {
    let name = method ?? tr("Outlets")
    guard let previous, start - previous >= Self.pause else { return name }
    return tr("{update} after {n} ms", ["update": name, "n": Self.text(start - previous)])
  }

  /// Milliseconds, rounded to tens.
  private static func text(_ time: Double) -> String {
    Numeral.text((Int(exactly: (time / 10).rounded()) ?? 0) * 10)
  }
}

extension Message {
  /// Whether a controller reads a property that has changed.
  fileprivate var isRead: Bool { kind == .read }

  /// Whether a controller reads or sets values that have not changed.
  fileprivate var isUnchanged: Bool {
    if case .unchanged = kind { true } else { false }
  }

  /// The controller that reads a property or sets an outlet; nil for messages of other kinds.
  fileprivate var updatingController: Participant? {
    switch kind {
    case .read, .outlet, .unchanged: sender?.lane == .controller ? sender : receiver
    default: nil
    }
  }
}
