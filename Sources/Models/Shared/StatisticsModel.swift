import Observation

/// The statistics of a game.
public protocol Statistics: Equatable, Sendable {
  /// Creates empty statistics.
  init()

  /// Throws unless counting can lead to this value.
  func validate() throws(StateError)
}

/// The owner of statistics, which the screens that show them observe. Each result is recorded when the model of the game reports it.
@Observable
public final class StatisticsModel<Value: Statistics> {
  /// The present statistics.
  public private(set) var value: Value { didSet { onChange?(value) } }
  /// The present statistics, read without being observed.
  public var latest: Value { _value }
  /// Called with the new value after each change.
  @ObservationIgnored public var onChange: ((Value) -> Void)?
  /// Called after they were cleared, for the screen of the game: what the game adds to them is shown with its result.
  @ObservationIgnored public var onClear: (() -> Void)?

  /// Creates empty statistics.
  public init() { value = Value() }

  /// Restores saved statistics.
  public init(_ value: Value) throws(StateError) {
    try value.validate()
    self.value = value
  }

  /// Records a result by a mutating method of the value.
  public func record(_ change: (inout Value) -> Void) {
    var next = value
    change(&next)
    if next != value { value = next }
  }

  /// Starts counting from zero.
  public func clear() {
    record { $0 = Value() }
    onClear?()
  }
}
