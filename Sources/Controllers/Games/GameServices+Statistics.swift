import Models

/// The statistics of a program, by the types of their values.
final class StatisticsModels {
  private var models: [ObjectIdentifier: AnyObject] = [:]

  /// The statistics of a type, which are made when they are first used.
  func model<Value>(make: () -> StatisticsModel<Value>) -> StatisticsModel<Value> {
    let type = ObjectIdentifier(Value.self)
    if let model = models[type] as? StatisticsModel<Value> { return model }
    let model = make()
    models[type] = model
    return model
  }
}

extension GameServices {
  /// The statistics that are saved under a key: one model for all controllers.
  func statistics<Value: Statistics>(_ key: SaveKey<Value>) -> StatisticsModel<Value> {
    statisticsModels.model {
      let slot = saveSlot(key)
      let model = slot.restore { try StatisticsModel($0) } ?? StatisticsModel()
      model.onChange = { slot.save($0) }
      return model
    }
  }

  /// Statistics of this session, from the start of the program to its end.
  func sessionStatistics<Value: Statistics>() -> StatisticsModel<Value> {
    statisticsModels.model { StatisticsModel() }
  }
}
