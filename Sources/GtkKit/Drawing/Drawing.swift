import CGtk

/// The drawings of an SVG file: its groups, by their names. The file has nothing but groups of paths, whose colors are #RRGGBB.
public struct Drawing {
  /// An outline with its colors.
  public struct Shape {
    /// The outline.
    public let path: Path
    fileprivate let (fill, stroke): (Color?, Color?)
    fileprivate let width: Double
  }

  /// The folder of the files, in the registered resources.
  public static var folder = ""
  private var groups: [String: [Shape]] = [:]

  /// Reads a file of the ``folder``.
  public init(named name: String) { self.init(svg: Resources.text(of: "\(Self.folder)/\(name).svg") ?? "") }

  init(svg: String) {
    var name = ""
    for tag in svg.utf8.split(separator: UInt8(ascii: "<")) {
      let attributes = Self.attributes(of: tag)
      if tag.starts(with: "g ".utf8), let id = attributes["id"] {
        name = id
        groups[name] = []
      }
      guard tag.starts(with: "path ".utf8) else { continue }
      guard let path = attributes["d"].flatMap({ Path($0) }) else {
        Program.writeError("A drawing has an invalid path in the group \"\(name)\": <\(Substring(tag))")
        continue
      }
      let number = { (name: String) in attributes[name].flatMap { Double($0) } ?? 1 }
      groups[name, default: []].append(
        Shape(
          path: path, fill: Self.color(attributes["fill"])?.opacity(number("fill-opacity")),
          stroke: Self.color(attributes["stroke"]), width: number("stroke-width")))
    }
  }

  /// The names of the groups.
  public var names: [String] { Array(groups.keys) }

  /// The shapes of a group, from back to front.
  public subscript(_ group: String) -> [Shape] {
    assert(groups[group] != nil, group)
    return groups[group] ?? []
  }

  private nonisolated static func attributes(of tag: Substring.UTF8View) -> [String: String] {
    let parts = tag.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
    return zip(parts, parts.dropFirst()).reduce(into: [:]) { all, pair in
      guard pair.0.last == UInt8(ascii: "="), let space = pair.0.lastIndex(of: UInt8(ascii: " ")) else {
        return
      }
      all[String(Substring(pair.0[space...].dropFirst().dropLast()))] = String(Substring(pair.1))
    }
  }

  private nonisolated static func color(_ text: String?) -> Color? {
    text.flatMap { UInt32($0.dropFirst(), radix: 16) }.map { Color($0) }
  }
}

extension Canvas {
  /// Draws groups of a drawing, from back to front, in their own colors or in another one.
  public func draw(_ drawing: Drawing, _ groups: String..., in color: Color? = nil) {
    for shape in groups.flatMap({ drawing[$0] }) {
      for step in shape.path.steps {
        switch step {
        case .move(let point): move(to: point)
        case .line(let point): line(to: point)
        case .curve(let first, let second, let end): curve(towards: first, second, to: end)
        case .close: close()
        }
      }
      if let fill = shape.fill {
        use(color ?? fill)
        cairo_fill_preserve(context)
      }
      if let stroke = shape.stroke { self.stroke(color ?? stroke, width: shape.width) }
      cairo_new_path(context)
    }
  }
}
