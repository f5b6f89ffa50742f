import Models

/// The statistics of a program, by name.
final class StatisticsModels {
  private var models: [String: AnyObject] = [:]

  /// The statistics with a name, which are made when they are first used.
  func model<Value>(named name: String, make: () -> StatisticsModel<Value>) -> StatisticsModel<Value> {
    if let model = models[name] as? StatisticsModel<Value> { return model }
    let model = make()
    models[name] = model
    return model
  }
}

extension GameServices {
  /// The statistics that are saved under a key: one model for all controllers.
  package func statistics<Value: Statistics>(_ key: SaveKey<Value>) -> StatisticsModel<Value> {
    statisticsModels.model(named: key.name) {
      let slot = saveSlot(key)
      let model = slot.restore { try StatisticsModel($0) } ?? StatisticsModel()
      model.onChange = { slot.save($0) }
      return model
    }
  }

  /// Statistics of this session, from the start of the program to its end. No key has the same name.
  func sessionStatistics<Value: Statistics>(_ name: String) -> StatisticsModel<Value> {
    statisticsModels.model(named: name) { StatisticsModel() }
  }
}
