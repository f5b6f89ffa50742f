/// Finds text with too little contrast in a picture of the window, which includes all opacities, gradients and scales.
///
/// According to WCAG 2, text of 24 pixels or more needs a contrast of 3:1, and smaller text 4.5:1. Text of disabled
/// controls and text behind an alert needs none.
@MainActor
enum ContrastChecker {
  private static let largeText = 24.0
  private static let leastContrast = 4.5
  private static let leastContrastOfLargeText = 3.0

  static func findings(in window: some Widget) -> [Finding] {
    guard let picture = Picture(of: window) else {
      return [Finding(kind: .faint, widget: AnyWidget(window).reportName, detail: "draws nothing")]
    }
    return texts(below: AnyWidget(window), window.bounds(in: window), window).compactMap { text, rect in
      let size = text.fontSize(in: window)
      let least = size >= largeText ? leastContrastOfLargeText : leastContrast
      guard let contrast = contrast(of: picture.pixels(in: rect)), contrast < least else { return nil }
      return Finding(
        kind: .faint, widget: text.widget.reportName,
        detail: "has \(tenths(contrast)):1 at \(Int(size.rounded())) px, needs \(tenths(least)):1")
    }
  }

  private static func tenths(_ number: Double) -> String { String((number * 10).rounded(.down) / 10) }

  private static func texts(
    below widget: AnyWidget, _ visible: Rect, _ window: some Widget
  ) -> [(text: ShownText, rect: Rect)] {
    guard widget.isEffectivelySensitive else { return [] }
    let visible = widget.isClipping ? visible.intersection(widget.bounds(in: window)) : visible
    let children = widget.shownChildren
    // The child on top dims the others, unless it is only a layer for what moves, which gets no input.
    let inFront = widget.hasLayers ? children.filter(\.canTarget).suffix(1) : children[...]
    var found = inFront.flatMap { texts(below: $0, visible, window) }
    if let text = ShownText(of: widget) {
      let whole = widget.rect(text.ink, in: window)
      let ink = whole.intersection(visible)
      // A line that is scrolled partly out of view fades at the edge.
      let canBeRead = !ink.isEmpty && ink.height > whole.height * 0.9
      // The glyph of an "I" fills its ink rectangle: the pixels around it show the background.
      if canBeRead { found.append((text, ink.inset(by: -2).intersection(visible))) }
    }
    return found
  }

  // MARK: - Pixels

  private struct Shade {
    var count = 0
    var sum = 0.0
    var luminance: Double { sum / Double(count) }
  }

  /// The lowest contrast between a text and its background; nil without pixels.
  ///
  /// The most frequent shade is the background. The text is the shade that differs most from it, ignoring a few
  /// pixels. If the background has several shades, as in a gradient, each frequent one counts.
  static func contrast(of pixels: [Pixel]) -> Double? {
    let shades = shades(of: pixels)
    guard let behind = shades.max(by: { $0.count < $1.count })?.luminance else { return nil }
    var few = pixels.count / 50
    let text = shades.sorted { contrast($0.luminance, behind) > contrast($1.luminance, behind) }
      .first { shade in
        few -= shade.count
        return few < 0
      }
    guard let text = text?.luminance else { return nil }
    let others = shades.filter { $0.count > pixels.count / 8 }.map { contrast($0.luminance, text) }
      // The text itself can be a frequent shade, too, and so can the smoothed edges of a straight letter.
      .filter { $0 > 2 }
    return min(contrast(text, behind), others.min() ?? .infinity)
  }

  private static func shades(of pixels: [Pixel]) -> [Shade] {
    var places = [Int](repeating: -1, count: Pixel.shadeCount)
    var shades: [Shade] = []
    for pixel in pixels {
      if places[pixel.shade] < 0 {
        places[pixel.shade] = shades.count
        shades.append(Shade())
      }
      let place = places[pixel.shade]
      shades[place].count += 1
      shades[place].sum += pixel.luminance
    }
    return shades
  }

  private static func contrast(_ first: Double, _ second: Double) -> Double {
    (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }
}

/// Finds widgets whose description repeats their name: screen readers speak the name, and then the description.
@MainActor
enum DescriptionChecker {
  static func findings(in window: Window) -> [Finding] { findings(below: AnyWidget(window)) }

  private static func findings(below widget: AnyWidget) -> [Finding] {
    let name = widget.accessibleText(GTK_ACCESSIBLE_PROPERTY_LABEL)
    let description = widget.accessibleText(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION)
    let own = name.flatMap { name in
      name == description ? Finding(kind: .repeated, widget: widget.reportName, detail: name) : nil
    }
    return [own].compactMap(\.self) + widget.children.flatMap { findings(below: $0) }
  }
}
