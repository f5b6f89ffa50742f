import Models
import Views

/// A model whose properties the Inspector shows.
package protocol TracedModel: AnyObject {
  /// The class itself, also in a subclass of it.
  associatedtype Root: TracedModel where Root.Root == Root
  /// The properties that the controllers read, under their own names.
  static var properties: [ModelHandle<Root>.Property] { get }
}

/// A reference to a model that reports each read, call and observation to ``ModelTrace``, for the Inspector.
///
/// A controller uses its model through a handle only. An extension for each model forwards the methods under their
/// own names; `TraceNameTests` compares the names.
@dynamicMemberLookup
package final class ModelHandle<Model: TracedModel> where Model.Root == Model {
  /// A property of the model.
  package struct Property {
    let path: PartialKeyPath<Model>
    let name: String
    /// Describes a value of the property.
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

  /// The model, for extensions of the handle only: a controller calls it through the handle.
  let model: Model
  package weak var controller: ViewController?
  /// What the delegate methods of the model are passed on to, if it has some.
  weak var receiver: AnyObject?
  /// The values at the last read, by name, while there is a listener.
  private var lastRead: [String: String] = [:]

  /// Creates a handle. ``ViewController/init(screen:models:time:)`` sets the controller of the handles that it gets.
  package init(_ model: Model, of controller: ViewController? = nil) {
    self.model = model
    self.controller = controller
  }

  // MARK: - Reading and setting properties

  package subscript<Value>(dynamicMember path: KeyPath<Model, Value>) -> Value {
    if ModelTrace.listener != nil { reportRead(path) }
    return model[keyPath: path]
  }

  package subscript<Value>(dynamicMember path: ReferenceWritableKeyPath<Model, Value>) -> Value {
    get {
      if ModelTrace.listener != nil { reportRead(path) }
      return model[keyPath: path]
    }
    set {
      if ModelTrace.listener != nil { reportSetting(path, newValue) }
      model[keyPath: path] = newValue
      report(.result(nil))
    }
  }

  // MARK: - Calling methods

  /// Calls a method of the model; `function` is the method of the handle that forwards the call.
  func call<Result, Failure: Error>(
    _ file: StaticString, _ line: Int, with argument: @autoclosure () -> Any? = nil,
    function: StaticString = #function, _ body: (Model) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard ModelTrace.listener != nil else { return try body(model) }
    let call = CodeText.call(function, argument().map { [$0] } ?? [])
    report(.call(call), Message.Source(file: "\(file)", line: line))
    do throws(Failure) {
      let result = try body(model)
      report(.result(Result.self == Void.self ? nil : CodeText.of(result)))
      return result
    } catch {
      report(.failure(error))
      throw error
    }
  }

  // MARK: - Delegation and observation

  /// Reports that the model has called a method of its delegate. `argument` is the argument after the model.
  package func reportDelegateCall(_ argument: @autoclosure () -> Any, function: StaticString = #function) {
    guard ModelTrace.listener != nil else { return }
    report(.delegateCall(CodeText.call(function, [argument()], sender: "self")))
  }

  /// Calls `onChange` now, and again after each change of an observable property that it read.
  func watch(
    _ file: StaticString = #fileID, _ line: Int = #line, _ onChange: @escaping () -> Void
  ) -> ObservationToken {
    // Whoever listens to the report reads all properties. That must not make the controller an observer of them.
    observe(
      willApplyAgain: { [weak self] in
        self?.report(.observation, Message.Source(file: "\(file)", line: line))
      }, onChange)
  }

  // MARK: - Reporting

  private func report(_ kind: ModelTrace.Record.Kind, _ source: @autoclosure () -> Message.Source? = nil) {
    guard let listener = ModelTrace.listener, let controller else { return }
    listener(.init(kind: kind, controller: controller, other: participant, model: self, source: source()))
  }

  private func property(_ path: PartialKeyPath<Model>) -> Property? {
    Model.properties.first { $0.path == path }
  }

  /// Reports a read. A property that is missing in the list has no name: `scripts/validate-trace` finds it.
  private func reportRead(_ path: PartialKeyPath<Model>) {
    guard let property = property(path) else { return report(.read(property: "\(path)", changes: [])) }
    let changes = property.describe(model[keyPath: path]).filter { lastRead[$0.name] != $0.value }
    for change in changes { lastRead[change.name] = change.value }
    report(.read(property: property.name, changes: changes))
  }

  private func reportSetting(_ path: PartialKeyPath<Model>, _ value: Any) {
    guard let property = property(path) else { return }
    let old = property.describe(model[keyPath: path])
    let all = property.describe(value)
    // Of a property with several values, only those that change.
    let new = all.count > 1 ? all.filter { !old.contains($0) } : all
    // The value may have refused the change.
    guard !new.isEmpty else { return }
    report(.call(new.map { "\($0.name) = \($0.value)" }.joined(separator: ", ")))
  }
}

extension ModelHandle: InspectedModel {
  package var object: AnyObject { model }

  package var values: [PropertyValue] { Model.properties.flatMap { $0.describe(model[keyPath: $0.path]) } }

  package func markAsRead() {
    for value in values { lastRead[value.name] = value.value }
  }
}
