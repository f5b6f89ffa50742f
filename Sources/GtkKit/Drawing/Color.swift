import CGtk

/// A colour: red, green, blue and opacity, each from 0 to 1.
public struct Color: Equatable {
  /// How much red there is, 0 to 1.
  public var red: Double
  /// How much green there is, 0 to 1.
  public var green: Double
  /// How much blue there is, 0 to 1.
  public var blue: Double
  /// How much of what is behind is hidden, 0 to 1.
  public var alpha: Double

  /// A colour by its parts.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A colour as the web writes it: 0xRRGGBB.
  public init(_ hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255, alpha: alpha)
  }

  init(_ rgba: GdkRGBA) {
    self.init(
      red: Double(rgba.red), green: Double(rgba.green), blue: Double(rgba.blue), alpha: Double(rgba.alpha))
  }

  /// The same colour with another opacity.
  public func opacity(_ alpha: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// How light the colour looks, from 0 to 1, roughly (ITU-R BT.709 weights, no gamma).
  public var lightness: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }
}
