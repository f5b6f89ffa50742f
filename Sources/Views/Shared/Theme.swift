import GtkKit

/// The theme of a window: light or dark, of usual or of high contrast.
struct Theme {
  let isDark: Bool
  let isHighContrast: Bool

  init(isDark: Bool, isHighContrast: Bool = false) {
    (self.isDark, self.isHighContrast) = (isDark, isHighContrast)
  }

  init(of widget: some Widget) {
    let window = Window(of: widget)
    self.init(
      isDark: window?.hasStyle("dark") == true, isHighContrast: window?.hasStyle("contrast") == true)
  }

  /// The value for this theme. In high contrast, `dark` is used only if there is no value for high contrast.
  func callAsFunction<Value>(
    _ light: Value, dark: Value? = nil, contrast: Value? = nil, contrastDark: Value? = nil
  ) -> Value {
    switch (isDark, isHighContrast) {
    case (false, false): light
    case (true, false): dark ?? light
    case (false, true): contrast ?? light
    case (true, true): contrastDark ?? contrast ?? dark ?? light
    }
  }
}

/// The colors of a table, which are written here only.
protocol Palette {
  init(_ theme: Theme)
  /// The colors that style sheets use, too, by their names there.
  var shared: KeyValuePairs<String, Color> { get }
}

extension Palette {
  var shared: KeyValuePairs<String, Color> { [:] }

  init(of widget: some Widget) { self.init(Theme(of: widget)) }

  /// Defines the shared colors for the style sheets: `@name`, and `@name_dark` for a dark theme.
  static func share() {
    for (isDark, suffix) in [(false, ""), (true, "_dark")] {
      StyleSheet.define(Self(Theme(isDark: isDark)).shared.map { (name: $0 + suffix, color: $1) })
    }
  }
}

/// The colors that the tables share: those of the plates on which results stand.
struct CommonColors: Palette {
  let wonPlate: Color = 0xFFD769
  let wonText: Color = 0x2B1C00
  let wonLip: Color = 0x8A5A10
  let lostPlate: Color = 0x7D1A17
  let lostText: Color = 0xFFF1E6

  /// They are the same in each theme.
  init(_ theme: Theme) {}

  var shared: KeyValuePairs<String, Color> {
    [
      "won_plate": wonPlate, "won_text": wonText, "won_lip": wonLip, "lost_plate": lostPlate,
      "lost_text": lostText,
    ]
  }
}
