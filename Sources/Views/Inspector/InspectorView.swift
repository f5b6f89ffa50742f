import GtkKit

/// The Inspector's screen: the controls, the messages below the header of their group, and the properties of the models.
package final class InspectorView: Screen {
  package let root: WidgetRoot

  package let pauseButton = ToggleButton(showing: Label(tr("Pause"))).named("pauseButton")
  package let stepBackButton = Button(icon: "go-previous-symbolic").named("stepBackButton")
  package let stepButton = Button(tr("Step")).named("stepButton")
  package let slowButton = ToggleButton(showing: Label(tr("Slow"))).named("slowButton")
  package let skipButton = Button(tr("Next Action")).named("skipButton")
  package let gameChoice: DropDown
  package let filterChoice = DropDown()
  package let searchField = TextField().named("searchField")
  package let searchButton = ToggleButton(icon: "edit-find-symbolic").named("searchButton")
  package let projectorButton = ToggleButton(icon: "video-display-symbolic").named("projectorButton")
  package let windowButton = Button(icon: "window-new-symbolic").named("windowButton")
  package let closeButton = Button(icon: "window-close-symbolic").named("closeButton")
  package let menu: InspectorMenu
  package let waitingLabel = Label().named("waitingLabel").styled("numeric").textAligned(0)
  package let messageList = MessageList()
  package let propertyPane = PropertyPane()
  package let timelineBar: TimelineBar
  package let questionPane = QuestionPane()
  package private(set) lazy var questionForm = QuestionForm(in: content)
  package private(set) lazy var messageMenu = MessageMenu(of: content, chosen)
  package let detailLabel = Label(wraps: true, role: .status).withoutHyphens().limited(toLines: 3)
    .named("detailLabel").styled("detail").textAligned(0)
  package let sourcePane: SourcePane
  package let hintLabel = Label(wraps: true).named("hintLabel").styled("hint")

  package let chosen = Action<InspectorAction>("perform")
  package let gameChosen = Action<Int>("gameChosen")
  package let filterChosen = Action<Int>("filterChosen")
  package let searchChanged = Action<String>("searchChanged")
  package let windowPressed = Action<Void>("windowPressed")
  package let closePressed = Action<Void>("closePressed")
  package let participantPressed = Action<String>("choicePressed")

  /// The size of the texts of menus and tooltips; nil if it is the usual one.
  var menuSize: Double?

  /// Its sizes are those at the usual text size.
  let content = ScaledPage(minimum: Size(300, 260), natural: Size(420, 640))
  package let header = GroupHeader()
  let messageArea = Pile().named("messageArea")
  let controls: Box
  let places: Box

  /// How many times larger than usual the diagram is.
  package var zoom = 1.0 { didSet { content.queueAllocate() } }
  /// Whether the Inspector has its form for a projector: larger letters, and no controls above the diagram.
  package var isProjected = false {
    didSet {
      projectorButton.isActive = isProjected
      header.setStyle("projected", isProjected)
      content.queueAllocate()
    }
  }
  /// Whether the choices of messages and the search are shown.
  package var showsFilters = false {
    didSet {
      searchButton.isActive = showsFilters
      content.queueAllocate()
    }
  }

  package init(games: [String]) {
    gameChoice = DropDown(games)
    menu = InspectorMenu(chosen)
    (timelineBar, sourcePane) = (TimelineBar(chosen), SourcePane())
    let hint = LayoutBox([hintLabel]) { [hintLabel] in
      Layout { [hintLabel.placedText(in: $0.inset(by: Metrics.gap, 0))] }
    }
    hint.canTarget = false
    messageArea.add(messageList).add(hint)
    controls = Box(.horizontal, [pauseButton, stepBackButton, stepButton, slowButton]).styled("linked")
    places = Box(.horizontal, gap: 6, [searchButton, windowButton, menu.button, closeButton])
      .aligned(.end, .center)
    Self.useStyle()
    root = WidgetRoot(content.styled("inspector").named("inspectorScreen"))
    content.setFocusFallbacks([stepButton, stepBackButton])
    nameOutlets()
    for part in parts { content.add(part) }
    content.usualScale = { [weak self] _ in self?.prepareScale() ?? 1 }
    content.layout = { [weak self] page in
      page.withMargin(Metrics.step, Metrics.step) { self?.layout(on: $0) ?? .spacer }
    }
    content.onUnmap { [weak self] in self?.setMenuSize(nil) }
    connectActions()
    // During layout, the list scrolls.
    messageList.onScrolled { [weak self] in MainLoop.idle { self?.showHeader() } }
  }

  static func useStyle() {
    InspectorColors.share()
    StyleSheet.use("inspector")
  }

  package var initialFocus: AnyWidget? { AnyWidget(pauseButton) }

  package func showDetail(_ text: String) {
    detailLabel.text = text
    detailLabel.tooltip = text
    // The tooltip would repeat the name of a label whose text is not cut off.
    detailLabel.setAccessibleDescription("")
    content.queueAllocate()
  }

  package func setChoosesParticipant(_ isChoosable: Bool) { header.setStyle("choosable", isChoosable) }

  /// Opens the form of a question after the selected message, beside its row if the list has scrolled to it in some frames.
  package func openForm(within frames: Int = 4) {
    root.onNextFrame { [weak self] in
      guard let self else { return }
      frames > 1 && selectedPlace == nil
        ? openForm(within: frames - 1) : questionForm.open(at: menuPlace)
    }
  }

  package func openMessageMenu(refusal: String?) { messageMenu.open(at: menuPlace, refusal: refusal) }

  private var selectedPlace: Rect? {
    let selected = messageList.menuRow ?? messageList.selection.last
    return messageList.mappedRows.last { $0.item == selected }?.row.widget.visibleBounds(in: content)
  }

  private var menuPlace: Rect { selectedPlace ?? messageList.visibleBounds(in: content) ?? Rect(Size(1, 1)) }

  package func showHint(_ text: String?) {
    hintLabel.text = text ?? ""
    hintLabel.isVisible = text != nil
    showHeader()
  }

  package func showPlace(isDetached: Bool, canMove: Bool) {
    windowButton.isVisible = canMove
    let label = isDetached ? tr("Dock") : tr("Own Window")
    // Each label is reported to assistive technology.
    if windowButton.tooltip != label { windowButton.labeledByTooltip(label) }
  }

  private func showHeader() { header.group = messageList.group }

  private func connectActions() {
    for (button, action) in [
      (stepButton, InspectorAction.step), (stepBackButton, .stepBack), (skipButton, .nextAction),
    ] { button.sends(chosen, action) }
    for (toggle, action) in [
      (pauseButton, InspectorAction.pause), (slowButton, .slow), (searchButton, .search),
      (projectorButton, .project),
    ] { toggle.sends(chosen, action) }
    gameChoice.sends(gameChosen)
    filterChoice.sends(filterChosen)
    searchField.onChanged { [searchField, searchChanged] in
      searchChanged.send(searchField.text, by: searchField, "changed")
    }
    windowButton.sends(windowPressed)
    closeButton.sends(closePressed)
    header.onPressed = { [unowned self] in participantPressed.send($0, by: header, "clicked") }
  }
}
