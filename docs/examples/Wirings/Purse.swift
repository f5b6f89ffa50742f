import Observation

/// The model: the money of a player, and the rule about it. It knows no screen.
@Observable
final class Purse {
  private var amount = 100
  /// Called after each change, if there is a delegate.
  @ObservationIgnored weak var delegate: (any PurseDelegate)?
  @ObservationIgnored let counter: Counter

  init(_ counter: Counter) { self.counter = counter }

  /// The money, 0 or more.
  var credit: Int {
    counter.reads += 1
    return amount
  }

  /// Adds an amount. Returns false, and changes nothing, unless it is positive.
  @discardableResult
  func add(_ value: Int) -> Bool {
    counter.calls += 1
    guard value > 0 else { return false }
    amount += value
    if let delegate {
      counter.calls += 1
      delegate.purse(self, didAdd: value)
    }
    return true
  }
}

/// Is told when money was added.
protocol PurseDelegate: AnyObject {
  func purse(_ purse: Purse, didAdd amount: Int)
}

/// What the Inspector counts: calls between objects, and reads of the model.
final class Counter {
  var calls = 0
  var reads = 0
}

/// The view: an outlet that a controller sets.
final class Label {
  private(set) var text = ""

  func show(credit: Int) { text = "Credit \(credit)" }
}
