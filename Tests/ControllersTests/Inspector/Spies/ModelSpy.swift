/// Notes what others do with a model, but nothing that the model does with itself.
///
/// The models that controllers use have subclasses here, which override what is called, set and read.
final class ModelSpy {
  private let name: String
  /// The number of the model's own calls that are running.
  private var depth: Int

  /// A spy of the model with this name. A model that reads itself while it is made is watched from ``begin()`` on.
  init(_ name: String, isBusy: Bool = false) {
    self.name = name
    depth = isBusy ? 1 : 0
  }

  func begin() { depth = 0 }

  /// Notes the read of a property, and reads it.
  func read<Value>(_ value: @autoclosure () -> Value, _ property: StaticString = #function) -> Value {
    note(.read, "\(property)")
    return inside(value)
  }

  /// Notes that a property is set, and sets it.
  func set<Value>(_ value: Value, _ property: StaticString = #function, _ change: () -> Void) {
    set("\(property)", as: "\(property) = \(value)", change)
  }

  /// Notes that a property is set, as it is written in code, and sets it.
  func set(_ property: String, as text: String, _ change: () -> Void) {
    // To set a property by its key path, Swift reads it first.
    let read = "\(name).\(property)"
    if depth == 0 { MainActor.assumeIsolated { SpyLog.current?.removeLast(.read, read) } }
    call(text, change)
  }

  /// Notes a call as it is written in code, runs it, and notes the error that it throws.
  func call<Result, Failure: Error>(
    _ call: String, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    note(.call, call)
    do throws(Failure) {
      return try inside(body)
    } catch {
      note(.result, "throws \(error)")
      throw error
    }
  }

  /// Runs work of the model itself.
  func inside<Result, Failure: Error>(_ work: () throws(Failure) -> Result) throws(Failure) -> Result {
    depth += 1
    defer { depth -= 1 }
    return try work()
  }

  /// Notes a call of the model's delegate, and runs the work of the delegate.
  func outside(_ call: String, _ work: () -> Void) {
    let inner = depth
    depth = 0
    defer { depth = inner }
    note(.delegate, call)
    work()
  }

  private func note(_ kind: SpyLog.Kind, _ text: String) {
    guard depth == 0 else { return }
    let entry = "\(name).\(text)"
    MainActor.assumeIsolated { SpyLog.current?.note(kind, entry) }
  }
}
