import GtkKit

/// The colors that the tables share: those of the plates on which results stand.
struct CommonColors: Palette {
  let wonPlate: Color = 0xFFD769
  let wonText: Color = 0x2B1C00
  let wonLip: Color = 0x8A5A10
  let lostPlate: Color = 0x7D1A17
  let lostText: Color = 0xFFF1E6
  let lostLip: Color = 0x4D0D0C

  /// They are the same in each theme.
  init(_ theme: Theme) {}

  var shared: KeyValuePairs<String, Color> {
    [
      "won_plate": wonPlate, "won_text": wonText, "won_lip": wonLip, "lost_plate": lostPlate,
      "lost_text": lostText, "lost_lip": lostLip,
    ]
  }
}
