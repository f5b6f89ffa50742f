/// Whoever wants to hear what happens in a game of Pig: its controller.
///
/// The model holds its delegate weakly. It calls from wherever its own methods are called, so a controller on
/// the main actor conforms with `@MainActor PigModelDelegate`. Source: seeds/pig.txt, "Tasks".
public protocol PigModelDelegate: AnyObject {
  /// Tells that `event` was logged.
  ///
  /// The model's properties are all up to date by then, and events arrive in the order of the log. The model
  /// may be used from within; what that logs is told afterwards.
  func pigModel(_ model: PigModel, didLog event: PigEvent)
}
