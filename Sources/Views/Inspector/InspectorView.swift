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
  package let timelineBar = TimelineBar()
  package let detailLabel = Label(wraps: true, role: .status).withoutHyphens().limited(toLines: 2)
    .named("detailLabel").styled("detail").textAligned(0)
  package let sourceButton = Button("").named("sourceButton")
  package let legendLabel = Label(wraps: true).named("legendLabel").styled("legend").textAligned(0)
  package let hintLabel = Label(wraps: true).named("hintLabel").styled("hint")
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

  private let content = ScaledPage()
  private let lanes = LaneHeads()
  /// The messages, and above the empty list the hint.
  private let messageArea: Overlay
  private let controls: Box
  private let places: Box
  private let copies: Box

  /// A screen with a choice of these games.
  package init(games: [String]) {
    gameChoice = DropDown(games)
    messageList = MessageList(messagePointedAt, messagesSelected)
    let hintLayer = Container(arrange: { [hintLabel] in
      [hintLabel.placedText(in: $0.rect.inset(by: Metrics.gap))]
    })
    hintLayer.add(hintLabel).canTarget = false
    messageArea = Overlay(messageList)
    messageArea.add(hintLayer)
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
    StyleSheet.use("inspector")
    let surface = Container(measure: Container.sizes(minimum: Self.least, natural: Self.usual))
    root = WidgetRoot(surface.styled("inspector").named("inspectorScreen"))
    name()
    for part in parts { content.add(part) }
    surface.add(content)
    surface.onAllocate = { [weak self] in self?.fit($0) }
    surface.arrange = { [content] in [content.placed(in: $0.rect)] }
    connectActions()
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
    content.queueAllocate()
  }

  /// Shows a hint in place of messages; nil if there are messages.
  package func showHint(_ text: String?) {
    hintLabel.text = text ?? ""
    hintLabel.isVisible = text != nil
    let hasMessages = text == nil
    for button in [mermaidButton, textButton, svgButton] { button.isSensitive = hasMessages }
  }

  /// Shows where the button moves the Inspector.
  package func showPlace(isDetached: Bool, canMove: Bool) {
    windowButton.text = isDetached ? tr("Put Beside") : tr("Own Window")
    windowButton.isSensitive = canMove
  }

  /// The parts in the order of the Tab key.
  private var parts: [any Widget] {
    [
      controls, places, lanes, messageArea, detailLabel, sourceButton, propertyPane, legendLabel,
      legendButton, timelineBar, copies,
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
    sourceButton.styled("flat", "source").tooltip = tr("Open the source file")
    legendButton.styled("flat", "source").tooltip = tr("Open the source file")
    root.accessible(tr("MVC Inspector"))
  }

  private func connectActions() {
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

  private func fit(_ size: Size) {
    let scale = Self.scale(in: size)
    let form = Form.suiting(Size(size.width / scale, size.height / scale), lineHeight: detailLabel.lineHeight)
    content.fit(size, upTo: scale) { [weak self] page in
      page.withMargin(Metrics.step, Metrics.step) { self?.layout(form, on: $0) ?? .spacer }
    }
  }

  private func layout(_ form: Form, on page: Page) -> Layout {
    let spare = page.width - controls.naturalWidth - places.naturalWidth - Metrics.gap
    return column(gap: Metrics.step) {
      // All buttons in one row if they fit, or else in two rows.
      if spare >= 0 {
        row(gap: Metrics.gap) {
          controls.frame(width: controls.naturalWidth + spare / 2)
          places
        }.frame(height: naturalHeight(of: controls, places))
      } else {
        controls.line(minimumScale: Self.leastLine)
        places.line(minimumScale: Self.leastLine)
      }
      if form == .wide {
        row(gap: Metrics.step) {
          messages
          propertyPane.frame(width: max(210, page.width * 0.32))
        }
        row(gap: Metrics.gap) {
          note
          copies.frame(width: max(copies.naturalWidth, page.width * 0.32), height: naturalHeight(of: copies))
        }.frame(height: max(noteHeight, naturalHeight(of: copies)))
      } else {
        messages
        if form == .narrow { propertyPane.frame(height: { min(190, $0.height * 0.34) }) }
        if form != .veryLow { note.frame(height: noteHeight) }
        copies.line(minimumScale: Self.leastLine)
      }
      timelineBar.frame(height: naturalHeight(of: timelineBar))
    }
  }

  /// The lanes, and below them the messages.
  private var messages: Layout {
    column {
      lanes.frame(height: naturalHeight(of: lanes))
      messageArea
    }
  }

  /// The legend or the detail of a message: up to two lines, and the source file below.
  private var note: Layout {
    let (text, source) =
      detailLabel.isVisible ? (detailLabel, sourceButton) : (legendLabel, legendButton)
    return column {
      text.fittingText()
      row {
        if source.isVisible {
          source.fittingLine(minimumScale: Self.leastLine).frame(width: { min($0.width, source.naturalWidth) }
          )
        }
        Layout.spacer
      }.frame(height: naturalHeight(of: legendButton))
    }
  }

  /// The height does not depend on the text, so that nothing moves when it changes.
  private var noteHeight: Double {
    2 * detailLabel.lineHeight + 3 + naturalHeight(of: legendButton)
  }
}
