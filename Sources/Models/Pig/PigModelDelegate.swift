/// Receives the events of a game of Pig (seeds/pig.txt, "Tasks").
public protocol PigModelDelegate: AnyObject {
  /// Called after `event` was logged. If the delegate calls the model, the events of that are reported afterwards.
  func pigModel(_ model: PigModel, didLog event: PigEvent)
}
