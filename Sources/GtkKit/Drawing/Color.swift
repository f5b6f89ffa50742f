import CGtk

/// A color: red, green, blue and opacity, each from 0 to 1.
public nonisolated struct Color: Equatable {
  /// The red component, from 0 to 1.
  public var red: Double
  /// The green component, from 0 to 1.
  public var green: Double
  /// The blue component, from 0 to 1.
  public var blue: Double
  /// The opacity, from 0 (transparent) to 1 (opaque).
  public var alpha: Double
}

nonisolated extension Color {
  /// A color in hexadecimal notation, 0xRRGGBB.
  public init(_ hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255, alpha: alpha)
  }

  init(_ rgba: GdkRGBA) {
    self.init(
      red: Double(rgba.red), green: Double(rgba.green), blue: Double(rgba.blue), alpha: Double(rgba.alpha))
  }

  /// The same color with another opacity.
  public func opacity(_ alpha: Double) -> Color { Color(red: red, green: green, blue: blue, alpha: alpha) }

  /// The color between this one, at 0, and another, at 1.
  public func mixed(with other: Color, _ share: Double) -> Color {
    Color(
      red: red.mixed(with: other.red, share), green: green.mixed(with: other.green, share),
      blue: blue.mixed(with: other.blue, share), alpha: alpha.mixed(with: other.alpha, share))
  }

  /// The color in the notation of style sheets.
  var css: String {
    let parts = [red, green, blue].map { String(Int(($0 * 255).rounded())) }
    return "rgba(\(parts.joined(separator: ",")),\(alpha))"
  }

  /// The approximate lightness, from 0 to 1 (ITU-R BT.709 weights, without gamma).
  public var lightness: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }
}

nonisolated extension Color: ExpressibleByIntegerLiteral {
  /// A literal is an opaque color in hexadecimal notation, 0xRRGGBB.
  public init(integerLiteral hex: UInt32) { self.init(hex) }
}
