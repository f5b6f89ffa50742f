import GtkKit

/// The chances of winning by rolling and by passing: a bar in two colors, which grows from its middle to both sides, and beside it
/// what each side means.
package final class OddsBar: CustomWidget {
  /// A chance from 0 to 1, and its text. Without points, a player cannot pass.
  package typealias Chances = (roll: (text: String, share: Double), pass: (text: String, share: Double)?)

  private let rollLabel = Label().styled("odds", "numeric").textAligned(1)
  private let passLabel = Label().styled("odds", "numeric").textAligned(0)
  private let rollBar = ProgressBar(isInverted: true).styled("roll")
  private let passBar = ProgressBar().styled("pass")

  init() {
    super.init(role: .image)
    styled("odds-bar")
    for part in [rollLabel, rollBar, passBar, passLabel] as [any Widget] {
      part.setAccessibleHidden(true)
      add(part)
    }
    for bar in [rollBar, passBar] { bar.isVisible = false }
    setAccessibleHidden(true)
  }

  /// The texts that are shown.
  package var text: String {
    [rollLabel.text, passLabel.text].filter { !$0.isEmpty }.joined(separator: " · ")
  }

  /// Shows chances with their description, or none.
  package func show(_ chances: Chances?, describedAs description: String) {
    let texts = (chances?.roll.text ?? "", chances?.pass?.text ?? "")
    let isNew = texts != (rollLabel.text, passLabel.text)
    set(isNew: isNew, describedAs: text.debugDescription) {
      guard isNew else { return }
      rollBar.fraction = chances?.roll.share ?? 0
      passBar.fraction = chances?.pass?.share ?? 0
      rollBar.isVisible = chances != nil
      passBar.isVisible = chances?.pass != nil
      (rollLabel.text, passLabel.text) = texts
      accessibleLabel(description)
      // Screen readers would read the type of a picture without a name.
      setAccessibleHidden(chances == nil)
    }
  }

  override package var childLayout: Layout? {
    let bars = row(gap: 2) {
      rollBar.frame(height: rollLabel.lineHeight * 0.55)
      passBar.frame(height: rollLabel.lineHeight * 0.55)
    }
    return row(gap: Metrics.gap) {
      rollLabel.fittingLine(minimumScale: 0.4).withoutMinimumWidth().growing(4)
      bars.growing(3)
      passLabel.fittingLine(minimumScale: 0.4).withoutMinimumWidth().growing(4)
    }.frame(height: rollLabel.lineHeight.rounded(.up))
  }
}
