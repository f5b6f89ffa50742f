/// How widgets fill a rectangle: a widget, or a row or a column of layouts.
public struct Layout {
  /// A width or a height that depends on the rest of the rectangle.
  ///
  /// In a row or a column, it is the rest that the parts have left whose lengths were calculated before: first the parts
  /// at the start, from the first one on, up to a part without a length; then the parts at the end, from the last one
  /// back; and then the parts between.
  public typealias Length = (_ rest: Rect) -> Double

  fileprivate var width: Length?
  fileprivate var height: Length?
  fileprivate var gap: Double?
  private let place: (Rect) -> [Placement]

  /// A layout whose placements a closure returns.
  public init(_ place: @escaping (Rect) -> [Placement]) { self.place = place }

  /// A layout that depends on the size of its rectangle.
  public static func reading(_ layout: @escaping (Rect) -> Layout) -> Layout {
    Layout { layout($0).placements(in: $0) }
  }

  /// An empty part of a row or a column.
  public static var spacer: Layout { Layout { _ in [] } }

  /// The placements in a rectangle. A layout with a size is in the middle of the rectangle.
  public func placements(in rect: Rect) -> [Placement] {
    place(rect.centered(Size(width?(rect) ?? rect.width, height?(rect) ?? rect.height)))
  }

  /// Gives the layout a width.
  public func frame(width: @escaping Length) -> Layout { with(\.width, width) }

  /// Gives the layout a height.
  public func frame(height: @escaping Length) -> Layout { with(\.height, height) }

  /// Gives the layout a width, a height or both.
  public func frame(width: Double? = nil, height: Double? = nil) -> Layout {
    var layout = self
    if let width { layout.width = { _ in width } }
    if let height { layout.height = { _ in height } }
    return layout
  }

  /// Sets the gap after the layout in its row or column.
  public func gap(_ gap: Double) -> Layout { with(\.gap, gap) }

  fileprivate func with<Value>(_ property: WritableKeyPath<Layout, Value>, _ value: Value) -> Layout {
    var layout = self
    layout[keyPath: property] = value
    return layout
  }

  /// Leaves room around the layout.
  public func padding(_ horizontal: Double, _ vertical: Double) -> Layout {
    Layout { placements(in: $0.inset(by: horizontal, vertical)) }
  }

  /// Puts the layout in the middle of its share of a row or column.
  public func centered() -> Layout { Layout(placements) }
}

/// A row of layouts from left to right. Those without a width share what the others leave.
public func row(gap: Double = 0, @LayoutBuilder _ parts: () -> [Layout]) -> Layout {
  stack(parts(), gap: gap, \.width, \.width) { $1 ? $0.cutLeft($2, gap: $3) : $0.cutRight($2, gap: $3) }
}

/// A column of layouts from top to bottom. Those without a height share what the others leave.
public func column(gap: Double = 0, @LayoutBuilder _ parts: () -> [Layout]) -> Layout {
  stack(parts(), gap: gap, \.height, \.height) { $1 ? $0.cutTop($2, gap: $3) : $0.cutBottom($2, gap: $3) }
}

/// Divides a rectangle: parts with a length are cut off its start and its end, and the others share the middle. A part
/// with a length is placed without it, because its strip already has this length.
private func stack(
  _ parts: [Layout], gap: Double, _ size: WritableKeyPath<Layout, Layout.Length?>,
  _ extent: KeyPath<Rect, Double>, cut: @escaping (inout Rect, _ atStart: Bool, Double, _ gap: Double) -> Rect
) -> Layout {
  Layout { rect in
    var rest = rect
    var middle = parts[...]
    var placements: [Placement] = []
    while let part = middle.first, let length = part[keyPath: size] {
      middle.removeFirst()
      placements += part.with(size, nil).placements(in: cut(&rest, true, length(rest), part.gap ?? gap))
    }
    while let part = middle.last, let length = part[keyPath: size] {
      middle.removeLast()
      placements += part.with(size, nil).placements(
        in: cut(&rest, false, length(rest), middle.last?.gap ?? gap))
    }
    let lengths = middle.map { $0[keyPath: size]?(rest) }
    let gaps = middle.dropLast().map { $0.gap ?? gap }
    let free = rest[keyPath: extent] - (lengths.compactMap(\.self) + gaps).reduce(0, +)
    let share = free / Double(lengths.count { $0 == nil })
    for (part, length) in zip(middle, lengths) {
      placements += part.with(size, nil).placements(in: cut(&rest, true, length ?? share, part.gap ?? gap))
    }
    return placements
  }
}

extension Widget {
  /// The layout in which the widget fills the rectangle.
  public var layout: Layout { Layout { [placed(in: $0)] } }

  /// The layout of a line of text: see ``placedLine(in:minimumScale:)``.
  public func fittingLine(minimumScale: Double = 0.7) -> Layout {
    Layout { [placedLine(in: $0, minimumScale: minimumScale)] }
  }

  /// The layout of a text that wraps: see ``placedText(in:)``.
  public func fittingText() -> Layout { Layout { [placedText(in: $0)] } }

  /// Gives the widget a width, a height or both.
  public func frame(width: Double? = nil, height: Double? = nil) -> Layout {
    layout.frame(width: width, height: height)
  }

  /// Gives the widget a width that depends on the rest of the rectangle.
  public func frame(width: @escaping Layout.Length) -> Layout { layout.frame(width: width) }

  /// Gives the widget a height that depends on the rest of the rectangle.
  public func frame(height: @escaping Layout.Length) -> Layout { layout.frame(height: height) }

  /// The layout of a line of text with its natural height: see ``placedLine(in:minimumScale:)``.
  public func line(minimumScale: Double = 0.7) -> Layout {
    fittingLine(minimumScale: minimumScale).frame(height: Double(measured(.vertical).natural))
  }
}

/// The natural height of widgets side by side, at least `minimum`.
public func naturalHeight(of widgets: any Widget..., atLeast minimum: Double = 0) -> Double {
  widgets.reduce(minimum) { max($0, Double($1.measured(.vertical).natural)) }
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
