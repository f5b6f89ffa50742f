import Models

/// What the user has chosen to see in Pig.
package nonisolated struct PigOptions: Savable {
  /// Whether the odds are shown.
  package var showsOdds = false

  package init() {}

  /// Decodes the options. One that is missing or cannot be read has its default value.
  package init(from decoder: any Decoder) throws {
    let container = try? decoder.container(keyedBy: CodingKeys.self)
    showsOdds = (try? container?.decode(Bool.self, forKey: .showsOdds)) ?? false
  }
}

nonisolated extension SaveKey where Value == PigOptions {
  package static var pigOptions: Self { SaveKey("pigOptions", of: .pig, .option) }
}
