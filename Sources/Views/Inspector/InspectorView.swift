import GtkKit

/// The Inspector's screen: three lanes with the messages between them, the properties of the models beside or below them,
/// and the controls.
package final class InspectorView: Screen {
  package let root: WidgetRoot

  package let pauseButton = ToggleButton(showing: Label(tr("Pause"))).named("pauseButton")
  package let stepButton = Button(tr("Step")).named("stepButton")
  package let slowButton = ToggleButton(showing: Label(tr("Slow"))).named("slowButton")
  package let clearButton = Button(tr("Clear")).named("clearButton")
  package let gameChoice: DropDown
  package let windowButton = Button(tr("Own Window")).named("windowButton")
  package let closeButton = Button(tr("Close")).named("closeButton")
  package let mermaidButton = Button(tr("Mermaid")).named("mermaidButton")
  package let textButton = Button(tr("Text")).named("textButton")
  package let svgButton = Button(tr("Save SVG…")).named("svgButton")
  package let messageList: MessageList
  package let propertyPane = PropertyPane()
  package let detailLabel = Label(wraps: true, role: .status).withoutHyphens().limited(toLines: 2)
    .named("detailLabel")
  package let sourceButton = Button("").named("sourceButton")
  package let legendLabel = Label(wraps: true).named("legendLabel")
  package let hintLabel = Label(wraps: true).named("hintLabel")
  package let legendButton = Button("").named("legendButton")

  package let pauseToggled = Action<Bool>("pauseToggled")
  package let stepPressed = Action<Void>("stepPressed")
  package let slowToggled = Action<Bool>("slowToggled")
  package let clearPressed = Action<Void>("clearPressed")
  package let gameChosen = Action<Int>("gameChosen")
  package let windowPressed = Action<Void>("windowPressed")
  package let closePressed = Action<Void>("closePressed")
  package let mermaidPressed = Action<Void>("mermaidPressed")
  package let textPressed = Action<Void>("textPressed")
  package let svgPressed = Action<Void>("svgPressed")
  package let messagePointedAt = Action<Int?>("messagePointedAt")
  package let messagesSelected = Action<[Int]>("messagesSelected")
  package let sourcePressed = Action<Void>("sourcePressed")
  package let legendPressed = Action<Void>("legendPressed")

  private let page = Container()
  /// The scale at which the page is drawn.
  private var scale = 1.0
  private var form = Form.narrow
  private let lanes = LaneHeads()
  private let controls: Box
  private let places: Box
  private let copies: Box

  /// A screen with a choice of these games.
  package init(games: [String]) {
    gameChoice = DropDown(games)
    messageList = MessageList(messagePointedAt, messagesSelected)
    controls = Box(
      .horizontal, homogeneous: true, [pauseButton, stepButton, slowButton, clearButton]
    ).styled("linked")
    places = Box(.horizontal, gap: 6, [gameChoice.expanding(horizontally: true), windowButton, closeButton])
    copies = Box(
      .horizontal, gap: 6,
      [
        Label(tr("Copy")).styled("caption"),
        Box(.horizontal, homogeneous: true, [mermaidButton, textButton, svgButton]).styled("linked")
          .expanding(horizontally: true),
      ])
    let surface = Container(measure: Container.sizes(minimum: Self.least, natural: Self.usual))
    root = WidgetRoot(surface.styled("inspector").named("inspectorScreen"))
    name()
    for part in parts { page.add(part) }
    surface.add(page)
    page.arrange = { [weak self] area in
      guard let self else { return [] }
      let size = Size(area.size.width / self.scale, area.size.height / self.scale)
      return self.placements(in: size).map { $0.scaled(by: self.scale) }
    }
    surface.arrange = { [weak self] area in
      guard let self else { return [] }
      let usual = Self.scale(in: area.size)
      self.form = Form.suiting(
        Size(area.size.width / usual, area.size.height / usual), lineHeight: self.detailLabel.lineHeight)
      self.scale = Arrangement.largestScale(upTo: usual, in: area.size) { page, scale in
        self.placements(in: page).fit(in: page, scale: scale)
      }
      return [self.page.placed(in: area.rect)]
    }
    hookActions()
  }

  package var initialFocus: AnyWidget? { AnyWidget(pauseButton) }

  /// Shows the description of a message and its source file; nil hides them.
  package func showDetail(_ text: String?, source: String?) {
    detailLabel.text = text ?? ""
    detailLabel.tooltip = text
    // Screen readers read the type of a label without text.
    detailLabel.isVisible = text != nil
    sourceButton.text = source ?? ""
    sourceButton.isVisible = source != nil
    page.queueAllocate()
  }

  /// Shows a hint in place of messages; nil if there are messages.
  package func showHint(_ text: String?) {
    hintLabel.text = text ?? ""
    hintLabel.isVisible = text != nil
    let hasMessages = text == nil
    for button in [mermaidButton, textButton, svgButton] { button.isSensitive = hasMessages }
    page.queueAllocate()
  }

  /// Shows where the button moves the Inspector.
  package func showPlace(isDetached: Bool, canMove: Bool) {
    windowButton.text = isDetached ? tr("Put Beside") : tr("Own Window")
    windowButton.isSensitive = canMove
  }

  /// The parts in the order of the Tab key.
  private var parts: [any Widget] {
    [
      controls, places, lanes, messageList, hintLabel, detailLabel, sourceButton, propertyPane, legendLabel,
      legendButton,
      copies,
    ]
  }

  private func name() {
    pauseButton.accessible(tr("Pause")).tooltip = tr("Hold back new messages")
    stepButton.tooltip = tr("Show the next message")
    slowButton.accessible(tr("Slow")).tooltip = tr("Show the messages one by one")
    clearButton.tooltip = tr("Remove all messages")
    gameChoice.named("gameChoice").accessible(tr("Show the messages of"))
    windowButton.tooltip = tr("Show the Inspector in its own window, or beside the games")
    closeButton.tooltip = tr("Close the Inspector (F12)")
    mermaidButton.tooltip = tr("Copy the selected groups, or the last one, as a Mermaid sequence diagram")
    textButton.tooltip = tr("Copy the selected groups, or the last one, as text")
    svgButton.tooltip = tr("Save the selected groups, or the last one, as a picture")
    hintLabel.styled("hint")
    hintLabel.canTarget = false
    detailLabel.styled("detail").textAligned(0)
    sourceButton.styled("flat", "source").tooltip = tr("Open the source file")
    legendButton.styled("flat", "source").tooltip = tr("Open the source file")
    legendLabel.styled("legend").textAligned(0)
    root.accessible(tr("MVC Inspector"))
  }

  private func hookActions() {
    pauseButton.sends(pauseToggled)
    stepButton.sends(stepPressed)
    slowButton.sends(slowToggled)
    clearButton.sends(clearPressed)
    gameChoice.sends(gameChosen)
    windowButton.sends(windowPressed)
    closeButton.sends(closePressed)
    mermaidButton.sends(mermaidPressed)
    textButton.sends(textPressed)
    svgButton.sends(svgPressed)
    sourceButton.sends(sourcePressed)
    legendButton.sends(legendPressed)
  }

  // MARK: - Layout

  /// The minimum and natural sizes at the usual text size.
  private static let least = Size(300, 260)
  private static let usual = Size(420, 640)
  /// The smallest scale of a row of buttons that is too long.
  private static let leastLine = 0.64

  /// The scale in a size: in a large window, texts can be read from the back of a room.
  private static func scale(in size: Size) -> Double {
    max(1, min(size.width / 760, size.height / 620, 2.5))
  }

  /// The arrangement of the parts.
  private enum Form {
    /// The properties beside the lanes.
    case wide
    /// All in one column.
    case narrow
    /// A low column without the properties.
    case low
    /// A very low column, without the legend and the detail, too.
    case veryLow

    /// The form for a size and a line height.
    static func suiting(_ size: Size, lineHeight: Double) -> Form {
      let lines = Size(size.width / lineHeight, size.height / lineHeight)
      let isLow = lines.height < 26
      if lines.width >= (isLow ? 42 : 48), lines.height >= 16 { return .wide }
      return isLow ? (lines.height < 19 ? .veryLow : .low) : .narrow
    }
  }

  /// The placements of the parts on a page of a size, in its own pixels.
  private func placements(in size: Size) -> [Placement] {
    var room = Rect(size).inset(by: Metrics.step)
    return placedControls(in: &room) + (form == .wide ? placedBeside(in: room) : placedBelow(in: room))
  }

  /// The properties beside the lanes.
  private func placedBeside(in rect: Rect) -> [Placement] {
    var room = rect
    var foot = room.cutBottom(max(noteHeight, height(of: copies)), gap: Metrics.step)
    let width = max(copies.naturalWidth, foot.width * 0.32)
    let copyRect = foot.cutRight(width, gap: Metrics.gap).centered(Size(width, height(of: copies)))
    let properties = room.cutRight(max(210, room.width * 0.32), gap: Metrics.step)
    return [copies.placed(in: copyRect), propertyPane.placed(in: properties)] + placedNote(in: foot)
      + placedMessages(in: room)
  }

  /// All buttons in one row if they fit, or else in two rows.
  private func placedControls(in room: inout Rect) -> [Placement] {
    let both = controls.naturalWidth + places.naturalWidth + Metrics.gap
    guard room.width >= both else {
      let rows = [controls, places].map { room.cutTop(height(of: $0), gap: Metrics.step) }
      return zip([controls, places], rows).map { $0.placedLine(in: $1, minimumScale: Self.leastLine) }
    }
    var row = room.cutTop(height(of: controls, places), gap: Metrics.step)
    let left = row.cutLeft(controls.naturalWidth + (row.width - both) / 2, gap: Metrics.gap)
    return [controls.placed(in: left), places.placed(in: row)]
  }

  /// The parts in a column, as far as there is room.
  private func placedBelow(in rect: Rect) -> [Placement] {
    var room = rect
    let foot = room.cutBottom(height(of: copies), gap: Metrics.step)
    var placements = [copies.placedLine(in: foot, minimumScale: Self.leastLine)]
    if form != .veryLow { placements += placedNote(in: room.cutBottom(noteHeight, gap: Metrics.step)) }
    if form == .narrow {
      let properties = room.cutBottom(min(190, room.height * 0.34), gap: Metrics.step)
      placements.append(propertyPane.placed(in: properties))
    }
    return placements + placedMessages(in: room)
  }

  private func placedMessages(in rect: Rect) -> [Placement] {
    var room = rect
    let placements = [lanes.placed(in: room.cutTop(height(of: lanes))), messageList.placed(in: room)]
    return hintLabel.isVisible
      ? placements + [hintLabel.placedText(in: room.inset(by: Metrics.gap))] : placements
  }

  /// The legend or the detail of a message: up to two lines, and the source file below.
  private func placedNote(in rect: Rect) -> [Placement] {
    let (text, source) =
      detailLabel.isVisible ? (detailLabel, sourceButton) : (legendLabel, legendButton)
    var room = rect
    let line = room.cutBottom(height(of: legendButton))
    let placedText = text.placedText(in: room)
    guard source.isVisible else { return [placedText] }
    let sourceRect = Rect(line.x, line.y, min(line.width, source.naturalWidth), line.height)
    return [placedText, source.placedLine(in: sourceRect, minimumScale: Self.leastLine)]
  }

  /// The height does not depend on the text, so that nothing moves when it changes.
  private var noteHeight: Double { 2 * detailLabel.lineHeight + 3 + height(of: legendButton) }
}
