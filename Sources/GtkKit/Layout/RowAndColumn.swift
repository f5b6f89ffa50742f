/// A row of layouts from left to right. Those without a width share what the others leave.
public func row(gap: Double = 0, @LayoutBuilder _ parts: () -> [Layout]) -> Layout {
  let parts = Parts(parts(), gap: gap)
  let widths = { (width: Double) in parts.lengths(in: width, hasOwn: \.hasOwnWidth) { $0.width($1) } }
  return Layout(
    width: { need in parts.sum { $0.width(need) } },
    height: { need, width in zip(parts.parts, widths(width)).map { $0.height(need, forWidth: $1) }.max() ?? 0
    },
    place: { rect in
      parts.places(widths(rect.width)).flatMap { part, start, width in
        part.placements(in: Rect(rect.x + start, rect.y, width, rect.height))
      }
    })
}

/// A column of layouts from top to bottom. Those without a height share what the others leave.
public func column(gap: Double = 0, @LayoutBuilder _ parts: () -> [Layout]) -> Layout {
  let parts = Parts(parts(), gap: gap)
  return Layout(
    width: { need in parts.parts.map { $0.width(need) }.max() ?? 0 },
    height: { need, width in parts.sum { $0.height(need, forWidth: width) } },
    place: { rect in
      let heights = parts.lengths(in: rect.height, hasOwn: \.hasOwnHeight) {
        $0.height($1, forWidth: rect.width)
      }
      return parts.places(heights).flatMap { part, start, height in
        part.placements(in: Rect(rect.x, rect.y + start, rect.width, height))
      }
    })
}

/// The first of some layouts that fits a rectangle, or the last one.
public func firstFitting(@LayoutBuilder _ layouts: () -> [Layout]) -> Layout {
  let layouts = layouts()
  return Layout(
    width: { need in layouts.map { $0.width(need) }.min() ?? 0 },
    height: { need, width in
      // Sums of fractions are not exact.
      let fitting = layouts.filter { $0.width(.minimum) <= width + 0.01 }
      let heights = (fitting.isEmpty ? layouts.suffix(1) : fitting).map { $0.height(need, forWidth: width) }
      return (need == .minimum ? heights.min() : heights.first) ?? 0
    },
    place: { rect in
      let fitting = layouts.dropLast().first {
        $0.needed(of: Size(rect.width + 0.01, rect.height + 0.01)) <= 1
      }
      return (fitting ?? layouts.last)?.placements(in: rect) ?? []
    })
}

/// The parts of a row or a column, with the gap after each of them but the last one.
private struct Parts {
  let parts: [Layout]
  private let gaps: [Double]

  init(_ parts: [Layout], gap: Double) {
    self.parts = parts
    gaps = parts.dropLast().map { $0.gap ?? gap } + [0]
  }

  func sum(_ length: (Layout) -> Double) -> Double { zip(parts, gaps).reduce(0) { $0 + length($1.0) + $1.1 } }

  /// Divides a length. The parts with their own length get its natural value if there is room, or something between that and
  /// the minimum. The others share the rest; one that needs more than its share gets that.
  func lengths(
    in whole: Double, hasOwn: KeyPath<Layout, Bool>, _ length: (Layout, Layout.Need) -> Double
  ) -> [Double] {
    let minima = parts.map { $0[keyPath: hasOwn] ? 0 : length($0, .minimum) }
    let room = whole - gaps.reduce(0, +)
    var lengths = parts.map { $0[keyPath: hasOwn] ? length($0, .natural) : 0 }
    let missing = lengths.reduce(0, +) + minima.reduce(0, +) - room
    if missing > 0 {
      let shrinkable = zip(parts, lengths).map { $0[keyPath: hasOwn] ? max(0, $1 - length($0, .minimum)) : 0 }
      let share = min(1, missing / max(1e-9, shrinkable.reduce(0, +)))
      for (index, amount) in shrinkable.enumerated() { lengths[index] -= share * amount }
    }
    // Those that need the most of their share are served first.
    let others = parts.indices.filter { !parts[$0][keyPath: hasOwn] }
      .sorted { minima[$0] / parts[$0].share > minima[$1] / parts[$1].share }
    var rest = room - lengths.reduce(0, +)
    var shares = others.reduce(0) { $0 + parts[$1].share }
    for other in others {
      lengths[other] = max(minima[other], rest * parts[other].share / shares)
      rest -= lengths[other]
      shares -= parts[other].share
    }
    return lengths
  }

  func places(_ lengths: [Double]) -> [(part: Layout, start: Double, length: Double)] {
    var start = 0.0
    return zip(parts, zip(lengths, gaps)).map { part, length in
      defer { start += length.0 + length.1 }
      return (part, start, length.0)
    }
  }
}

/// Builds the parts of a row or a column.
@resultBuilder
public enum LayoutBuilder {
  /// A widget fills its rectangle.
  public static func buildExpression(_ widget: some Widget) -> [Layout] { [widget.layout] }

  /// A layout.
  public static func buildExpression(_ layout: Layout) -> [Layout] { [layout] }

  /// The parts in visual order.
  public static func buildBlock(_ parts: [Layout]...) -> [Layout] { parts.flatMap(\.self) }

  /// The parts of a `for`.
  public static func buildArray(_ parts: [[Layout]]) -> [Layout] { parts.flatMap(\.self) }

  /// The parts of an `if` without an `else`.
  public static func buildOptional(_ parts: [Layout]?) -> [Layout] { parts ?? [] }

  /// The parts of an `if`.
  public static func buildEither(first parts: [Layout]) -> [Layout] { parts }

  /// The parts of an `else`.
  public static func buildEither(second parts: [Layout]) -> [Layout] { parts }
}
