/// The outlets and actions that the controller of Craps uses. ``CrapsView`` has them on its table.
package protocol CrapsOutlets: Screen {
  associatedtype Text: TextOutlet
  associatedtype Die: Outlet<Int?>
  associatedtype Line: Outlet<Chart>
  associatedtype Strip: Outlet<[RollStrip.Roll]>
  associatedtype AnteSlider: SliderOutlet
  associatedtype RollButton: ButtonOutlet

  var balanceLabel: Text { get }
  var dieLabel1: Die { get }
  var dieLabel2: Die { get }
  var totalLabel: Text { get }
  var pointLabel: Text { get }
  var anteLabel: Text { get }
  var anteSlider: AnteSlider { get }
  var messageLabel: Text { get }
  var hintLabel: Text { get }
  /// The balance over the last games.
  var balanceLine: Line { get }
  var rollStrip: Strip { get }
  var rollButton: RollButton { get }

  var rollPressed: Action<Void> { get }
  var sliderMoved: Action<Int> { get }
  var anteChangePressed: Action<Int> { get }
  var anteAllPressed: Action<Void> { get }
  var viewDidAppear: Action<Void> { get }

  func throwDice(_ first: Int, _ second: Int)
  /// Puts the dice on the table. They show the faces that they were given.
  func landDice()
  /// Moves the puck to the point; nil moves it to its place between the numbers.
  func showPoint(_ point: Int?)
  /// Shows by how much the last roll changed the balance.
  func showChange(_ amount: Int)
  /// Shows how much the balance can pay.
  func showPayable(_ amount: Int)
  /// Shows the ante in chips on the pass line.
  func showChips(worth amount: Int)
  func pushWinnings(_ amount: Int)
  /// Slides the chips from the pass line to the balance.
  func collectChips()
  func sweepChips()
  /// Enables the buttons whose change of the ante is possible; nil is the change to as much as possible.
  func enableAnteButtons(where isPossible: (_ change: Int?) -> Bool)
}
