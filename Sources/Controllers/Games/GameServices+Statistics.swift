import Models

/// The statistics of a program, by the names of their values.
final class StatisticsModels {
  private var models: [String: AnyObject] = [:]

  /// The statistics with a name, which are made when they are first used.
  func model<Value>(_ name: String, make: () -> StatisticsModel<Value>) -> StatisticsModel<Value> {
    if let model = models[name] as? StatisticsModel<Value> { return model }
    let model = make()
    models[name] = model
    return model
  }
}

extension GameServices {
  /// The statistics that are saved under a key. All who ask for them get the same model.
  func statistics<Value: Statistics>(_ key: SaveKey<Value>) -> StatisticsModel<Value> {
    statisticsModels.model(key.name) {
      let slot = saveSlot(key)
      let model = slot.restore { try StatisticsModel($0) } ?? StatisticsModel()
      model.onChange = { slot.save($0) }
      return model
    }
  }

  /// Statistics of this session, from the start of the program to its end.
  func sessionStatistics<Value: Statistics>(_ type: Value.Type = Value.self) -> StatisticsModel<Value> {
    statisticsModels.model("\(type)") { StatisticsModel() }
  }
}
