/// Receives the events of a game of Pig.
///
/// The model refers to its delegate weakly. It calls the delegate on the actor on which its own methods are
/// called, so a controller on the main actor conforms with `@MainActor PigModelDelegate`. Source: seeds/pig.txt,
/// "Tasks".
public protocol PigModelDelegate: AnyObject {
  /// Called after `event` was logged.
  ///
  /// The properties of the model are up to date, and events arrive in the order of the log. The delegate may call
  /// the model. The resulting events are reported afterwards.
  func pigModel(_ model: PigModel, didLog event: PigEvent)
}
