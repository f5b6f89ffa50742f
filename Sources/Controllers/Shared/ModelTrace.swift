/// Where a controller calls its model, and where the model answers: whoever listens is told of both.
///
/// While nobody listens, a call costs one look at whether somebody does, and builds nothing.
enum ModelTrace {
  /// Who is told.
  static weak var listener: (any ModelTraceListener)?
}

/// A place in the source: the file as `#fileID` names it, and the line.
struct SourceLine {
  let file: StaticString
  let line: Int
}

/// Whoever is told what passes between controllers and models.
protocol ModelTraceListener: AnyObject {
  /// A controller calls a model of a class, or has one made.
  func controller(_ caller: ViewController, calls message: String, of model: Any.Type, at place: SourceLine)
  /// The call is done; `result` is what it returned, nil where that is nothing.
  func controller(_ caller: ViewController, hasCalled model: AnyObject, result: String?)
  /// The call failed.
  func controller(_ caller: ViewController, failedToCall model: Any.Type, with error: any Error)
  /// A controller's method is called by its model, or by another controller.
  func controller(
    _ receiver: ViewController, receives message: String, from sender: AnyObject, at place: SourceLine)
  /// A controller sees that a model it watches has changed.
  func controller(_ watcher: ViewController, sawChangeOf model: AnyObject, at place: SourceLine)
}
