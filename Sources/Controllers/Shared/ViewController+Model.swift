import Views

/// How a controller talks with its model: every call, and every answer that is not a value read, goes through here;
/// what a call has made of the model is kept.
extension ViewController {
  /// Calls a model; `message` is the call as code writes it.
  @discardableResult
  package func call<Result, Failure: Error>(
    _ model: AnyObject, _ message: @autoclosure () -> String, file: StaticString = #fileID, line: Int = #line,
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    defer { save() }
    guard let listener = ModelTrace.listener else { return try body() }
    let type: Any.Type = type(of: model)
    listener.controller(self, calls: message(), of: type, at: SourceLine(file: file, line: line))
    do throws(Failure) {
      let result = try body()
      listener.controller(self, hasCalled: model, result: Result.self == Void.self ? nil : "\(result)")
      return result
    } catch {
      listener.controller(self, failedToCall: type, with: error)
      throw error
    }
  }

  /// Makes a model; `message` is the call of its initializer as code writes it.
  package func create<Model: AnyObject, Failure: Error>(
    _ message: @autoclosure () -> String, file: StaticString = #fileID, line: Int = #line,
    _ body: () throws(Failure) -> Model
  ) throws(Failure) -> Model {
    guard let listener = ModelTrace.listener else { return try body() }
    listener.controller(self, calls: message(), of: Model.self, at: SourceLine(file: file, line: line))
    do throws(Failure) {
      let model = try body()
      listener.controller(self, hasCalled: model, result: nil)
      return model
    } catch {
      listener.controller(self, failedToCall: Model.self, with: error)
      throw error
    }
  }

  /// Tells that a method of this controller was called by its model, or by another controller.
  package func received(
    _ message: @autoclosure () -> String, from sender: AnyObject, file: StaticString = #fileID,
    line: Int = #line
  ) {
    guard let listener = ModelTrace.listener else { return }
    listener.controller(self, receives: message(), from: sender, at: SourceLine(file: file, line: line))
  }

  /// Runs `apply` now, and again after each change of an observable model.
  func watch(
    _ model: AnyObject, file: StaticString = #fileID, line: Int = #line, _ apply: @escaping () -> Void
  ) -> ObservationToken {
    var isFirst = true
    return observe { [weak self] in
      if !isFirst, let self, let listener = ModelTrace.listener {
        listener.controller(self, sawChangeOf: model, at: SourceLine(file: file, line: line))
      }
      isFirst = false
      apply()
    }
  }
}
