import CGtk
import Glibc

extension Canvas {
  /// Draws a text in the font of a label along a line through points, as print on a curve.
  ///
  /// - Parameters:
  ///   - middle: How far from the middle of the line the middle of the text is.
  ///   - size: The height of a line of the text.
  ///   - spacing: The distance between letters, as a part of the height.
  public func text(
    _ text: String, like label: Label, along points: [Point], middle: Double, size: Double, spacing: Double,
    _ color: Color
  ) {
    let path = MeasuredPath(points)
    let scale = size / label.lineHeight
    let letters = text.map { (text: String($0), width: label.width(of: String($0)) * scale + spacing * size) }
    var position = path.length / 2 + middle - letters.reduce(0) { $0 + $1.width } / 2
    for letter in letters {
      let (start, end) = (path.point(at: position), path.point(at: position + letter.width))
      let center = Point((start.x + end.x) / 2, (start.y + end.y) / 2)
      let origin = Point(center.x - (letter.width - spacing * size) / 2, center.y - size / 2)
      let outline = outline(of: letter.text, like: label)
      defer { cairo_path_destroy(outline) }
      rotated(by: atan2(end.y - start.y, end.x - start.x), around: center) { canvas in
        canvas.transformed(by: origin, scale: scale) { _ in cairo_append_path(context, outline) }
        canvas.fill(color)
      }
      position += letter.width
    }
  }

  /// The outline of a text in the font of a label. A font takes time for each size and angle at which it draws, so the outline
  /// is always that of a large size, where hints do not show.
  private func outline(of text: String, like label: Label) -> UnsafeMutablePointer<cairo_path_t>? {
    cairo_new_path(context)
    cairo_save(context)
    cairo_identity_matrix(context)
    cairo_scale(context, 8, 8)
    label.withLayout(of: text) { pango_cairo_layout_path(context, $0) }
    let path = cairo_copy_path(context)
    cairo_restore(context)
    cairo_new_path(context)
    return path
  }
}

/// A line through points, and the distance of each from its beginning.
private struct MeasuredPath {
  private let points: [Point]
  private let distances: [Double]

  init(_ points: [Point]) {
    self.points = points
    var length = 0.0
    distances = points.indices.map { index in
      if index > 0 { length += points[index].distance(to: points[index - 1]) }
      return length
    }
  }

  var length: Double { distances.last ?? 0 }

  /// The point at a distance from the beginning.
  func point(at distance: Double) -> Point {
    guard let next = distances.firstIndex(where: { $0 >= distance }), next > 0 else {
      return (distance > 0 ? points.last : points.first) ?? Point(0, 0)
    }
    let share =
      (distance - distances[next - 1]) / max(distances[next] - distances[next - 1], .leastNormalMagnitude)
    return points[next - 1].mixed(with: points[next], share)
  }
}
