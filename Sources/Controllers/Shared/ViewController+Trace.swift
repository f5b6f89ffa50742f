import Models

extension ViewController {
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
