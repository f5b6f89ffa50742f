private typealias Metrics = SequenceMetrics
private typealias Ink = SequenceInk

extension SequenceDiagram {
  /// The diagram as a picture for slides and documents: an SVG file that needs nothing besides it.
  public var svg: String {
    let layout = SequenceLayout(of: self)
    let (width, height) = layout.size
    var top = Metrics.margin + Metrics.headerHeight
    var shapes = ["<title>Sequence diagram</title>", Ink.heads]
    shapes.append(SVG.element("rect", ["width": width, "height": height, "fill": Ink.paper]))
    shapes += parties.map { lifeline(of: $0, layout) }
    shapes += Lane.allCases.flatMap { band(of: $0, layout) }
    shapes += parties.flatMap { box(of: $0, layout) }
    for ((group, _), rows) in zip(groups, layout.rows) {
      top += Metrics.groupGap
      shapes += titleLine(of: group, at: top, width: width)
      top += Metrics.groupTitleHeight
      for row in rows {
        top += row.height
        shapes += drawing(of: row, above: top, layout)
      }
    }
    let picture = SVG.element(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": width, "height": height,
        "viewBox": "0 0 \(width) \(height)", "font-family": "sans-serif", "font-size": Metrics.textSize,
        "fill": Ink.text,
      ], "\n" + shapes.map { $0 + "\n" }.joined())
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\(picture)\n"
  }

  // MARK: - Lanes and participants

  /// The ground of a lane's participants, with its title.
  private func band(of lane: Lane, _ layout: SequenceLayout) -> [String] {
    guard let first = participants(in: lane).first, let last = participants(in: lane).last else { return [] }
    let left = layout.box(of: first).lowerBound - Metrics.boxGap
    let right = layout.box(of: last).upperBound + Metrics.boxGap
    let ground = SVG.element(
      "rect",
      [
        "x": left, "y": Metrics.margin, "width": right - left, "height": Metrics.headerHeight, "rx": 6,
        "fill": lane.ink.ground, "stroke": lane.ink.edge,
      ])
    let title = SVG.element(
      "text",
      [
        "x": (left + right) / 2, "y": Metrics.margin + Metrics.titleBaseline, "text-anchor": "middle",
        "font-size": Metrics.titleSize, "font-weight": "bold",
      ], lane.title)
    return [ground, title]
  }

  private func lifeline(of party: Participant?, _ layout: SequenceLayout) -> String {
    let top = Metrics.margin + Metrics.headerHeight - Metrics.boxGap
    let path = "M\(layout.lifeline(of: party)) \(top)V\(layout.size.height - Metrics.margin)"
    return SVG.element("path", ["d": path, "stroke": Ink.lifeline, "stroke-dasharray": "3 4"])
  }

  /// A participant's name in its box; above the player's stands a figure.
  private func box(of party: Participant?, _ layout: SequenceLayout) -> [String] {
    let (x, box) = (layout.lifeline(of: party), layout.box(of: party))
    let top = Metrics.margin + Metrics.laneTitleHeight
    let frame = SVG.element(
      "rect",
      [
        "x": box.lowerBound, "y": top, "width": box.upperBound - box.lowerBound,
        "height": Metrics.boxHeight, "rx": 4, "fill": Ink.paper,
        "stroke": party?.lane.ink.edge ?? Ink.lifeline,
      ])
    let name = SVG.element(
      "text",
      [
        "x": x, "y": top + Metrics.titleBaseline, "text-anchor": "middle", "font-size": Metrics.titleSize,
      ],
      SVG.escaped(Self.name(of: party)))
    return party == nil ? [figure(at: x), frame, name] : [frame, name]
  }

  private func figure(at x: Int) -> String {
    let top = Metrics.margin
    let head = "M\(x) \(top + 9)a4 4 0 1 1 .1 0z"
    let body = "M\(x) \(top + 9)v8l-5 6m5 -6l5 6m-11 -11h12"
    return SVG.element("path", ["d": head + body, "fill": "none", "stroke": Ink.text])
  }

  // MARK: - Groups and messages

  private func titleLine(of group: MessageGroup, at top: Int, width: Int) -> [String] {
    let ground = SVG.element(
      "rect",
      [
        "x": Metrics.margin, "y": top, "width": width - 2 * Metrics.margin,
        "height": Metrics.groupTitleHeight - 4, "rx": 4, "fill": Ink.titleGround,
      ])
    let title = SVG.element(
      "tspan", ["dx": Metrics.titlePadding, "font-weight": "bold"], SVG.escaped(group.title))
    let text = SVG.element(
      "text",
      [
        "x": Metrics.margin + Metrics.titlePadding, "y": top + 16, "font-size": Metrics.titleSize,
      ], SVG.escaped(group.time) + title)
    return [ground, text]
  }

  private func drawing(of row: SequenceRow, above bottom: Int, _ layout: SequenceLayout) -> [String] {
    let message = row.message
    let (start, end) = (layout.lifeline(of: message.sender), layout.lifeline(of: message.receiver))
    let y = bottom - Metrics.arrowHeight
    if start == end {
      let loop = "M\(start) \(y - 14)h\(Metrics.loopWidth - 4)q4 0 4 4v6q0 4 -4 4H\(start)"
      let x = start + Metrics.loopWidth + Metrics.textGap / 2
      return [arrow(of: message, along: loop)] + text(row.lines, x, above: y - 3, anchor: "start")
    }
    let middle = (start + end) / 2
    let line = arrow(of: message, along: "M\(start) \(y)H\(end)")
    let text = text(row.lines, middle, above: y - 7, anchor: "middle")
    if layout.areNeighbors(message.sender, message.receiver) { return [line] + text }
    // The lifelines between the two would run through the text.
    let height = row.lines.count * Metrics.lineHeight + 3
    let ground = SVG.element(
      "rect",
      [
        "x": middle - row.width / 2, "y": y - 2 - height, "width": row.width, "height": height,
        "fill": Ink.paper,
      ])
    return [ground, line] + text
  }

  private func text(_ lines: [String], _ x: Int, above bottom: Int, anchor: String) -> [String] {
    lines.enumerated().map { index, line in
      let y = bottom - (lines.count - 1 - index) * Metrics.lineHeight
      return SVG.element("text", ["x": x, "y": y, "text-anchor": anchor], SVG.escaped(line))
    }
  }

  private func arrow(of message: Message, along path: String) -> String {
    message.isAnswer
      ? SVG.element(
        "path",
        [
          "d": path, "fill": "none", "stroke": Ink.text, "stroke-dasharray": "6 4",
          "marker-end": "url(#answer)",
        ])
      : SVG.element("path", ["d": path, "fill": "none", "stroke": Ink.text, "marker-end": "url(#call)"])
  }
}
