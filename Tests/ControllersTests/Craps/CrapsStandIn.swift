/// A stand-in for the view of Craps and the alerts of its window. It has no widgets, and remembers what it is told.
final class CrapsStandIn: CrapsOutlets, AlertPresenting {
  let balanceLabel = TextStandIn()
  let dieLabel1 = OutletStandIn<Int?>()
  let dieLabel2 = OutletStandIn<Int?>()
  let totalLabel = TextStandIn()
  let pointLabel = TextStandIn()
  let anteLabel = TextStandIn()
  let anteSlider = SliderStandIn()
  let messageLabel = TextStandIn()
  let hintLabel = TextStandIn()
  let balanceLine = OutletStandIn<Chart>()
  let rollStrip = OutletStandIn<[RollStrip.Roll]>()
  private(set) lazy var rollButton = ButtonStandIn(sends: rollPressed)

  let rollPressed = Action<Void>("rollPressed")
  let sliderMoved = Action<Int>("sliderMoved")
  let anteChangePressed = Action<Int>("anteChangePressed")
  let anteAllPressed = Action<Void>("anteAllPressed")
  let viewDidAppear = Action<Void>("viewDidAppear")

  /// What moved, in order.
  private(set) var motions: [String] = []
  private(set) var puck: Int?
  private(set) var change = 0
  private(set) var payable = 0
  private(set) var chips = 0
  /// The changes of the ante that are possible; nil is the change to as much as possible.
  private(set) var anteChanges: [Int?] = []

  func throwDice(_ first: Int, _ second: Int) { motions.append("throw \(first) and \(second)") }
  func landDice() { motions.append("land") }
  func showPoint(_ point: Int?) { puck = point }
  func showChange(_ amount: Int) { change = amount }
  func showPayable(_ amount: Int) { payable = amount }
  func showChips(worth amount: Int) { chips = amount }
  func pushWinnings(_ amount: Int) { motions.append("push $\(amount)") }
  func collectChips() { motions.append("collect") }
  func sweepChips() { motions.append("sweep") }
  func enableAnteButtons(where isPossible: (_ change: Int?) -> Bool) {
    anteChanges = [-25, -5, 5, 25, nil].filter(isPossible)
  }

  // MARK: - Screen

  var allowsMotion = true
  var showsSteps: Bool { allowsMotion && isMapped }
  var isMapped = true {
    didSet { if isMapped { viewDidAppear.send() } else { onUnmap() } }
  }
  private var onUnmap: () -> Void = {}
  private(set) var announcements: [String] = []

  var root: WidgetRoot { preconditionFailure("there are no widgets") }
  var initialFocus: AnyWidget? { nil }
  func respond(
    onPress: @escaping () -> Bool, onKey: @escaping (Key) -> Bool, onMap: @escaping () -> Void,
    onUnmap: @escaping () -> Void
  ) { self.onUnmap = onUnmap }
  func finishAnimations() {}
  func becomePast() {}
  func announce(_ text: String) { announcements.append(text) }

  /// The announcements since the last call.
  func takeAnnouncements() -> [String] {
    defer { announcements = [] }
    return announcements
  }

  // MARK: - Alerts

  private(set) var alert: Alert?
  private var completion: () -> Void = {}
  var isModal: Bool { alert != nil }

  func present(_ alert: Alert, then completion: @escaping () -> Void) {
    (self.alert, self.completion) = (alert, completion)
  }

  func closeAlert() {
    alert = nil
    completion()
  }
}

extension CrapsStandIn {
  var texts: [String] { [balanceLabel, anteLabel, pointLabel, totalLabel, messageLabel].map(\.text) }

  var faces: [Int?] { [dieLabel1, dieLabel2].map { $0.value ?? nil } }

  var everything: [String] {
    texts + [
      hintLabel.text, "\(messageLabel.style)", "\(faces)", "\(anteSlider.value)", "\(anteSlider.isSensitive)",
      anteSlider.accessibleValue, "\(puck ?? 0)", "\(change)", "\(payable)", "\(chips)", "\(anteChanges)",
      "\(rollStrip.value ?? [])", "\(balanceLine.value?.title ?? "")",
    ]
  }

  /// Gives each outlet a value that is wrong.
  func spoil() {
    for label in [balanceLabel, anteLabel, pointLabel, totalLabel, hintLabel] { label.text = "?" }
    messageLabel.show("?", .lost)
    for die in [dieLabel1, dieLabel2] { die.show(0) }
    (anteSlider.value, anteSlider.isSensitive, anteSlider.accessibleValue) = (0, false, "?")
    (puck, change, payable, chips, anteChanges) = (0, 99, 99, 99, [99])
    rollStrip.show([])
  }
}

final class TextStandIn: TextOutlet {
  var text = ""
  private(set) var style = MessageStyle.neutral
  func show(_ text: String, _ style: MessageStyle) { (self.text, self.style) = (text, style) }
}

final class OutletStandIn<Value>: Outlet {
  private(set) var value: Value?
  func show(_ value: Value) { self.value = value }
}

final class SliderStandIn: SliderOutlet {
  var value = 0
  var isSensitive = true
  var accessibleValue = ""
  var needsAnnouncement = false
}

final class ButtonStandIn: ButtonOutlet {
  private let action: Action<Void>
  init(sends action: Action<Void>) { self.action = action }
  func press() { action.send() }
}
