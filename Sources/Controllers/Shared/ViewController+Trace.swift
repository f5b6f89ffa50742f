import Models

extension ViewController {
  /// Makes a model. `arguments` are those of its initializer that the Inspector shows.
  func create<Model: AnyObject, Failure: Error>(
    _ arguments: @autoclosure () -> String, file: StaticString = #fileID, line: Int = #line,
    _ body: () throws(Failure) -> Model
  ) throws(Failure) -> Model {
    guard let listener = ModelTrace.listener else { return try body() }
    let model = Participant(.model, "\(Model.self)")
    let source = Message.Source(file: "\(file)", line: line)
    let call = CodeText.plain("\(Model.self)(\(arguments()))")
    listener(.init(kind: .call(call), controller: self, other: model, source: source))
    do throws(Failure) {
      return try body()
    } catch {
      listener(.init(kind: .failure(error), controller: self, other: model))
      throw error
    }
  }

  /// Reports that a delegate method of this controller was called. Each delegate method calls this first.
  ///
  /// `argument` is the argument of the method after the sender.
  package func received(
    _ argument: @autoclosure () -> Any? = nil, from sender: AnyObject, file: StaticString = #fileID,
    line: Int = #line, function: StaticString = #function
  ) {
    guard let listener = ModelTrace.listener else { return }
    let text = CodeText.call(function, argument().map { [$0] } ?? [], sender: "self")
    let lane: Lane = sender is ViewController ? .controller : .model
    listener(
      .init(
        kind: .delegateCall(text), controller: self, other: Participant(lane, "\(type(of: sender))"),
        source: Message.Source(file: "\(file)", line: line)))
  }
}
