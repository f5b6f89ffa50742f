import Models
import Views

/// A model whose properties the Inspector shows.
package protocol TracedModel: AnyObject {
  /// The class itself, also in a subclass of it.
  associatedtype Root: TracedModel where Root.Root == Root
  /// The properties that the controllers read, under their own names.
  static var properties: [TracedProperty<Root>] { get }
}

/// A property of a model, under its own name.
package struct TracedProperty<Model> {
  let path: PartialKeyPath<Model>
  let name: String
  let describe: (Any) -> [PropertyValue]

  /// A property that is shown as its value, or as `describe` returns.
  init<Value>(
    _ name: String, _ path: KeyPath<Model, Value>, _ describe: ((Value) -> [PropertyValue])? = nil
  ) {
    self.path = path
    self.name = name
    self.describe = { value in
      guard let describe, let value = value as? Value else {
        return [PropertyValue(name, CodeText.of(value))]
      }
      return describe(value)
    }
  }
}

/// A ``ModelHandle`` of any model.
package protocol InspectedModel: AnyObject {
  var controller: ViewController? { get set }
  var object: AnyObject { get }
  /// Makes reads of a property that are cut return the present value.
  func freeze(_ property: String)
  var values: [PropertyValue] { get }
}

/// A reference to a model that reports each read, call and observation to ``Trace``, for the Inspector.
///
/// A controller uses its model through a handle only. An extension for each model forwards the methods under their
/// own names.
@dynamicMemberLookup
package final class ModelHandle<Model: TracedModel> where Model.Root == Model {
  /// The model, for extensions of the handle only: a controller calls it through the handle.
  let model: Model
  package weak var controller: ViewController?
  /// What the delegate methods of the model are passed on to, if it has some.
  weak var receiver: AnyObject?

  /// Creates a handle. The controller gets it by ``ViewController/use(_:)``.
  package init(_ model: Model) { self.model = model }

  // MARK: - Reading and setting properties

  package subscript<Value>(dynamicMember path: KeyPath<Model, Value>) -> Value { read(path) }

  package subscript<Value>(dynamicMember path: ReferenceWritableKeyPath<Model, Value>) -> Value {
    get { read(path) }
    set { deliver(setting(path, newValue)) { model[keyPath: path] = newValue } }
  }

  /// The values of properties whose reads are cut.
  private var frozen: [PartialKeyPath<Model>: Any] = [:]

  private func read<Value>(_ path: KeyPath<Model, Value>) -> Value {
    if Trace.listener != nil, let controller {
      let property = property(path)
      let message = ControllerMessage(
        kind: .read(
          participant, property: property?.name ?? "\(path)",
          values: property?.describe(model[keyPath: path]) ?? []), controller: controller)
      // A read that is cut returns what it returned last.
      if Trace.note(message), let old = freeze(path) as? Value { return old }
    }
    return model[keyPath: path]
  }

  /// The value of a property since its reads were cut.
  private func freeze(_ path: PartialKeyPath<Model>) -> Any {
    let value = frozen[path] ?? model[keyPath: path]
    frozen[path] = value
    return value
  }

  // MARK: - Calling methods

  /// Calls a method of the model; `function` is the method of the handle that forwards the call.
  func call<Result, Failure: Error>(
    _ file: StaticString, _ line: Int, with argument: @autoclosure () -> Any? = nil,
    function: StaticString = #function, _ body: (Model) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try deliver(
      CodeText.call(function, argument().map { [$0] } ?? []), Message.Source(file: "\(file)", line: line)
    ) { () throws(Failure) in
      do throws(Failure) {
        let result = try body(model)
        if Result.self != Void.self { noteResult(CodeText.of(result)) }
        return result
      } catch {
        noteResult("throws \(CodeText.of(error))")
        throw error
      }
    }
  }

  // MARK: - Delegation and observation

  /// Passes on a call of the model's delegate. `argument` is the argument after the model.
  package func callDelegate(
    with argument: @autoclosure () -> Any, function: StaticString = #function, _ body: () -> Void
  ) {
    guard let controller else { return body() }
    controller.deliver(
      .delegateCall, CodeText.call(function, [argument()], sender: "self"), from: participant
    ) { body() }
  }

  /// Calls `onChange` now, and again after each change of an observable property that it read.
  func watch(
    _ file: StaticString = #fileID, _ line: Int = #line, _ onChange: @escaping () -> Void
  ) -> ObservationToken {
    var isAgain = false
    let notify = { [weak self] in
      guard let self, isAgain, let controller else { return onChange() }
      controller.deliver(.observation, "onChange()", from: participant, file, line, onChange)
    }
    return observe(willApplyAgain: { isAgain = true }, notify)
  }

  // MARK: - Reporting

  private func deliver<Result, Failure: Error>(
    _ call: @autoclosure () -> String, _ source: @autoclosure () -> Message.Source? = nil,
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard Trace.listener != nil, let controller else { return try body() }
    let message = Message(
      .call, from: Participant(of: controller), to: participant, call(), source: source())
    return try Trace.deliver(ControllerMessage(kind: .message(message), controller: controller), body)
  }

  private func noteResult(_ result: @autoclosure () -> String) {
    guard Trace.listener != nil, let controller else { return }
    let message = Message(.result, from: participant, to: Participant(of: controller), result())
    Trace.note(ControllerMessage(kind: .message(message), controller: controller))
  }

  private func property(_ path: PartialKeyPath<Model>) -> TracedProperty<Model>? {
    Model.properties.first { $0.path == path }
  }

  /// A setting as it is written in code. Of a property with several values, it names only those that change.
  private func setting(_ path: PartialKeyPath<Model>, _ value: Any) -> String {
    guard let property = property(path) else { return "\(path) = \(CodeText.of(value))" }
    let all = property.describe(value)
    let old = property.describe(model[keyPath: path])
    let new = all.count > 1 ? all.filter { !old.contains($0) } : all
    // The value may have refused its change.
    if new.isEmpty { return "\(property.name) = …" }
    return new.map { "\($0.name) = \($0.value)" }.joined(separator: ", ")
  }
}

extension ModelHandle: InspectedModel {
  package var object: AnyObject { model }

  package func freeze(_ property: String) {
    for known in Model.properties where known.name == property { _ = freeze(known.path) }
  }

  package var values: [PropertyValue] { Model.properties.flatMap { $0.describe(model[keyPath: $0.path]) } }
}

extension InspectedModel {
  /// The model as a sender and receiver of messages.
  var participant: Participant { Participant(model: object) }
}
